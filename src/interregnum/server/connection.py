"""One line to one client: what comes in goes to the table one by one, what goes out is always the newest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Protocol

from msgspec import DecodeError, ValidationError, json

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.ids import WATCHER
from interregnum.server import (
    absence,
    chronicle,
    ending,
    explaining,
    hinting,
    knocking,
    ordering,
    petitions,
    playing,
    previewing,
    scales,
    talking,
)  # fmt: skip
from interregnum.server.buckets import Bucket
from interregnum.server.chronicle import Ear
from interregnum.server.eager import begun
from interregnum.server.errors import BadMessage, NotNow, OtherCommand, TooMuch
from interregnum.server.store.rows import BadStore
from interregnum.server.table import Table
from interregnum.server.who import By, Who
from interregnum.server.words import error_text, for_callers
from interregnum.wire import commands as c
from interregnum.wire.frames import Advice, Done, Refused, ServerSays, Trouble, Weighed
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.speaker import Speaker

REPLIES = 64  # that may wait for a client which does not read
UNREAD = 262_144  # bytes of them
EXPLAINED = 16  # answers that cost as much as a message to explain
PREVIEWED = 16  # answers that cost as much as a message to preview
ENTRIES = 20  # of the log that cost as much as a message
WEIGHT = 2  # messages that weighing an answer costs besides its own
HINT = 8  # messages that a hint costs besides its own
ORDER = 4  # messages that a standing order costs besides its own: it is kept beside the log, which would end it
POLICY = 1008
AGAIN = (NotNow, TooMuch, BadStore, OtherCommand)  # what the same command may meet with another time
LAST_WAIT = 1.0  # seconds for a line that is being closed
decoder: json.Decoder[c.ClientMessage] = json.Decoder(c.ClientMessage)
encode = json.Encoder().encode


class Line(Protocol):
    """A websocket, whoever provides it."""

    async def send(self, text: bytes) -> None:
        """Hand over a message; returns when there is room for more."""

    async def close(self, code: int, reason: str) -> None:
        """Close the line."""


class Connection:
    """A client of a table: a seat or a watcher, in a language or without words."""

    def __init__(self, table: Table, line: Line, who: Who, words: Speaker | None, lang: str, since: int) -> None:
        self.table = table
        self.line = line
        self.who = who
        self.viewer: int = WATCHER if who.seat is None else who.seat
        self.holder = who.holder
        self.lang = lang  # of what is refused
        self.ear = Ear(self.viewer, words, "" if words is None else lang)
        self.since = min(since, table.seq)
        turned = table.head.turned
        self.turned = turned if self.since >= turned else 0  # as of the last frame that the client has
        limits = table.services.settings.limits
        now = table.services.world.now()
        self.bucket = Bucket(limits.messages_at_once, limits.messages_per_second, now)
        self.strikes = 0
        self.replies: deque[bytes] = deque()
        self.stale = False  # there is something the client has not seen
        self.sending: asyncio.Task[None] | None = None  # what waits until the line takes more
        self.busy = False
        self.waiting_since: float | None = None
        self.ending: tuple[int, str] | None = None
        self.weighing: asyncio.Task[None] | None = None
        self.weighed_for = ""  # the command that is thought about
        self.waiting: asyncio.Task[None] | None = None  # for an answer whose moment has not come
        self.gone = asyncio.Event()
        self.fault: Exception | None = None

    # --- what goes out

    def wake(self) -> None:
        self.stale = True
        self.pump()

    def reply(self, message: ServerSays) -> None:
        """Put a reply before the next frame; whoever reads none of many is cut off."""
        return self.send_soon(encode(message))

    def send_soon(self, reply: bytes) -> None:
        if len(self.replies) >= REPLIES or sum(map(len, self.replies)) > UNREAD:
            return self.cut()
        self.replies.append(reply)
        return self.pump()

    def trouble(self, reason: str) -> None:
        error = NotNow(reason)
        self.reply(Trouble(reason, error_text(error, self.lang)))

    def end(self, code: int, reason: str) -> None:
        """Close the line when it has taken the replies."""
        self.ending = code, reason
        self.pump()

    def cut(self) -> None:
        """The client does not read: whatever waits for it is dropped with the line."""
        if self.sending is not None:
            self.sending.cancel()
        self.gone.set()

    def hurry(self, now: float) -> None:
        """Cut a line that has taken nothing for too long."""
        limit = self.table.services.settings.limits.slow_reader_seconds
        if self.waiting_since is not None and now - self.waiting_since > limit:
            self.cut()

    async def closed(self) -> None:
        """Give what is on its way a last moment."""
        self.gone.set()
        for task in (self.weighing, self.waiting):
            if task is not None:
                task.cancel()
        if self.sending is not None:
            await asyncio.wait([self.sending], timeout=LAST_WAIT)
        self.cut()

    def pump(self) -> None:
        """Send what there is; where the line does not take it at once, a task waits for that."""
        if self.busy or self.gone.is_set():
            return
        self.busy = True
        self.sending = begun(self.send_all())
        if self.sending is not None:
            self.waiting_since = self.table.services.world.now()

    async def send_all(self) -> None:
        """Replies and frames as they come; of several frames that could not be sent only the newest counts."""
        try:
            while self.replies or (self.stale and self.ending is None):
                await self.send_one()
            if self.ending is not None:
                self.gone.set()
                await self.line.close(*self.ending)
        except Exception as error:  # a line that broke, or a fault of ours
            self.fault = error
            self.gone.set()
        finally:
            self.busy = False
            self.sending = self.waiting_since = None

    async def send_one(self) -> None:
        if self.replies:
            return await self.line.send(self.replies.popleft())
        self.stale = False
        self.table.services.metrics.frames.inc()
        return await self.line.send(self.frame())

    def frame(self) -> bytes:
        """The newest frame, with what happened since the one before."""
        head = self.table.head
        since = self.since
        if head.turned != self.turned:  # what was told of the turn before is told again, without what is forgotten
            since, self.turned = min(since, max(self.turned - 1, 0)), head.turned
        frame = self.table.camera.frame(self.ear, since, bool(head.seats_of(self.holder)))
        self.since = self.table.seq
        return frame

    async def prepare(self, since: int) -> None:
        """Have a long story put into words before it is told: others do not wait for it."""
        camera, until = self.table.camera, self.table.seq
        await camera.prepare(self.ear, camera.page_before(until, since), until)

    # --- what comes in

    async def come_back(self) -> None:
        """The owner of a seat that a bot plays is here again, at the latest with their first command."""
        if self.is_missed():
            with suppress(InterregnumError):
                await self.table.run(partial(playing.back, self.table, self.who, asked_too=True))

    def is_missed(self) -> bool:
        """Whether a bot plays for whoever is here, or others decide on their seat."""
        seat, head = self.who.seat, self.table.head
        return seat is not None and (head.seats[seat].away or petitions.concerns(head, seat))

    async def receive(self, message: str) -> None:
        """One message of the client, answered by one reply."""
        allowed = self.bucket.take(self.table.services.world.now())
        try:
            command = self.read(message)
        except InterregnumError as error:
            return self.refuse(None, error)
        by = self.who.by(command)
        if not allowed and not self.is_done(by):
            most = self.table.services.settings.limits.messages_at_once
            return self.refuse(by, TooMuch("too-fast", facts={"most": str(most)}))
        if isinstance(command, (c.Refresh, c.Earlier)):
            await self.look_again()
            return await self.tell(command)
        if isinstance(command, c.Weigh):
            return self.weigh(by, command)
        if isinstance(command, c.Hint):
            return self.hint(by, command)
        if isinstance(command, c.Explain):
            return self.explain(by, command)
        if isinstance(command, c.Preview):
            return self.preview(by, command)
        return await self.obey(by, command)

    async def look_again(self) -> None:
        """Somebody asks what is new: other nodes may know."""
        if self.table.services.store.nodes is not None:
            with suppress(InterregnumError):
                await self.table.look_again()

    async def look_closer(self) -> None:
        """A command is about what was seen at another node."""
        if self.table.services.store.nodes is not None:
            await self.table.catch_up()

    def is_done(self, by: By) -> bool:
        """Whether it was done before, so that only its reply got lost."""
        with suppress(InterregnumError):
            return isinstance(self.table.repeated(by), Done)
        return False

    async def tell(self, command: c.Refresh | c.Earlier) -> None:
        """Say again what was said; it costs the more the longer it is."""
        table = self.table
        if isinstance(command, c.Earlier):
            self.send_soon(await table.camera.past(command.id, self.ear, command.until))
            entries = min(command.until, chronicle.PAGE)
        else:
            await self.prepare(command.since)
            self.since = min(command.since, table.seq)
            self.reply(Done(command.id, table.seq))
            self.wake()
            entries = min(table.seq - command.since, chronicle.PAGE)
        self.bucket.charge(table.services.world.now(), max(entries, 0) / ENTRIES)

    def ponder(self, by: By, command: str, cost: float, thought: Callable[[], Coroutine[None, None, None]]) -> None:
        """Let somebody else think about it, one thing at a time; the line goes on meanwhile."""
        if self.weighing is None:
            self.bucket.charge(self.table.services.world.now(), cost)
            self.weighing, self.weighed_for = asyncio.create_task(thought()), command
        elif self.weighed_for != command:  # a client that waits says the same again
            self.refuse(by, NotNow("weighing"))

    def weigh(self, by: By, command: c.Weigh) -> None:
        self.ponder(by, command.id, WEIGHT, partial(self.weighed, by, command))

    async def weighed(self, by: By, command: c.Weigh) -> None:
        try:
            figures = await scales.weigh(self.table, self.viewer, command)
            self.reply(Weighed(command.id, command.seq, command.choice, figures))
        except InterregnumError as error:
            self.refuse(by, error)
        finally:
            self.weighing = None

    def hint(self, by: By, command: c.Hint) -> None:
        self.ponder(by, command.id, HINT, partial(self.hinted, by, command))

    async def hinted(self, by: By, command: c.Hint) -> None:
        try:
            await self.table.run(partial(hinting.ask, self.table, by, command))
            lang = command.lang if command.lang in LANGUAGES else self.ear.lang
            answers = await hinting.advice(self.table, self.ear, lang)
            self.reply(Advice(command.id, command.seq, answers))
        except InterregnumError as error:
            self.refuse(by, error)
        finally:
            self.weighing = None

    def explain(self, by: By, command: c.Explain) -> None:
        """Say why not; it takes no longer than a frame."""
        self.bucket.charge(self.table.services.world.now(), len(command.choices) / EXPLAINED)
        try:
            self.reply(explaining.explain(self.table, self.ear, command))
        except InterregnumError as error:
            self.refuse(by, error)

    def preview(self, by: By, command: c.Preview) -> None:
        """Say what answers would bring, found once for a position."""
        self.bucket.charge(self.table.services.world.now(), len(command.choices) / PREVIEWED)
        try:
            self.reply(previewing.preview(self.table, self.ear, command))
        except InterregnumError as error:
            self.refuse(by, error)

    def read(self, message: str) -> c.ClientMessage:
        """The command a message holds."""
        limits = self.table.services.settings.limits
        if len(message) > limits.message_bytes or len(message.encode()) > limits.message_bytes:
            raise BadMessage("message-size", facts={"most": str(limits.message_bytes)})
        try:
            return decoder.decode(message)
        except ValidationError as error:
            raise BadMessage("message", facts={"found": str(error)[:200]}) from error
        except (DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise BadMessage("message", facts={"found": "no JSON"}) from error

    async def obey(self, by: By, command: c.ClientMessage) -> None:
        if self.who.seat is not None:
            self.table.heard(self.who.seat)
        try:
            before = self.table.repeated(by)
            if before is not None:
                return self.reply(before)
            if isinstance(command, c.Answer) and self.is_held(by, command):
                return None
            if isinstance(command, (c.Deputy, c.Unasked)):
                self.bucket.charge(self.table.services.world.now(), ORDER)
            return await self.table.run(partial(self.once, by, command))
        except InterregnumError as error:
            return self.refuse(by, error)

    def is_held(self, by: By, command: c.Answer) -> bool:
        """Whether the answer waits for the moment at which its window is passed; the line goes on meanwhile."""
        held, progress = self.table.held, self.table.progress
        if held is None or progress is None or not held.is_open(progress.state, self.who.seat):
            return False
        playing.readable(self.table, by, command)
        self.waiting = asyncio.create_task(self.held(by, held.give(by, command)))
        return True

    async def held(self, by: By, kept: asyncio.Future[int]) -> None:
        """Reply when the answer is kept; it is, whether anybody waits or not."""
        try:
            seq = await asyncio.shield(kept)
        except InterregnumError as error:
            return self.refuse(by, error)
        return self.done(by, seq)

    async def once(self, by: By, command: c.ClientMessage) -> None:
        """Do it, unless the same command was done while this one waited; the reply leaves together with the frame."""
        if isinstance(command, (c.Answer, c.Undo)) and command.seq > self.table.seq:
            await self.look_closer()
        before = self.table.repeated(by)
        if isinstance(before, Done):
            return self.done(by, before.seq)
        if self.is_missed():
            await playing.back(self.table, self.who, asked_too=isinstance(command, c.Vote))
        return self.done(by, await act(self.table, by, command))

    def done(self, by: By, seq: int) -> None:
        self.strikes = 0
        self.reply(Done(by.command, seq))

    def refuse(self, by: By | None, error: InterregnumError) -> None:
        """Say why not, and remember what can never be done; nothing but nonsense gets a client cut off."""
        error = for_callers(error)
        self.table.services.metrics.refused.labels(error.reason).inc()
        command = None if by is None else by.command
        refused = Refused(command, error.reason, error.facts, error.rule, error_text(error, self.lang))
        if by is not None and not isinstance(error, AGAIN):
            self.table.remember(by, refused)
        self.reply(refused)
        self.strikes += 1
        if self.strikes >= self.table.services.settings.limits.strikes:
            self.end(POLICY, "strikes")


async def act(table: Table, by: By, command: c.ClientMessage) -> int:
    """What a command does to a table."""
    match command:
        case c.Answer():
            return await playing.answer(table, by, command)
        case c.Undo():
            return await playing.undo(table, by, command)
        case c.Deputy():
            return await ordering.deputy(table, by, command)
        case c.Unasked():
            return await ordering.unasked(table, by, command)
        case c.Hurry():
            return ordering.hurry(table, by)
        case c.Vote():
            return await petitions.vote(table, by, command)
        case c.Suggest():
            return await absence.ask(table, by, command)
        case c.HandOn():
            return await absence.hand_on(table, by, command)
        case c.Arrange():
            return await absence.arrange(table, by, command)
        case c.End():
            return await ending.end(table, by)
        case c.Say():
            return await talking.say(table, by, command)
        case c.Admit():
            return await knocking.admit(table, by, command)
        case c.Back():
            return await playing.back(table, by, by)
    raise BadMessage("message", facts={"found": type(command).__name__})
