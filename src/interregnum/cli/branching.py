"""What if: a finished game is played on from one of its positions, by one person with bots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from interregnum.cli import store
from interregnum.cli.asking import Asking, Wishes
from interregnum.cli.layout import hanging
from interregnum.cli.screen import Screen
from interregnum.cli.speech import Speech
from interregnum.cli.store import Seating
from interregnum.cli.talk import seat_number
from interregnum.kernel.record import Record, begin
from interregnum.match import Match, finished, play_on
from interregnum.registry import game as game_of


@dataclass(frozen=True)
class Branch:
    """Which game, where in it, and whose place; what the command line left open is asked for."""

    file: Path
    answers: int | None
    seat: str
    seed: int | None

    def begun(self, screen: Screen, wishes: Wishes, lang: str, quick: bool) -> tuple[Match, Seating]:
        """The new game, and who sits where."""
        record, before = store.read(self.file)
        given = len(finished(record).record.answers())
        seats = record.seats
        asking = Asking(game_of(record.game), replace(wishes, seats=seats, people=1, options={}), screen, lang, quick)
        answers, seat = self.answers, seat_number(self.seat, seats) if self.seat else None
        if answers is None:
            answers = asking.number(asking.words.ui("cli-ask-answers", most=given - 1), 0, 0, given - 1)
        if seat is None:
            seat = self.asked_seat(asking, before or store.nobody(seats))
        match = play_on(record, answers, self.seed)
        settled = asking.all()
        names, bots = settled.names[1:], settled.bots[:]
        names.insert(seat, settled.names[0])
        bots.insert(seat, "")
        return match, Seating(names, bots, settled.lang, [0] * seats)

    def asked_seat(self, asking: Asking, before: Seating) -> int:
        """One of the seats by its number; the first that a person had, for whoever just presses Enter."""
        most = len(before.names)
        if not asking.quick:
            asking.show(before.names)
        return asking.number(asking.words.ui("cli-ask-seat", most=most), [*before.people, 0][0] + 1, 1, most) - 1


def told(record: Record, speech: Speech, width: int) -> list[Text]:
    """What such a game is, in words; nothing of any other."""
    if record.start is None:
        return []
    number = int(begin(game_of(record.game), record, journal=False).decisions)
    about = f"{speech.ui('what-if', n=number)} {speech.ui('what-if-about')}"
    return hanging(Text(" "), Text(about, style="bold"), 1, width)
