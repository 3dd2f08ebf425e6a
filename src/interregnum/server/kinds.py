"""Kinds of petitions: who decides on each, and what comes of it when all of them agree. `petitions.py` has the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from interregnum.server import entries
from interregnum.server.heads import Petition, TableHead
from interregnum.wire.terms import Why

if TYPE_CHECKING:
    from interregnum.server.steps import Step
    from interregnum.server.table import Table


class Kind(ABC):
    """One kind of petition."""

    name: str
    lasts: float | None = 600.0  # seconds, then it is off the table
    least = 1  # people who must have agreed
    asks_holder = False  # whoever holds the seat it is about is asked, too: to come back does not end it

    @abstractmethod
    def voters(self, table: Table, asked: Petition) -> list[int]:
        """The seats that decide, one for each person; it is looked up anew each time, as people come and go."""

    @abstractmethod
    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        """All have agreed: do it."""

    @abstractmethod
    def check(self, table: Table, asked: Petition) -> None:
        """Refuse what cannot be asked now."""

    def ended(self, table: Table, asked: Petition) -> Why | None:
        """Why what is asked makes no sense any more; nothing as long as it does."""
        return None

    def moments(self, asked: Petition) -> list[float]:
        """When something about it changes though nobody does anything."""
        return [] if asked.ends is None else [asked.ends]

    def dropped(self, head: TableHead, asked: Petition, why: Why, now: float) -> TableHead:
        """The head after nothing came of it."""
        return head

    def voice(self, table: Table, asked: Petition, seat: int) -> int | None:
        """The seat by which a person decides who speaks for this one; nothing for whoever is not asked."""
        holder = table.head.seats[seat].holder
        return next((one for one in self.voters(table, asked) if table.head.seats[one].holder == holder), None)

    def made(self, asked: Petition) -> entries.Entry:
        return entries.Petitioned(asked.kind, asked.by, asked.about, asked.name)

    def off(self, asked: Petition, why: Why, by: int | None) -> entries.Entry:
        return entries.Settled(asked.kind, why, by, asked.about)


KINDS: Final[dict[str, Kind]] = {}


def known(kind: Kind) -> Kind:
    """Make a kind of petition known."""
    KINDS[kind.name] = kind
    return kind


def missing(table: Table, asked: Petition) -> list[int]:
    """The seats that have still to agree."""
    return [seat for seat in KINDS[asked.kind].voters(table, asked) if seat not in asked.agreed]
