"""What passes between the server and a process that thinks: thoughts one way, replies the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import Raw, Struct, msgpack

from interregnum.kernel.view import View
from interregnum.wire.adapter import Adapter
from interregnum.wire.analysis import Analysis

MEMORY: Final = 2000  # bots that a process keeps; who was asked longest ago is forgotten first
HEAD_BYTES: Final = 4

T = TypeVar("T")


class Request(Struct, frozen=True, tag_field="what"):
    """What a process is asked."""

    game: str
    bot: str  # who is asked


class Thought(Request, frozen=True, tag="thought"):
    """A bot's question: what its seat sees, what it may answer, what it saw since it was last asked."""

    seed: bytes  # of this bot in this seat of this table
    key: str  # which table and seat: under this name the bot keeps what it believes
    view: Raw  # as `seen` gives it
    choices: Sequence[str]
    missed: Sequence[Raw] = ()


class Weighing(Request, frozen=True, tag="weighing"):
    """What may come of an answer, or of the position if none is named, as far as the viewer knows it."""

    view: Raw
    choices: Sequence[str]
    choice: str | None


class Advising(Request, frozen=True, tag="advising"):
    """What a good player would answer, from the view of whoever asks."""

    seed: bytes
    view: Raw
    choices: Sequence[str]


class Explaining(Request, frozen=True, tag="explaining"):
    """A finished game that is to be explained; asked again and again, the process goes on where it was."""

    record: str  # as records are written
    playouts: int  # for each chance; 0 for what suits the game


class Advice(Struct, frozen=True):
    """One answer: the chance to win with it, and what it changes, the weightiest first."""

    choice: str
    chance: float
    reasons: dict[str, float]


class Reply(Struct, frozen=True):
    """An answer in notation, figures, an analysis, or where it failed; the first says only that it is ready."""

    answer: str = ""
    figures: dict[str, float] = {}
    advice: list[Advice] = []
    done: float = 0.0  # how much of an analysis is found, from 0 to 1
    analysis: Analysis | None = None
    fault: str = ""


def seen(adapter: Adapter, view: View) -> Raw:
    """A view as a thought carries it."""
    return Raw(msgpack.encode(adapter.own_view(view)))


def framed(message: Struct) -> bytes:
    """The message with its length before it."""
    body = msgpack.encode(message)
    return len(body).to_bytes(HEAD_BYTES, "big") + body


def remember(memory: dict[str, T], key: str, value: T) -> None:
    """Keep the value as the newest, and forget the oldest when there are too many."""
    memory.pop(key, None)
    memory[key] = value
    if len(memory) > MEMORY:
        del memory[next(iter(memory))]
