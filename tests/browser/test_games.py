"""Whole games in a real browser, by clicking, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import says, speak, speaks
from tests.browser.tables import PHONE
from tests.browser.visits import answer_at_once, answer_on_the_table, drawn, fine, fits, no_violations, play

pytestmark = pytest.mark.browser


def play_now(page: Page, lang: str = "en") -> None:
    page.goto("/")
    speak(page, lang)
    page.get_by_role("button", name=says(lang, "web-play-now")).click()
    page.locator(".choices").wait_for()


def end_is_told(page: Page, axe: str, lang: str) -> None:
    """Who has won, everybody's Leader, the game in figures, and that the cards were dealt fairly."""
    expect(page.locator("section.end h2")).not_to_be_empty()
    expect(page.locator("section.end .reveal ol > li")).to_have_count(4)
    page.locator("section.end summary", has_text=says(lang, "hidden-leaders-web-figures")).click()
    expect(page.get_by_role("table", name=says(lang, "hidden-leaders-web-figures-heroes"))).to_be_visible()
    page.locator("section.end summary", has_text=says(lang, "web-verify")).click()
    expect(page.locator("section.end .verdict")).to_have_text(says(lang, "web-verify-result", fits="yes"))
    page.set_viewport_size(PHONE)
    drawn(page)
    fine(page, axe, lang)


@pytest.mark.long
def test_one_click_and_a_whole_game_against_bots_by_pressing_what_shines(page: Page, axe: str, tmp_path: Path) -> None:
    play_now(page)
    no_violations(page, axe)
    assert play(page, answer_on_the_table) > 3
    end_is_told(page, axe, "en")

    with page.expect_download() as coming:
        page.get_by_role("link", name=says("en", "web-record")).click()
    coming.value.save_as(tmp_path / "record.json")
    assert "hidden-leaders" == json.loads((tmp_path / "record.json").read_text("utf-8"))["game"]
    before = page.url
    page.get_by_role("button", name=says("en", "web-rematch")).click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".choices")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("lang", ["uk", "pl"])
def test_a_whole_game_in_words_of_which_none_is_english(page: Page, axe: str, lang: str) -> None:
    def answer(page: Page) -> None:
        speaks(page, lang)
        answer_at_once(page)

    play_now(page, lang)
    assert play(page, answer) > 3
    end_is_told(page, axe, lang)


def test_two_people_meet_by_a_link_and_a_third_one_watches(page: Page, visit: Visit, axe: str) -> None:
    page.goto("/new")
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.get_by_label(says("en", "web-seats")).select_option("2")
    page.get_by_role("button", name=says("en", "web-open-table")).click()
    invite = page.get_by_label(says("en", "web-invite-link")).input_value()
    watch = page.get_by_label(says("en", "web-watch-link")).input_value()
    expect(page.locator("img.qr")).to_have_js_property("complete", True)
    assert page.locator("img.qr").evaluate("image => image.naturalWidth") > 0

    bob = visit(locale="pl-PL", viewport=PHONE)
    bob.goto(invite)
    bob.get_by_label(says("pl", "web-name")).fill("Bob")
    fine(bob, axe, "pl")
    bob.get_by_role("button", name=says("pl", "web-sit-down")).click()
    expect(bob.get_by_text(says("pl", "web-host-starts"))).to_be_visible()
    fine(bob, axe, "pl")
    page.get_by_role("button", name=says("en", "web-start")).click()
    expect(bob.locator(".board")).to_be_visible()
    fits(bob, "pl")

    eve = visit(locale="uk-UA", viewport=PHONE)
    eve.goto(watch)
    watching = eve.get_by_role("button", name=says("uk", "web-watch"))
    expect(watching).to_be_visible()
    fine(eve, axe, "uk")
    watching.click()
    expect(eve.locator(".board")).to_be_visible()
    assert 0 == eve.locator(".choices").count()
    assert 0 == eve.get_by_label(says("uk", "web-chat-say")).count()
    fine(eve, axe, "uk")


@pytest.mark.long
def test_a_host_takes_links_back_and_gives_new_ones(page: Page, visit: Visit, troubles: Troubles) -> None:
    troubles.expect("404")  # the browser tells of every refusal
    page.goto("/new")
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.get_by_role("button", name=says("en", "web-open-table")).click()
    guest = visit()
    for name, way in (("web-invite-link", "web-sit-down"), ("web-watch-link", "web-watch")):
        field = page.get_by_label(says("en", name))
        old = field.input_value()
        page.locator(".copy", has=field).get_by_role("button", name=says("en", "web-new-link")).click()
        expect(field).not_to_have_value(old)
        guest.goto(old)
        expect(guest.get_by_role("heading", name=says("en", "web-nowhere"))).to_be_visible()
        guest.goto(field.input_value())
        expect(guest.get_by_role("button", name=says("en", way))).to_be_visible()
