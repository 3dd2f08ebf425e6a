"""Names and talk as they may be shown to others."""

from __future__ import annotations

import re
import unicodedata

from interregnum.server.errors import BadName
from interregnum.server.lookalikes import drawn, drawn_like_ours

# Letters, marks, numbers, punctuation, symbols; no control, format, private or unassigned characters. Two joiners are
# part of ordinary words and pictures.
JOINERS = "\u200c\u200d"
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks by name, but nobody sees them
# What is not seen though it is allowed: Default_Ignorable_Code_Point of Unicode, and the filler of Khitan.
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U00016fe4\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
MARKS = 4  # on one letter; more pile up over the lines of others


def shown(text: str) -> str:
    """The text in one form, with single spaces; refused if it holds what nobody could see."""
    whole = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for letter in whole:
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else marks if letter in JOINERS else 0  # a joiner begins no new letter
        if marks > MARKS:
            raise BadName("marks", facts={"most": str(MARKS)})
        if letter in BLANK or (kind == "C" and letter not in JOINERS):
            raise BadName("characters", facts={"found": f"U+{ord(letter):04X}"})
    return whole


def alike(one: str, other: str) -> bool:
    """Whether nobody at a table could tell these names apart, whatever alphabets they are written in."""
    return any(first == second for first, second in zip(looks(one), looks(other), strict=True))


def looks(name: str) -> tuple[str, str, str]:
    """A name as it is drawn; as it is drawn in small letters; and in small letters after those of other alphabets."""
    letters = unicodedata.normalize("NFKD", seen(name))
    return drawn(letters), drawn(small(letters)), small(drawn_like_ours(letters))


def small(letters: str) -> str:
    return unicodedata.normalize("NFKD", letters.casefold())


def seen(text: str) -> str:
    """What of a text is seen."""
    return UNSEEN.sub("", text)


def clean_name(text: str, most: int) -> str:
    """A name of one to so many characters."""
    name = shown(text)
    if not 1 <= len(name) <= most or not any(letter.isalnum() for letter in name):
        raise BadName("name", facts={"found": str(len(name)), "most": str(most)})
    return name


def clean_talk(text: str, most: int) -> str:
    """A line of talk of one to so many characters."""
    line = shown(text)
    if not 1 <= len(line) <= most or not seen(line):
        raise BadName("talk", facts={"found": str(len(line)), "most": str(most)})
    return line
