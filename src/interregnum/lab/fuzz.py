"""Very many random games over all seats and options, with the invariants asked after every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

from interregnum.kernel.dice import fast_dice, seed_of_game
from interregnum.lab.course import Course, S
from interregnum.lab.plain_course import PlainCourse
from interregnum.lab.watch import NoWorld
from interregnum.registry import brought_by, package
from interregnum.registry import game as game_of

CHUNK = 50
SELDOM = 1000  # one look in so many may find no other world; in 375,000 looks at a large game none was missed


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    decisions: int = 0
    worlds: int = 0  # answers for which the worlds of all viewers were exchanged
    looks: int = 0  # of single viewers at those answers
    missed: int = 0  # looks for which no other world was found: nothing was compared
    failures: tuple[str, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.worlds + other.worlds,
            self.looks + other.looks,
            self.missed + other.missed,
            self.failures + other.failures,
        )


def fuzz(seed: bytes, games: int, workers: int, tell: Callable[[Tally], None], game: str) -> Tally:
    """Play so many games; failures are listed with the number of their game, and the others go on."""
    package(game)  # an unknown one is refused before anybody begins
    total = Tally()
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    for tally in tallies(partial(play_chunk, game, seed), chunks, workers):
        total = total + tally
        tell(total)
    return total + Tally(failures=too_blind(total))


def course(game: str) -> Course[Any]:
    """The course of a game; one that brings none runs the course that fits every game."""
    with brought_by(game) as here:
        made: Course[Any] = PlainCourse(game_of(here.id)) if here.course is None else here.part(here.course)()
    return made


def too_blind(total: Tally) -> tuple[str, ...]:
    """A check that too often could not check is a failure, too."""
    if total.missed * SELDOM <= total.looks:
        return ()
    return (f"no other world was found for {total.missed} of {total.looks} looks",)


def tallies(play: Callable[[range], Tally], chunks: list[range], workers: int) -> Iterator[Tally]:
    if workers <= 1:
        yield from map(play, chunks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, chunks)


def play_chunk(game: str, seed: bytes, numbers: range) -> Tally:
    here = course(game)
    total = Tally()
    for number in numbers:
        total = total + play_one(here, seed_of_game(seed, number), number)
    return total


def play_one(course: Course[S], seed: bytes, number: int) -> Tally:
    """One game; one sampled answer is looked at from another world of each viewer."""
    dice = fast_dice(seed[::-1])
    state = course.begin(number, seed, dice)
    sampled = dice.below(course.answers * state.seats)
    seen = Tally()
    try:
        while not state.over:
            choice = course.pick(state, number, dice)
            if state.decisions == sampled:
                seen = from_elsewhere(course, state, partial(course.look, state, choice, dice=dice))
            state.answer(choice)
            course.check(state)
        if not seen.worlds:  # the game was over before the sampled answer: take the last position instead
            seen = from_elsewhere(course, state, partial(course.look_at_end, state, dice=dice))
    except Exception as error:
        return seen + Tally(1, state.decisions, failures=(f"game {number}: {type(error).__name__}: {error}",))
    return seen + Tally(1, state.decisions)


def from_elsewhere(course: Course[S], state: S, look: Callable[[int], None]) -> Tally:
    """One look for each viewer."""
    viewers = course.viewers(state)
    missed = 0
    for viewer in viewers:
        try:
            look(viewer)
        except NoWorld:
            missed += 1
    return Tally(worlds=1, looks=len(viewers), missed=missed)
