"""Who is how much stronger than whom: duels over deals that are played from every seat, a few deals at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from time import process_time
from typing import ClassVar, Final

from interregnum import bots
from interregnum.bots import Bot
from interregnum.kernel.dice import FairDice, seed_from_int, seed_of_game
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Plain
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.lab.shares import wilson
from interregnum.lab.simulate import TURN_LIMIT, play_on

YARDSTICK: Final = "greedy"  # it plays as it always did


@dataclass(frozen=True)
class Duel:
    """One bot against others who are all alike; each deal is played once from every seat."""

    bot: str
    against: str
    seats: int
    seed: int  # another number, other deals


@dataclass
class Tally:
    """What the games of a duel came to so far: the same whoever played them, but for the seconds."""

    deals: int = 0
    games: int = 0
    won: float = 0.0  # a shared victory is shared
    nobody: int = 0  # games that nobody won
    answers: int = 0  # of the one bot
    seconds: float = 0.0  # of CPU, for all of them
    slowest: float = 0.0
    longest: float = 0.0  # for all answers of one game

    def add(self, other: Tally) -> None:
        """Count what was played elsewhere, too."""
        self.deals += other.deals
        self.games += other.games
        self.won += other.won
        self.nobody += other.nobody
        self.answers += other.answers
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.longest = max(self.longest, other.longest)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 %, cautiously: as if no two games were of one deal."""
        return wilson(self.won, self.games)

    @property
    def mean(self) -> float:
        """CPU seconds for one answer."""
        return self.seconds / self.answers if self.answers else 0.0

    def plain(self) -> Plain:
        return asdict(self)


@dataclass(frozen=True)
class Deals:
    """Some deals of a duel, for one process to play; `make_game` is called there, so it must be known by name."""

    make_game: Callable[[], Game]
    duel: Duel
    first: int
    last: int  # the first that is not played

    def play(self) -> Tally:
        """All of them, one after the other."""
        game, tally = self.make_game(), Tally()
        for index in range(self.first, self.last):
            tally.add(played(game, self.duel, index))
        return tally


class Timed(Bot):
    """A bot whose answers are timed."""

    watches: ClassVar[bool] = True  # for those that do

    def __init__(self, bot: Bot) -> None:
        super().__init__(bytes(32), bot.seat)
        self.bot: Final = bot
        self.tally: Final = Tally()

    def watch(self, view: View) -> None:
        if self.bot.watches:
            begin = process_time()
            self.bot.watch(view)
            self.tally.seconds += process_time() - begin

    def answer(self, view: View, question: Question) -> int:
        begin = process_time()
        choice = self.bot.answer(view, question)
        used = process_time() - begin
        self.tally.answers += 1
        self.tally.seconds += used
        self.tally.slowest = max(self.tally.slowest, used)
        return choice


def played(game: Game, duel: Duel, index: int) -> Tally:
    """One deal, with the bot in each seat in turn."""
    tally = Tally(deals=1)
    seed = seed_of_game(seed_from_int(duel.seed), index)
    for seat in range(duel.seats):
        names = [duel.bot if one == seat else duel.against for one in range(duel.seats)]
        tally.add(game_of(game, seed, names, seat))
    return tally


def game_of(game: Game, seed: bytes, names: Sequence[str], seat: int) -> Tally:
    """One game, and what it says of the bot in this seat."""
    players = [bots.make(name, game, bots.seed_of_bot(seed, one), one) for one, name in enumerate(names)]
    timed = Timed(players[seat])
    players[seat] = timed
    state = game.new(len(names), game.check(len(names), {}), FairDice(seed))
    play_on(game, state, players, TURN_LIMIT)
    tally = timed.tally
    tally.games, tally.longest = 1, tally.seconds
    winners = winners_of(game.result_plain(state))
    tally.won = winners.count(seat) / len(winners) if winners else 0.0
    tally.nobody = int(not winners)
    return tally


def winners_of(result: Plain) -> list[int]:
    """Whoever won, as a game tells it."""
    found = result.get("winners")
    if isinstance(found, list):
        return found
    winner = result["winner"]
    return [winner] if isinstance(winner, int) else []


def duels(game: Game, seed: int) -> list[Duel]:
    """Every rung against the one below, the lowest against chance, and both ends against the yardstick."""
    rungs = bots.rungs(game)
    pairs = [(above, below) for below, above in pairwise(rungs)]
    if YARDSTICK in bots.names(game):
        pairs += [(rung, YARDSTICK) for rung in dict.fromkeys(rungs[:1] + rungs[-1:])]
    pairs += [(rung, bots.RANDOM) for rung in rungs[:1]]
    tables = sorted({2, bots.crowd(game)})
    return [Duel(bot, against, seats, seed) for bot, against in pairs for seats in tables]
