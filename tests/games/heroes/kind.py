"""Heroes as the properties play it."""

from __future__ import annotations

from tests.properties import heroes_games
from tests.properties.kind import Kind

from interregnum.games.heroes.engine import choices as codes
from interregnum.games.heroes.lab import invariants

KIND = Kind(
    heroes_games.GAME, heroes_games.OPTIONS, heroes_games.start, heroes_games.pick, invariants.check, 60,
    [
        *range(-3, codes.USE, 37),
        *range(codes.USE, codes.USE + 10_000, 613),
        codes.ADVANCE, codes.ADVANCE + 1, 2**40,
    ],
    heroes_games.fitting,
)  # fmt: skip
