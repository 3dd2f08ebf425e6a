"""What can be asked for by HTTP when a seat moves to another device. No GET of these takes anything up."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from interregnum.server import codes
from interregnum.server.doors import Doors, address, base_url, holder_of
from interregnum.server.errors import NotAllowed, NotFound
from interregnum.server.hall import Hall
from interregnum.server.ids import Holder
from interregnum.server.moves import MINUTES, Move
from interregnum.server.qr import drawn
from interregnum.server.visitors import new_or_known
from interregnum.wire import requests as r

Asked = Request[Any, Any, Any]


@post("/api/moves", operation_id="beginMove")
async def begin_move(request: Asked, hall: NamedDependency[Hall], data: JSONBody[r.MoveWish]) -> r.Move:
    """Let a seat, or all your tables, go on at another device: by a QR code, or by a code to type."""
    holder = known(request)
    if data.table is not None:
        table = await hall.own(data.table, holder)
        if data.seat is not None and data.seat not in table.head.seats_of(holder):
            raise NotAllowed("no-seat")
    move, code, secret = await hall.moving.begin(holder, data.table, data.seat if data.table is not None else None)
    link = f"{base_url(request, hall.services.settings.public_url)}/d/{secret}"
    return r.Move(move.id, codes.shown(code), link, drawn(link).decode(), MINUTES)


@post("/api/claims", operation_id="claimMove", status_code=200)
async def claim_move(
    request: Asked, hall: NamedDependency[Hall], doors: NamedDependency[Doors], data: JSONBody[r.Typed]
) -> Response[r.MoveState]:
    """Continue on this device: the other one has to confirm."""
    holder, token = new_or_known(request, hall)
    move = await hall.moving.claim(data.code, holder, address(request))
    cookies = [] if token is None else [doors.cookie(token, request)]
    return Response(told(move), cookies=cookies)


@get("/api/moves/{move_id:str}", operation_id="moveState")
async def move_state(request: Asked, hall: NamedDependency[Hall], move_id: FromPath[str]) -> r.MoveState:
    """How far it is, for both devices."""
    return told(await hall.moving.seen(move_id, holder_of(request)))


@post("/api/moves/{move_id:str}/confirm", operation_id="confirmMove", status_code=200)
async def confirm_move(
    request: Asked, hall: NamedDependency[Hall], move_id: FromPath[str], data: JSONBody[r.Confirm]
) -> r.MoveState:
    """The old device says whether the new one shows the same digits."""
    return told(await hall.moving.confirm(move_id, known(request), data.digits, data.agree))


def known(request: Asked) -> Holder:
    holder = holder_of(request)
    if holder is None:
        raise NotFound("unknown-table")
    return holder


def told(move: Move) -> r.MoveState:
    return r.MoveState(move.id, move.state, move.digits or None, move.moved, move.stayed)


MOVES = [begin_move, claim_move, move_state, confirm_move]
