"""The verbs that name something: a player, a faction, a pile, one of several alternatives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.choices import (
    FACTION,
    FACTIONS,
    GRAVEYARD,
    HARBOR,
    OPTION,
    OPTIONS,
    PILE,
    PLAYER,
    SEAT,
    WILDERNESS,
)
from interregnum.games.hidden_leaders.engine.events import Named
from interregnum.games.hidden_leaders.engine.facts import FACTIONS as FACTION_IDS
from interregnum.games.hidden_leaders.engine.facts import StepFacts
from interregnum.games.hidden_leaders.engine.ids import NamedId, NamedWord
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.conditions import When
from interregnum.games.hidden_leaders.engine.steps.selection import Cards
from interregnum.kernel.ids import Choice, Seat, SeatId
from interregnum.kernel.pending import Pending


class Naming(Step):
    """Name one of several things and keep it in a slot; with nothing to name the slot stays empty."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64, ask: i64, base: i64, word: str) -> None:
        self.slot: i64 = slots[facts.binds]
        self.when: Final = When(facts.condition, slots)
        self.source: i64 = source
        self.ask: i64 = ask
        self.base: i64 = base  # what the choices count from
        self.word: Final = word

    def resolve(self, state: State, pending: Pending) -> None:
        choices = self.candidates(state, pending) if self.when.holds(state, pending) else []
        if choices:
            state.put(pending.seat, self.ask, self.source, choices, True)
        else:
            pending.done()

    def candidates(self, state: State, pending: Pending) -> list[int]:
        return []

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        pending.slots[self.slot] = choice - self.base
        if state.journal is not None:
            state.journal.add(Named(SeatId(pending.seat), NamedWord(self.word), NamedId(choice)))
        pending.done()


class PickPlayer(Naming):
    """Only players with a suitable card may be named (HL-R-TGT-02)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, PLAYER, SEAT, "player")
        self.self_allowed: Final = facts.who == "any"
        self.having: Final = Cards(facts.having, slots) if facts.having is not None else None
        self.not_slot: i64 = slots[facts.not_player] if facts.not_player else -1

    def candidates(self, state: State, pending: Pending) -> list[int]:
        found: list[int] = []
        seat: Seat = 0
        while seat < state.seats:
            if self.may_name(state, pending, seat):
                found.append(SEAT + seat)
            seat += 1
        return found

    def may_name(self, state: State, pending: Pending, seat: Seat) -> bool:
        if seat == pending.seat and not self.self_allowed:
            return False
        if self.not_slot >= 0 and seat == pending.slots[self.not_slot]:
            return False
        return self.having is None or self.having.offered_by(state, pending, seat)


class PickFaction(Naming):
    """Any of the four may be named, also one that is not present (HL-R-TGT-13)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, FACTION, FACTIONS, "faction")

    def candidates(self, state: State, pending: Pending) -> list[int]:
        return [FACTIONS + faction for faction in range(len(FACTION_IDS))]


class PickPile(Naming):
    """An empty pile may not be named while the other has a card (HL-R-CARD-MERMAN)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, PILE, 0, "pile")
        self.piles: Final = [pile_code(pile) for pile in facts.piles]

    def candidates(self, state: State, pending: Pending) -> list[int]:
        return [pile for pile in self.piles if pile_size(state, pile) > 0]


def pile_code(pile: str) -> int:
    codes: dict[str, int] = {"harbor": HARBOR, "wilderness": WILDERNESS, "graveyard": GRAVEYARD}
    return codes[pile]


def pile_size(state: State, pile: i64) -> i64:
    if pile == HARBOR:
        return len(state.harbor)
    return len(state.wilderness) if pile == WILDERNESS else len(state.graveyard)


class Choose(Step):
    """Exactly one of several alternatives; one that cannot be performed is not offered (HL-R-TGT-12)."""

    def __init__(self, starts: list[int], firsts: list[Step], end: i64, source: i64) -> None:
        self.starts: Final = starts  # the step number at which each alternative begins
        self.firsts: Final = firsts  # its first step
        self.end: i64 = end
        self.source: i64 = source

    def resolve(self, state: State, pending: Pending) -> None:
        choices: list[int] = []
        for number, first in enumerate(self.firsts):
            if first.possible(state, pending):
                choices.append(OPTIONS + number)
        if choices:
            state.put(pending.seat, OPTION, self.source, choices, True)
        else:
            pending.step = self.end

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        pending.step = self.starts[choice - OPTIONS]


class SkipTo(Step):
    """The end of an alternative: the others are passed over."""

    def __init__(self, end: i64) -> None:
        self.end: i64 = end

    def resolve(self, state: State, pending: Pending) -> None:
        pending.step = self.end
