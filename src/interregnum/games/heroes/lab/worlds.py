"""Another world of Heroes that looks the same to a viewer: scrolls, decks, drawn cards and weeks are exchanged."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine.flow.programs import GAIN_ARTIFACT, GAIN_PILE, GAIN_SCROLL, GAIN_SKILL
from interregnum.games.heroes.engine.flow.setup import towns_drawn
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import NOBODY, bit
from interregnum.kernel.pending import Pending

PHASES = 3  # of the moon
GAINS = (GAIN_SKILL, GAIN_SCROLL, GAIN_ARTIFACT)


Shown = Mapping[str, Collection[int]]  # by pool
Pools = dict[str, list[int]]  # cards that could stand for each other; a skill may be in the decks of several seats


@dataclass
class World:
    """A position that the viewer cannot tell from the true one, and which card of each pool stands for which."""

    state: State
    stands_for: dict[str, dict[int, int]]

    def choice(self, choice: int) -> int:
        """The answer that corresponds to one given in the true world."""
        return CHOICES.renamed(choice, "card", self.card)

    def card(self, card: int) -> int:
        """What stands for a card of whoever is asked."""
        pool = pool_of(self.state, self.state.stack[-1])
        for name in (pool, "scroll"):
            if card in self.stands_for.get(name, {}):
                return self.stands_for[name][card]
        return card


def pool_of(state: State, pending: Pending) -> str:
    """Where the cards of a lot were drawn from."""
    if pending.program == GAIN_SKILL:
        return f"skill {2 * pending.seat + pending.slots[GAIN_PILE]}"
    return {GAIN_SCROLL: "scroll", GAIN_ARTIFACT: "artifact"}.get(pending.program, "")


def hidden_cards(state: State, viewer: int) -> Pools:
    """The cards that the viewer knows nowhere, by what they could be exchanged for (MMH-INFO-02 to 04)."""
    found = {
        "treasure": state.treasures[:],
        "artifact": state.artifact_deck[:],
        "scroll": state.scroll_deck + hidden_scrolls(state, viewer),
    }
    found["marker"] = state.town_order[towns_drawn(state) :]  # still in the bag (MMH-SETUP-18)
    found |= {f"skill {number}": deck[:] for number, deck in enumerate(state.skill_decks)}
    found |= {f"week {phase}": weeks for phase, weeks in enumerate(hidden_weeks(state))}
    for pending in state.stack:
        if pending.seat != viewer and pending.program in GAINS and pending.lot:
            found[pool_of(state, pending)] += pending.lot
    return found


def hidden_scrolls(state: State, viewer: int) -> list[int]:
    known, first, me = state.known, state.box.scroll_first, bit(viewer)
    return [card for row in state.scrolls for card in row if known[card - first] & me == 0]


def hidden_weeks(state: State) -> list[list[int]]:
    """By phase: the weeks that are left, and those that are not in the game."""
    box = state.box
    seen = [*state.past_weeks, state.week]
    weeks = [box.week_first + number for number in range(len(box.week_phase))]
    unseen = [week for week in weeks if week not in seen]
    return [[week for week in unseen if box.week_phase[week - box.week_first] == phase] for phase in range(PHASES)]


def other_world(state: State, viewer: int, shown: Shown, dice: Dice) -> World:
    """A random other world; what is about to be shown stays where it is."""
    stands_for: dict[str, dict[int, int]] = {}
    for name, pool in hidden_cards(state, viewer).items():
        hidden = [card for card in pool if card not in shown.get(name, ())]
        others = hidden[:]
        dice.shuffle(others)
        stands_for[name] = dict(zip(hidden, others, strict=True))
    copy = with_cards(state, stands_for)
    if not copy.over:
        copy.ask_again()
    return World(copy, stands_for)


def with_cards(state: State, stands_for: dict[str, dict[int, int]]) -> State:
    """The same position with other cards in the places the viewer cannot see into; knowledge stays with the place."""
    copy = state.clone()
    rows = [("treasure", copy.treasures), ("artifact", copy.artifact_deck), ("scroll", copy.scroll_deck)]
    rows += [("marker", copy.town_order)]
    rows += [(f"skill {number}", deck) for number, deck in enumerate(copy.skill_decks)]
    rows += [("scroll", row) for row in copy.scrolls]
    rows += [(f"week {phase}", copy.weeks) for phase in range(PHASES)]
    rows += [(pool_of(copy, pending), pending.lot) for pending in copy.stack if pending.program in GAINS]
    for name, row in rows:
        others = stands_for.get(name, {})
        row[:] = [others.get(card, card) for card in row]
    first = state.box.scroll_first
    for number, mask in enumerate(state.known):
        copy.known[stands_for["scroll"].get(first + number, first + number) - first] = mask
    copy.asked = NOBODY
    return copy
