"""Everything that a table can look like, in every language on a small phone, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, BadLine, Finished, answered, first_of_two, set_up, sit_down, start
from tests.browser.visits import answers, choose, fine, moved_on, seq

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("lang", SPOKEN)]


@pytest.fixture
def phone(visit: Visit, lang: str) -> Page:
    return visit(viewport=PHONE, has_touch=True, locale=lang)


@pytest.mark.long
def test_a_lobby(phone: Page, axe: str, lang: str) -> None:
    table, _ = set_up(phone.request, 4, lang=lang)
    phone.goto(f"/t/{table}")
    expect(phone.locator("img.qr")).to_have_js_property("complete", True)
    fine(phone, axe, lang)
    phone.get_by_role("button", name=says(lang, "web-seat-number", n=2)).first.click()
    expect(phone.get_by_role("button", name=says(lang, "web-remove-bot"))).to_be_visible()
    fine(phone, axe, lang)


def test_a_table_when_you_are_asked_and_when_others_are(
    phone: Page, guest: APIRequestContext, axe: str, lang: str, troubles: Troubles
) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED")
    line = BadLine(phone)
    first_of_two(phone, guest, lang=lang)
    fine(phone, axe, lang)
    phone.locator(".tavern button").first.click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    fine(phone, axe, lang)
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).to_have_count(0)

    phone.get_by_role("button", name=says(lang, "hidden-leaders-web-leader-look")).hover()
    phone.mouse.down()
    expect(phone.locator(".glass")).to_be_visible()
    fine(phone, axe, lang)
    phone.mouse.up()
    expect(phone.locator(".glass")).to_have_count(0)

    phone.locator("summary", has_text=says(lang, "web-menu")).click()
    fine(phone, axe, lang)
    phone.get_by_role("button", name=says(lang, "web-leave")).click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    fine(phone, axe, lang)
    phone.get_by_role("button", name=says(lang, "web-stay")).click()

    before = seq(phone)
    answers(phone)
    fine(phone, axe, lang)
    choose(phone)
    moved_on(phone, before)
    fine(phone, axe, lang)
    phone.context.set_offline(True)
    line.cut()
    expect(phone.get_by_text(says(lang, "web-line-lost"))).to_be_visible()
    fine(phone, axe, lang)


@pytest.mark.long
def test_a_chat_and_a_vote(phone: Page, visit: Visit, axe: str, lang: str) -> None:
    bob = visit(viewport=PHONE, locale=lang)
    table = first_of_two(phone, bob.request, lang=lang)
    bob.goto(f"/t/{table}")
    bob.get_by_label(says(lang, "web-chat-say")).fill("1, 2, 3")
    bob.get_by_label(says(lang, "web-chat-say")).press("Enter")
    expect(phone.locator(".chat")).to_contain_text("1, 2, 3")
    phone.locator(".chat summary").click()
    fine(phone, axe, lang)
    before = seq(phone)
    choose(phone)
    moved_on(phone, before)
    bob.get_by_role("button", name=says(lang, "web-undo")).click()
    expect(phone.get_by_role("button", name=says(lang, "web-decline"))).to_be_visible()
    fine(phone, axe, lang)
    expect(bob.get_by_text(says(lang, "web-agree-missing", players="Ann"))).to_be_visible()
    fine(bob, axe, lang)
    phone.get_by_role("button", name=says(lang, "web-decline")).click()
    expect(bob.locator(".note")).to_have_text(says(lang, "web-news-declined", player="Ann"))
    fine(bob, axe, lang)


@pytest.mark.long
def test_a_device_that_is_passed_around(phone: Page, axe: str, lang: str) -> None:
    phone.goto("/new")
    phone.get_by_label(says(lang, "web-name"), exact=True).fill("Ann")
    phone.get_by_label(says(lang, "web-seats")).select_option("3")
    phone.get_by_label(says(lang, "web-one-device")).check()
    phone.get_by_label(says(lang, "web-device-name", n=2)).fill("Bob")
    phone.get_by_label(says(lang, "web-device-name", n=3)).fill("Cid")
    fine(phone, axe, lang)
    phone.get_by_role("button", name=says(lang, "web-open-table")).click()
    phone.get_by_role("button", name=says(lang, "web-start")).click()
    expect(phone.locator("[data-hand-over]")).to_be_visible()
    fine(phone, axe, lang)
    phone.locator("[data-hand-over] button").press("Enter")
    expect(phone.locator(".choices")).to_be_visible()


@pytest.mark.long
def test_a_television(phone: Page, guest: APIRequestContext, axe: str, lang: str) -> None:
    table, code = set_up(phone.request, lang=lang)
    phone.goto(f"/tv/{table}")
    expect(phone.get_by_role("heading", level=2)).to_have_text(says(lang, "web-tv-join"))
    fine(phone, axe, lang)
    sit_down(guest, code, "Bob")
    start(phone.request, table)
    expect(phone.locator(".board.television")).to_be_visible()
    phone.locator("summary", has_text=says(lang, "web-tv-watch")).click()
    expect(phone.get_by_alt_text(says(lang, "web-watch-qr"))).to_be_visible()
    fine(phone, axe, lang)


@pytest.mark.long
def test_a_game_that_is_seen_again(visit: Visit, finished: Finished, axe: str, lang: str) -> None:
    phone = visit(viewport=PHONE, locale=lang, storage_state=finished.host)
    phone.goto(f"/replay/{finished.table}")
    expect(phone.get_by_role("heading", level=1)).to_have_text(says(lang, "web-replay"))
    expect(phone.locator(".board")).to_be_visible()
    fine(phone, axe, lang)
    phone.get_by_role("slider", name=says(lang, "web-replay-step")).press("End")
    expect(phone.locator(".result")).to_be_visible()
    fine(phone, axe, lang)


@pytest.mark.long
def test_the_end_for_those_who_only_watch(visit: Visit, finished: Finished, axe: str, lang: str) -> None:
    phone = visit(viewport=PHONE, locale=lang, storage_state=finished.host)
    assert "over" == answered(phone.request.get(f"/api/tables/{finished.table}"))["table"]["status"]
    for path in ("t", "tv"):
        phone.goto(f"/{path}/{finished.table}")
        expect(phone.locator(".board")).to_be_visible()
        fine(phone, axe, lang)
