"""Home tells those who have tables how each of them stands, and the tab says when somebody is waited for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import WRITTEN, says
from tests.browser.tables import PHONE, first_of_two, play_by_bots, set_up
from tests.browser.visits import answer_in_words, asked, fine

pytestmark = pytest.mark.browser

BADGE = re.compile(r"/turn.*\.svg$")
PLAIN = re.compile(r"/icon\.svg$")


def guest_of(visit: Visit) -> APIRequestContext:
    return visit().request


@pytest.mark.parametrize("lang", WRITTEN)
def test_my_tables_come_first_with_whose_turn_it_is_and_who_has_won(visit: Visit, axe: str, lang: str) -> None:
    page = visit(viewport=PHONE, locale=lang)
    set_up(page.request)
    play_by_bots(page.request)
    first_of_two(page, guest_of(visit))
    page.goto("/")
    mine = page.get_by_role("region", name=says(lang, "web-mine"))
    rows = mine.get_by_role("listitem")
    expect(rows.first).to_contain_text(says(lang, "web-your-turn"))
    expect(rows.first.locator("img")).to_be_visible()
    more = mine.get_by_role("button", name=re.compile(r"\(\d+\)"))
    if more.count():
        more.click()
    expect(rows.filter(has_text=says(lang, "web-status", status="open"))).to_have_count(1)
    won = re.escape(says(lang, "web-mine-won", players="X")).replace("X", ".+")
    nobody = re.escape(says(lang, "web-status", status="over"))
    expect(rows.last).to_contain_text(re.compile(f"{won}|{nobody}"))
    for number in range(rows.count()):
        expect(rows.nth(number).locator("time")).not_to_be_empty()
    choice = page.locator("fieldset").first
    assert mine.bounding_box()["y"] < choice.bounding_box()["y"]  # type: ignore[index]
    fine(page, axe, lang)


@pytest.mark.long
def test_whoever_has_no_table_is_told_of_none(page: Page) -> None:
    page.goto("/")
    page.locator("fieldset").first.wait_for()
    expect(page.get_by_text(says("en", "web-mine"))).to_have_count(0)


@pytest.mark.long
def test_the_tab_carries_a_badge_while_it_is_my_turn(visit: Visit) -> None:
    page = visit()
    icon = page.locator("link[rel=icon]")
    first_of_two(page, guest_of(visit))
    expect(page).to_have_title(re.compile(f"^● {says('en', 'web-your-turn')}"))
    expect(icon).to_have_attribute("href", BADGE)
    behind = page.context.new_page()  # another tab lies over it
    behind.goto("about:blank")
    behind.bring_to_front()
    page.goto("/")  # whoever goes home is reminded there, too
    expect(page).to_have_title(re.compile("^● "))
    expect(icon).to_have_attribute("href", BADGE)
    page.goto("/about")
    expect(page).not_to_have_title(re.compile("^● "))
    expect(icon).to_have_attribute("href", PLAIN)


@pytest.mark.long
def test_the_badge_goes_with_the_answer_and_comes_back_in_a_tab_that_nobody_looks_at(visit: Visit) -> None:
    ann, bob = visit(), visit()
    first_of_two(ann, bob.request)
    bob.goto(ann.url)
    bob.locator("main[data-seq]").wait_for()
    icons = [one.locator("link[rel=icon]") for one in (ann, bob)]
    expect(icons[0]).to_have_attribute("href", BADGE)
    expect(icons[1]).to_have_attribute("href", PLAIN)
    over = bob.context.new_page()
    over.goto("about:blank")
    over.bring_to_front()
    while asked([ann, bob]) is ann:
        answer_in_words(ann)
    expect(icons[0]).to_have_attribute("href", PLAIN)
    expect(ann).not_to_have_title(re.compile("^● "))
    expect(icons[1]).to_have_attribute("href", BADGE)
    expect(bob).to_have_title(re.compile("^● "))
