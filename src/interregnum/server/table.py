"""A table: one game with its seats, its log and its viewers. It takes one command at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

import structlog
from msgspec import json
from msgspec.structs import replace

from interregnum.kernel.ids import WATCHER
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.server import entries, frames, heads
from interregnum.server.buckets import Bucket
from interregnum.server.chronicle import Chronicle, Item, item
from interregnum.server.clocks import Clocks
from interregnum.server.errors import NotFound, NotNow, OtherCommand, TooMuch
from interregnum.server.heads import TableHead
from interregnum.server.held import Held
from interregnum.server.ids import Holder
from interregnum.server.presence import Presence
from interregnum.server.progress import Progress
from interregnum.server.queue import Queue
from interregnum.server.services import Services
from interregnum.server.steps import Step, asked, link_hashes, members
from interregnum.server.store.rows import (
    BadStore,
    Change,
    Conflict,
    EntryRow,
    Head,
    Kept,
    Place,
    Unsure,
)
from interregnum.server.story import Story, commands, head_of, progress_of, told
from interregnum.server.who import By
from interregnum.wire.adapters import adapter
from interregnum.wire.frames import Done, Refused
from interregnum.words.bidi import isolated

T = TypeVar("T")
Reply = Done | Refused
REPLIES = 64  # that are remembered beside the log, for commands that are repeated
TRIES = 8  # of one command, against others that are kept before it
LEFT = 4403  # the code with which a line is closed that belongs to the table no more
# What can be done again and again, and need not be.
AGAIN = (entries.Said, entries.Proposed, entries.Petitioned, entries.Arranged, entries.HandedOn)
RESERVED = (
    entries.Undone, entries.Agreed, entries.Declined, entries.SatDown, entries.LetIn, entries.Revoked, entries.Shared,
)  # fmt: skip
COMINGS, COMINGS_AT_ONCE = 2.0, 20.0  # that everybody is shown, each by itself: a second, and at once

log = structlog.get_logger("interregnum.table")


class Viewer(Protocol):
    """A line to somebody who looks at the table."""

    viewer: int
    holder: Holder

    def wake(self) -> None:
        """There is something new to see."""

    def trouble(self, reason: str) -> None:
        """Something went wrong on our side."""

    def hurry(self, now: float) -> None:
        """Is it taking what it is sent?"""

    def end(self, code: int, reason: str) -> None:
        """The line is to be closed."""


class Table:
    """The last committed truth of one table, and the task that changes it."""

    def __init__(
        self, services: Services, head: TableHead, progress: Progress | None, log: Chronicle, beside: int = 0
    ) -> None:
        self.services = services
        self.head = head
        self.beside = beside  # how often something was kept beside the log
        self.progress = progress
        self.log = log
        self.adapter = adapter(head.game)
        self.game = self.adapter.game
        self.call_by(frames.names(head))
        self.state_bytes = None if progress is None else self.encoded(progress.state)
        self.kept: dict[int, tuple[int, int | None]] = {}  # commands that were kept: their entries, and what they said
        self.replies: OrderedDict[int, tuple[Reply, int | None]] = OrderedDict()  # to commands that changed nothing
        self.viewers: set[Viewer] = set()
        self.active: dict[int, float] = {}  # when a person was last heard of, by seat
        self.looked: dict[Holder, float] = {}  # when a watcher last had a line
        self.comings = Bucket(COMINGS_AT_ONCE, COMINGS, 0.0)
        self.showing: asyncio.TimerHandle | None = None
        self.touched = services.world.now()
        self.presence = Presence(self)
        self.camera = frames.Camera(self)
        self.clocks = Clocks(self)
        self.queue = Queue(self.failed)
        self.closed = False
        self.behind = False  # others may have kept something that is not known here
        self.on_change: Callable[[Table], None] | None = None  # what looks ahead after a change
        self.on_kept: Callable[[Table], None] | None = None  # what tells other nodes
        self.on_people: Callable[[], None] | None = None  # likewise, of who comes and goes
        self.held: Held | None = None  # a window that is passed for the one who is asked, in a moment
        self.on_duty = True  # whether this node sees to what the table does by itself
        self.hurried = asyncio.Event()  # bots do not wait until a person is asked

    def call_by(self, names: tuple[str, ...]) -> None:
        """How players are called, and how they are in sentences."""
        self.names = names
        self.spoken = [isolated(name) for name in names]

    @property
    def seq(self) -> int:
        return len(self.log.bodies)

    @property
    def place(self) -> Place:
        """How far it has come, as far as is known here."""
        return Place(self.seq, self.beside)

    # --- one command at a time

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when everything before it is done; an error of ours changes nothing and is told to all viewers."""
        return await self.queue.run(partial(self.tried, work))

    async def tried(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do it to the table as it is kept; whoever lost against somebody else takes that up and tries again."""
        doubt: Unsure | None = None  # nobody knows whether it was kept the last time
        for _ in range(TRIES):
            try:
                if self.behind:
                    await self.catch_up()
                    doubt = None
                return await work()
            except Conflict:
                self.behind = True
            except Unsure as error:
                self.behind, doubt = True, error
            except BadStore as error:
                raise doubt or error from None
        raise doubt or NotNow("table-busy")

    def failed(self, error: Exception) -> None:
        """What was kept stands; viewers are told, and other tables do not notice."""
        log.error("table failed", table=self.head.id, error=type(error).__name__, exc_info=error)
        self.services.metrics.failures.inc()
        for viewer in tuple(self.viewers):
            viewer.trouble("internal")

    # --- commit, then tell

    async def commit(self, step: Step, by: By | None = None) -> int:
        """Keep a step, and only then let anybody see it."""
        self.need_room(step)
        now = self.services.world.now()
        if step.state is not None:
            step.head = asked(self.game, self.relieved(self.turned(step, step.state), step.state), step.state, now)
        step.links = step.links or step.head.room != self.head.room
        change, items = self.change(step, by, now)
        with self.services.metrics.committing():
            await self.services.store.append(change)
        self.head = step.head
        for one, entry in zip(items, change.entries, strict=True):
            self.log.add(one, entry.body)
        self.announce()
        self.touched = now
        if by is not None:
            self.kept[by.key] = self.seq, by.digest
        if step.state is not None:
            self.state_bytes = change.head.state
        if step.then is not None:
            step.then()
        if (names := frames.names(self.head)) != self.names:
            self.call_by(names)
        if step.members:
            self.presence.look()
        self.changed(game=step.state is not None)
        return self.seq

    def announce(self) -> None:
        """Something was kept: other nodes may hear of it."""
        if self.on_kept is not None:
            self.on_kept(self)

    async def keep_beside(self, head: TableHead) -> None:
        """Keep what is nobody's news, or not everybody's, and does not stand in the log."""
        await self.services.store.keep_members(head.id, self.place, heads.encode(head), members(head))
        self.head = head
        self.beside += 1
        self.announce()

    async def keep_watchers(self, watchers: list[Holder]) -> None:
        """Keep who may look on."""
        await self.keep_beside(replace(self.head, watchers=watchers))
        self.looked = {one: at for one, at in self.looked.items() if one in watchers}

    async def keep_orders(self, head: TableHead) -> None:
        """Keep what is answered for somebody by their own order; nobody else hears of it."""
        changed = {seat for seat, (old, new) in enumerate(zip(self.head.seats, head.seats, strict=True)) if old != new}
        await self.keep_beside(head)
        for viewer in tuple(self.viewers):
            if viewer.viewer in changed:
                viewer.wake()
        if self.on_change is not None:
            self.look_ahead(self.on_change)

    def turned(self, step: Step, state: State) -> TableHead:
        """The head, with the entry by which another turn is played than before."""
        before = None if self.progress is None else int(self.progress.state.turns)
        if step.head.memory or before == int(state.turns):
            return step.head
        return replace(step.head, turned=self.seq + len(step.added))

    def view(self, state: State, viewer: int) -> View:
        """What a viewer may know of a position of this table: the one way out of the truth, for people and bots."""
        return self.game.view(state, viewer) if self.head.memory else self.game.view_now(state, viewer)

    def relieved(self, head: TableHead, state: State) -> TableHead:
        """The head without deputies, if what they were to see through is over."""
        if not any(seat.deputy for seat in head.seats) or self.adapter.is_bout(self.view(state, WATCHER)):
            return head
        return replace(head, seats=[replace(seat, deputy=False) for seat in head.seats])

    def need_room(self, step: Step) -> None:
        """Talk ends first, then what people need to get along; a game can always be played to its end."""
        limits = self.services.settings.limits
        for kinds, most in ((AGAIN, limits.entries), (RESERVED, limits.entries + limits.reserve)):
            if self.seq >= most and any(isinstance(entry, kinds) for entry, _ in step.added):
                raise TooMuch("log-full", facts={"most": str(most)})

    def change(self, step: Step, by: By | None, now: float) -> tuple[Change, list[Item]]:
        """The step as the store keeps it, and as it will stand in memory."""
        head = step.head
        state = self.state_bytes if step.state is None else self.encoded(step.state)
        items = [item(self.seq + 1 + n, now, entry, events) for n, (entry, events) in enumerate(step.added)]
        rows = [
            EntryRow(one.seq, now, entries.kind(entry), entries.encode(entry))
            for one, (entry, _) in zip(items, step.added, strict=True)
        ]
        if by is not None:
            last = rows[-1]
            rows[-1] = EntryRow(last.seq, last.at, last.kind, last.body, by.holder, by.command, by.seat, by.digest)
        kept = Head(
            head.id,
            head.game,
            head.status,
            head.created,
            now,
            self.clocks.wakes(head, now, step.state),
            heads.encode(head),
            state,
        )
        links = link_hashes(head) if step.links else None
        return Change(kept, tuple(rows), links, members(head) if step.members else None, self.beside), items

    def encoded(self, state: State) -> bytes:
        return json.encode(self.game.plain(state))

    def changed(self, game: bool) -> None:
        """Something is new: everybody gets a frame."""
        self.camera.forget(game)
        for viewer in tuple(self.viewers):
            viewer.wake()
        self.camera.let_go()
        if self.on_change is not None:
            self.look_ahead(self.on_change)

    def look_ahead(self, look: Callable[[Table], None]) -> None:
        """What was kept stands, whatever goes wrong while others look at it."""
        try:
            look(self)
        except Exception as error:
            self.failed(error)

    # --- what others have kept

    async def look_again(self) -> None:
        """Take up what others have kept, if there is anything."""
        if not self.behind:
            places = await self.services.store.places([self.head.id])
            if places.get(self.head.id) != self.place:
                self.behind = True
        if self.behind:
            await self.run(self.settled)

    async def settled(self) -> None:
        """Everything before this is done, and what others have kept is taken up."""

    async def catch_up(self) -> None:
        """Take up what others have kept, and show it; of what is kept from now on somebody has to tell again."""
        self.behind = False
        try:
            kept = await self.services.store.load(self.head.id, self.seq)
        except BaseException:
            self.behind = True
            raise
        try:
            if kept is None:
                raise NotFound("unknown-table")
            if kept.entries or kept.beside != self.beside:
                self.take_up(kept)
        except Exception as error:
            self.give_up(error)
            raise NotFound("unknown-table") from error

    def take_up(self, kept: Kept) -> None:
        """What somebody else has kept stands here as well; whoever may not look at it any more does not see it."""
        story, before = Story(self.progress), self.log.moved
        told(self.log, story, kept.entries)
        self.head, self.beside = head_of(kept, self.game), kept.beside
        moved = self.log.moved > before
        progress = progress_of(self.game, self.head, kept, story, self.log.start()) if moved else None
        if progress is not None:
            self.state_bytes = kept.head.state
            if self.progress is None:
                self.progress = progress
            else:
                self.progress.follow(progress)
        self.remember_kept(kept.entries)
        self.touched = kept.head.touched
        self.call_by(frames.names(self.head))
        self.dismiss()
        self.presence.look()
        self.changed(game=moved)

    def remember_kept(self, rows: Sequence[EntryRow]) -> None:
        """These commands were done, wherever they were given."""
        for row in rows:
            for by in commands(row, len(self.head.seats)):
                self.kept[by.key] = row.seq, by.digest

    def dismiss(self) -> None:
        """Close the lines of those who may not see any more what they looked at."""
        for viewer in list(self.viewers):
            seat = viewer.viewer
            is_theirs = seat == WATCHER or self.head.seats[seat].holder == viewer.holder
            if not is_theirs or not self.head.is_member(viewer.holder):
                viewer.end(LEFT, "revoked" if seat == WATCHER else "left")

    def give_up(self, error: Exception) -> None:
        """What is in memory counts no more: whoever looks at the table has to ask for it again."""
        log.error("table given up", table=self.head.id, error=type(error).__name__)
        self.closed = True
        for viewer in list(self.viewers):
            viewer.end(1012, "reload")

    # --- repeated commands

    def repeated(self, by: By) -> Reply | None:
        """The reply that this command got before; its id is not for another one."""
        kept = self.kept.get(by.key)
        found = self.replies.get(by.key) if kept is None else (Done(by.command, kept[0]), kept[1])
        if found is None:
            return None
        reply, digest = found
        if digest not in (None, by.digest):
            raise OtherCommand("id-used", facts={"id": by.command})
        return reply

    def remember(self, by: By, reply: Reply) -> None:
        self.replies[by.key] = reply, by.digest
        if len(self.replies) > REPLIES:
            self.replies.popitem(last=False)

    # --- who is here

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks at the table."""
        self.viewers.add(viewer)
        self.presence.look()
        self.heard(viewer.viewer)
        self.looks(viewer)
        self.show_who_is_here(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.viewers.discard(viewer)
        self.presence.look()
        self.touched = self.services.world.now()
        self.looks(viewer)
        self.show_who_is_here()

    def show_who_is_here(self, *new: Viewer) -> None:
        """Everybody sees who comes and goes: at once, or where many do, now and then for all of them together."""
        loop = asyncio.get_running_loop()
        if self.comings.take(loop.time()):
            return self.changed(game=False)
        self.camera.forget(game=False)
        for viewer in new:
            viewer.wake()
        if self.showing is None:
            self.showing = loop.call_later(1 / COMINGS, self.show_at_last)
        return None

    def show_at_last(self) -> None:
        self.showing = None
        self.changed(game=False)

    def looks(self, viewer: Viewer) -> None:
        """Somebody who looks on comes or goes."""
        if viewer.viewer == WATCHER and viewer.holder in self.head.watchers:
            self.looked[viewer.holder] = self.services.world.now()

    def heard(self, seat: int) -> None:
        """A person gave a sign of life."""
        self.active[seat] = self.services.world.now()
        self.presence.faint = True

    def watching(self) -> int:
        """How many look on, wherever they are connected."""
        return sum(one.viewer == WATCHER for one in self.viewers) + self.presence.watching_elsewhere

    @property
    def idle(self) -> bool:
        """Whether it can leave memory without anybody noticing."""
        return not self.viewers and self.queue.idle
