"""The language of a table changes at any time: everything is said in it at once, and nothing else changes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import OTHERS, speak, speaks
from tests.browser.tables import Finished, against_a_bot
from tests.browser.visits import answer_at_once, seq

pytestmark = pytest.mark.browser


def change(page: Page) -> None:
    """The same table in one language after the other."""
    for lang in (*OTHERS, "en"):
        number, told = seq(page), page.locator(".log li").first.inner_text()
        speak(page, lang)
        expect(page.locator(".log li").first).not_to_have_text(told)
        assert number == seq(page)
        speaks(page, lang)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    against_a_bot(page, lang="uk")  # the bot has a Ukrainian name
    for _ in range(4):
        page.locator(".choices").wait_for()
        question = page.locator(".question h2").inner_text()
        change(page)
        expect(page.locator(".question h2")).to_have_text(question)
        answer_at_once(page)


@pytest.mark.long
def test_the_language_changes_at_the_end_of_a_game(visit: Visit, finished: Finished) -> None:
    page = visit(storage_state=finished.host)
    page.goto(f"/t/{finished.table}")
    page.locator("section.end").wait_for()
    change(page)
