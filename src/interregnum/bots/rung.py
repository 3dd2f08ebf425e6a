"""A rung of a game's ladder: a bot that does so much work for an answer and has a name of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from interregnum.bots.bot import Bot


class Rung:
    """Called like the class of a bot; what it works is set here and never by the clock."""

    def __init__(self, kind: Callable[..., Bot], **work: int) -> None:
        self.kind: Final = kind
        self.work: Final[Mapping[str, int]] = work

    def __call__(self, game: Any, seed: bytes, seat: int) -> Bot:
        return self.kind(game, seed, seat, **self.work)

    @property
    def watches(self) -> bool:
        """Whether the bot wants to see the table after every answer."""
        return getattr(self.kind, "watches", False)
