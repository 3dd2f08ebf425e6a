"""A table in windows of every height: nothing lies where it cannot be reached, and the question is always in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, against_bots
from tests.browser.visits import TOO_WIDE, answer_at_once

pytestmark = pytest.mark.browser

LOW = [(1366, 768), (1280, 720)]
WINDOWS = [*LOW, (1366, 625), (1024, 768), (1920, 1080), (PHONE["width"], PHONE["height"])]
SOME = 6  # answers
KEEP = "(guide) => localStorage.setItem('interregnum.guide', guide)"
PARTS = ".board > :is(.others, .map, .mine, .side, .guide:has(section))"
BELOW_THE_DOCK = """(parts) => {
  const box = (one) => one.getBoundingClientRect();
  const dock = box(document.querySelector(".dock"));
  const apart = ({ left, top, bottom }) => bottom <= dock.top + 1 || top >= dock.bottom - 1 || left >= dock.right;
  return [...document.querySelectorAll(parts)].filter((one) => !apart(box(one))).map((one) => one.className);
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".question h2, .choices button, .choices summary")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top < 0 || bottom > innerHeight || !(one.contains(found) || found?.contains(one));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
FOCUSED = ".board > :is(.others, .map, .mine) button, .chat form :is(button, input)"
HIDDEN_WITH_FOCUS = """(parts) => [...document.querySelectorAll(parts)]
  .filter((one) => {
    scrollTo(0, 0);
    one.focus();
    const { left, right, bottom } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""


def stands_clear(page: Page) -> None:
    """No part of the table lies below the dock once it is drawn."""
    page.wait_for_function(f"(parts) => ({BELOW_THE_DOCK})(parts).length === 0", arg=PARTS)


def all_is_reached(page: Page) -> None:
    page.evaluate("scrollTo(0, 0)")
    assert [] == page.evaluate(TOO_WIDE)
    assert [] == page.evaluate(OUT_OF_SIGHT)
    assert [] == page.evaluate(HIDDEN_WITH_FOCUS, FOCUSED)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    stands_clear(page)


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(width) => innerWidth === width", arg=width)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@pytest.mark.parametrize(("seats", "lang"), [pytest.param(2, "pl", marks=pytest.mark.long), (4, "en"), (6, "uk")])
def test_nothing_lies_below_the_dock_where_it_cannot_be_reached(visit: Visit, seats: int, lang: str) -> None:
    page = visit(locale=lang)
    against_bots(page, seats, lang=lang)
    for _ in range(SOME):
        answer_at_once(page)
        page.locator(".choices").wait_for()
    for guide in ("off", "on"):
        page.evaluate(KEEP, guide)
        page.reload()
        page.locator(".choices").wait_for()
        expect(page.locator("#guide")).to_have_count(int(guide == "on"))
        for window in WINDOWS:
            resized(page, *window)
            all_is_reached(page)


@pytest.mark.parametrize("window", LOW)
@pytest.mark.parametrize("lang", SPOKEN)
def test_the_first_game_fits_into_a_low_window(visit: Visit, window: tuple[int, int], lang: str) -> None:
    page = visit(viewport={"width": window[0], "height": window[1]}, locale=lang)
    page.goto("/")
    page.get_by_role("button", name=says(lang, "web-learn-start")).click()
    page.locator(".choices").wait_for()
    expect(page.locator("#guide")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    stands_clear(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_television_shows_the_whole_table_at_once(page: Page, seats: int) -> None:
    table = against_bots(page, seats)
    for _ in range(SOME):
        answer_at_once(page)
        page.locator(".choices").wait_for()
    page.goto(f"/tv/{table}")
    page.locator(".board.television").wait_for()
    for window in [*LOW, (1920, 1080)]:
        resized(page, *window)
        assert [] == page.evaluate(TOO_WIDE)
        stands_clear(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        cards, log = page.locator(".market"), page.locator(".side")
        assert box(cards)["x"] + box(cards)["width"] <= box(log)["x"]
