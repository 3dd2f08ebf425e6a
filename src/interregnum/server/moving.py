"""A seat goes on at another device: nobody loses it, nobody has it twice, and who saw a hand is remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

import structlog
from msgspec.structs import replace

from interregnum.kernel.errors import InterregnumError
from interregnum.server import codes, heads, moves, seating
from interregnum.server.errors import NotAllowed, NotFound, NotNow, TooMuch
from interregnum.server.heads import Seat, TableHead
from interregnum.server.ids import Holder
from interregnum.server.moves import Move
from interregnum.server.services import Services
from interregnum.server.store.rows import Conflict, Unsure
from interregnum.server.table import LEFT, Table
from interregnum.server.tries import Tries
from interregnum.wire.terms import Status

AT_ONCE = 1000  # moves of a server, fewer than there are marks for
ALL = 10_000  # tables of one device
TRIES = 8  # of one step, against those of other nodes

T = TypeVar("T")

log = structlog.get_logger("interregnum.moving")


class Moving:
    """All moves that are under way; each step is kept before anybody hears of it."""

    def __init__(self, services: Services, find: Callable[[str], Awaitable[Table]]) -> None:
        self.services = services
        self.find = find  # a table by its id
        self.found: dict[str, Move] = {}
        self.tries = Tries(services, "device")
        self.turn = asyncio.Lock()  # one step at a time

    async def open(self) -> None:
        """Take up what was under way when the server stopped, and finish what was confirmed."""
        for body in await self.services.store.moves():
            move = moves.decode(body)
            self.found[move.id] = move
        for move in [one for one in self.found.values() if one.state == "confirmed"]:
            await self.carry(move)

    async def look(self) -> None:
        """Other nodes may have taken some of them further."""
        if self.services.store.nodes is not None:
            found = [moves.decode(body) for body in await self.services.store.moves()]
            self.found = {move.id: move for move in found}

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """One step at a time; whoever lost against another node looks again, and tries again."""
        async with self.turn:
            for _ in range(TRIES):
                await self.look()
                with suppress(Conflict, Unsure):
                    return await work()
        raise NotNow("table-busy")

    async def keep(self, move: Move) -> Move:
        """Keep a step; what is long over is forgotten."""
        now = self.services.world.now()
        gone = [one.id for one in self.found.values() if one.until + moves.MINUTES < now and one.id != move.id]
        before = self.found.get(move.id)
        kept = None if before is None else moves.encode(before)
        await self.services.store.keep_move(move.id, move.until, moves.encode(move), kept, gone)
        for one in gone:
            del self.found[one]
        self.found[move.id] = move
        return move

    def live(self) -> list[Move]:
        now = self.services.world.now()
        return [one for one in self.found.values() if moves.is_live(one, now)]

    async def seen(self, move_id: str, holder: Holder | None) -> Move:
        """One of them as it is now, for the two devices."""
        await self.look()
        return self.of(move_id, holder)

    def of(self, move_id: str, holder: Holder | None) -> Move:
        """One of them, for the two devices; what has run out is over."""
        move = moves.need_part(self.found.get(move_id), holder)
        is_over = move.state in moves.OVER or moves.is_live(move, self.services.world.now())
        return move if is_over else replace(move, state="ended")

    # --- on the old device

    async def begin(self, holder: Holder, table: str | None, seat: int | None) -> tuple[Move, str, str]:
        """A move with its code and the secret of its link, which nobody is told again; one at a time for a device."""
        return await self.in_turn(partial(self.begun, holder, table, seat))

    async def begun(self, holder: Holder, table: str | None, seat: int | None) -> tuple[Move, str, str]:
        if len(self.live()) >= AT_ONCE:
            raise TooMuch("moves")
        for one in [one for one in self.live() if one.holder == holder and one.state != "confirmed"]:
            await self.keep(replace(one, state="ended"))
        world, marks = self.services.world, {one.mark for one in self.live()}
        code = world.code(codes.DEVICE)
        while code[: moves.MARK] in marks:
            code = world.code(codes.DEVICE)
        link = world.token()
        move = moves.new(world.table_id(), holder, (table, seat), (code, link), world.now())
        return await self.keep(move), code, link

    async def confirm(self, move_id: str, holder: Holder, digits: str, agree: bool) -> Move:
        """The old device has seen the same digits on the new one, or wants no more of it."""
        return await self.in_turn(partial(self.confirmed, move_id, holder, digits, agree))

    async def confirmed(self, move_id: str, holder: Holder, digits: str, agree: bool) -> Move:
        move = self.of(move_id, holder)
        moves.need_owner(move, holder)
        if move.state in moves.OVER:
            return move
        if move.state == "confirmed":  # something failed on the way
            return await self.carry(move)
        if not agree:
            return await self.keep(replace(move, state="ended"))
        if move.state != "claimed":
            raise NotNow("not-claimed")
        if digits != move.digits:
            await self.keep(replace(move, state="ended"))
            raise NotAllowed("digits")
        return await self.carry(await self.keep(replace(move, state="confirmed")))

    # --- on the new device

    async def claim(self, typed: str, holder: Holder, address: str) -> Move:
        """Take a move up by its code or link; wrong codes are counted, by whom and for whom."""
        await self.tries.take(address)
        move = await self.in_turn(partial(self.meant, typed))
        await self.tries.give_back(address)
        return await self.in_turn(partial(self.taken_up, move.id, holder))

    async def meant(self, typed: str) -> Move:
        """The one that somebody has the code or link of; a wrong code is noted where it might have been meant."""
        move = moves.marked(self.live(), typed)
        if move is None:
            raise NotFound("no-move")
        if not moves.is_right(move, typed):
            wrong = move.wrong + 1
            await self.keep(replace(move, wrong=wrong, state="ended" if wrong >= moves.WRONG else move.state))
            raise NotFound("no-move")
        return move

    async def taken_up(self, move_id: str, holder: Holder) -> Move:
        """Whoever has its code takes it up, unless somebody did before."""
        move = self.found.get(move_id)
        if move is None:
            raise NotFound("no-move")
        if move.to == holder:
            return move
        if move.holder == holder:
            raise NotAllowed("same-device")
        if move.state != "open":
            raise NotNow("move-used")
        digits = f"{int(self.services.world.chance() * 100):02}"
        return await self.keep(replace(move, state="claimed", to=holder, digits=digits))

    # --- from one to the other

    async def carry(self, move: Move) -> Move:
        """Hand every table over; done again after a crash, it comes to the same."""
        assert move.to is not None
        for table_id in await self.tables(move):
            try:
                table = await self.find(table_id)
                await table.run(partial(hand_over, table, move.holder, move.to, move.seat))
                move = replace(move, moved=[*move.moved, table_id])
            except InterregnumError as error:
                log.warning("seat stays", table=table_id, error=type(error).__name__)
                move = replace(move, stayed=[*move.stayed, table_id])
        return await self.keep(replace(move, state="moved"))

    async def tables(self, move: Move) -> list[str]:
        if move.table is not None:
            return [move.table]
        return [one.id for one in await self.services.store.tables_of(move.holder, ALL)]


async def hand_over(table: Table, old: Holder, new: Holder, seat: int | None) -> None:
    """What one device has at a table belongs to another one now; the others at the table are not told."""
    head = table.head
    if has_moved(head, old, new, seat):
        return
    going = [number for number in head.seats_of(old) if seat in (None, number)]
    if head.status == heads.PLAYING and not set(head.known_to(new)) <= set(going):
        raise NotAllowed("hand-seen")
    await table.keep_beside(handed_over(head, old, new, going, whole=seat is None))
    for viewer in list(table.viewers):
        if viewer.holder == old and (viewer.viewer in going or not table.head.is_member(old)):
            viewer.end(LEFT, "moved")
    table.presence.sits(new)
    table.presence.look()
    table.changed(game=False)


def has_moved(head: TableHead, old: Holder, new: Holder, seat: int | None) -> bool:
    """Whether it was handed over already, when the server died before it kept that."""
    if seat is not None:
        return head.seats[seat].holder == new
    return head.is_member(new) and not head.is_member(old) and head.host != old


def handed_over(head: TableHead, old: Holder, new: Holder, going: list[int], whole: bool) -> TableHead:
    seats = [passed_on(one, new, head.status) if number in going else one for number, one in enumerate(head.seats)]
    watchers = [new if one == old else one for one in head.watchers] if whole else head.watchers
    head = replace(head, seats=seats, watchers=list(dict.fromkeys(watchers)))
    return replace(head, host=new) if head.host == old and (whole or not head.is_member(old)) else head


def passed_on(seat: Seat, new: Holder, status: Status) -> Seat:
    """A seat of another device; in a game, the one before knows its secrets."""
    assert seat.holder is not None
    left = [one for one in seat.left if one not in (seat.holder, new)]
    return replace(seat, holder=new, left=[] if status == heads.OPEN else [*left, seat.holder][-seating.LEAVERS :])
