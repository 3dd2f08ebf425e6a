"""A finished game explained in a real browser: wished for, waited for, read, and looked at where it turned."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE, Finished
from tests.browser.visits import fits, no_violations

pytestmark = pytest.mark.browser

PATIENCE = 120_000  # milliseconds: somebody else may need the machine


def test_a_game_is_explained_and_leads_to_the_position_where_it_turned(
    visit: Visit, finished: Finished, axe: str
) -> None:
    page = visit(storage_state=finished.host)
    page.goto(f"/t/{finished.table}")
    page.get_by_role("button", name=says("en", "web-analysis-explain")).click()
    expect(page.get_by_role("heading", name=says("en", "ui-analysis-moments"))).to_be_visible(timeout=PATIENCE)

    curve = page.locator(".explain").get_by_role("img")
    assert 2 == curve.locator("polyline").count()
    before = curve.get_attribute("aria-label")
    page.locator(".explain select").select_option("1")
    assert before != curve.get_attribute("aria-label")
    moments = page.locator(".moments > li")
    assert 3 <= moments.count() <= 5
    fits(page)
    no_violations(page, axe)
    on_a_phone(visit, finished)

    moments.first.get_by_role("button", name=says("en", "web-play-on")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    see = moments.first.get_by_role("link", name=says("en", "web-analysis-see"))
    answers = (see.get_attribute("href") or "").rpartition("#")[2]
    see.click()
    expect(page.locator("main[data-step]")).to_have_attribute("data-step", answers)


def on_a_phone(visit: Visit, finished: Finished) -> None:
    """What was found once is there at once, and fits."""
    phone: Page = visit(storage_state=finished.host, viewport=PHONE)
    phone.goto(f"/t/{finished.table}")
    phone.get_by_role("button", name=says("en", "web-analysis-explain")).click()
    expect(phone.locator(".moments > li").first).to_be_visible(timeout=PATIENCE)
    fits(phone)
