"""How signs look: a table of those that nobody can tell apart, from the data of the Unicode Consortium (UTS #39)."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

SHORT = 0x80  # below it are the letters of which every keyboard is sure


def drawn(text: str) -> str:
    """What stands for a text among all that look like it; it must be in the form NFKD."""
    return unicodedata.normalize("NFD", text.translate(prototypes()))


def drawn_like_ours(text: str) -> str:
    """The same, but of the letters of other alphabets only: `I` and `l` are two letters here."""
    return unicodedata.normalize("NFD", text.translate(foreign()))


@cache
def prototypes() -> dict[int, str]:
    """By the numbers of signs, what stands for them."""
    found: dict[int, str] = {}
    for line in files(__package__).joinpath("lookalikes.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            prototype, letters = (part.split() for part in line.split(": "))
            found |= dict.fromkeys((int(one, 16) for one in letters), "".join(chr(int(one, 16)) for one in prototype))
    return found


@cache
def foreign() -> dict[int, str]:
    return {number: prototype for number, prototype in prototypes().items() if number >= SHORT}
