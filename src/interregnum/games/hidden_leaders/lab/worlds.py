"""Another world that looks the same to a viewer: whatever they cannot know is exchanged for another possibility."""

from __future__ import annotations

from dataclasses import dataclass, field

from interregnum.games.hidden_leaders.border.notation import CHOICES
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import NOBODY, NOTHING, WATCHER, bit
from interregnum.lab.watch import NoWorld

TRIES = 20_000


@dataclass
class Reveal:
    """What an answer is about to show the viewer; the other world has to agree with it."""

    cards: set[int] = field(default_factory=set)
    lacks: list[tuple[int, int]] = field(default_factory=list)  # (seat, faction): the hand holds none of it
    holds: list[tuple[int, int]] = field(default_factory=list)  # (seat, faction): the hand holds one of it
    leaders: bool = False


@dataclass
class World:
    """A position that the viewer cannot tell from the true one, and which card stands for which."""

    state: State
    stands_for: list[int]

    def choice(self, choice: int) -> int:
        """The answer that corresponds to one given in the true world."""
        return CHOICES.renamed(choice, "card", self.stands_for.__getitem__)


def other_world(state: State, viewer: int, reveal: Reveal, dice: Dice) -> World:
    """A random other world in which the same question is asked."""
    for _ in range(TRIES):
        stands_for = shuffled_cards(state, viewer, reveal, dice)
        copy = with_cards(state, stands_for)
        if not keeps_word(copy, reveal):
            continue
        copy.leaders = state.leaders if reveal.leaders else shuffled_leaders(state, viewer, dice)
        if not state.over:
            copy.ask_again()
        return World(copy, stands_for)
    raise NoWorld(f"no other world of viewer {viewer} was found")


def shuffled_cards(state: State, viewer: int, reveal: Reveal, dice: Dice) -> list[int]:
    """For each card the one that lies in its place in the other world."""
    me = bit(viewer)
    options = state.options
    cards = state.box.cards_in_play(options.beginner, options.extras, options.queens)
    hidden = [card for card in cards if not state.known[card] & me and card not in reveal.cards]
    others = hidden[:]
    dice.shuffle(others)
    stands_for = list(range(len(state.box.ids)))
    for card, other in zip(hidden, others, strict=True):
        stands_for[card] = other
    return stands_for


def with_cards(state: State, stands_for: list[int]) -> State:
    """The same position with other cards in the places the viewer cannot see into; knowledge stays with the place."""
    copy = state.clone()
    rows = [*copy.hands, *copy.ups, *copy.downs, copy.harbor, copy.wilderness, copy.graveyard, copy.aside]
    rows += [pending.lot for pending in copy.stack]
    for row in rows:
        row[:] = [stands_for[card] for card in row]
    for card, other in enumerate(stands_for):
        copy.known[other] = state.known[card]
    world = World(copy, stands_for)
    for pending in copy.stack:
        if pending.kept != NOTHING:
            pending.kept = world.choice(pending.kept)
    copy.asked = NOBODY
    return copy


def keeps_word(copy: State, reveal: Reveal) -> bool:
    """Whether what is about to be announced of a hand is true in the other world, too."""
    return all(holds(copy, *one) for one in reveal.holds) and not any(holds(copy, *one) for one in reveal.lacks)


def holds(state: State, seat: int, faction: int) -> bool:
    return any(state.box.factions[card] >> faction & 1 for card in state.hands[seat])


def shuffled_leaders(state: State, viewer: int, dice: Dice) -> list[int]:
    """The leaders the viewer does not know, dealt anew."""
    mine = viewer if viewer != WATCHER else -1
    rest = [leader for seat, leader in enumerate(state.leaders) if seat != mine]
    dice.shuffle(rest)
    return [leader if seat == mine else rest.pop() for seat, leader in enumerate(state.leaders)]
