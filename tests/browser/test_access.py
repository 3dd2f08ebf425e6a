"""Nobody is kept out: by keyboard alone, by ear, on a phone, in the dark, and without motion."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIRequestContext, Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.tables import against_a_bot, first_of_two, moved_on, says, seq, set_up
from tests.browser.visits import LONG, answers, no_violations, only_words

pytestmark = pytest.mark.browser

PAGES = ["/", "/new", "/cards", "/rules", "/about", "/replay", "/nowhere", "/t/nothing", "/j/nothing"]
FOCUS = """() => {
  const at = document.activeElement;
  const where = ".choices summary, .choices button, .spot.open, dialog button, button.chief";
  return at?.matches(where) ? at.localName : "";
}"""
TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, summary, textarea")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip, p, .log li"))
  .map((one) => [one.closest("label") ?? one, one])
  .map(([one, inner]) => [one.getBoundingClientRect(), inner])
  .filter(([box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
  .map(([box, one]) => `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}: `
    + `${Math.round(box.width)} x ${Math.round(box.height)}`)"""
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
REACH = 150  # steps with Tab within which there must be something to answer


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    """A small phone in the dark."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        has_touch=True,
        color_scheme="dark",
        reduced_motion="reduce",
        locale="en-GB",
        base_url=server.url,
    )
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[APIRequestContext]:
    """Somebody who holds a seat and does nothing."""
    context = browser.new_context(base_url=server.url)
    yield context.request
    context.close()


def reachable(page: Page) -> None:
    """Everything that can be pressed is large enough for a finger."""
    small = page.evaluate(TOO_SMALL)
    assert not small, (page.url, small)


def fine(page: Page, axe: str) -> None:
    only_words(page)
    reachable(page)
    no_violations(page, axe)


def tab_to_answer(page: Page) -> str:
    """Go on with Tab until something can be answered; what it is."""
    for _ in range(REACH):
        page.keyboard.press("Tab")
        found: str = page.evaluate(FOCUS)
        if found:
            return found
    raise AssertionError("nothing to answer is reached by Tab")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=says("en", "web-play-now")).wait_for()
    tab_to_answer(page)
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()
    for _ in range(LONG):
        page.locator("section.end, .choices").first.wait_for()
        if page.locator("section.end").count():
            break
        before = seq(page)
        while seq(page) == before and page.locator(".choices").count():
            tab_to_answer(page)
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
        moved_on(page, before)
    expect(page.locator("section.end h2")).not_to_be_empty()


def test_a_whole_game_by_ear(page: Page, axe: str) -> None:
    """The question is a heading; behind it stand its answers, each a button with its own words."""
    against_a_bot(page)
    asks = f'heading "{says("en", "ui-question")}: '
    opens = re.compile(re.escape(says("en", "web-answers", n=7)).replace("7", r"(\d+)"))
    for _ in range(LONG):
        page.locator("section.end, .choices").first.wait_for()
        if page.locator("section.end").count():
            break
        before = seq(page)
        closed = page.get_by_role("group").get_by_text(opens)
        if closed.count():
            closed.click()
        heard = page.get_by_role("main").aria_snapshot()
        assert asks in heard
        names = re.findall(r'button "(.+)"', heard.partition(asks)[2].partition("- complementary")[0])
        many = opens.search(heard)
        chosen = names[-int(many[1])] if many else names[0]
        page.get_by_role("button", name=chosen, exact=True).last.click()
        moved_on(page, before)
    assert re.search(r'heading "[^"]+ (wins|win)', page.get_by_role("main").aria_snapshot())
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        no_violations(page, axe)


def test_what_happens_is_announced(page: Page, guest: APIRequestContext) -> None:
    first_of_two(page, guest)
    before = seq(page)
    answers(page).first.click()
    moved_on(page, before)
    last = page.locator(".log li").last.inner_text()
    expect(page.locator(".sr[aria-live=polite]")).to_contain_text(last)
    assert page.locator(".question h2[aria-live=polite]").inner_text()


@pytest.mark.parametrize("path", PAGES)
def test_every_page_in_the_dark_on_a_phone(phone: Page, axe: str, path: str) -> None:
    phone.goto("/rules" if path == "/nowhere" else path)
    if path == "/nowhere":
        phone.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    phone.locator("h1").wait_for()
    phone.wait_for_load_state("networkidle")
    fine(phone, axe)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_state_of_a_table_on_a_phone(phone: Page, axe: str, guest: APIRequestContext, scheme: str) -> None:
    phone.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    table, _ = set_up(phone.request)
    phone.goto(f"/t/{table}")
    phone.locator("img.qr").wait_for()
    fine(phone, axe)
    first_of_two(phone, guest)
    fine(phone, axe)
    phone.locator(".tavern button").first.click()
    phone.get_by_role("dialog").wait_for()
    fine(phone, axe)
    phone.keyboard.press("Escape")
    answers(phone).first.click()
    fine(phone, axe)


def test_nothing_moves_for_those_who_want_no_motion(page: Page) -> None:
    against_a_bot(page)
    for _ in range(4):
        before = seq(page)
        answers(page).first.click()
        moved_on(page, before)
        assert 0 == page.evaluate(MOVING)
        page.locator(".choices").wait_for()
    page.emulate_media(reduced_motion="no-preference")
    before = seq(page)
    answers(page).first.click()
    moved_on(page, before)
    page.wait_for_function(f"({MOVING})() > 0")
