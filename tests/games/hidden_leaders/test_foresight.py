"""What an answer would do to the markers, as far as the one who gives it can know."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, play, position

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.foresight import Foreseen


def foreseen(given: str, choice: str, line: str = "") -> Foreseen:
    state = position(given)
    play(state, line)
    view = GAME.view(state, state.asked)
    assert view.question is not None
    return GAME.foresee(view, GAME.read_choice(view.question, choice))


def told(found: Foreseen) -> list[str]:
    return [f"red {way.red} green {way.green} {FACTIONS[way.leading]}" for way in found.ways]


@pytest.mark.parametrize(
    ("given", "choice", "expected"),
    [
        ("A pigmented-war-pig | B keen-koi | red 4 green 4", "play pigmented-war-pig", ["red 3 green 5 hill-tribes"]),
        ("A pigmented-war-pig | B keen-koi | red 4 green 4", "discard pigmented-war-pig", ["red 4 green 4 water-folk"]),
        ("A bored-goblin | B keen-koi | red 6 green 5", "play bored-goblin", ["red 6 green 5 water-folk"]),
        (
            "A bored-goblin +crow-carrier | B keen-koi | red 6 green 5",
            "play bored-goblin",
            ["red 4 green 5 water-folk"],
        ),
        (
            "A rotting-orangutan | B keen-koi | red 11 green 8",
            "play rotting-orangutan",
            ["red 12 green 8 imperial-army", "red 11 green 10 undead"],
        ),
        (
            "A krill-keeper | B +crow-carrier +mummy-mystic | red 8 green 4",
            "play krill-keeper",
            ["red 8 green 4 imperial-army", "red 6 green 2 imperial-army"],
        ),
    ],
)
def test_markers_that_open_cards_move_are_told_with_the_faction_that_would_win(
    given: str, choice: str, expected: list[str]
) -> None:
    assert expected == told(foreseen(given, choice))


def test_one_s_own_hidden_hero_is_known_and_what_it_does_is_told() -> None:
    found = foreseen("A saltwater-sage -flailing-knight | B keen-koi | red 8 green 8", "play saltwater-sage")

    assert ["red 7 green 5 imperial-army"] == told(found)


def test_where_a_hidden_card_decides_nothing_is_told() -> None:
    given = "A tentacle-oracle | B keen-koi | red 8 green 8 | wilderness crow-carrier"

    assert [] == told(foreseen(given, "play tentacle-oracle"))


@pytest.mark.parametrize(("card", "expected"), [("crow-carrier", "red 8 green 8"), ("leery-lizard", "red 5 green 5")])
def test_a_hidden_card_that_the_player_knows_decides(card: str, expected: str) -> None:
    given = f"A tentacle-oracle {card} | B keen-koi furious-frog | turn A keep | red 8 green 8"
    state = position(given.replace("turn A keep", "turn A act"))
    view = GAME.view(state, 0)
    view.wilderness.append(GAME.box.numbers[card])  # as if the player had discarded it
    view.hands[0].remove(GAME.box.numbers[card])

    found = GAME.foresee(view, GAME.read_choice(view.question, "play tentacle-oracle")) if view.question else None

    assert found is not None
    assert [f"{expected} water-folk"] == told(found)


def test_where_the_next_player_decides_it_says_who() -> None:
    found = foreseen("A doubtful-priest | B keen-koi | C furious-frog | red 4 green 4", "play doubtful-priest")

    assert ["red 6 green 4 imperial-army", "red 2 green 4 hill-tribes"] == told(found)
    assert [1] == found.by


def test_a_hidden_hero_that_moves_no_marker_hides_nothing() -> None:
    given = "A androgynous-assassin | B -keen-koi | red 4 green 4"

    assert ["red 3 green 4 water-folk"] == told(foreseen(given, "move red-1", "A: play androgynous-assassin"))


def test_a_die_that_moves_no_marker_hides_nothing() -> None:
    given = "A gorgeous-gorgon | B +keen-koi +furious-frog | red 4 green 4"

    assert ["red 5 green 4 water-folk"] == told(foreseen(given, "move red+1", "A: play gorgeous-gorgon"))
