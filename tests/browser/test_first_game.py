"""The first game: a panel explains every question, until it is left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, Wire
from tests.browser.visits import answer_in_words, fine, fits, frame_of

pytestmark = pytest.mark.browser


def asked(page: Page, wire: Wire) -> str:
    """What kind of question the page asks."""
    found: str = frame_of(page, wire)["question"]["ask"]
    return found


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_panel_explains_what_is_asked_and_can_be_left_out(visit: Visit, axe: str, lang: str) -> None:
    page = visit(viewport=PHONE, locale=lang)
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("button", name=says(lang, "web-learn-start")).click()
    for _ in range(6):
        page.locator(".choices").wait_for()
        expect(page.locator("#guide")).to_have_text(says(lang, f"hidden-leaders-web-guide-{asked(page, wire)}"))
        fits(page, lang)
        answer_in_words(page)
    page.locator(".choices").wait_for()
    fine(page, axe, lang)

    page.get_by_role("button", name=says(lang, "web-learn-skip")).click()
    expect(page.locator("#guide")).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("#guide")).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name=says(lang, "web-learn-start")).click()
    expect(page.locator("#guide")).to_be_visible()
