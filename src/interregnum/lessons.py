"""Guided games: a prepared position, known dice, and a line of answers that teaches a game beat by beat."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, NamedTuple

from interregnum.kernel.content import Row, bad
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.errors import BadOptions, short
from interregnum.registry import game, package

SCHEMA: Final = 1
LEARNER: Final = 0  # the seat of whoever learns; bots have the others


class Beat(NamedTuple):
    """What is told at once: its topic, the learner's answers, and those of the others after them.

    A beat without answers is gone through by pressing a place, by trying what the board brings, or by reading.
    """

    topic: str
    answers: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    press: tuple[str, ...] = ()  # places of which one is to be pressed
    figure: str | None = None  # what the board brings to be looked at or tried


class Line(NamedTuple):
    """One answer of a lesson: whose beat it belongs to, and whether the learner gives it."""

    choice: str
    beat: int  # counted from 0
    learned: bool


class Taught(NamedTuple):
    """Where a game stands in its lesson."""

    beat: int  # counted from 1
    topic: str
    line: Line | None  # the answer that comes next; none at the end, and where the game goes its own way
    left: int | None  # how many answers followed the lesson, if others came after them
    before: range = range(0)  # beats without answers that come first, counted from 0


@dataclass(frozen=True)
class Lesson:
    """A guided game as its package brings it."""

    game: str
    name: str
    position: str
    seed: bytes
    bot: str  # of the other seats, where the game goes its own way
    beats: tuple[Beat, ...]

    @cached_property
    def line(self) -> tuple[Line, ...]:
        """All answers in the order in which they are given."""
        return tuple(
            [
                Line(choice, number, learned)
                for number, beat in enumerate(self.beats)
                for choices, learned in ((beat.answers, True), (beat.then, False))
                for choice in choices
            ]
        )

    @cached_property
    def seats(self) -> int:
        """How many sit at its table."""
        return int(game(self.game).position(self.position, FairDice(self.seed)).seats)

    def taught(self, answers: Sequence[str]) -> Taught:
        """What comes after these answers, as far as they are those of the lesson."""
        line = self.line
        same = 0
        while same < min(len(answers), len(line)) and answers[same] == line[same].choice:
            same += 1
        if same < len(answers):
            at = line[min(same, len(line) - 1)].beat
            return Taught(at + 1, self.beats[at].topic, None, same)
        coming = line[same] if same < len(line) else None
        at = line[-1].beat if coming is None else coming.beat
        last = line[same - 1].beat if same > 0 else -1
        return Taught(at + 1, self.beats[at].topic, coming, None, range(last + 1, at))


@cache
def lesson(game_id: str, name: str) -> Lesson:
    """A lesson of a game by its name; one that is not there is refused with those that are."""
    known = package(game_id).lessons
    if name not in known:
        names = ", ".join(known) or "-"
        raise BadOptions("unknown-lesson", facts={"lesson": short(name), "game": game_id, "lessons": names})
    return read(game_id, name, package(game_id).folder(known[name]).read_text("utf-8"))


def read(game_id: str, name: str, text: str) -> Lesson:
    """A lesson as its file tells it."""
    top = Row(tomllib.loads(text), name)
    if top.number("schema") != SCHEMA:
        raise bad(f"{name}.schema", str(SCHEMA), str(top.number("schema")))
    top.word("game", among=(game_id,))
    beats = tuple([read_beat(row) for row in top.rows("beat")])
    if not beats or not beats[-1].answers:
        raise bad(f"{name}.beat[{len(beats)}].answers", "answers that end the lesson", "none")
    seed = seed_from_int(top.number("seed"))
    found = Lesson(game_id, name, top.word("position"), seed, top.word("bot"), beats)
    top.close()
    return found


def read_beat(row: Row) -> Beat:
    figure = row.word("figure") if row.has("figure") else None
    beat = Beat(row.word("topic"), listed(row, "answers"), listed(row, "then"), listed(row, "press"), figure)
    row.close()
    if not beat.answers and beat.then:
        raise bad(f"{row.where}.then", "answers of the learner before them", repr(list(beat.then)))
    return beat


def listed(row: Row, key: str) -> tuple[str, ...]:
    value = row.raw(key) if row.has(key) else []
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise bad(f"{row.where}.{key}", "a list of answers", repr(value))
    return tuple(value)
