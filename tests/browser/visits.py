"""What a person does on the pages, and what must be true of every page they come to."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page

KEYS = re.compile(r"\b(?:web|ui|error|hint)-[a-z][a-z-]+")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# An experiment of axe's: it takes the signs of a marker line for words, whose words stand in the card's description.
OFF = {"label-content-name-mismatch": {"enabled": False}}
LONG = 500  # answers after which a game should be over


def no_violations(page: Page, axe: str) -> None:
    """axe finds nothing that would keep somebody out."""
    page.evaluate(axe)
    found = page.evaluate("([tags, rules]) => axe.run({ runOnly: tags, rules })", [TAGS, OFF])
    told = [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found["violations"]]
    assert not told, (page.url, told)


def only_words(page: Page) -> None:
    """No message is shown by its name, and nothing scrolls sideways."""
    shown = KEYS.findall(page.locator("body").inner_text())
    assert not shown, (page.url, shown)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), page.url


def answers(page: Page) -> Locator:
    """The answers in words; where there are many, they are opened first."""
    closed = page.locator(".choices details:not([open]) > summary")
    if closed.count():
        closed.click()
    return page.locator(".choices button:enabled")


def play(page: Page, seed: int = 1) -> int:
    """Answer by clicking until the game is over; how many answers that took."""
    dice = Random(seed)
    for number in range(LONG):
        page.locator("section.end, .choices button:enabled, .choices summary").first.wait_for()
        if page.locator("section.end").count():
            return number
        seq = page.locator("main").get_attribute("data-seq")
        buttons = answers(page)
        buttons.nth(dice.randrange(buttons.count())).click()
        page.wait_for_function("seq => document.querySelector('main')?.dataset.seq !== seq", arg=seq)
    raise AssertionError("the game does not end")
