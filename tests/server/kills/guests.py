"""People who play through a real network, lose their line, come back, and write down all that they were told."""

from __future__ import annotations

import asyncio
import time
from random import Random
from secrets import token_urlsafe
from typing import Protocol

from msgspec import json
from tests.server.kills import ledger as heard
from tests.server.kills.servers import GIVE_UP
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from interregnum.server.chronicle import PAGE
from interregnum.wire import commands as c

LINE_LOST = (OSError, WebSocketException, TimeoutError, EOFError)
PASSES = ("pass", "done")
BREATH = 0.005  # seconds before another try
UNDO, PROPOSE, TALK, TWICE = 0.15, 0.02, 0.05, 0.1  # how often, of all frames or commands


class Course(Protocol):
    """What happens around a guest."""

    seed: int
    ledger: heard.Ledger
    settling: bool  # nobody begins anything any more
    again: frozenset[str]  # refusals after which the same is tried once more

    def port_for(self, guest: Guest | None) -> int:
        """Where somebody finds a server now."""

    def notice(self, what: str, guest: Guest | None = None) -> None:
        """Something was sent, acknowledged or shown."""

    def saw(self, guest: Guest, frame: heard.Frame) -> None:
        """Somebody was shown this."""

    def pause(self, guest: Guest) -> float:
        """Seconds until somebody who lost their line comes back."""

    def is_at_rest(self, guest: Guest) -> bool:
        """Whether nothing is to come that they do not know."""


class Guest:
    """One person with a token: at one table after the other, and with one line to it at a time."""

    def __init__(self, storm: Course, name: str, plays: bool = True, haste: float = 0.0) -> None:
        self.storm = storm
        self.haste = haste
        self.ledger = storm.ledger
        self.name = name
        self.plays = plays
        self.rng = Random(f"{storm.seed} {name}")
        self.token = token_urlsafe(16)
        self.table = ""
        self.over = False
        self.frame: heard.Frame | None = None  # the newest
        self.pending: dict[str, c.ClientMessage] = {}  # sent, and not replied to
        self.number = 0
        self.life = 0  # the last server that sent a frame
        self.port = 0  # the server of the line that is open, or was last
        self.opened: float | None = None  # when the line was opened, if there is one
        self.left = ""  # a table from which this one got up, if only for a while

    @property
    def cookie(self) -> dict[str, str]:
        return {"cookie": f"interregnum={self.token}"}

    async def stay(self, table: str) -> None:
        """Play until the game is over and every command has its reply."""
        self.table, self.over, self.frame = table, False, None
        while not self.finished:
            try:
                await self.visit()
            except LINE_LOST:
                self.ledger.counts["lines lost"] += 1
            finally:
                self.opened = None
            await asyncio.sleep(self.storm.pause(self))

    @property
    def finished(self) -> bool:
        return self.over and not self.pending

    def excuse(self) -> None:
        """The game went on without this one: there is nothing to come back to."""
        self.over = True
        self.pending.clear()

    @property
    def restless(self) -> bool:
        """Whether something is still to come from the server that lives now."""
        return bool(self.table) and not self.finished and (bool(self.pending) or not self.storm.is_at_rest(self))

    async def visit(self) -> None:
        """One line: first what was not replied to, then whatever comes."""
        newest, last = self.ledger.newest[self.table], -1
        self.port = self.storm.port_for(self)
        url = f"ws://127.0.0.1:{self.port}/ws/{self.table}?since=0"
        async with connect(
            url, additional_headers=self.cookie, proxy=None, compression=None, open_timeout=GIVE_UP, close_timeout=0.1,
            ping_interval=None, max_size=None,
        ) as line:  # fmt: skip
            self.opened = time.monotonic()
            for command in list(self.pending.values()):
                self.ledger.counts["sent again"] += 1
                await self.send(line, command)
            while not self.finished:
                message = heard.read(await asyncio.wait_for(line.recv(decode=False), GIVE_UP))
                if isinstance(message, heard.Frame):
                    if last >= 0 and message.since != max(last, message.seq - PAGE):  # before that it is asked for
                        self.ledger.violation("news-skipped", self.table, self.name, last, message.since, message.seq)
                    last = message.seq
                await self.hear(line, message, newest)

    async def hear(self, line: ClientConnection, message: heard.Heard, newest: int) -> None:
        match message:
            case heard.Frame():
                fresh = message.seq > self.ledger.newest[self.table]
                self.ledger.hear_frame(self.table, message, newest)
                self.storm.saw(self, message)
                if fresh:
                    self.storm.notice("frame", self)
                await self.act(line, message)
            case heard.Done():
                self.ledger.hear_done(self.table, message)
                self.pending.pop(message.id, None)
                self.storm.notice("done", self)
                if self.frame is not None and self.frame.seq >= message.seq:  # else there is a newer one on its way
                    await self.act(line, self.frame)
            case heard.Refused() if message.reason in self.storm.again:
                await self.try_again(line, message)
            case heard.Refused():
                if message.id is None and message.reason == "unknown-table" and self.left != self.table:
                    self.ledger.violation("table-lost", self.table, self.name)
                self.ledger.hear_refused(self.table, message)
                self.pending.pop(message.id or "", None)
                if self.frame is not None:
                    await self.act(line, self.frame)
            case heard.Trouble():
                self.ledger.violation("trouble", self.table, message.reason)

    async def try_again(self, line: ClientConnection, refused: heard.Refused) -> None:
        """The same once more, under the same id, when some time has passed."""
        self.ledger.counts[f"refused {refused.reason}"] += 1
        await asyncio.sleep(self.storm.pause(self))
        command = self.pending.get(refused.id or "")
        if command is not None:
            await self.send(line, command)

    async def act(self, line: ClientConnection, frame: heard.Frame) -> None:
        """Do something about a frame, perhaps."""
        self.frame = frame
        self.over = frame.table.status == "over"
        if not self.plays or frame.you is None or self.storm.settling:
            return
        for command in self.wanted(frame, frame.you):
            self.pending[command.id] = command
            await self.send(line, command)
            if self.rng.random() < TWICE:
                await self.send(line, command)

    def wanted(self, frame: heard.Frame, you: int) -> list[c.ClientMessage]:
        """What to say now; one thing about the game at a time, talk at any time."""
        found: list[c.ClientMessage] = []
        if self.rng.random() < TALK:
            found.append(c.Say(self.next_id(), f"{self.name} at {frame.seq}"))
        if not any(not isinstance(one, c.Say) for one in self.pending.values()):
            found += self.move(frame, you)
        return found

    def move(self, frame: heard.Frame, you: int) -> list[c.ClientMessage]:
        proposal = frame.table.proposal
        if proposal is not None:
            votes = you in proposal.missing
            return [c.Vote(self.next_id(), proposal.seq, self.rng.random() < 0.7)] if votes else []
        if frame.undo is not None and self.rng.random() < UNDO:
            return [c.Undo(self.next_id(), frame.seq, self.rng.randrange(frame.undo, frame.answers))]
        question = heard.read_question(frame.question)
        if question is None:
            return []
        if frame.answers and self.rng.random() < PROPOSE:
            return [c.Undo(self.next_id(), frame.seq, self.rng.randrange(max(frame.answers - 3, 0), frame.answers))]
        return [c.Answer(self.next_id(), frame.seq, self.choice([one.choice for one in question.choices]))]

    def choice(self, choices: list[str]) -> str:
        """Anything; in haste rather what leaves something out."""
        passes = [one for one in choices if one.partition(" ")[0] in PASSES]
        return self.rng.choice(passes if passes and self.rng.random() < self.haste else choices)

    def next_id(self) -> str:
        self.number += 1
        return f"{self.name}-{self.number}"

    async def send(self, line: ClientConnection, command: c.ClientMessage) -> None:
        self.ledger.counts["sent"] += 1
        self.ledger.sent.add((self.table, command.id))
        await line.send(json.encode(command), text=True)
        self.storm.notice("sent", self)
