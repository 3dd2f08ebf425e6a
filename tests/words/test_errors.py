"""Every reason an error can carry has words that say what was wrong and what would be right."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from interregnum.kernel.errors import BadOptions, InterregnumError
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.errors import message_of
from interregnum.words.words import Words

SOURCES = Path(__file__).parents[2] / "src" / "interregnum"


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))]


def error_classes(modules: list[ast.Module]) -> set[str]:
    """The names of all error classes of the house."""
    found = {"InterregnumError"}
    defined = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    for _ in range(3):
        for node in defined:
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases):
                found.add(node.name)
    return found


@cache
def reasons() -> dict[str, set[str]]:
    """Every reason that the source gives to an error, with the names of its facts where they stand beside it."""
    modules = trees()
    classes = error_classes(modules)
    found: dict[str, set[str]] = {}
    for node in (node for module in modules for node in ast.walk(module) if isinstance(node, ast.Call)):
        if name_of(node.func) in classes and node.args:
            for one in ast.walk(node.args[0]):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    found.setdefault(one.value, set()).update(facts(node))
    return found


def name_of(function: ast.expr) -> str:
    """What is called, without where it comes from."""
    return getattr(function, "attr", getattr(function, "id", ""))


def facts(call: ast.Call) -> set[str]:
    dicts = [word.value for word in call.keywords if word.arg == "facts" and isinstance(word.value, ast.Dict)]
    keys = [key.value for one in dicts for key in one.keys if isinstance(key, ast.Constant)]
    return {key for key in keys if isinstance(key, str)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    words = Words(lang)

    assert len(reasons()) > 15
    assert [] == [reason for reason in reasons() if not message_of(words.catalogue, reason)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_beside_a_reason_is_told(lang: str) -> None:
    for reason, names in reasons().items():
        text = Words(lang).error_text(InterregnumError(reason, facts={name: f"<{name}>" for name in names}))
        assert {name for name in names if f"<{name}>" not in text} == set(), (reason, text)


def test_an_error_names_the_rule_it_rests_on() -> None:
    error = BadOptions("hidden-leaders-beginner-with-sets", rule="HL-BEGINNER-03")

    assert all("(HL-BEGINNER-03)" in Words(lang).error_text(error) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "This game cannot be played by 9; it takes 2 to 6 players."),
        ("pl", "Liczba graczy nie może wynosić 9; dozwolona liczba: od 2 do 6."),
        ("uk", "Кількість гравців не може бути 9; можна від 2 до 6."),
    ],
)
def test_an_error_says_what_would_be_right(lang: str, told: str) -> None:
    assert told == Words(lang).error_text(BadOptions("seats", facts={"seats": "9", "least": "2", "most": "6"}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("reason", "command"), [("unknown-card", "cards"), ("unknown-rule", "rules")])
def test_where_nothing_is_close_the_command_that_lists_all_is_named(reason: str, command: str, lang: str) -> None:
    words = Words(lang)
    far = words.error_text(InterregnumError(reason, facts={"id": "xyz", "closest": ""}))

    assert far.endswith(f": interregnum {command}")
    assert "?" not in far
    assert words.error_text(InterregnumError(reason, facts={"id": "xyz", "closest": "a, b"})).endswith(": a, b.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_reason_or_a_missing_fact_is_no_further_error(lang: str) -> None:
    assert "odd-reason" in Words(lang).error_text(InterregnumError("odd-reason"))
    assert "?" in Words(lang).error_text(InterregnumError("content"))
