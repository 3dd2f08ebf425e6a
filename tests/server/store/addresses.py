"""Where a store is, of whatever kind."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from interregnum.server.settings import Limits, Settings
from interregnum.server.store.opening import open_store
from interregnum.server.store.rows import Store

LOOK = 0.03  # seconds: nobody here has time


@dataclass(frozen=True)
class Address:
    """The folder of a file, or the address of a server."""

    where: str
    limits: Limits = Limits()  # noqa: RUF009 - it never changes
    bus: str = ""
    look: float = LOOK
    hosts: frozenset[str] = frozenset()  # to which notices may go

    @property
    def settings(self) -> Settings:
        shared = "://" in self.where
        folder, url = (".", self.where) if shared else (self.where, "")
        return Settings(
            Path(folder),
            url,
            self.bus,
            bot_pace=0.0,
            gather=0.0,
            look=self.look,
            notice_hosts=self.hosts,
            limits=self.limits,
        )

    async def open(self) -> Store:
        return await open_store(self.settings)
