"""A person at a table of a server: frames come in, lines are typed, and the screen shows both."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import lru_cache
from itertools import groupby
from typing import Any

from rich.text import Text

from interregnum.cli import join_door, join_pages, talk
from interregnum.cli.board import Board
from interregnum.cli.join_orders import Orders
from interregnum.cli.join_typing import Typing
from interregnum.cli.layout import wrapped
from interregnum.cli.pages import log_line, pages_of
from interregnum.cli.screen import Left, Screen, say
from interregnum.cli.screens import board
from interregnum.cli.speech import Entry, Speech
from interregnum.client import Account, Status
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.view import View
from interregnum.registry import game as game_of
from interregnum.wire.frames import Frame, Happened, Said
from interregnum.wire.requests import Seated

NOTICE = 8  # lines that still go below a question
TALK = 3  # pieces of news that are shown even where the log has no room


class AtTable:
    """One table from sitting down to leaving it."""

    def __init__(
        self, account: Account, seated: Seated, screen: Screen, typing: Typing, news: asyncio.Event, lang: str
    ) -> None:
        self.account = account
        self.seated = seated
        self.screen = screen
        self.typing = typing
        self.news = news  # there is something to do
        self.game = game_of(seated.table.game)
        self.speech = Speech(lang, talk.names(seated.table.seats))
        self.line = account.line(
            seated.table.id, seat=seated.seat, on_status=self.status_changed, on_frame=self.frame_came
        )
        self.orders = Orders(self)
        self.boards = lru_cache(maxsize=1)(board)  # the last one, for as long as nothing changes that it is made of
        self.frame: Frame | None = None
        self.view: View | None = None
        self.ready: View | None = None  # the one that can be drawn at once
        self.story = talk.Story()
        self.muted: set[int] = set()  # seats that are not heard here
        self.seen = 0  # lines of the log that were there when the person last answered
        self.read = 0  # lines of the log that were there when the person last typed something
        self.said = 0  # lines of the log that were printed, where lines are printed one after the other
        self.promised = ""  # the hash of the seed as it was shown first
        self.notice: list[Text] = []
        self.apart: list[Text] = []  # what is to be read before the board comes back
        self.shown: object = None  # what was printed last
        self.whole = False  # the table is to be shown though a question waits
        self.lost = False
        self.sending: asyncio.Task[None] | None = None
        self.move: str | None = None  # to another device, if one was begun
        self.next: Seated | None = None  # the table of the rematch

    @property
    def board(self) -> Board:
        seats = self.seated.table.seats if self.frame is None else self.frame.table.seats
        names, bots = tuple(self.speech.names), tuple(talk.bots(seats))
        return self.boards(self.game.id, self.speech.lang, names, bots, self.screen.width)

    @property
    def log(self) -> list[Entry]:
        return self.story.lines

    @property
    def status(self) -> str:
        return "" if self.frame is None else self.frame.table.status

    @property
    def asked(self) -> bool:
        return self.view is not None and self.view.question is not None

    # --- what happens

    async def run(self, start: bool) -> Seated | None:
        """Stay until the person leaves, or goes on to another table."""
        async with self.line:
            with self.screen:
                await self.step()
                while self.status != "over":
                    self.take_lines()
                    if start and self.can_start():
                        self.send(self.orders.start())
                    await self.step()
            self.finish()
            while self.next is None:
                self.take_lines()
                await self.step()
        return self.next

    def can_start(self) -> bool:
        here = self.frame
        if here is None or here.table.status != "open" or self.sending is not None:
            return False
        return join_pages.is_host(here, self.seated.links) and all(seat.kind != "free" for seat in here.table.seats)

    async def step(self) -> None:
        """Wait for something new, and show it."""
        await self.news.wait()
        self.news.clear()
        if self.line.failure is not None:
            raise self.line.failure
        if self.sending is not None and self.sending.done():
            done, self.sending = self.sending, None
            done.result()
        await self.prepare()
        self.draw()
        self.screen.write("")  # whoever reads the other end of a pipe reads along

    async def prepare(self) -> None:
        """Let another thread find out what takes a while, so that the line is served meanwhile."""
        while self.ready is not self.view:
            self.ready = view = self.view
            if view is not None and self.asked:
                await asyncio.to_thread(self.board.prepare, view)

    def frame_came(self, new: Frame) -> None:
        """What is known now, and the lines of the log that came with it."""
        self.frame = new
        self.speech = Speech(self.speech.lang, talk.names(new.table.seats))
        self.view = self.line.view(new)
        self.promised = self.promised or new.table.commitment or ""
        for seq, found in groupby(self.line.again, key=lambda one: one.seq):
            self.story.again(seq, self.line.events(list(found)))
        for one in new.news:
            if isinstance(one, Happened):
                self.story.happened(one.seq, self.line.events([one]))
            elif not (isinstance(one, Said) and one.seat in self.muted):
                self.story.heard(one)
        self.news.set()

    def status_changed(self, status: Status) -> None:
        self.lost = status == "lost"
        if status in ("lost", "back"):
            self.tell([Text(f" {self.speech.cli(f'join-{status}')}", style="bold yellow")])
        self.news.set()

    # --- what is typed

    def take_lines(self) -> None:
        """Do what was typed, as far as it is time for it."""
        lines = self.typing.lines
        while lines and self.is_time(lines[0]):
            self.read = len(self.log)
            self.orders.take(lines.popleft())
            self.news.set()
        if self.typing.ended and not lines and self.is_time("q") and not self.is_watching:
            raise Left

    @property
    def is_watching(self) -> bool:
        """Whoever looks on needs to type nothing until the end."""
        return self.frame is not None and self.frame.you is None and self.status != "over"

    def is_time(self, text: str) -> bool:
        """One thing after the other, but who sits at a terminal may always leave."""
        if self.sending is not None or self.frame is None:
            return self.screen.terminal and self.orders.is_quit(text)
        if self.screen.terminal or self.asked or self.status == "over":
            return True
        return self.orders.is_quit(text) or not self.orders.is_about_question(text)  # from a pipe it waits for that

    def send(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a command go its way; the screen goes on meanwhile."""
        self.sending = asyncio.create_task(self.sent(work))
        self.sending.add_done_callback(lambda _: self.news.set())

    async def sent(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except InterregnumError as error:
            self.refuse(error)

    def refuse(self, error: InterregnumError) -> None:
        """Say what cannot be done; a line that is gone ends everything elsewhere."""
        if error is not self.line.failure:
            self.tell(wrapped(Text(f" {talk.why(self.speech, error)}", style="bold yellow"), self.board.width))

    # --- what is shown

    def tell(self, lines: list[Text], apart: bool = False) -> None:
        """A short word below the question; a long one, or one that wants it, on a screen of its own."""
        if not self.screen.entered:
            say(self.screen.out, lines)
        elif len(lines) <= NOTICE and not apart:
            self.notice = lines
        else:
            self.apart = lines
        self.news.set()

    def draw(self) -> None:
        if self.screen.entered:
            self.paint()
        else:
            self.print_new()

    def paint(self) -> None:
        """The whole screen anew, and behind the prompt what was typed so far."""
        room = self.screen.out.height - 2
        lines = self.apart[:room] if self.apart else self.page(room)
        prompt = self.speech.cli("enter" if self.apart else "prompt" if self.asked else "join-prompt")
        self.screen.wipe()
        say(self.screen.out, lines)
        self.screen.write(f"{prompt} {self.typing.so_far}")

    def page(self, room: int) -> list[Text]:
        """As much as there is room for: of the table its top, of a question its end."""
        if self.frame is None:
            return [Text(f" {self.speech.cli('join-connecting')}")]
        asked = [*join_pages.proposal(self.board, self.frame), *join_door.knocks(self.board, self.frame)]
        notice = [*asked, *self.notice]
        if self.view is None:
            talked = [line for one in self.log[-NOTICE:] for line in log_line(self.board, one, "")]
            return [*join_pages.lobby(self.board, self.frame, self.seated.links), *talked, *notice][:room]
        lines = self.fitted(self.view, notice, room)
        missed = self.missed(lines)
        return self.fitted(self.view, [*notice, *missed], room) if missed else lines

    def fitted(self, view: View, notice: list[Text], room: int) -> list[Text]:
        pages = pages_of(self.board, view, self.log, self.seen, notice, room)
        if len(pages) > 1 and (self.whole or not self.asked):
            return [*pages[0][: room - len(notice)], *notice]
        return pages[-1][-room:]

    def missed(self, lines: list[Text]) -> list[Text]:
        """What was said since the person last typed something, if there was no room for it in the log."""
        talks = [log_line(self.board, one, "") for one in self.log[self.read :] if isinstance(one, talk.Talk)]
        shown = {line.plain.lstrip(" ›") for line in lines}
        return [line for told in talks[-TALK:] if told[0].plain.strip() not in shown for line in told]

    def turn_page(self) -> None:
        """Enter: the next part of what is read apart, or the board as it is now."""
        self.apart = self.apart[self.screen.out.height - 2 :]
        self.notice = []
        self.whole = False

    def print_new(self) -> None:
        """Where lines are printed one after the other: the log as it grows, and a question when it comes."""
        for one in self.log[self.said :]:
            say(self.screen.out, log_line(self.board, one, ""))
        self.said = len(self.log)
        here = self.frame
        if here is None or self.status == "over":
            return
        page, prompt = self.printed(here)
        now = [line.plain for line in page]
        if page and now != self.shown:
            say(self.screen.out, [*page, prompt])
            self.shown = now

    def printed(self, here: Frame) -> tuple[list[Text], str]:
        """What is to be printed as a whole when it changes."""
        if self.view is None:
            shown = [*join_pages.lobby(self.board, here, self.seated.links), *join_door.knocks(self.board, here)]
            return shown, self.speech.cli("join-prompt")
        asked = [*join_pages.proposal(self.board, here), *join_door.knocks(self.board, here)]
        if self.asked:
            asked += pages_of(self.board, self.view, [], 0, [], 1000)[0]
        return asked, self.speech.cli("prompt" if self.asked else "join-prompt")

    def finish(self) -> None:
        """The result, on the screen that stays."""
        assert self.frame is not None
        if self.frame.table.ended:
            self.said = len(self.log) if self.screen.terminal else self.said
            say(self.screen.out, wrapped(Text(f" {self.speech.cli('join-ended')}"), self.board.width))
            return self.prompt()
        assert self.view is not None
        self.said = len(self.log) if self.screen.terminal else self.said
        log = self.log if self.screen.terminal else []  # elsewhere every line of it was printed
        say(self.screen.out, join_pages.ending(self.board, self.view, self.frame, self.promised, log, self.seen))
        return self.prompt()

    def prompt(self) -> None:
        """Where lines are printed one after the other on a terminal, a prompt stands below them."""
        if self.screen.terminal and not self.screen.entered:
            self.screen.write(f"{self.speech.cli('join-prompt')} {self.typing.so_far}")
