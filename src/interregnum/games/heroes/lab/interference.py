"""Non-interference of Heroes: what a viewer cannot know changes no byte of what they see, whoever answers what."""

from __future__ import annotations

from collections.abc import Callable

from interregnum.events import cards_of
from interregnum.games.heroes.engine.choices import KEEP
from interregnum.games.heroes.engine.flow.programs import GAIN_ARTIFACT
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.lab.worlds import Pools, hidden_cards, other_world
from interregnum.kernel.dice import Dice
from interregnum.kernel.journal import Journal, Plain
from interregnum.lab import watch as watching
from interregnum.lab.watch import NoWorld, answer_there

Look = Callable[[State, int], Plain]  # what a viewer sees of a position
TRIES = 200


class Watch(watching.Watch[State]):
    """The eyes and ears of viewers of Heroes."""


def check_position(watch: Watch, state: State, viewer: int, dice: Dice) -> None:
    """The position itself tells the viewer nothing they may not know."""
    for _ in range(TRIES):
        world = other_world(state, viewer, {}, dice)
        if fits_alike(state, world.state):
            watch.compare(state, world.state, viewer, "position")
            return
    raise NoWorld(f"no other world of viewer {viewer} was found")


def check_answer(watch: Watch, state: State, choice: int, viewer: int, dice: Dice) -> None:
    """The answer tells the viewer the same in every world that agrees with what it openly reveals."""
    truth = state.clone()
    truth.journal = Journal()
    truth.answer(choice)
    revealed = shown(state, truth, viewer)
    for _ in range(TRIES):
        world = other_world(state, viewer, revealed, dice)
        if not fits_alike(state, world.state):
            continue
        watch.compare(state, world.state, viewer, "question")
        answer_there(world.state, world.choice(choice), viewer)
        if fits_alike(truth, world.state):
            watch.compare(truth, world.state, viewer, "answer")
            return
    raise NoWorld(f"no other world of viewer {viewer} was found for the answer {choice}")


def fits_alike(truth: State, other: State) -> bool:
    """Whoever is asked for an artifact to keep was found to have drawn one that fits; that may show (MMH-RUL-88)."""
    return keeps_artifact(truth) == keeps_artifact(other)


def keeps_artifact(state: State) -> bool:
    return not state.over and state.ask == KEEP and state.stack[-1].program == GAIN_ARTIFACT


def shown(state: State, truth: State, viewer: int) -> Pools:
    """The cards that an answer showed a viewer: those no longer hidden, and those it told of."""
    told: list[int] = []
    for event in [] if truth.journal is None else truth.journal.seen_by(viewer):
        told.extend(cards_of(event))
    after = hidden_cards(truth, viewer)
    before = hidden_cards(state, viewer)
    return {name: [card for card in pool if card in told or card not in after[name]] for name, pool in before.items()}
