"""What a command line says of a game: which one, and its options."""

from __future__ import annotations

import pytest

from interregnum.cli.given import first_game, options
from interregnum.kernel.errors import BadOptions
from interregnum.registry import GAMES


def test_whoever_names_no_game_gets_the_first() -> None:
    assert GAMES[0] == first_game()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([], {}),
        (["octagon"], {"octagon": True}),
        (["octagon=off", "sets=on"], {"octagon": False, "sets": True}),
        (["length=medium"], {"length": "medium"}),
        (["length="], {"length": ""}),
        (["=x"], {"": "x"}),
    ],
)
def test_an_option_is_named_or_has_a_word(words: list[str], found: dict[str, object]) -> None:
    assert found == options(words)


def test_an_option_is_named_once() -> None:
    with pytest.raises(BadOptions) as caught:
        options(["length=long", "length=short"])

    assert ("option-twice", {"option": "length"}) == (caught.value.reason, caught.value.facts)
