"""Everything that Heroes can ask, in a real browser: it fits the window, keeps nobody out, and is answered by pressing.

The positions are prepared (gallery/asks.py). That each of their answers can be pressed is shown without a browser; here
one of each is, with a mouse.
"""

from __future__ import annotations

from base64 import b64encode
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.staged import Stage, album
from tests.browser.tables import PHONE
from tests.browser.test_access import APART as COLOURS_APART
from tests.browser.test_access import (
    CORNER,
    PIXELS,
    SIGHTS,
    UNLIKE,
    colours,
    distance,
    drawing,
    mean,
    unlikeness,
)
from tests.browser.test_windows import resized
from tests.browser.visits import TOO_WIDE, fine, fits, until

pytestmark = pytest.mark.browser

LAPTOP = (1366, 768)
WINDOWS = [(PHONE["width"], PHONE["height"]), (390, 844), (844, 390), LAPTOP, (1920, 1080), (3840, 2160)]
SAMPLE = "move 1"
OTHERS = ["turn 1", "town 1", "build 1", "recruit 1", "keep 1", "window in-battle battle 1"]
KINDS = [SAMPLE, *[pytest.param(name, marks=pytest.mark.long) for name in OTHERS]]
ROUNDEL = (44, 44)  # pixels of the sign on a card of a faction
GROUND = (20, 20)  # and of a field where the whole map is shown
GROUNDS = 4  # fields of a kind that are looked at
# What can be pressed beside the list of words, the nearest first.
ANSWERS = ".stage [data-answer]:visible:enabled, .dock > [data-answer]:visible:enabled, .dock ul [data-answer]:enabled"
STACKS = ".battle .offered > button:visible"
MIDDLE = ".battle .answers button:visible, .battle .cards button:visible"
SURE = ".card.pressed .chief, .battle .about.pressed .chief, .battle .cards .pressed .chief"
# Parts that lie over each other, or a question that is not seen.
APART = """() => {
  const box = (where) => document.querySelector(where)?.getBoundingClientRect();
  const [race, stage, dock, shelf] = [".race", ".stage", ".dock", ".shelf"].map(box);
  const over = (one, other) => one && other && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const found = [];
  if (over(race, stage)) found.push("the race lies over the stage");
  if (innerWidth >= 896 && over(stage, dock)) found.push("the question lies over the stage");
  if (innerWidth >= 896 && (over(dock, shelf) || over(stage, shelf))) found.push("the shelf lies over something");
  const { top, bottom } = box(".dock h2");
  if (top < 0 || bottom > innerHeight) found.push("the question is out of sight");
  return found;
}"""


FILLED = "document.documentElement.scrollHeight <= innerHeight"  # the window holds all of it, and who is here


def names() -> list[str]:
    return [name for name in album() if name.endswith(" 1")]


@pytest.fixture
def stage(visit: Visit) -> Stage:
    return Stage(visit(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}))


def press(page: Page, stage: Stage) -> None:
    """Give an answer with the mouse, or on a field by keys; nothing is chosen in words."""
    if page.locator(ANSWERS).count():
        page.locator(ANSWERS).first.click()
    elif page.locator(STACKS).count():
        page.locator(STACKS).first.click()
        sure(page, stage)
    elif page.locator(MIDDLE).count():
        page.locator(MIDDLE).first.click()
        sure(page, stage)
    else:
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        sure(page, stage)


def sure(page: Page, stage: Stage) -> None:
    """Choose the first of what was pressed, where it was only looked at."""
    until(page, lambda: bool(stage.answers) or page.locator(SURE).count() > 0)
    if not stage.answers:
        page.locator(SURE).first.click()


@pytest.mark.long  # that every answer can be pressed is shown without a browser, too
@pytest.mark.parametrize("half", [0, 1])
def test_every_ask_fits_a_phone_and_a_laptop_and_is_answered_by_pressing(stage: Stage, half: int) -> None:
    page = stage.page
    for name in names()[half::2]:
        stage.show(album()[name])
        for window in (WINDOWS[0], LAPTOP):
            resized(page, *window)
            fits(page)
        press(page, stage)
        until(page, lambda: bool(stage.answers))
        listed = [one["choice"] for one in album()[name]["question"]["choices"]]
        assert stage.answers[0] in listed, name


@pytest.mark.parametrize("name", KINDS)
def test_no_kind_of_question_keeps_anybody_out_or_lies_over_another_in_any_window(
    stage: Stage, axe: str, name: str
) -> None:
    page = stage.page
    stage.show(album()[name])
    fine(page, axe)
    for window in WINDOWS:
        resized(page, *window)
        assert [] == page.evaluate(TOO_WIDE), window
        assert [] == page.evaluate(APART), window
        if window[0] >= LAPTOP[0]:
            assert page.evaluate(FILLED), window
    resized(page, *WINDOWS[0])
    expect(page.locator(".dock h2")).to_be_in_viewport()
    fine(page, axe)


def seen_by(page: Page, sight: str, corners: list[list[float]], size: tuple[int, int]) -> list[list[int]]:
    """The pixels at these corners, as somebody with this sight sees them."""
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    found: list[list[int]] = page.evaluate(PIXELS, [b64encode(page.screenshot()).decode(), corners, size])
    return found


def told_apart(seen: dict[str, list[int]], sight: str) -> None:
    """Every two of them by their colours, or by what is drawn."""
    looks = {name: colours(pixels) for name, pixels in seen.items()}
    for (first, one), (second, other) in combinations(looks.items(), 2):
        apart = distance(mean(one), mean(other)) / COLOURS_APART
        assert apart >= 1 or unlikeness(drawing(one), drawing(other)) >= UNLIKE, (sight, first, second, apart)


def test_factions_are_told_apart_by_cloth_or_sign_whatever_the_eye_sees(stage: Stage) -> None:
    page = stage.page
    stage.show(album()["faction 1"])
    signs = page.locator(".tableau .roundel")
    corners = [one.evaluate(CORNER) for one in signs.all()]
    names = [str(one.locator("use").get_attribute("href")) for one in signs.all()]
    assert 4 == len(set(names))
    for sight in SIGHTS:
        told_apart(dict(zip(names, seen_by(page, sight, corners, ROUNDEL), strict=True)), sight)


@pytest.mark.long
def test_land_water_and_mountains_are_told_apart_whatever_the_eye_sees(stage: Stage) -> None:
    page = stage.page
    stage.show(album()["move 1"])
    page.get_by_role("button", name=says("en", "heroes-web-map-whole")).click()
    rows: list[str] = stage.frame["view"]["sight"]["map"]["rows"]
    inner = [(x, y) for y in range(1, len(rows) - 1) for x in range(1, len(rows[0]) - 1)]
    fields = {sign: [f"{chr(97 + x)}{y + 1}" for x, y in inner if rows[y][x] == sign][:GROUNDS] for sign in ".~^"}
    assert {GROUNDS} == {len(found) for found in fields.values()}
    corners = [page.locator(f"[data-field={one}]").evaluate(CORNER) for sign in fields for one in fields[sign]]
    for sight in SIGHTS:
        pixels = iter(seen_by(page, sight, corners, GROUND))
        told_apart({sign: [one for _ in fields[sign] for one in next(pixels)] for sign in fields}, sight)
