"""What is open, what is secret, and that silence tells nothing (HL-INFO, HL-ZONE, HL-R-INFO)."""

from __future__ import annotations

import json

import pytest
from tests.games.hidden_leaders.scenario import (
    GAME,
    choices,
    name_of,
    play,
    position,
    questions,
    seen,
    told,
)

from interregnum.games.hidden_leaders.engine.choices import ASKS
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.ids import WATCHER

OPEN = (
    "A keen-koi furious-frog +mummy-mystic -leery-lizard | B aimless-eel +ace-fighter -grumpy-guard -hairy-hermit | "
    "red 7 green 5 | tavern curious-troll . watchful-witch | graveyard crow-carrier lethargic-leech | "
    "wilderness bored-goblin"
)


def cards_in(view: View) -> list[int]:
    """Every card that a view names."""
    rows = [*view.hands, *view.ups, *view.downs, view.tavern, view.wilderness, view.graveyard, view.aside]
    return [card for row in rows for card in row if card >= 0]


def zones(state: State) -> list[list[int]]:
    """The lists of a state in which a card can be out of sight."""
    return [*state.hands, *state.downs, state.harbor, state.wilderness, state.graveyard, state.aside]


@pytest.mark.rules("HL-INFO-02", "HL-R-INFO-01", "HL-R-INFO-10", "HL-R-PILE-08")
@pytest.mark.parametrize("viewer", ["A", "B", "watcher"])
def test_everybody_sees_what_lies_open_and_how_much_lies_hidden(viewer: str) -> None:
    state = position(OPEN)
    view = GAME.view(state, WATCHER if viewer == "watcher" else "AB".index(viewer))

    assert (7, 5) == (view.red, view.green)
    assert "curious-troll . watchful-witch" == seen(state, viewer)["tavern"]
    assert ("mummy-mystic", "ace-fighter") == (seen(state, viewer)["A+"], seen(state, viewer)["B+"])
    assert "lethargic-leech" == seen(state, viewer)["graveyard"].split()[-1]
    assert ([2, 1], [1, 2]) == ([len(hand) for hand in view.hands], [len(row) for row in view.downs])
    assert (len(state.harbor), 1, 2) == (view.harbor, len(view.wilderness), len(view.graveyard))
    assert (0, 0, "act") == (view.turn, view.asked, ASKS[view.ask])


@pytest.mark.rules("HL-R-INFO-01", "HL-R-INFO-14")
def test_everybody_sees_who_has_to_decide_and_by_which_card() -> None:
    state = position("A doubtful-priest keen-koi | B furious-frog | C | red 5 green 5")
    play(state, "A: play doubtful-priest")

    for viewer in (0, 1, 2, WATCHER):
        view = GAME.view(state, viewer)
        assert (0, 1, "move", "doubtful-priest") == (view.turn, view.asked, ASKS[view.ask], name_of(view.source))
        assert (viewer == 1) == (view.question is not None)


@pytest.mark.rules("HL-R-INFO-02", "HL-ZONE-HAND", "HL-INFO-03", "HL-HIDDEN-08")
def test_only_its_holder_sees_a_hand_a_leader_and_the_faces_of_a_stack() -> None:
    state = position(OPEN)

    assert "keen-koi furious-frog" == seen(state, "A")["A"]
    assert "leery-lizard" == seen(state, "A")["A-"]
    assert "grumpy-guard hairy-hermit" == seen(state, "B")["B-"]
    for viewer in ("B", "watcher"):
        assert ("? ?", "?") == (seen(state, viewer)["A"], seen(state, viewer)["A-"])
    assert [[0, -1], [-1, 1], [-1, -1]] == [GAME.view(state, viewer).leaders[:2] for viewer in (0, 1, WATCHER)]


@pytest.mark.rules("HL-INFO-04", "HL-ZONE-HARBOR", "HL-ZONE-WILDERNESS")
def test_harbor_and_wilderness_are_face_down_for_everybody() -> None:
    state = position(OPEN)

    for viewer in ("A", "B", "watcher"):
        assert "?" == seen(state, viewer)["wilderness"]
    for viewer_code in (0, 1, WATCHER):
        assert isinstance(GAME.view(state, viewer_code).plain()["harbor"], int)


@pytest.mark.rules("HL-R-INFO-11", "HL-R-INFO-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_names_no_card_that_lies_hidden_from_its_viewer(seats: int) -> None:
    for state in questions(seats, 7):
        if state.over:
            return
        for viewer in [*range(seats), WATCHER]:
            named = cards_in(GAME.view(state, viewer))
            assert len(named) == len(set(named))
            secret = [card for zone in (state.harbor, *others_cards(state, viewer)) for card in zone]
            assert not {card for card in secret if not state.knows(viewer, card)} & set(named)


def others_cards(state: State, viewer: int) -> list[list[int]]:
    return [zone for seat in range(state.seats) if seat != viewer for zone in (state.hands[seat], state.downs[seat])]


@pytest.mark.rules("HL-R-INFO-11", "HL-R-INFO-13")
def test_a_view_stays_the_same_when_all_that_is_unknown_to_its_viewer_is_dealt_anew() -> None:
    for number, state in enumerate(questions(3, 11)):
        if state.over or number % 3:
            continue
        for viewer in (0, 1, 2, WATCHER):
            if viewer == state.asked:
                continue
            other = state.clone()
            unknown = [card for zone in zones(state) for card in zone if not state.knows(viewer, card)]
            moved = dict(zip(unknown, unknown[1:] + unknown[:1], strict=True))
            for zone in zones(other):
                zone[:] = [moved.get(card, card) for card in zone]
            for pending in other.stack:
                pending.lot = [moved.get(card, card) for card in pending.lot]
            known = other.known[:]
            for card, new in moved.items():
                other.known[new] = known[card]
            if any(pending.kept >= 0 for pending in other.stack):
                continue  # an answer given by place or by card would have to be translated too
            assert GAME.view(state, viewer).plain() == GAME.view(other, viewer).plain()


@pytest.mark.rules("HL-R-INFO-11", "HL-SETUP-02")
def test_the_events_of_the_deal_name_leaders_and_cards_to_their_owner_only() -> None:
    state = next(questions(3, 2))

    for viewer in ("A", "B", "C", "watcher"):
        for event in told(state, viewer):
            if event["event"] == "dealt":
                mine = event["seat"] == "ABC".find(viewer)
                assert mine == (event["leader"] is not None)
                cards = event["cards"]
                assert isinstance(cards, list)
                assert [mine] * 5 == [card is not None for card in cards]


@pytest.mark.rules("HL-R-INFO-11", "HL-R-INFO-03")
@pytest.mark.parametrize("viewer", ["A", "B", "C", "watcher"])
def test_no_event_names_a_card_that_its_hearer_did_not_know_before_or_after_it(viewer: str) -> None:
    code = WATCHER if viewer == "watcher" else "ABC".index(viewer)
    heard = 0
    known: set[str] = set()
    for state in questions(3, 3):
        if state.over:
            return
        assert state.journal is not None
        now = {name_of(card) for card in range(len(GAME.box.ids)) if state.knows(code, card)}
        told_now = json.dumps(told(state, viewer, heard))
        named = {name for name in GAME.box.ids if f'"{name}"' in told_now}
        passing = passed_openly(state, heard)
        assert named <= known | now | passing
        heard, known = len(state.journal.events), now


def passed_openly(state: State, since: int) -> set[str]:
    """The cards that everybody saw while they moved, though they may lie hidden again."""
    return {str(one["card"]) for one in told(state, "watcher", since) if one.get("card") is not None}


@pytest.mark.rules("HL-R-INFO-09")
@pytest.mark.parametrize("seed", range(4))
def test_players_are_offered_no_way_to_show_a_hidden_card(seed: int) -> None:
    asked = set()
    for state in questions(3, seed):
        if not state.over:
            asked.add((ASKS[state.ask], name_of(state.source)))

    # without a card there are the set-up and the four steps; a hand card is shown for Underwater Artist only
    assert {"setup", "act", "more", "draw", "keep"} == {ask for ask, source in asked if source == "?"}
    assert {source for ask, source in asked if ask == "reveal"} <= {"underwater-artist"}


@pytest.mark.rules("HL-R-INFO-09")
def test_in_one_s_own_turn_the_answers_are_to_play_to_discard_to_pass_and_to_draw() -> None:
    state = position(OPEN)
    verbs = {choice.split()[0] for choice in choices(state)}
    play(state, "A: pass")

    assert {"play", "discard", "pass", "draw"} == verbs | {choice.split()[0] for choice in choices(state)}


@pytest.mark.rules("HL-R-INFO-10")
def test_a_watcher_knows_nothing_that_some_player_does_not_know() -> None:
    for state in questions(4, 9):
        for card in range(len(GAME.box.ids)):
            if state.knows(WATCHER, card):
                assert all(state.knows(seat, card) for seat in range(4))


@pytest.mark.rules("HL-R-INFO-10", "HL-R-END-04", "HL-WIN-08")
def test_after_the_game_a_watcher_sees_leaders_and_hidden_heroes() -> None:
    for state in questions(2, 6):
        view = GAME.view(state, WATCHER)
        if not state.over:
            assert [-1, -1] == view.leaders[:2]

    assert state.leaders[:2] == view.leaders[:2]
    assert state.downs == view.downs


@pytest.mark.rules("HL-R-INFO-12")
def test_the_list_of_buried_heroes_can_be_rebuilt_from_what_everybody_hears() -> None:
    state = position(
        "A nightmarish-northman slaughtered-slime +keen-koi | B -furious-frog +leery-lizard +aimless-eel | "
        "red 4 green 4"
    )

    play(state, "A: play nightmarish-northman; A: move red+2; A: bury A+1; A: bury B+2")

    assert ["keen-koi", "aimless-eel"] == [name_of(card) for card in state.graveyard]
    for viewer in ("A", "B", "watcher"):
        assert ["keen-koi", "aimless-eel"] == [one["card"] for one in told(state, viewer) if one.get("how") == "buried"]


@pytest.mark.rules("HL-R-INFO-12")
def test_in_a_game_by_chance_everybody_hears_which_heroes_are_buried() -> None:
    buried = []
    for seed in range(6):
        *_, state = questions(3, seed)
        assert state.journal is not None
        truth = [GAME.event_plain(event) for event in state.journal.events]
        buried += [one["card"] for one in truth if one.get("how") == "buried"]
        for viewer in ("A", "watcher"):
            heard = [one["card"] for one in told(state, viewer) if one.get("how") == "buried"]
            assert [one["card"] for one in truth if one.get("how") == "buried"] == heard

    assert len(buried) > 6


@pytest.mark.rules("HL-R-INFO-14")
def test_the_answers_and_their_number_are_seen_by_the_one_who_is_asked_only() -> None:
    for state in questions(3, 12):
        for viewer in (0, 1, 2, WATCHER):
            view = GAME.view(state, viewer)
            assert (state.choices if viewer == state.asked else []) == view.choices


@pytest.mark.rules("HL-R-INFO-14")
@pytest.mark.parametrize("hand", ["mummy-mystic keen-koi", "mummy-mystic crow-carrier"])
def test_a_question_that_depends_on_hidden_cards_is_put_even_if_one_answer_is_left(hand: str) -> None:
    state = position(f"A underwater-artist | B {hand} | red 4 green 4")

    play(state, "A: play underwater-artist; A: name undead")

    assert (1, "reveal") == (state.asked, ASKS[state.ask])
    assert ["reveal mummy-mystic", "reveal crow-carrier"][: 1 + hand.count("crow")] == choices(state)


@pytest.mark.rules("HL-R-INFO-14")
def test_a_question_that_public_facts_decide_is_not_put() -> None:
    state = position("A aimless-eel | B +mummy-mystic | red 12 green 4")

    play(state, "A: play aimless-eel")  # red cannot go on, and there is one Undead

    assert (12, 5) == (state.red, state.green)
    assert "mummy-mystic" == seen(state, "A")["graveyard"]
    assert 1 == state.decisions


@pytest.mark.rules("HL-R-INFO-14")
def test_the_first_card_of_an_exchange_stays_the_secret_of_its_player() -> None:
    views = []
    for first in ("A-1", "A-2"):
        state = position(
            "A underestimated-squire keen-koi grumpy-guard -furious-frog -leery-lizard | B | red 4 green 4"
        )
        play(state, f"A: play underestimated-squire; A: exchange {first}")
        assert "exchange-with" == ASKS[state.ask]
        views.append(GAME.view(state, 1).plain())

    assert views[0] == views[1]
