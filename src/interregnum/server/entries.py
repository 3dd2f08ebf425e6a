"""The entries of a table's log. They hold the whole truth and are never changed; viewers get `news` made from them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from interregnum.wire.analysis import Analysis
from interregnum.wire.terms import Admission, Helper, Why

How = Helper | Literal[""]  # what answered for a person, if not they themselves


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What every entry has: its kind."""


class Began(Entry, frozen=True, tag="began"):
    """The game was dealt from the seed in the table's head."""

    commitment: str
    rules_version: int
    events: list[dict[str, object]]
    after: int | None = None  # so many answers of a finished game, which is played on


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered; `bot` if it was one."""

    seat: int
    choice: str
    rules_version: int
    events: list[dict[str, object]]
    quiet: bool = False  # it told nobody anything: its seat may take it back
    bot: str = ""
    how: How = ""  # if not by the hand of whoever holds the seat


class Undone(Entry, frozen=True, tag="undone"):
    """Only the first `to` answers stand."""

    by: int
    to: int
    agreed: bool
    first: int = 0  # the entry of the first answer that stands no more; tables of before did not keep it


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks all people to agree to an undo."""

    by: int
    to: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A person agreed to what is proposed; others are still missing."""

    by: int
    petition: int = 0  # its number; 0: the undo


class Declined(Entry, frozen=True, tag="declined"):
    """A person said no, or took the proposal back."""

    by: int


class Said(Entry, frozen=True, tag="said"):
    """A person said something."""

    seat: int
    name: str
    text: str


class Muted(Entry, frozen=True, tag="muted"):
    """A viewer did not want to hear a seat any more, or did again; tables of before kept that in their logs."""

    seat: int
    mute: bool


class Petitioned(Entry, frozen=True, tag="petitioned"):
    """Somebody asks those who decide on it to agree; the table itself, if `by` is nobody."""

    what: str  # the kind of petition
    by: int | None = None
    about: int | None = None
    name: str = ""  # of somebody from outside


class Settled(Entry, frozen=True, tag="settled"):
    """A petition is off the table without being granted; what was granted has an entry of its own."""

    what: str
    why: Why
    by: int | None = None  # who refused it, took it back or came back
    about: int | None = None


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays the seat until its owner returns: patience ran out, or `agreed` decided so."""

    seat: int
    bot: str
    agreed: list[int] = []


class Hinted(Entry, frozen=True, tag="hinted"):
    """Somebody asked for a hint."""

    seat: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot did not come to its answer, so a quicker one gave it."""

    seat: int
    bot: str
    by: str


class Offered(Entry, frozen=True, tag="offered"):
    """All who were there agreed that somebody else may have the seat, by a link that is used once."""

    seat: int
    agreed: list[int]


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """Somebody else has the seat of a person who was away, by the agreement of those who were there."""

    seat: int
    name: str
    before: str  # the name of whoever had it
    agreed: list[str] = []


class HandedOn(Entry, frozen=True, tag="handed-on"):
    """Another seat is the host: `by` handed the role on, or `agreed` decided so while the host was away."""

    seat: int
    by: int | None = None
    agreed: list[int] = []


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host changed how long the table waits, or how fast bots play."""

    by: int
    patience: int | None = None
    pace: float | None = None


class Returned(Entry, frozen=True, tag="returned"):
    """The owner of a seat is back."""

    seat: int


class SatDown(Entry, frozen=True, tag="sat-down"):
    """A person or a bot took a seat."""

    seat: int
    name: str
    bot: str | None = None


class GotUp(Entry, frozen=True, tag="got-up"):
    """A person or a bot left a seat; `by`: the host took them off it, before the start."""

    seat: int
    name: str
    by: int | None = None


class Revoked(Entry, frozen=True, tag="revoked"):
    """A link was replaced by another one."""

    link: str


class Watched(Entry, frozen=True, tag="watched"):
    """Somebody came to look on; tables of before kept that in their logs."""


class LetIn(Entry, frozen=True, tag="let-in"):
    """Somebody knocked and was let in to sit or to watch, or was turned away."""

    by: int
    name: str
    way: Admission


class Ended(Entry, frozen=True, tag="ended"):
    """The table was ended, by its host before the start or by all who were there; nobody has won."""

    agreed: list[int] = []  # the seats of those who decided so


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people meet at another table."""

    table: str


class Shared(Entry, frozen=True, tag="shared"):
    """People of these seats agreed that anybody with the link may see the finished game again."""

    seats: list[int]
    named: bool  # they may be called by name there


class Unshared(Entry, frozen=True, tag="unshared"):
    """They agree no more; the link that there was leads nowhere."""

    seats: list[int]


class Explained(Entry, frozen=True, tag="explained"):
    """The finished game was explained, once for everybody."""

    analysis: Analysis


class SetUp(Entry, frozen=True, tag="set-up"):
    """Somebody set up the table; `start` is the position of a finished game, if one is played on here."""

    start: dict[str, object] | None = None


AnyLine = (
    SetUp | Began | Answered | Undone | Proposed | Agreed | Declined | Petitioned | Settled | Said | Muted | StoodIn
    | Hinted | Replaced | Returned | Offered | TakenOver | HandedOn | Arranged | SatDown | GotUp | LetIn | Revoked
    | Watched | Rematch | Ended | Shared | Unshared | Explained
)  # fmt: skip

encode = json.Encoder().encode
decode = json.Decoder(AnyLine).decode


def kind(entry: Entry) -> str:
    """The word for a kind of entry."""
    return str(entry.__struct_config__.tag)


def events(entry: Entry) -> list[dict[str, object]]:
    """What happened in the game by it."""
    return entry.events if isinstance(entry, (Began, Answered)) else []
