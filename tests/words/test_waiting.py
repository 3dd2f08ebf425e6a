"""What those read who wait for somebody else: every kind of question of every game, told to nobody as an order."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from fluent.syntax import ast
from tests.words.test_catalogue import messages
from tests.words.test_whose import Texts

from interregnum.games.heroes.engine.choices import ASKS as HEROES
from interregnum.games.hidden_leaders.engine.choices import ASKS as HIDDEN_LEADERS
from interregnum.words.catalogue import LANGUAGES

ASKS: dict[str, Sequence[str]] = {"hidden-leaders": HIDDEN_LEADERS, "heroes": HEROES}
# What is said to one's face: pronouns, and the endings of verbs that command or address somebody.
ADDRESS = {
    "en": r"you|your|yours|yourself",
    "pl": r"ty|ci|cię|tobie|twój|twoj\w+|swój|swoj\w+|\w+[aeiy]sz",
    "uk": r"ви|вам|вас|ваш\w*|свій|сво\w+|\w+(?:йте|іть|ьте|ете|ите)",
}


def said(node: ast.BaseNode) -> list[str]:
    texts = Texts()
    texts.visit(node)
    return [text for text in texts.found if text]


def awaited(lang: str, game: str) -> dict[str, ast.Pattern]:
    """By kind of question what the others read."""
    pattern = messages(lang)[f"{game}-awaits"].value
    assert pattern is not None
    [element] = pattern.elements
    assert isinstance(element, ast.Placeable)
    chosen = element.expression
    assert isinstance(chosen, ast.SelectExpression)
    return {one.key.name: one.value for one in chosen.variants if isinstance(one.key, ast.Identifier)}


def orders(lang: str, game: str) -> set[str]:
    """The words with which questions begin: choose, play, take."""
    asked = [messages(lang)[f"{game}-ask-{ask}"] for ask in ASKS[game]]
    return {text.split(": ")[-1].split()[0].strip(",") for one in asked for text in said(one)[:1]}


@pytest.mark.parametrize("game", ASKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_is_told_to_those_who_wait_in_words_of_its_own(lang: str, game: str) -> None:
    assert set(ASKS[game]) == set(awaited(lang, game))


@pytest.mark.parametrize("game", ASKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_who_waits_is_addressed_or_given_an_order(lang: str, game: str) -> None:
    address, commands = re.compile(rf"\b(?:{ADDRESS[lang]})\b", re.IGNORECASE), orders(lang, game)
    found = {ask: said(pattern) for ask, pattern in awaited(lang, game).items()}

    assert {} == {ask: texts for ask, texts in found.items() if any(address.search(text) for text in texts)}
    assert {} == {ask: texts for ask, texts in found.items() if texts[0].split()[0] in commands}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_told_as_an_order_would_be_noticed(lang: str) -> None:
    address = re.compile(rf"\b(?:{ADDRESS[lang]})\b", re.IGNORECASE)

    assert any(address.search(text) for text in said(messages(lang)["heroes-ask-town"]))
