"""Talk at the table: the newest line is in sight, and nothing that somebody wrote is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE, BadLine, first_of_two, set_up, sit_down, start
from tests.browser.visits import answer_at_once, drawn, fine, moved_on, seq, somebody

pytestmark = pytest.mark.browser

LINES = 9  # more than the box shows
LONG = 300  # characters, as many as the server takes
WIDE = "so many words that they fill more than one row of the box"


@pytest.fixture
def bob(page: Page, visit: Visit) -> Page:
    """Somebody else at the table of the page, with a phone."""
    found = visit(viewport=PHONE, has_touch=True)
    table = first_of_two(page, found.request)
    found.goto(f"/t/{table}")
    found.locator(".board").wait_for()
    return found


def field(page: Page) -> Locator:
    return page.get_by_label(says("en", "web-chat-say"))


def talk(page: Page, text: str) -> None:
    field(page).fill(text)
    field(page).press("Enter")
    expect(field(page)).to_have_value("")


def line(page: Page, text: str) -> Locator:
    return page.locator(".chat li").filter(has_text=text)


def test_the_newest_line_is_in_sight_unless_somebody_reads_above(page: Page, bob: Page) -> None:
    for number in range(LINES):
        talk(bob, f"{number}: {WIDE}")
    for one in (page, bob):
        one.locator(".chat").scroll_into_view_if_needed()
        expect(line(one, f"{LINES - 1}: ")).to_be_in_viewport(ratio=1)
        expect(line(one, "0: ")).not_to_be_in_viewport()

    page.locator(".chat .roll").evaluate("list => list.scrollTo(0, 0)")
    expect(line(page, "0: ")).to_be_in_viewport(ratio=1)
    talk(bob, f"after: {WIDE}")
    expect(line(bob, "after: ")).to_be_in_viewport(ratio=1)
    expect(line(page, "after: ")).to_have_count(1)
    expect(line(page, "0: ")).to_be_in_viewport(ratio=1)
    talk(page, "mine")
    expect(line(page, "mine")).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_the_log_stays_where_it_is_read(page: Page, bob: Page) -> None:
    log = page.locator(".log .roll")
    page.set_viewport_size({"width": 1280, "height": 560})
    for _ in range(18):
        answer_at_once(somebody([page, bob]))
    expect(page.locator(".log li").last).to_be_in_viewport()
    folded = page.locator('.log .head[aria-expanded="false"]')
    while folded.count():
        folded.first.click()
    assert log.evaluate("list => list.scrollHeight > list.clientHeight + 50"), "there is nothing to scroll"
    log.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(page.locator(".log li").last).to_be_in_viewport()
    log.evaluate("list => list.scrollTo(0, 0)")
    read = page.locator(".log .turn").last.locator(".head")
    expect(read).to_have_attribute("aria-expanded", "true")
    heading = read.inner_text()
    while page.locator(".log .turn").last.locator(".head").inner_text() == heading:
        before = seq(page)
        answer_at_once(somebody([page, bob]))
        moved_on(page, before)
    drawn(page)
    assert 0 == log.evaluate("list => list.scrollTop")
    expect(page.locator(".log .head").filter(has_text=heading)).to_have_attribute("aria-expanded", "true")


@pytest.mark.long
def test_what_is_said_in_the_lobby_is_heard_there_and_at_the_table(page: Page, visit: Visit, axe: str) -> None:
    bob = visit(viewport=PHONE, has_touch=True)
    table, code = set_up(page.request)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert 0 == page.locator(".chat").count()  # there is nobody yet
    sit_down(bob.request, code, "Bob")
    bob.goto(f"/t/{table}")
    talk(bob, "I am here")
    expect(line(page, "I am here")).to_be_visible()
    fine(page, axe)
    fine(bob, axe)
    start(page.request, table)
    page.locator(".board").wait_for()
    expect(line(page, "I am here")).to_have_count(1)


@pytest.mark.long
def test_a_phone_shows_that_something_was_said_wherever_it_is_scrolled_to(page: Page, bob: Page, axe: str) -> None:
    sign = bob.locator(".over .read")
    bob.evaluate("() => scrollTo(0, 300)")
    expect(sign).to_have_count(0)
    talk(page, "look here")
    expect(sign).to_be_in_viewport(ratio=1)
    expect(sign).to_contain_text("look here")
    fine(bob, axe)
    sign.click()
    expect(line(bob, "look here")).to_be_in_viewport(ratio=1)
    expect(sign).to_have_count(0)
    bob.reload()
    bob.locator(".board").wait_for()
    expect(sign).to_have_count(0)  # it was read
    talk(page, "and here")
    bob.get_by_role("button", name=says("en", "web-close")).click()
    expect(sign).to_have_count(0)


@pytest.mark.long
def test_a_line_as_long_as_the_server_allows_is_taken_and_a_longer_one_kept(page: Page, bob: Page) -> None:
    talk(page, "x" * LONG)
    expect(line(bob, "x" * LONG)).to_have_count(1)
    field(page).fill("y" * (LONG + 45))
    field(page).press("Enter")
    expect(page.locator(".chat [role=alert]")).to_have_text(says("en", "web-chat-long", found=LONG + 45, most=LONG))
    expect(field(page)).to_have_value("y" * (LONG + 45))


@pytest.mark.long
def test_a_line_that_is_refused_stays_and_says_why(page: Page, bob: Page) -> None:
    """Of twenty lines a minute the next one is too many."""
    for number in range(20):
        talk(page, str(number))
    field(page).fill("one more")
    field(page).press("Enter")
    expect(page.locator(".chat [role=alert]")).to_have_text(says("en", "error-chat-fast", most=20))
    expect(field(page)).to_have_value("one more")
    expect(line(bob, "19")).to_have_count(1)


def test_a_line_written_while_the_line_is_broken_arrives_once_and_bars_no_answer(
    page: Page, visit: Visit, troubles: Troubles
) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED", "establish a connection")
    bob = visit()
    broken = BadLine(page)
    table = first_of_two(page, bob.request)
    bob.goto(f"/t/{table}")
    page.context.set_offline(True)
    broken.cut()
    expect(page.get_by_text(says("en", "web-line-lost"))).to_be_visible()
    field(page).fill("are you there?")
    field(page).press("Enter")
    expect(field(page)).to_have_value("are you there?")
    expect(page.locator(".choices button:enabled").first).to_be_attached()
    page.context.set_offline(False)
    expect(line(bob, "are you there?")).to_have_count(1)
    expect(field(page)).to_have_value("")
