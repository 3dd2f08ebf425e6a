"""What happens at a table beside the game, as lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.cli import people
from interregnum.cli.speech import Entry, Remark, Speech, TakenBack
from interregnum.cli.store import plain_name
from interregnum.client.errors import Refused, printable
from interregnum.kernel.errors import BadOptions, InterregnumError
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.journal import Event
from interregnum.wire import frames
from interregnum.words.errors import message_of


class Talk(Remark):
    """A piece of news that is no event of the game, told when it is known in which language."""

    def __init__(self, news: frames.AnyNews) -> None:
        self.news: Final = news

    def text(self, speech: Speech) -> str:
        """The line; nothing for what needs no words."""
        news = self.news
        match news:
            case frames.Said():
                return f"{plain_name(news.name)}: {printable(news.text)}"
            case frames.Began():
                promise = speech.cli("commitment", hash=printable(news.commitment))
                return promise if news.after is None else f"{speech.ui('what-if', n=news.after)} {promise}"
            case frames.Undone():
                return speech.cli("join-undone", player=speech.names[news.by], n=news.to)
            case frames.Proposed():
                return speech.cli("join-proposed", player=speech.names[news.by], n=news.to)
            case frames.Declined():
                return speech.cli("join-declined", player=speech.names[news.by])
            case frames.Hinted():
                return speech.cli("join-hinted", player=speech.names[news.seat])
            case frames.Replaced():
                return speech.cli("join-replaced", player=speech.names[news.seat])
            case frames.StoodIn() if not news.agreed:
                return speech.cli("join-stood-in", player=speech.names[news.seat], bot=plain_name(news.bot))
            case frames.Returned():
                return speech.cli("join-returned", player=speech.names[news.seat])
            case frames.SatDown():
                return speech.cli("join-sat-down", player=plain_name(news.name), seat=SEAT_LETTERS[news.seat])
            case frames.GotUp() if news.by is None:
                return speech.cli("join-got-up", player=plain_name(news.name), seat=SEAT_LETTERS[news.seat])
            case frames.LetIn():
                way = "watch" if news.way == "watch" else "sit"
                return speech.cli("join-let-in", player=speech.names[news.by], guest=plain_name(news.name), way=way)
            case frames.Rematch():
                return speech.cli("join-rematch")
        return people.told(speech, news)


class Story:
    """The log of a table, in which what was taken back is marked."""

    def __init__(self) -> None:
        self.lines: Final[list[Entry]] = []
        self.places: Final[dict[int, list[int]]] = {}  # of what happened in the game, by entries
        self.standing: Final[list[tuple[int, int]]] = []  # what stands of the game: its entry and its place in the log

    def happened(self, seq: int, events: Sequence[Event]) -> None:
        for event in events:
            self.standing.append((seq, len(self.lines)))
            self.places.setdefault(seq, []).append(len(self.lines))
            self.lines.append(event)

    def again(self, seq: int, events: Sequence[Event]) -> None:
        """An entry is told once more, as it may be remembered."""
        for place, event in zip(self.places.get(seq, []), events, strict=False):
            before = self.lines[place]
            self.lines[place] = TakenBack(event, before.by) if isinstance(before, TakenBack) else event

    def heard(self, news: frames.AnyNews) -> None:
        """Something beside the game; an undo marks what stands no more."""
        while isinstance(news, frames.Undone) and self.standing and self.standing[-1][0] >= news.first:
            _, place = self.standing.pop()
            self.lines[place] = TakenBack(self.lines[place], news.by)
        self.lines.append(Talk(news))


def names(seats: Sequence[frames.SeatInfo]) -> list[str]:
    """How players are called; a seat without a name by its letter."""
    return [plain_name(seat.name or "") or SEAT_LETTERS[number] for number, seat in enumerate(seats)]


def bots(seats: Sequence[frames.SeatInfo]) -> list[str]:
    """The bot that plays a seat now; "" where a person does."""
    return [seat.bot or "?" if seat.kind == "bot" or seat.away else "" for seat in seats]


def why(speech: Speech, error: InterregnumError) -> str:
    """What was refused; in the words of the server where it gives a reason that is not known here."""
    known = message_of(speech.words.catalogue, error.reason)
    return error.text if isinstance(error, Refused) and error.text and not known else speech.words.error_text(error)


def seat_number(word: str, seats: int) -> int:
    """The seat that a letter or a number stands for; people count from one."""
    letters = SEAT_LETTERS[:seats]
    if word.isdecimal() and 1 <= int(word) <= seats:
        return int(word) - 1
    if len(word) == 1 and word.upper() in letters:
        return letters.index(word.upper())
    raise BadOptions("unknown-word", facts={"found": word[:20], "wanted": ", ".join(letters)})
