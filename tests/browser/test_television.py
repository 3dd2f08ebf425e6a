"""Table mode: the television shows the public table and seats people by its code, never a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.speech import says
from tests.browser.tables import Wire, set_up, sit_down, start
from tests.browser.visits import fine, until

pytestmark = pytest.mark.browser


def test_the_television_of_a_host_invites_shows_the_table_and_no_hand(
    page: Page, guest: APIRequestContext, axe: str
) -> None:
    wire = Wire(page)
    page.set_viewport_size({"width": 1920, "height": 1080})
    table, code = set_up(page.request)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name=says("en", "web-tv")).click()
    expect(page.locator(".invite img.qr")).to_be_visible()
    assert 0 == page.locator("header").count()
    fine(page, axe)

    sit_down(guest, code, "Bob")
    expect(page.locator(".invite img.qr")).not_to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    wire.heard.clear()
    start(page.request, table)
    expect(page.locator(".board.television")).to_be_visible()
    expect(page.locator(".question h2")).not_to_be_empty()
    assert 0 == page.locator("section.hand, .choices button").count()
    frames = [one for one in wire.heard if one["type"] == "frame" and one["view"] is not None]
    assert {None} == {one["you"] for one in frames}
    assert {None} == {card for one in frames for hand in one["view"]["hands"] for card in hand}
    fine(page, axe)


def test_a_television_follows_a_game_of_bots_to_its_end(page: Page) -> None:
    wire = Wire(page)
    table, _ = set_up(page.request, bots=2)
    page.goto(f"/tv/{table}")
    expect(page.get_by_role("listitem")).to_have_count(2)
    expect(page.locator(".invite img.qr")).to_have_count(0)
    start(page.request, table)
    expect(page.locator(".board.television")).to_be_visible()
    until(page, lambda: wire.results != [])
    expect(page.locator(".bar p")).to_have_text(wire.results[-1])
