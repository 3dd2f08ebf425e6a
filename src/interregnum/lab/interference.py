"""Non-interference: what a viewer cannot know changes no byte of what they see, whoever answers what."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps

from interregnum.games.hidden_leaders.choices import REVEAL
from interregnum.games.hidden_leaders.events import HandLacks
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.games.hidden_leaders.state import State
from interregnum.games.hidden_leaders.steps.looking import RevealFromHand
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import bit
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.lab.worlds import Reveal, other_world

Look = Callable[[State, int], Plain]  # what a viewer sees of a position
Hear = Callable[[Event, int], Plain]  # what a viewer hears of an event


class Leak(AssertionError):
    """Two worlds that a viewer must not be able to tell apart looked different."""


class Watch:
    """The eyes and ears of viewers; tests hand in leaky ones to see that they are caught."""

    def __init__(self, game: HiddenLeaders, look: Look | None = None, hear: Hear | None = None) -> None:
        self.game = game
        self.look: Look = look or self.honest_look
        self.hear: Hear = hear or self.honest_hear

    def honest_look(self, state: State, viewer: int) -> Plain:
        return self.game.view(state, viewer).plain()

    def honest_hear(self, event: Event, viewer: int) -> Plain:
        return self.game.event_plain(event.seen_by(viewer))

    def seen(self, state: State, viewer: int) -> str:
        """Every byte this viewer gets: the position and what just happened."""
        events = [] if state.journal is None else [self.hear(event, viewer) for event in state.journal.events]
        return dumps([self.look(state, viewer), events], sort_keys=True)


def check_position(watch: Watch, state: State, viewer: int, dice: Dice) -> None:
    """The position itself tells the viewer nothing they may not know."""
    world = other_world(state, viewer, Reveal(holds=asked_to_show(state), leaders=state.over), dice)
    compare(watch, state, world.state, viewer, "position")


def check_answer(watch: Watch, state: State, choice: int, viewer: int, dice: Dice) -> None:
    """The answer tells the viewer the same in every world that agrees with what it openly reveals."""
    truth = state.clone()
    truth.journal = Journal()
    truth.answer(choice)
    reveal = revealed(truth, viewer)
    reveal.holds += asked_to_show(state)
    world = other_world(state, viewer, reveal, dice)
    compare(watch, state, world.state, viewer, "question")
    other = world.choice(choice)
    if other not in world.state.choices:
        raise Leak(f"the answer {choice} is not open to seat {state.asked} in another world of viewer {viewer}")
    world.state.journal = Journal()
    world.state.answer(other)
    compare(watch, truth, world.state, viewer, "answer")


def compare(watch: Watch, truth: State, other: State, viewer: int, what: str) -> None:
    if watch.seen(truth, viewer) != watch.seen(other, viewer):
        raise Leak(f"viewer {viewer} can tell two worlds apart by the {what}")
    if truth.dice.plain() != other.dice.plain():
        raise Leak(f"the number of rolls depends on what viewer {viewer} cannot know")


def revealed(truth: State, viewer: int) -> Reveal:
    """What the viewer knows after an answer, and may: cards, an announcement, in the end the leaders."""
    me = bit(viewer)
    cards = {card for card, mask in enumerate(truth.known) if mask & me}
    events = [] if truth.journal is None else truth.journal.events
    for event in events:
        for value in event.seen_by(viewer).plain().values():
            cards |= numbers_of(value)
    lacks = [(event.seat, event.faction) for event in events if isinstance(event, HandLacks)]
    return Reveal(cards, lacks, asked_to_show(truth), truth.over)


def asked_to_show(state: State) -> list[tuple[int, int]]:
    """Whoever is asked to show a card of a faction was found to hold one (HL-R-INFO-08)."""
    if state.over or state.ask != REVEAL:
        return []
    pending = state.stack[-1]
    step = state.script.programs[pending.program][pending.step]
    assert isinstance(step, RevealFromHand)
    return [(state.asked, pending.slots[step.cards.faction_slot])]


def numbers_of(value: object) -> set[int]:
    """Numbers that an event holds: some are cards, and to hold a few more in place does no harm."""
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {value}
    return set().union(*(numbers_of(one) for one in value)) if isinstance(value, list) else set()
