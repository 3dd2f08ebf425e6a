"""Codes that people say aloud and type: from a television, over the telephone, on a keyboard of another alphabet."""

from __future__ import annotations

from typing import Final

# No two of these look alike, or sound alike as they are called in English, Polish or Ukrainian: of the letters that
# rhyme (B C D E G P T V Z 3, A H J K 8, F S, M N, Q U W) one or two that differ stay, of the numbers (5 9, 7 8, 3 4)
# one of each pair. A test has all their names.
ALPHABET: Final = "FHJLMRTWXY2479"
ROOM: Final = 6  # characters of the code of a table
DEVICE: Final = 9  # of the code that moves a seat to another device
GROUP: Final = 3  # characters that are shown together
# Keys that write something else where the keyboard is Ukrainian: what looks or sounds the same.
ELSEWHERE: Final = str.maketrans("ФНЙЛМРТХУ", "FHJLMRTXY")
BETWEEN: Final = str.maketrans("", "", " -–—.·\u00a0\u2009\u202f")


def read(text: str, length: int) -> str | None:
    """The code that somebody typed, however they grouped it; nothing if it cannot be one."""
    code = text.translate(BETWEEN).upper().translate(ELSEWHERE)
    return code if len(code) == length and all(letter in ALPHABET for letter in code) else None


def shown(code: str) -> str:
    """A code in groups that can be kept in mind."""
    return " ".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))
