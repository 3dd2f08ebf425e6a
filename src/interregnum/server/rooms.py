"""The code of a table: short enough to be said aloud, so it opens nothing but the way to the door (decision 37)."""

from __future__ import annotations

from interregnum.server import codes
from interregnum.server.heads import TableHead
from interregnum.server.ids import LinkHash
from interregnum.server.services import Services
from interregnum.server.world import hashed


def room_hash(code: str) -> LinkHash:
    """As the store knows it; nothing that takes links ever finds it."""
    return LinkHash(hashed(f"room {code}"))


async def fresh(services: Services, head: TableHead) -> str | None:
    """A code that no other table has; none for a table of bots, where nobody could open."""
    while any(seat.bot is None for seat in head.seats):
        code = services.world.code(codes.ROOM)
        if await services.store.linked(room_hash(code)) is None:
            return code
    return None
