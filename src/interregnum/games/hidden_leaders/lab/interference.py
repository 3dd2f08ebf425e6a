"""Non-interference: what a viewer cannot know changes no byte of what they see, whoever answers what."""

from __future__ import annotations

from collections.abc import Callable

from interregnum.events import cards_of
from interregnum.games.hidden_leaders.engine.choices import REVEAL
from interregnum.games.hidden_leaders.engine.events import HandLacks
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.steps.looking import RevealFromHand
from interregnum.games.hidden_leaders.lab.worlds import Reveal, other_world
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import bit
from interregnum.kernel.journal import Journal, Plain
from interregnum.lab import watch as watching
from interregnum.lab.watch import answer_there

Look = Callable[[State, int], Plain]  # what a viewer sees of a position


class Watch(watching.Watch[State]):
    """The eyes and ears of viewers of Hidden Leaders."""


def check_position(watch: Watch, state: State, viewer: int, dice: Dice) -> None:
    """The position itself tells the viewer nothing they may not know."""
    world = other_world(state, viewer, Reveal(holds=asked_to_show(state), leaders=state.over), dice)
    watch.compare(state, world.state, viewer, "position")


def check_answer(watch: Watch, state: State, choice: int, viewer: int, dice: Dice) -> None:
    """The answer tells the viewer the same in every world that agrees with what it openly reveals."""
    truth = state.clone()
    truth.journal = Journal()
    truth.answer(choice)
    reveal = revealed(truth, viewer)
    reveal.holds += asked_to_show(state)
    world = other_world(state, viewer, reveal, dice)
    watch.compare(state, world.state, viewer, "question")
    answer_there(world.state, world.choice(choice), viewer)
    watch.compare(truth, world.state, viewer, "answer")


def revealed(truth: State, viewer: int) -> Reveal:
    """What the viewer knows after an answer, and may: cards, an announcement, in the end the leaders."""
    me = bit(viewer)
    cards = {card for card, mask in enumerate(truth.known) if mask & me}
    events = [] if truth.journal is None else truth.journal.events
    for event in events:
        cards |= cards_of(event.seen_by(viewer))
    lacks: list[tuple[int, int]] = [(event.seat, event.faction) for event in events if isinstance(event, HandLacks)]
    return Reveal(cards, lacks, asked_to_show(truth), truth.over)


def asked_to_show(state: State) -> list[tuple[int, int]]:
    """Whoever is asked to show a card of a faction was found to hold one (HL-R-INFO-08)."""
    if state.over or state.ask != REVEAL:
        return []
    pending = state.stack[-1]
    step = state.script.programs[pending.program][pending.step]
    assert isinstance(step, RevealFromHand)
    return [(state.asked, pending.slots[step.cards.faction_slot])]
