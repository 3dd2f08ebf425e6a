"""What a position at the start of a turn is worth to each seat when everything is open: fitted chances to win."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.bots.forecast import HORIZON, SPAN, Forecast, forecast
from interregnum.games.hidden_leaders.bots.weights import DISTANCES, FACTION, STANDING, Weights, standard
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.ids import Seat

KINDS: Final[i64] = 4  # factions
SPACES: Final[i64] = 256  # room for both markers
LANE: Final[i64] = 8  # bits for the heroes of one faction
LANE_MASK: Final[i64] = 255
PACE: Final = 0.8  # heroes a turn
FLOOR: Final = 0.02  # no faction is quite without hope
FAR: Final[i64] = DISTANCES - 1
STAND: Final[i64] = STANDING
TELL: Final[i64] = FACTION


def plays_left(distance: int, seats: int) -> int:
    """How many heroes are about to be played when the nearest party lacks so many."""
    return min(round(distance * seats * PACE), HORIZON)


def lanes(box: Box, leader: int) -> list[int]:
    """For each card what it counts for in the party of this leader: a lane of bits for each faction."""
    found: list[int] = []
    for card, mask in zip(box.facts.cards, box.factions, strict=True):
        double = card.endgame is not None and box.leader_ids[leader] in card.endgame.leaders
        counts = card.endgame.counts_as if card.endgame is not None and double else 1
        held = box.leader_factions[leader] if double else mask
        found.append(sum([counts << (faction * 8) for faction in range(4) if held >> faction & 1]))
    return found


class Prospects:
    """Made once for a box and a number of seats; holds what it found of the last position it looked at."""

    def __init__(self, box: Box, forecast: Forecast, seats: int, weights: Weights) -> None:
        self.box: Final = box
        self.seats: i64 = seats
        self.standing: Final = weights.standing
        self.factions: Final = weights.factions
        self.lanes: Final = [lanes(box, leader) for leader in range(len(box.leader_ids))]
        self.reach: Final = [
            [list(ways[at]) if at in ways else [] for at in range(int(SPACES))] for ways in forecast.reach
        ]
        self.soon: Final[list[float]] = []  # by distance, space and faction: the chance after the others' next heroes
        self.near: Final[list[float]] = []  # its logarithm
        self.far: Final[list[float]] = []  # and that of the chance when all heroes to come are played by chance
        self.plain: Final[list[float]] = []  # the chances as fitted, whoever serves whom
        for distance in range(DISTANCES):
            self.tabulate(forecast, distance)
        self.heroes: Final = [0] * seats  # lanes of what each party holds
        self.held: Final = [0] * seats  # and each hand
        self.sizes: Final = [0] * seats
        self.edges: Final = [0.0] * seats
        self.shares: Final = [0.0] * (seats * 4)  # by seat and faction: the chance to win when it does
        self.chances: Final = [0.0] * 4  # of each faction
        self.rows: Final = [0.0] * (4 * FACTION)  # what the chances of the factions are made of

    def tabulate(self, forecast: Forecast, distance: int) -> None:
        """The tables for one distance."""
        seats: int = self.seats
        soon = forecast.tables[plays_left(max(distance - 1, 0), seats)]
        late = forecast.tables[plays_left(distance, seats)]
        at = distance * FACTION
        for place in range(int(SPACES)):
            if place not in soon:
                for table in (self.soon, self.near, self.far, self.plain):
                    table.extend([0.0] * 4)
                continue
            near = [round(log(FLOOR + chance), 9) for chance in soon[place]]
            far = [round(log(FLOOR + chance), 9) for chance in late[place]]
            self.soon.extend([round(chance, 9) for chance in soon[place]])
            self.near.extend(near)
            self.far.extend(far)
            w = self.factions
            scores = [w[at] * near[one] + w[at + 1] * far[one] + w[at + 7 + one] for one in range(4)]
            self.plain.extend(list(soon[place]) if distance == 0 else softened(scores))

    def distance(self, state: State) -> i64:
        """How many face-up heroes the nearest party lacks to the end of the game."""
        most: i64 = 0
        for row in state.ups:
            most = max(most, len(row))
        return min(max(state.threshold - most, 0), FAR)

    def chance(self, state: State, me: Seat) -> float:
        """How likely this seat wins."""
        if state.over:
            outcome = state.outcome
            return 1.0 if outcome is not None and outcome.winner == me else 0.0
        distance = self.distance(state)
        self.stand(state, distance)
        self.tell(state, distance)
        total = 0.0
        faction: i64 = 0
        while faction < KINDS:
            total += self.chances[faction] * self.shares[me * KINDS + faction]
            faction += 1
        return total

    def hope(self, state: State, me: Seat) -> float:
        """How likely a faction of the seat's leader wins, by the markers alone."""
        place: i64 = (self.distance(state) * SPACES + state.red * SPAN + state.green) * KINDS
        mask: i64 = self.box.leader_factions[state.leaders[me]]
        total = 0.0
        faction: i64 = 0
        while faction < KINDS:
            self.chances[faction] = self.plain[place + faction]
            if (mask >> faction) & 1 == 1:
                total += self.chances[faction]
            faction += 1
        return total

    def count(self, state: State) -> None:
        """The heroes of each party and hand."""
        seat: i64 = 0
        while seat < self.seats:
            worth = self.lanes[state.leaders[seat]]
            total: i64 = 0
            for card in state.ups[seat]:
                total += worth[card]
            for card in state.downs[seat]:
                total += worth[card]
            self.heroes[seat] = total
            total = 0
            for card in state.hands[seat]:
                total += worth[card]
            self.held[seat] = total
            self.sizes[seat] = len(state.ups[seat]) + len(state.downs[seat])
            seat += 1

    def edge(self, state: State, seat: Seat, faction: i64, at: i64) -> float:
        """How well a party stands among those that serve the faction."""
        w = self.standing
        heroes: i64 = self.heroes[seat]
        held: i64 = self.held[seat]
        size: i64 = self.sizes[seat]
        number: i64 = self.box.leader_numbers[state.leaders[seat]]
        found = w[at] * float((heroes >> (faction * LANE)) & LANE_MASK) + w[at + 1] * float(size)
        found += w[at + 2] * float(number) + w[at + 3] * float((held >> (faction * LANE)) & LANE_MASK)
        return found + w[at + 4] if seat == state.turn else found

    def share(self, state: State, me: Seat, faction: i64, distance: i64) -> float:
        """The chance of one seat to win when this faction, which it serves, does; parties are counted before."""
        at = distance * STAND
        own = self.edge(state, me, faction, at)
        total = 1.0
        seat: i64 = 0
        while seat < self.seats:
            mask: i64 = self.box.leader_factions[state.leaders[seat]]
            if seat != me and (mask >> faction) & 1 == 1:
                total += exp(min(self.edge(state, seat, faction, at) - own, 50.0))
            seat += 1
        return 1.0 / total

    def stand(self, state: State, distance: i64) -> None:
        """Fill in the shares: who would win with which faction."""
        self.count(state)
        at = distance * STAND
        shares, edges = self.shares, self.edges
        faction: i64 = 0
        while faction < KINDS:
            seat: i64 = 0
            top = -1e9
            while seat < self.seats:
                mask: i64 = self.box.leader_factions[state.leaders[seat]]
                if (mask >> faction) & 1 == 1:
                    edges[seat] = self.edge(state, seat, faction, at)
                    top = max(top, edges[seat])
                else:
                    edges[seat] = -1e9
                seat += 1
            total = 0.0
            seat = 0
            while seat < self.seats:
                share = exp(edges[seat] - top) if edges[seat] > -1e8 else 0.0
                shares[seat * KINDS + faction] = share
                total += share
                seat += 1
            if total > 0.0:
                seat = 0
                while seat < self.seats:
                    shares[seat * KINDS + faction] = shares[seat * KINDS + faction] / total
                    seat += 1
            faction += 1

    def tell(self, state: State, distance: i64) -> None:
        """Fill in the chances of the factions."""
        self.describe(state, distance)
        w, rows, chances = self.factions, self.rows, self.chances
        at = distance * TELL
        total = 0.0
        top = -1e9
        faction: i64 = 0
        while faction < KINDS:
            score = w[at + 7 + faction]
            one: i64 = 0
            while one < 7:
                score += w[at + one] * rows[faction * TELL + one]
                one += 1
            chances[faction] = score
            top = max(top, score)
            faction += 1
        faction = 0
        while faction < KINDS:
            chances[faction] = exp(chances[faction] - top)
            total += chances[faction]
            faction += 1
        faction = 0
        while faction < KINDS:
            chances[faction] = chances[faction] / total
            faction += 1

    def describe(self, state: State, distance: i64) -> None:
        """What speaks for each faction: where the markers stand, whom it would make win, what they hold."""
        rows, shares = self.rows, self.shares
        here: i64 = (distance * SPACES + state.red * SPAN + state.green) * KINDS
        first = self.foremost(state)
        faction: i64 = 0
        while faction < KINDS:
            at: i64 = faction * TELL
            rows[at] = self.near[here + faction]
            rows[at + 1] = self.far[here + faction]
            rows[at + 2] = 0.0
            rows[at + 3] = shares[state.turn * KINDS + faction]
            rows[at + 4] = 0.0
            rows[at + 5] = 0.0
            rows[at + 6] = shares[first * KINDS + faction]
            faction += 1
        seat: i64 = 0
        while seat < self.seats:
            self.describe_seat(state, seat, distance, here)
            seat += 1

    def describe_seat(self, state: State, seat: Seat, distance: i64, here: i64) -> None:
        """What one seat wants and what its hand can do for it."""
        soon = self.soon
        base: i64 = distance * SPACES * KINDS
        at: i64 = state.red * SPAN + state.green
        factions: i64 = self.box.leader_factions[state.leaders[seat]]
        first = lowest(factions)
        second = lowest(factions & (factions - 1))
        best_first = soon[here + first]
        best_second = soon[here + second]
        for card in state.hands[seat]:
            for to in self.reach[card][at]:
                place: i64 = base + to * KINDS
                best_first = max(best_first, soon[place + first])
                best_second = max(best_second, soon[place + second])
        on_turn = seat == state.turn
        self.describe_wish(seat, first, best_first - soon[here + first], on_turn)
        self.describe_wish(seat, second, best_second - soon[here + second], on_turn)

    def describe_wish(self, seat: Seat, faction: i64, step: float, on_turn: bool) -> None:
        """Add what a seat that serves the faction means to it."""
        rows = self.rows
        share = self.shares[seat * KINDS + faction]
        gain = share * step
        row: i64 = faction * TELL
        rows[row + 2] = rows[row + 2] + share
        rows[row + 4] = rows[row + 4] + gain
        if on_turn:
            rows[row + 5] = gain

    def foremost(self, state: State) -> i64:
        """The seat that shows most heroes; of equals the one that is on turn first."""
        best: i64 = state.turn
        offset: i64 = 1
        while offset < self.seats:
            seat: i64 = (state.turn + offset) % self.seats
            if len(state.ups[seat]) > len(state.ups[best]):
                best = seat
            offset += 1
        return best


@cache
def prospects_for(box: Box, seats: int) -> Prospects:
    """The standard prospects for so many seats, made once in a process."""
    return Prospects(box, forecast(box), seats, standard()[seats])


def lowest(mask: i64) -> i64:
    """The first faction of a mask."""
    faction: i64 = 0
    while faction < KINDS - 1 and (mask >> faction) & 1 == 0:
        faction += 1
    return faction


def softened(scores: list[float]) -> list[float]:
    """Scores as chances."""
    top = max(scores)
    raised = [exp(score - top) for score in scores]
    total = 0.0
    for one in raised:
        total += one
    return [round(one / total, 9) for one in raised]
