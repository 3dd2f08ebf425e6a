"""The words of one language that are about no game."""

from __future__ import annotations

from typing import Final

from interregnum.kernel.errors import InterregnumError
from interregnum.words.catalogue import Word, catalogue
from interregnum.words.errors import error_line


class Words:
    """Speaks one language."""

    def __init__(self, lang: str) -> None:
        self.catalogue: Final = catalogue(lang)
        self.lang: Final = lang

    def ui(self, message: str, **words: Word) -> str:
        """A word of the interface."""
        return self.catalogue.say(f"ui-{message}", **words)

    def error_text(self, error: InterregnumError) -> str:
        """What was wrong and what would be right."""
        return error_line(self.catalogue, error)
