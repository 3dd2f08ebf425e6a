"""The guided first game of Heroes on a phone, from its first beat to its end, by pressing what it points at."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.tables import Wire
from tests.browser.visits import PAUSE, fine, fits, moved_on, press, seq, until

from interregnum.lessons import lesson

pytestmark = pytest.mark.browser

FIRST = lesson("heroes", "first-game")
PHONE = {"width": 390, "height": 844}
RELOADED, LEFT = "elite-die", "recruit"  # beats in which a page is loaded again, and a table is left
POINTED = """(offer) => {
  const quoted = (text) => JSON.stringify(text);
  const all = [`[data-answer=${quoted(offer.choice)}]`, `[data-toward=${quoted(offer.choice)}]:enabled`];
  all.push(...offer.at.map((place) => `[data-place=${quoted(place)}]`));
  for (const selector of all)
    for (const one of document.querySelectorAll(selector))
      if (!one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true })
          && getComputedStyle(one).outlineStyle === "dashed") return one;
  return null;
}"""


def frame(wire: Wire) -> Any:
    return next(one for one in reversed(wire.heard) if one["type"] == "frame")


def is_asked(wire: Wire) -> bool:
    last = frame(wire)
    return last["question"] is not None or last["table"]["status"] == "over"


def offer(wire: Wire) -> Any:
    """The answer that is taught now."""
    last = frame(wire)
    return next(one for one in last["question"]["choices"] if one["choice"] == last["taught"]["choice"])


def coach(page: Page) -> Locator:
    return page.locator("#coach")


def give(page: Page, wire: Wire) -> None:
    """Press what is marked, as often as it takes: some answers are seen first, some are put into a basket."""
    before, wanted, sent = seq(page), offer(wire), len(wire.ids("answer"))

    def given() -> bool:
        if seq(page) != before:
            return True
        marked = page.evaluate_handle(POINTED, wanted).as_element()
        if marked is not None and len(wire.ids("answer")) == sent:
            with suppress(Error):  # it went away meanwhile
                marked.tap(timeout=1000)
        return False

    until(page, given)


def begin(page: Page, lang: str = "en") -> None:
    """Somebody new begins with the guided game."""
    page.goto("/")
    press(page.locator("label:has([type=radio][value=heroes])"))
    press(page.get_by_role("button", name=says(lang, "web-learn-start")))


def test_the_guided_game_is_played_to_its_end_by_pressing_what_it_points_at(visit: Visit, axe: str) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    wire = Wire(page)
    begin(page)
    told: list[str] = []
    while True:
        coach(page).wait_for()
        until(page, lambda: is_asked(wire))
        taught = frame(wire)["taught"]
        if frame(wire)["table"]["status"] == "over":
            break
        if taught["topic"] in told:  # what is in the basket is bought one after the other
            page.wait_for_timeout(PAUSE)
            continue
        told.append(taught["topic"])
        expect(coach(page)).to_have_text(says("en", f"heroes-lesson-{taught['topic']}"))
        if taught["topic"] == RELOADED:
            page.reload()
            expect(coach(page)).to_have_text(says("en", f"heroes-lesson-{RELOADED}"))
            fine(page, axe)
        if taught["topic"] == LEFT:
            page.goto("/")
            press(page.get_by_role("link", name=says("en", "web-lesson-continue")))
            expect(coach(page)).to_have_text(says("en", f"heroes-lesson-{LEFT}"))
        give(page, wire)
    assert [beat.topic for beat in FIRST.beats] == told
    expect(coach(page)).to_have_text(says("en", "heroes-lesson-end"))
    fits(page)


def test_whoever_leaves_the_line_is_led_back_by_one_press(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="pl")
    wire = Wire(page)
    begin(page, "pl")
    expect(coach(page)).to_have_text(says("pl", "heroes-lesson-welcome"))
    fits(page, "pl")
    press(page.get_by_role("button", name=says("pl", "web-lesson-freely")))
    before = seq(page)
    page.locator(".dock summary").last.tap()
    page.locator(".dock ol button").last.tap()
    moved_on(page, before)
    expect(coach(page)).to_have_text(says("pl", "web-lesson-left"))
    until(page, lambda: is_asked(wire))
    press(page.get_by_role("button", name=says("pl", "web-lesson-back")))
    expect(coach(page)).to_have_text(says("pl", "heroes-lesson-welcome"))
