"""A view says exactly this, and no more: every field of it, in the middle of a card."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, play, position

from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.imagine import card_at_code
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View, place_code, place_from_code, view
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    EMPTY,
    GRAVEYARD_ZONE,
    HAND,
    PARTY_DOWN,
    PARTY_UP,
    WILDERNESS_ZONE,
    ZoneNo,
)
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import NOBODY, NOTHING, UNKNOWN, WATCHER


def card(name: str) -> int:
    return GAME.box.numbers[name]


def squire() -> State:
    """A has chosen the hidden hero of an exchange, and is asked for the hand card."""
    state = position(
        "A *cyra underestimated-squire keen-koi furious-frog -leery-lizard -ace-fighter"
        " | B *myrad aimless-eel +mummy-mystic -bored-goblin"
        " | red 6 green 3 | tavern crow-carrier . rotting-orangutan | wilderness half-eaten-bull"
        " | graveyard buried-emperor flailing-knight"
    )
    play(state, "A: play underestimated-squire; A: exchange A-2")
    return state


@pytest.mark.rules("HL-R-INFO-01", "HL-R-INFO-02")
def test_the_player_who_is_asked_sees_their_own_cards_and_the_question() -> None:
    state = squire()
    squires = card("underestimated-squire")

    expected = {
        "viewer": 0,
        "options": [False, False, False],
        "asked": 0,
        "ask": c.EXCHANGE_WITH,
        "source": squires,
        "choices": [c.CARD + card("keen-koi"), c.CARD + card("furious-frog")],
        "over": False,
        "threshold": 8,
        "turn": [0, 0, 1, 3, 0, 2],
        "markers": [5, 2],
        "leaders": [1, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
        "hands": [[card("keen-koi"), card("furious-frog")], [UNKNOWN]],
        "ups": [[squires], [card("mummy-mystic")]],
        "downs": [[card("leery-lizard"), card("ace-fighter")], [UNKNOWN]],
        "tavern": [card("crow-carrier"), EMPTY, card("rotting-orangutan")],
        "harbor": 77 - 13,
        "wilderness": [UNKNOWN],
        "graveyard": [card("buried-emperor"), card("flailing-knight")],
        "aside": [],
        "stack": [[squires, 0, 1, 0, c.spot(0, c.DOWN, 1), True, [-1, -1, -1, -1], []]],
    }

    assert expected == view(state, 0).plain()


@pytest.mark.rules("HL-R-INFO-14")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_others_see_who_is_asked_and_by_which_card_but_no_answer(viewer: int) -> None:
    found = view(squire(), viewer)

    assert (0, c.EXCHANGE_WITH, card("underestimated-squire")) == (found.asked, found.ask, found.source)
    assert [] == found.choices
    assert found.question is None
    assert UNKNOWN == found.stack[0].kept
    assert [UNKNOWN, UNKNOWN] == found.hands[0]
    assert [UNKNOWN, UNKNOWN] == found.downs[0]


def test_a_step_that_keeps_no_answer_shows_its_stage() -> None:
    state = position("A curious-troll | B -keen-koi -aimless-eel")
    play(state, "A: play curious-troll; A: move red+1; A: look B-2")

    seen = view(state, 1).stack[0]

    assert (1, 1, NOTHING) == (seen.step, seen.stage, seen.kept)
    assert [place_code(state, card("aimless-eel"))] == seen.lot


def lots() -> list[tuple[State, str, ZoneNo, int, int]]:
    """Positions in the middle of a card, a card of the lot there, and where it lies."""
    chief = position("A joyless-chief | B | wilderness keen-koi aimless-eel mummy-mystic")
    play(chief, "A: play joyless-chief")
    monger = position("A firm-fishmonger -bored-goblin | B | wilderness keen-koi aimless-eel | options extras")
    play(monger, "A: play firm-fishmonger; A: move red-1")
    troll = position("A saber-toothed-troll | B +keen-koi +aimless-eel")
    play(troll, "A: play saber-toothed-troll; A: take B+2")
    goblin = position("A goblin-cryptographer | B +keen-koi +aimless-eel | C | D")
    play(goblin, "A: play goblin-cryptographer; A: move red-1; A: pick B+2")
    peek = position("A curious-troll | B -keen-koi -aimless-eel")
    play(peek, "A: play curious-troll; A: move red+1; A: look B-2")
    return [
        (chief, "aimless-eel", ASIDE, NOBODY, 1),
        (monger, "keen-koi", WILDERNESS_ZONE, NOBODY, 0),
        (troll, "aimless-eel", HAND, 0, card("aimless-eel")),
        (goblin, "aimless-eel", PARTY_UP, 1, 1),
        (peek, "aimless-eel", PARTY_DOWN, 1, 1),
    ]


def test_the_cards_of_a_lot_are_places_that_lead_back_to_the_cards() -> None:
    for state, name, zone, seat, index in lots():
        code = place_code(state, card(name))
        place = place_from_code(code)

        assert (zone, seat, index) == (place.zone, place.seat, place.index), name
        assert card(name) == card_at_code(state, code)
        assert code in view(state, 0).stack[-1].lot


def test_a_place_in_the_graveyard_leads_back_to_its_card() -> None:
    state = position("A keen-koi | B | graveyard aimless-eel mummy-mystic")
    code = place_code(state, card("aimless-eel"))

    assert (GRAVEYARD_ZONE, NOBODY, 0) == (
        place_from_code(code).zone,
        place_from_code(code).seat,
        place_from_code(code).index,
    )
    assert card("aimless-eel") == card_at_code(state, code)


@pytest.mark.rules("HL-INFO-01", "HL-WIN-08")
def test_leaders_and_hidden_heroes_are_open_when_the_game_is_over() -> None:
    up = " ".join(f"+{name}" for name in GAME.box.ids[:8])
    state = position(f"A *enned {up} -keen-koi | B *lemron -aimless-eel | turn A keep")
    assert state.over

    for viewer in (0, 1, WATCHER):
        found: View = view(state, viewer)
        assert [5, 0, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN] == found.leaders
        assert [[card("keen-koi")], [card("aimless-eel")]] == found.downs
        assert found.over
        assert found.outcome is state.outcome
        assert found.question is None


@pytest.mark.parametrize("viewer", [-1, 2, 5, 7])
def test_only_seats_and_watchers_have_a_view(viewer: int) -> None:
    with pytest.raises(BadOptions):
        GAME.view(squire(), viewer)


def test_the_known_cards_of_another_hand_are_shown_in_no_telling_order() -> None:
    state = position("A | B ace-fighter keen-koi bored-goblin")
    for name in ("keen-koi", "bored-goblin"):
        state.known[card(name)] |= 1

    assert [*sorted([card("bored-goblin"), card("keen-koi")]), UNKNOWN] == view(state, 0).hands[1]
    assert [card("ace-fighter"), card("keen-koi"), card("bored-goblin")] == view(state, 1).hands[1]
