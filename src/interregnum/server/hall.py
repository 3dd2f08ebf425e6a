"""All tables of one server: those in memory, and those that wait on the disk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import structlog
from msgspec import json
from msgspec.structs import replace

from interregnum.bots import check as check_bot
from interregnum.bots import usual as usual_bot
from interregnum.kernel.errors import BadOptions, BadPosition, InterregnumError
from interregnum.kernel.journal import Plain
from interregnum.lessons import LEARNER, Lesson, lesson
from interregnum.match import check as check_options
from interregnum.server import codes, entries, heads, rooms, seating
from interregnum.server.analysing import Analyses
from interregnum.server.buckets import Buckets
from interregnum.server.chronicle import Chronicle, item
from interregnum.server.duties import Duties
from interregnum.server.errors import NotAllowed, NotFound, NotNow, TooMuch
from interregnum.server.heads import Seat, TableHead
from interregnum.server.ids import Holder, LinkHash
from interregnum.server.moving import Moving
from interregnum.server.names import clean_name
from interregnum.server.neighbours import Neighbours
from interregnum.server.quotas import Quota
from interregnum.server.replaying import Replays, finished
from interregnum.server.restoring import restored
from interregnum.server.services import Services
from interregnum.server.steps import Step, link_hashes, members
from interregnum.server.store.rows import REPLAY, BadStore, Change, EntryRow, Head
from interregnum.server.story import Damaged
from interregnum.server.table import Table
from interregnum.server.tries import Tries
from interregnum.server.world import hashed
from interregnum.wire.adapters import adapter
from interregnum.wire.requests import NewTable, PlayOn
from interregnum.words.catalogue import LANGUAGES, UnknownLanguage

HOUR = 3600.0
SEAT_NUMBERS = [str(number) for number in range(16)]
TEND = 5.0  # seconds between two looks at what is idle or due
RETRY = 60.0  # seconds until a table is tried again that did not wake

log = structlog.get_logger("interregnum.hall")


class Hall:
    """Finds tables, sets them up, and lets those rest that nobody looks at."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.duties: dict[str, Duties] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.resting: dict[str, float] = {}  # tables on the disk, and when they have something to do
        limits = services.settings.limits
        self.room_tries = Tries(services, "room")
        self.knocks = Buckets(limits.knocks_per_address, limits.knocks_per_address / HOUR)
        self.moving = Moving(services, self.table)
        self.replays = Replays()
        self.analyses = Analyses(services, self.table, self.replays)
        nodes = services.store.nodes
        self.neighbours = None if nodes is None else Neighbours(self, nodes, services.bus)
        self.tending: asyncio.Task[None] | None = None
        self.damaged: set[str] = set()  # tables of which the operator was told
        self.closed = False

    # --- from start to end

    async def open(self) -> None:
        """Take up what was left when the server stopped."""
        if self.neighbours is not None:
            await self.neighbours.open()
        self.resting = dict(await self.services.store.wakes())
        await self.moving.open()
        self.tending = asyncio.create_task(self.keep_tending())

    async def keep_tending(self) -> None:
        while True:
            try:
                await self.tend()
            except BadStore:
                pass  # of which the store itself tells, once
            except Exception as error:
                log.error("tending failed", error=type(error).__name__, exc_info=error)
            await asyncio.sleep(TEND)

    async def tend(self) -> None:
        """Wake the tables that are due, and let the idle ones go."""
        now = self.services.world.now()
        if self.neighbours is not None:  # others let tables rest, too
            wakes = await self.services.store.wakes()
            self.resting = {one: due for one, due in wakes if one not in self.tables}
        for table_id in await self.to_wake(now):
            if self.resting.pop(table_id, None) is None:
                continue  # somebody woke it while another one was loaded
            try:
                await self.table(table_id)
            except BadStore:  # of which the store itself tells, once
                self.resting[table_id] = now + RETRY
            except Exception as error:
                log.error("table does not wake", table=table_id, error=type(error).__name__)
        for table in self.tables.values():
            for viewer in tuple(table.viewers):
                viewer.hurry(now)
        rest = now - self.services.settings.limits.idle_seconds
        for table in list(self.tables.values()):
            if table.closed or (table.idle and table.touched <= rest and not self.duties[table.head.id].busy):
                self.drop(table)

    async def to_wake(self, now: float) -> list[str]:
        """Tables on the disk that have something to do, and are ours to see to."""
        due = [one for one, at in self.resting.items() if at <= now]
        return due if self.neighbours is None else await self.neighbours.take(due)

    def drop(self, table: Table) -> None:
        """A table leaves memory; everything of it is on the disk."""
        table_id = table.head.id
        if self.tables.get(table_id) is table:
            self.duties.pop(table_id).stop()
            del self.tables[table_id]
            if self.neighbours is not None:
                self.neighbours.part(table)
            wakes = table.clocks.wakes(table.head, self.services.world.now())
            if wakes is not None:
                self.resting[table_id] = wakes
        self.services.metrics.tables.set(len(self.tables))

    async def close(self) -> None:
        """Let every table finish what it has begun."""
        self.closed = True
        if self.tending is not None:
            self.tending.cancel()
        await self.analyses.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        for table in list(self.tables.values()):
            table.closed = True
            if table.queue.busy is not None:
                await asyncio.wait([table.queue.busy])
            self.drop(table)

    # --- finding tables

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the disk; as it is kept now, whoever has changed it."""
        found = self.tables.get(table_id)
        if found is None or found.closed:
            if self.closed:
                raise NotNow("closing")
            if found is not None:
                self.drop(found)
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
                return await asyncio.shield(task)
            found = await asyncio.shield(task)  # which was read before this was asked
        if self.neighbours is not None:
            await found.look_again()
        return found

    async def load(self, table_id: str) -> Table:
        kept = await self.services.store.load(table_id)
        if kept is None:
            raise NotFound("unknown-table")
        try:
            return self.seat(restored(self.services, kept))
        except Damaged as error:
            self.complain(table_id, error.__cause__ or error)
            raise

    def complain(self, table_id: str, error: BaseException) -> None:
        """Whoever runs the server hears of a damaged table once, however often it is asked for."""
        if table_id not in self.damaged:
            self.damaged.add(table_id)
            log.error("table damaged", table=table_id, error=type(error).__name__)

    async def tables_of(self, holder: Holder) -> list[tuple[TableHead, float]]:
        """The tables somebody belongs to, and when they were last touched; one that does not read hides no others."""
        most = self.services.settings.limits.tables_of_one
        found: list[tuple[TableHead, float]] = []
        for kept in await self.services.store.tables_of(holder, most):
            head = heads.read(kept.body)
            if head is None:
                self.complain(kept.id, Damaged("table-damaged"))
            else:
                found.append((head, kept.touched))
        return found

    def seat(self, table: Table) -> Table:
        """Put a table into memory and see to what it has to do."""
        table_id = table.head.id
        self.tables[table_id] = table
        duties = self.duties[table_id] = Duties(table)
        self.resting.pop(table_id, None)
        self.services.metrics.tables.set(len(self.tables))
        if self.neighbours is not None:
            self.neighbours.greet(table)
        duties.look(table)
        return table

    async def own(self, table_id: str, holder: Holder | None) -> Table:
        """A table, for somebody who belongs to it; nobody else learns that it exists."""
        if holder is None:
            raise NotFound("unknown-table")
        table = await self.table(table_id)
        if not table.head.is_member(holder) and table.head.host != holder:
            raise NotFound("unknown-table")
        return table

    async def behind(self, code: str, replay: bool = False) -> tuple[str, Table]:
        """What a link leads to: a table, or the replay of a finished game."""
        found = await self.services.store.linked(LinkHash(hashed(code)))
        if found is None or (found[1] == REPLAY) != replay:
            raise NotFound("no-link")
        table_id, kind = found
        return kind, await self.table(table_id)

    async def behind_door(self, typed: str, address: str) -> tuple[str, Table]:
        """The code that somebody typed and the table it stands for; wrong ones are counted."""
        await self.room_tries.take(address)
        code = codes.read(typed, codes.ROOM)
        found = None if code is None else await self.services.store.linked(rooms.room_hash(code))
        if code is None or found is None:
            raise NotFound("no-room")
        await self.room_tries.give_back(address)
        return code, await self.table(found[0])

    # --- setting up

    async def set_up(self, holder: Holder, wish: NewTable, address: str) -> Table:
        """A new table; whoever sets it up sits down, unless bots hold all seats."""
        head = self.wished(holder, wish)
        await self.count_table(address)
        return await self.create(head)

    async def play_on(self, table: Table, holder: Holder, wish: PlayOn, address: str) -> Table:
        """A finished game from one of its positions at a new table: somebody in one seat, bots in the others."""
        finished(table)
        if not table.game.plays_on:
            raise BadPosition("no-playing-on", facts={"game": table.head.game})
        head = self.wished(holder, branching(table.head, wish, usual_bot(table.game)))
        await self.count_table(address)
        start = await self.replays.start(table, wish.answers, address)
        head = replace(head, what_if=(table.head.what_if or 0) + wish.answers)
        other = await self.create(head, json.decode(start))
        await other.run(partial(seating.start, other, holder))
        return other

    async def count_table(self, address: str) -> None:
        """One more table of this address, if it may have one."""
        most = self.services.settings.limits.tables_per_address
        quota = Quota("tables", address, most, most / HOUR)
        if not await self.services.quotas.take([quota], self.services.world.now()):
            raise TooMuch("tables", facts={"most": str(most)})

    async def create(self, head: TableHead, start: Plain | None = None) -> Table:
        head = replace(head, room=await rooms.fresh(self.services, head))
        entry = entries.SetUp(start)
        rows = (EntryRow(1, head.created, entries.kind(entry), entries.encode(entry)),)
        kept = Head(head.id, head.game, head.status, head.created, head.created, None, heads.encode(head), None)
        with self.services.metrics.committing():
            await self.services.store.create(Change(kept, rows, link_hashes(head), members(head)))
        log = Chronicle(adapter(head.game))
        log.add(item(1, head.created, entry, ()), rows[0].body)
        return self.seat(Table(self.services, head, None, log))

    def wished(self, holder: Holder, wish: NewTable) -> TableHead:
        """The head of a table as its host wants it, if it can be had."""
        game = adapter(wish.game).game
        taught = None if wish.lesson is None else lesson(game.id, wish.lesson)
        if taught is not None:
            wish = fitting(wish, taught)
        options = check_options(game, wish.seats, wish.options)
        if not wish.memory and not game.remembers:
            raise BadOptions("no-memory")
        name = clean_name(wish.name, self.services.settings.limits.name_length)
        if wish.lang not in LANGUAGES:
            raise UnknownLanguage("language", facts={"found": wish.lang, "wanted": " | ".join(LANGUAGES)})
        stand_in = wish.stand_in or usual_bot(game)
        for bot in [stand_in, *wish.bots.values()]:
            check_bot(bot, game)
        if wish.notice is not None:
            self.services.notices.check(wish.notice)
        world = self.services.world
        head = TableHead(
            id=world.table_id(),
            game=game.id,
            options=options,
            status=heads.OPEN,
            seats=[Seat() for _ in range(wish.seats)],
            host=holder,
            created=world.now(),
            lang=wish.lang,
            stand_in=stand_in,
            invite=world.token(),
            watch=world.token() if wish.watchers else None,
            patience=wish.patience,
            notice=wish.notice,
            lesson=wish.lesson,
            hints=wish.hints,
            memory=wish.memory,
            position="" if taught is None else taught.position,
            pace=wish.pace,
        )
        return with_host(with_bots(head, wish.bots, name), holder, name)

    async def rematch(self, table: Table, holder: Holder) -> Table:
        """The same people and bots at another table; asked for twice, it is the same one."""
        if not table.head.seats_of(holder) and table.head.host != holder:
            raise NotAllowed("no-seat")
        if table.head.status != heads.OVER:
            raise NotNow("not-over")
        return await self.table(await table.run(partial(self.meet_again, table)))

    async def meet_again(self, table: Table) -> str:
        """Set up the other table and say where it is, once."""
        if table.head.next is None:
            other = await self.create(self.again(table.head), table.log.start())
            step = Step(replace(table.head, next=other.head.id))
            step.add(entries.Rematch(other.head.id))
            try:
                await table.commit(step)
            except InterregnumError:
                await self.forget(other)
                raise
        assert table.head.next is not None
        return table.head.next

    async def forget(self, table: Table) -> None:
        """A table that nobody has heard of is not to be found among anybody's own."""
        self.drop(table)
        with suppress(InterregnumError):
            await self.services.store.remove(table.head.id)

    def again(self, head: TableHead) -> TableHead:
        """A head with the same people, and everything else new."""
        world = self.services.world
        return TableHead(
            id=world.table_id(),
            game=head.game,
            options=head.options,
            status=heads.OPEN,
            seats=[
                Seat(seat.name, seat.holder, seat.bot) if seat.holder or seat.bot else Seat() for seat in head.seats
            ],
            host=head.host,
            created=world.now(),
            lang=head.lang,
            stand_in=head.stand_in,
            invite=world.token(),
            watch=None if head.watch is None else world.token(),
            patience=head.patience,
            watchers=head.watchers,
            notice=head.notice,
            memory=head.memory,
            pace=head.pace,
            what_if=head.what_if,
        )


def branching(head: TableHead, wish: PlayOn, usual: str) -> NewTable:
    """The table of a finished game with one person, and in every other seat the bot that is named, or the usual one."""
    others = [str(seat) for seat in range(len(head.seats)) if seat != wish.seat]
    wrong = [seat for seat in wish.bots if seat not in others]
    if wrong or len(others) == len(head.seats):
        found = wrong[0] if wrong else str(wish.seat)
        raise BadOptions("bot-seat", facts={"found": found[:20], "most": str(len(head.seats) - 1)})
    return NewTable(
        game=head.game,
        seats=len(head.seats),
        name=wish.name,
        options=head.options,
        bots={seat: wish.bots.get(seat, usual) for seat in others},
        lang=wish.lang,
        memory=head.memory,
        pace=wish.pace,
    )


def fitting(wish: NewTable, taught: Lesson) -> NewTable:
    """The wish with the bots of a guided game, which brings all of its game; whoever wants another one is refused."""
    if wish.seats != taught.seats or wish.options or wish.bots:
        raise BadOptions("lesson-table", facts={"lesson": taught.name, "seats": str(taught.seats)})
    return replace(wish, bots={str(seat): taught.bot for seat in range(taught.seats) if seat != LEARNER})


def with_bots(head: TableHead, bots: dict[str, str], host: str) -> TableHead:
    """The head with bots in the seats that were named."""
    for number, bot in bots.items():
        if number not in SEAT_NUMBERS[: len(head.seats)]:
            raise BadOptions("bot-seat", facts={"found": number[:20], "most": str(len(head.seats) - 1)})
        seat = int(number)
        head = heads.changed_seat(head, seat, bot=bot, name=seating.bot_name(head, host))
    return head


def with_host(head: TableHead, holder: Holder, name: str) -> TableHead:
    """The host takes the first free seat; a table of bots is watched."""
    free = seating.free_seats(head)
    if free:
        return heads.changed_seat(head, free[0], name=name, holder=holder)
    if head.watch is None:
        raise BadOptions("bots-unwatched")
    return replace(head, watchers=[holder])
