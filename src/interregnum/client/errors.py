"""What a client may have to hear."""

from __future__ import annotations

from interregnum.kernel.errors import InterregnumError


def printable(text: str) -> str:
    """A text from elsewhere on one line, without anything that a terminal would obey."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class Refused(InterregnumError):
    """The server said no, and why; `text` says it in the words of the server."""

    def __init__(self, reason: str, rule: str = "", facts: dict[str, str] | None = None, text: str = "") -> None:
        clean = {name: printable(fact) for name, fact in (facts or {}).items()}
        super().__init__(printable(reason), printable(rule), clean)
        self.text = printable(text)


class Gone(Refused):
    """The table is not, or not any more, for this client; nothing is to be gained by trying again."""


class Unreachable(InterregnumError):
    """Nobody answers at this address, or nobody who speaks the protocol."""


class NoAddress(InterregnumError):
    """A text that is no address of a server, of a link or of a table."""
