"""A finished game again in a real browser: step by step, by the slider, by itself, and through anybody's eyes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import says
from tests.browser.tables import Finished, set_up

pytestmark = pytest.mark.browser


@pytest.fixture
def page(visit: Visit, finished: Finished) -> Page:
    """Whoever set up the table of a game that is over."""
    return visit(storage_state=finished.host)


def step(page: Page) -> str | None:
    return page.locator("main").get_attribute("data-step")


def test_a_game_is_seen_again_step_by_step(page: Page, finished: Finished) -> None:
    page.goto(f"/replay/{finished.table}")
    expect(page.locator(".board")).to_be_visible()
    slider = page.get_by_role("slider", name=says("en", "web-replay-step"))
    last = int(slider.get_attribute("max") or "0")
    assert "0" == step(page)
    assert 0 == page.locator(".choices button").count()

    page.get_by_role("button", name=says("en", "web-replay-on")).click()
    assert "1" == step(page)
    slider.press("ArrowRight")
    assert "2" == step(page)
    page.get_by_role("button", name=says("en", "web-replay-back")).click()
    assert "1" == step(page)
    slider.press("End")
    assert str(last) == step(page)
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.long
def test_a_game_plays_by_itself_until_somebody_stops_it(page: Page, finished: Finished) -> None:
    page.clock.install()
    page.goto(f"/replay/{finished.table}")
    page.get_by_role("button", name=says("en", "web-replay-play"), exact=True).click()
    page.clock.run_for(5000)
    stopped = step(page)
    assert int(stopped or "0") > 1
    page.get_by_role("button", name=says("en", "web-replay-pause")).click()
    page.clock.run_for(20_000)
    assert stopped == step(page)


@pytest.mark.long
def test_whose_eyes_are_chosen_and_hands_are_open_only_with_everything_open(page: Page, finished: Finished) -> None:
    page.goto(f"/replay/{finished.table}")
    eyes = page.get_by_label(says("en", "web-replay-eyes"))
    expect(page.locator("#hands")).to_be_visible()
    assert 6 <= page.locator("section:has(#hands) [data-card]").count()
    page.get_by_role("button", name=says("en", "web-replay-on")).click()
    eyes.select_option("watcher")
    expect(page.locator("#hands")).not_to_be_visible()
    expect(page.locator("section.hand")).to_have_count(0)
    eyes.select_option("1")
    expect(page.locator("section.hand")).to_have_count(1)
    name = str(eyes.locator("option[value='1']").text_content())
    expect(page.get_by_role("region", name=says("en", "hidden-leaders-web-party-of", player=name))).to_be_visible()
    expect(page.get_by_text(says("en", "hidden-leaders-web-party-own"), exact=True)).to_have_count(0)
    assert "1" == step(page)


@pytest.mark.long
def test_a_game_that_goes_on_is_not_shown_again(page: Page, troubles: Troubles) -> None:
    troubles.expect("409")  # the browser tells of every refusal
    table, _ = set_up(page.request)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_be_visible()
    assert 0 == page.locator(".board").count()
