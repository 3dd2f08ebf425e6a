"""What if: a finished game is played on from its replay, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.tables import Finished

pytestmark = pytest.mark.browser
STEP = 12
HEIGHT = "one => Number(getComputedStyle(one).zIndex)"


def test_a_game_is_played_on_from_a_step_of_its_replay(visit: Visit, finished: Finished) -> None:
    page: Page = visit(storage_state=finished.host)
    page.goto(f"/replay/{finished.table}#{STEP}")
    page.get_by_role("button", name=says("en", "web-play-on")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(says("en", "web-play-on-about", n=STEP))).to_be_visible()
    sheet.get_by_label(says("en", "web-play-on-seat")).select_option(index=1)
    sheet.get_by_label(says("en", "web-name")).fill("Zoe")
    sheet.get_by_role("button", name=says("en", "web-play-on-go"), exact=True).click()

    page.wait_for_url("**/t/*")
    assert finished.table not in page.url
    expect(page.locator(".board")).to_be_visible()
    page.locator("summary", has_text=says("en", "web-menu")).click()
    expect(page.get_by_text(says("en", "ui-what-if", n=STEP)).first).to_be_visible()
    menu, floating = (page.locator(one).evaluate(HEIGHT) for one in (".deeds details > .panel", "main > .over"))
    assert menu > floating  # what floats over the table does not lie over its menu
    page.goto("/")
    expect(page.get_by_text(says("en", "web-what-if")).first).to_be_visible()


def test_there_is_nothing_to_play_on_at_the_end(visit: Visit, finished: Finished) -> None:
    page: Page = visit(storage_state=finished.host)
    page.goto(f"/replay/{finished.table}")
    expect(page.get_by_role("button", name=says("en", "web-play-on"))).to_be_visible()
    page.get_by_role("slider", name=says("en", "web-replay-step")).press("End")
    expect(page.get_by_role("button", name=says("en", "web-play-on"))).to_have_count(0)
