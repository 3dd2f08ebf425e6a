"""What all tables of one server share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from interregnum.server.bus import Bus
from interregnum.server.metrics import Metrics
from interregnum.server.notices import Notices
from interregnum.server.quotas import Quotas
from interregnum.server.settings import Settings
from interregnum.server.shelf import Shelf
from interregnum.server.store.rows import Store
from interregnum.server.thinking import Thinkers
from interregnum.server.world import World

NEWS = 12_000_000  # bytes of news that several viewers may hear


@dataclass(frozen=True, slots=True)
class Services:
    """The store, the clock and dice outside the games, the bots, and what is counted."""

    settings: Settings
    world: World
    store: Store
    thinkers: Thinkers
    notices: Notices
    metrics: Metrics
    bus: Bus | None = None  # by which nodes of a shared store wake each other
    quotas: Quotas = field(default_factory=Quotas)
    news: Shelf[str] = field(default_factory=lambda: Shelf(NEWS))  # as they are sent
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)  # long stories, a bite of one at a time
