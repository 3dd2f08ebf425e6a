"""Names and talk as they may be shown to others."""

from __future__ import annotations

import unicodedata

from interregnum.server.errors import BadName

# Letters, marks, numbers, punctuation, symbols; no control, format, private or unassigned characters. Two joiners are
# part of ordinary words and pictures.
JOINERS = "\u200c\u200d"
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks by name, but nobody sees them
VARIANTS = "\ufe0e\ufe0f"  # the same sign as text or as a picture
MARKS = 4  # on one letter; more pile up over the lines of others


def shown(text: str) -> str:
    """The text in one form, with single spaces; refused if it holds what nobody could see."""
    whole = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for letter in whole:
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if marks > MARKS:
            raise BadName("marks", facts={"most": str(MARKS)})
        if letter in BLANK or (kind == "C" and letter not in JOINERS):
            raise BadName("characters", facts={"found": f"U+{ord(letter):04X}"})
    return whole


def alike(name: str) -> str:
    """What names have in common that look the same to most people."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in letters if letter not in JOINERS + VARIANTS)


def clean_name(text: str, most: int) -> str:
    """A name of one to so many characters."""
    name = shown(text)
    if not 1 <= len(name) <= most or not any(letter.isalnum() for letter in name):
        raise BadName("name", facts={"found": str(len(name)), "most": str(most)})
    return name


def clean_talk(text: str, most: int) -> str:
    """A line of talk of one to so many characters."""
    line = shown(text)
    if not 1 <= len(line) <= most or not alike(line):
        raise BadName("talk", facts={"found": str(len(line)), "most": str(most)})
    return line
