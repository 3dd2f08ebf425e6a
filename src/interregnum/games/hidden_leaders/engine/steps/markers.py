"""The marker part of a card (HL-R-MARK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import MOVE, STAY, move_choice, move_green, move_red
from interregnum.games.hidden_leaders.engine.facts import MarkerPart, Move
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.conditions import Count, When
from interregnum.games.hidden_leaders.engine.vocabulary import MARKERS, MODES
from interregnum.kernel.ids import Choice
from interregnum.kernel.pending import Pending

RED: Final[i64] = MARKERS.index("red")
LEADING: Final[i64] = MARKERS.index("leading")

ALL_MOVES: Final[i64] = MODES.index("all")
ANY_OF: Final[i64] = MODES.index("any-of")

BY_YOU: Final[i64] = -1
BY_NEXT: Final[i64] = -2


class MarkerMove:
    """One compiled move of a marker."""

    def __init__(self, facts: Move, slots: dict[str, int]) -> None:
        self.marker: i64 = MARKERS.index(facts.marker)
        self.by: i64 = facts.by
        self.times_x: Final = facts.times_x
        self.when: Final = When(facts.condition, slots)

    def moves_red(self, state: State) -> bool:
        """Whether the red marker is meant; who leads is read before any move of the part (HL-R-MARK-05)."""
        if self.marker < LEADING:
            return self.marker == RED
        return (state.red > state.green) == (self.marker == LEADING)


class Markers(Step):
    """The markers go as the card says, or as the chooser decides."""

    def __init__(self, facts: MarkerPart, slots: dict[str, int], source: i64) -> None:
        self.mode: i64 = MODES.index(facts.mode)
        self.moves: Final = [MarkerMove(move, slots) for move in facts.moves]
        self.chooser: i64 = {"you": BY_YOU, "next-player": BY_NEXT, **slots}[facts.chooser]
        self.when: Final = When(facts.condition, slots)
        self.x: Final = Count(facts.x, slots) if facts.x is not None else None
        self.source: i64 = source

    def resolve(self, state: State, pending: Pending) -> None:
        if not self.when.holds(state, pending):
            pending.done()
            return
        x: i64 = 0 if self.x is None else self.x.value(state, pending)
        if self.mode == ALL_MOVES:
            red, green = self.shift(state, pending, self.moves, x)
            rules.move_markers(state, pending.seat, red, green)
            pending.done()
            return
        choices = self.alternatives(state, pending, x)
        if choices and choices != [STAY]:
            state.put(self.chooser_of(state, pending), MOVE, self.source, choices, True)
        else:  # nothing would move: the part is ignored (HL-R-MARK-02)
            pending.done()

    def chooser_of(self, state: State, pending: Pending) -> i64:
        if self.chooser == BY_YOU:
            return pending.seat
        if self.chooser == BY_NEXT:  # HL-R-DEC-01
            return (pending.seat + 1) % state.seats
        return pending.slots[self.chooser]

    def alternatives(self, state: State, pending: Pending, x: i64) -> list[int]:
        """Each result once; only others who decide may choose what moves nothing (HL-R-MARK-02 to 04, HL-R-DEC-06)."""
        found: list[int] = []
        for move in self.moves:
            if move.when.holds(state, pending):
                self.offer(state, pending, [move], x, found)
        if self.mode == ANY_OF:
            self.offer(state, pending, self.moves, x, found)
        return found

    def offer(self, state: State, pending: Pending, moves: list[MarkerMove], x: i64, found: list[int]) -> None:
        red, green = self.shift(state, pending, moves, x)
        choice = STAY if red == 0 and green == 0 else move_choice(red, green)
        if choice not in found and (choice != STAY or self.chooser != BY_YOU):
            found.append(choice)

    def shift(self, state: State, pending: Pending, moves: list[MarkerMove], x: i64) -> tuple[i64, i64]:
        """How far these moves, made at the same time, really take red and green (HL-TURN-07, HL-R-MARK-01)."""
        red: i64 = 0
        green: i64 = 0
        for move in moves:
            by = move.by * x if move.times_x else move.by
            if move.moves_red(state):
                red += by
            else:
                green += by
        red = rules.stopped(state, state.red + red) - state.red
        green = rules.stopped(state, state.green + green) - state.green
        return red, green

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        chooser = self.chooser_of(state, pending)
        if choice == STAY:
            rules.leave_markers(state, chooser)
        else:
            rules.move_markers(state, chooser, move_red(choice), move_green(choice))
        pending.done()
