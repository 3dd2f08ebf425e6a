"""When a part of a card happens, and how large X is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import mask
from interregnum.games.hidden_leaders.engine.facts import Amount, Condition
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.steps.selection import Cards, named
from interregnum.kernel.pending import Pending

ALWAYS: Final[i64] = 0
RED_LEADS: Final[i64] = 1
GREEN_LEADS: Final[i64] = 2
ONE_LEADS: Final[i64] = 3
HAS: Final[i64] = 4
BOUND: Final[i64] = 5
IS_OF: Final[i64] = 6
IS_NOT_OF: Final[i64] = 7
IS_OF_NAMED: Final[i64] = 8


class When:
    """A compiled condition; one on a name that was never bound is false, also a negative one."""

    def __init__(self, facts: Condition | None, slots: dict[str, int]) -> None:
        self.kind: i64 = kind_of(facts)
        self.cards: Cards | None = None
        self.factions: i64 = 0
        self.slot: i64 = -1
        if facts is not None:
            if facts.has is not None:
                self.cards = Cards(facts.has, slots)
            self.factions = mask(facts.faction or facts.not_faction)
            if facts.faction_ref:
                self.slot = slots[facts.faction_ref]

    def holds(self, state: State, pending: Pending) -> bool:
        kind = self.kind
        if kind == ALWAYS:
            return True
        if kind <= ONE_LEADS:  # level markers: neither leads (HL-GLOS-LEVEL)
            if kind == RED_LEADS:
                return state.red > state.green
            return state.green > state.red if kind == GREEN_LEADS else state.red != state.green
        if kind == HAS:
            cards = self.cards
            return cards is not None and cards.exists(state, pending)
        return self.holds_of_lot(state, pending)

    def holds_of_lot(self, state: State, pending: Pending) -> bool:
        if not pending.lot:
            return False
        if self.kind == BOUND:
            return True
        factions: i64 = state.box.factions[pending.lot[0]]
        if self.kind == IS_OF:
            return factions & self.factions != 0
        if self.kind == IS_NOT_OF:
            return factions & self.factions == 0
        return named(factions, pending.slots[self.slot])


def kind_of(facts: Condition | None) -> i64:
    if facts is None:
        return ALWAYS
    if facts.leads:
        return {"red": RED_LEADS, "green": GREEN_LEADS, "any": ONE_LEADS}[facts.leads]
    if facts.has is not None:
        return HAS
    if facts.bound:
        return BOUND
    if facts.faction:
        return IS_OF
    return IS_NOT_OF if facts.not_faction else IS_OF_NAMED


class Count:
    """A compiled X; it is counted when the marker part is resolved (HL-R-MARK-06)."""

    def __init__(self, facts: Amount, slots: dict[str, int]) -> None:
        self.cards: Final = Cards(facts.count, slots)
        self.cap: i64 = facts.cap
        self.factions: Final = facts.factions
        self.except_factions: i64 = mask(facts.except_factions)

    def value(self, state: State, pending: Pending) -> i64:
        if self.factions:
            found: int = self.cards.factions_found(state, pending) & ~self.except_factions
            return found.bit_count()
        counted = self.cards.count(state, pending)
        return min(counted, self.cap) if self.cap > 0 else counted
