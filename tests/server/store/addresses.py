"""Where a store is, of whatever kind."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from interregnum.server.settings import Settings
from interregnum.server.store.opening import open_store
from interregnum.server.store.rows import Store


@dataclass(frozen=True)
class Address:
    """The folder of a file, or the address of a server."""

    where: str

    @property
    def settings(self) -> Settings:
        shared = "://" in self.where
        return Settings(Path("." if shared else self.where), store=self.where if shared else "", gather=0.0)

    async def open(self) -> Store:
        return await open_store(self.settings)
