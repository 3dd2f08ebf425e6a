"""Servers die one after the other while people play; what comes of it is one ledger."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.server.kills import planted
from tests.server.kills.audit import audit
from tests.server.kills.guests import BREATH, Guest
from tests.server.kills.ledger import Frame, Ledger
from tests.server.kills.rooms import Room, end
from tests.server.kills.servers import GIVE_UP, Servers

from interregnum.registry import GAMES

TABLES = [(2, 0), (2, 1), (3, 0), (2, 2), (4, 0), (3, 0)]  # people and bots; one game after the other
MOMENTS = ("any", "sent", "done", "frame", "birth")  # when a server is killed
LIFE = 0.6  # seconds at most, once it serves
SHORT = 0.1  # seconds at most, if it is killed while it starts
AFTER = (0.0, 0.0, 0.001, 0.003, 0.006)  # seconds after something happened


class Storm:
    """One store, many servers, the rooms that play, and the ledger."""

    def __init__(
        self,
        data: Path,
        kills: int,
        seed: int = 0,
        fault: str = planted.NONE,
        moments: Sequence[str] = MOMENTS,
        games: Sequence[str] = GAMES,
        cuts: float = 0.0,
    ) -> None:
        self.data = data
        self.kills = kills
        self.seed = seed
        self.moments = moments
        self.rng = Random(f"{seed} kills")
        self.ledger = Ledger()
        self.rooms = [Room(self, number, games[number % len(games)], *table) for number, table in enumerate(TABLES)]
        self.cuts = cuts  # how often a kill is a power cut
        self.servers = Servers(data, fault, cuts > 0)
        self.settling = False
        self.armed, self.delay = "", 0.0
        self.hit = asyncio.Event()
        self.ledger.alarm = self.hit.set
        self.progress: Callable[[], None] | None = None

    again = frozenset[str]()

    def port_for(self, guest: Guest | None) -> int:
        return self.servers.port

    def pause(self, guest: Guest) -> float:
        return BREATH

    def saw(self, guest: Guest, frame: Frame) -> None:
        guest.life = self.servers.life

    def is_at_rest(self, guest: Guest) -> bool:
        """With a frame of the server that lives now."""
        return guest.life == self.servers.life

    def kill(self) -> None:
        self.servers.kill()
        self.ledger.counts["kills"] += 1

    def notice(self, what: str, guest: Guest | None = None) -> None:
        """Something happened, and perhaps it is the last that this server did."""
        if what == self.armed and not self.hit.is_set():
            if not self.delay:
                self.servers.kill()
            self.hit.set()

    # --- the course of things

    async def run(self) -> Ledger:
        """Kill so many servers, let everybody come to rest with the last one, and read the log."""
        try:
            await self.servers.open()
            await self.play()
        finally:
            self.ledger.hear_errors(await self.servers.close())
        audit(self.data / "tables.sqlite3", self.ledger)
        return self.ledger

    async def play(self) -> None:
        rooms = [asyncio.create_task(room.run()) for room in self.rooms]
        try:
            killing = asyncio.create_task(self.kill_all())
            await asyncio.wait([killing, *rooms], return_when=asyncio.FIRST_COMPLETED)
            await killing
            await asyncio.wait_for(self.settle(), GIVE_UP)
            await self.end_server()
        finally:
            await end([killing, *rooms], self.ledger)

    async def kill_all(self) -> None:
        while self.ledger.counts["kills"] < self.kills and not self.ledger.broken:
            moment = self.rng.choice(self.moments)
            await self.wait_for(moment)
            self.ledger.counts[f"killed: {moment}"] += 1
            await self.end_server()
            await self.servers.restart()
            if self.progress is not None:
                self.progress()

    async def end_server(self) -> None:
        """A kill, or a power cut."""
        self.kill()
        if self.rng.random() < self.cuts:
            lost = await self.servers.cut()
            self.ledger.counts.update({"power cuts": 1, "cuts that took something": lost > 0, "sectors lost": lost})

    async def wait_for(self, moment: str) -> None:
        """The moment to kill."""
        if moment == "birth":
            return await asyncio.sleep(self.rng.uniform(0, SHORT))
        await asyncio.sleep(self.rng.uniform(0.02, LIFE))
        await asyncio.wait_for(self.lived(), GIVE_UP)
        if moment == "any":
            return None
        self.hit.clear()
        self.armed, self.delay = moment, self.rng.choice(AFTER)
        await asyncio.wait_for(self.hit.wait(), GIVE_UP)
        self.armed = ""
        return await asyncio.sleep(self.delay)

    async def lived(self) -> None:
        """There is something to lose: as many commands were told to be done as servers were killed, however slowly."""
        while len(self.ledger.done) <= self.ledger.counts["kills"] and not self.ledger.broken:  # noqa: ASYNC110
            await asyncio.sleep(BREATH)

    async def settle(self) -> None:
        """Everybody has a reply to everything, and a frame of the server that lives now."""
        self.settling = True
        guests = [guest for room in self.rooms for guest in room.guests]
        while not self.ledger.broken and any(guest.restless for guest in guests):  # noqa: ASYNC110
            await asyncio.sleep(BREATH)


def weathered(
    data: Path,
    kills: int,
    seed: int = 0,
    fault: str = planted.NONE,
    moments: Sequence[str] = MOMENTS,
    cuts: float = 0.0,
) -> Ledger:
    """What comes of so many kills."""

    async def run() -> Ledger:
        return await Storm(data, kills, seed, fault, moments, cuts=cuts).run()

    return asyncio.run(run())
