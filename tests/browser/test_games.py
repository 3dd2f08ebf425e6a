"""Whole games in a real browser, by clicking, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import Server
from tests.browser.visits import answers, no_violations, only_words, play

from interregnum.i18n import LANGUAGES, Words
from interregnum.i18n.catalogue import catalogue

pytestmark = pytest.mark.browser


def says(lang: str, message: str, **words: str | int) -> str:
    return catalogue(lang).say(message, **words)


def speak(page: Page, lang: str) -> None:
    page.locator(f".languages button[lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def play_now(page: Page, lang: str = "en") -> None:
    page.goto("/")
    speak(page, lang)
    page.get_by_role("button", name=says(lang, "web-play-now")).click()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_click_and_a_whole_game_against_bots(page: Page, axe: str, lang: str) -> None:
    play_now(page, lang)
    page.locator(".choices").wait_for()
    only_words(page)
    no_violations(page, axe)

    assert play(page) > 3

    expect(page.locator("section.end h2")).not_to_be_empty()
    assert page.locator("section.end .leaders > li").count() == 4
    page.locator("section.end summary", has_text=says(lang, "web-verify")).click()
    expect(page.locator("section.end .verdict")).to_have_text(says(lang, "web-verify-result", fits="yes"))
    only_words(page)
    no_violations(page, axe)


def test_the_record_of_a_finished_game_can_be_downloaded_and_the_game_played_again(page: Page, tmp_path: Path) -> None:
    play_now(page)
    play(page, 2)
    with page.expect_download() as coming:
        page.get_by_role("link", name=says("en", "web-record")).click()
    coming.value.save_as(tmp_path / "record.json")
    assert "hidden-leaders" == json.loads((tmp_path / "record.json").read_text("utf-8"))["game"]
    before = page.url
    page.get_by_role("button", name=says("en", "web-rematch")).click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".choices")).to_be_visible()


def test_two_people_meet_by_a_link_and_a_third_one_watches(
    page: Page, context: BrowserContext, server: Server, axe: str
) -> None:
    browser = context.browser
    assert browser is not None
    page.goto("/new")
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.get_by_label(says("en", "web-seats")).select_option("2")
    page.get_by_role("button", name=says("en", "web-open-table")).click()
    invite = page.get_by_label(says("en", "web-invite-link")).input_value()
    watch = page.get_by_label(says("en", "web-watch-link")).input_value()
    expect(page.locator("img.qr")).to_have_js_property("complete", True)
    assert page.locator("img.qr").evaluate("image => image.naturalWidth") > 0
    only_words(page)
    no_violations(page, axe)

    phone = browser.new_context(
        reduced_motion="reduce", locale="pl-PL", base_url=server.url, viewport={"width": 360, "height": 740}
    )
    bob = phone.new_page()
    bob.goto(invite)
    bob.get_by_label(says("pl", "web-name")).fill("Bob")
    only_words(bob)
    no_violations(bob, axe)
    bob.get_by_role("button", name=says("pl", "web-sit-down")).click()
    expect(bob.get_by_text(says("pl", "web-host-starts"))).to_be_visible()
    only_words(bob)
    page.get_by_role("button", name=says("en", "web-start")).click()
    expect(bob.locator(".board")).to_be_visible()
    only_words(bob)
    no_violations(bob, axe)

    sofa = browser.new_context(reduced_motion="reduce", locale="uk-UA", base_url=server.url)
    eve = sofa.new_page()
    eve.goto(watch)
    eve.get_by_role("button", name=says("uk", "web-watch")).click()
    expect(eve.locator(".board")).to_be_visible()
    assert 0 == eve.locator(".choices").count()
    assert 0 == eve.get_by_label(says("uk", "web-chat-say")).count()
    no_violations(eve, axe)

    page.get_by_label(says("en", "web-chat-say")).fill("hello, Bob")
    page.get_by_role("button", name=says("en", "web-chat-send")).click()
    expect(bob.locator(".chat")).to_contain_text("hello, Bob")
    phone.close()
    sofa.close()


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    play_now(page)
    page.locator(".choices").wait_for()
    seq = page.locator("main").get_attribute("data-seq")
    english = page.locator(".question h2").inner_text()
    speak(page, "uk")
    expect(page.locator(".question h2")).not_to_have_text(english)
    assert re.search("[а-яіїєґ]", page.locator(".question h2").inner_text())
    assert re.search("[а-яіїєґ]", page.locator(".log li").first.inner_text())
    assert seq == page.locator("main").get_attribute("data-seq")
    only_words(page)


def test_a_page_that_is_loaded_anew_goes_on_where_it_was(page: Page) -> None:
    play_now(page)
    page.locator(".choices").wait_for()
    question = page.locator(".question h2").inner_text()
    page.reload()
    expect(page.locator(".question h2")).to_have_text(question)
    answers(page).first.click()


def test_a_lost_line_comes_back_by_itself(page: Page, server: Server, problems: list[str]) -> None:
    play_now(page)
    page.locator(".choices").wait_for()
    question = page.locator(".question h2").inner_text()
    server.stop()
    expect(page.get_by_text(says("en", "web-line-lost"))).to_be_visible()
    server.start()
    expect(page.get_by_text(says("en", "web-line-lost"))).not_to_be_visible()
    expect(page.locator(".question h2")).to_have_text(question)
    seq = page.locator("main").get_attribute("data-seq")
    answers(page).first.click()
    page.wait_for_function("seq => document.querySelector('main')?.dataset.seq !== seq", arg=seq)
    problems[:] = [one for one in problems if "net::ERR_" not in one]  # the server was gone


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/rules", "/about", "/replay"])
def test_every_page_speaks_every_language_and_keeps_nobody_out(page: Page, axe: str, lang: str, path: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(path)
    speak(page, lang)
    expect(page.locator("h1")).to_be_visible()
    if path == "/cards":
        expect(page.get_by_text(Words(lang).card_name("keen-koi"), exact=True).first).to_be_visible()
    only_words(page)
    no_violations(page, axe)


def test_nobody_is_kept_out_at_night(browser: Browser, server: Server, axe: str) -> None:
    night = browser.new_context(reduced_motion="reduce", locale="en-GB", base_url=server.url, color_scheme="dark")
    page = night.new_page()
    for path in ("/", "/new", "/cards", "/rules", "/about"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        no_violations(page, axe)
    play_now(page)
    page.locator(".choices").wait_for()
    no_violations(page, axe)
    play(page, 3)
    no_violations(page, axe)
    night.close()


def test_a_link_that_leads_nowhere_says_so(page: Page, problems: list[str]) -> None:
    page.goto("/rules")
    page.goto("/t/nothing")
    expect(page.get_by_text(says("en", "error-unknown-table"))).to_be_visible()
    problems[:] = [one for one in problems if "404" not in one]  # the browser tells of every refusal
