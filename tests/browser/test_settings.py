"""Settings in one place: opened from every page, each of them at work at once, and still so after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import WRITTEN, open_settings, says, speaks
from tests.browser.tables import PHONE, Wire, against_a_bot
from tests.browser.test_heroes_map import OPTIONS, open_fields
from tests.browser.visits import DOUBLE, answer_at_once, answer_in_words, answers, asked_now, fine, moved_on, seq, swift
from tests.samples import long

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1440, "height": 900}
WIDTH = (
    "() => Math.max(...[...document.querySelectorAll('.spot')].map((one) => one.offsetWidth))"  # of the largest card
)
PAPER = "header => getComputedStyle(header).backgroundColor"
NO_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("forbidden", "SecurityError"); },
});"""


def radio(page: Page, setting: str, word: str, lang: str = "en") -> Locator:
    group = page.get_by_role("group", name=says(lang, f"web-set-{setting}"), exact=True)
    return group.get_by_role("radio", name=says(lang, f"web-set-{setting}-{word}"), exact=True)


def choose(page: Page, setting: str, word: str) -> None:
    open_settings(page)
    radio(page, setting, word).check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def paper(page: Page) -> str:
    """The colour of the line above all pages."""
    return str(page.locator("header").evaluate(PAPER))


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_panel_speaks_every_language_and_keeps_nobody_out(visit: Visit, axe: str, lang: str) -> None:
    for viewport in (PHONE, LAPTOP):
        page = visit(viewport=viewport, locale=lang)
        page.goto("/rules")
        open_settings(page)
        fine(page, axe, lang)
        expect(radio(page, "theme", "system", lang)).to_be_checked()


@pytest.mark.long
def test_a_chosen_theme_is_there_before_the_page_begins(page: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED", "Failed to load")
    page.goto("/")
    ground = "() => getComputedStyle(document.documentElement).colorScheme"
    choose(page, "theme", "dark")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.reload()
    expect(page.locator("#unable")).to_be_visible()
    assert "dark" == page.evaluate(ground)


def test_it_is_opened_and_left_by_keys_and_holds_after_a_reload(page: Page) -> None:
    page.goto("/")
    page.locator("button.settings").focus()
    page.keyboard.press("Enter")
    radio(page, "theme", "system").focus()
    page.keyboard.press("ArrowRight")
    expect(radio(page, "theme", "light")).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(radio(page, "theme", "dark")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator("button.settings")).to_be_focused()
    page.reload()
    open_settings(page)
    expect(radio(page, "theme", "dark")).to_be_checked()


@pytest.mark.long
def test_day_and_night_are_chosen_whatever_the_device_says(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.goto("/")
    day = paper(page)
    choose(page, "theme", "dark")
    night = paper(page)
    assert day != night
    page.emulate_media(color_scheme="dark")
    choose(page, "theme", "light")
    assert day == paper(page)
    choose(page, "theme", "system")
    assert night == paper(page)


@pytest.mark.long
def test_a_table_on_a_phone_leads_to_it_and_keeps_its_game(visit: Visit, axe: str) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    against_a_bot(page)
    before = seq(page)
    open_settings(page)
    fine(page, axe)
    page.keyboard.press("1")  # no answer is given behind the panel
    page.locator("dialog label[lang=pl]").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name=says("pl", "web-close"), exact=True).click()
    speaks(page, "pl")
    assert before == seq(page)


@pytest.mark.long
@pytest.mark.parametrize("viewport", [long(PHONE), LAPTOP], ids=["phone", "laptop"])
def test_cards_are_as_large_as_somebody_wants_them(visit: Visit, axe: str, viewport: dict[str, int]) -> None:
    page = visit(viewport=viewport)
    against_a_bot(page)
    page.locator(".spot").first.wait_for()
    usual = page.evaluate(WIDTH)
    choose(page, "cards", "large")
    assert page.evaluate(WIDTH) > 1.1 * usual
    fine(page, axe)
    answer_at_once(page)
    choose(page, "cards", "small")
    assert page.evaluate(WIDTH) < usual
    fine(page, axe)


@pytest.mark.long
def test_nothing_moves_for_whoever_wants_that(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "usual")
    choose(page, "motion", "none")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--calm').trim()") in (
        "0s",
        "0ms",
    )
    choose(page, "motion", "system")
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")


@pytest.mark.long
def test_bots_play_as_fast_as_whoever_sets_up_the_table_wants(page: Page) -> None:
    page.goto("/")
    choose(page, "pace", "slow")
    page.locator("form .chief").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-seq]").wait_for()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert 2 == table["pace"]
    choose(page, "pace", "quick")  # alone with bots it holds at this table, too
    page.wait_for_function(
        "async (id) => (await (await fetch('/api/tables/' + id)).json()).table.pace < 1", arg=table["id"]
    )


@pytest.mark.long
@pytest.mark.parametrize("game", ["hidden-leaders", long("heroes")])
def test_every_answer_is_confirmed_if_somebody_wants_that(page: Page, axe: str, game: str) -> None:
    wire = Wire(page)
    wishes = {} if game == "hidden-leaders" else {"game": game, "options": OPTIONS}
    against_a_bot(page, **wishes)
    answer_in_words(page)
    choose(page, "confirm", "twice")
    given = [one for one in wire.sent if one["type"] == "answer"]
    asks = page.get_by_role("group", name=says("en", "web-confirm"))

    words = swift(page)
    before = seq(page)
    words.click()
    expect(asks).to_be_visible()
    fine(page, axe)
    page.keyboard.press("Escape")
    expect(asks).to_be_hidden()
    assert before == seq(page)

    swift(page).click()
    asks.get_by_role("button", name=says("en", "web-confirm-yes")).click()
    moved_on(page, before)
    page.reload()  # it is still wanted
    answers(page)
    before = seq(page)
    swift(page).click()
    expect(asks).to_be_visible()
    page.wait_for_timeout(DOUBLE)
    swift(page).click()
    moved_on(page, before)
    assert len(given) + 2 == len([one for one in wire.sent if one["type"] == "answer"])


@pytest.mark.long
def test_one_click_on_a_map_is_enough_if_somebody_wants_that(visit: Visit) -> None:
    page = visit(viewport=LAPTOP)
    against_a_bot(page, game="heroes", options=OPTIONS)
    choose(page, "confirm", "once")
    asked_now(page)
    found = open_fields(page)  # where a town may be founded
    assert found
    before = seq(page)
    page.mouse.click(found[0]["x"], found[0]["y"])
    moved_on(page, before)


@pytest.mark.long
def test_without_storage_everything_holds_as_long_as_the_page(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.add_init_script(NO_STORAGE)
    page.goto("/")
    day = paper(page)
    choose(page, "theme", "dark")
    choose(page, "cards", "large")
    open_settings(page)
    expect(radio(page, "cards", "large")).to_be_checked()
    assert day != paper(page)
