"""Proofs and trials of Hidden Leaders."""
