"""The websocket of a table: who may open it, and what runs while it is open."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from interregnum.kernel.errors import InterregnumError
from interregnum.server.connection import Connection, encode
from interregnum.server.doors import Doors, holder_of, language_of
from interregnum.server.errors import NotAllowed, NotFound
from interregnum.server.guard import BELOW, GuardedSocket
from interregnum.server.hall import Hall
from interregnum.server.ids import Holder
from interregnum.server.table import Table
from interregnum.server.who import Who
from interregnum.server.words import error_text, for_callers, learned
from interregnum.wire.frames import Refused
from interregnum.words.catalogue import LANGUAGES

Socket = WebSocket[Any, Any, Any]
NOT_YOURS = 4403
AGAIN = 1012

log = structlog.get_logger("interregnum.socket")


class SocketLine:
    """A websocket as a connection needs it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.below: GuardedSocket | None = None  # most of what a server does is to send: the shortest way is taken

    async def send(self, text: bytes) -> None:
        if self.below is not None:
            return await self.below.say(text)
        await self.socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
        self.below = below(self.socket)  # those between have seen the first word pass, and need no more
        return None

    async def close(self, code: int, reason: str) -> None:
        await self.socket.close(code, reason)


def below(socket: Socket) -> GuardedSocket | None:
    """The line under a websocket, where it is one of ours."""
    found = (socket.scope["extensions"] or {}).get(BELOW, {}).get("line")
    return found if isinstance(found, GuardedSocket) else None


@websocket("/ws/{table_id:str}")
async def table_socket(
    socket: Socket,
    hall: NamedDependency[Hall],
    doors: NamedDependency[Doors],
    table_id: FromPath[str],
    lang: FromQuery[str | None] = None,
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[bool] = False,
) -> None:
    """Frames out, commands in; `lang` puts frames into words, `since` is the last number the client has seen.

    `seat` is one of the caller's own; with `watch` they see the public table only, whatever seats they have.
    """
    try:
        await doors.check_names(socket)
        here = doors.take_line(socket)
    except InterregnumError:
        return await socket.close(1008)  # before it is accepted: the client sees status 403
    try:
        await socket.accept()
        connection = await opened(socket, hall, table_id, (lang, max(since, 0), seat, watch))
        if connection is not None:
            await serve(socket, connection, hall)
    finally:
        doors.give_line(here)


async def opened(
    socket: Socket, hall: Hall, table_id: str, wish: tuple[str | None, int, int | None, bool]
) -> Connection | None:
    """The connection to the table, if the caller belongs to it; else they are told why not."""
    lang, since, seat, watch = wish
    holder = holder_of(socket)
    try:
        table = await hall.own(table_id, holder)
        assert holder is not None
        who = Who(holder, None if watch else chosen_seat(table, holder, seat))
        words = await learned(table.head.game, lang) if lang in LANGUAGES else None
        told = table.head.lang if words is None or lang is None else lang
        connection = Connection(table, SocketLine(socket), who, words, told, since)
        await connection.prepare(connection.since)
        if not watch:
            chosen_seat(table, holder, who.seat)  # which may be somebody else's by now
        return connection
    except InterregnumError as error:
        error = for_callers(error)
        text = error_text(error, lang or language_of(socket))
        with suppress(WebSocketDisconnect):
            await socket.send_data(encode(Refused(None, error.reason, error.facts, error.rule, text)), "text")
            await socket.close(NOT_YOURS if isinstance(error, (NotAllowed, NotFound)) else AGAIN, error.reason)
        return None


def chosen_seat(table: Table, holder: Holder, wanted: int | None) -> int | None:
    """The caller's seat: the one they want if it is theirs, else their first, else none for a watcher."""
    mine = table.head.seats_of(holder)
    if wanted is not None and wanted not in mine:
        raise NotAllowed("no-seat")
    if wanted is None and not mine and not table.head.is_member(holder):
        raise NotFound("unknown-table")
    return wanted if wanted is not None else mine[0] if mine else None


async def serve(socket: Socket, connection: Connection, hall: Hall) -> None:
    """Until one side has enough."""
    table = connection.table
    table.enter(connection)
    hall.services.metrics.connections.inc()
    receiving = asyncio.create_task(receive_all(socket, connection))
    ending = asyncio.create_task(connection.gone.wait())
    try:
        await asyncio.wait((ending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.services.metrics.connections.dec()
        table.leave(connection)
        receiving.cancel()
        await connection.closed()
        ending.cancel()
        for fault in (*await asyncio.gather(receiving, return_exceptions=True), connection.fault):
            note(fault, hall)


def note(fault: BaseException | None, hall: Hall) -> None:
    """A line may end in many ways; a fault of ours is none that goes unnoticed."""
    if isinstance(fault, Exception) and not isinstance(fault, (InterregnumError, WebSocketDisconnect, OSError)):
        log.error("connection failed", error=type(fault).__name__, exc_info=fault)
        hall.services.metrics.failures.inc()


async def receive_all(socket: Socket, connection: Connection) -> None:
    """Messages one after the other; the next is read when this one has its reply."""
    with suppress(WebSocketDisconnect):
        await connection.come_back()
        while True:
            await connection.receive(await socket.receive_data("text"))
