"""Table mode: the television shows the public table and seats people by its code, never a hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, Wire, answered, set_up, sit_down, start
from tests.browser.visits import fine, until

pytestmark = pytest.mark.browser


def hidden(view: dict[str, Any]) -> list[Any]:
    """What lies in hands, and what was drawn to choose from."""
    if view["game"] == "hidden-leaders":
        return [card for hand in view["hands"] for card in hand]
    scrolls = [card for hero in view["heroes"].values() for card in hero["scrolls"]]
    return scrolls + [card for one in view["stack"] if one["program"].startswith("gain-") for card in one["lot"]]


@pytest.mark.parametrize(("game", "options"), [("hidden-leaders", {"beginner": True}), ("heroes", {"length": "short"})])
def test_the_television_of_a_host_invites_shows_the_table_and_no_hand(
    page: Page, guest: APIRequestContext, axe: str, game: str, options: dict[str, object]
) -> None:
    wire = Wire(page)
    page.set_viewport_size({"width": 1920, "height": 1080})
    table, code = set_up(page.request, game=game, options=options)
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
    expect(page.locator(".ask h2, .question h2")).not_to_be_empty()
    assert 0 == page.locator("section.hand, .choices button").count()
    until(page, lambda: wire.frame.get("view") is not None)
    frames = [one for one in wire.heard if one["type"] == "frame" and one["view"] is not None]
    assert {None} == {one["you"] for one in frames}
    assert {None} >= {card for one in frames for card in hidden(one["view"])}
    fine(page, axe)


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("lang", SPOKEN)
def test_a_television_with_a_watch_link_lets_others_watch_and_says_who_invites(
    page: Page, visit: Visit, axe: str, lang: str
) -> None:
    table, _ = set_up(page.request, lang=lang)
    links = answered(page.request.get(f"/api/tables/{table}"))["links"]
    screen = visit(locale=lang, viewport={"width": 1366, "height": 768})
    wire = Wire(screen)
    screen.goto(links["watch"])
    screen.get_by_role("button", name=says(lang, "web-tv")).click()
    expect(screen.get_by_role("heading", level=2)).to_have_text(says(lang, "web-tv-guest"))
    expect(screen.get_by_text(says(lang, "web-tv-guest-about", host="Ann"))).to_be_visible()
    expect(screen.get_by_alt_text(says(lang, "web-watch-qr"))).not_to_have_js_property("naturalWidth", 0)
    fine(screen, axe, lang)
    screen.set_viewport_size(PHONE)
    fine(screen, axe, lang)
    code = links["invite"].rpartition("/")[2]
    assert code not in screen.content()
    assert code not in str(wire.heard)

    bob = visit(locale=lang)
    bob.goto(links["invite"])
    bob.get_by_label(says(lang, "web-name")).fill("Bob")
    bob.get_by_role("button", name=says(lang, "web-sit-down")).click()
    expect(screen.get_by_text(says(lang, "web-tv-guest"))).to_have_count(0)
    screen.locator("summary", has_text=says(lang, "web-tv-watch")).click()
    expect(screen.get_by_alt_text(says(lang, "web-watch-qr"))).to_be_visible()
    fine(screen, axe, lang)
