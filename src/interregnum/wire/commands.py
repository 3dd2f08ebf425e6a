"""What a client sends through its websocket; each command carries an id, so that a repeated one is applied once."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from interregnum.kernel.ids import MOST_SEATS
from interregnum.wire.terms import Admission

# Not even a line break at the end, where Python's `$` would let one pass; every dialect of patterns reads it so.
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Seq = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Patience = Annotated[int, Meta(ge=10, le=31 * 86400)]  # seconds
Pace = Annotated[float, Meta(ge=0, le=10)]  # seconds
Suggestion = Literal["stand-in", "give", "lead"]
MOST_EXPLAINED = 64  # answers that are explained or previewed at once
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What every command has."""

    id: CommandId


class Answer(Command, frozen=True, tag="answer", omit_defaults=True):
    """One of the choices of the question; `seq` is that of the frame in which the client saw it."""

    seq: Seq
    choice: Annotated[str, Meta(min_length=1, max_length=200)]
    by: Literal["hand", "setting"] = "hand"  # a setting of the client may answer what needs nobody


class Deputy(Command, frozen=True, tag="deputy"):
    """Let a bot answer my questions until what is under way, such as a battle, is over; or stop it."""

    on: bool


class Unasked(Command, frozen=True, tag="unasked"):
    """Pass these kinds of windows for me, and no others, each after a pause of the same spread whatever I hold."""

    windows: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]


class Hurry(Command, frozen=True, tag="hurry"):
    """Let the bots answer at once until I am asked again; only whoever plays with bots alone may want that."""


class Undo(Command, frozen=True, tag="undo"):
    """Go back to where only so many answers stood: at once where it is free, else all people are asked to agree."""

    seq: Seq
    to: Seq


class Vote(Command, frozen=True, tag="vote"):
    """Agree to what was asked as entry `proposal`, or not; whoever asked may take it back in the same way."""

    proposal: Seq
    agree: bool


class Suggest(Command, frozen=True, tag="suggest"):
    """Ask those who decide: a bot for somebody who is away, their seat for somebody else, or another host."""

    kind: Suggestion
    seat: SeatNumber  # of whoever is away; of whoever is to be the host


class HandOn(Command, frozen=True, tag="hand-on"):
    """Make another person the host; only the host can."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """Change how long the table waits for somebody, and how fast bots play; only the host can."""

    patience: Patience | None  # seconds; null: bots stand in only where people decide so
    pace: Pace | None  # seconds; null: as the server has it


class End(Command, frozen=True, tag="end"):
    """End the table: before the start the host does, during the game it needs everybody who is here."""


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]  # how much is allowed is the server's to say


class Admit(Command, frozen=True, tag="admit"):
    """Let somebody in who knocked: to a seat, any if none is named, or to look on; or turn them away."""

    knock: Seq
    way: Admission
    seat: SeatNumber | None = None


class Back(Command, frozen=True, tag="back"):
    """I am here again: the bot that stands in for me may rest."""


class Earlier(Command, frozen=True, tag="earlier"):
    """Tell me a page of what happened up to this number: the news of frames go back only so far."""

    until: Seq


class Weigh(Command, frozen=True, tag="weigh"):
    """Tell me what may come of one of my answers, or of the position if none is named, as far as I can know it."""

    seq: Seq
    choice: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Hint(Command, frozen=True, tag="hint"):
    """Tell me what a good player would answer, and why; everybody is told that I asked."""

    seq: Seq
    lang: Annotated[str, Meta(max_length=8)] = ""  # in which words, if not in those of the line


class Explain(Command, frozen=True, tag="explain"):
    """Tell me why I cannot give these answers now, and who could get to a place, as far as I can know it."""

    seq: Seq
    choices: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=MOST_EXPLAINED)]
    at: Annotated[str, Meta(min_length=1, max_length=200)] | None = None  # a place, as an address of the view


class Preview(Command, frozen=True, tag="preview"):
    """Tell me what these answers of mine would bring, as far as I can know it."""

    seq: Seq
    choices: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=MOST_EXPLAINED)]


class Refresh(Command, frozen=True, tag="refresh"):
    """Send me a whole frame, with everything since this number."""

    since: Seq = 0


ClientMessage = (
    Answer | Deputy | Unasked | Hurry | Undo | Vote | Suggest | HandOn | Arrange | End | Say | Admit | Back | Earlier
    | Refresh | Weigh | Hint | Explain | Preview
)  # fmt: skip
