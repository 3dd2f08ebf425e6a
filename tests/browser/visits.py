"""What a person does on the pages, and what must be true of every page they come to."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position
from tests.browser.speech import says, speaks
from tests.browser.tables import Wire

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
NAMING = "label-content-name-mismatch"  # an experiment of axe's, which no tag switches on
EVERYTHING = {"runOnly": TAGS, "rules": {NAMING: {"enabled": True}}, "resultTypes": ["violations"]}
COLOURS = ["color-contrast", "link-in-text-block"]  # what is different at night
INK = {"runOnly": {"type": "rule", "values": COLOURS}, "resultTypes": ["violations"]}
NAMES = {"runOnly": {"type": "rule", "values": [NAMING]}, "resultTypes": ["violations"]}  # different in every language
LONG = 500  # answers after which a game should be over
PATIENCE = 60.0  # seconds
DOUBLE = 500  # milliseconds after which two taps are two; Chromium says 400
EDGE: Position = {"x": 10, "y": 10}  # of a card that may lie below the next one
PAUSE = 25  # milliseconds between two looks at several pages
# What is pressed may be larger than what is seen: a label around it, or something invisible behind it.
TOO_SMALL = """() => {
  const size = (one) => {
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const room = getComputedStyle(one, "::after");
    const more = (...sides) => sides.reduce((sum, side) => sum - Math.min(0, parseFloat(room[side]) || 0), 0);
    const around = room.content !== "none" && room.position === "absolute" && room.rotate === "none";
    return [box.width + (around ? more("left", "right") : 0), box.height + (around ? more("top", "bottom") : 0)];
  };
  return [...document.querySelectorAll("a[href], button, input, select, summary, textarea")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip, p, .log li"))
    .map((one) => [one, ...size(one).map(Math.round)])
    .filter(([, width, height]) => width > 0 && (width < 44 || height < 44))
    .map(([one, width, height]) => `${one.outerHTML.slice(0, 120)}: ${width} x ${height}`);
}"""
# What somebody sees: the number of the frame, and whether it is theirs to answer or over.
SEEN = """() => [
  document.querySelector("main")?.dataset.seq,
  document.querySelector(".choices") !== null,
  document.querySelector("section.end") !== null,
]"""
# A table is drawn part by part, each once the picture before has been drawn.
DRAWN = """async () => {
  for (const _ of Array(3)) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > width + 1)
    .map((one) => one.outerHTML.slice(0, 120));
}"""


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for something that no single page tells of."""
    give_up = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < give_up, "it does not come"
        page.wait_for_timeout(PAUSE)


def no_violations(page: Page, axe: str) -> None:
    """axe finds nothing that would keep somebody out, by day or by night."""
    told = found(page, axe, EVERYTHING)
    assert not told, (page.url, told)
    at_night = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if at_night else "dark")
    told = found(page, axe, INK)
    page.emulate_media(color_scheme="dark" if at_night else "light")
    assert not told, (page.url, "by night", told)


def found(page: Page, axe: str, wanted: object) -> list[tuple[str, list[str]]]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    violations = page.evaluate("async (wanted) => (await axe.run(wanted)).violations", wanted)
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in violations]


def fits(page: Page, lang: str = "en") -> None:
    """It speaks one language, nothing scrolls sideways or moves, and a finger hits everything that can be pressed."""
    speaks(page, lang)
    wide = page.evaluate(TOO_WIDE)
    assert not wide, (page.url, wide)
    small = page.evaluate(TOO_SMALL)
    assert not small, (page.url, small)
    assert 0 == page.evaluate(MOVING), page.url


def fine(page: Page, axe: str, lang: str = "en") -> None:
    """It fits, and keeps nobody out; what axe looks at is the same in every language, but for names."""
    fits(page, lang)
    if lang == "en":
        return no_violations(page, axe)
    told = found(page, axe, NAMES)
    assert not told, (page.url, told)
    return None


def seq(page: Page) -> str:
    return page.locator("main").get_attribute("data-seq") or ""


def moved_on(page: Page, since: str) -> None:
    page.wait_for_function("since => document.querySelector('main')?.dataset.seq !== since", arg=since)


def drawn(page: Page) -> None:
    """Wait until whatever was asked for is on the screen, also what comes a picture or two after the rest."""
    page.evaluate(DRAWN)


def asked_now(page: Page) -> None:
    """Wait until there is something to answer, and no answer on its way."""
    page.locator(".choices button:enabled").first.wait_for(state="attached")


def frame_of(page: Page, wire: Wire) -> dict[str, Any]:
    """The frame that the page shows, once there is something to answer in it."""
    asked_now(page)
    until(page, lambda: seq(page) == str(wire.frame.get("seq")))
    return wire.frame


def answers(page: Page) -> Locator:
    """The answers in words; where there are many, they are opened first."""
    asked_now(page)
    closed = page.locator(".choices details:not([open]) > summary")
    if closed.count():
        closed.click()
    return page.locator(".choices button:enabled")


def swift(page: Page) -> Locator:
    """The answer that brings the end nearer: the first of all, as heroes to play come first."""
    found = answers(page)
    every = page.locator(".choices ol button:enabled")
    return every.first if every.count() else found.first


def is_over(page: Page) -> bool:
    """Whether the game has ended; it waits until there is something to answer, if not."""
    page.locator("section.end, .choices").first.wait_for()
    return page.locator("section.end").count() > 0


def press(what: Locator, timeout: float | None = None, at: Position | None = None) -> None:
    """With a finger where there is a touch screen, else with the mouse; a driven Firefox has no fingers that press."""
    browser = what.page.context.browser
    driven = browser is not None and browser.browser_type.name == "firefox"
    if not driven and what.page.evaluate("navigator.maxTouchPoints > 0"):
        what.tap(timeout=timeout, position=at)
    else:
        what.click(timeout=timeout, position=at)


def is_half_way(page: Page) -> bool:
    """Whether the question goes on without an answer: the second of two small steps."""
    return page.locator("[data-half]").count() > 0


def choose(page: Page, number: int = 0) -> None:
    """Click one of the answers in words; where that was the first of two steps, the first that is left."""
    answers(page).nth(number).click()
    if is_half_way(page):
        answers(page).first.click()


def press_next(what: Locator, at: Position | None = None) -> None:
    """Press what came up under the finger; a second tap at once would be half of a double tap and answer nothing."""
    what.wait_for()
    what.page.wait_for_timeout(DOUBLE)
    press(what, at=at)


def answer_in_words(page: Page) -> None:
    before = seq(page)
    swift(page).click()
    if is_half_way(page):
        swift(page).click()
    moved_on(page, before)


def answer_at_once(page: Page) -> None:
    """The same answer without mouse, where it is not the pressing that counts."""
    before = seq(page)
    asked_now(page)
    first = page.locator(".choices ol button:enabled, .choices:not(:has(ol)) button:enabled").first
    first.dispatch_event("click")
    if is_half_way(page):
        first.dispatch_event("click")
    moved_on(page, before)


def answer_on_the_table(page: Page) -> None:
    """Press what shines; if it can be answered in several ways, choose the first of them."""
    drawn(page)
    shining = page.locator(".board.phone .dock .spot.open, .board:not(.phone) .spot.open").first
    if not shining.count():
        return answer_in_words(page)
    before = seq(page)
    press_on_the_table(page, shining)
    if is_half_way(page):
        press_on_the_table(page, shining)
    return moved_on(page, before)


def press_on_the_table(page: Page, shining: Locator) -> None:
    """On a phone it is lifted and read first."""
    reads = shining.get_attribute("aria-haspopup") == "dialog" or shining.get_attribute("aria-pressed") is not None
    press(shining, at=EDGE)
    if reads:
        press_next(page.locator("dialog[open] .chief, .reading .chief").first)


def play(page: Page, answer: Callable[[Page], None] = answer_in_words) -> int:
    """Answer until the game is over; how many answers that took."""
    for number in range(LONG):
        if is_over(page):
            return number
        answer(page)
    raise AssertionError("the game does not end")


def asked(people: list[Page]) -> Page | None:
    """Whoever has to answer, once everybody sees the same; nobody when the game is over."""
    seen: list[tuple[str, bool, bool]] = []

    def agree() -> bool:
        seen[:] = [page.evaluate(SEEN) for page in people]
        same = 1 == len({number for number, _, _ in seen})
        return same and (any(mine for _, mine, _ in seen) or all(over for _, _, over in seen))

    until(people[0], agree)
    return next((page for page, (_, mine, _) in zip(people, seen, strict=True) if mine), None)


def somebody(people: list[Page]) -> Page:
    page = asked(people)
    assert page is not None
    return page


def open_table(page: Page, new: str = "/new") -> tuple[str, str]:
    """Set up a table for two by hand; the links that invite to sit down and to watch."""
    page.goto(new)
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.get_by_label(says("en", "web-seats")).select_option("2")
    page.get_by_role("button", name=says("en", "web-open-table")).click()
    invite, watch = (page.get_by_label(says("en", f"web-{kind}-link")) for kind in ("invite", "watch"))
    return invite.input_value(), watch.input_value()


def sit_down_by(page: Page, link: str, name: str) -> None:
    """Take a seat as somebody who was sent a link."""
    page.goto(link)
    page.get_by_label(says("en", "web-name")).fill(name)
    page.get_by_role("button", name=says("en", "web-sit-down")).click()
    page.get_by_text(says("en", "web-host-starts")).wait_for()
