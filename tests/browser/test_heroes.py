"""Heroes in a real browser: its table, played by the answers that stand in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.speech import SPOKEN, says, speak
from tests.browser.tables import PHONE, answered, set_up, start
from tests.browser.visits import answer_in_words, answers, fine, is_over, moved_on, seq

from interregnum.registry import game

pytestmark = pytest.mark.browser

NAME = "Might & Magic Heroes"
SOME = 12  # answers
MANY = 400
LENGTHS = ["short", "medium", "long"]
ON_AN_ANSWER = "() => document.activeElement?.matches('.choices button') ?? false"
ON_ALL_OF_THEM = "() => document.activeElement?.matches('.choices details:not([open]) > summary') ?? false"
REACH = 60  # steps with Tab within which there must be something to answer
ENDS = re.compile("^(Pass with|End the|Go on)")


def table_with_a_bot(page: Page, axe: str, lang: str) -> None:
    """A new table whose options are told in words, and a bot in the other seat."""
    page.goto("/new")
    speak(page, lang)
    page.get_by_label(says(lang, "web-name")).fill("Ann")
    page.locator("input[value=heroes]").check()
    lengths = page.get_by_label(says(lang, "heroes-option-length"))
    for length in LENGTHS:
        lengths.select_option(length)
        expect(page.get_by_text(says(lang, f"heroes-about-{length}"))).to_be_visible()
    seats = page.get_by_label(says(lang, "web-seats"))
    octagon = page.get_by_label(says(lang, "heroes-option-octagon"))
    expect(octagon).to_have_count(0)  # it is a map for three
    seats.select_option("3")
    for option in (one.name for one in game("heroes").options if not one.words):
        expect(page.get_by_label(says(lang, f"heroes-option-{option}"))).to_be_visible()
        expect(page.get_by_text(says(lang, f"heroes-about-{option}"))).to_be_visible()
    lengths.select_option("short")
    page.get_by_label(says(lang, "heroes-option-random-factions")).check()
    seats.select_option("2")
    expect(octagon).to_have_count(0)
    fine(page, axe, lang)
    page.get_by_role("button", name=says(lang, "web-open-table")).click()
    page.get_by_label(says(lang, "web-opponent-added")).select_option(index=0)
    page.get_by_role("button", name=says(lang, "web-add-bot", level="")).click()
    expect(page.locator(".game", has_text=NAME)).to_be_visible()
    fine(page, axe, lang)
    page.get_by_role("button", name=says(lang, "web-start")).click()
    page.locator(".choices").wait_for()


def pass_on(page: Page) -> None:
    """The answer that brings the end nearer: a pass or the end of an action, where there is one."""
    before = seq(page)
    found = answers(page).filter(has_text=ENDS)
    (found if found.count() else answers(page)).first.click()
    moved_on(page, before)


@pytest.mark.long
@pytest.mark.parametrize("lang", SPOKEN)
def test_a_table_of_heroes_is_set_up_and_played_by_clicking(page: Page, axe: str, lang: str) -> None:
    table_with_a_bot(page, axe, lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    for _ in range(SOME):
        answer_in_words(page)
        page.locator(".choices").wait_for()
    expect(page.locator(".log li").first).to_be_visible()
    fine(page, axe, lang)
    page.set_viewport_size(PHONE)
    recap = page.get_by_role("region", name=says(lang, "web-recap"))  # if others did something since
    expect(recap.or_(page.get_by_role("list", name=says(lang, "web-lately")))).to_be_visible()
    fine(page, axe, lang)
    before = seq(page)
    answers(page).last.click()
    moved_on(page, before)
    page.locator(".choices").wait_for()
    expect(page.locator(".ask h2")).to_be_in_viewport()


def test_heroes_is_played_by_keyboard_alone(page: Page) -> None:
    table, _ = set_up(page.request, bots=1, game="heroes", options={"random-factions": True})
    start(page.request, table)
    page.goto(f"/t/{table}")
    page.locator(".choices").wait_for()
    for _ in range(SOME):
        before = seq(page)
        for _ in range(REACH):
            page.keyboard.press("Tab")
            if page.evaluate(ON_ALL_OF_THEM):
                page.keyboard.press("Enter")
            if page.evaluate(ON_AN_ANSWER):
                break
        assert page.evaluate(ON_AN_ANSWER)
        page.keyboard.press("Enter")
        moved_on(page, before)
        page.locator(".choices button:enabled").first.wait_for(state="attached")


@pytest.mark.long
def test_a_game_of_heroes_has_one_length(page: Page) -> None:
    page.goto("/new")
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.locator("input[value=heroes]").check()
    page.get_by_label(says("en", "heroes-option-length")).select_option("long")
    page.get_by_role("button", name=says("en", "web-open-table")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text(says("en", "heroes-about-long"))).to_be_visible()
    table = page.url.rpartition("/")[2]
    options = answered(page.request.get(f"/api/tables/{table}"))["table"]["options"]
    assert "long" == options["length"]


# Words of a chart that stand out of it.
CUT_OFF = """() => [...document.querySelectorAll("figure svg")].flatMap((chart) => {
  const edge = chart.getBoundingClientRect().right + 1;
  const words = [...chart.querySelectorAll("text")].filter((one) => one.getBoundingClientRect().right > edge);
  return words.map((one) => one.textContent);
})"""


@pytest.mark.long
def test_the_end_of_a_game_of_heroes_is_told_drawn_and_seen_again(page: Page, axe: str) -> None:
    table_with_a_bot(page, axe, "en")
    for _ in range(MANY):
        if is_over(page):
            break
        pass_on(page)

    assert is_over(page)
    expect(page.locator("section.end h2")).to_contain_text(re.compile("wins|share the victory"))
    expect(page.locator("section.end")).to_contain_text("Ann")
    expect(page.get_by_role("img", name=says("en", "heroes-web-end-bars", player="Ann", power="1: 0"))).to_be_visible()
    expect(page.get_by_role("table", name=says("en", "heroes-web-end-deeds"))).to_be_visible()
    assert [] == page.evaluate(CUT_OFF)
    fine(page, axe)
    page.set_viewport_size(PHONE)
    fine(page, axe)
    page.get_by_role("link", name=says("en", "web-replay"), exact=True).click()
    leap_by_rounds(page)
    fine(page, axe)


def leap_by_rounds(page: Page) -> None:
    """From round to round to the end of a replay, whose last step shows the result."""
    page.get_by_label(says("en", "web-replay-leaps")).select_option("round")
    kind = says("en", "heroes-web-leap-round")
    on = page.get_by_role("button", name=says("en", "web-replay-leap-on", kind=kind))
    rounds = 0
    while on.is_enabled():
        on.click()
        rounds += 1
        if page.locator(".result").count() == 0:
            expect(page.locator(".race")).to_contain_text(says("en", "heroes-web-round", n=rounds))
    expect(page.locator(".result")).to_be_visible()
    assert rounds > 1
