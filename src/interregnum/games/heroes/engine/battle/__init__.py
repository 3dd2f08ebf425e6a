"""Battles: who strikes whom in which order, dice, wounds, flight, and what comes after."""
