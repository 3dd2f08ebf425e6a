"""Whoever is at the table when the game ends learns who has won, wherever on the page they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE, Finished, near_the_end
from tests.browser.visits import answer_at_once, fits, is_over, press

pytestmark = pytest.mark.browser

BOTTOM = "scrollTo(0, document.documentElement.scrollHeight)"
LOW: ViewportSize = {"width": 1280, "height": 500}


def tab(page: Page, size: ViewportSize) -> Page:
    """The same table in another window."""
    found = page.context.new_page()
    found.set_viewport_size(size)
    found.goto(page.url)
    found.locator(".choices").wait_for()
    return found


def dock_tells(page: Page) -> None:
    expect(page.locator(".dock h2")).to_have_text(page.locator("section.end h2").inner_text())
    expect(page.locator(".dock h2")).to_be_in_viewport()


def test_the_end_comes_into_sight_once_unless_somebody_is_busy(visit: Visit, finished: Finished) -> None:
    """A phone and a low window are scrolled down, and in a third one somebody is writing."""
    phone = visit(viewport=PHONE, has_touch=True, storage_state=finished.host)
    table = near_the_end(phone, finished)
    phone.context.new_page().goto(f"/tv/{table}")  # somebody listens
    low, busy = tab(phone, LOW), tab(phone, PHONE)
    field = busy.get_by_label(says("en", "web-chat-say"))
    field.fill("wait, I think")
    while not is_over(phone):
        for page in (phone, low):
            page.evaluate(BOTTOM)
        answer_at_once(phone)

    for page in (phone, low):
        expect(page.locator("section.end h2")).to_be_in_viewport()
        expect(page.locator("section.end h2")).to_be_focused()
    dock_tells(busy)
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport()
    expect(busy.locator("section.end h2")).not_to_be_in_viewport()

    phone.evaluate(BOTTOM)
    phone.wait_for_function("scrollY > innerHeight")
    dock_tells(phone)
    expect(phone.locator("section.end h2")).not_to_be_in_viewport()
    fits(phone)
    press(phone.get_by_role("link", name=says("en", "hidden-leaders-web-end-see")))
    expect(phone.locator("section.end h2")).to_be_in_viewport()


@pytest.mark.long
def test_a_table_whose_game_ended_before_stays_where_it_is(visit: Visit, finished: Finished) -> None:
    page = visit(storage_state=finished.host, viewport=LOW)
    page.goto(f"/t/{finished.table}")
    expect(page.locator("section.end h2")).to_be_visible()
    expect(page.locator("section.end h2")).not_to_be_focused()
