"""The guided game of a table: what is taught now, and what the others answer as long as the game follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from interregnum import lessons
from interregnum.kernel.errors import BadOptions
from interregnum.lessons import LEARNER
from interregnum.server import heads
from interregnum.wire import frames

if TYPE_CHECKING:
    from interregnum.server.table import Table


def lesson_of(head: heads.TableHead) -> lessons.Lesson | None:
    """The lesson of a table, unless it is none or this server does not know it any more."""
    try:
        return None if head.lesson is None else lessons.lesson(head.game, head.lesson)
    except BadOptions:
        return None


def stand(table: Table, lesson: lessons.Lesson) -> lessons.Taught:
    """Where the answers that stand have led."""
    progress = table.progress
    return lesson.taught([] if progress is None else [one.choice for one in progress.answers])


def taught(table: Table, viewer: int) -> frames.Taught | UnsetType:
    """What whoever learns is told; it follows from the lesson and their own answers."""
    lesson = lesson_of(table.head)
    if lesson is None or viewer != LEARNER or table.head.status == heads.OPEN:
        return UNSET
    at = stand(table, lesson)
    choice = at.line.choice if at.line is not None and at.line.learned else None
    before = [told(lesson, number) for number in at.before]
    return frames.Taught(lesson.name, at.beat, len(lesson.beats), at.topic, choice, at.left, before)


def told(lesson: lessons.Lesson, number: int) -> frames.Told:
    """A beat that asks for no answer."""
    beat = lesson.beats[number]
    return frames.Told(number + 1, beat.topic, list(beat.press), beat.figure)


def written(table: Table, seat: int) -> str | None:
    """What a bot answers because the lesson says so."""
    lesson = lesson_of(table.head)
    if lesson is None or seat == LEARNER:
        return None
    line = stand(table, lesson).line
    return None if line is None or line.learned else line.choice
