"""A few games through a bad line: people play on, and whenever the line is back, everybody sees the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from secrets import token_urlsafe

from msgspec import json
from tests.server.chaos.proxy import ROUGH, Proxy
from tests.server.kills import ledger as heard
from tests.server.kills import planted
from tests.server.kills.audit import audit
from tests.server.kills.ledger import Ledger
from tests.server.kills.servers import GIVE_UP, Servers

from interregnum.client import Account, Habits, Reply, TableClient
from interregnum.registry import GAMES
from interregnum.wire import frames as told
from interregnum.wire.requests import NewTable

TABLES = [(2, 0), (3, 1), (4, 0)]  # people and bots; one game after the other, and another first on the next evening
UNDO, PROPOSE, TALK = 0.1, 0.01, 0.05  # how often


class Player:
    """One seat at one table, through the proxy."""

    def __init__(self, evening: Evening, name: str, table: str, token: str) -> None:
        self.evening = evening
        self.ledger = evening.ledger
        self.table = table
        self.name = name
        self.number = 0
        self.rng = Random(f"{evening.seed} {name}")
        server = f"http://127.0.0.1:{evening.proxy.port}"
        habits = replace(evening.habits, ids=self.next_id, chance=self.rng)
        self.client = TableClient(server, token, table, habits=habits, on_frame=self.look)

    def next_id(self) -> str:
        self.number += 1
        command = f"{self.name}-{self.number}"
        self.ledger.sent.add((self.table, command))
        return command

    def look(self, frame: told.Frame) -> None:
        self.ledger.hear_frame(self.table, json.decode(json.encode(frame), type=heard.Frame), 0)

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            frame = await self.client.until(self.may_act)
            if frame.table.status == "over":
                return
            await self.evening.playing.wait()
            reply = await self.act(frame)
            if isinstance(reply, told.Done):
                self.ledger.hear_done(self.table, heard.Done(reply.id, reply.seq))
                await self.client.reach(reply.seq)
            elif isinstance(reply, told.Refused):
                self.ledger.hear_refused(self.table, heard.Refused(reply.id, reply.reason))
                if reply.reason in ("stale", "not-asked", "no-proposal"):
                    await self.client.until(newer(frame.seq))

    def may_act(self, frame: told.Frame) -> bool:
        proposal = frame.table.proposal
        if frame.table.status == "over":
            return True
        return frame.question is not None if proposal is None else frame.you in proposal.missing

    async def act(self, frame: told.Frame) -> Reply:
        client, chance = self.client, self.rng.random()
        if frame.table.proposal is not None:
            return await client.vote(self.rng.random() < 0.7, frame.table.proposal.seq)
        if chance < TALK:
            return await client.say(f"{self.name} at {frame.seq}")
        if frame.undo is not None and chance < TALK + UNDO:
            return await client.undo(self.rng.randrange(frame.undo, frame.answers))
        if frame.answers and chance > 1 - PROPOSE:
            return await client.undo(frame.answers - 1)
        assert frame.question is not None
        return await client.answer(self.rng.choice(frame.question.choices).choice, frame.seq)


def newer(seq: int) -> Callable[[told.Frame], bool]:
    return lambda frame: frame.seq > seq


class Evening:
    """One server, one proxy, some tables, and whatever was told."""

    def __init__(
        self,
        data: Path,
        seed: int,
        habits: Habits | None = None,
        tables: Sequence[tuple[int, int]] = TABLES,
        games: Sequence[str] = GAMES,
    ) -> None:
        self.data = data
        self.seed = seed
        self.habits = habits or Habits()
        self.tables = tables
        self.games = games
        self.rng = Random(f"{seed} evening")
        self.ledger = Ledger()
        self.servers = Servers(data, planted.NONE)
        self.playing = asyncio.Event()
        self.players: list[Player] = []
        self.watchers: dict[str, TableClient] = {}  # by table, on a line that is always good
        self.waits: list[float] = []  # seconds from the line's return until a client had the newest frame
        self.returns = 0

    async def run(self) -> None:
        """All games to their end through the chaos; then the log against what was told."""
        try:
            await self.servers.open()
            async with AsyncExitStack() as stack, Proxy(self.servers.port, self.seed) as self.proxy:
                for number, (people, bots) in enumerate(self.tables):
                    await self.gather(stack, number, people, bots)
                await self.play()
        finally:
            self.ledger.hear_errors(await self.servers.close())
        audit(self.data / "tables.sqlite3", self.ledger)

    async def gather(self, stack: AsyncExitStack, number: int, people: int, bots: int) -> None:
        """A table with everybody at it, and a game that has begun."""
        url = f"http://127.0.0.1:{self.servers.port}"
        accounts = [Account(url, token_urlsafe(16)) for _ in range(people + 1)]
        for account in accounts:
            await stack.enter_async_context(account)
        names = [f"P{number}-{one}" for one in range(people)]
        helped = {str(people + one): "random" for one in range(bots)}
        game = self.games[(number + self.seed) % len(self.games)]
        wish = NewTable(game, people + bots, names[0], bots=helped)
        made = await accounts[0].new_table(wish)
        assert made.links is not None
        assert made.links.invite is not None
        assert made.links.watch is not None
        for account, name in zip(accounts[1:people], names[1:], strict=True):
            await account.join(made.links.invite.rsplit("/")[-1], name)
        await accounts[-1].watch(made.links.watch.rsplit("/")[-1])
        await accounts[0].start(made.table.id)
        self.watchers[made.table.id] = await stack.enter_async_context(accounts[-1].line(made.table.id))
        for account, name in zip(accounts, names, strict=False):
            player = Player(self, name, made.table.id, account.token)
            self.players.append(player)
            await stack.enter_async_context(player.client)

    async def play(self) -> None:
        games = [asyncio.create_task(player.play()) for player in self.players]
        try:
            async with asyncio.timeout(10 * GIVE_UP):
                while not all(game.done() for game in games):
                    await self.storm()
                    await asyncio.wait_for(self.come_together(), GIVE_UP)
            await asyncio.gather(*games)
        finally:
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)

    async def storm(self) -> None:
        """Bad weather for a while, and perhaps no line at all."""
        self.proxy.weather = ROUGH
        self.playing.set()
        await asyncio.sleep(self.rng.uniform(0.2, 1.5))
        self.playing.clear()
        if self.rng.random() < 0.5:
            self.proxy.fail()
            await asyncio.sleep(self.rng.uniform(0, 3 * self.habits.longest_pause))

    async def come_together(self) -> None:
        """The line is back: everybody gets the newest frame, though nobody moves."""
        self.proxy.clear()
        self.returns += 1
        newest = {table: watcher.seq for table, watcher in self.watchers.items()}
        start = time.monotonic()
        await asyncio.gather(*(self.catch_up(one, newest[one.table], start) for one in self.players))

    async def catch_up(self, player: Player, newest: int, start: float) -> None:
        client = player.client
        await client.until(lambda frame: client.connected and frame.seq >= newest)
        self.waits.append(time.monotonic() - start)
