"""Which store a server has: a file of its own, or one that it shares with other nodes, and how they wake each other."""

from __future__ import annotations

from interregnum.server.bus import Bus
from interregnum.server.settings import Settings
from interregnum.server.store import sqlite
from interregnum.server.store.rows import Store


async def open_store(settings: Settings, exclusive: bool = True) -> Store:
    """The store of these settings; what it takes to share one is loaded only where one is shared."""
    if not settings.store:
        return await sqlite.open_store(settings.database, exclusive, settings.gather)
    from interregnum.server.store.postgres.store import open_store as open_shared

    return await open_shared(settings.store, shown(settings.store), settings.gather)


async def open_bus(settings: Settings) -> Bus | None:
    """What carries wake-ups between the nodes of a shared store, if there is anything."""
    if not settings.bus:
        return None
    from interregnum.server.redis.bus import open_bus as open_redis

    return await open_redis(settings.bus, shown(settings.bus))


def shown(url: str) -> str:
    """An address without its secrets, for whoever reads it on a screen or in a log."""
    scheme, _, rest = url.partition("?")[0].partition("://")
    people, at, place = rest.rpartition("@")
    return f"{scheme}://{people.partition(':')[0]}{at}{place}"
