"""Proofs and trials of Heroes."""
