"""The same people meet at one table after the other: they set it up, sit down, get up, start, play, and meet again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
from tests.server.kills.guests import BREATH, Course, Guest
from tests.server.kills.ledger import EXPECTED, Ledger
from tests.server.kills.servers import GIVE_UP

GET_UP, REMATCH, LEAVE = 0.3, 0.5, 0.3  # how often
HASTE = {"hidden-leaders": 0.0, "heroes": 0.9}  # how often people pass; whoever passes in Hidden Leaders ends nothing


class Room:
    """So many people, so many bots, and somebody who looks on."""

    def __init__(self, storm: Course, number: int, game: str, people: int, bots: int) -> None:
        self.storm = storm
        self.game = game
        self.ledger = storm.ledger
        self.rng = Random(f"{storm.seed} room {number}")
        self.people = [Guest(storm, f"P{number}-{one}", haste=HASTE[game]) for one in range(people)]
        self.watcher = Guest(storm, f"W{number}", plays=False)
        self.bots = {str(people + one): "greedy" if one % 2 else "random" for one in range(bots)}
        self.invite = ""
        self.complete = True  # nobody was missing at the end

    @property
    def guests(self) -> list[Guest]:
        return [*self.people, self.watcher]

    async def run(self) -> None:
        """One game after the other, until somebody ends it from outside."""
        limits = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=GIVE_UP, trust_env=False, limits=limits) as client:
            self.client = client
            table = ""
            while True:
                again = table and self.complete and self.rng.random() < REMATCH
                table = await (self.meet_again(table) if again else self.gather())
                await self.play(table)
                self.ledger.counts[f"games of {self.game}"] += 1

    async def play(self, table: str) -> None:
        """From the start to the end; perhaps somebody gets up and comes back, and a bot plays meanwhile."""
        self.complete = True
        staying = [asyncio.create_task(guest.stay(table)) for guest in self.guests]
        try:
            if await self.ask(self.people[0], "POST", f"/api/tables/{table}/start") is not None:
                self.ledger.hear_fact(table, "began")
            if self.rng.random() < LEAVE:
                await asyncio.sleep(self.rng.uniform(0, 1))
                await self.leave_for_a_while(table, self.people[-1])
            await asyncio.gather(*staying)
        finally:
            await end(staying, self.ledger)

    async def leave_for_a_while(self, table: str, guest: Guest) -> None:
        await self.get_up(table, guest)
        await asyncio.sleep(self.rng.uniform(0, 0.1))
        if not await self.sit(table, guest):  # the game ended without them
            self.complete = False
            guest.excuse()

    # --- by request

    async def ask(self, guest: Guest, method: str, path: str, data: object = None) -> Any:
        """Ask until there is an answer; nothing if it was refused for a reason that a second try may have."""
        while True:
            try:
                url = f"http://127.0.0.1:{self.storm.port_for(None)}{path}"
                answer = await self.client.request(method, url, json=data, headers=guest.cookie)
                body = answer.json()
                if body.get("reason") not in self.storm.again:
                    break
            except httpx.TransportError:
                pass
            self.ledger.counts["requests repeated"] += 1
            await asyncio.sleep(BREATH)
        if answer.is_success:
            self.storm.notice("done")
            return body
        if body["reason"] == "unknown-table" and guest.left not in path.split("/"):
            self.ledger.violation("table-lost", method, path, guest.name)
        if body["reason"] not in EXPECTED:
            self.ledger.violation("request-refused", method, path, answer.status_code, body["reason"])
        return None

    async def gather(self) -> str:
        """A new table with everybody at it."""
        host, *others = self.people
        seats = len(self.people) + len(self.bots)
        wish = {"game": self.game, "seats": seats, "name": host.name, "bots": self.bots, "stand_in": "random"}
        made = await self.ask(host, "POST", "/api/tables", wish)
        table: str = made["table"]["id"]
        self.ledger.hear_fact(table, "set-up")
        self.invite = made["links"]["invite"].rsplit("/")[-1]
        await asyncio.gather(*(self.sit(table, guest) for guest in others))
        await self.ask(self.watcher, "POST", "/api/watch", {"code": made["links"]["watch"].rsplit("/")[-1]})
        for guest in others:
            if self.rng.random() < GET_UP:
                await self.get_up(table, guest)
                await self.sit(table, guest)
        return table

    async def sit(self, table: str, guest: Guest) -> bool:
        """Take a seat, if there is still one to take."""
        seated = await self.ask(guest, "POST", "/api/join", {"code": self.invite, "name": guest.name})
        if seated is not None:
            self.ledger.hear_fact(table, "sat-down", seated["seat"], guest.name)
        return seated is not None

    async def get_up(self, table: str, guest: Guest) -> None:
        found = await self.ask(guest, "GET", f"/api/tables/{table}")
        guest.left = table
        if found is None:  # which was a broken promise
            return
        seat = found["seat"]
        if await self.ask(guest, "DELETE", f"/api/tables/{table}/seats/{seat}") is not None:
            self.ledger.hear_fact(table, "got-up", seat, guest.name)

    async def meet_again(self, table: str) -> str:
        seated = await self.ask(self.people[0], "POST", f"/api/tables/{table}/rematch")
        again: str = seated["table"]["id"]
        self.ledger.hear_fact(table, "rematch")
        self.ledger.hear_fact(again, "set-up")
        self.invite = seated["links"]["invite"].rsplit("/")[-1]
        return again


async def end(tasks: list[asyncio.Task[None]], ledger: Ledger) -> None:
    """Stop what still runs; what failed by itself is told, unless a broken promise explains it."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=1.0)  # one that got what it waited for at that moment goes on
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception) and not ledger.broken:
            raise found
