"""A finished game explained: chances to win over the game, and the moments that turned it.

It is handed the truth, so it takes finished games only. Work sets what it finds, never a clock: the same record and
the same number of playouts give the same analysis everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import islice, pairwise
from typing import Final

from interregnum.bots import Weighed, advisor, seed_of_hint, weighed
from interregnum.kernel.dice import SEED_BYTES, FastDice, commitment, fast_dice
from interregnum.kernel.errors import BadRecord
from interregnum.kernel.game import Game
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.record import Record, begin, verify
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.lab.reckoning import reckoner
from interregnum.wire.adapters import adapter
from interregnum.wire.analysis import Analysis, ChancesAt, Given, Moment

POINTS: Final = 60  # of the curves, at most, besides the end
MOST: Final = 5  # moments
LEAST: Final = 3  # moments that are told of even where little happened
TURN: Final = 0.1  # a change of somebody's chance that makes a moment of any further one
CLEAR: Final = 0.02  # by so much a better answer must be better
PARTS: Final = 1_000_000  # a chance in whole parts, so that sums are the same on every machine
DIGITS: Final = 4
# How much of the whole work is done when the curves, and then the moments, are found.
CURVES, MOMENTS = 0.7, 0.9

Chances = list[float]


class Analyst:
    """Explains one game: `work` goes on bit by bit and tells how much is done, then `found` is there."""

    def __init__(self, game: Game, record: Record, playouts: int = 0) -> None:
        if not verify(game, record).over:
            raise BadRecord("record-unfinished")
        self.game: Final = game
        self.record: Final = record
        self.reckoner: Final = reckoner(game, record.seats)
        self.playouts: Final = playouts or self.reckoner.playouts
        self.states: Final = list(positions(game, record))
        self.opened: Final[dict[int, Chances]] = {self.last: self.end}  # by answers given: chances with all open
        self.found: Analysis | None = None

    @property
    def last(self) -> int:
        return len(self.states) - 1

    @property
    def end(self) -> Chances:
        """Who won is certain in the end, and everybody knows it."""
        return [round(chance, DIGITS) for chance in self.reckoner.decided(self.states[-1])]

    def work(self) -> Iterator[float]:
        """Find everything; after each bit the share of the work that is done, from 0 to 1."""
        points: list[ChancesAt] = []
        for done in self.curves(points):
            yield CURVES * done
        moments: list[int] = []
        for done in self.turns(points, moments):
            yield CURVES + (MOMENTS - CURVES) * done
        told: list[Moment] = []
        for number in sorted(moments):
            told.append(self.moment(number))
            yield MOMENTS + (1 - MOMENTS) * len(told) / len(moments)
        self.found = Analysis(self.game.id, self.record.seats, self.last, self.playouts, points, told)

    # --- chances

    def curves(self, points: list[ChancesAt]) -> Iterator[float]:
        """The chances at the points of the curves, with everything open and through the eyes of each seat."""
        wanted = sampled(turn_starts(self.states), POINTS)
        seats = range(self.record.seats)
        for number, state in enumerate(self.states[:-1]):
            if self.reckoner.watches:
                for seat in seats:
                    self.reckoner.watch(self.game.view(state, seat))
            if number not in wanted:
                continue
            known: list[Chances] = [[] for _ in seats]
            for seat in seats:
                yield from self.reckoned(number, seat, known[seat], len(points) / len(wanted))
            yield from self.open_at(number, len(points) / len(wanted))
            points.append(ChancesAt(number, self.opened[number], known))
        points.append(ChancesAt(self.last, self.end, [self.end for _ in seats]))

    def open_at(self, number: int, done: float) -> Iterator[float]:
        """Find the chances with everything open, unless they are known."""
        if number not in self.opened:
            found: Chances = []
            yield from self.reckoned(number, WATCHER, found, done)
            self.opened[number] = found

    def reckoned(self, number: int, viewer: int, found: Chances, done: float) -> Iterator[float]:
        """The mean of many playouts from worlds that fit what the viewer knows; the watcher stands for all together."""
        dice = self.dice(number, viewer)
        totals = [0] * self.record.seats
        for world in islice(self.reckoner.worlds(self.view(number, viewer), dice), self.playouts):
            for seat, chance in enumerate(self.reckoner.chances(world, dice)):
                totals[seat] += round(chance * PARTS)
            yield done
        found[:] = [round(total / (PARTS * self.playouts), DIGITS) for total in totals]

    def view(self, number: int, viewer: int) -> View:
        state = self.states[number]
        if viewer != WATCHER:
            return self.game.view(state, viewer)
        everybody = [WATCHER, *range(self.record.seats)]
        return adapter(self.game.id).open_view([self.game.view(state, one) for one in everybody])

    def dice(self, number: int, viewer: int) -> FastDice:
        """Dice for one chance, whatever was reckoned before; they tell nothing that the game's own would roll."""
        text = f"analysis {commitment(self.record.seed)} {number} {viewer}"
        return fast_dice(blake2b(text.encode(), digest_size=SEED_BYTES).digest())

    # --- moments

    def turns(self, points: Sequence[ChancesAt], moments: list[int]) -> Iterator[float]:
        """The answers that turned the game: where the curves change most, looked at more closely."""
        stretches = turning(points)
        for index, (first, last) in enumerate(stretches):
            while last - first > 1:  # into the half that changes more, down to a single answer
                middle = (first + last) // 2
                yield from self.open_at(middle, index / len(stretches))
                if self.swing(first, middle) >= self.swing(middle, last):
                    last = middle
                else:
                    first = middle
            moments.append(first)

    def swing(self, first: int, last: int) -> float:
        return change(self.opened[first], self.opened[last])

    def moment(self, number: int) -> Moment:
        """What was answered there, and what would have been better, as far as whoever answered could know."""
        state = self.states[number]
        rows = {row.choice: row for row in self.advice(number)}
        done = self.given(number)
        best = next(iter(rows.values()), None)
        row = rows.get(done)
        better = None if best is None or row is None or best.chance - row.chance < CLEAR else best
        return Moment(
            answers=number,
            seat=state.asked,
            before=self.opened[number],
            after=self.opened[number + 1],
            given=self.told(number, done, row),
            better=None if better is None else self.told(number, better.choice, better),
            judged=row is not None,
            reasons={} if better is None else better.reasons,
        )

    def given(self, number: int) -> int:
        question = self.states[number].question
        assert question is not None, "nobody answers after the end"
        return self.game.read_choice(question, self.record.answers()[number])

    def told(self, number: int, choice: int, row: Weighed | None) -> Given:
        tried = row is not None and row.thought > 0
        text = self.game.write_choice(self.states[number].ask, choice)
        return Given(text, round(row.chance, DIGITS) if row is not None and tried else None)

    def advice(self, number: int) -> list[Weighed]:
        """What the bot that gives hints thinks of all answers; nothing where there is no such bot, or no choice."""
        state, bot = self.states[number], advisor(self.game)
        if bot is None or len(state.choices) < 2:
            return []
        seed = seed_of_hint(commitment(self.record.seed), state.asked, number)
        return weighed(bot, self.game, seed, self.game.view(state, state.asked))


def analyse(game: Game, record: Record, playouts: int = 0) -> Analysis:
    """The whole analysis at once."""
    analyst = Analyst(game, record, playouts)
    for _ in analyst.work():
        pass
    assert analyst.found is not None
    return analyst.found


def positions(game: Game, record: Record) -> Iterator[State]:
    """The truth before each answer, and at the end."""
    state = begin(game, record, journal=False)
    for text in record.answers():
        yield state.clone()
        question = state.question
        assert question is not None
        state.answer(game.read_choice(question, text))
    yield state


def turn_starts(states: Sequence[State]) -> list[int]:
    """After how many answers a turn begins; where a game counts no turns, every answer is one."""
    found = [0, *[number for number, (one, other) in enumerate(pairwise(states), 1) if one.turns != other.turns]]
    starts = found if states[-1].turns else list(range(len(states)))
    return [number for number in starts if number < len(states) - 1]


def sampled(numbers: Sequence[int], most: int) -> list[int]:
    """At most so many of the numbers, evenly spread, the first among them."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[index * len(numbers) // most] for index in range(most)]


def change(before: Chances, after: Chances) -> float:
    """By how much the chance changes of whoever is concerned most."""
    return max(abs(one - other) for one, other in zip(before, after, strict=True))


def turning(points: Sequence[ChancesAt]) -> list[tuple[int, int]]:
    """The stretches between points that changed most: a few in any case, more only if they matter."""
    stretches = sorted(pairwise(points), key=lambda pair: -changed(pair))
    kept = [pair for index, pair in enumerate(stretches) if index < LEAST or changed(pair) >= TURN]
    return [(first.answers, last.answers) for first, last in kept[:MOST]]


def changed(pair: tuple[ChancesAt, ChancesAt]) -> float:
    return change(pair[0].open, pair[1].open)
