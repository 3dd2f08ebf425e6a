"""Whoever asks for something by which they become known: a token of their own."""

from __future__ import annotations

from interregnum.server.doors import holder_of
from interregnum.server.hall import Hall
from interregnum.server.hosts import Caller
from interregnum.server.ids import Holder
from interregnum.server.world import hashed


def new_or_known(caller: Caller, hall: Hall) -> tuple[Holder, str | None]:
    """The caller's token as it is kept, and a fresh token for a caller who has none."""
    holder = holder_of(caller)
    if holder is not None:
        return holder, None
    token = hall.services.world.token()
    return Holder(hashed(token)), token
