"""A line to one table that stays: it comes back by itself, and a command is sent until it has its reply."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, Literal, Self, TypeAlias

from msgspec import DecodeError, json
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from interregnum.client.address import socket_address
from interregnum.client.errors import Gone
from interregnum.client.gap import WISH as EARLIER
from interregnum.client.gap import Gap
from interregnum.client.habits import Habits, Pauses
from interregnum.client.sending import InFlight, Reply, encode, written
from interregnum.wire import commands as c
from interregnum.wire import frames

Status: TypeAlias = Literal["connected", "lost", "back", "gone"]

COOKIE: Final = "interregnum"
NOT_YOURS: Final = 4403
TOO_FAST: Final = "too-fast"  # the reason of a refusal that only asks for a little time
LARGEST: Final = 2**24  # bytes of one frame: a long game since its beginning is far below
WISH: Final = "refresh"  # an id that may be used again, as nothing is kept of a wish
CLOSING: Final = 1.0  # seconds for a polite end

decode = json.Decoder(frames.ServerMessage).decode


class Feed:
    """Frames that somebody has still to look at."""

    def __init__(self) -> None:
        self.frames: list[frames.Frame] = []

    def take(self) -> frames.Frame:
        """The newest frame, with the news of all."""
        frames, self.frames = self.frames, []
        news = [one for frame in frames for one in frame.news]
        return frames[0] if len(frames) == 1 else replace(frames[-1], since=frames[0].since, news=news)


class Line:
    """A websocket that stays, with the newest frame that came through it."""

    def __init__(
        self,
        server: str,
        token: str,
        table: str,
        *,
        seat: int | None = None,
        lang: str | None = None,
        habits: Habits | None = None,
        on_status: Callable[[Status], None] | None = None,
        on_frame: Callable[[frames.Frame], None] | None = None,
    ) -> None:
        self.server: Final = server
        self.token: Final = token
        self.table: Final = table
        self.seat: Final = seat
        self.lang: Final = lang
        self.habits: Final = habits or Habits()
        self.on_status: Final = on_status
        self.on_frame: Final = on_frame  # called with every frame and each news once, in order
        self.frame: frames.Frame | None = None  # the newest
        self.trouble: frames.Trouble | None = None  # the last word about a fault of the server
        self.heard = 0  # all news up to this number have come
        self.due = 0  # there are news up to this number
        self.again: list[frames.AnyNews] = []  # what the newest frame told once more, as it may be remembered
        self.gap: Gap | None = None  # a frame whose news do not follow upon those
        self.wary = 0.0  # until then silence is not trusted
        self.socket: ClientConnection | None = None  # the open line, once a frame has come through it
        self.in_flight: Final[dict[str, InFlight]] = {}
        self.refusal: frames.Refused | None = None  # why the server did not open the line
        self.failure: Gone | None = None
        self.feeds: Final[set[Feed]] = set()
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # --- from start to end

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End the line; the seat is kept, and commands without a reply fail."""
        self.fail(Gone("line-closed"))
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
            if not self.task.cancelled():
                self.task.result()  # an error of ours is not passed over

    @property
    def connected(self) -> bool:
        """Whether a frame has come through the line that is open now."""
        return self.socket is not None

    # --- commands

    @property
    def seq(self) -> int:
        """The number of the newest frame."""
        return 0 if self.frame is None else self.frame.seq

    async def command(self, make: Callable[[str], c.ClientMessage]) -> Reply:
        """Send a command under one id, after a break of the line or too much haste again, until its reply has come."""
        if self.failure is not None:
            raise self.failure
        number = self.habits.ids()
        text = written(make(number))
        pauses = Pauses(self.habits)
        while True:
            reply = await self.replied(number, text)
            if not isinstance(reply, frames.Refused) or reply.reason != TOO_FAST:
                return reply
            await asyncio.sleep(pauses.next())

    async def replied(self, number: str, text: str) -> Reply:
        """The reply to what is sent under this id."""
        flying = self.in_flight[number] = InFlight(text)
        try:
            while True:
                await self.send(flying.text)
                done, _ = await asyncio.wait([flying.reply], timeout=self.habits.again)
                if done:
                    return flying.reply.result()
                self.doubt()
        finally:
            del self.in_flight[number]

    async def send(self, text: str) -> None:
        """Send if there is a line; if it breaks meanwhile, whoever keeps it will notice."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(text)

    async def refresh(self) -> None:
        """Ask for a frame with everything that has not come yet."""
        self.doubt()
        await self.send(self.wish())

    def wish(self) -> str:
        return encode(c.Refresh(WISH, self.heard)).decode()

    # --- the line

    async def stay(self) -> None:
        """Come back again and again, until there is nothing to come back to."""
        pauses = Pauses(self.habits)
        try:
            while self.failure is None:
                await self.visit(pauses)
                if self.failure is None:
                    await asyncio.sleep(pauses.next())
        finally:
            self.fail(Gone("line-closed"))

    async def visit(self, pauses: Pauses) -> None:
        """Open the line once, and listen until it breaks."""
        self.refusal = None
        self.doubt()
        try:
            async with self.opened() as socket:
                await self.listen(socket, pauses)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == NOT_YOURS:
                self.fail(Gone("moved") if closed.rcvd.reason == "moved" else self.sent_away())
        except DecodeError:
            self.fail(Gone("other-protocol", facts={"where": self.server}))
        except (OSError, TimeoutError, WebSocketException):
            pass  # nobody is there: try again later
        finally:
            self.lose()

    def opened(self) -> connect:
        wishes = {"since": str(self.heard)}
        if self.seat is not None:
            wishes["seat"] = str(self.seat)
        if self.lang is not None:
            wishes["lang"] = self.lang
        return connect(
            socket_address(self.server, self.table, wishes),
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            proxy=None,
            compression=None,
            max_size=LARGEST,
            open_timeout=self.habits.opening,
            close_timeout=CLOSING,
        )

    async def listen(self, socket: ClientConnection, pauses: Pauses) -> None:
        """Take what comes; ask again for what should have come."""
        while True:
            try:
                async with asyncio.timeout(self.silence()):
                    message = await socket.recv()
            except TimeoutError:
                await socket.send(self.wish())
                continue
            first = await self.take(decode(message), socket)
            if first:
                pauses.reset()

    def silence(self) -> float:
        """How long nothing may come before one asks: not for long where something should, or went astray before."""
        expected = self.socket is None or self.due > self.heard
        return self.habits.again if expected or time.monotonic() < self.wary else self.habits.silence

    def doubt(self) -> None:
        """Something went astray, and perhaps it is not the only thing."""
        self.wary = time.monotonic() + self.habits.doubt

    async def take(self, message: frames.ServerMessage, socket: ClientConnection) -> bool:
        """One message of the server; whether it is the first frame of this line."""
        match message:
            case frames.Frame():
                first = self.socket is None
                if first:
                    self.socket = socket
                    self.tell("connected" if self.frame is None else "back")
                await self.look(message)
                if first:
                    await self.repeat()
                return first
            case frames.Done() | frames.Refused() | frames.Advice():
                self.settle(message)
            case frames.Past():
                await self.remember(message)
            case frames.Trouble():
                self.trouble = message
                self.wake()
        return False

    async def look(self, frame: frames.Frame) -> None:
        """A frame counts if it is not older than the last one; a gap between the two has to be filled first."""
        self.due = max(self.due, frame.seq)
        if frame.seq < self.seq:
            return self.doubt()
        if frame.since > self.heard:
            self.gap = Gap(frame) if self.gap is None else self.gap.follow(frame)
            return await self.catch_up(self.gap)
        return self.show(frame)

    async def catch_up(self, gap: Gap) -> None:
        """Ask for what is missing before the frame."""
        self.doubt()
        await self.send(encode(c.Earlier(EARLIER, gap.since)).decode())

    async def remember(self, past: frames.Past) -> None:
        """A page of what was missing; with the last of them the frame can be shown."""
        gap = self.gap
        if gap is None:
            return
        gap.fill(past)
        if gap.since > self.heard:
            await self.catch_up(gap)
        elif gap.frame.seq >= self.seq:
            self.show(gap.frame)

    def show(self, frame: frames.Frame) -> None:
        """The newest frame, with each piece of news once."""
        self.gap = None
        self.again = [one for one in frame.news if one.seq <= self.heard]
        frame = replace(frame, since=self.heard, news=[one for one in frame.news if one.seq > self.heard])
        self.frame = frame
        self.heard = frame.seq
        for feed in self.feeds:
            feed.frames.append(frame)
        if self.on_frame is not None:
            self.on_frame(frame)
        self.wake()

    async def repeat(self) -> None:
        """Send again what has no reply yet, in the same order and under the same ids."""
        for flying in list(self.in_flight.values()):
            await self.send(flying.text)

    def settle(self, reply: Reply) -> None:
        """Hand a reply to whoever waits for it; one without an id is for the oldest command, or for the line itself."""
        if isinstance(reply, frames.Done):
            self.due = max(self.due, reply.seq)
        number = reply.id or next(iter(self.in_flight), None)
        if self.socket is None and reply.id is None and isinstance(reply, frames.Refused):
            self.refusal = reply
        elif number in self.in_flight and not self.in_flight[number].reply.done():
            self.in_flight[number].reply.set_result(reply)

    def sent_away(self) -> Gone:
        """Why the server wants no line with this client."""
        found = self.refusal
        return Gone("unknown-table") if found is None else Gone(found.reason, found.rule, found.facts, found.text)

    def lose(self) -> None:
        """The line is broken."""
        if self.socket is not None:
            self.socket = None
            if self.failure is None:
                self.tell("lost")

    def fail(self, failure: Gone) -> None:
        """There will be no other frame and no other reply."""
        if self.failure is None:
            self.failure = failure
            for flying in self.in_flight.values():
                if not flying.reply.done():
                    flying.reply.set_exception(failure)
            self.tell("gone")

    def tell(self, status: Status) -> None:
        if self.on_status is not None:
            self.on_status(status)
        self.wake()

    def wake(self) -> None:
        """Something is new for whoever waits."""
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()
