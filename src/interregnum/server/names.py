"""Names and talk as they may be shown to others."""

from __future__ import annotations

import unicodedata

from interregnum.server.errors import BadName

# Letters, marks, numbers, punctuation, symbols; no control, format, private or unassigned characters. Two joiners are
# part of ordinary words and pictures.
JOINERS = "\u200c\u200d"


def shown(text: str) -> str:
    """The text in one form, with single spaces; refused if it holds what nobody could see."""
    whole = " ".join(unicodedata.normalize("NFC", text).split())
    for letter in whole:
        if letter not in JOINERS and unicodedata.category(letter)[0] == "C":
            raise BadName("characters", facts={"found": f"U+{ord(letter):04X}"})
    return whole


def clean_name(text: str, most: int) -> str:
    """A name of one to so many characters."""
    name = shown(text)
    if not 1 <= len(name) <= most or not any(letter.isalnum() for letter in name):
        raise BadName("name", facts={"found": str(len(name)), "most": str(most)})
    return name


def clean_talk(text: str, most: int) -> str:
    """A line of talk of one to so many characters."""
    line = shown(text)
    if not 1 <= len(line) <= most:
        raise BadName("talk", facts={"found": str(len(line)), "most": str(most)})
    return line
