"""A record told again: the events of each turn, and the table before it."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli import branching
from interregnum.cli.ending import result
from interregnum.cli.layout import heading
from interregnum.cli.pages import log_line
from interregnum.cli.screen import QUIT, Left, Screen, say
from interregnum.cli.screens import board
from interregnum.cli.store import Seating
from interregnum.kernel.journal import Event
from interregnum.kernel.record import Record, begin
from interregnum.kernel.record import replay as replayed
from interregnum.kernel.view import View
from interregnum.match import Match
from interregnum.registry import game as game_of
from interregnum.wire.adapter import best_known
from interregnum.wire.adapters import adapter


class Retelling:
    """A game seen through the eyes of one viewer, or of all seats together."""

    def __init__(self, record: Record, seating: Seating, lang: str, screen: Screen, viewers: list[int]) -> None:
        self.record = record
        self.game = game_of(record.game)
        self.screen = screen
        self.viewers = viewers
        self.board = board(self.game.id, lang, seating.names, seating.bots, screen.width)
        self.speech = self.board.speech
        replayed(self.game, record, journal=False)  # a record that does not fit is refused before anything is shown

    def run(self, step: bool) -> None:
        """Turn after turn, the table first and then what happened."""
        record = self.record.blank()
        match = Match(self.game, begin(self.game, record), record)
        told = 0
        say(self.screen.out, branching.told(record, self.speech, self.screen.width))
        self.table(match)
        for answer in self.record.answers():
            match.answer(answer)
            events = self.events(match, told)
            told += len(events)
            self.tell(match, events, step)
        if match.is_over:
            say(self.screen.out, [Text(), *result(self.board, self.view(match))])

    def show(self, answers: int) -> None:
        """The table after so many answers, and who has to answer then; what comes after the end is the end."""
        state = replayed(self.game, self.record, min(answers, len(self.record.answers())))
        view = self.view(Match(self.game, state, self.record))
        waiting = "" if view.over else self.board.speaker.waiting(view, self.speech.names)
        say(self.screen.out, [*self.board.lines(view), Text(waiting)])

    def events(self, match: Match, since: int) -> list[Event]:
        seen = [match.events(viewer, since) for viewer in self.viewers]
        return [best_known(list(one)) for one in zip(*seen, strict=True)]

    def tell(self, match: Match, events: list[Event], step: bool) -> None:
        """The lines of the log; a turn that begins shows the table."""
        for event in events:
            if self.board.begins(event):
                if step and self.screen.ask(self.speech.cli("replay-step")).casefold() in QUIT:
                    raise Left
                self.table(match)
            say(self.screen.out, log_line(self.board, event, ""))

    def view(self, match: Match) -> View:
        """What the viewers know together."""
        return adapter(self.game.id).open_view([match.view(viewer) for viewer in self.viewers])

    def table(self, match: Match) -> None:
        lines = self.board.lines(self.view(match))
        answers = self.speech.cli("replay-answers", n=len(match.record.answers()))
        say(self.screen.out, [Text(), *lines, heading(f"{self.speech.ui('log')} · {answers}", self.screen.width)])
