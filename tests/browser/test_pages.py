"""Every page in every language on a small phone, by day and by night: nobody is kept out, nothing is left unsaid."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import OTHERS, WRITTEN, says, speak, speaks
from tests.browser.tables import PHONE
from tests.browser.visits import fine
from tests.samples import long

from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.words.catalogue import LANGUAGES

pytestmark = pytest.mark.browser

PAGES = ["/", "/new", "/rules", "/rules/heroes", "/about", "/replay"]
NOWHERE = ["/nowhere", "/t/nothing", "/j/nothing", "/w/nothing", "/tv/nothing", "/replay/nothing"]
# The gaps between words that stand in a row, in pixels.
GAPS = """(links) => {
  const words = [...document.querySelectorAll(links)].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  const beside = words.slice(1).map((word, before) => [words[before], word]);
  return beside.filter(([one, next]) => next.top < one.bottom).map(([one, next]) => next.left - one.right);
}"""


def arrive(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("lang", WRITTEN)
def test_every_page_speaks_every_language_and_keeps_nobody_out(visit: Visit, axe: str, lang: str) -> None:
    page = visit(viewport=PHONE, locale=lang)
    for path in PAGES:
        arrive(page, path)
        fine(page, axe, lang)


@pytest.mark.parametrize("lang", ["en", *map(long, OTHERS)])  # the shortest words are English
def test_links_in_a_row_stand_equally_far_apart_however_short_they_are(visit: Visit, lang: str) -> None:
    page = visit(locale=lang)
    arrive(page, "/rules")
    for row in ("header nav a", "main nav ul a"):
        gaps = page.evaluate(GAPS, row)
        assert gaps
        assert max(gaps) - min(gaps) < 1, (row, gaps)


@pytest.mark.parametrize("lang", WRITTEN)
def test_all_cards_speak_every_language_and_keep_nobody_out(visit: Visit, axe: str, lang: str) -> None:
    page = visit(viewport=PHONE, locale=lang)
    arrive(page, "/cards")
    expect(page.get_by_text(HiddenLeadersWords(lang).card_name("keen-koi"), exact=True).first).to_be_visible()
    fine(page, axe, lang)
    arrive(page, "/cards/heroes")
    page.locator("select").first.select_option("skill")
    expect(page.get_by_text(says(lang, "heroes-skill-ambush"), exact=True)).to_be_visible()
    fine(page, axe, lang)


@pytest.mark.parametrize("lang", WRITTEN)
def test_words_are_found_in_the_rules_of_every_game(visit: Visit, axe: str, lang: str) -> None:
    page = visit(viewport=PHONE, locale=lang)
    for game in ("hidden-leaders", "heroes"):
        arrive(page, f"/rules/{game}")
        word = page.locator("article h3").first.inner_text()
        page.get_by_role("searchbox").fill(word.upper())
        page.get_by_role("searchbox").press("Enter")
        expect(page.locator("mark.here")).to_be_in_viewport()
        fine(page, axe, lang)


@pytest.mark.long
@pytest.mark.parametrize("lang", WRITTEN)
def test_an_address_that_leads_nowhere_says_so(visit: Visit, axe: str, lang: str, troubles: Troubles) -> None:
    troubles.expect("404", "403", "4403")  # the browser tells of every refusal
    page = visit(viewport=PHONE, locale=lang)
    for path in NOWHERE:
        arrive(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text(says(lang, "web-home"))).to_be_visible()
        fine(page, axe, lang)


@pytest.mark.long
def test_the_language_is_switched_and_kept(page: Page) -> None:
    page.goto("/")
    page.locator("h1").wait_for()
    with pytest.raises(AssertionError):
        speaks(page, "pl")  # it is English
    for lang in OTHERS:
        speak(page, lang)
        speaks(page, lang)
    page.reload()
    page.locator("h1").wait_for()
    speaks(page, OTHERS[-1])


def test_a_page_that_cannot_begin_says_so_in_every_language(visit: Visit, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED", "Failed to load")
    silent = visit(java_script_enabled=False)
    silent.goto("/")
    broken = visit()
    broken.route("**/assets/*.js", lambda route: route.abort())
    broken.goto("/")
    for page in (silent, broken):
        for lang in LANGUAGES:
            expect(page.locator(f".unable p[lang={lang}]").first).to_be_visible()


@pytest.mark.long
def test_a_page_that_begins_does_not_speak_of_it(page: Page) -> None:
    arrive(page, "/")
    expect(page.locator("#unable")).to_be_hidden()


@pytest.mark.long
def test_a_table_can_do_without_the_memory_aid_and_everybody_is_told(page: Page, visit: Visit, axe: str) -> None:
    page.goto("/new")
    page.get_by_label(says("en", "web-name")).fill("Ann")
    page.get_by_label(says("en", "web-memory"), exact=True).uncheck()
    fine(page, axe)
    page.get_by_role("button", name=says("en", "web-open-table")).click()
    expect(page.get_by_text(says("en", "web-no-memory-about"))).to_be_visible()
    fine(page, axe)
    guest = visit()
    guest.goto(page.get_by_label(says("en", "web-invite-link")).input_value())
    expect(guest.get_by_text(says("en", "web-no-memory-about"))).to_be_visible()
    page.get_by_role("button", name=says("en", "web-fill-and-start")).click()
    page.locator(".board").wait_for()
    page.locator("summary", has_text=says("en", "web-menu")).click()
    expect(page.get_by_text(says("en", "web-no-memory"), exact=True)).to_be_visible()
    fine(page, axe)
