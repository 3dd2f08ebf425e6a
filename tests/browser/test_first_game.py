"""The first game: a panel explains every question, until it is left out."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import Wire, says
from tests.browser.visits import answers, no_violations, only_words

from interregnum.i18n import LANGUAGES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_explains_what_is_asked_and_can_be_left_out(page: Page, axe: str, lang: str) -> None:
    wire = Wire(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/")
    page.locator(f".languages button[lang={lang}]").click()
    only_words(page)
    no_violations(page, axe)
    page.get_by_role("button", name=says(lang, "web-learn-start")).click()
    page.locator(".choices").wait_for()
    dice = Random(1)
    for _ in range(6):
        page.locator(".choices button:enabled, .choices summary").first.wait_for()
        ask = next(one for one in reversed(wire.heard) if one["type"] == "frame")["question"]["ask"]
        expect(page.locator("#guide")).to_have_text(says(lang, f"web-guide-{ask}"))
        only_words(page)
        seq = page.locator("main").get_attribute("data-seq")
        buttons = answers(page)
        buttons.nth(dice.randrange(buttons.count())).click()
        page.wait_for_function("seq => document.querySelector('main')?.dataset.seq !== seq", arg=seq)
    no_violations(page, axe)

    page.get_by_role("button", name=says(lang, "web-learn-skip")).click()
    expect(page.locator("#guide")).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("#guide")).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name=says(lang, "web-learn-start")).click()
    expect(page.locator("#guide")).to_be_visible()
