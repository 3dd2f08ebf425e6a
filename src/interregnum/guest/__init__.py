"""Bases for games that come from elsewhere, in plain Python: what they declare once serves store, wire and words."""
