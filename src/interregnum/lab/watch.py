"""The eyes and ears of viewers, and what is said when two worlds look different that must not."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps
from typing import Generic, TypeVar

from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.kernel.state import State

S = TypeVar("S", bound=State)
Hear = Callable[[Event, int], Plain]  # what a viewer hears of an event


class Leak(AssertionError):
    """Two worlds that a viewer must not be able to tell apart looked different."""


class NoWorld(AssertionError):
    """Nothing could be compared: no other world was found that agrees with what was openly shown."""


class Watch(Generic[S]):
    """What viewers see and hear; tests hand in leaky eyes and ears to see that they are caught."""

    def __init__(self, game: Game, look: Callable[[S, int], Plain] | None = None, hear: Hear | None = None) -> None:
        self.game = game
        self.look: Callable[[S, int], Plain] = look or self.honest_look
        self.hear: Hear = hear or self.honest_hear

    def honest_look(self, state: S, viewer: int) -> Plain:
        return self.game.view(state, viewer).plain()

    def honest_hear(self, event: Event, viewer: int) -> Plain:
        return self.game.event_plain(event.seen_by(viewer))

    def seen(self, state: S, viewer: int) -> str:
        """Every byte this viewer gets: the position and what just happened."""
        events = [] if state.journal is None else [self.hear(event, viewer) for event in state.journal.events]
        return dumps([self.look(state, viewer), events], sort_keys=True)

    def compare(self, truth: S, other: S, viewer: int, what: str) -> None:
        """The viewer may not be able to tell the two worlds apart, and the same numbers were rolled in both."""
        if self.seen(truth, viewer) != self.seen(other, viewer):
            raise Leak(f"viewer {viewer} can tell two worlds apart by the {what}")
        if truth.dice.plain() != other.dice.plain():
            raise Leak(f"the number of rolls depends on what viewer {viewer} cannot know")


def answer_there(world: State, choice: int, viewer: int) -> None:
    """Give an answer of the true world in another world of the viewer, who would learn of it if it were not open."""
    if choice not in world.choices:
        raise Leak(f"the answer {choice} is not open to seat {world.asked} in another world of viewer {viewer}")
    world.journal = Journal()
    world.answer(choice)
