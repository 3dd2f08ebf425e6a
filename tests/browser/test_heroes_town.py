"""The town of Heroes in a real browser: set up, built and recruited by pressing what it is about, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import against_a_bot
from tests.browser.visits import asked_now, fine, moved_on, seq, until

pytestmark = pytest.mark.browser

MANY = 60  # presses within which all of it has happened


def press(page: Page, where: str) -> None:
    """Press the first of what is there, and wait until it is answered."""
    before = seq(page)
    page.locator(where).first.click()
    moved_on(page, before)


def play(page: Page, action: str) -> bool:
    """Play a card for this action if one can be played."""
    card = page.locator(f'.dock [data-answer$=" {action}"]:enabled')
    if not card.count():
        return False
    press(page, f'.dock [data-answer$=" {action}"]:enabled')
    return True


def go_on(page: Page) -> None:
    """Whatever else is asked: a card, a field that can be chosen for the town, the end of what goes on, or words."""
    for where in (".tableau [data-answer]", ".dock > [data-answer=done]", ".choices > ul button"):
        if page.locator(where).count():
            return press(page, where)
    page.locator(".choices summary").click()
    return press(page, ".choices ol li:last-child button")


def give_the_basket(page: Page) -> None:
    """One press, after which everything in it and the end of the action have been answered."""
    page.locator("[data-basket=end]").click()
    until(page, lambda: not page.locator(".recruit").count())
    expect(page.locator(".stopped")).to_have_count(0)


def test_a_town_is_set_up_built_and_recruited_in_by_pressing(page: Page, axe: str) -> None:
    against_a_bot(page, game="heroes", options={"length": "short"})
    expect(page.locator(".tableau [data-answer^=faction]").first).to_be_visible()
    fine(page, axe)
    press(page, '.tableau [data-answer^="faction"]')
    built = recruited = False
    for _ in range(MANY):
        if built and recruited:
            break
        page.locator(".choices").wait_for()
        asked_now(page)
        if page.locator(".castle").count() and page.locator(".site.wanted").count():
            page.locator(".site.wanted").first.click()
            fine(page, axe)
            press(page, ".works .open [data-answer]")
            built = True
        elif page.locator("[data-more^=buy]:enabled").count():
            page.locator("[data-more^=buy]:enabled").first.click()
            if page.locator("[data-more^=buy]:enabled").count():
                page.locator("[data-more^=buy]:enabled").first.click()
            fine(page, axe)
            give_the_basket(page)
            recruited = True
        elif not ((not built and play(page, "build")) or (not recruited and play(page, "recruit"))):
            go_on(page)
    assert (True, True) == (built, recruited)
