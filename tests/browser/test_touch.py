"""On a phone no gesture that reads answers: a tap shows a card and its answers, a button with words gives one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.speech import says
from tests.browser.tables import Wire, against_a_bot
from tests.browser.visits import fine, is_over, moved_on, seq

pytestmark = pytest.mark.browser

SOME = 14  # answers
DOUBLE = 350  # milliseconds after which two taps are two
SHINING = ".spot.open, .marker.ghost, .chip.open, .badge h2 button"
WORDS = ".choices button:enabled"


def tap_later(button: Locator) -> None:
    """Tap what came up under the finger; a second tap at once would be half of a double tap, which answers nothing."""
    button.wait_for()
    button.page.wait_for_timeout(DOUBLE)
    button.tap()


def test_a_tap_reads_and_a_button_answers(phone: Page, axe: str) -> None:
    wire = Wire(phone)
    against_a_bot(phone)
    looked_at = set()
    for number in range(SOME):
        if is_over(phone):
            break
        before, sent = seq(phone), wire.ids("answer")
        shining = phone.locator(SHINING)
        if not shining.count():
            phone.locator(WORDS).first.tap()
            moved_on(phone, before)
            continue
        target = shining.nth(number % shining.count())
        expect(target).to_have_attribute("aria-haspopup", "dialog")
        looked_at.add(str(target.evaluate("one => (one.dataset.place ?? one.className).split('/')[0]")))
        target.tap()
        sheet = phone.get_by_role("dialog")
        expect(sheet).to_be_visible()
        if number == 1:
            fine(phone, axe)
        sheet.get_by_role("button", name=says("en", "web-close")).tap()
        expect(sheet).to_have_count(0)
        assert sent == wire.ids("answer")
        target.tap()
        tap_later(sheet.locator("button.chief").first)
        moved_on(phone, before)
        assert 1 == len(wire.ids("answer") - sent)
    assert "hand" in looked_at
    assert len(looked_at) > 1


def test_words_in_the_dock_answer_at_once(phone: Page) -> None:
    wire = Wire(phone)
    against_a_bot(phone)
    before = seq(phone)
    phone.locator(".choices summary").tap()
    phone.locator(WORDS).first.tap()
    moved_on(phone, before)
    assert 1 == len(wire.ids("answer"))
