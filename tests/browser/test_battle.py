"""A battle of Heroes in a real browser, fought by pressing the stage only."""

from __future__ import annotations

from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Timeout
from tests.browser.speech import says
from tests.browser.tables import PHONE, Wire, set_up, start
from tests.browser.visits import answers, fine, fits, frame_of, moved_on, seq

pytestmark = pytest.mark.browser

MANY = 120  # answers until there is a battle, and until it is over
SOON = 500  # milliseconds in which something that is there can be pressed
ENDS = {"heroes-battle-won", "heroes-battle-lost", "heroes-duel-won", "heroes-fled"}
PATHS = (
    ".battle .answers button",
    ".battle .about.pressed .chief",
    ".battle .offered > button",
    ".battle .cards button",
)


def warlike(frame: dict[str, Any]) -> str:
    """The words of the answer that brings a battle nearer: fight, else far away, else activate a hero."""
    choices: list[dict[str, Any]] = frame["question"]["choices"]
    battles = [one for one in choices if one["group"] == "battles"]
    active = [one for one in choices if one["choice"].endswith("hero-activation")]
    ways = sorted((one for one in choices if one["verb"] == "go"), key=lambda one: -int(one.get("steps", 0)))
    return str((battles or active or ways or choices)[0]["text"])


def go_to_war(page: Page, wire: Wire) -> None:
    """Answer in words until the page asks in a battle."""
    for _ in range(MANY):
        frame = frame_of(page, wire)
        if frame["view"]["battle"]:
            return
        before = seq(page)
        answers(page).get_by_text(warlike(frame), exact=True).first.click()
        moved_on(page, before)
    raise AssertionError("nobody fights")


def strike(page: Page) -> None:
    """Give one answer on the stage: press, and press again what it shows."""
    before = seq(page)
    tries = cycle(PATHS)
    while seq(page) == before:
        place = page.locator(next(tries)).first
        with suppress(Timeout):  # what is pressed may go with the answer that was given just now
            if place.count():
                place.click(timeout=SOON)
    moved_on(page, before)


def test_a_battle_is_fought_to_its_end_by_pressing_the_stage(page: Page, axe: str) -> None:
    wire = Wire(page)
    table, _ = set_up(page.request, bots=1, game="heroes", options={"length": "short", "random-factions": True})
    start(page.request, table)
    page.goto(f"/t/{table}")
    go_to_war(page, wire)
    expect(page.get_by_role("region", name=says("en", "heroes-web-battle"))).to_be_visible()
    fine(page, axe)
    page.set_viewport_size(PHONE)
    fits(page)
    ours, theirs = (page.locator(f".battle > .{side}").bounding_box() for side in ("attacker", "defender"))
    assert ours is not None
    assert theirs is not None
    assert ours["y"] == theirs["y"]  # they face each other on a phone, too
    assert ours["x"] + ours["width"] <= theirs["x"]

    for _ in range(MANY):
        if not frame_of(page, wire)["view"]["battle"]:
            break
        strike(page)

    told = {one["event"]["event"] for frame in wire.heard for one in frame.get("news", ()) if one["news"] == "event"}
    assert ENDS & told
    expect(page.locator(".battle")).to_have_count(0)
