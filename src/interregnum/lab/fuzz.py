"""Very many random games over all seats and options, with the invariants asked after every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from interregnum.games.hidden_leaders.game import ID
from interregnum.kernel.dice import Dice, fast_dice, seed_of_game
from interregnum.lab.course import COURSES, Course, S, check_course

CHUNK = 50


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


def fuzz(seed: bytes, games: int, workers: int, tell: Callable[[Tally], None], game: str = ID) -> Tally:
    """Play so many games; failures are listed with the number of their game, and the others go on."""
    check_course(game)
    total = Tally()
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    for tally in tallies(partial(play_chunk, game, seed), chunks, workers):
        total = total + tally
        tell(total)
    return total


def tallies(play: Callable[[range], Tally], chunks: list[range], workers: int) -> Iterator[Tally]:
    if workers <= 1:
        yield from map(play, chunks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, chunks)


def play_chunk(game: str, seed: bytes, numbers: range) -> Tally:
    course = COURSES[game]()
    total = Tally()
    for number in numbers:
        total = total + play_one(course, seed_of_game(seed, number), number)
    return total


def play_one(course: Course[S], seed: bytes, number: int) -> Tally:
    """One game; one sampled answer is looked at from another world of each viewer."""
    dice = fast_dice(seed[::-1])
    state = course.begin(number, seed, dice)
    sampled = dice.below(course.answers * state.seats)
    worlds = 0
    try:
        while not state.over:
            choice = course.pick(state, number, dice)
            if state.decisions == sampled:
                worlds += look_from_elsewhere(course, state, choice, dice)
            state.answer(choice)
            course.check(state)
        if not worlds:  # the game was over before the sampled answer: take the last position instead
            worlds += look_at_end(course, state, dice)
    except Exception as error:
        return Tally(1, state.decisions, worlds, (f"game {number}: {type(error).__name__}: {error}",))
    return Tally(1, state.decisions, worlds)


def look_from_elsewhere(course: Course[S], state: S, choice: int, dice: Dice) -> int:
    for viewer in course.viewers(state):
        course.look(state, choice, viewer, dice)
    return 1


def look_at_end(course: Course[S], state: S, dice: Dice) -> int:
    for viewer in course.viewers(state):
        course.look_at_end(state, viewer, dice)
    return 1
