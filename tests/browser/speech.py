"""Which words a page must say, and which it must not."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from interregnum.words.catalogue import LANGUAGES, catalogue, folders, sources

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# ./test looks at tables in English, and at the pages that are none in the language whose words are longest.
SPOKEN = [pytest.param(lang, marks=pytest.mark.long if lang != "en" else ()) for lang in LANGUAGES]
WRITTEN = [pytest.param(lang, marks=pytest.mark.long if lang != "uk" else ()) for lang in LANGUAGES]
NAMED = re.compile(r"(?m)^([a-z]\w*-[\w-]+) =")
DASHED = re.compile(r"[a-z]\w*(?:-\w+)+")
WORD = re.compile(r"[^\W\d_]{3,}")
RULE = re.compile(r"\b(?:HL|MMH)(?:-[A-Z0-9]+)+")  # its number is the same in every language
PLAYERS = {"ann", "bob", "cid", "ada", "bruno"}  # people, and the bots of a game that was played in English
SHOWN = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const silent = "script, style, code, .languages, label[lang]";
    if (!walk.currentNode.parentElement.closest(silent)) texts.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll("body *:not(.languages *, label[lang] *)")) {
    for (const name of ["aria-label", "title", "alt", "placeholder"]) texts.push(one.getAttribute(name) ?? "");
  }
  return texts.join("\\n").replaceAll("\\u00ad", "");
}"""


def says(lang: str, message: str, **words: str | int) -> str:
    return catalogue(lang).say(message, **words)


def open_settings(page: Page) -> None:
    """The panel of settings; at the table of a phone its button lies behind the sign for the pages."""
    folded = page.locator("header.folded > details:not([open]) > summary")
    if folded.count():
        folded.click()
    page.locator("button.settings").click()
    page.locator("dialog[open] .settings").wait_for()


def speak(page: Page, lang: str) -> None:
    open_settings(page)
    page.locator(f"dialog label[lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def texts(lang: str) -> list[str]:
    """All Fluent files of a language."""
    return [text for folder in folders(lang) for text in sources(folder).values()]


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of a language that our messages are made of."""
    lines = [line for text in texts(lang) for line in text.splitlines() if not line.startswith("#")]
    values = [re.sub(r"^[a-z][\w-]* =|^\s*\*?\[[\w-]+\]|^\s*\.[\w-]+ =|\{(?! \")[^}]*\}", " ", line) for line in lines]
    return frozenset(word.lower() for value in values for word in WORD.findall(value))


@cache
def messages() -> frozenset[str]:
    """The names of our messages."""
    return frozenset(found for text in texts("en") for found in NAMED.findall(text))


def speaks(page: Page, lang: str) -> None:
    """No message is shown by its name, and every word is one of this language's, or none of ours."""
    shown = RULE.sub("", page.evaluate(SHOWN))
    named = messages().intersection(DASHED.findall(shown))
    assert not named, (page.url, named)
    english = frozenset() if lang == "en" else vocabulary("en") - vocabulary(lang) - PLAYERS
    left = {word for word in WORD.findall(shown) if word.lower() in english}
    assert not left, (
        page.url,
        lang,
        {word: [line for line in shown.splitlines() if word in line][:2] for word in left},
    )
