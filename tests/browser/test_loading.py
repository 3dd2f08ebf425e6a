"""What there is of a game comes when its table is opened: nobody pays for a game that is not played."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect
from tests.browser.conftest import Troubles
from tests.browser.speech import says
from tests.browser.tables import against_a_bot, set_up, start

pytestmark = pytest.mark.browser

OWN = "hidden-leaders"
OTHER = "heroes"
GAMES = (OWN, OTHER)


class Loaded:
    """The paths that a page asks for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.paths: list[str] = []
        page.on("request", self.note)

    def note(self, request: Request) -> None:
        self.paths.append(urlsplit(request.url).path)

    def has(self, part: str) -> bool:
        return any(part in path for path in self.paths)

    def says(self, word: str) -> bool:
        """Whether a script among them has this word in it."""
        scripts = [path for path in self.paths if path.endswith(".js")]
        return any(word in self.page.request.get(path).text() for path in scripts)


def test_the_first_page_loads_the_code_of_no_game(page: Page) -> None:
    loaded = Loaded(page)
    page.goto("/")
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    assert loaded.has("/assets/index-")
    for part in (*(f"/assets/{game}" for game in GAMES), "/assets/plain", "/assets/Side", "/cards"):
        assert not loaded.has(part), part
    for game in GAMES:
        assert not loaded.says(f"{game}-web-")


@pytest.mark.parametrize(("game", "other"), [GAMES, GAMES[::-1]])
def test_a_table_loads_its_game_and_no_other(page: Page, game: str, other: str) -> None:
    loaded = Loaded(page)
    against_a_bot(page, game=game, options={})
    page.locator(".board .choices").wait_for()
    assert loaded.has(f"/assets/{game}-")
    assert loaded.says(f"{game}-web-")
    assert loaded.has(f"/api/games/{game}/cards")
    assert not loaded.has(f"/assets/{other}")
    assert not loaded.has("/assets/plain")


@pytest.mark.long
def test_a_game_whose_code_did_not_come_is_asked_for_again(page: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED", "Failed to load")
    page.route(f"**/api/games/{OWN}/cards*", lambda route: route.abort())
    table, _ = set_up(page.request, bots=1)
    start(page.request, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert").get_by_text(says("en", "web-offline"))).to_be_visible()
    page.unroute(f"**/api/games/{OWN}/cards*")
    page.get_by_role("button", name=says("en", "web-again")).click()
    page.locator(".board .choices").wait_for()
