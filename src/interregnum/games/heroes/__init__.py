"""Might & Magic Heroes, the board game."""
