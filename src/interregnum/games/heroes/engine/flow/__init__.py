"""The course of a game: set-up, rounds, the procedures by number, and what decides it."""
