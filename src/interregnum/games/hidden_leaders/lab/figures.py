"""What many games of Hidden Leaders came to, beside wins: which factions won."""

from __future__ import annotations

from collections import Counter

from interregnum.kernel.journal import Plain
from interregnum.lab.figures import Figures, Shares
from interregnum.lab.shares import Share


class FactionFigures(Figures):
    """Wins of the factions, in games that came to their end."""

    def __init__(self) -> None:
        self.finished = 0
        self.factions: Counter[str] = Counter()

    def add(self, result: Plain) -> None:
        self.finished += result["reason"] != "unfinished"
        if result.get("faction") is not None:
            self.factions[str(result["faction"])] += 1

    def plain(self) -> Plain:
        shares = {name: Share(count, self.finished).plain() for name, count in sorted(self.factions.items())}
        return {"factions": shares}

    def lines(self) -> list[str]:
        return []

    def tables(self) -> list[Shares]:
        rows = [(name, Share(count, self.finished)) for name, count in self.factions.most_common()]
        return [Shares("faction", "of finished games", rows)]
