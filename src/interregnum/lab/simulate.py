"""Many games between bots: what was planned gives the same results with any number of workers."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from interregnum import bots
from interregnum.bots import Bot
from interregnum.kernel.dice import FairDice, seed_of_game
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Plain
from interregnum.kernel.options import Chosen
from interregnum.kernel.state import State

TURN_LIMIT: Final = 2000
LARGEST_BATCH: Final = 20  # games that a worker plays before it reports


@dataclass(frozen=True)
class Plan:
    """Which games are to be played; `make_game` is called in each worker, so it must be known by name."""

    make_game: Callable[[], Game]
    seats: int
    bots: tuple[str, ...]  # by seat, or one for all
    games: int
    seed: bytes
    options: Chosen = field(default_factory=dict)
    rotate: bool = False  # the bots move one seat on with each game
    turn_limit: int = TURN_LIMIT

    def bots_of(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        named = self.bots * self.seats if len(self.bots) == 1 else self.bots
        shift = index if self.rotate else 0
        return tuple(named[(seat - shift) % self.seats] for seat in range(self.seats))


def check(plan: Plan) -> None:
    """Refuse what cannot be played, before anything is."""
    game = plan.make_game()
    game.check(plan.seats, plan.options)
    bots.check_all(plan.bots, game, plan.seats)
    check_least("games", plan.games)
    check_least("turn-limit", plan.turn_limit)


def check_least(name: str, number: int, least: int = 1) -> None:
    if number < least:
        raise BadOptions("too-small", facts={"option": name, "found": str(number), "least": str(least)})


def results(plan: Plan, workers: int = 1) -> Iterator[Plain]:
    """What each game came to, in the order of the games."""
    check(plan)
    check_least("workers", workers)
    return in_this_process(plan) if workers == 1 else in_workers(plan, workers)


def in_this_process(plan: Plan) -> Iterator[Plain]:
    game = plan.make_game()
    for index in range(plan.games):
        yield play(game, plan, index)


def in_workers(plan: Plan, workers: int) -> Iterator[Plain]:
    size = max(1, min(LARGEST_BATCH, plan.games // (4 * workers)))
    batches = [(plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    with multiprocessing.get_context("spawn").Pool(min(workers, len(batches))) as pool:
        for batch in pool.imap(play_batch, batches):
            yield from batch


def play_batch(batch: tuple[Plan, int, int]) -> list[Plain]:
    """Some games one after the other, in a worker."""
    plan, first, last = batch
    game = plan.make_game()
    return [play(game, plan, index) for index in range(first, last)]


def play(game: Game, plan: Plan, index: int) -> Plain:
    """One game of a plan, as plain data; its seed, seats, options and bots are enough to play it again."""
    return play_seed(game, seed_of_game(plan.seed, index), plan.bots_of(index), plan.options, plan.turn_limit)


def play_seed(game: Game, seed: bytes, names: tuple[str, ...], options: Chosen, turn_limit: int) -> Plain:
    """One game with fair dice between these bots."""
    switched = game.check(len(names), options)
    state = game.new(len(names), switched, FairDice(seed))
    players = [bots.make(name, game, bots.seed_of_bot(seed, seat), seat) for seat, name in enumerate(names)]
    play_on(game, state, players, turn_limit)
    head: Plain = {"seed": seed.hex(), "seats": len(names), "options": switched, "bots": list(names)}
    turns: int = min(state.turns, turn_limit)  # a turn that was one too many was not played
    return head | game.result_plain(state) | {"turns": turns}


def play_on(
    game: Game, state: State, players: list[Bot], turn_limit: int, look: Callable[[], None] | None = None
) -> None:
    """Let the bots play until the game is over or one turn too many has begun; somebody may look on at each answer."""
    watching = [player for player in players if player.watches]
    while not state.over and state.turns <= turn_limit:
        if look is not None:
            look()
        view = game.view(state, state.asked)
        question = view.question
        assert question is not None
        state.answer(players[state.asked].answer(view, question))
        for player in watching:
            if player.seat != state.asked:  # who is asked next sees the table then
                player.watch(game.view(state, player.seat))
