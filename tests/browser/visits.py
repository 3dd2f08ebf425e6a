"""What a person does on the pages, and what must be true of every page they come to."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from tests.browser.speech import speaks

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# An experiment of axe's: it takes the signs of a marker line for words, whose words stand in the card's description.
OFF = {"label-content-name-mismatch": {"enabled": False}}
EVERYTHING = {"runOnly": TAGS, "rules": OFF, "resultTypes": ["violations"]}
INK = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}  # different at night
LONG = 500  # answers after which a game should be over
PATIENCE = 60.0  # seconds
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
    """It fits, and keeps nobody out; what axe looks at is the same in every language."""
    fits(page, lang)
    if lang == "en":
        no_violations(page, axe)


def seq(page: Page) -> str:
    return page.locator("main").get_attribute("data-seq") or ""


def moved_on(page: Page, since: str) -> None:
    page.wait_for_function("since => document.querySelector('main')?.dataset.seq !== since", arg=since)


def answers(page: Page) -> Locator:
    """The answers in words; where there are many, they are opened first."""
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


def answer_in_words(page: Page) -> None:
    before = seq(page)
    swift(page).click()
    moved_on(page, before)


def answer_at_once(page: Page) -> None:
    """The same answer without mouse, where it is not the pressing that counts."""
    before = seq(page)
    page.locator(".choices ol button, .choices:not(:has(ol)) button").first.dispatch_event("click")
    moved_on(page, before)


def answer_on_the_table(page: Page) -> None:
    """Press what shines; if it can be answered in several ways, choose the first of them."""
    shining = page.locator(".hand .spot.open, .spot.open").first
    if not shining.count():
        return answer_in_words(page)
    before = seq(page)
    several = shining.get_attribute("aria-haspopup") == "dialog"
    shining.click()
    if several:
        page.locator("dialog[open] .chief").first.click()
    return moved_on(page, before)


def play(page: Page, answer: Callable[[Page], None] = answer_in_words) -> int:
    """Answer until the game is over; how many answers that took."""
    for number in range(LONG):
        if is_over(page):
            return number
        answer(page)
    raise AssertionError("the game does not end")
