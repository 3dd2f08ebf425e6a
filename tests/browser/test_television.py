"""Table mode: the television shows the public table and seats people by its code, never a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import Wire, answered, says, set_up, sit_down, start
from tests.browser.visits import no_violations, only_words

from interregnum.i18n import LANGUAGES

pytestmark = pytest.mark.browser


def test_the_television_of_a_host_invites_shows_the_table_and_no_hand(page: Page, axe: str) -> None:
    wire = Wire(page)
    browser = page.context.browser
    assert browser is not None
    page.set_viewport_size({"width": 1920, "height": 1080})
    table, code = set_up(page.request)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name=says("en", "web-tv")).click()
    expect(page.locator("img.qr")).to_be_visible()
    assert 0 == page.locator("header").count()
    only_words(page)
    no_violations(page, axe)

    guest = browser.new_context(base_url=page.url)
    sit_down(guest.request, code, "Bob")
    expect(page.locator("img.qr")).not_to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    wire.heard.clear()
    start(page.request, table)
    expect(page.locator(".board.television")).to_be_visible()
    expect(page.locator(".question h2")).not_to_be_empty()
    assert 0 == page.locator("section.hand, .choices button").count()
    frames = [one for one in wire.heard if one["type"] == "frame" and one["view"] is not None]
    assert {None} == {one["you"] for one in frames}
    assert {None} == {card for one in frames for hand in one["view"]["hands"] for card in hand}
    only_words(page)
    no_violations(page, axe)
    guest.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_television_fits_a_small_screen_in_every_language(page: Page, axe: str, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/")
    page.locator(f".languages button[lang={lang}]").click()
    table, _ = set_up(page.request, 3, 1)
    page.goto(f"/tv/{table}")
    expect(page.get_by_role("heading", level=2)).to_have_text(says(lang, "web-tv-join"))
    only_words(page)
    no_violations(page, axe)


def test_a_television_follows_a_game_of_bots_to_its_end(page: Page) -> None:
    table, _ = set_up(page.request, bots=2)
    start(page.request, table)
    page.goto(f"/tv/{table}")
    expect(page.locator(".board.television")).to_be_visible()
    expect(page.locator("img.qr")).to_have_count(0)
    while "over" != answered(page.request.get(f"/api/tables/{table}"))["table"]["status"]:
        page.wait_for_timeout(50)
    expect(page.locator(".bar p")).not_to_be_empty()
