"""The guided first game of Heroes on a phone, from its first beat to its end, by pressing what it points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guided import begin, coach, frame, give, is_asked
from tests.browser.speech import says
from tests.browser.tables import Wire
from tests.browser.visits import PAUSE, fine, fits, moved_on, press, seq, until

from interregnum.lessons import lesson

pytestmark = pytest.mark.browser

FIRST = lesson("heroes", "first-game")
PHONE = {"width": 390, "height": 844}
RELOADED, LEFT = "elite-die", "recruit"  # beats in which a page is loaded again, and a table is left


def test_the_guided_game_is_played_to_its_end_by_pressing_what_it_points_at(visit: Visit, axe: str) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    wire = Wire(page)
    begin(page, "heroes")
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


@pytest.mark.long
def test_whoever_leaves_the_line_is_led_back_by_one_press(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="pl")
    wire = Wire(page)
    begin(page, "heroes", "pl")
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
