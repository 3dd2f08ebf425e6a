"""The set-up of Hidden Leaders in two small steps: a card to hide, a card to discard, sent as one answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.speech import says
from tests.browser.tables import Wire, against_a_bot
from tests.browser.visits import fits, is_half_way, moved_on, press_on_the_table, seq

pytestmark = pytest.mark.browser

GAME = "hidden-leaders"
OPEN = ".hand .spot.open"


def cards(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand .spot").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return found


def given(page: Page, wire: Wire) -> str:
    """Press the second card and then the first of those that are left; what is sent."""
    before = seq(page)
    press_on_the_table(page, page.locator(OPEN).nth(1))
    expect(page.locator(OPEN)).to_have_count(4)
    assert is_half_way(page)
    press_on_the_table(page, page.locator(OPEN).first)
    moved_on(page, before)
    return str(next(one["choice"] for one in wire.sent if one["type"] == "answer"))


@pytest.mark.long
def test_two_presses_with_a_mouse_make_one_answer(page: Page) -> None:
    wire = Wire(page)
    against_a_bot(page)
    hand = cards(page)
    expect(page.locator(".question h2")).to_contain_text(says("en", f"{GAME}-web-setup-first"))

    assert f"hide {hand[1]} discard {hand[0]}" == given(page, wire)


@pytest.mark.long
def test_a_finger_reads_each_card_before_it_chooses_it(phone: Page) -> None:
    wire = Wire(phone)
    against_a_bot(phone)
    hand = cards(phone)
    fits(phone)

    assert f"hide {hand[1]} discard {hand[0]}" == given(phone, wire)


@pytest.mark.long
def test_the_first_choice_can_be_made_anew(page: Page) -> None:
    against_a_bot(page)
    press_on_the_table(page, page.locator(OPEN).first)
    page.get_by_role("button", name=says("en", f"{GAME}-web-setup-again")).first.click()
    expect(page.locator(OPEN)).to_have_count(5)
    assert not is_half_way(page)
