"""Guided games in the browser: what is taught now, and how somebody follows it by pressing what it points at."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page
from tests.browser.speech import says
from tests.browser.tables import Wire
from tests.browser.visits import press, seq, until

POINTED = """(offer) => {
  const quoted = (text) => JSON.stringify(text);
  const all = [`[data-answer=${quoted(offer.choice)}]`, `[data-toward=${quoted(offer.choice)}]:enabled`];
  all.push(...offer.at.map((place) => `[data-place=${quoted(place)}]`));
  const marked = all.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((one) => !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).outlineStyle === "dashed");
  const bare = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return marked.find(bare) ?? marked[0] ?? null;
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


def press_marked(page: Page, wanted: dict[str, Any]) -> bool:
    """Press what is marked now, if anything is."""
    marked = page.evaluate_handle(POINTED, wanted).as_element()
    if marked is None:
        return False
    with suppress(Error):  # it went away meanwhile
        marked.tap(timeout=1000)
        return True
    return False


def give(page: Page, wire: Wire) -> None:
    """Press what is marked, as often as it takes: some answers are seen first, some are put into a basket."""
    before, wanted, sent = seq(page), offer(wire), len(wire.ids("answer"))

    def given() -> bool:
        if seq(page) != before:
            return True
        if len(wire.ids("answer")) == sent:
            press_marked(page, wanted)
        return False

    until(page, given)


def begin(page: Page, game: str, lang: str = "en") -> None:
    """Somebody new begins with the guided game."""
    page.goto("/")
    press(page.locator(f"label:has([type=radio][value={game}])"))
    press(page.get_by_role("button", name=says(lang, "web-learn-start")))
