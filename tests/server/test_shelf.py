"""What was made once is kept as far as there is room."""

from __future__ import annotations

from interregnum.server.shelf import EACH, Shelf


def shelf(places: int, size: int = 100) -> Shelf[str]:
    return Shelf(places * (size + EACH))


def test_what_was_not_wanted_for_longest_goes_first() -> None:
    found = shelf(4)
    for key in "abcd":
        found.put(key, bytes(100))
    assert found.find("a") is not None
    found.put("e", bytes(100))
    assert ["c", "d", "a", "e"] == list(found.kept)
    assert found.find("b") is None
    assert found.used == found.room


def test_nothing_is_counted_twice_and_nothing_fills_the_shelf_alone() -> None:
    found = shelf(4)
    for made in (b"first", b"second"):
        found.put("a", made)
    assert (b"first", 5 + EACH) == (found.find("a"), found.used)
    found.put("b", bytes(1000))
    assert found.find("b") is None
