"""What a client sends through its websocket; each command carries an id, so that a repeated one is applied once."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from interregnum.kernel.ids import MOST_SEATS

# Not even a line break at the end, where Python's `$` would let one pass; every dialect of patterns reads it so.
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Seq = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What every command has."""

    id: CommandId


class Answer(Command, frozen=True, tag="answer"):
    """One of the choices of the question; `seq` is that of the frame in which the client saw it."""

    seq: Seq
    choice: Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(Command, frozen=True, tag="undo"):
    """Go back to where only so many answers stood: at once where it is free, else all people are asked to agree."""

    seq: Seq
    to: Seq


class Vote(Command, frozen=True, tag="vote"):
    """Agree to the undo that was proposed at `proposal`, or not; its proposer may take it back in the same way."""

    proposal: Seq
    agree: bool


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]  # how much is allowed is the server's to say


class Back(Command, frozen=True, tag="back"):
    """I am here again: the bot that stands in for me may rest."""


class Earlier(Command, frozen=True, tag="earlier"):
    """Tell me a page of what happened up to this number: the news of frames go back only so far."""

    until: Seq


class Refresh(Command, frozen=True, tag="refresh"):
    """Send me a whole frame, with everything since this number."""

    since: Seq = 0


ClientMessage = Answer | Undo | Vote | Say | Back | Earlier | Refresh
