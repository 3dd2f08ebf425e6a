"""What nodes that share a store know of each other. None of it is missed when it is lost: it is told again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Beat(NamedTuple):
    """A node gave a sign of life."""

    known: bool  # whether what it told before still stands
    now: float  # seconds since 1970, by the clock of the store


class Nodes(ABC):
    """Whatever a node says of itself holds until its time has run out, by the clock of the store."""

    @abstractmethod
    async def beat(self, node: str, lasts: float) -> Beat:
        """This node is here for so many seconds more."""

    @abstractmethod
    async def tell(self, node: str, here: Mapping[str, bytes | None]) -> None:
        """Who is at some of its tables; nobody any more, if that is nothing."""

    @abstractmethod
    async def elsewhere(self, node: str, tables: Sequence[str]) -> dict[str, list[bytes]]:
        """Who is at these tables at all other nodes."""

    @abstractmethod
    async def take(self, node: str, tables: Sequence[str]) -> set[str]:
        """Those of these tables that this node sees to: nobody else does, or whoever did is gone."""

    @abstractmethod
    async def give_up(self, node: str, tables: Sequence[str]) -> None:
        """Whoever likes may see to these tables."""

    @abstractmethod
    async def leave(self, node: str) -> None:
        """The node ends: nobody is there."""
