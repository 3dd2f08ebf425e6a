"""Comforts of Heroes in a real browser: switches, a bot that fights, and questions that are not asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.speech import says
from tests.browser.tables import PHONE, Wire, set_up, start
from tests.browser.test_battle import go_to_war
from tests.browser.visits import fine, fits, frame_of, seq

pytestmark = pytest.mark.browser


def test_a_bot_fights_for_whoever_wants_it_and_switches_say_what_they_do(page: Page, axe: str) -> None:
    wire = Wire(page)
    table, _ = set_up(page.request, bots=1, game="heroes", options={"length": "short", "random-factions": True})
    start(page.request, table)
    page.goto(f"/t/{table}")
    frame_of(page, wire)
    page.get_by_role("button", name=says("en", "heroes-comfort"), exact=True).click()
    sheet = page.get_by_role("dialog")
    fine(page, axe)
    sheet.get_by_role("button", name=says("en", "heroes-comfort-windows-all")).click()
    expect(sheet.get_by_role("switch", name=says("en", "heroes-comfort-window", window="turn-end"))).to_be_checked()
    page.set_viewport_size(PHONE)
    fits(page)
    page.reload()  # what was ordered is known after a reload, too
    frame = frame_of(page, wire)
    assert "turn-end" in frame["orders"]["unasked"]
    page.get_by_role("button", name=says("en", "heroes-comfort"), exact=True).click()
    sheet.get_by_role("button", name=says("en", "heroes-comfort-windows-none")).click()
    sheet.get_by_role("button", name=says("en", "web-close")).click()
    expect(sheet).to_be_hidden()

    go_to_war(page, wire)  # with windows that nobody is asked about, the battle could be over before it is handed over
    before = seq(page)
    page.get_by_role("button", name=says("en", "heroes-comfort-deputy")).click()
    page.wait_for_function(f"() => Number(document.querySelector('main').dataset.seq) > {before}")
    page.get_by_role("region", name=says("en", "heroes-web-battle")).wait_for(state="detached")
    assert frame_of(page, wire)["orders"]["deputy"] is None
