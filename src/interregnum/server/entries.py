"""The entries of a table's log. They hold the whole truth and are never changed; viewers get `news` made from them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

How = Literal["", "setting", "unasked", "deputy"]  # what answered for a person


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What every entry has: its kind."""


class Began(Entry, frozen=True, tag="began"):
    """The game was dealt from the seed in the table's head."""

    commitment: str
    rules_version: int
    events: list[dict[str, object]]


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
    """A person agreed to the proposal; others are still missing."""

    by: int


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


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """Patience ran out: a bot plays the seat until its owner returns."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """The owner of a seat is back."""

    seat: int


class SatDown(Entry, frozen=True, tag="sat-down"):
    """A person or a bot took a seat."""

    seat: int
    name: str
    bot: str | None = None


class GotUp(Entry, frozen=True, tag="got-up"):
    """A person or a bot left a seat."""

    seat: int
    name: str


class Revoked(Entry, frozen=True, tag="revoked"):
    """A link was replaced by another one."""

    link: str


class Watched(Entry, frozen=True, tag="watched"):
    """Somebody came to look on; tables of before kept that in their logs."""


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people meet at another table."""

    table: str


class SetUp(Entry, frozen=True, tag="set-up"):
    """Somebody set up the table."""


AnyLine = (
    SetUp | Began | Answered | Undone | Proposed | Agreed | Declined | Said | Muted | StoodIn | Returned | SatDown
    | GotUp | Revoked | Watched | Rematch
)  # fmt: skip

encode = json.Encoder().encode
decode = json.Decoder(AnyLine).decode


def kind(entry: Entry) -> str:
    """The word for a kind of entry."""
    return str(entry.__struct_config__.tag)


def events(entry: Entry) -> list[dict[str, object]]:
    """What happened in the game by it."""
    return entry.events if isinstance(entry, (Began, Answered)) else []
