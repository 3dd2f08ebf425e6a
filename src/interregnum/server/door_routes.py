"""What can be asked for by HTTP at the door of a table: what is behind a code, and to be let in."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from interregnum.server import knocking, pleading, seating
from interregnum.server.doors import Doors, address, holder_of
from interregnum.server.errors import NotAllowed, NotFound, TooMuch
from interregnum.server.hall import Hall
from interregnum.server.ids import Holder
from interregnum.server.names import clean_name
from interregnum.server.store.rows import INVITE
from interregnum.server.table import Table
from interregnum.server.visitors import new_or_known
from interregnum.wire import requests as r

Asked = Request[Any, Any, Any]


@post("/api/rooms", operation_id="openRoom", status_code=200)
async def open_room(request: Asked, hall: NamedDependency[Hall], data: JSONBody[r.Typed]) -> r.Room:
    """What the code of a table leads to: a door; nothing changes."""
    _, table = await hall.behind_door(data.code, address(request))
    head, holder = table.head, holder_of(request)
    state = "none" if holder is None else knocking.state_of(head, holder, hall.services.world.now())
    free = len(seating.free_seats(head))
    known = head.id if state != "none" else None
    return r.Room(head.game, head.options, head.status, len(head.seats), free, head.watch is not None, state, known)


@post("/api/knocks", operation_id="knock")
async def knock(
    request: Asked, hall: NamedDependency[Hall], doors: NamedDependency[Doors], data: JSONBody[r.Knocking]
) -> Response[r.Knocked]:
    """Knock at the door of a table by its code."""
    code, table = await hall.behind_door(data.code, address(request))
    name = clean_name(data.name, hall.services.settings.limits.name_length)
    need_knock(request, hall)
    holder, token = new_or_known(request, hall)
    await table.run(partial(knocking.knock, table, holder, name, code))
    return waiting(request, hall, doors, table, holder, token)


@post("/api/pleas", operation_id="plead")
async def plead(
    request: Asked, hall: NamedDependency[Hall], doors: NamedDependency[Doors], data: JSONBody[r.Plea]
) -> Response[r.Knocked]:
    """Ask for the seat of somebody who is away, by the invite link of the table; `knocked` tells what comes of it."""
    kind, table = await hall.behind(data.code)
    if kind != INVITE:
        raise NotAllowed("watch-link")
    name = clean_name(data.name, hall.services.settings.limits.name_length)
    need_knock(request, hall)
    holder, token = new_or_known(request, hall)
    await table.run(partial(pleading.plead, table, holder, name, data.seat, data.code))
    return waiting(request, hall, doors, table, holder, token)


def need_knock(request: Asked, hall: Hall) -> None:
    """So often somebody may disturb people at tables."""
    limits = hall.services.settings.limits
    if not hall.knocks.take(address(request), hall.services.world.now()):
        raise TooMuch("knocks", facts={"most": str(limits.knocks_per_address)})


def waiting(
    request: Asked, hall: Hall, doors: Doors, table: Table, holder: Holder, token: str | None
) -> Response[r.Knocked]:
    """How it stands with somebody at the door, who is known from now on."""
    cookies = [] if token is None else [doors.cookie(token, request)]
    body = r.Knocked(table.head.id, knocking.state_of(table.head, holder, hall.services.world.now()))
    return Response(body, status_code=201, cookies=cookies)


@get("/api/knocks/{table_id:str}", operation_id="knocked")
async def knocked(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> r.Knocked:
    """How it stands with you at the door of a table; nobody else learns that it exists."""
    holder = holder_of(request)
    if holder is None:
        raise NotFound("unknown-table")
    table = await hall.table(table_id)
    state = knocking.state_of(table.head, holder, hall.services.world.now())
    if state == "none":
        raise NotFound("unknown-table")
    return r.Knocked(table.head.id, state)


DOOR = [open_room, knock, plead, knocked]
