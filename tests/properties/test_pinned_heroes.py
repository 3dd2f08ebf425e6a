"""Pinned games of Heroes go the way they went: every number of seats, every option, battles and their middles."""

from __future__ import annotations

import json

from tests.properties.pinned_heroes import GAMES, GREEDY, OPTIONS, PINNED, differences

from interregnum.registry import game

SAMPLE = [*range(GREEDY), *range(GREEDY, GAMES, 7)]  # greedy players take their time; the module plays all


def test_the_pinned_games_of_heroes_still_go_the_same_way() -> None:
    """If this fails, a game can go differently, or is written down differently; the module says how to renew it."""
    pinned = json.loads(PINNED.read_text())

    assert game("heroes").rules_version == pinned["rules_version"]
    assert {} == differences(pinned["games"], SAMPLE)


def test_the_pinned_games_have_all_options_and_many_battles() -> None:
    pinned = json.loads(PINNED.read_text())["games"]

    assert {option.name for option in game("heroes").options} == {name for options in OPTIONS for name in options}
    assert GAMES == len(pinned)
    assert 500 <= sum(len(one["battles"]) for one in pinned)
    assert 90 == sum(one["record"] is not None for one in pinned)
