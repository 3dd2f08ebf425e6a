"""A table in windows of every height: nothing lies where it cannot be reached, and the question is always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import SPOKEN, WRITTEN, says
from tests.browser.staged import Stage, scenes
from tests.browser.tables import PHONE, against_bots, set_up, sit_down, start
from tests.browser.visits import TOO_WIDE, answer_at_once, drawn, fits
from tests.samples import long

pytestmark = pytest.mark.browser

LOW = [(1366, 768), (1280, 720)]
PHONES = [(PHONE["width"], PHONE["height"]), (390, 844), (844, 390)]
LARGE = [(1440, 900), (2560, 1440), (3840, 2160)]
WINDOWS = [*LOW, *PHONES, *LARGE, (1366, 625), (1024, 768)]
LEAST = {**dict.fromkeys([*PHONES, *LOW], 13), **dict.fromkeys(LARGE, 16)}  # pixels of type on a card
# Names and marker lines of cards that can be seen, by their size in pixels.
TYPE = """() => [...document.querySelectorAll(".board .card :is(.plate, .move)")]
  .filter((one) => one.checkVisibility() && one.textContent.trim() !== "")
  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
CAPTION = "() => parseFloat(getComputedStyle(document.querySelector('.captions li')).fontSize)"
CARD = "() => document.querySelector('section.hand .card').getBoundingClientRect().width"
SCROLLED = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".table");
  return scrollHeight - clientHeight;
}"""
# Rows of cards of which one lies lower than the others.
WRAPPED = """() => [...document.querySelectorAll(".board .spread")].filter((row) => {
  const tops = [...row.querySelectorAll("li .spot:not(.open)")].map((one) => one.getBoundingClientRect().top);
  return Math.max(...tops) - Math.min(...tops) > 8;
}).length"""
# What runs out of the panel it stands in.
OUTSIDE = """() => [...document.querySelectorAll(".board :is(.badge bdi, .chips bdi, .log li, .question h2, .lately)")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const panel = one.parentElement.closest(".seat, li, .panel");
    return one.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1;
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
# Where the parts of a table lie, once they have lain there for some pictures: cards make room in steps.
LIE = """async () => {
  const parts = ".board, .board :is(.others, .seat, .map, .dock, .hand, .mine)";
  const lie = () => [...document.querySelectorAll(parts)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className, ...[x, y, width, height].map(Math.round)].join(" ");
  });
  let [found, since] = [lie(), 0];
  while (since < 20) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = lie();
    since = now.join() === found.join() ? since + 1 : 0;
    found = now;
  }
  return found;
}"""
SOME = 6  # answers
MANY = 30
PARTS = ".board > :not(.dock, :has(.dock))"
BELOW_THE_DOCK = """(parts) => {
  const box = (one) => one.getBoundingClientRect();
  const dock = box(document.querySelector(".dock"));
  const above = ({ top, bottom }) => bottom <= dock.top + 1 || top >= dock.bottom - 1;
  const apart = (part) => above(part) || part.left >= dock.right || part.right <= dock.left + 1;
  return [...document.querySelectorAll(parts)].filter((one) => !apart(box(one))).map((one) => one.className);
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".question h2, .choices button, .choices summary")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top < 0 || bottom > innerHeight || !(one.contains(found) || found?.contains(one));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
FOCUSED = ".board :is(.others, .map, .mine) button, .chat form :is(button, input)"
HIDDEN_WITH_FOCUS = """(parts) => [...document.querySelectorAll(parts)]
  .filter((one) => {
    scrollTo(0, 0);
    one.focus();
    const { left, right, bottom } = one.getBoundingClientRect();
    const edge = [left + 4, (left + right) / 2, right - 4]; // the sign of a pile may lie on the middle of it
    return !edge.some((x) => one.contains(document.elementFromPoint(x, bottom - 3)));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""


def stands_clear(page: Page) -> None:
    """No part of the table lies below the dock once it is drawn."""
    page.wait_for_function(f"(parts) => ({BELOW_THE_DOCK})(parts).length === 0", arg=PARTS)


def all_is_reached(page: Page) -> None:
    page.evaluate("scrollTo(0, 0)")
    assert [] == page.evaluate(TOO_WIDE)
    assert [] == page.evaluate(OUT_OF_SIGHT)
    assert [] == page.evaluate(HIDDEN_WITH_FOCUS, FOCUSED), page.viewport_size
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    stands_clear(page)


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(width) => innerWidth === width", arg=width)
    drawn(page)


@pytest.mark.parametrize(("seats", "lang"), [long((2, "pl")), (4, "en"), long((6, "uk"))])
def test_nothing_lies_below_the_dock_where_it_cannot_be_reached(visit: Visit, seats: int, lang: str) -> None:
    page = visit(locale=lang)
    against_bots(page, seats, lang=lang)
    for _ in range(SOME):
        answer_at_once(page)
        page.locator(".choices").wait_for()
    for window in WINDOWS:
        resized(page, *window)
        all_is_reached(page)


@pytest.mark.parametrize(
    ("seats", "lang"),
    [(4, "en"), long((2, "uk")), long((6, "pl"))],
)
def test_cards_are_read_in_every_window_and_grow_with_it(visit: Visit, seats: int, lang: str) -> None:
    page = visit(locale=lang)
    against_bots(page, seats, lang=lang)
    for _ in range(SOME):
        answer_at_once(page)
        page.locator(".choices").wait_for()
    widths = []
    for window, least in LEAST.items():
        resized(page, *window)
        page.locator("section.hand .card").first.wait_for()
        assert least <= min(page.evaluate(TYPE)), window
        assert 0 == page.evaluate(WRAPPED), window
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), window
        if window in LARGE:
            assert 1 >= page.evaluate(SCROLLED), window
            widths.append(page.evaluate(CARD))
    assert sorted(set(widths)) == widths


@pytest.mark.long
@pytest.mark.parametrize("seats", [long(2), 4, long(6)])
def test_large_cards_fit_into_the_window(visit: Visit, seats: int) -> None:
    page = visit(viewport={"width": LARGE[0][0], "height": LARGE[0][1]})
    page.add_init_script("localStorage.setItem('interregnum.cards', 'large')")
    against_bots(page, seats)
    for _ in range(SOME):
        page.wait_for_function(f"() => ({SCROLLED})() <= 1")
        assert 0 == page.evaluate(WRAPPED)
        answer_at_once(page)
        page.locator(".choices").wait_for()


@pytest.mark.long
@pytest.mark.parametrize("window", [PHONES[0], pytest.param(LARGE[0], marks=pytest.mark.long)])
def test_names_of_any_length_fit(visit: Visit, window: tuple[int, int]) -> None:
    page = visit(viewport={"width": window[0], "height": window[1]}, has_touch=window in PHONES)
    table, code = set_up(page.request, 6, name="W" * 24)
    for number in range(5):
        guest = visit()
        sit_down(guest.request, code, "W" * 22 + f"{number:02}")
    start(page.request, table)
    page.goto(f"/t/{table}")
    page.locator(".log li").first.wait_for()
    fits(page)
    assert [] == page.evaluate(OUTSIDE)


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_head_of_a_table_fits_a_small_phone_with_everything_that_can_be_done(visit: Visit, lang: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale=lang)
    against_bots(page, 4, lang=lang)
    back = page.locator("header .deeds").get_by_role("button", name=says(lang, "web-undo"))
    for _ in range(MANY):
        if back.count():
            break
        answer_at_once(page)
        page.locator(".choices").wait_for()
    expect(back).to_be_visible()
    fits(page, lang)


def test_a_phone_on_its_side_shows_what_heroes_asks_beside_what_it_is_about(visit: Visit) -> None:
    page = visit(viewport={"width": 844, "height": 390}, has_touch=True)
    against_bots(page, 2, game="heroes", options={"random-factions": True})
    dock, stage = box(page.locator(".dock")), box(page.locator(".board > .stage"))
    assert dock["x"] >= stage["x"] + stage["width"]
    assert dock["y"] + dock["height"] <= 390
    assert stage["y"] < 390 / 2
    fits(page)


@pytest.mark.long
@pytest.mark.parametrize("window", [LOW[0], pytest.param(LOW[1], marks=pytest.mark.long)])
@pytest.mark.parametrize("lang", SPOKEN)
def test_everything_of_the_first_game_is_reached_in_a_low_window(
    visit: Visit, window: tuple[int, int], lang: str
) -> None:
    page = visit(viewport={"width": window[0], "height": window[1]}, locale=lang)
    page.goto("/")
    page.get_by_role("button", name=says(lang, "web-learn-start")).click()
    expect(page.locator("#coach")).to_be_visible()
    all_is_reached(page)
    page.get_by_role("button", name=says(lang, "web-lesson-freely")).click()  # it begins in the middle of a game
    page.locator(".choices").wait_for()
    all_is_reached(page)


@pytest.mark.long
@pytest.mark.parametrize("seats", [long(2), long(4), 6])
def test_a_television_shows_the_whole_table_at_once(page: Page, seats: int) -> None:
    table = against_bots(page, seats)
    for _ in range(SOME):
        answer_at_once(page)
        page.locator(".choices").wait_for()
    page.goto(f"/tv/{table}")
    page.locator(".board.television").wait_for()
    for window in [*LOW, (1920, 1080)]:
        resized(page, *window)
        assert [] == page.evaluate(TOO_WIDE)
        stands_clear(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        cards, captions = page.locator(".market"), page.locator(".captions")
        assert box(cards)["x"] + box(cards)["width"] <= box(captions)["x"]
        assert box(page.locator(".board .track").first)["width"] > 0.9 * window[0]
        assert page.evaluate(CAPTION) >= window[1] / 45  # it is read from the sofa


@pytest.mark.long
def test_answers_have_the_width_of_the_dock_where_something_is_foretold(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    against_bots(page, 4)
    while page.locator(".ask .choices > ul > li").count() < 3:
        answer_at_once(page)
        page.locator(".choices button:enabled").first.wait_for(state="attached")
    page.locator(".ask > .foretold").wait_for()
    wide = [page.locator(where).evaluate("one => one.clientWidth") for where in (".ask .choices", ".dock .ask")]
    assert wide[0] > 0.9 * wide[1]


@pytest.fixture
def stage(visit: Visit) -> Stage:
    return Stage(visit(viewport={"width": LARGE[0][0], "height": LARGE[0][1]}), "hidden-leaders")


def who(frame: dict[str, Any], *, shining: bool) -> dict[str, Any]:
    """This position when one of the others is to be chosen: in words, or by their names as well."""
    others = [(seat, one["name"]) for seat, one in enumerate(frame["table"]["seats"]) if seat != frame["you"]]
    choices = [
        {"choice": name, "verb": "choose", "at": [f"seat/{seat}"] if shining else [], "group": "", "text": name}
        for seat, name in others
    ]
    return {**frame, "question": {"ask": "any", "source": None, "choices": choices, "text": "Which player?"}}


@pytest.mark.parametrize("window", [LARGE[0], long((LOW[0],))])
def test_no_part_of_a_table_moves_because_a_player_can_be_chosen_by_name(stage: Stage, window: tuple[int, int]) -> None:
    resized(stage.page, *window)
    stage.show(who(scenes()["three"], shining=False))
    before = stage.page.evaluate(LIE)
    number = stage.frame["seq"] + 1
    stage.tell({**who(stage.frame, shining=True), "seq": number, "since": number - 1, "news": []})
    expect(stage.page.locator(".chosen")).to_have_count(2)
    assert before == stage.page.evaluate(LIE)


@pytest.mark.parametrize("window", [LARGE[0], long((LOW[0],))])
def test_all_answers_in_words_lie_over_the_table_and_move_none_of_it(stage: Stage, window: tuple[int, int]) -> None:
    resized(stage.page, *window)
    stage.show(scenes()["two"])
    before = stage.page.evaluate(LIE)
    stage.page.locator(".choices summary").click()
    expect(stage.page.locator(".choices ol")).to_be_in_viewport(ratio=1)
    assert before == stage.page.evaluate(LIE)


@pytest.mark.parametrize("window", [LARGE[0], long((LOW[0],)), long((PHONES[0],))])
def test_what_is_told_lies_over_the_table_apart_from_each_other_and_from_the_edges(
    stage: Stage, window: tuple[int, int]
) -> None:
    page = stage.page
    resized(page, *window)
    stage.show(scenes()["three"])
    before = page.evaluate(LIE)
    number = stage.frame["seq"] + 1
    taken = {"news": "undone", "seq": number, "by": 1, "first": number - 1, "to": 0}
    stage.tell({**stage.frame, "seq": number, "since": number - 1, "news": [taken]})
    stage.tell({"type": "trouble", "reason": "any", "text": "No. " * 40})
    note, banner = page.locator(".note"), page.get_by_role("alert").locator("p")
    expect(note).to_have_text(says("en", "web-news-undone", player="Bruno"))
    above, below = box(note), box(banner)
    assert above["y"] + above["height"] + 4 <= below["y"]
    assert below["x"] >= 4
    assert below["x"] + below["width"] <= window[0] - 4
    assert before == page.evaluate(LIE)


@pytest.mark.parametrize("window", [LARGE[0], long((LOW[0],))])
def test_a_card_of_the_hand_is_shown_large_above_the_hand_and_the_question(
    stage: Stage, window: tuple[int, int]
) -> None:
    page = stage.page
    resized(page, *window)
    stage.show(scenes()["two"])
    card = box(page.locator("section.hand .spot").first)
    for far in (20, 25):  # whoever rests is shown nothing
        page.mouse.move(card["x"] + far, card["y"] + far)
    page.locator(".glass").wait_for()
    drawn(page)
    glass, dock = box(page.locator(".glass")), box(page.locator(".dock"))
    assert glass["y"] >= 0
    assert glass["y"] + glass["height"] <= dock["y"]


@pytest.mark.parametrize("window", [LOW[0], long((LOW[1],))])
def test_in_a_low_window_who_is_here_takes_no_room_from_the_table(stage: Stage, window: tuple[int, int]) -> None:
    page = stage.page
    resized(page, *window)
    stage.show(scenes()["three"])
    here, side, table, tavern, dock = (
        box(page.locator(where)) for where in (".people", ".beside", ".table", ".tavern", ".dock")
    )
    assert here["x"] >= table["x"] + table["width"]
    assert here["x"] + here["width"] <= window[0]
    assert here["y"] + here["height"] <= side["y"]
    assert tavern["y"] + tavern["height"] <= dock["y"]
