"""Other nodes on the same store: what they keep is taken up, and who is at their tables is here as well."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from interregnum.kernel.errors import InterregnumError
from interregnum.server.bus import Bus, Told
from interregnum.server.presence import Here, decode, encode
from interregnum.server.store.nodes import Nodes
from interregnum.server.store.rows import BadStore, Place

if TYPE_CHECKING:
    from interregnum.server.hall import Hall
    from interregnum.server.table import Table

BEAT: Final = 3.0  # seconds between two signs of life
RESTED: Final = 4  # times as long between two looks while the bus is up
LASTS: Final = 10.0  # seconds after which a node without one is gone

log = structlog.get_logger("interregnum.neighbours")


class Neighbours:
    """Looks around, and is seen. Nothing here decides anything: the log does."""

    def __init__(self, hall: Hall, nodes: Nodes, bus: Bus | None) -> None:
        self.hall: Final = hall
        self.nodes: Final = nodes
        self.bus: Final = bus
        self.name: Final = hall.services.world.token()  # of this node, another one each time
        self.beaten = 0.0  # when it last gave a sign of life, by the loop's clock
        self.told: set[str] = set()  # tables at which others know that somebody is
        self.looking: asyncio.Task[None] | None = None
        self.catching: set[asyncio.Task[None]] = set()
        self.new: set[str] = set()  # tables that came into memory
        self.woken: dict[str, Place] = {}  # tables at which others kept something, up to there
        self.met: set[str] = set()  # tables where at another node somebody came or went
        self.something = asyncio.Event()
        self.offered: set[str] = set()  # tables that left memory, for others to see to
        self.looked = 0.0  # when all tables were last looked at, by the loop's clock

    async def open(self) -> None:
        await self.beat()
        if self.bus is not None:
            self.bus.begin(self.hear)
        self.looking = asyncio.create_task(self.keep_looking())

    async def close(self) -> None:
        """Others see at once that nobody is here any more."""
        tasks = [*self.catching, *([] if self.looking is None else [self.looking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.bus is not None:
            await self.bus.close()
        with suppress(BadStore):
            await self.nodes.leave(self.name)

    # --- the bus

    def greet(self, table: Table) -> None:
        """A table comes into memory: hear what others do there, and let them hear."""
        table.on_kept, table.on_people = self.announce, self.something.set
        table.on_duty = False
        self.new.add(table.head.id)
        self.something.set()
        if self.bus is not None:
            self.bus.watch(table.head.id)

    def part(self, table: Table) -> None:
        table.on_kept = table.on_people = None
        if table.on_duty:
            self.offered.add(table.head.id)
        if self.bus is not None:
            self.bus.ignore(table.head.id)

    def announce(self, table: Table) -> None:
        if self.bus is not None:
            self.bus.announce(Told(table.head.id, self.name, table.place))

    def hear(self, told: Told) -> None:
        """Another node has news; whether they are true shows in the log."""
        table = self.hall.tables.get(told.table)
        if table is None or told.node == self.name:
            return
        if told.place is None:
            self.met.add(told.table)
        elif told.place.is_beyond(table.place):
            self.woken[told.table] = told.place
        else:
            return
        self.something.set()

    # --- looking

    async def keep_looking(self) -> None:
        while True:
            await self.wait()
            try:
                await self.look()
                continue
            except BadStore:
                pass  # of which the store itself tells, once
            except Exception as error:
                log.error("looking around failed", error=type(error).__name__, exc_info=error)
            await asyncio.sleep(self.hall.services.settings.look)

    @property
    def pause(self) -> float:
        """Between two looks at everything: longer while others can wake us."""
        look = self.hall.services.settings.look
        return look if self.bus is None or not self.bus.is_up else look * RESTED

    async def wait(self) -> None:
        """Until somebody has news, or it is time to look at everything."""
        left = self.looked + self.pause - asyncio.get_running_loop().time()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(left, 0.0)):  # being stopped is never lost in it
                await self.something.wait()
        self.something.clear()

    async def look(self) -> None:
        """What is new: of all tables in memory now and then, and else only where others have news."""
        now = asyncio.get_running_loop().time()
        if now - self.beaten >= BEAT:
            await self.beat()
        everything = now - self.looked >= self.pause
        tables = [one for one in self.hall.tables.values() if not one.closed]
        new, self.new = self.new, set()
        woken, self.woken = self.woken, {}
        met, self.met = self.met, set()
        await self.tell([one for one in tables if one.presence.untold or (everything and one.presence.faint)])
        await self.see_to([one for one in tables if everything or one.head.id in new])
        if everything:
            await self.see(tables)
            self.looked = now
            return
        for table in tables:
            if table.head.id in woken and woken[table.head.id].is_beyond(table.place):
                self.catch_up(table)
        await self.see_people([one for one in tables if one.head.id in met])

    async def beat(self) -> None:
        """Be here a while longer, and go by the clock of the store."""
        world, loop = self.hall.services.world, asyncio.get_running_loop()
        begun = loop.time()
        beat = await self.nodes.beat(self.name, LASTS)
        self.beaten = loop.time()
        world.follow(beat.now + (self.beaten - begun) / 2)
        if not beat.known:  # others may have taken over
            self.told.clear()
            self.looked = 0.0
            for table in self.hall.tables.values():
                table.presence.untold, table.presence.said = True, None
                table.on_duty = False

    async def tell(self, changed: list[Table]) -> None:
        """Say who is here; what nobody can see of it wakes nobody."""
        here = self.here(changed)
        if not here:
            return
        shown = {table.head.id: table.presence.told().shown for table in changed}
        quiet = {table.head.id for table in changed if shown[table.head.id] == table.presence.said}
        for table in changed:
            table.presence.untold = table.presence.faint = False
        try:
            await self.nodes.tell(self.name, here)
        except BadStore:
            for table in changed:
                table.presence.untold = True
            raise
        for table in changed:
            table.presence.said = shown[table.head.id]
        if self.bus is not None:
            for table_id in here.keys() - quiet:
                self.bus.announce(Told(table_id, self.name, None))
        self.told -= here.keys()
        self.told |= {one for one, body in here.items() if body is not None}

    def here(self, tables: list[Table]) -> dict[str, bytes | None]:
        """Who is at these tables; nobody any more, where others think that somebody is, and where they left memory."""
        empty = {table.head.id for table in tables if not table.viewers} & self.told
        gone = self.told - self.hall.tables.keys()
        full = {table.head.id: encode(table.presence.told()) for table in tables if table.viewers}
        return {**full, **dict.fromkeys(empty | gone)}

    # --- duties

    async def see_to(self, tables: list[Table]) -> None:
        """Take over what nobody sees to, and leave to others what is not in memory any more."""
        offered, self.offered = [one for one in self.offered if one not in self.hall.tables], set()
        if offered:
            await self.nodes.give_up(self.name, offered)
        idle = {one.head.id: one for one in tables if not one.on_duty}
        for table_id in await self.take([*idle]):
            idle[table_id].on_duty = True
            duties = self.hall.duties.get(table_id)
            if duties is not None:
                duties.look(idle[table_id])

    async def take(self, tables: list[str]) -> list[str]:
        """Those of these tables that are this node's to see to."""
        return sorted(await self.nodes.take(self.name, tables)) if tables else []

    # --- what others do

    async def see(self, tables: list[Table]) -> None:
        """Take up what others have kept, and who is at their side of the same tables."""
        if not tables:
            return
        places = await self.hall.services.store.places([table.head.id for table in tables])
        for table in tables:
            if places.get(table.head.id) != table.place and table.queue.busy is None:
                self.catch_up(table)
        await self.see_people(tables)

    async def see_people(self, tables: list[Table]) -> None:
        if not tables:
            return
        people = await self.nodes.elsewhere(self.name, [table.head.id for table in tables])
        for table in tables:
            self.meet(table, people.get(table.head.id, []))

    def catch_up(self, table: Table) -> None:
        table.behind = True
        task = asyncio.create_task(self.caught_up(table))
        self.catching.add(task)
        task.add_done_callback(self.catching.discard)

    async def caught_up(self, table: Table) -> None:
        with suppress(InterregnumError):  # the next look tries again
            await table.run(table.settled)

    def meet(self, table: Table, bodies: list[bytes]) -> None:
        """Who is there counts as here."""
        found: list[Here] = [decode(body) for body in bodies]
        before = table.presence.elsewhere
        if found == before:
            return
        table.presence.meet(found)
        if [one.shown for one in found] != [one.shown for one in before]:
            table.changed(game=False)
        elif table.on_change is not None:
            table.look_ahead(table.on_change)  # somebody was heard of, which nobody is shown
