"""What the manifest of a game promises holds in the game itself."""

from __future__ import annotations

import pytest

from interregnum.registry import PACKAGES, game


@pytest.mark.parametrize("game_id", PACKAGES)
def test_somebodys_first_game_can_be_played_at_every_table(game_id: str) -> None:
    here, first = game(game_id), PACKAGES[game_id].first

    for seats in range(here.min_seats, here.max_seats + 1):
        assert dict(first).items() <= here.check(seats, dict(first)).items()
