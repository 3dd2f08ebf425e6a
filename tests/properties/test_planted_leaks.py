"""Leaks that were planted on purpose: each must be caught by the comparison of worlds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.happened import happened
from tests.properties.random_games import GAME, answers, chooser, start, viewers
from tests.samples import one_in

from interregnum.events import cards_of
from interregnum.games.hidden_leaders.engine.events import (
    CardMoved,
    Dealt,
    Exchanged,
    GameEnded,
    HandLacks,
    Looked,
    Markers,
    MarkersMoved,
    Named,
    Performed,
    Reshuffled,
    Searched,
    TurnBegan,
)
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.lab.interference import Look, Watch, check_answer
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.journal import Event, Plain
from interregnum.lab.watch import Hear, Leak

HONEST = Watch(GAME)


def also(extra: Callable[[State, int], object]) -> Look:
    """The honest view, and one thing more."""
    return lambda state, viewer: {**HONEST.honest_look(state, viewer), "leak": extra(state, viewer)}


def unredacted(kind: type[Event]) -> Hear:
    """One class of events is told to everybody as it was."""

    def hear(event: Event, viewer: int) -> Plain:
        return GAME.event_plain(event) if isinstance(event, kind) else HONEST.honest_hear(event, viewer)

    return hear


def next_seat(state: State, viewer: int) -> int:
    return 0 if viewer == WATCHER else (viewer + 1) % state.seats


LEAKY_LOOKS: dict[str, Look] = {
    "another hand": also(lambda state, viewer: state.hands[next_seat(state, viewer)]),
    "one card of another hand": also(lambda state, viewer: state.hands[next_seat(state, viewer)][:1]),
    "how many Undead another player holds": also(
        lambda state, viewer: sum(state.box.factions[card] & 1 for card in state.hands[next_seat(state, viewer)])
    ),
    "another leader": also(lambda state, viewer: state.leaders[next_seat(state, viewer)]),
    "a leader nobody got": also(lambda state, viewer: state.leaders[-1]),
    "the top of the harbor": also(lambda state, viewer: state.harbor[-1:]),
    "the harbor as a set": also(lambda state, viewer: sorted(state.harbor)),
    "the wilderness": also(lambda state, viewer: state.wilderness),
    "the faces of hidden heroes": also(lambda state, viewer: state.downs[next_seat(state, viewer)]),
    "whether a hidden hero is the Emperor": also(
        lambda state, viewer: [state.box.emperor in row for row in state.downs]
    ),
    "the whole graveyard": also(lambda state, viewer: state.graveyard),
    "the cards set aside": also(lambda state, viewer: state.aside),
    "the answers of others": also(lambda state, viewer: state.choices),
    "an answer before it shows": also(lambda state, viewer: [pending.kept for pending in state.stack]),
    "the hash of the truth": also(lambda state, viewer: GAME.state_hash(state)),
    "the order of another hand": also(
        lambda state, viewer: [
            card for card in state.hands[next_seat(state, viewer)] if state.known[card] or card % 2 == 0
        ]
    ),
}
LEAKY_EARS: dict[str, Hear] = {
    "every moved card": unredacted(CardMoved),
    "every look": unredacted(Looked),
    "every exchange": unredacted(Exchanged),
    "every search": unredacted(Searched),
}


# Below its top the graveyard is a secret only after somebody searched it, which random games seldom do.
SEARCHED = (
    "A wrapped-warrior | B sanguine-scholar | turn A act | options extras queens"
    " | graveyard ace-fighter mummy-mystic leery-lizard buried-emperor | tavern keen-koi furious-frog aimless-eel"
)
AFTER_SEARCH = ("play wrapped-warrior", "move red+1", "take mummy-mystic")


def searched() -> State:
    state = GAME.position(SEARCHED, chooser(0))
    for text in AFTER_SEARCH:
        question = state.question
        assert question is not None
        state.answer(GAME.read_choice(question, text))
    return state


def play_and_watch(watch: Watch, games: int) -> None:
    """Random games with all cards; every viewer's world is exchanged at every answer."""
    for seed in range(games):
        state = searched() if seed % 2 else start(seed, 3, {"extras": True, "queens": True})
        dice = chooser(seed)
        for choice in answers(state, dice):
            for viewer in viewers(state):
                check_answer(watch, state, choice, viewer, dice)


@pytest.mark.rules("HL-R-INFO-11")
@pytest.mark.parametrize("look", one_in(4, LEAKY_LOOKS.values()), ids=LEAKY_LOOKS.keys())
def test_a_view_that_shows_too_much_is_caught(look: Look) -> None:
    with pytest.raises(Leak):
        play_and_watch(Watch(GAME, look=look), 60)


@pytest.mark.rules("HL-R-INFO-11")
@pytest.mark.parametrize("hear", one_in(2, LEAKY_EARS.values()), ids=LEAKY_EARS.keys())
def test_events_that_tell_too_much_are_caught(hear: Hear) -> None:
    with pytest.raises(Leak):
        play_and_watch(Watch(GAME, hear=hear), 60)


@pytest.mark.rules("HL-SETUP-02", "HL-GLOS-LEADER")
def test_a_deal_is_told_to_its_owner_only() -> None:
    deal = happened(Dealt, 1, 3, [10, 11, 12, 13, 14])

    assert GAME.event_plain(deal) == GAME.event_plain(deal.seen_by(1))
    for viewer in (0, 2, WATCHER):
        hidden = {"event": "dealt", "seat": 1, "leader": None, "cards": [None] * 5}
        assert hidden == GAME.event_plain(deal.seen_by(viewer))


def test_honest_eyes_and_ears_are_not_accused() -> None:
    play_and_watch(HONEST, 4)


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        (happened(TurnBegan, 1, 7), set()),
        (happened(MarkersMoved, 1, Markers(5, 6), Markers(7, 8)), set()),
        (happened(Named, 0, "player", 2), set()),
        (happened(HandLacks, 2, 3), set()),
        (happened(Reshuffled, 9), set()),
        (happened(Performed, 1, 20), {20}),
        (happened(Searched, 1, [20, 21]).seen_by(0), set()),
        (happened(Searched, 1, [20, 21]), {20, 21}),
        (happened(Dealt, 1, 3, [20, 21]), {20, 21}),
        (happened(GameEnded, Markers(5, 6), 1, 0, "reason", [2, 3], [[20], [], [21, 22]]), {20, 21, 22}),
    ],
)
def test_only_the_cards_that_an_event_names_stay_in_place(event: Event, cards: set[int]) -> None:
    assert cards == cards_of(event)
