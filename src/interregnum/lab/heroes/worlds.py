"""Another world of Heroes that looks the same to a viewer: scrolls, decks, drawn cards and weeks are exchanged."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from interregnum.games.heroes import choices as c
from interregnum.games.heroes.programs import GAIN_ARTIFACT, GAIN_SCROLL, GAIN_SKILL
from interregnum.games.heroes.state import State
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import NOBODY, bit
from interregnum.kernel.pending import Pending

GAINS = (GAIN_SKILL, GAIN_SCROLL, GAIN_ARTIFACT)


@dataclass
class World:
    """A position that the viewer cannot tell from the true one, and which card stands for which."""

    state: State
    stands_for: list[int]

    def choice(self, choice: int) -> int:
        """The answer that corresponds to one given in the true world."""
        if c.CARD <= choice < c.BUY:
            return c.CARD + self.stands_for[choice - c.CARD]
        if c.SELL <= choice < c.FOR_GOLD:
            return c.SELL + self.stands_for[choice - c.SELL]
        if c.USE <= choice < c.ADVANCE:
            source = self.stands_for[c.used_source(choice)]
            return c.use(source, c.used_rule(choice), c.used_target(choice))
        return choice


def hidden_cards(state: State, viewer: int) -> list[list[int]]:
    """The cards that the viewer knows nowhere, by what they could be exchanged for (MMH-INFO-02 to 04)."""
    artifacts = state.artifact_deck[:]
    scrolls = state.scroll_deck + hidden_scrolls(state, viewer)
    skills = [deck[:] for deck in state.skill_decks]
    for pending in state.stack:
        if pending.seat == viewer or pending.program not in GAINS:
            continue
        if pending.program == GAIN_ARTIFACT:
            artifacts += pending.lot
        elif pending.program == GAIN_SCROLL:
            scrolls += pending.lot
        elif pending.lot:
            skills[2 * pending.seat + pending.slots[1]] += pending.lot
    return [state.treasures[:], artifacts, scrolls, *skills, *hidden_weeks(state)]


def hidden_scrolls(state: State, viewer: int) -> list[int]:
    known, first, me = state.known, state.box.scroll_first, bit(viewer)
    return [card for row in state.scrolls for card in row if known[card - first] & me == 0]


def hidden_weeks(state: State) -> list[list[int]]:
    """By phase: the weeks that are left, and those that are not in the game."""
    box = state.box
    seen = [*state.past_weeks, state.week]
    weeks = [box.week_first + number for number in range(len(box.week_phase))]
    unseen = [week for week in weeks if week not in seen]
    return [[week for week in unseen if box.week_phase[week - box.week_first] == phase] for phase in range(3)]


def other_world(state: State, viewer: int, revealed: Collection[int], dice: Dice) -> World:
    """A random other world; what is about to be revealed stays where it is."""
    stands_for = list(range(len(state.box.ids)))
    for pool in hidden_cards(state, viewer):
        hidden = [card for card in pool if card not in revealed]
        others = hidden[:]
        dice.shuffle(others)
        for card, other in zip(hidden, others, strict=True):
            stands_for[card] = other
    copy = with_cards(state, stands_for)
    if not copy.over:
        copy.ask_again()
    return World(copy, stands_for)


def with_cards(state: State, stands_for: list[int]) -> State:
    """The same position with other cards in the places the viewer cannot see into; knowledge stays with the place."""
    copy = state.clone()
    rows = [copy.treasures, copy.artifact_deck, copy.scroll_deck, copy.weeks, *copy.skill_decks, *copy.scrolls]
    rows += [pending.lot for pending in copy.stack if is_gain(pending)]
    for row in rows:
        row[:] = [stands_for[card] for card in row]
    first = state.box.scroll_first
    for number in range(len(state.known)):
        copy.known[stands_for[first + number] - first] = state.known[number]
    copy.asked = NOBODY
    return copy


def is_gain(pending: Pending) -> bool:
    return pending.program in GAINS
