"""Several people around one device: after the hand-over nothing of the last hand is left in the browser."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import Wire, answered, says, set_up, start
from tests.browser.visits import answers, no_violations, only_words

from interregnum.i18n import LANGUAGES
from interregnum.i18n.catalogue import catalogue

pytestmark = pytest.mark.browser

HAND_OVER = "[data-hand-over]"
KEPT = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title, location.href])"


def shared_table(page: Page, people: int = 2) -> str:
    """A table at which one device holds all seats."""
    table, code = set_up(page.request, people)
    for name in ("Bob", "Cid", "Dot")[: people - 1]:
        answered(page.request.post("/api/join", data={"code": code, "name": name, "another": True}))
    start(page.request, table)
    page.goto(f"/t/{table}")
    return table


def take_the_device(page: Page) -> None:
    page.locator(f"{HAND_OVER} button").click()
    page.locator(".choices").wait_for()


def answer_until_the_hand_over(page: Page) -> None:
    for _ in range(40):
        page.locator(f"{HAND_OVER}, .choices button:enabled, .choices summary").first.wait_for()
        if page.locator(HAND_OVER).count():
            return
        seq = page.locator("main").get_attribute("data-seq")
        answers(page).first.click()
        page.wait_for_function("seq => document.querySelector('main')?.dataset.seq !== seq", arg=seq)
    raise AssertionError("nobody else is asked")


def hand(page: Page) -> list[str]:
    """The ids of the cards in the hand on the page."""
    cards = page.locator("section.hand [data-card]")
    return [str(one) for one in cards.evaluate_all("cards => cards.map((one) => one.dataset.card)")]


def traces(page: Page, cards: list[str]) -> list[str]:
    """Which of these cards the page or its storage still speak of, by id or by name."""
    left = page.content() + str(page.evaluate(KEPT))
    words = {card: (card, catalogue("en").say(f"card-{card}")) for card in cards}
    return [card for card, names in words.items() if any(name in left for name in names)]


def test_nothing_of_a_hand_is_left_when_the_device_goes_on(page: Page, axe: str) -> None:
    shared_table(page)
    expect(page.locator(HAND_OVER)).to_be_visible()
    assert 0 == page.locator(".board").count()
    no_violations(page, axe)
    take_the_device(page)
    for _ in range(4):
        cards = hand(page)
        assert cards
        assert cards == traces(page, cards)  # the search finds what is there
        before = page.locator("main").inner_text()
        answer_until_the_hand_over(page)
        assert [] == traces(page, cards)
        assert 0 == page.locator(".board, .glass, dialog, [data-card]").count()
        assert before not in page.content()
        page.go_back()
        page.go_forward()
        expect(page.locator(HAND_OVER)).to_be_visible()
        assert [] == traces(page, cards)
        take_the_device(page)


def test_the_line_of_the_last_person_is_closed_and_a_page_loaded_anew_asks_first(page: Page) -> None:
    wire = Wire(page)
    shared_table(page)
    page.locator(HAND_OVER).wait_for()
    assert {None} == {frame["you"] for frame in wire.heard if frame["type"] == "frame"}
    take_the_device(page)
    mine = next(frame["you"] for frame in reversed(wire.heard) if frame["you"] is not None)
    page.reload()
    expect(page.locator(HAND_OVER)).to_be_visible()
    take_the_device(page)
    answer_until_the_hand_over(page)
    wire.heard.clear()
    take_the_device(page)
    answer_until_the_hand_over(page)
    assert mine not in {frame["you"] for frame in wire.heard if frame["type"] == "frame"}


def test_a_whole_game_around_one_device_ends_with_the_public_table(page: Page) -> None:
    shared_table(page)
    dice = Random(1)
    for _ in range(400):
        page.locator(f"section.end, {HAND_OVER}, .choices button:enabled, .choices summary").first.wait_for()
        if page.locator("section.end").count():
            break
        if page.locator(HAND_OVER).count():
            take_the_device(page)
            continue
        seq = page.locator("main").get_attribute("data-seq")
        buttons = answers(page)
        buttons.nth(dice.randrange(buttons.count())).click()
        page.wait_for_function("seq => document.querySelector('main')?.dataset.seq !== seq", arg=seq)
    expect(page.locator("section.end")).to_be_visible()
    expect(page.locator("section.hand")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_around_one_device_is_set_up_by_names(page: Page, axe: str, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/new")
    page.locator(f".languages button[lang={lang}]").click()
    page.get_by_label(says(lang, "web-name"), exact=True).fill("Ann")
    page.get_by_label(says(lang, "web-seats")).select_option("3")
    page.get_by_label(says(lang, "web-one-device")).check()
    page.get_by_label(says(lang, "web-device-name", n=2)).fill("Bob")
    page.get_by_label(says(lang, "web-device-name", n=3)).fill("Cid")
    only_words(page)
    no_violations(page, axe)
    page.get_by_role("button", name=says(lang, "web-open-table")).click()
    page.get_by_role("button", name=says(lang, "web-start")).click()
    expect(page.locator(HAND_OVER)).to_be_visible()
    only_words(page)
    no_violations(page, axe)
    page.locator(f"{HAND_OVER} button").press("Enter")
    page.locator(".choices").wait_for()
