"""A finished game again in a real browser: step by step, by the slider, by itself, and through anybody's eyes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import answered, says, set_up, start
from tests.browser.visits import no_violations, only_words

from interregnum.i18n import LANGUAGES

pytestmark = pytest.mark.browser


def finished(page: Page) -> str:
    """A game that two bots have played."""
    table, _ = set_up(page.request, bots=2)
    start(page.request, table)
    while "over" != answered(page.request.get(f"/api/tables/{table}"))["table"]["status"]:
        page.wait_for_timeout(50)
    return table


def step(page: Page) -> str | None:
    return page.locator("main").get_attribute("data-step")


def test_a_game_is_seen_again_step_by_step(page: Page, axe: str) -> None:
    page.goto(f"/replay/{finished(page)}")
    expect(page.locator(".board")).to_be_visible()
    slider = page.get_by_role("slider", name=says("en", "web-replay-step"))
    last = int(slider.get_attribute("max") or "0")
    assert "0" == step(page)
    assert 0 == page.locator(".choices button").count()
    only_words(page)
    no_violations(page, axe)

    page.get_by_role("button", name=says("en", "web-replay-on")).click()
    assert "1" == step(page)
    slider.press("ArrowRight")
    assert "2" == step(page)
    page.get_by_role("button", name=says("en", "web-replay-back")).click()
    assert "1" == step(page)
    slider.press("End")
    assert str(last) == step(page)
    expect(page.locator(".result")).to_be_visible()
    no_violations(page, axe)


def test_a_game_plays_by_itself_until_somebody_stops_it(page: Page) -> None:
    page.goto(f"/replay/{finished(page)}")
    page.get_by_role("button", name=says("en", "web-replay-play")).click()
    expect(page.locator("main")).to_have_attribute("data-step", "2")
    page.get_by_role("button", name=says("en", "web-replay-pause")).click()
    stopped = step(page)
    page.wait_for_timeout(1500)
    assert stopped == step(page)


def test_whose_eyes_are_chosen_and_hands_are_open_only_with_everything_open(page: Page) -> None:
    page.goto(f"/replay/{finished(page)}")
    eyes = page.get_by_label(says("en", "web-replay-eyes"))
    expect(page.locator("#hands")).to_be_visible()
    assert 6 <= page.locator("section:has(#hands) [data-card]").count()
    page.get_by_role("button", name=says("en", "web-replay-on")).click()
    eyes.select_option("watcher")
    expect(page.locator("#hands")).not_to_be_visible()
    expect(page.locator("section.hand")).to_have_count(0)
    eyes.select_option("1")
    expect(page.locator("section.hand")).to_have_count(1)
    assert "1" == step(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_fits_a_phone_and_speaks_every_language(page: Page, axe: str, lang: str) -> None:
    table = finished(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/replay/{table}")
    page.locator(f".languages button[lang={lang}]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(says(lang, "web-replay"))
    expect(page.locator(".board")).to_be_visible()
    only_words(page)
    no_violations(page, axe)


def test_a_game_that_goes_on_is_not_shown_again(page: Page, problems: list[str]) -> None:
    table, _ = set_up(page.request)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_be_visible()
    assert 0 == page.locator(".board").count()
    problems[:] = [one for one in problems if "409" not in one]  # the browser tells of every refusal
