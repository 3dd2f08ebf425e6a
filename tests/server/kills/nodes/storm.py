"""Nodes, Redis and PostgreSQL fail one after the other while people play and change nodes; one ledger of it all."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.kills.audit import compare
from tests.server.kills.guests import Guest
from tests.server.kills.ledger import Frame, Ledger
from tests.server.kills.nodes import planted
from tests.server.kills.nodes.village import Village
from tests.server.kills.rooms import Room, end
from tests.server.kills.servers import GIVE_UP
from tests.server.kills.storm import AFTER, TABLES
from tests.server.store.addresses import Address

from interregnum.client.habits import Habits, Pauses
from interregnum.registry import GAMES
from interregnum.server.store.rows import Kept

NODES = 3
MOMENTS = ("any", "sent", "done", "frame")  # when something fails
BLOWS = {"node": 60, "pause": 6, "redis": 6, "postgres": 3, "backend": 3, "store-cut": 9, "bus-cut": 5, "slow": 8}
KILLS = ("node", "redis", "postgres", "backend")
STORE = ("postgres", "backend", "store-cut", "slow", "pause")  # after which people may have to wait for the store
LULL = (0.05, 0.7)  # seconds between two blows
AFTERMATH = 1.0  # seconds after the store is back in which a death of a node does not count as one by itself
SOON = 3.0  # seconds within which people of a dead node are in sync at another one


@dataclass
class Lost:
    """Somebody whose node died."""

    table: str
    since: float
    newest: int  # what had been told of the table by then
    alone: bool  # nothing else failed


class NodeStorm:
    """One store, one bus, several nodes, the rooms that play, and the ledger."""

    again = frozenset({"unkept", "unsure", "table-busy"})

    def __init__(
        self,
        blows: int,
        seed: int = 0,
        fault: str = planted.NONE,
        kinds: Sequence[str] = tuple(BLOWS),
        moments: Sequence[str] = MOMENTS,
        games: Sequence[str] = GAMES,
        lull: tuple[float, float] = LULL,
    ) -> None:
        self.blows = blows
        self.seed = seed
        self.moments = moments
        self.kinds = kinds
        self.lull = lull
        self.rng = Random(f"{seed} blows")
        self.ledger = Ledger()
        self.village = Village(NODES, seed, fault)
        self.rooms = [Room(self, number, games[number % len(games)], *table) for number, table in enumerate(TABLES)]
        self.pauses: dict[Guest, Pauses] = {}
        self.lost: dict[Guest, Lost] = {}
        self.waits: list[float] = []  # seconds until somebody whose node died was in sync at another one
        self.troubled = 0.0  # until when the store is not what it should be
        self.mending: dict[str, asyncio.Task[None]] = {}
        self.down: set[int] = set()  # nodes that are killed and not started again
        self.settling = False
        self.armed, self.delay = "", 0.0
        self.victim: int | None = None  # the node at which it happened
        self.hit = asyncio.Event()
        self.ledger.alarm = self.hit.set
        self.progress: Callable[[], None] | None = None

    @property
    def guests(self) -> list[Guest]:
        return [guest for room in self.rooms for guest in room.guests]

    # --- for guests

    def port_for(self, guest: Guest | None) -> int:
        """Another node each time."""
        ports = [one for one in self.village.ports if guest is None or one != guest.port]
        return self.rng.choice(ports)

    def pause(self, guest: Guest) -> float:
        """As our clients do it."""
        return self.pauses.setdefault(guest, Pauses(Habits(chance=self.rng))).next()

    def saw(self, guest: Guest, frame: Frame) -> None:
        if guest in self.pauses:
            self.pauses[guest].reset()
        lost = self.lost.get(guest)
        if lost is None:
            return
        if lost.table != guest.table:
            del self.lost[guest]
        elif guest.opened is not None and guest.opened > lost.since and frame.seq >= lost.newest:
            del self.lost[guest]
            self.ledger.counts["people of dead nodes"] += 1
            if lost.alone:
                self.waits.append(time.monotonic() - lost.since)

    def is_at_rest(self, guest: Guest) -> bool:
        return guest.frame is not None and guest.frame.seq >= self.ledger.newest[guest.table]

    def notice(self, what: str, guest: Guest | None = None) -> None:
        """Something happened, and perhaps it is the last that this node did."""
        if what == self.armed and guest is not None and not self.hit.is_set():
            self.victim = self.village.ports.index(guest.port)
            if not self.delay and self.armed_kind == "node":
                self.kill_node(self.victim)
            self.hit.set()

    # --- the course of things

    async def run(self) -> Ledger:
        """So many blows; then everybody comes to rest, and the log is read."""
        try:
            await self.village.open()
            await self.play()
            compare(await self.kept(), self.ledger)
        finally:
            self.ledger.hear_errors(await self.village.close())
        return self.ledger

    async def kept(self) -> dict[str, Kept]:
        store = await Address(self.village.postgres.url("postgres")).open()
        try:
            found = [await store.load(head.id) for head in await store.all_tables()]
            return {one.head.id: one for one in found if one is not None}
        finally:
            await store.close()

    async def play(self) -> None:
        rooms = [asyncio.create_task(room.run()) for room in self.rooms]
        blowing = asyncio.create_task(self.blow_all())
        try:
            await asyncio.wait([blowing, *rooms], return_when=asyncio.FIRST_COMPLETED)
            if blowing.done():
                await blowing
                await asyncio.gather(*self.mending.values())
                await asyncio.wait_for(self.settle(), GIVE_UP)
        finally:
            await end([blowing, *self.mending.values(), *rooms], self.ledger)

    async def settle(self) -> None:
        """Everybody has a reply to everything, and sees what everybody else does."""
        self.settling = True
        while not self.ledger.broken and any(guest.restless for guest in self.guests):  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    async def blow_all(self) -> None:
        while self.ledger.counts["blows"] < self.blows and not self.ledger.broken:
            kind = self.rng.choices(self.kinds, [BLOWS[one] for one in self.kinds])[0]
            await self.wait_for(self.rng.choice(self.moments), kind)
            if kind in self.mending:
                continue
            self.ledger.counts.update([kind, "blows"])
            self.ledger.counts["kills"] += kind in KILLS
            if kind in STORE:
                self.be_troubled(AFTERMATH)
            await self.blow(kind)
            if self.progress is not None:
                self.progress()

    async def wait_for(self, moment: str, kind: str) -> None:
        """The moment at which it fails."""
        self.victim = None
        await asyncio.sleep(self.rng.uniform(*self.lull))
        if moment == "any":
            return None
        self.hit.clear()
        self.armed_kind, self.delay = kind, self.rng.choice(AFTER)
        self.armed = moment
        await asyncio.wait_for(self.hit.wait(), GIVE_UP)
        self.armed = ""
        return await asyncio.sleep(self.delay)

    # --- what fails

    async def blow(self, kind: str) -> None:
        number = self.rng.randrange(NODES) if self.victim is None else self.victim
        match kind:
            case "node":
                self.kill_node(number)
                return self.mend(f"node {number}", self.revive(number))
            case "pause":
                self.village.send(number, signal.SIGSTOP)
                return self.mend(kind, self.wake(number, self.rng.uniform(0.1, 1.5)))
            case "redis":
                return self.mend(kind, self.village.restart_redis(self.rng.uniform(0, 1)))
            case "postgres":
                return self.mend(kind, self.mend_store(self.village.restart_postgres(self.rng.uniform(0, 0.7))))
            case "backend":
                return self.village.kill_backend()
            case "store-cut":
                self.village.stores[number].cut()
                return None
            case "bus-cut":
                self.village.buses[number].cut()
                return None
            case _:
                return self.mend(kind, self.slow(number, self.rng.uniform(0.1, 1)))

    def mend(self, what: str, work: Coroutine[None, None, None]) -> None:
        """See to it while other things fail; what is mended already is not begun anew."""
        if what in self.mending:
            return work.close()
        task = self.mending[what] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self.mending.pop(what, None))
        return None

    def kill_node(self, number: int) -> None:
        if number in self.down:
            return
        for lost in self.lost.values():
            lost.alone = False
        now = time.monotonic()
        alone = now > self.troubled and not self.down
        self.down.add(number)
        for guest in self.guests:
            if guest.opened is not None and guest.port == self.village.ports[number] and not guest.finished:
                newest = self.ledger.newest[guest.table]
                self.lost.setdefault(guest, Lost(guest.table, now, newest, alone))
        self.village.kill_node(number)

    async def revive(self, number: int) -> None:
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await self.village.start_node(number)
        await self.village.serves(number)
        self.down.discard(number)

    async def wake(self, number: int, after: float) -> None:
        await asyncio.sleep(after)
        self.village.send(number, signal.SIGCONT)

    async def mend_store(self, work: Awaitable[None]) -> None:
        await work
        self.be_troubled(AFTERMATH)

    async def slow(self, number: int, lasts: float) -> None:
        """The way to the store and the bus takes its time, and perhaps nothing gets through for a while."""
        roads = (self.village.stores[number], self.village.buses[number])
        for road in roads:
            road.delay = self.rng.choice((0.01, 0.05, 0.3))
        await asyncio.sleep(lasts)
        for road in roads:
            road.delay = 0.0

    def be_troubled(self, seconds: float) -> None:
        self.troubled = max(self.troubled, time.monotonic() + seconds)
        for lost in self.lost.values():
            lost.alone = False


def stormed(blows: int, seed: int = 0, fault: str = planted.NONE, **how: Any) -> NodeStorm:
    """What comes of so many blows."""

    async def run() -> NodeStorm:
        storm = NodeStorm(blows, seed, fault, **how)
        await storm.run()
        return storm

    return asyncio.run(run())
