"""What was wrong and what would be right, for every reason an error can carry."""

from __future__ import annotations

import re
from typing import Final

from interregnum.kernel.errors import InterregnumError
from interregnum.registry import PACKAGES
from interregnum.words.catalogue import Catalogue

# The facts that reasons speak of; one that an error does not give is left open, or is none.
FACTS: Final = (
    "bytes", "choice", "closest", "dice", "found", "id", "least", "most", "number", "option", "options", "perhaps",
    "seats", "seed", "value", "viewer", "wanted", "where",
)  # fmt: skip
MAY_BE_NONE: Final = ("closest", "perhaps")
NO_WORD: Final = re.compile(r"[^a-z0-9]+")


def hinted(words: Catalogue, fact: str) -> str:
    """A phrase of the engine in this language; what people or files said stays as it is."""
    name = "hint-" + NO_WORD.sub("-", fact.lower()).strip("-")
    known = [one for one in (name, *(f"{game}-{name}" for game in PACKAGES)) if words.has(one)]
    return words.say(known[0]) if known else fact


def message_of(words: Catalogue, reason: str) -> str:
    """What tells a reason of the house or, by its own name, of a game; "" for one that nobody knows here."""
    house = f"error-{reason}"
    if words.has(house):
        return house
    return reason if reason.startswith(tuple(f"{game}-" for game in PACKAGES)) and words.has(reason) else ""


def error_line(words: Catalogue, error: InterregnumError) -> str:
    """The error in words, with the rule it rests on."""
    message = message_of(words, error.reason)
    facts = error.facts | {name: error.facts.get(name) or ("none" if name in MAY_BE_NONE else "?") for name in FACTS}
    facts |= {name: hinted(words, facts[name]) for name in ("found", "wanted")}
    text = words.say(message, **facts) if message else words.say("error-unknown", reason=error.reason)
    return words.say("error-rule", text=text, rule=error.rule) if error.rule else text
