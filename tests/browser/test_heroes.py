"""Heroes in a real browser: a table without a board, played by clicking what stands in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.speech import says, speak
from tests.browser.tables import PHONE
from tests.browser.visits import answer_in_words, answers, fine, is_over, moved_on, seq

from interregnum.registry import game

pytestmark = pytest.mark.browser

NAME = "Might & Magic Heroes"
SOME = 12  # answers
MANY = 400
ENDS = re.compile("^(Pass with|End the|Go on)")


def table_with_a_bot(page: Page, axe: str, lang: str) -> None:
    """A new table whose options are told in words, and a bot in the other seat."""
    page.goto("/new")
    speak(page, lang)
    page.get_by_label(says(lang, "web-name")).fill("Ann")
    page.locator("select", has=page.locator("option[value=heroes]")).select_option("heroes")
    for option in game("heroes").options:
        expect(page.get_by_label(says(lang, f"ui-option-{option}"))).to_be_visible()
        expect(page.get_by_text(says(lang, f"ui-about-{option}"))).to_be_visible()
    page.get_by_label(says(lang, "ui-option-random-factions")).check()
    page.get_by_label(says(lang, "web-seats")).select_option("2")
    fine(page, axe, lang)
    page.get_by_role("button", name=says(lang, "web-open-table")).click()
    page.get_by_role("button", name=says(lang, "web-add-bot", level=says(lang, "web-level-random"))).click()
    fine(page, axe, lang)
    page.get_by_role("button", name=says(lang, "web-start")).click()
    page.locator(".choices").wait_for()


def pass_on(page: Page) -> None:
    """The answer that brings the end nearer: a pass or the end of an action, where there is one."""
    before = seq(page)
    found = answers(page).filter(has_text=ENDS)
    (found if found.count() else answers(page)).first.click()
    moved_on(page, before)


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_a_table_of_heroes_is_set_up_and_played_by_clicking(page: Page, axe: str, lang: str) -> None:
    table_with_a_bot(page, axe, lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    for _ in range(SOME):
        answer_in_words(page)
        page.locator(".choices").wait_for()
    expect(page.locator(".log li").first).to_be_visible()
    fine(page, axe, lang)
    page.set_viewport_size(PHONE)
    fine(page, axe, lang)


def test_the_end_of_a_game_of_heroes_is_told_in_words(page: Page, axe: str) -> None:
    table_with_a_bot(page, axe, "en")
    for _ in range(MANY):
        if is_over(page):
            break
        pass_on(page)

    assert is_over(page)
    expect(page.locator("section.end")).to_contain_text("Ann")
    fine(page, axe)
