"""Very many random games over all seats and options, with the invariants asked after every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.games.hidden_leaders.state import State
from interregnum.kernel.dice import Dice, fast_dice, seed_of_game
from interregnum.kernel.ids import WATCHER
from interregnum.lab.interference import Watch, check_answer, check_position
from interregnum.lab.invariants import check

CHUNK = 50
OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"beginner": True},
    {"extras": True},
    {"queens": True},
    {"extras": True, "queens": True},
)


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    decisions: int = 0
    worlds: int = 0  # answers for which a viewer's world was exchanged
    failures: tuple[str, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.worlds + other.worlds,
            self.failures + other.failures,
        )


def fuzz(seed: bytes, games: int, workers: int, tell: Callable[[Tally], None]) -> Tally:
    """Play so many games; failures are listed with the number of their game, and the others go on."""
    total = Tally()
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    for tally in tallies(partial(play_chunk, seed), chunks, workers):
        total = total + tally
        tell(total)
    return total


def tallies(play: Callable[[range], Tally], chunks: list[range], workers: int) -> Iterator[Tally]:
    if workers <= 1:
        yield from map(play, chunks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, chunks)


def play_chunk(seed: bytes, numbers: range) -> Tally:
    game = standard()
    total = Tally()
    for number in numbers:
        total = total + play_one(game, seed_of_game(seed, number), number)
    return total


def play_one(game: HiddenLeaders, seed: bytes, number: int) -> Tally:
    """One game: two kinds of players, every size, every set; one sampled answer is looked at from another world."""
    seats = 2 + number % 5
    state = game.new(seats, OPTIONS[number // 5 % len(OPTIONS)], fast_dice(seed))
    dice = fast_dice(seed[::-1])
    sampled = dice.below(60 * seats)
    worlds = 0
    try:
        while not state.over:
            choice = pick(state, dice, eager=number % 2 == 1)
            if state.decisions == sampled:
                worlds += look_from_elsewhere(game, state, choice, dice)
            state.answer(choice)
            check(state)
        if not worlds:  # the game was over before the sampled answer: take the last position instead
            worlds += look_at_end(game, state, dice)
    except Exception as error:
        return Tally(1, state.decisions, worlds, (f"game {number}: {type(error).__name__}: {error}",))
    return Tally(1, state.decisions, worlds)


def pick(state: State, dice: Dice, eager: bool) -> int:
    """Any answer; eager players mostly take one of the first, which are the heroes to play."""
    choices = state.choices
    among = choices[: max(1, len(choices) // 2)] if eager and dice.below(4) else choices
    return among[dice.below(len(among))]


def look_from_elsewhere(game: HiddenLeaders, state: State, choice: int, dice: Dice) -> int:
    watch = Watch(game)
    for viewer in [*range(state.seats), WATCHER]:
        check_answer(watch, state, choice, viewer, dice)
    return 1


def look_at_end(game: HiddenLeaders, state: State, dice: Dice) -> int:
    for viewer in [*range(state.seats), WATCHER]:
        check_position(Watch(game), state, viewer, dice)
    return 1
