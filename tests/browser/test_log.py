"""The log of a long game: its newest part at once, and the rest when somebody wants to read it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import PATIENCE, TRIES, answered, set_up, start

pytestmark = pytest.mark.browser


def wait(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until, "it does not come"
        time.sleep(0.05)


def game_of_six_bots(page: Page) -> str:
    table, _ = set_up(page.request, 6, 6, options={})
    start(page.request, table)
    wait(lambda: "over" == answered(page.request.get(f"/api/tables/{table}"))["table"]["status"])
    return table


def open_a_long_game(page: Page) -> None:
    """Look at a game with more news than one frame tells; a few games of six are shorter."""
    for _ in range(TRIES):
        page.goto(f"/t/{game_of_six_bots(page)}")
        expect(page.locator(".log li").last).to_contain_text("game is over")
        if page.get_by_role("button", name="Show earlier events").count():
            return
    raise AssertionError("no game is long enough")


def test_more_of_a_long_log_can_be_had_until_its_beginning(page: Page) -> None:
    open_a_long_game(page)
    lines, more = page.locator(".log li"), page.get_by_role("button", name="Show earlier events")
    expect(lines.filter(has_text="begins")).to_have_count(0)
    last = lines.last.inner_text()
    counts = [lines.count()]
    while more.count():
        more.click()
        wait(lambda: lines.count() > counts[-1] or not more.count())  # a page of talk has no lines of the log
        counts.append(lines.count())
    assert sorted(counts) == counts
    assert counts[0] < counts[-1]
    expect(lines.first).to_contain_text(re.compile("receives|begins"))
    assert last == lines.last.inner_text()
