"""The map of Heroes in a real browser: what is on it is pressed, with a mouse, with a finger and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE, against_a_bot
from tests.browser.visits import answer_in_words, asked_now, drawn, fine, moved_on, seq
from tests.samples import long

pytestmark = pytest.mark.browser

OPTIONS = {"random-factions": True, "length": "short"}
ENOUGH = 4  # answers on the map
MANY = 60  # answers
LAPTOP = {"width": 1280, "height": 720}
# The middles of the fields that can be chosen and are seen: in the window of the map, with nothing over them.
OPEN = """() => [...document.querySelectorAll(".fields .offered")].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y) === one ? [{ x, y, width, field: one.dataset.field }] : [];
})"""
SEEN_BY = "() => document.activeElement?.dataset.field ?? null"


def press_at(page: Page, x: float, y: float) -> None:
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def open_fields(page: Page) -> list[dict[str, Any]]:
    """The fields that can be pressed, once the map has come to rest."""
    drawn(page)
    found: list[dict[str, Any]] = page.evaluate(OPEN)
    return found


def look(page: Page) -> None:
    """Press a field that can be chosen: it tells about itself, and nothing is chosen yet."""
    before = seq(page)
    fields = open_fields(page)
    if not fields:  # none of them is in the window
        page.get_by_role("button", name=says("en", "heroes-web-map-next")).click()
        fields = open_fields(page)
    found = fields[len(fields) // 2]
    press_at(page, found["x"], found["y"])
    card = page.get_by_role("region", name=says("en", "heroes-web-field", field=found["field"]))
    expect(card.locator(".chief").first).to_be_visible()
    assert before == seq(page)


def go(page: Page) -> None:
    """Press what was seen once more; where it can be answered in several ways, choose the first."""
    before = seq(page)
    card = page.locator(".card.pressed")
    field = (card.locator("header b").text_content() or "").strip()
    spot = next((one for one in open_fields(page) if one["field"] == field), None)
    assert spot is not None, "the field that was pressed is covered"
    assert spot["width"] >= 44 or page.viewport_size != PHONE
    if card.locator(".chief").count() == 1:
        press_at(page, spot["x"], spot["y"])
    else:
        card.locator(".chief").first.click()
    moved_on(page, before)


def asked(page: Page) -> None:
    page.locator(".choices").wait_for()
    asked_now(page)
    page.locator("[data-field]").first.wait_for(state="attached")  # the map is drawn layer by layer


def on_the_map(page: Page) -> bool:
    """Whether something on the map can be chosen, and neither a battle nor the town nor cards lie over it.

    The fields are drawn a picture later than the question: what they still show may be answered long since.
    """
    now = page.get_by_role("button", name=says("en", "heroes-web-map-next")).count() > 0
    return now and page.locator(".map:not(.away) .fields .offered").count() > 0


@pytest.mark.parametrize("size", [long("laptop"), "phone"])
def test_a_few_turns_are_played_by_pressing_the_map(visit: Visit, axe: str, size: str) -> None:
    page = visit(viewport=PHONE, has_touch=True) if size == "phone" else visit(viewport=LAPTOP)
    against_a_bot(page, game="heroes", options=OPTIONS)
    pressed = 0
    for _ in range(MANY):
        asked(page)
        if not on_the_map(page):
            activate(page)
            continue
        look(page)
        if pressed == 1:
            fine(page, axe)
        go(page)
        pressed += 1
        if pressed == ENOUGH:
            break

    assert ENOUGH == pressed


def activate(page: Page) -> None:
    """An answer in words, and of all of them the one that lets a hero walk."""
    walks = page.locator(".choices button:enabled", has_text="Hero activation")
    if not walks.count():
        return answer_in_words(page)
    before = seq(page)
    walks.first.dispatch_event("click")
    return moved_on(page, before)


def walk_to_a_closed_field(page: Page) -> None:
    """Over the map by keys, to a field that cannot be chosen."""
    for way in ("Right", "Down", "Left"):
        for _ in range(11):
            if not page.locator(f".fields .offered[data-field={page.evaluate(SEEN_BY)}]").count():
                return
            page.keyboard.press(f"Arrow{way}")


@pytest.mark.long
def test_the_map_is_walked_and_answered_by_keys(visit: Visit) -> None:
    page = visit(viewport=LAPTOP)
    against_a_bot(page, game="heroes", options=OPTIONS)
    asked(page)
    while not on_the_map(page):
        activate(page)
        asked(page)
    before = seq(page)
    page.locator(".fields [tabindex='0']").focus()
    start = page.evaluate(SEEN_BY)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert start != page.evaluate(SEEN_BY)
    walk_to_a_closed_field(page)
    expect(page.locator(".card .reasons").first).to_contain_text("MMH-")
    page.keyboard.press("n")
    field = page.evaluate(SEEN_BY)
    expect(page.locator(f".fields .offered[data-field={field}]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".card.pressed")).to_be_visible()
    assert before == seq(page)
    page.keyboard.press("Enter")
    if page.locator(".card.pressed .chief").count() > 1:
        page.locator(".card.pressed .chief").first.press("Enter")
    moved_on(page, before)
