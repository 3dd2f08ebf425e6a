"""A table as a client has it: what there is to see, and what can be said to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence

from interregnum.client.line import Feed, Line
from interregnum.client.sending import Reply
from interregnum.kernel.journal import Event
from interregnum.kernel.view import View
from interregnum.wire import commands as c
from interregnum.wire.adapters import adapter
from interregnum.wire.commands import Suggestion
from interregnum.wire.frames import AnyNews, Frame, Happened


class TableClient(Line):
    """A seat or a watcher at one table: the newest frame, and commands that are applied exactly once."""

    # --- what there is to see

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Wait for a newest frame like this."""
        while True:
            changed = self.changed
            if self.frame is not None and wanted(self.frame):
                return self.frame
            if self.failure is not None:
                raise self.failure
            await changed.wait()

    async def reach(self, seq: int) -> Frame:
        """Wait for a frame that shows everything up to this number, such as the one of a reply."""
        return await self.until(lambda frame: frame.seq >= seq)

    async def frames(self) -> AsyncIterator[Frame]:
        """The frame that is there and all that come; those that come while nobody looks are put together into one."""
        feed = Feed()
        feed.frames += [] if self.frame is None else [self.frame]
        self.feeds.add(feed)
        try:
            while self.failure is None or feed.frames:
                changed = self.changed
                if feed.frames:
                    yield feed.take()
                else:
                    await changed.wait()
        finally:
            self.feeds.discard(feed)
        if self.failure.reason != "line-closed":
            raise self.failure

    def view(self, frame: Frame | None = None) -> View | None:
        """What a frame shows of the game, as the engine knows it; nothing before the game begins."""
        frame = frame or self.frame
        if frame is None or frame.view is None:
            return None
        choices = [] if frame.question is None else [one.choice for one in frame.question.choices]
        return adapter(frame.table.game).read_view(frame.view, choices)

    def events(self, news: Sequence[AnyNews]) -> list[Event]:
        """What happened in the game, among other news, as the engine knows it."""
        assert self.frame is not None, "news come with frames"
        read = adapter(self.frame.table.game).read_event
        return [read(one.event) for one in news if isinstance(one, Happened)]

    # --- commands

    async def answer(self, choice: str, seq: int | None = None) -> Reply:
        """Give an answer to the question of the newest frame, or of the one with this number."""
        seen = self.seq if seq is None else seq
        return await self.command(lambda number: c.Answer(number, seen, choice))

    async def undo(self, to: int | None = None) -> Reply:
        """Go back to where so many answers stood; if not said, as far as is free, or else one answer."""
        seen = self.seq
        if to is None:
            frame = self.frame
            to = 0 if frame is None else max(frame.answers - 1, 0) if frame.undo is None else frame.undo
        return await self.command(lambda number: c.Undo(number, seen, to))

    async def vote(self, agree: bool, proposal: int | None = None) -> Reply:
        """Agree, or not, to what is asked: by its number, or to what waits for you."""
        if proposal is None:
            proposal = 0 if self.frame is None else waits_for(self.frame)
        return await self.command(lambda number: c.Vote(number, proposal, agree))

    async def suggest(self, kind: Suggestion, seat: int) -> Reply:
        """Ask those who decide: a bot for somebody who is away, their seat for somebody else, or another host."""
        return await self.command(lambda number: c.Suggest(number, kind, seat))

    async def hand_on(self, seat: int) -> Reply:
        """Make somebody else the host."""
        return await self.command(lambda number: c.HandOn(number, seat))

    async def arrange(self, patience: int | None, pace: float | None) -> Reply:
        """Change how long the table waits, and how fast its bots play."""
        return await self.command(lambda number: c.Arrange(number, patience, pace))

    async def hint(self, lang: str = "") -> Reply:
        """Ask what a good player would answer to the question of the newest frame; everybody is told that you ask."""
        seen = self.seq
        return await self.command(lambda number: c.Hint(number, seen, lang))

    async def end(self) -> Reply:
        """End the table, or ask everybody who is here to agree to that."""
        return await self.command(c.End)

    async def say(self, text: str) -> Reply:
        return await self.command(lambda number: c.Say(number, text))

    async def back(self) -> Reply:
        """Take the seat over from the bot again."""
        return await self.command(c.Back)


def waits_for(frame: Frame) -> int:
    """The number of what waits for a vote: the undo, else what misses yours, else what you asked; 0 if nothing does."""
    found = frame.table.proposal
    if found is not None:
        return found.seq
    mine = [one for one in frame.table.petitions if frame.you in one.missing]
    return next((one.seq for one in (*mine, *frame.table.petitions)), 0)
