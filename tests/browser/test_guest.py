"""A game that the browser has never heard of, installed beside ours: it is set up, played, told again, and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PLAIN, Server, Visit
from tests.browser.speech import says, speak
from tests.browser.test_loading import Loaded
from tests.browser.visits import fine, play
from tests.guest.installing import install, with_guest

pytestmark = pytest.mark.browser

GAME, NAME = "cups", "Under the Cup"
OWN_DICE = re.compile(r"^Ann: [1-6], [1-6], [1-6]$")
HIDDEN_DICE = re.compile(r"^[^:]+: 3 dice under the cup$")


@pytest.fixture
def table(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Where a table of any game of a server with a guest can be set up."""
    folder = tmp_path_factory.mktemp("guest")
    server = Server(folder / "tables", with_guest(install(folder)))
    server.start()
    page = visit(base_url=server.at(PLAIN))
    page.goto("/new")
    yield page
    page.close()
    server.stop()


def test_a_game_from_elsewhere_is_set_up_played_and_told_again(table: Page, axe: str) -> None:
    loaded = Loaded(table)
    table.get_by_label(says("en", "web-name")).fill("Ann")
    table.locator(f"input[value={GAME}]").check()
    table.get_by_label(says("en", "web-seats")).select_option("2")
    table.get_by_label("Short game").check()
    expect(table.get_by_text("three dice each instead of five")).to_be_visible()
    table.get_by_role("button", name=says("en", "web-open-table")).click()
    table.get_by_role("button", name=says("en", "web-add-bot", level=says("en", "web-level-random"))).click()
    expect(table.locator(".game", has_text=NAME)).to_be_visible()
    table.get_by_role("button", name=says("en", "web-start")).click()
    expect(table.get_by_role("heading", level=1)).to_have_text(NAME)
    told = table.get_by_role("list", name=says("en", "web-table")).get_by_role("listitem")
    assert loaded.has("/assets/plain-")
    assert not loaded.has("/assets/hidden-leaders")
    assert not loaded.has("/cards")
    expect(told.nth(0)).to_have_text(OWN_DICE)
    expect(told.nth(1)).to_have_text(HIDDEN_DICE)
    speak(table, "uk")
    expect(table.get_by_role("heading", level=1)).to_have_text("Під стаканчиком")
    speak(table, "en")
    play(table)
    fine(table, axe)
    table.get_by_role("link", name=says("en", "web-replay")).click()
    expect(told.first).to_be_visible()
    oldest = table.locator(".log .row").first.inner_text()
    turns = says("en", "web-replay-turns")
    table.get_by_role("button", name=says("en", "web-replay-leap-on", kind=turns)).click()
    expect(table.locator(".log .row").first).to_have_text(oldest)
    expect(table.locator("main")).not_to_have_attribute("data-step", "0")
    for page in ("rules", "cards"):
        table.goto(f"/{page}/{GAME}")
        expect(table.get_by_text(says("en", "web-about-game-nothing", game=NAME))).to_be_visible()
