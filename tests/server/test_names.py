"""Names and talk: every language is welcome, what nobody can see is not."""

from __future__ import annotations

import pytest

from interregnum.server.errors import BadName
from interregnum.server.names import alike, clean_name, clean_talk

SHOWN = [
    ("Ann", "Ann"),
    ("  Ann \t of\n the  hills ", "Ann of the hills"),
    ("Zażółć", "Zażółć"),
    ("Їжак", "Їжак"),
    ("A\u0308nne", "\u00c4nne"),
    ("7", "7"),
    ("李", "李"),
    ("\U0001f469\u200d\U0001f680 Eve", "\U0001f469\u200d\U0001f680 Eve"),
    ("x" * 24, "x" * 24),
]
REFUSED = [
    ("name", ""), ("name", "   "), ("name", "x" * 25), ("name", "..."), ("name", "\U0001f600"),
    ("characters", "a\u0000"),
    ("characters", "a\u202eb"), ("characters", "a\u200bb"), ("characters", "\ue000x"), ("characters", "a\ud800"),
    ("characters", "\u3164x"), ("marks", "a" + "\u0335" * 9),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name"), SHOWN)
def test_a_name_is_shown_in_one_form(text: str, name: str) -> None:
    assert name == clean_name(text, 24)
    assert name == clean_name(name, 24)


@pytest.mark.parametrize(("reason", "text"), REFUSED)
def test_a_name_that_cannot_be_shown_is_refused(reason: str, text: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(text, 24)
    assert reason == refused.value.reason


@pytest.mark.parametrize("text", ["?", "...", "\U0001f600", "x" * 300])
def test_talk_needs_no_letters(text: str) -> None:
    assert text == clean_talk(text, 300)


@pytest.mark.parametrize("text", ["", " \n ", "x" * 301, "\u200d", "\u200c\ufe0f"])
def test_talk_is_neither_empty_nor_endless_nor_invisible(text: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_talk(text, 300)
    assert "talk" == refused.value.reason


@pytest.mark.parametrize("other", ["ann", "ANN", "Ａnn", "A\u200dnn"])
def test_names_that_look_the_same_are_alike(other: str) -> None:
    assert alike("Ann") == alike(other)


def test_other_names_are_not_alike() -> None:
    assert 4 == len({alike(name) for name in ("Ann", "Anna", "Ana", "Żann")})
