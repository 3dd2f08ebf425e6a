"""What a table of Heroes may switch on, and what is refused."""

from __future__ import annotations

import pytest

from interregnum.games.heroes.engine.options import OPTIONS
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import standard
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.options import written

GAME = standard()
USUAL = {option.name: option.default for option in OPTIONS}
LENGTHS = [
    ({}, 9),
    ({"length": "short"}, 9),
    ({"length": "medium"}, 12),
    ({"length": "long"}, 15),
    ({"long": True}, 15),
]


def new(seats: int, **options: object) -> State:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new(seats, named, fast_dice(seed_from_int(1)))


@pytest.mark.rules("MMH-GOAL-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_number_of_players_out_of_range_is_refused_with_what_would_be_right(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        new(seats)

    assert ("seats", {"seats": str(seats), "least": "2", "most": "4"}) == (caught.value.reason, caught.value.facts)


@pytest.mark.rules("MMH-GOAL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats: int) -> None:
    assert seats == new(seats).seats


def test_an_unknown_option_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(BadOptions) as caught:
        new(2, hotseat=True)

    assert "unknown-option" == caught.value.reason
    assert {"option": "hotseat", "options": written(OPTIONS)} == caught.value.facts


@pytest.mark.parametrize("value", [1, 0, "yes", None, []])
def test_an_option_is_on_or_off_and_nothing_else(value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        new(2, octagon=value)

    assert "option-value" == caught.value.reason


@pytest.mark.rules("MMH-SETUP-27")
def test_a_game_has_one_length() -> None:
    with pytest.raises(BadOptions) as caught:
        new(2, medium=True, long=True)

    assert ("option-twice", {"option": "length"}) == (caught.value.reason, caught.value.facts)


@pytest.mark.rules("MMH-SETUP-27")
@pytest.mark.parametrize("value", ["endless", True, None, 2])
def test_an_unknown_length_is_refused_with_the_ones_there_are(value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        new(2, length=value)

    assert ("option-word", "short, medium, long") == (caught.value.reason, caught.value.facts["wanted"])


@pytest.mark.rules("MMH-SETUP-27", "MMH-SETUP-28")
@pytest.mark.parametrize(("options", "weeks"), LENGTHS)
def test_the_length_is_the_number_of_weeks(options: dict[str, object], weeks: int) -> None:
    assert weeks == len(new(2, **options).weeks)


@pytest.mark.rules("MMH-RUL-121")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_octagon_is_for_three_only(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        new(seats, octagon=True)

    assert ("heroes-octagon-for-three", "MMH-RUL-121") == (caught.value.reason, caught.value.rule)
    assert {"seats": str(seats)} == caught.value.facts


@pytest.mark.rules("MMH-RUL-121", "MMH-RUL-04")
def test_three_play_on_the_rectangle_or_on_the_octagon() -> None:
    layouts = GAME.box.facts.layouts

    assert "rectangle" == layouts[new(3).board.layout].id
    assert "octagon" == layouts[new(3, octagon=True).board.layout].id


@pytest.mark.rules("MMH-SETUP-02")
def test_factions_are_chosen_or_drawn() -> None:
    assert [-1, -1] == new(2).factions
    drawn = new(2, random_factions=True).factions
    assert len(set(drawn)) == 2
    assert min(drawn) >= 0


@pytest.mark.rules("MMH-RUL-120", "MMH-RUL-20", "MMH-RUL-75", "MMH-RUL-37")
def test_the_other_readings_reach_the_state() -> None:
    options = new(2, artifact_sets=True, ports_only=True, warlord_always=True, no_lone_elite_die=True).options

    assert options.artifact_sets
    assert options.ports_only
    assert options.warlord_always
    assert options.no_lone_elite_die


def test_options_that_are_not_named_are_off_and_the_game_is_short() -> None:
    assert {"length": "short"} | dict.fromkeys(list(USUAL)[1:], False) == USUAL == GAME.check(2, {})
    assert {**USUAL, "length": "long"} == GAME.check(4, {"length": "long"})
    assert {**USUAL, "length": "long"} == GAME.check(4, {"long": True, "medium": False})
