"""In Polish and Ukrainian everything is said in that language: nothing English is left, and no name of a message."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import against_a_bot, moved_on, seq, set_up, swift
from tests.browser.visits import LONG, only_words

from interregnum.i18n import LANGUAGES
from interregnum.i18n.catalogue import FILES, source

pytestmark = pytest.mark.browser

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PAGES = ["/", "/new", "/cards", "/rules", "/about", "/replay", "/t/nothing", "/j/nothing"]
WORD = re.compile(r"[^\W\d_]{3,}")
PLAYERS = {"ann"}
SHOWN = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest("script, style, .languages")) texts.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll("body *:not(.languages *)")) {
    for (const name of ["aria-label", "title", "alt", "placeholder"]) texts.push(one.getAttribute(name) ?? "");
  }
  return texts.join("\\n").replaceAll("\\u00ad", "");
}"""


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of a language that our messages are made of."""
    lines = [line for name in FILES for line in source(lang, name).splitlines() if not line.startswith("#")]
    values = [re.sub(r"^[a-z][\w-]* =|^\s*\*?\[[\w-]+\]|^\s*\.[\w-]+ =|\{[^}]*\}", " ", line) for line in lines]
    return frozenset(word.lower() for value in values for word in WORD.findall(value))


def speaks(page: Page, lang: str) -> None:
    """Every word on the page is one of this language's, or none of ours."""
    only_words(page)
    english = vocabulary("en") - vocabulary(lang) - PLAYERS
    shown = page.evaluate(SHOWN)
    left = {word for word in WORD.findall(shown) if word.lower() in english}
    assert not left, (
        page.url,
        lang,
        {word: [line for line in shown.splitlines() if word in line][:2] for word in left},
    )


def speak(page: Page, lang: str) -> None:
    page.locator(f".languages button[lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_english_is_left_on_any_page(page: Page, lang: str, problems: list[str]) -> None:
    page.goto("/")
    page.locator("h1").wait_for()
    with pytest.raises(AssertionError):
        speaks(page, lang)  # it is English
    speak(page, lang)
    for path in PAGES:
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        speaks(page, lang)
    table, _ = set_up(page.request, lang=lang)
    page.goto(f"/t/{table}")
    page.locator("img.qr").wait_for()
    speaks(page, lang)
    problems[:] = [one for one in problems if "404" not in one]  # a link led nowhere


def test_the_language_changes_in_the_middle_of_a_game_and_at_its_end(page: Page) -> None:
    against_a_bot(page, lang="uk")  # the bot has a Ukrainian name
    for number in range(LONG):
        page.locator("section.end, .choices").first.wait_for()
        over = page.locator("section.end").count() > 0
        if over or number == 8:
            change(page)
        if over:
            break
        before = seq(page)
        swift(page).click()
        moved_on(page, before)


def change(page: Page) -> None:
    """The same table in one language after the other."""
    for lang in (*OTHERS, "en"):
        number, told = seq(page), page.locator(".log li").first.inner_text()
        speak(page, lang)
        expect(page.locator(".log li").first).not_to_have_text(told)
        assert number == seq(page)
        if lang != "en":
            speaks(page, lang)
