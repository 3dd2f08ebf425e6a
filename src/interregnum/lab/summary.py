"""What many games came to, counted as the results arrive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from interregnum.kernel.journal import Plain
from interregnum.lab.figures import Figures
from interregnum.lab.shares import Share

UNFINISHED = "unfinished"


class Summary:
    """Wins by bot and by seat, reasons, lengths, and what the game itself counts."""

    def __init__(self, figures: Figures | None = None) -> None:
        self.games = 0
        self.decided = 0  # games that somebody won
        self.turns = 0
        self.decisions = 0
        self.bots: Counter[str] = Counter()  # wins
        self.places: Counter[str] = Counter()  # seats taken, in all games
        self.seats: Counter[int] = Counter()  # wins
        self.reasons: Counter[str] = Counter()
        self.table = 0  # seats at the table
        self.figures = figures

    def add(self, result: Plain) -> None:
        """Count one more game."""
        bots, turns, decisions = result["bots"], result["turns"], result["decisions"]
        assert isinstance(bots, list)
        assert isinstance(turns, int)
        assert isinstance(decisions, int)
        self.games += 1
        self.turns += turns
        self.decisions += decisions
        self.places.update(bots)
        self.table = len(bots)
        self.reasons[str(result["reason"])] += 1
        if self.figures is not None:
            self.figures.add(result)
        winner = result["winner"]
        if isinstance(winner, int):
            self.decided += 1
            self.seats[winner] += 1
            self.bots[bots[winner]] += 1

    @property
    def finished(self) -> int:
        return self.games - self.reasons[UNFINISHED]

    def of_decided(self, bot: str) -> Share:
        """How many of the games that somebody won were won by bots of this name."""
        return Share(self.bots[bot], self.decided)

    def of_all(self, bot: str) -> Share:
        """How many of all games, also those nobody won, were won by bots of this name."""
        return Share(self.bots[bot], self.games)

    def plain(self) -> Plain:
        more = {} if self.figures is None else self.figures.plain()
        return {
            "games": self.games,
            "decided": self.decided,
            "turns": self.turns / max(self.games, 1),
            "decisions": self.decisions / max(self.games, 1),
            "bots": {
                name: {"decided": self.of_decided(name).plain(), "all": self.of_all(name).plain()}
                for name in sorted(self.places)
            },
            "seats": [Share(self.seats[seat], self.decided).plain() for seat in range(self.table)],
            **more,
            "reasons": {name: Share(count, self.games).plain() for name, count in sorted(self.reasons.items())},
        }


def summary_of(found: Iterable[Plain], figures: Figures | None = None) -> Summary:
    """The summary of results that are already there."""
    summary = Summary(figures)
    for result in found:
        summary.add(result)
    return summary
