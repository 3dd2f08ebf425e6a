"""What the server refuses, beside what the games refuse."""

from __future__ import annotations

from interregnum.kernel.errors import InterregnumError


class BadMessage(InterregnumError):
    """A message that does not read: no JSON, too long, or not of the protocol."""


class NotAllowed(InterregnumError):
    """Somebody asked for what is not theirs to do."""


class WrongHost(InterregnumError):
    """Somebody asked for a server of another name."""


class NotFound(InterregnumError):
    """There is no such table or link for whoever asked; whether there is one for others is not said."""


class NotNow(InterregnumError):
    """It could be done at another time: before the start, during the game, or after it."""


class StaleCommand(InterregnumError):
    """The question that the client saw is not asked any more."""


class OtherCommand(InterregnumError):
    """The id of a command was used for another one before."""


class TooMuch(InterregnumError):
    """A limit of the server was reached."""


class BadName(InterregnumError):
    """A name or a line of talk that cannot be shown."""
