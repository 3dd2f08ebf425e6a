"""Whose command it is: who sent it, for which seat, and how it is known when it comes again."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from msgspec import json

from interregnum.server.ids import Holder
from interregnum.server.world import hashed
from interregnum.wire.commands import Command

encode = json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Who:
    """A token, and the seat it speaks for; no seat for a watcher."""

    holder: Holder
    seat: int | None

    def by(self, command: Command) -> By:
        """One command of theirs."""
        return By(self.holder, self.seat, command.id, digest(command))


@dataclass(frozen=True, slots=True)
class By(Who):
    """One command of somebody: the id that its client gave it, and what it says."""

    command: str
    digest: int | None  # nothing where it is not known any more
    key: int = field(init=False, compare=False)  # holder, seat and id as one number

    def __post_init__(self) -> None:
        whole = hashed(f"{self.holder.hex()} {self.seat} {self.command}")
        object.__setattr__(self, "key", int.from_bytes(whole[:8], "big"))


def digest(command: Command) -> int:
    """What a command says as one number, however it was spelled."""
    return int.from_bytes(blake2b(encode(command), digest_size=8).digest(), "big", signed=True)
