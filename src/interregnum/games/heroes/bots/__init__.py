"""Bots for Heroes."""
