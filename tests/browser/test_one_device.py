"""Several people around one device: after the hand-over nothing of the last hand is left in the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server, Visit
from tests.browser.tables import Wire, answered, set_up, start
from tests.browser.visits import LONG, answer_at_once, answer_in_words, moved_on, seq

from interregnum.words.catalogue import catalogue

pytestmark = pytest.mark.browser

SOME = 30  # answers and hand-overs
HAND_OVER = "[data-hand-over]"
KEPT = """async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, document.cookie, document.title, name,
  history.state, location.href, await indexedDB.databases(), await caches.keys(),
])"""


@pytest.fixture
def page(visit: Visit, server: Server) -> Page:
    """A page that is trusted, as only there it can keep something everywhere."""
    return visit(base_url=server.url)


def shared_table(page: Page, people: int = 2, **wishes: Any) -> str:
    """A table at which one device holds all seats."""
    table, code = set_up(page.request, people, **wishes)
    for name in ("Bob", "Cid", "Dot")[: people - 1]:
        answered(page.request.post("/api/join", data={"code": code, "name": name, "another": True}))
    start(page.request, table)
    page.goto(f"/t/{table}")
    return table


def take_the_device(page: Page) -> None:
    page.locator(f"{HAND_OVER} button").click()
    page.locator(".choices").wait_for()


def answer_until_the_hand_over(page: Page) -> None:
    for _ in range(40):
        page.locator(f"{HAND_OVER}, .choices").first.wait_for()
        if page.locator(HAND_OVER).count():
            return
        answer_in_words(page)
    raise AssertionError("nobody else is asked")


def hand(page: Page) -> list[str]:
    """The ids of the cards in the hand on the page."""
    cards = page.locator("section.hand [data-card]")
    return [str(one) for one in cards.evaluate_all("cards => cards.map((one) => one.dataset.card)")]


def traces(page: Page, cards: list[str], kind: str = "hidden-leaders-card") -> list[str]:
    """Which of these cards the page, what is read aloud of it or its storage still speak of, by id or by name."""
    visited = page.context.new_cdp_session(page).send("Page.getNavigationHistory")
    left = page.content() + page.locator("body").aria_snapshot() + str(page.evaluate(KEPT)) + str(visited)
    words = {card: (card, catalogue("en").say(f"{kind}-{card}")) for card in cards}
    return [card for card, names in words.items() if any(name in left for name in names)]


def test_nothing_of_a_hand_is_left_when_the_device_goes_on(page: Page) -> None:
    shared_table(page)
    expect(page.locator(HAND_OVER)).to_be_visible()
    assert 0 == page.locator(".board").count()
    take_the_device(page)
    for _ in range(4):
        cards = hand(page)
        assert cards
        assert cards == traces(page, cards)  # the search finds what is there
        before = page.locator("main").inner_text()
        answer_until_the_hand_over(page)
        assert [] == traces(page, cards)
        assert 0 == page.locator(".board, .glass, dialog, [data-card]").count()
        assert before not in page.content()
        page.go_back()
        page.go_forward()
        expect(page.locator(HAND_OVER)).to_be_visible()
        assert [] == traces(page, cards)
        take_the_device(page)


def secrets(wire: Wire) -> tuple[list[str], list[str]]:
    """Of the last frame of a seat of Heroes: the skills that were drawn to choose from, and the scrolls."""
    frames = [one for one in wire.heard if one["type"] == "frame" and one["you"] is not None and one["view"]]
    view = frames[-1]["view"]
    drawn = [card for one in view["stack"] if one["program"] == "gain-skill" for card in one["lot"]]
    scrolls = [card for hero in view["heroes"].values() for card in hero["scrolls"]]
    return [card for card in drawn if card], [card for card in scrolls if card]


def explore(page: Page, wire: Wire) -> None:
    """Give the answer that brings cards nearer: Uriel, who begins with a skill, a place, a hero who walks, else any."""
    choices = next(one["question"]["choices"] for one in reversed(wire.heard) if one.get("question"))
    first = [one for one in choices if one["choice"] in ("faction haven", "hero uriel")]
    places = [one for one in choices if one["verb"] == "visit"]
    heroes = [one for one in choices if one["choice"].endswith("hero-activation")]
    before = seq(page)
    wanted = (first or places or heroes or choices)[0]["text"]
    page.locator(".choices button").get_by_text(wanted, exact=True).first.dispatch_event("click")
    moved_on(page, before)


@pytest.mark.long
def test_nothing_of_drawn_skills_and_scrolls_is_left_when_the_device_goes_on(page: Page) -> None:
    wire = Wire(page)
    shared_table(page, game="heroes", options={"length": "short"})
    found = overs = 0
    for _ in range(SOME):
        page.locator(f"{HAND_OVER}, .choices").first.wait_for()
        if page.locator(HAND_OVER).count() == 0:
            skills, scrolls = secrets(wire)
            if skills:
                found += 1
                assert skills == traces(page, skills, "heroes-skill")  # the search finds what is there
            explore(page, wire)
        else:
            if overs:
                assert [] == traces(page, skills, "heroes-skill")
                assert [] == traces(page, scrolls, "heroes-scroll")
                assert 0 == page.locator(".board, .battle, dialog, [data-answer]").count()
            overs += 1
            take_the_device(page)
    assert found > 0  # Uriel has drawn
    assert overs > 4  # faction, town and hero of each


@pytest.mark.long
def test_the_line_of_the_last_person_is_closed_and_a_page_loaded_anew_asks_first(page: Page) -> None:
    wire = Wire(page)
    shared_table(page)
    page.locator(HAND_OVER).wait_for()
    assert {None} == {frame["you"] for frame in wire.heard if frame["type"] == "frame"}
    take_the_device(page)
    mine = next(frame["you"] for frame in reversed(wire.heard) if frame["you"] is not None)
    page.reload()
    expect(page.locator(HAND_OVER)).to_be_visible()
    take_the_device(page)
    answer_until_the_hand_over(page)
    wire.heard.clear()
    take_the_device(page)
    answer_until_the_hand_over(page)
    assert mine not in {frame["you"] for frame in wire.heard if frame["type"] == "frame"}


@pytest.mark.long
def test_a_whole_game_around_one_device_ends_with_the_public_table(page: Page) -> None:
    shared_table(page)
    for _ in range(LONG):
        page.locator(f"section.end, {HAND_OVER}, .choices").first.wait_for()
        if page.locator("section.end").count():
            break
        if page.locator(HAND_OVER).count():
            take_the_device(page)
        else:
            answer_at_once(page)
    expect(page.locator("section.end")).to_be_visible()
    expect(page.locator("section.hand")).to_have_count(0)
