"""Who is here and who is away, what the others decide about it, and how one leaves and comes back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE, answered, first_of_two, set_up, sit_down, start
from tests.browser.visits import fine, moved_on, seq, somebody, swift

pytestmark = pytest.mark.browser

NAMES = ["Ann", "Bob", "Cid", "Dot"]
PATIENCE = 10  # seconds, the fewest that can be asked for
LATER = PATIENCE * 5000  # milliseconds


def meet(people: list[Page], **wishes: Any) -> str:
    """A table of these people, each before a page of their own."""
    table, code = set_up(people[0].request, len(people), **wishes)
    for page, name in zip(people[1:], NAMES[1:], strict=False):
        sit_down(page.request, code, name)
    start(people[0].request, table)
    for page in people:
        page.goto(f"/t/{table}")
        page.locator(".board").wait_for()
    return table


@pytest.mark.long
def test_everybody_sees_who_goes_and_who_is_back(visit: Visit, axe: str) -> None:
    ann, bob = visit(viewport=PHONE), visit()
    table = meet([ann, bob])
    expect(ann.locator(".person", has_text="Bob")).to_contain_text(says("en", "web-here"))
    bob.goto("/")
    away = re.compile(says("en", "ui-people-away-since", time="").strip())
    expect(ann.locator(".person", has_text="Bob")).to_contain_text(away)
    fine(ann, axe)
    bob.goto(f"/t/{table}")
    expect(ann.locator(".person", has_text="Bob")).to_contain_text(says("en", "web-here"))


@pytest.mark.long
def test_the_host_changes_the_table_during_the_game_and_hands_the_role_on(visit: Visit, axe: str) -> None:
    ann, bob = visit(viewport=PHONE), visit()
    meet([ann, bob])
    ann.locator("button.people").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_label(says("en", "web-invite-link"))).to_be_visible()
    expect(dialog.get_by_alt_text(says("en", "web-invite-qr"))).to_be_visible()
    fine(ann, axe)
    dialog.get_by_label(says("en", "web-patience")).select_option("300")
    dialog.get_by_label(says("en", "web-people-bots")).select_option("slow")
    facts: dict[str, str | int] = {"player": "Ann", "seconds": 300, "pace": "slow"}
    expect(bob.locator(".note")).to_have_text(says("en", "ui-people-arranged", **facts))
    dialog.get_by_role("button", name=says("en", "web-people-make-host")).click()
    expect(bob.locator(".note")).to_have_text(says("en", "ui-people-host-by", player="Bob", by="Ann"))
    expect(dialog.get_by_label(says("en", "web-patience"))).to_have_count(0)


@pytest.mark.long
def test_before_the_start_the_host_takes_somebody_off_a_seat(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("404")  # whoever has no seat belongs to the table no more
    ann, bob = visit(), visit()
    table, code = set_up(ann.request)
    sit_down(bob.request, code, "Bob")
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name=says("en", "web-people-take-off")).click()
    expect(ann.get_by_text(says("en", "web-seat-waits"))).to_be_visible()
    ann.get_by_label(says("en", "web-patience")).select_option("60")
    expect(ann.get_by_label(says("en", "web-patience"))).to_have_value("60")


def test_leaving_a_seat_says_what_happens_and_leads_back(
    page: Page, guest: APIRequestContext, axe: str, troubles: Troubles
) -> None:
    troubles.expect("404")  # whoever has left belongs to the table no more
    table = first_of_two(page, guest)
    page.locator("summary", has_text=says("en", "web-menu")).click()
    page.get_by_role("button", name=says("en", "web-leave")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(says("en", "web-people-way-back"))).to_have_value(re.compile("/j/"))
    expect(dialog.locator(".chief")).to_have_text(says("en", "web-stay"))
    fine(page, axe)
    dialog.get_by_role("button", name=says("en", "web-leave")).click()
    expect(page.get_by_role("status").get_by_role("link")).to_have_text(says("en", "web-got-up-back"))
    fine(page, axe)
    page.get_by_role("link", name=says("en", "web-got-up-back")).click()
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.get_by_role("button", name=says("en", "web-sit-down")).click()
    page.wait_for_url(f"**/t/{table}")
    page.locator(".board").wait_for()
    page.goto("/")
    expect(page.get_by_role("link", name=says("en", "web-got-up-back"))).to_have_count(0)


@pytest.mark.long
def test_an_evening_of_four_goes_on_though_one_leaves_for_good(visit: Visit, axe: str) -> None:
    """Whoever is asked closes the page; the others give the seat to somebody else, who plays on."""
    people = [visit(), visit(viewport=PHONE), visit(), visit()]
    meet(people, patience=PATIENCE)
    gone = somebody(people)
    name = NAMES[people.index(gone)]
    people.remove(gone)
    gone.close()
    first, second, third = people
    first.locator("button.people").click()
    give = first.get_by_role("button", name=says("en", "web-people-give"))
    expect(give).to_be_visible(timeout=LATER)
    give.click()
    for page in (second, third):
        page.get_by_role("button", name=says("en", "web-agree"), exact=True).click()
    link = first.get_by_label(says("en", "web-people-seat-link", player=name)).input_value()
    eve = visit()
    eve.goto(link)
    expect(eve.get_by_text(says("en", "web-seat-offered", player=name))).to_be_visible()
    fine(eve, axe)
    eve.get_by_label(says("en", "web-name")).fill("Eve")
    eve.get_by_role("button", name=says("en", "web-sit-down")).click()
    eve.locator(".board").wait_for()
    first.keyboard.press("Escape")
    for _ in range(4):
        page = somebody([first, second, third, eve])
        before = seq(page)
        swift(page).click()
        moved_on(page, before)


def play_on(page: Page) -> None:
    """A bot may have begun to play for somebody who is here and has not answered for so long."""
    back = page.get_by_role("button", name=says("en", "web-back"))
    if back.count() > 0:
        back.click()
        expect(back).to_have_count(0)


@pytest.mark.long
def test_a_seat_that_its_device_forgot_is_asked_for_by_the_link(visit: Visit, axe: str, troubles: Troubles) -> None:
    """The others agree, and the old device, which turns up after all, lets it go."""
    troubles.expect("404")  # whoever has no seat belongs to the table no more
    ann, bob, cid = visit(), visit(), visit(viewport=PHONE)
    table = meet([ann, bob, cid], patience=PATIENCE)
    link = answered(ann.request.get(f"/api/tables/{table}"))["links"]["invite"]
    bob.goto("/")
    phone = visit(viewport=PHONE, has_touch=True)
    ask = phone.get_by_role("button", name=says("en", "web-plea-ask", player="Bob"))
    for _ in range(LATER // 1000):
        phone.goto(link)
        phone.get_by_text(says("en", "web-join-full")).wait_for()
        if answered(ann.request.get(f"/api/tables/{table}"))["table"]["seats"][1]["gone"]:
            break
        phone.wait_for_timeout(1000)
    phone.reload()
    fine(phone, axe)
    phone.get_by_label(says("en", "web-name")).fill("Bob")
    ask.click()
    waiting = phone.get_by_role("status").filter(has_text=says("en", "ui-plea-waiting", player="Bob"))
    expect(waiting).to_be_visible()
    fine(phone, axe)
    phone.reload()
    expect(waiting).to_be_visible()
    for page in (ann, cid):
        expect(page.locator(".over")).to_contain_text(says("en", "ui-people-asked-plea", name="Bob", about="Bob"))
        play_on(page)
        page.get_by_role("button", name=says("en", "web-agree"), exact=True).click()
    bob.goto(f"/t/{table}")
    expect(bob.locator(".over")).to_contain_text(says("en", "web-people-about-you", what="plea", name="Bob"))
    fine(bob, axe)
    bob.get_by_role("button", name=says("en", "web-people-let-go")).click()
    expect(bob.get_by_text(says("en", "web-gone"))).to_be_visible()
    phone.wait_for_url(f"**/t/{table}")
    phone.locator(".board").wait_for()
    facts = {"player": "Bob", "before": "Bob", "players": "Ann, Bob, Cid"}
    expect(ann.locator(".note")).to_have_text(says("en", "ui-people-taken-over", **facts))


@pytest.mark.long
def test_everybody_agrees_to_end_the_table_which_says_what_happens_and_stays_readable(visit: Visit, axe: str) -> None:
    ann, bob = visit(viewport=PHONE), visit()
    table = meet([ann, bob])
    ann.locator("summary", has_text=says("en", "web-menu")).click()
    ann.get_by_role("button", name=says("en", "web-end"), exact=True).click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text(says("en", "web-end-about"))
    expect(dialog.locator(".chief")).to_have_text(says("en", "web-stay"))
    fine(ann, axe)
    dialog.get_by_role("button", name=says("en", "web-end"), exact=True).click()
    expect(bob.locator(".over")).to_contain_text(says("en", "ui-people-asked", what="end", player="Ann", about=""))
    fine(bob, axe)
    bob.get_by_role("button", name=says("en", "web-agree"), exact=True).click()
    ended = says("en", "ui-people-ended", players="Ann, Bob")
    for page in (ann, bob):
        expect(page.locator(".note")).to_have_text(ended)
        expect(page.locator("#question")).to_have_text(says("en", "ui-table-ended"))
        fine(page, axe)
    bob.goto("/")
    expect(bob.get_by_text(says("en", "web-status", status="ended"), exact=True)).to_be_visible()
    bob.goto(f"/t/{table}")
    expect(bob.locator(".note")).to_have_text(ended)


@pytest.mark.long
def test_the_host_ends_a_table_before_the_game_and_those_who_wait_are_told(visit: Visit, axe: str) -> None:
    ann, bob = visit(), visit(viewport=PHONE)
    table, code = set_up(ann.request)
    sit_down(bob.request, code, "Bob")
    for page in (ann, bob):
        page.goto(f"/t/{table}")
    ann.get_by_role("button", name=says("en", "web-end"), exact=True).click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text(says("en", "web-end-lobby-about"))
    fine(ann, axe)
    dialog.get_by_role("button", name=says("en", "web-end"), exact=True).click()
    for page in (ann, bob):
        expect(page.get_by_text(says("en", "web-ended"))).to_be_visible()
        fine(page, axe)
