"""What is in the box: players, leaders, heroes, factions, markers, the board (HL-COMP)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.games.hidden_leaders.scenario import GAME, position, runs, started

from interregnum.games.hidden_leaders.engine.facts import FACTIONS, CardFacts
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.errors import BadOptions, BadPosition
from interregnum.words.catalogue import catalogue

TRACK = range(1, 13)


def base() -> list[CardFacts]:
    return [card for card in GAME.box.facts.cards if card.set == "base"]


def winner(red: int, green: int) -> str:
    return FACTIONS[winning_faction(GAME.box, red, green)]


@pytest.mark.rules("HL-COMP-01")
def test_two_to_six_can_play_and_nobody_else() -> None:
    assert [2, 3, 4, 5, 6] == [started(seats).seats for seats in range(2, 7)]
    for seats in (0, 1, 7):
        with pytest.raises(BadOptions):
            started(seats)


@pytest.mark.rules("HL-COMP-02", "HL-COMP-11", "HL-COMP-12", "HL-COMP-13", "HL-TIE-06")
def test_the_six_leaders_are_the_ones_of_the_box() -> None:
    expected = {
        1: ("lemron", {"water-folk", "hill-tribes"}),
        2: ("cyra", {"imperial-army", "water-folk"}),
        3: ("myrad", {"undead", "hill-tribes"}),
        4: ("xiadul", {"imperial-army", "undead"}),
        5: ("pavyr", {"imperial-army", "hill-tribes"}),
        6: ("enned", {"undead", "water-folk"}),
    }
    leaders = GAME.box.facts.leaders

    assert expected == {leader.number: (leader.id, set(leader.factions)) for leader in leaders}
    assert 6 == len(leaders)  # so no number occurs twice


@pytest.mark.rules("HL-COMP-11", "HL-COMP-13")
def test_each_pair_of_factions_has_one_leader_and_each_faction_three() -> None:
    pairs = [frozenset(leader.factions) for leader in GAME.box.facts.leaders]

    assert Counter(frozenset(pair) for pair in combinations(FACTIONS, 2)) == Counter(pairs)
    assert dict.fromkeys(FACTIONS, 3) == Counter(faction for pair in pairs for faction in pair)


@pytest.mark.rules("HL-COMP-03", "HL-DIFF-19", "HL-R-SETUP-07")
def test_there_are_77_heroes_and_the_emperor_is_one_of_them() -> None:
    ids = [card.id for card in base()]

    assert 77 == len(set(ids))
    assert "buried-emperor" in ids
    assert "deceased-emperor" not in GAME.box.ids  # so it was called before the release


@pytest.mark.rules("HL-COMP-14", "HL-GLOS-HERO", "HL-R-SETUP-07")
def test_every_hero_but_the_emperor_has_one_faction_and_each_faction_19_heroes() -> None:
    heroes = [card for card in base() if card.id != "buried-emperor"]

    assert {1} == {len(card.factions) for card in heroes}
    assert dict.fromkeys(FACTIONS, 19) == Counter(card.factions[0] for card in heroes)


@pytest.mark.rules("HL-GLOS-HERO", "HL-EMP-07")
def test_every_hero_but_the_emperor_has_abilities() -> None:
    assert ["buried-emperor"] == [card.id for card in base() if not card.steps]


@pytest.mark.rules("HL-R-SETUP-07")
def test_the_four_heroes_that_stand_apart_are_in_the_base_set_one_for_each_faction() -> None:
    apart = ("gambling-overseer", "goblin-cryptographer", "careless-cartographer", "underwater-artist")

    assert sorted(FACTIONS) == sorted(card.factions[0] for card in base() if card.id in apart)


@pytest.mark.rules("HL-COMP-15", "HL-R-SETUP-05")
def test_24_heroes_are_advanced_and_the_pictured_necromancer_is_one() -> None:
    advanced = [card.id for card in base() if card.advanced]

    assert 24 == len(advanced)
    assert "naughty-necromancer" in advanced
    assert "buried-emperor" not in advanced


@pytest.mark.rules("HL-COMP-04", "HL-DIFF-13", "HL-GOAL-02")
def test_there_are_two_markers_red_and_green() -> None:
    colours = {move.marker for card in base() for move in card.marker.moves} - {"leading", "trailing"}

    assert {"red", "green"} == colours
    assert [6, 7] == GAME.view(position("A | B | red 6 green 7"), 0).plain()["markers"]
    for colour in ("blue", "black"):
        with pytest.raises(BadPosition):
            position(f"A | B | {colour} 5")


@pytest.mark.rules("HL-COMP-06", "HL-GOAL-05", "HL-WIN-01")
def test_each_of_the_four_factions_can_win() -> None:
    assert {"hill-tribes", "imperial-army", "water-folk", "undead"} == set(FACTIONS)
    assert set(FACTIONS) == {winner(red, green) for red in TRACK for green in TRACK}


@pytest.mark.rules("HL-COMP-07", "HL-DIFF-01")
def test_the_track_has_spaces_1_to_12() -> None:
    assert list(TRACK) == [position(f"A | B | red {space} green {space}").red for space in TRACK]
    for space in ("0", "13", "-1"):
        with pytest.raises(BadPosition):
            position(f"A | B | red {space} green 4")


@pytest.mark.rules("HL-COMP-07", "HL-TURN-05", "HL-GLOS-MARKERS")
def test_spaces_are_numbered_from_left_to_right_so_plus_goes_to_the_higher_number() -> None:
    runs(
        "A pigmented-war-pig | B | red 5 green 5",
        "A: play pigmented-war-pig",
        "A +pigmented-war-pig | B | red 4 green 6",
    )


@pytest.mark.rules("HL-COMP-08", "HL-SETUP-04")
def test_the_markers_start_on_space_4() -> None:
    for seats in range(2, 7):
        state = started(seats)
        assert (4, 4) == (state.red, state.green)


@pytest.mark.rules("HL-COMP-09", "HL-DIFF-01")
def test_the_war_area_is_the_last_four_spaces() -> None:
    assert [9, 10, 11, 12] == [space for space in TRACK if winner(space, space) == "undead"]


@pytest.mark.rules("HL-COMP-10", "HL-ZONE-TAVERN")
def test_the_tavern_has_three_slots_and_there_is_one_pile_of_each_kind() -> None:
    state = started(2)

    assert 3 == len(state.tavern)
    for cards in ("keen-koi . . .", "keen-koi ."):
        with pytest.raises(BadPosition):
            GAME.position(f"A | B | tavern {cards}", RiggedDice([]))
    given = "A aimless-eel | B | graveyard keen-koi | wilderness furious-frog | harbor leery-lizard"
    laid_out = GAME.position(given, RiggedDice([]))
    tops = [laid_out.harbor[-1], laid_out.wilderness[-1], laid_out.graveyard[-1]]
    assert ["leery-lizard", "furious-frog", "keen-koi"] == [GAME.box.ids[card] for card in tops]


@pytest.mark.rules("HL-DIFF-17")
def test_the_ukrainian_words_for_the_factions_are_the_short_ones_of_the_rules() -> None:
    words = {
        faction: catalogue("uk").say("hidden-leaders-faction", faction=faction, case="nom") for faction in FACTIONS
    }

    assert {
        "hill-tribes": "горяни",
        "imperial-army": "імперці",
        "water-folk": "водяники",
        "undead": "мертвяки",
    } == words
