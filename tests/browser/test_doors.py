"""Ways to a table beside its link: a code from a television, and from one device to another."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.conftest import Server, Troubles, Visit
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, Wire, answered, first_of_two, set_up, sit_down, start
from tests.browser.visits import answer_on_the_table, asked_now, fine

pytestmark = pytest.mark.browser


def room(page: Page) -> str:
    """The code of a table as the page shows it."""
    return page.locator(".room b > span[aria-hidden]").first.inner_text()


def type_code(page: Page, code: str, lang: str = "en") -> None:
    """On the first page, in small letters and without gaps, as people do."""
    page.goto("/")
    page.get_by_label(says(lang, "web-join-link")).fill(code.replace(" ", "").lower())
    page.get_by_role("button", name=says(lang, "web-join-go")).click()


@pytest.mark.long
@pytest.mark.parametrize("lang", SPOKEN)
def test_somebody_comes_in_by_the_code_on_the_television(
    page: Page, visit: Visit, troubles: Troubles, axe: str, lang: str
) -> None:
    table, _ = set_up(page.request, lang=lang)
    page.goto(f"/t/{table}")
    screen = visit(locale=lang, viewport={"width": 1920, "height": 1080})
    screen.goto(answered(page.request.get(f"/api/tables/{table}"))["links"]["watch"])
    screen.get_by_role("button", name=says(lang, "web-tv")).click()
    screen.locator(".bar .room").wait_for()
    code = room(screen)
    assert code == room(page)
    fine(screen, axe, lang)

    phone = visit(locale=lang, viewport=PHONE, has_touch=True)
    type_code(phone, code, lang)
    expect(phone.get_by_role("heading", level=1)).to_have_text(says(lang, "web-room"))
    expect(phone.locator(".about strong")).to_have_text(says(lang, "hidden-leaders-name"))
    fine(phone, axe, lang)
    phone.get_by_label(says(lang, "web-name")).fill("Zoe")
    phone.get_by_role("button", name=says(lang, "web-room-knock")).click()
    expect(phone.get_by_role("status").filter(has_text=says(lang, "web-room-waiting"))).to_be_visible()
    fine(phone, axe, lang)

    door = page.get_by_role("status").filter(has=page.get_by_role("heading", name=says("en", "web-door")))
    expect(door).to_contain_text("Zoe")
    fine(page, axe)
    door.get_by_role("button", name=says("en", "web-door-sit")).click()
    phone.wait_for_url(f"**/t/{table}")
    expect(door).to_have_count(0)
    start(page.request, table)
    expect(screen.locator(".board.television")).to_be_visible()
    expect(screen.locator(".bar .room b > span[aria-hidden]")).not_to_have_text(code)

    troubles.expect("status of 404")
    late = visit()
    type_code(late, code)
    expect(late.get_by_text(says("en", "error-no-room"))).to_be_visible()


def test_a_person_moves_from_the_laptop_to_the_phone_and_plays_on(
    page: Page, guest: APIRequestContext, visit: Visit, troubles: Troubles, axe: str
) -> None:
    table = first_of_two(page, guest)
    page.locator("summary", has_text=says("en", "web-menu")).click()
    fine(page, axe)
    page.get_by_role("button", name=says("en", "web-move"), exact=True).click()
    dialog = page.get_by_role("dialog")
    code = dialog.locator(".code > span[aria-hidden]").inner_text()
    expect(dialog.get_by_alt_text(says("en", "web-move-qr"))).not_to_have_js_property("naturalWidth", 0)
    fine(page, axe)

    phone = visit(viewport=PHONE, has_touch=True)
    type_code(phone, code)
    fine(phone, axe)
    phone.get_by_role("button", name=says("en", "web-device-go")).click()
    digits = phone.locator(".digits").inner_text()
    fine(phone, axe)
    expect(dialog.locator(".digits")).to_have_text(digits)
    fine(page, axe)
    dialog.get_by_role("button", name=says("en", "web-move-yes")).click()
    phone.wait_for_url(f"**/t/{table}")
    expect(page.get_by_text(says("en", "web-gone-moved"))).to_be_visible()
    asked_now(phone)
    answer_on_the_table(phone)
    assert [table] == [one["table"] for one in answered(phone.request.get("/api/tables"))["tables"]]
    troubles.expect("status of 404")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name=says("en", "web-nowhere"))).to_be_visible()
    expect(page.locator(".choices")).to_have_count(0)


@pytest.mark.long
def test_the_qr_code_leads_to_a_page_that_does_nothing_by_itself(page: Page, visit: Visit) -> None:
    table, _ = set_up(page.request)
    move = answered(page.request.post("/api/moves", data={"table": table}))
    phone = visit(viewport=PHONE, has_touch=True)
    wire = Wire(phone)
    phone.goto(move["link"])
    expect(phone.get_by_role("button", name=says("en", "web-device-go"))).to_be_visible()
    phone.reload()
    assert "open" == answered(page.request.get(f"/api/moves/{move['id']}"))["state"]
    assert [] == wire.sent
    phone.get_by_role("button", name=says("en", "web-device-go")).click()
    phone.locator(".digits").wait_for()
    answered(page.request.post(f"/api/moves/{move['id']}/confirm", data={"digits": "", "agree": False}))
    expect(phone.get_by_text(says("en", "web-device-ended"))).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("lang", SPOKEN)
def test_an_invitation_names_the_game_and_offers_no_seat_where_there_is_none(
    page: Page, guest: APIRequestContext, visit: Visit, axe: str, lang: str
) -> None:
    _, code = set_up(page.request, game="heroes", options={"length": "short"})
    other = visit(locale=lang)
    other.goto(f"/j/{code}")
    expect(other.locator(".about strong")).to_have_text(says(lang, "heroes-name"))
    expect(other.locator(".about li", has_text=says(lang, "heroes-option-short"))).to_be_visible()
    expect(other.get_by_role("button", name=says(lang, "web-sit-down"))).to_be_visible()
    sit_down(guest, code, "Bob")
    other.reload()
    expect(other.get_by_text(says(lang, "web-join-full"))).to_be_visible()
    expect(other.get_by_role("button", name=says(lang, "web-sit-down"))).to_have_count(0)
    fine(other, axe, lang)


@pytest.mark.long
def test_a_lobby_at_an_address_of_this_machine_says_so(visit: Visit, server: Server, axe: str) -> None:
    here, there = visit(base_url=server.url), visit()
    for page, count in ((here, 1), (there, 0)):
        table, _ = set_up(page.request)
        page.goto(f"/t/{table}")
        page.locator("img.qr").wait_for()
        expect(page.get_by_text(says("en", "web-invite-here-only"))).to_have_count(count)
    fine(here, axe)
