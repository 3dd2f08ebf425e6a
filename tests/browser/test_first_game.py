"""The guided first game of Hidden Leaders on a phone, from its first beat to its end, left and continued on the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server, Troubles, Visit
from tests.browser.guided import begin, coach, frame, give, is_asked, press_marked
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, Wire
from tests.browser.visits import fine, fits, press, until

from interregnum.lessons import lesson

pytestmark = pytest.mark.browser

GAME = "hidden-leaders"
FIRST = lesson(GAME, "first-game")
RELOADED, LEFT, RESTARTED = (
    "markers",
    "hide",
    "war",
)  # beats in which a page is loaded again, a table is left, a server stops


class Learner:
    """Somebody who does what the guided game says, beat by beat."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang
        self.wire = Wire(page)
        self.told: list[str] = []
        begin(page, GAME, lang)

    @property
    def taught(self) -> Any:
        return frame(self.wire)["taught"]

    def asked(self) -> bool:
        """Wait for the next question; whether the game goes on."""
        coach(self.page).wait_for()
        until(self.page, lambda: is_asked(self.wire))
        return bool(frame(self.wire)["table"]["status"] != "over")

    def hear(self, topic: str) -> None:
        """What is told now is about this."""
        seats = frame(self.wire)["table"]["seats"]
        names = {letter: seat["name"] for letter, seat in zip("abc", seats, strict=True)}
        expect(coach(self.page)).to_have_text(says(self.lang, f"{GAME}-lesson-{topic}", **names))
        expect(self.page.locator(".coach")).to_contain_text(says(self.lang, f"{GAME}-lesson-{topic}.text", **names))
        if topic not in self.told:
            self.told.append(topic)

    def go_on(self) -> None:
        press(self.page.get_by_role("button", name=says(self.lang, "web-lesson-on"), exact=True))

    def go_through(self, beat: Any) -> None:
        """A beat without an answer: press the place, try the markers, or read."""
        self.hear(beat["topic"])
        if beat["press"]:
            until(self.page, lambda: press_marked(self.page, {"choice": "", "at": beat["press"]}))
            self.page.keyboard.press("Escape")  # a card that was opened to be read
        elif beat["figure"] == "markers":
            self.move_the_markers()
        else:
            self.go_on()

    def move_the_markers(self) -> None:
        """Green goes ahead until first the one and then the other own faction would win; before that nobody goes on."""
        on = self.page.get_by_role("button", name=says(self.lang, "web-lesson-on"), exact=True)
        green = self.page.locator(".trial").get_by_label(says(self.lang, f"{GAME}-web-marker-green"))
        for faction, steps in (("water-folk", 1), ("hill-tribes", 3)):
            expect(on).to_be_disabled()
            for _ in range(steps):
                green.press("ArrowRight")
            expect(self.page.locator(f".verdict [data-faction={faction}].leading")).to_have_count(
                1
            )  # the board follows
        self.go_on()


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_first_game_is_played_to_its_end_by_pressing_what_it_points_at(
    visit: Visit, server: Server, troubles: Troubles, axe: str, lang: str
) -> None:
    troubles.expect("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
    page = visit(viewport=PHONE, has_touch=True, locale=lang)
    learner = Learner(page, lang)
    while learner.asked():
        before = [one for one in learner.taught["before"] if one["topic"] not in learner.told]
        for beat in before:
            if beat["topic"] == RELOADED:
                page.reload()
                learner.hear(RELOADED)
                fine(page, axe, lang)
            learner.go_through(beat)
        topic = learner.taught["topic"]
        learner.hear(topic)
        if topic == LEFT and before:
            page.goto("/")
            press(page.get_by_role("link", name=says(lang, "web-lesson-continue")))
            learner.hear(LEFT)
        if topic == RESTARTED:
            server.stop()
            server.start()
            page.reload()
            learner.hear(RESTARTED)
        give(page, learner.wire)
    assert [beat.topic for beat in FIRST.beats] == learner.told
    learner.hear("end")
    fits(page, lang)


@pytest.mark.long
def test_one_thing_can_be_pressed_at_a_time_unless_all_answers_are_wanted(page: Page) -> None:
    learner = Learner(page, "en")
    learner.asked()
    learner.hear("leader")
    expect(page.locator(".note")).to_be_hidden()  # nothing floats over what the coach says
    expect(page.locator(".choices button, .spot.open")).to_have_count(0)
    page.get_by_role("button", name=says("en", "web-lesson-freely")).click()
    learner.hear("play")
    expect(page.locator(".spot.open")).to_have_count(3)
