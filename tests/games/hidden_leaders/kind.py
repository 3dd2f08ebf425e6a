"""Hidden Leaders as the properties play it."""

from __future__ import annotations

from tests.properties import random_games
from tests.properties.kind import WHOLE, Kind

from interregnum.games.hidden_leaders.engine import choices as codes
from interregnum.games.hidden_leaders.lab import invariants

KIND = Kind(
    random_games.GAME, random_games.OPTIONS, random_games.start, random_games.pick, invariants.check, WHOLE,
    [
        *range(-3, codes.SPOT + 160),
        *range(codes.MOVES, codes.MOVES + 23 * 23),
        *range(codes.SETUPS, codes.SETUPS_END, 97),
    ],
)  # fmt: skip
