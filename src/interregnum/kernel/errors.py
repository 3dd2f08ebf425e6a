"""What callers may catch: each error carries a reason key, a rule id and facts; the words come from `i18n`."""

from __future__ import annotations


def short(value: object) -> str:
    """What a caller handed over, for an error: a few characters of it, or only its kind."""
    if isinstance(value, int) and value.bit_length() >= 64:
        return "..."
    return str(value)[:80] if value is None or isinstance(value, (str, int, float)) else type(value).__name__


class InterregnumError(Exception):
    """Something a caller asked for cannot be done, and nothing was changed."""

    def __init__(self, reason: str, rule: str = "", facts: dict[str, str] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, str] = {} if facts is None else facts
        super().__init__(reason, rule, self.facts)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.reason} ({told})" if told else self.reason


class UnknownChoice(InterregnumError):
    """The text is no choice in any position."""


class IllegalChoice(InterregnumError):
    """A choice, but not one of the answers to the question that is asked."""


class BadOptions(InterregnumError):
    """A game cannot be set up like this."""


class BadContent(InterregnumError):
    """A content file says something the engine cannot execute."""


class BadPosition(InterregnumError):
    """A position or a stored state does not read."""


class BadRecord(InterregnumError):
    """The text is no record of a game."""


class RecordMismatch(InterregnumError):
    """A replay diverged from what the record says."""
