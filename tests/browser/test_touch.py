"""On a phone no gesture that reads answers: a touch lifts a card, a second one or a button with words does it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Position, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.speech import says
from tests.browser.tables import Wire, against_a_bot, against_bots
from tests.browser.visits import (
    answer_on_the_table,
    fine,
    fits,
    is_half_way,
    is_over,
    moved_on,
    play,
    press_next,
    press_on_the_table,
    seq,
)

pytestmark = pytest.mark.browser

SOME = 14  # answers
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LYING = ".dock .spot.open"
EDGE: Position = {"x": 14, "y": 24}  # of a card: the next one may lie over the rest
WORDS = ".choices button:enabled"
# What of the dock's cards cannot be seen without scrolling the page.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".dock .spot.open")]
  .map((one) => one.getBoundingClientRect())
  .filter(({ top, bottom }) => top < 0 || bottom > innerHeight).length"""


def lifted(phone: Page, number: int) -> Any:
    """Touch one of the cards that the question is about."""
    shining = phone.locator(LYING)
    card = shining.nth(number % shining.count())
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap(position=EDGE)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(".reading .chief").first).to_be_visible()
    return card


def test_a_touch_reads_and_a_second_one_or_a_button_answers(phone: Page, axe: str) -> None:
    wire = Wire(phone)
    against_a_bot(phone)
    looked_at, given = set(), set()
    for number in range(SOME):
        if is_over(phone):
            break
        before, sent = seq(phone), wire.ids("answer")
        if not phone.locator(LYING).count():
            phone.locator(WORDS).first.tap()
            moved_on(phone, before)
            continue
        assert 0 == phone.evaluate(OUT_OF_SIGHT)
        card = lifted(phone, number)
        looked_at.add(str(card.evaluate("one => one.dataset.place.split('/')[0]")))
        if number == 1:
            fine(phone, axe)
        phone.locator(".reading").get_by_role("button", name=says("en", "web-close")).tap()
        expect(phone.locator(".reading")).to_have_count(0)
        assert sent == wire.ids("answer")
        card = lifted(phone, number)
        again = 1 == phone.locator(".reading .chief").count() and number % 2 == 0
        if again:
            press_next(card, EDGE)
        else:
            press_next(phone.locator(".reading .chief").first)
        given.add(again)
        if is_half_way(phone):
            press_on_the_table(phone, phone.locator(LYING).first)
        moved_on(phone, before)
        assert 1 == len(wire.ids("answer") - sent)
    assert {"hand", "tavern"} <= looked_at
    assert {True, False} == given


@pytest.mark.long
def test_words_in_the_dock_answer_at_once(phone: Page) -> None:
    wire = Wire(phone)
    against_a_bot(phone)
    before = seq(phone)
    phone.locator(".choices summary").tap()
    phone.locator(WORDS).first.tap()
    assert is_half_way(phone)
    phone.locator(WORDS).first.tap()
    moved_on(phone, before)
    assert 1 == len(wire.ids("answer"))


@pytest.mark.long
def test_the_others_are_a_row_that_opens(phone: Page, axe: str) -> None:
    against_bots(phone, 4)
    chips = phone.locator(".chips button")
    expect(chips).to_have_count(3)
    assert 1 == len({round(one.bounding_box()["y"]) for one in chips.all()})  # type: ignore[index]
    chips.first.tap()
    party = phone.get_by_role("dialog")
    expect(party.locator(".badge")).to_be_visible()
    fine(phone, axe)
    party.get_by_role("button", name=says("en", "web-close")).tap()
    expect(party).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("held", [pytest.param(UPRIGHT, id="upright"), pytest.param(ON_ITS_SIDE, id="on-its-side")])
def test_a_whole_game_by_touch(visit: Visit, held: ViewportSize) -> None:
    page = visit(viewport=held, has_touch=True)
    against_a_bot(page)
    expect(page.locator(".strip .track")).to_be_in_viewport(ratio=1)
    fits(page)
    assert play(page, answer_on_the_table) > 3
    expect(page.locator("section.end h2")).to_be_in_viewport()


# As many cards as a hand can hold for a moment: how far the last of them stands out of its row, in pixels, and whether
# the middle of each of the others is in sight.
FIVE = """() => {
  const row = document.querySelector("section.hand .spread");
  const last = row.querySelector("li.last");
  while (row.children.length < 5) {
    row.insertBefore(last.cloneNode(true), last).classList.remove("last");
  }
  const boxes = [...row.querySelectorAll(".spot")].map((one) => one.getBoundingClientRect());
  const bare = boxes.slice(1).every((box, before) => box.left > boxes[before].left + boxes[before].width / 2);
  return [boxes[4].right - row.getBoundingClientRect().right, bare];
}"""


@pytest.mark.parametrize("cards", ["usual", "large"])
def test_a_hand_of_five_lies_in_its_row(phone: Page, cards: str) -> None:
    phone.add_init_script(f"localStorage.setItem('interregnum.cards', '{cards}')")
    against_a_bot(phone)
    phone.locator("section.hand li.last").first.wait_for()
    out, bare = phone.evaluate(FIVE)
    assert out <= 0.5
    assert bare
