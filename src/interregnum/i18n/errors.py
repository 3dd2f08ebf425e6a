"""What was wrong and what would be right, for every reason an error can carry."""

from __future__ import annotations

from typing import Final

from interregnum.i18n.catalogue import Catalogue
from interregnum.kernel.errors import InterregnumError

# The facts that reasons speak of; one that an error does not give is left open.
FACTS: Final = (
    "bytes", "choice", "closest", "dice", "found", "id", "least", "most", "number", "option", "options", "perhaps",
    "seats", "seed", "value", "viewer", "wanted", "where",
)  # fmt: skip


def error_line(words: Catalogue, error: InterregnumError) -> str:
    """The error in words, with the rule it rests on."""
    message = f"error-{error.reason}"
    facts = error.facts | {name: error.facts.get(name) or ("none" if name == "perhaps" else "?") for name in FACTS}
    known = words.has(message)
    text = words.say(message, **facts) if known else words.say("error-unknown", reason=error.reason)
    return words.say("error-rule", text=text, rule=error.rule) if error.rule else text
