"""One table for its operator: as a viewer may know it, or, only if asked for, the whole truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from msgspec import json
from rich.text import Text

from interregnum.cli.board import Board
from interregnum.cli.ending import result
from interregnum.cli.layout import heading
from interregnum.cli.screen import WIDEST, console, say
from interregnum.cli.screens import board
from interregnum.cli.speech import Entry, Speech
from interregnum.cli.tables import NOBODY, moment
from interregnum.cli.talk import Story, Talk
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import SEAT_LETTERS, WATCHER
from interregnum.kernel.view import View
from interregnum.server import chronicle, heads
from interregnum.server.chronicle import Ear
from interregnum.server.table import Table
from interregnum.wire import frames
from interregnum.wire.adapter import best_known
from interregnum.words.speaker import speaker

WATCHING: Final = "watcher"


class Inspection:
    """A table that was taken from the store, and the language in which it is shown."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table: Final = table
        self.speaker: Final = speaker(table.head.game, lang)
        self.speech: Final = Speech(lang, table.names)
        self.out: Final = console()
        self.width: Final = min(self.out.width, WIDEST)

    # --- as a viewer

    def json(self, word: str) -> str:
        """The frame that this viewer would get."""
        frame = self.table.camera.frame(self.ear(self.viewer(word)), 0)
        return json.format(frame, indent=2).decode()

    def print(self, word: str) -> None:
        """The head, the log in words and the view."""
        viewer = self.viewer(word)
        self.say([*self.head(), *self.log([viewer])])
        if self.table.progress is not None:
            self.board(self.table.game.view(self.table.progress.state, viewer))

    def viewer(self, word: str) -> int:
        """A seat by its letter, or a watcher."""
        letters = SEAT_LETTERS[: len(self.table.head.seats)]
        if word.casefold() == WATCHING:
            return WATCHER
        if len(word) == 1 and word.upper() in letters:
            return letters.index(word.upper())
        raise BadOptions("unknown-word", facts={"found": word[:80], "wanted": ", ".join([*letters, WATCHING])})

    def ear(self, viewer: int) -> Ear:
        return Ear(viewer, self.speaker)

    # --- with everything open

    def truth_json(self) -> str:
        """The seed, the record and the state."""
        table = self.table
        line = table.progress
        seed = table.head.seed
        told = {
            "seed": None if seed is None else seed.hex(),
            "record": None if line is None else line.record().plain(),
            "state": None if line is None else table.game.plain(line.state),
        }
        return json.format(json.encode(told), indent=2).decode()

    def print_truth(self) -> None:
        """What all seats together know, and the seed."""
        table = self.table
        seats = list(range(len(table.head.seats)))
        self.say([*self.head(), *self.log([WATCHER, *seats])])
        if table.progress is not None and table.head.seed is not None:
            state = table.progress.state
            self.board(table.adapter.open_view([table.game.view(state, one) for one in [WATCHER, *seats]]))
            self.say([self.speech.cli("seed", seed=table.head.seed.hex())])

    # --- what both show

    def head(self) -> list[str]:
        """The table beside its game."""
        head = self.table.head
        cli = self.speech.cli
        options = [name if value is True else f"{name}={value}" for name, value in head.options.items() if value]
        lines = [f"{head.id} · {head.game}{''.join(f' · {one}' for one in options)} · {cli(f'status-{head.status}')}"]
        lines.append(cli("admin-times", created=moment(head.created), entries=self.table.seq))
        return [*lines, *[self.seat(number) for number in range(len(head.seats))]]

    def seat(self, number: int) -> str:
        """Who sits here, and which bot plays."""
        head = self.table.head
        seat = head.seats[number]
        bot = head.bot_of(number) if seat.bot is not None or head.status == heads.PLAYING else None
        plays = "" if bot is None else f" ({self.speech.ui('bot')}: {bot})"
        return f"  {SEAT_LETTERS[number]} {seat.name or NOBODY}{plays}"

    def log(self, viewers: Sequence[int]) -> list[Text | str]:
        """The log in words, as one viewer heard it, or of each event what those heard who heard most."""
        table = self.table
        story = Story()
        for item in table.log.items():
            for one in chronicle.news([replace(item, events=())], table.adapter, self.ear(viewers[0]), table.names):
                story.heard(one)
            seen = [[event.seen_by(viewer) for viewer in viewers] for event in item.events]
            story.happened(item.seq, [best_known(one) for one in seen])
        return [heading(self.speech.ui("log"), self.width), *[f" {self.line(entry)}" for entry in story.lines]]

    def line(self, entry: Entry) -> str:
        """A line of the log; an operator cannot go to the next table by typing."""
        if isinstance(entry, Talk) and isinstance(entry.news, frames.Rematch):
            return self.speech.cli("admin-rematch", table=entry.news.table)
        return self.drawn.event(entry)

    @property
    def drawn(self) -> Board:
        bots = [seat.bot or "" for seat in self.table.head.seats]
        return board(self.table.game.id, self.speech.lang, self.speech.names, bots, self.width)

    def board(self, view: View) -> None:
        """The table as the terminal shows it, and what is asked or what came of it."""
        drawn = self.drawn
        self.say(["", *(result(drawn, view) if view.over else [*drawn.lines(view), *drawn.asked(view)])])

    def say(self, lines: Sequence[Text | str]) -> None:
        say(self.out, lines)
