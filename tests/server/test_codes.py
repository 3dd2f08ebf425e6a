"""Codes that are said aloud: no two of their signs look or sound alike, and whatever people type is read."""

from __future__ import annotations

from itertools import combinations

import pytest

from interregnum.server.codes import ALPHABET, DEVICE, ROOM, read, shown
from interregnum.server.world import World

# How each sign is called, as it sounds: in English, in Polish, and in Ukrainian.
CALLED = {
    "F": ("ef", "ef", "ef"), "H": ("eytsh", "ha", "ha"), "J": ("dzhey", "yot", "yot"), "L": ("el", "el", "el"),
    "M": ("em", "em", "em"), "R": ("ar", "er", "er"), "T": ("tee", "te", "te"), "W": ("dabelyoo", "voo", "dublve"),
    "X": ("eks", "eeks", "eeks"), "Y": ("way", "eegrek", "eegrek"), "2": ("too", "dva", "dva"),
    "4": ("for", "chteri", "chotiri"), "7": ("seven", "shedem", "seem"), "9": ("nayn", "djevyench", "devyat"),
}  # fmt: skip
# What people take for each other when they hear it, by the ear of each language.
CONFUSED = [
    "BCDEGPTVZ3", "AHK8", "JK", "FS", "MN", "QU", "IY", "59", "O0",  # English
    "BCDEGPT", "AHK", "FS", "MN", "QUW", "56", "69", "78", "34", "ZS",  # Polish
    "BCDEGPTV", "AHK", "FS", "MN", "QU", "59", "78", "34", "ZS",  # Ukrainian
]  # fmt: skip
LOOK_ALIKE = ["0OQD", "1IL", "17", "2Z", "5S", "8B", "6G", "UV", "VY", "MN", "KX", "CG", "PR", "EF", "9G"]


@pytest.mark.parametrize("group", [*CONFUSED, *LOOK_ALIKE])
def test_of_signs_that_are_taken_for_each_other_one_stays(group: str) -> None:
    assert len(set(group) & set(ALPHABET)) <= 1, group


@pytest.mark.parametrize("tongue", range(3))
def test_no_two_signs_are_called_the_same(tongue: int) -> None:
    assert set(CALLED) == set(ALPHABET)
    for one, other in combinations(ALPHABET, 2):
        assert CALLED[one][tongue] != CALLED[other][tongue], (one, other)


@pytest.mark.parametrize("typed", ["HJ4MX2", "hj4 mx2", " hj4-mx2 ", "H J 4 M X 2", "НЙ4МХ2", "нй4 мх2", "HJ4 MX2"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert "HJ4MX2" == read(typed, ROOM)


@pytest.mark.parametrize(
    "typed", ["", "HJ4MX", "HJ4MX22", "HJ4MX0", "HJ4MXK", "hj4mxß", "١٢٣٤٥٦", "HJ4\nMX2", "x" * 10_000]
)
def test_what_is_no_code_is_none(typed: str) -> None:
    assert read(typed, ROOM) is None


def test_a_code_that_is_shown_reads_again() -> None:
    code = World().code(DEVICE)
    assert code == read(shown(code), DEVICE)
    assert [3, 3, 3] == [len(part) for part in shown(code).split()]
