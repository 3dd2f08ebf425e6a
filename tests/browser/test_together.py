"""Several people at one table, each before a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.conftest import Server
from tests.browser.tables import moved_on, says, seq, set_up, sit_down, start, swift
from tests.browser.visits import answers, only_words

pytestmark = pytest.mark.browser

NAMES = ["Ann", "Bob", "Eve"]
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 10  # seconds, the fewest that can be asked for


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[list[Page]]:
    """Two browsers and a phone."""
    contexts = [
        browser.new_context(
            reduced_motion="reduce",
            locale="en-GB",
            base_url=server.url,
            viewport=PHONE if number == 2 else None,
            has_touch=number == 2,
        )
        for number in range(len(NAMES))
    ]
    pages = [context.new_page() for context in contexts]
    problems: list[str] = []
    for page in pages:
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
    yield pages
    for context in contexts:
        context.close()
    assert [] == problems


def meet(people: list[Page], **wishes: Any) -> str:
    host = people[0].request
    table, code = set_up(host, len(people), **wishes)
    for page, name in zip(people[1:], NAMES[1:], strict=False):
        sit_down(page.request, code, name)
    start(host, table)
    for page in people:
        page.goto(f"/t/{table}")
        page.locator(".board").wait_for()
    return table


def asked(people: list[Page]) -> Page | None:
    """Whoever has to answer, once everybody sees the same; nobody when the game is over."""
    last = max(int(seq(page)) for page in people)
    for page in people:
        page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=last)
    found = [page for page in people if page.locator(".choices").count()]
    assert found or people[0].locator("section.end").count()
    return found[0] if found else None


def somebody(people: list[Page]) -> Page:
    page = asked(people)
    assert page is not None
    return page


def test_two_browsers_and_a_phone_play_to_the_end(people: list[Page]) -> None:
    meet(people)
    while page := asked(people):
        before = seq(page)
        button = swift(page)
        if page is people[2]:
            button.tap()
        else:
            button.click()
        moved_on(page, before)
    results = [page.locator("section.end h2").inner_text() for page in people]
    assert "" not in results
    assert 1 == len(set(results))
    only_words(people[2])


def test_people_talk_and_agree_to_take_something_back(people: list[Page]) -> None:
    meet(people)
    page = somebody(people)
    first, others = seq(page), [one for one in people if one is not page]
    question = page.locator(".question h2").inner_text()
    answers(page).first.click()
    moved_on(others[0], first)
    somebody(people)

    others[0].get_by_label(says("en", "web-chat-say")).fill("one moment, please")
    others[0].get_by_role("button", name=says("en", "web-chat-send")).click()
    for one in people:
        expect(one.locator(".chat")).to_contain_text("one moment, please")

    others[0].get_by_role("button", name=says("en", "web-undo")).click()
    others[1].get_by_role("button", name=says("en", "web-decline")).click()
    declined = says("en", "web-news-declined", player=NAMES[people.index(others[1])])
    expect(others[0].locator(".note")).to_have_text(declined)

    others[0].get_by_role("button", name=says("en", "web-undo")).click()
    proposed = says("en", "web-news-proposed", player=NAMES[people.index(others[0])])
    expect(page.get_by_role("alert").filter(has_text=proposed)).to_be_visible()
    for one in (page, others[1]):
        one.get_by_role("button", name=says("en", "web-agree"), exact=True).click()
    expect(page.locator(".question h2")).to_have_text(question)


def test_bots_stand_in_for_those_who_leave_or_fall_asleep(people: list[Page]) -> None:
    meet(people, patience=PATIENCE)
    sleeper = somebody(people)
    name = NAMES[people.index(sleeper)]
    awake, leaver = (one for one in people if one is not sleeper)
    gone = NAMES[people.index(leaver)]
    leaver.request.delete(f"/api/tables/{leaver.url.rpartition('/')[2]}/seats/{people.index(leaver)}")
    expect(awake.locator(".note")).to_have_text(says("en", "web-news-got-up", player=gone))
    badge = awake.locator(".badge", has_text=gone)
    expect(badge.get_by_label(says("en", "web-bot"))).to_be_visible()
    expect(leaver.get_by_role("heading", name=says("en", "web-table"))).to_be_visible()

    awake.wait_for_timeout(PATIENCE * 1000 / 2)
    expect(sleeper.get_by_text(says("en", "web-away-you"))).to_be_visible(timeout=PATIENCE * 1000)
    expect(awake.locator(".badge", has_text=name).get_by_label(says("en", "web-away"))).to_be_visible()
    sleeper.get_by_role("button", name=says("en", "web-back")).click()
    expect(sleeper.get_by_text(says("en", "web-away-you"))).not_to_be_visible()
