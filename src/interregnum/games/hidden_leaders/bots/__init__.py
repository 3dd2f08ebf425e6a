"""Bots that know Hidden Leaders."""
