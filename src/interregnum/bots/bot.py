"""What a bot is: it sits in a seat, sees what the seat sees and answers what the seat is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from interregnum.kernel.dice import SEED_BYTES, FastDice, fast_dice
from interregnum.kernel.question import Question
from interregnum.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player made of code; the same seed and the same views give the same answers, in any process."""

    watches: ClassVar[bool] = False  # whether `watch` does anything, so that nobody makes views in vain

    def __init__(self, seed: bytes, seat: int) -> None:
        self.seat: Final = seat
        self.dice: Final[FastDice] = fast_dice(seed)

    def watch(self, view: View) -> None:  # noqa: B027 - most bots look only when they are asked
        """See the table as it is after an answer of any seat; a bot that missed some of it answers all the same."""

    @abstractmethod
    def answer(self, view: View, question: Question) -> int:
        """One of the choices of the question, which is the seat's own."""


def seed_of_bot(seed: bytes, seat: int) -> bytes:
    """The seed of the bot in this seat of the game with this seed; it tells nothing of the game's own dice."""
    return blake2b(b"bot" + seat.to_bytes(1, "big"), key=seed, digest_size=SEED_BYTES).digest()
