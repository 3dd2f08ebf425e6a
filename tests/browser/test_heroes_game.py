"""Whole games of Heroes in a real browser, by pressing the map, the town, cards and the battle; nothing in words."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Timeout
from tests.browser.conftest import Visit
from tests.browser.tables import PHONE, against_a_bot
from tests.browser.test_heroes_asks import ANSWERS, MIDDLE, STACKS, SURE, WINDOWS
from tests.browser.test_heroes_map import LAPTOP, go, look, on_the_map
from tests.browser.visits import drawn, fits, is_over, press, seq

pytestmark = pytest.mark.browser

MANY = 600  # presses in which a short game is over
SOON = 1000  # milliseconds in which something that is there can be pressed
ENDS = '[data-answer="done"]:visible:enabled'


def pressed(page: Page, where: str, before: str) -> bool:
    """Press the first of these, and once more what it shows; whether that answered."""
    found = page.locator(where)
    if not found.count():
        return False
    with suppress(Timeout):  # what is pressed may go with an answer that was given just now
        press(found.first, timeout=SOON)
        page.wait_for_timeout(0)
        if seq(page) == before and page.locator(SURE).count():
            press(page.locator(SURE).first, timeout=SOON)
    return seq(page) != before


def answer(page: Page, walks_on: bool) -> bool:
    """One answer: on the map, unless a walk can be ended and should be, else what lies before; whether on the map."""
    page.locator(".choices button:enabled, section.end").first.wait_for(state="attached")
    before = seq(page)
    if page.locator("section.end").count():
        return False
    if on_the_map(page) and (walks_on or not page.locator(ENDS).count()):
        look(page)
        go(page)
        return True
    any(pressed(page, where, before) for where in (ENDS, ANSWERS, STACKS, MIDDLE))
    return False


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_whole_game_is_played_by_pressing(visit: Visit, size: str) -> None:
    page = visit(viewport=PHONE, has_touch=True) if size == "phone" else visit(viewport=LAPTOP)
    against_a_bot(page, game="heroes", options={"random-factions": True, "length": "short"})
    walks, walked = 0, False
    for _ in range(MANY):
        if is_over(page):
            break
        walked = answer(page, walks_on=not walked)
        walks += walked

    assert walks > 0  # the town is founded there; how often a hero walks is luck
    expect(page.locator("section.end h2")).to_be_visible()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        fits(page)
