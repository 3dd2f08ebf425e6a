"""Leaks of Heroes that were planted on purpose: each must be caught by the comparison of worlds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.properties.heroes_games import GAME, answers, chooser, start, viewers
from tests.samples import one_in

from interregnum.games.heroes.engine.events import Drawn, Kept
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.lab.interference import Look, Watch, check_answer
from interregnum.kernel.journal import Event, Plain
from interregnum.lab.watch import Hear, Leak

HONEST = Watch(GAME)
SEATS = 3


def also(extra: Callable[[State, int], object]) -> Look:
    """The honest view, and one thing more."""
    return lambda state, viewer: {**HONEST.honest_look(state, viewer), "leak": extra(state, viewer)}


def unredacted(kind: type[Event]) -> Hear:
    """One kind of events is told to everybody as it was."""

    def hear(event: Event, viewer: int) -> Plain:
        return GAME.event_plain(event) if isinstance(event, kind) else HONEST.honest_hear(event, viewer)

    return hear


def levels(state: State) -> list[int]:
    """How high the scrolls of each hero are."""
    box = state.box
    return [sum(box.scroll_level[card - box.scroll_first] for card in row) for row in state.scrolls]


LEAKY_LOOKS: dict[str, Look] = {
    "the scrolls of other heroes": also(lambda state, viewer: state.scrolls),
    "the levels of scrolls": also(lambda state, viewer: levels(state)),
    "the top scroll": also(lambda state, viewer: state.scroll_deck[-1:]),
    "the scroll deck as a set": also(lambda state, viewer: sorted(state.scroll_deck)),
    "the top artifact": also(lambda state, viewer: state.artifact_deck[-1:]),
    "the top treasure": also(lambda state, viewer: state.treasures[-1:]),
    "the top skill": also(lambda state, viewer: [deck[-1:] for deck in state.skill_decks]),
    "the next week": also(lambda state, viewer: state.weeks[-1:]),
    "which weeks are left": also(lambda state, viewer: sorted(state.weeks)),
    "cards drawn by others": also(lambda state, viewer: [pending.lot for pending in state.stack]),
    "the answers of others": also(lambda state, viewer: state.choices),
    "how many answers others have": also(lambda state, viewer: len(state.choices)),
    "the hash of the truth": also(lambda state, viewer: GAME.state_hash(state)),
}
LEAKY_EARS: dict[str, Hear] = {"drawn cards": unredacted(Drawn), "kept scrolls": unredacted(Kept)}


def play_and_watch(watch: Watch, games: int) -> None:
    """Stretches of rich games; every viewer's world is exchanged at every answer."""
    for seed in range(1, games):
        state = start(3 * seed + 1, SEATS, {})
        dice = chooser(seed)
        for choice in answers(state, dice):
            for viewer in viewers(state):
                check_answer(watch, state, choice, viewer, dice)


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04", "MMH-INFO-05")
@pytest.mark.parametrize("look", one_in(4, LEAKY_LOOKS.values()), ids=LEAKY_LOOKS.keys())
def test_a_view_that_shows_too_much_is_caught(look: Look) -> None:
    with pytest.raises(Leak):
        play_and_watch(Watch(GAME, look=look), 60)


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-04")
@pytest.mark.parametrize("hear", one_in(2, LEAKY_EARS.values()), ids=LEAKY_EARS.keys())
def test_events_that_tell_too_much_are_caught(hear: Hear) -> None:
    with pytest.raises(Leak):
        play_and_watch(Watch(GAME, hear=hear), 60)


def test_honest_eyes_and_ears_are_not_accused() -> None:
    play_and_watch(HONEST, 4)
