"""A finished game of Hidden Leaders in figures: markers, parties and the winning faction, turn by turn.

It is counted with everything open, as it is told when nothing is secret any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from interregnum.games.hidden_leaders.engine.events import GameEnded, MarkersMoved, TurnBegan
from interregnum.games.hidden_leaders.engine.facts import FACTIONS, Faction
from interregnum.games.hidden_leaders.engine.scoring import heroes_of, winning_faction
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.wire.words import Part, Tables
from interregnum.kernel.journal import Event
from interregnum.kernel.view import View as KernelView
from interregnum.wire.tally import Tally


class TurnTally(Part, frozen=True):
    """The table as a turn began, or as the game ended."""

    turn: int
    answers: int
    red: int
    green: int
    leading: Faction  # that would have won
    parties: list[int]  # heroes by seat, the hidden ones among them
    counted: list[int]  # of these, what they were worth to the faction that won in the end


class FactionChange(Part, frozen=True):
    """Another faction would have won from then on."""

    answers: int
    turn: int
    seat: int | None  # who moved the markers
    before: Faction
    after: Faction


class HiddenLeadersTally(Struct, frozen=True, tag_field="game", tag="hidden-leaders", forbid_unknown_fields=True):
    """A finished game in figures."""

    turns: list[TurnTally]  # the last as it ended
    changes: list[FactionChange]


class Mark(NamedTuple):
    """A turn before it is known which faction wins."""

    turn: int
    answers: int
    view: View


class HiddenLeadersTallying(Tally):
    """Follows one game."""

    everything_open = True

    def __init__(self, tables: Tables) -> None:
        self.box: Final = tables.box
        self.marks: list[Mark] = []
        self.changes: list[FactionChange] = []
        self.leading: Faction | None = None

    def follow(self, answers: int, view: KernelView, events: Sequence[Event]) -> None:
        assert isinstance(view, View)
        for event in events:
            if isinstance(event, TurnBegan):
                self.marks.append(Mark(int(event.number), answers, view))
            elif isinstance(event, GameEnded):
                self.marks.append(Mark(int(view.turns), answers, view))
        self.compare(answers, view, events)

    def compare(self, answers: int, view: View, events: Sequence[Event]) -> None:
        """Whether another faction is ahead, and who brought that about."""
        now = self.leader(view)
        if self.leading is not None and now != self.leading:
            movers = [int(event.seat) for event in events if isinstance(event, MarkersMoved)]
            by = movers[-1] if movers else None
            self.changes.append(FactionChange(answers, int(view.turns), by, self.leading, now))
        self.leading = now

    def leader(self, view: View) -> Faction:
        return FACTIONS[winning_faction(self.box, view.red, view.green)]

    def told(self) -> HiddenLeadersTally:
        return HiddenLeadersTally([self.turn(mark) for mark in self.marks], self.changes)

    def turn(self, mark: Mark) -> TurnTally:
        last = self.marks[-1].view
        won = winning_faction(self.box, last.red, last.green)
        turn, answers, view = mark
        parties = [[*up, *down] for up, down in zip(view.ups, view.downs, strict=True)]
        counted = [
            int(heroes_of(self.box, party, won, leader))
            for party, leader in zip(parties, view.leaders[: view.seats], strict=True)
        ]
        return TurnTally(
            turn, answers, int(view.red), int(view.green), self.leader(view), list(map(len, parties)), counted
        )
