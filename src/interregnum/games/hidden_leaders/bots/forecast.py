"""Which faction is likely to win from where the markers stand, when so many heroes are still to be played."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import fsum
from typing import Final

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS, CardFacts, Move
from interregnum.games.hidden_leaders.engine.scoring import winning_faction

Space = int  # both markers as one number
Chances = tuple[float, ...]  # one for each faction

SPAN: Final = 16  # room for one marker in a Space
HORIZON: Final = 12  # plays; beyond that everything is open
USUAL_X: Final = 2
STAYS: Final = 0.1  # a card whose marker part finds nothing to do


def space(red: int, green: int) -> Space:
    return red * SPAN + green


def offers(card: CardFacts) -> list[tuple[Move, ...]]:
    """The moves a card lets one choose from, its conditions left aside."""
    part = card.marker
    if part.mode == "all":
        return [part.moves]
    if part.mode == "one-of":
        return [(move,) for move in part.moves]
    if part.mode == "any-of":
        return [some for size in range(1, len(part.moves) + 1) for some in combinations(part.moves, size)]
    return []


def moved(red: int, green: int, moves: tuple[Move, ...], last: int) -> Space:
    """Where the markers stand after these moves; none leaves the track."""
    to = [red, green]
    for move in moves:
        leader = 0 if red > green else 1
        marker = {"red": 0, "green": 1, "leading": leader, "trailing": 1 - leader}[move.marker]
        to[marker] += move.by * (USUAL_X if move.times_x else 1)
    return space(min(max(to[0], 1), last), min(max(to[1], 1), last))


class Forecast:
    """Tables made once for a box: what a card can do to the markers, and where chance takes them."""

    def __init__(self, box: Box) -> None:
        self.last: Final[int] = box.track_spaces
        self.spaces: Final = [space(red, green) for red in self.track() for green in self.track()]
        self.reach: Final = [self.reach_of(card) for card in box.facts.cards]
        self.tables: Final = [self.decided(box)]
        drift = self.drift()
        for _ in range(HORIZON):
            self.tables.append(self.later(drift))

    def track(self) -> range:
        return range(1, self.last + 1)

    def reach_of(self, card: CardFacts) -> dict[Space, tuple[Space, ...]]:
        """For every space the ones to which the card can take the markers."""
        found = offers(card)
        return {
            at: tuple(dict.fromkeys(moved(at // SPAN, at % SPAN, moves, self.last) for moves in found)) or (at,)
            for at in self.spaces
        }

    def decided(self, box: Box) -> dict[Space, Chances]:
        """The faction that wins if the game ends now."""
        winners = {at: winning_faction(box, at // SPAN, at % SPAN) for at in self.spaces}
        return {at: tuple(float(winners[at] == faction) for faction in range(len(FACTIONS))) for at in self.spaces}

    def drift(self) -> dict[Space, dict[Space, float]]:
        """Where a random card in random hands takes the markers."""
        found: dict[Space, dict[Space, float]] = {}
        share = (1 - STAYS) / len(self.reach)
        for at in self.spaces:
            chances = found[at] = {at: STAYS}
            for reach in self.reach:
                for to in reach[at]:
                    chances[to] = chances.get(to, 0.0) + share / len(reach[at])
        return found

    def later(self, drift: dict[Space, dict[Space, float]]) -> dict[Space, Chances]:
        """The last table with one more play before it."""
        last = self.tables[-1]
        return {
            at: tuple(
                fsum(chance * last[to][faction] for to, chance in ways.items()) for faction in range(len(FACTIONS))
            )
            for at, ways in drift.items()
        }

    def chances(self, at: Space, plays: float) -> Chances:
        """How likely each faction wins when about so many heroes are still to be played by others."""
        whole = int(plays)
        if whole >= HORIZON:
            return self.tables[HORIZON][at]
        if whole == plays:
            return self.tables[whole][at]
        part = plays - whole
        near, far = self.tables[whole][at], self.tables[whole + 1][at]
        return tuple(a + (b - a) * part for a, b in zip(near, far, strict=True))


@cache
def forecast(box: Box) -> Forecast:
    """The tables of a box, made once in a process."""
    return Forecast(box)
