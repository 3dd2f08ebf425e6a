"""Several people at one table, each before a browser of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE, answered, set_up, sit_down, start
from tests.browser.visits import (
    choose,
    drawn,
    fine,
    fits,
    is_half_way,
    moved_on,
    press,
    press_next,
    seq,
    somebody,
    swift,
)

pytestmark = pytest.mark.browser

NAMES = ["Ann", "Bob", "Eve"]
ROUNDS = 5  # answers of everybody
PATIENCE = 10  # seconds, the fewest that can be asked for


@pytest.fixture
def people(visit: Visit) -> list[Page]:
    """Two browsers and a phone."""
    return [visit(), visit(), visit(viewport=PHONE, has_touch=True)]


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


CARDS = "all => all.map((one) => one.querySelector('[data-card]')?.dataset.card ?? '')"


def public(page: Page) -> list[str]:
    """What lies open for everybody: the track in the words of one page, and the cards of the Tavern."""
    lying = page.locator(".tavern li").evaluate_all(CARDS)
    return [" ".join(page.locator(".power").inner_text().split()), *lying]


def test_two_browsers_and_a_phone_play_at_one_table(people: list[Page]) -> None:
    """Everybody is asked several times, and everybody sees the same; ends are seen in other tests."""
    meet(people)
    asked_so_far: Counter[int] = Counter()
    while min(asked_so_far[number] for number in range(len(people))) < ROUNDS:
        page = somebody(people)
        before = seq(page)
        press(swift(page))
        if is_half_way(page):
            press_next(swift(page))
        moved_on(page, before)
        asked_so_far[people.index(page)] += 1
    somebody(people)
    for page in people:
        drawn(page)
    assert public(people[0]) == public(people[1]) == public(people[2])
    fits(people[2])


@pytest.mark.long
def test_people_talk_and_agree_to_take_something_back(people: list[Page], axe: str) -> None:
    meet(people)
    page = somebody(people)
    first, others = seq(page), [one for one in people if one is not page]
    question = page.locator(".question h2").inner_text()
    choose(page)
    moved_on(others[0], first)
    somebody(people)

    chat(others[0], "one moment, please")
    for one in people:
        expect(one.locator(".chat")).to_contain_text("one moment, please")

    wish = says("en", "web-news-proposed", player=NAMES[people.index(others[0])])
    for one in people:
        one.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    others[0].get_by_role("button", name=says("en", "web-undo")).evaluate("button => button.click()")
    for one in people:
        expect(one.locator("main").get_by_text(wish)).to_have_count(1)
        expect(one.locator("main").get_by_text(wish)).to_be_in_viewport(ratio=1)
    fine(others[1], axe)
    others[1].get_by_role("button", name=says("en", "web-decline")).click()
    declined = says("en", "web-news-declined", player=NAMES[people.index(others[1])])
    expect(others[0].locator(".note")).to_have_text(declined)

    others[0].get_by_role("button", name=says("en", "web-undo")).click()
    refusal = others[0].get_by_role("alert").filter(has_text=says("en", "error-undo-refused"))
    expect(refusal).to_be_in_viewport(ratio=1)
    others[1].get_by_role("button", name=says("en", "web-undo")).click()
    proposed = says("en", "web-news-proposed", player=NAMES[people.index(others[1])])
    expect(page.get_by_role("alert").filter(has_text=proposed)).to_be_visible()
    for one in (page, others[0]):
        one.get_by_role("button", name=says("en", "web-agree"), exact=True).click()
    expect(page.locator(".question h2")).to_have_text(question)


@pytest.mark.long
def test_an_answer_of_heroes_is_taken_back_before_somebody_who_watches(visit: Visit) -> None:
    people = [visit(), visit()]
    table = meet(people, game="heroes", options={"length": "short", "random-factions": True})
    watcher = visit()
    watcher.goto(answered(people[0].request.get(f"/api/tables/{table}"))["links"]["watch"])
    watcher.get_by_role("button", name=says("en", "web-watch"), exact=True).click()
    expect(watcher.locator(".board")).to_be_visible()
    page = somebody(people)
    other = next(one for one in people if one is not page)
    question, first = page.locator(".ask h2").inner_text(), seq(page)
    choose(page)
    moved_on(other, first)
    other.get_by_role("button", name=says("en", "web-undo")).click()
    page.get_by_role("button", name=says("en", "web-agree"), exact=True).click()
    expect(page.locator(".ask h2")).to_have_text(question)
    undone = says("en", "web-news-undone", player=NAMES[people.index(other)])
    for one in (other, watcher):
        expect(one.locator(".log .row").last).to_have_text(undone)
        assert [says("en", "web-log-undone", player=NAMES[people.index(other)])] == bys(one)
    assert 0 == watcher.locator(".choices button").count()


def struck(page: Page) -> list[str]:
    """The lines of the log that stand no more, as they are read out."""
    return page.locator(".log .row.undone").all_inner_texts()


def bys(page: Page) -> list[str]:
    """Who took them back, as it stands beside them."""
    return page.locator(".log .row.undone .by").all_inner_texts()


def test_the_log_says_what_was_taken_back_also_to_others_and_after_a_reload(visit: Visit) -> None:
    people = [visit(), visit()]
    meet(people)
    page = somebody(people)
    drawn(page)
    name, lines = NAMES[people.index(page)], page.locator(".log .row").count()
    question = page.locator(".question h2").inner_text()
    for number in range(2):  # answer, take back, answer otherwise
        before = seq(page)
        choose(page, number)
        moved_on(page, before)
        drawn(page)  # the log comes after the table
        if number == 0:
            happened = page.locator(".log .row").count() - lines
            assert happened > 0
            page.get_by_role("button", name=says("en", "web-undo")).click()
            expect(page.locator(".log .row").last).to_have_text(says("en", "web-news-undone", player=name))
            expect(page.locator(".question h2")).to_have_text(question)  # all of it is asked again
    for one in people:
        moved_on(one, before)
        for _ in range(2):
            drawn(one)
            told = struck(one)
            assert happened == len(told)
            assert all(line.endswith(says("en", "web-log-undone", player=name)) for line in told)
            assert lines + 2 * happened + 1 == one.locator(".log .row").count()
            one.reload()
            one.locator(".log .row").nth(lines).wait_for()


def chat(page: Page, text: str) -> None:
    page.get_by_label(says("en", "web-chat-say")).fill(text)
    page.get_by_role("button", name=says("en", "web-chat-send")).click()


@pytest.mark.long
def test_whoever_is_muted_is_heard_by_the_others_only(people: list[Page]) -> None:
    meet(people)
    ann, bob, eve = people
    ann.locator(".chat summary").click()
    ann.get_by_role("button", name=says("en", "web-mute-on-whom", player="Bob")).click()
    heard_again = ann.get_by_role("button", name=says("en", "web-mute-off-whom", player="Bob"))
    expect(heard_again).to_be_visible()
    chat(bob, "nobody knows")
    expect(eve.locator(".chat")).to_contain_text("nobody knows")
    chat(eve, "what is next?")
    expect(ann.locator(".chat")).to_contain_text("what is next?")
    expect(ann.locator(".chat")).not_to_contain_text("nobody knows")
    ann.reload()
    expect(ann.locator(".chat")).to_contain_text("what is next?")
    expect(ann.locator(".chat")).not_to_contain_text("nobody knows")
    ann.locator(".chat summary").click()
    heard_again.click()
    expect(ann.locator(".chat")).to_contain_text("nobody knows")
    chat(bob, "here again")
    expect(ann.locator(".chat")).to_contain_text("here again")


@pytest.mark.long
def test_bots_stand_in_for_those_who_leave_or_fall_asleep(people: list[Page], axe: str, troubles: Troubles) -> None:
    troubles.expect("404")  # whoever has left belongs to the table no more
    meet(people, patience=PATIENCE)
    sleeper = somebody(people)
    name = NAMES[people.index(sleeper)]
    awake, leaver = (one for one in people if one is not sleeper)
    gone = NAMES[people.index(leaver)]
    leaver.locator("summary", has_text=says("en", "web-menu")).click()
    leaver.get_by_role("button", name=says("en", "web-leave")).click()
    leaver.get_by_role("dialog").get_by_role("button", name=says("en", "web-leave")).click()
    expect(awake.locator(".note")).to_have_text(says("en", "web-news-got-up", player=gone))
    badge = awake.locator(".badge", has_text=gone)
    expect(badge.get_by_label(says("en", "web-bot"))).to_be_visible()
    expect(leaver.get_by_role("heading", level=1)).to_have_text(says("en", "web-title"))

    expect(sleeper.get_by_text(says("en", "web-away-you"))).to_be_visible(timeout=PATIENCE * 5000)
    expect(awake.locator(".badge", has_text=name).get_by_label(says("en", "web-away"))).to_be_visible()
    sleeper.set_viewport_size(PHONE)
    fine(sleeper, axe)
    sleeper.get_by_role("button", name=says("en", "web-back")).click()
    expect(sleeper.get_by_text(says("en", "web-away-you"))).not_to_be_visible()
