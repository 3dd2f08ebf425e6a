"""How nodes of one store wake each other. Nothing that matters goes this way: whatever is lost, the log tells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from interregnum.kernel.errors import InterregnumError
from interregnum.server.quotas import Quota
from interregnum.server.store.rows import Place


class BadBus(InterregnumError):
    """It cannot be reached, does not let us in, or is none."""


class Told(NamedTuple):
    """A node has news of a table."""

    table: str
    node: str
    place: Place | None  # how far it has come; none: somebody came or went there


Hear = Callable[[Told], None]


class Bus(ABC):
    """No method ever fails: whatever goes wrong with it is nobody's loss."""

    is_up: bool = False  # whether others are heard, as far as is known

    @abstractmethod
    def begin(self, hear: Hear) -> None:
        """Listen from now on."""

    @abstractmethod
    def watch(self, table: str) -> None:
        """Hear of a table from now on."""

    @abstractmethod
    def ignore(self, table: str) -> None:
        """Hear no more of it."""

    @abstractmethod
    def announce(self, told: Told) -> None:
        """Let others hear of a table; of several things that wait to be told, the newest counts."""

    @abstractmethod
    async def spend(self, quotas: Sequence[Quota], cost: float) -> bool | None:
        """Whether all of these allow it, for all nodes together; nothing if nobody knows."""

    @abstractmethod
    async def close(self) -> None:
        """Listen no more."""
