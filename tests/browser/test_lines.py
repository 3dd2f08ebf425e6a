"""Lines break, pages are loaded anew, servers start again: the game goes on, and nothing is answered twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.conftest import Server, Troubles
from tests.browser.speech import says
from tests.browser.tables import BadLine, Wire, first_of_two, set_up, start
from tests.browser.test_battle import go_to_war, strike
from tests.browser.visits import choose, moved_on, seq, until

pytestmark = pytest.mark.browser

LOST = says("en", "web-line-lost")


@pytest.fixture
def wire(page: Page, guest: APIRequestContext) -> Wire:
    """The line of somebody who is asked first, at a table where nothing happens unless they answer."""
    wire = Wire(page)
    first_of_two(page, guest)
    return wire


@pytest.fixture
def bad_line(page: Page, guest: APIRequestContext) -> BadLine:
    line = BadLine(page)
    first_of_two(page, guest)
    return line


def question(page: Page) -> str:
    return page.locator(".question h2").inner_text()


def test_a_page_loaded_anew_in_the_middle_of_a_question_asks_it_again(page: Page, wire: Wire) -> None:
    asked, before = question(page), seq(page)
    page.reload()
    expect(page.locator(".question h2")).to_have_text(asked)
    assert before == seq(page)
    choose(page)
    moved_on(page, before)
    until(page, lambda: 1 == wire.answers)


@pytest.mark.long
def test_a_line_that_is_cut_without_network_comes_back_with_it(
    page: Page, bad_line: BadLine, troubles: Troubles
) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED")
    before = seq(page)
    page.context.set_offline(True)
    bad_line.cut()
    expect(page.get_by_text(LOST)).to_be_visible()
    choose(page)
    expect(page.locator(".choices button:enabled")).to_have_count(0)
    sending = page.get_by_role("status").filter(has_text=says("en", "web-line-sending"))
    expect(sending).to_be_in_viewport(ratio=1)
    page.context.set_offline(False)
    expect(sending).to_have_count(0)
    expect(page.get_by_text(LOST)).not_to_be_visible()
    moved_on(page, before)
    until(page, lambda: 1 == bad_line.answers)


def test_a_server_that_starts_again_finds_the_question_and_the_answer(
    page: Page, server: Server, wire: Wire, troubles: Troubles
) -> None:
    troubles.expect("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
    before = seq(page)
    server.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    choose(page)
    server.start()
    expect(page.get_by_text(LOST)).not_to_be_visible()
    moved_on(page, before)
    page.reload()
    page.locator(".choices, .question").first.wait_for()
    until(page, lambda: 1 == wire.answers)
    assert 1 == len(wire.ids("answer"))


@pytest.mark.long
def test_an_answer_that_arrives_twice_counts_once(page: Page, bad_line: BadLine) -> None:
    before = seq(page)
    bad_line.double = True
    choose(page)
    moved_on(page, before)
    expect(page.locator("main [role=alert]:not(.nothing, :empty)")).to_have_count(0)
    until(page, lambda: 1 == bad_line.answers)
    assert 1 == len({one["seq"] for one in bad_line.heard if one["type"] == "done"})


def test_of_two_tabs_the_second_answer_is_refused_kindly(page: Page, wire: Wire) -> None:
    tab = page.context.new_page()
    late = BadLine(tab)
    tab.goto(page.url)
    tab.locator(".choices").wait_for()
    late.deaf = True
    before = seq(page)
    choose(page)
    moved_on(page, before)
    choose(tab, 1)
    facts = {"found": before, "wanted": seq(page)}
    expect(tab.get_by_role("alert").filter(has_text=says("en", "error-stale", **facts))).to_be_visible()
    late.release()
    expect(tab.locator("main")).to_have_attribute("data-seq", seq(page))
    assert question(page) == question(tab)
    until(page, lambda: 1 == wire.answers == late.answers)


STAGE = ".battle header, .battle .army, .battle .attack"


def stage(page: Page) -> list[str]:
    """The battle as it is shown: the track, both armies and the last blow."""
    page.locator(".battle .answers button, .battle .offered, .battle .cards button").first.wait_for()
    return page.locator(STAGE).all_inner_texts()


@pytest.mark.long
def test_a_battle_comes_back_as_it_was(page: Page, server: Server, troubles: Troubles) -> None:
    troubles.expect(
        "ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET"
    )
    line = BadLine(page)
    table, _ = set_up(page.request, bots=1, game="heroes", options={"length": "short", "random-factions": True})
    start(page.request, table)
    page.goto(f"/t/{table}")
    go_to_war(page, line)
    before, shown = seq(page), stage(page)

    page.reload()
    assert shown == stage(page)

    page.context.set_offline(True)
    line.cut()
    expect(page.get_by_text(LOST)).to_be_visible()
    assert shown == stage(page)
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).not_to_be_visible()

    server.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).not_to_be_visible()
    assert (before, shown) == (seq(page), stage(page))
    strike(page)
    assert before != seq(page)
