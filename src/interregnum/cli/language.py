"""In which language to speak: the one that is asked for, or the one of the surroundings."""

from __future__ import annotations

import os
from typing import Final

VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def guess(*given: str) -> str:
    """The first known language among those given and those of the environment; English if there is none."""
    from interregnum.words.catalogue import LANGUAGES

    return spoken(*given) or LANGUAGES[0]


def spoken(*given: str) -> str:
    """The same, or nothing where nobody says a language that we know."""
    from interregnum.words.catalogue import LANGUAGES

    for word in (*given, *(os.environ.get(name, "") for name in VARIABLES)):
        for part in word.split(":"):
            if part[:2].lower() in LANGUAGES:
                return part[:2].lower()
    return ""


def chosen(given: str) -> str:
    """The language asked for, or the guessed one; an unknown one is refused."""
    if not given:
        return guess()
    from interregnum.words.catalogue import catalogue

    catalogue(given)
    return given
