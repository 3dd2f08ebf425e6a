"""What many games of Heroes came to, beside wins: rounds, Power by seat and by source, wins of the factions played."""

from __future__ import annotations

from collections import Counter

from interregnum.games.heroes.engine.flow.power import SOURCES
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.journal import Plain
from interregnum.lab.figures import Figures, Shares
from interregnum.lab.shares import Share


class PowerFigures(Figures):
    """Sums over games; a mean is asked for when it is needed."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0
        self.shared = 0  # games with more than one winner
        self.power: Counter[int] = Counter()  # by seat
        self.sources: Counter[str] = Counter()
        self.seats = 0
        self.wins: Counter[str] = Counter()  # by faction, in games that somebody won alone
        self.played: Counter[str] = Counter()

    def add(self, result: Plain) -> None:
        power, factions, rounds = result["power"], result["factions"], result["rounds"]
        sources, winners = result["sources"], result["winners"]
        assert isinstance(power, list)
        assert isinstance(factions, list)
        assert isinstance(rounds, int)
        assert isinstance(sources, list)
        assert isinstance(winners, list)
        self.games += 1
        self.rounds += rounds
        self.seats += len(power)
        self.power.update(dict(enumerate(power)))
        for row in sources:
            self.sources.update(row)
        self.shared += len(winners) > 1
        if len(winners) == 1 and None not in factions:
            self.played.update(factions)
            self.wins[factions[winners[0]]] += 1

    def of_faction(self, faction: str) -> Share:
        """How many of its games a faction won."""
        return Share(self.wins[faction], self.played[faction])

    def plain(self) -> Plain:
        games, seats = max(self.games, 1), max(self.seats, 1)
        return {
            "rounds": self.rounds / games,
            "shared": self.shared,
            "power": [self.power[seat] / games for seat in sorted(self.power)],
            "sources": {name: self.sources[name] / seats for name in SOURCES},
            "played": {name: self.of_faction(name).plain() for name in sorted(self.played)},
        }

    def lines(self) -> list[str]:
        games, seats = max(self.games, 1), max(self.seats, 1)
        by_seat = ", ".join(f"{SEAT_LETTERS[seat]} {self.power[seat] / games:.2f}" for seat in sorted(self.power))
        by_source = ", ".join(f"{name} {self.sources[name] / seats:.2f}" for name in SOURCES)
        rounds = self.rounds / games
        return [f"{rounds:.2f} rounds; Power: {by_seat}; from {by_source}; shared wins: {self.shared}"]

    def tables(self) -> list[Shares]:
        rows = [(name, self.of_faction(name)) for name in sorted(self.played)]
        return [Shares("faction", "of games it was played in and somebody won", rows)]
