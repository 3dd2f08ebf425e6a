"""Under the Cup in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interregnum.guest.words import GuestSpeaker, sight
from interregnum.kernel.view import View
from interregnum.words.catalogue import Word
from interregnum_cups.engine import Cups, Seen


class CupsSpeaker(GuestSpeaker):
    """Speaks of dice and doubts."""

    rules = Cups

    def facts(self, table: Seen, names: Sequence[str]) -> dict[str, Word]:
        return {"number": table.number, "face": table.face, "bidder": names[table.bidder]}

    def told(self, field: str, value: Any, names: Sequence[str]) -> Word:
        if field == "cups":
            return "; ".join(f"{names[seat]} {self.told('', cup, names)}" for seat, cup in enumerate(value) if cup)
        return super().told(field, value, names)

    def table(self, view: View, names: Sequence[str]) -> list[str]:
        table = sight(view).table
        lines = [f"{names[seat]}: {self.cup(table, seat)}" for seat in range(view.seats)]
        return lines + ([self.say("stands", **self.facts(table, names))] if table.number else [])

    def cup(self, table: Seen, seat: int) -> str:
        """The dice of a seat, or how many there are."""
        known = [die for cup in table.cups[seat : seat + 1] for die in cup if die is not None]
        return str(self.told("", known, ())) if known else self.say("under", left=table.left[seat])

    def result(self, view: View, names: Sequence[str]) -> list[str]:
        left = sight(view).table.left
        return [self.say("wins", seat=names[left.index(max(left))])]
