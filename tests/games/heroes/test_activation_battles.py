"""Battles while a hero is activated: how many, and what comes after them (MMH-HACT, MMH-RUL-16, 17, 25)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import (
    BOX,
    A,
    B,
    ask,
    asked,
    begin,
    field_of,
    hero_of,
    is_turn_of,
    play,
    position,
    told,
    where,
    win_through,
)

from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.state import NO_ENCOUNTER

STRONG = "3e1 3e2 2e3"  # beats any common encounter when every die hits
WEAK = "1b1"


@pytest.mark.rules("MMH-MOVE-08", "MMH-RUL-17", "MMH-EX-54", "MMH-HACT-04", "MMH-BAT-01", "MMH-DEC-05")
def test_after_a_victory_the_hero_stands_on_the_field_and_walks_on_but_fights_no_more() -> None:
    state = position(f"map .1..1/^^^^. | anton a1 {STRONG}")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b1")
    win_through(state)
    assert ("move", "b1") == (ask(state), where(state, anton))
    assert ["go a1", "go c1", "go d1", "done"] == asked(state)
    play(state, "A: go d1")

    assert ["go c1", "done"] == asked(state)  # a point is left, and e1 is closed
    assert 1 == len(told(state, "battle-began"))


@pytest.mark.rules("MMH-EX-54", "MMH-RUL-17", "MMH-RUL-18", "MMH-RUL-91")
def test_with_enough_rout_a_second_encounter_may_be_entered_after_a_battle() -> None:
    state = position("map .2.11./^^^^^^ | anton a1 9e1 6e2 2e4")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b1")
    win_through(state)
    play(state, "A: go d1")
    win_through(state)
    assert ("move", "d1") == (ask(state), where(state, anton))
    play(state, "A: go e1")
    win_through(state)

    assert "e1" == where(state, anton)
    assert (1, 2) == (len(told(state, "battle-began")), len(told(state, "routed")))
    assert {NO_ENCOUNTER} == set(state.encounters)


@pytest.mark.rules("MMH-RUL-18", "MMH-HACT-04")
def test_a_rout_does_not_use_up_the_battle() -> None:
    state = position("map .12./^^^^ | anton a1 9e1 1e4")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b1")
    win_through(state)

    assert "go c1" in asked(state)


@pytest.mark.rules("MMH-RUL-17", "MMH-BEND-08", "MMH-HACT-05")
def test_after_a_defeat_the_activation_is_over() -> None:
    state = position(f"map .../.3. | A a1 | anton b1 {WEAK}")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b2")
    win_through(state)

    assert ("town", 0) == (where(state, anton), state.army_size(anton))
    assert is_turn_of(state, B)
    assert NO_ENCOUNTER != state.encounters[field_of("b2")]


@pytest.mark.rules("MMH-RUL-17", "MMH-RUL-25", "MMH-FLEE-01")
@pytest.mark.parametrize(
    ("drawing", "start", "battle"),
    [("...\n.3.", "b1", "go b2"), ("....\n.F3.", "b2", "visit b2")],
    ids=["on the way", "declared before the first step"],
)
def test_after_flight_too(drawing: str, start: str, battle: str) -> None:
    state = position(f"map {drawing} | A a1 | anton {start} 8e1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, f"A: {battle}")
    while "flee" not in asked(state):
        state.answer(state.choices[0])
    play(state, "A: flee")
    win_through(state)

    assert "town" == where(state, anton)
    assert 0 < state.army_size(anton)
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-BAT-02", "MMH-MOVE-08", "MMH-RUL-67")
def test_entering_the_field_of_an_enemy_hero_is_a_battle_and_the_winner_stays_there() -> None:
    state = position(f"map ..S./^^^^ | anton a1 3e1 3e2 4e4 | sveltana c1 {WEAK}")
    anton = hero_of("anton")
    enemy = hero_of("sveltana")

    begin(state, ACTIVATIONS, A)
    assert "visit c1" not in asked(state)
    play(state, "A: go c1")
    win_through(state)

    assert ("c1", "town") == (where(state, anton), where(state, enemy))
    assert ("move", ["visit c1"]) == (ask(state), asked(state, "visit"))


@pytest.mark.rules("MMH-RUL-17", "MMH-EXP-05")
def test_a_guarded_place_is_closed_to_a_hero_who_has_fought() -> None:
    state = position(f"map .1L2/^^.. | guards b1 b1 d1 c1 | anton a1 {STRONG}")

    begin(state, ACTIVATIONS, A)
    assert [] == asked(state, "visit")  # the encounter on b1 bars the way
    play(state, "A: go b1")
    win_through(state)

    assert "go c1" in asked(state)
    assert [] == asked(state, "visit")


@pytest.mark.rules("MMH-BEND-07", "MMH-RUL-26", "MMH-EX-43")
def test_guards_who_win_are_back_on_their_field_and_the_place_is_still_guarded() -> None:
    state = position(f"map .F./^3^ | anton a1 {WEAK} | encounters b2 {BOX.token_ids[-1]}")
    anton = hero_of("anton")
    token = state.encounters[field_of("b2")]

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit b1")
    win_through(state)

    assert ("town", token) == (where(state, anton), state.encounters[field_of("b2")])
    assert 0 == state.explored[field_of("b1")]
