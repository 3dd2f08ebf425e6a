"""What a table may switch on, and what is refused (HL-COMP-01, HL-R-SETUP-04, 06)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME

from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.errors import BadOptions

OFF = {"beginner": False, "extras": False, "queens": False}


@pytest.mark.rules("HL-COMP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_number_of_players_out_of_range_is_refused_with_what_would_be_right(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(seats, {}, RiggedDice([]))

    assert "seats" == caught.value.reason
    assert {"seats": str(seats), "least": "2", "most": "6"} == caught.value.facts


@pytest.mark.rules("HL-R-SETUP-06")
def test_an_unknown_option_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, {"legends": True}, RiggedDice([]))

    assert "unknown-option" == caught.value.reason
    assert {"option": "legends", "options": "beginner, extras, queens"} == caught.value.facts


@pytest.mark.rules("HL-R-SETUP-06")
@pytest.mark.parametrize("value", [1, 0, "yes", "true", None, []])
def test_an_option_is_on_or_off_and_nothing_else(value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, {"extras": value}, RiggedDice([]))

    assert "option-value" == caught.value.reason
    told = "list" if value == [] else str(value)
    assert {"option": "extras", "value": told} == caught.value.facts


@pytest.mark.rules("HL-BEGINNER-03", "HL-R-SETUP-04")
@pytest.mark.parametrize("sets", [{"extras": True}, {"queens": True}, {"extras": True, "queens": True}])
def test_beginners_play_without_further_sets(sets: dict[str, bool]) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, {"beginner": True, **sets}, RiggedDice([]))

    assert ("hidden-leaders-beginner-with-sets", "HL-BEGINNER-03") == (caught.value.reason, caught.value.rule)


@pytest.mark.rules("HL-R-SETUP-04", "HL-R-SETUP-06")
def test_options_that_are_not_named_are_off() -> None:
    assert OFF == GAME.check(2, {})
    assert {**OFF, "extras": True} == GAME.check(2, {"extras": True})
    assert {**OFF, "beginner": True} == GAME.check(6, {"beginner": True, "extras": False})


@pytest.mark.rules("HL-R-SETUP-06")
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 77),
        ({"beginner": True}, 53),
        ({"extras": True}, 85),
        ({"queens": True}, 82),
        ({"extras": True, "queens": True}, 90),
    ],
)
def test_the_cards_of_the_sets_that_are_switched_on_are_in_play(options: dict[str, bool], cards: int) -> None:
    state = GAME.new(3, options, RiggedDice([]))

    assert cards == len(state.harbor) + len(state.tavern) + len(state.graveyard) + sum(
        len(hand) for hand in state.hands
    )
