"""The log of a long game: its newest part at once, and the rest when somebody wants to read it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.tables import PATIENCE, PHONE, TRIES, against_bots, answered, first_of_two, set_up, start
from tests.browser.visits import answer_at_once, asked_now, drawn, fine, moved_on, seq, somebody
from tests.samples import one_in

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


@pytest.mark.long
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


UNCOVERED = """(node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
GAMES: dict[str, dict[str, Any]] = {
    "hidden-leaders": {"options": {}},
    "heroes": {"game": "heroes", "options": {"length": "short", "random-factions": True}},
}


@pytest.mark.parametrize("game", GAMES)
def test_the_present_turn_is_open_and_those_before_are_a_line_each(page: Page, axe: str, game: str) -> None:
    against_bots(page, 3, **GAMES[game])
    turns = page.locator(".log .turn")
    while turns.count() < 5:
        asked_now(page)
        answer_at_once(page)
    asked_now(page)
    expect(page.locator('.log .head[aria-expanded="true"]')).to_have_count(1)
    expect(turns.last.locator(".head")).to_have_attribute("aria-expanded", "true")
    folded = turns.filter(has=page.locator(".crest, .cloth")).first  # the arms of whose turn it was
    expect(folded.locator(".row")).to_have_count(0)
    expect(folded.locator(".head")).to_contain_text(re.compile(r"\w"))
    folded.locator(".head").click()
    expect(folded.locator(".row").first).to_be_visible()
    fine(page, axe)


@pytest.mark.long
def test_draws_in_a_row_are_one_line(page: Page, visit: Visit) -> None:
    bob = visit()
    table = first_of_two(page, bob.request)
    bob.goto(f"/t/{table}")
    people = [page, bob]
    while not page.locator(".log .line").filter(has_text=re.compile(r"draws \d cards")).count():
        answer_at_once(somebody(people))


@pytest.mark.parametrize("game", one_in(2, GAMES))
def test_whoever_is_asked_sees_what_happened_since_they_answered_also_after_a_reload(
    page: Page, visit: Visit, axe: str, game: str
) -> None:
    """A person on a laptop and one on a phone, in turns; what is pressed is shown again."""
    phone = visit(viewport=PHONE, has_touch=True)
    table = first_of_two(page, phone.request, **GAMES[game])
    phone.goto(f"/t/{table}")
    phone.locator(".board").wait_for()
    seen: set[Page] = set()
    while len(seen) < 2:
        one = somebody([page, phone])
        drawn(one)  # what happened comes after the table
        if one not in seen and one.locator(".recap button").count():
            told = one.locator(".recap li").all_inner_texts()
            one.reload()
            expect(one.locator(".recap button")).to_have_count(len(told))
            assert told == one.locator(".recap li").all_inner_texts()
            one.evaluate("() => scrollTo(0, 0)")
            assert one.locator(".recap button").first.evaluate(UNCOVERED), "something lies on it"
            fine(one, axe)
            one.locator(".recap button").first.click()
            seen.add(one)
        answer_at_once(one)


@pytest.mark.long
def test_a_phone_says_what_happened_last_above_the_question(page: Page, visit: Visit) -> None:
    phone = visit(viewport=PHONE, has_touch=True)
    table = first_of_two(page, phone.request)
    phone.goto(f"/t/{table}")
    before = seq(phone)
    answer_at_once(page)
    moved_on(phone, before)
    if phone.locator(".recap").count() == 0:
        expect(phone.locator(".lately li").last).to_be_in_viewport()
