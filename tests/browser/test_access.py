"""Nobody is kept out: by keyboard alone, by ear alone, without motion, and whatever the eye makes of colours."""

from __future__ import annotations

import re
from base64 import b64encode
from itertools import combinations
from math import sqrt

import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, expect
from tests.browser.speech import says
from tests.browser.tables import against_a_bot, first_of_two
from tests.browser.visits import LONG, MOVING, answer_in_words, choose, fine, is_over, moved_on, seq, until

from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords

pytestmark = pytest.mark.browser

FOCUS = """() => {
  const at = document.activeElement;
  const where = ".choices details:not([open]) > summary, .choices button, .spot.open, dialog button, button.chief";
  return at?.matches(where) ? at.localName : "";
}"""
JOINER = "\u2060"  # keeps a full stop with the name of a card
REACH = 150  # steps with Tab within which there must be something to answer

FACTIONS = ["undead", "water-folk", "imperial-army", "hill-tribes"]
SIGHTS = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"]
SPINE = (36, 150)  # pixels of a card's spine: colour and pattern, and the seal with its symbol
EVERY = 5  # of so many pixels one is looked at
APART = 10.0  # of the distance of two colours in CIELAB, from which on they are told apart at a glance
UNLIKE = 0.6  # of 1.0, from which on two drawings have little in common whatever their colours
CORNER = "(field) => { const box = field.getBoundingClientRect(); return [box.x + 1, box.y + 1]; }"
PIXELS = """async ([picture, corners, size]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  return corners.map((corner) => [...paper.getImageData(...corner, ...size).data]);
}"""
# One card of each faction is enough, and quickly drawn.
FEW = """(factions) => {
  const wanted = factions.map((one) => document.querySelector(`.band > .field[data-faction=${one}]:only-child`));
  for (const card of document.querySelectorAll("main li")) {
    if (!wanted.some((one) => card.contains(one))) card.remove();
  }
  document.querySelector("main li").scrollIntoView();
}"""

SOME = 10  # answers

Colour = tuple[float, float, float]


def tab_to_answer(page: Page) -> str:
    """Go on with Tab until something can be answered; what it is."""
    for _ in range(REACH):
        page.keyboard.press("Tab")
        found: str = page.evaluate(FOCUS)
        if found:
            return found
    raise AssertionError("nothing to answer is reached by Tab")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=says("en", "web-play-now")).wait_for()
    tab_to_answer(page)
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()
    for _ in range(LONG):
        if is_over(page):
            break
        before = seq(page)
        while seq(page) == before and page.locator(".choices").count():
            tab_to_answer(page)
            page.keyboard.press("Enter")
        moved_on(page, before)
    expect(page.locator("section.end h2")).not_to_be_empty()


def test_the_focus_is_never_lost_by_answering(page: Page) -> None:
    """It comes to the question, from which the answers are the next things, and never to the top of the page."""
    against_a_bot(page)
    for _ in range(SOME):
        if is_over(page):
            break
        before = seq(page)
        while seq(page) == before and page.locator(".choices").count():
            tab_to_answer(page)
            page.keyboard.press("Enter")
        moved_on(page, before)
        page.locator("section.end, .choices").first.wait_for()
        assert page.evaluate("document.activeElement.closest('.board, section.end') !== null")


def test_shortcut_keys_answer_take_back_and_lead_around(page: Page, guest: APIRequestContext, axe: str) -> None:
    first_of_two(page, guest)
    page.keyboard.press("1")  # nothing stands in words: the first card that can be chosen is pointed at
    expect(page.locator(".spot.open").first).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator(".spot.open").nth(1)).to_be_focused()
    before = seq(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-half]")).to_have_count(1)
    page.keyboard.press("1")  # the only answer in words: another card
    expect(page.locator("[data-half]")).to_have_count(0)
    for _ in ("one that is hidden", "one that is discarded"):
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.get_by_role("button", name=says("en", "web-undo"))).to_be_enabled()
    before = seq(page)
    page.keyboard.press("u")
    moved_on(page, before)
    page.keyboard.press("l")
    expect(page.locator(".log [tabindex]")).to_be_focused()
    page.keyboard.press("q")
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=says("en", "web-keys"))).to_be_visible()
    fine(page, axe)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
def test_the_first_links_lead_to_the_page_and_to_the_question(page: Page) -> None:
    against_a_bot(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=says("en", "web-skip-question"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()


@pytest.mark.long
def test_a_leader_is_shown_by_a_key_and_by_no_passing_focus(page: Page) -> None:
    against_a_bot(page)
    leader = page.get_by_role("button", name=says("en", "hidden-leaders-web-leader-look"))
    page.locator("#question").focus()
    while not leader.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    expect(leader).to_have_accessible_description("")
    expect(leader.locator(".leader .name")).to_have_count(0)
    expect(page.locator(".glass")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(leader.locator(".leader .name")).to_be_visible()
    expect(leader).to_have_accessible_description(re.compile(r"\w"))
    page.keyboard.press("Tab")
    expect(leader.locator(".leader .name")).to_have_count(0)


class Listener:
    """Somebody who has nothing but the accessibility tree of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.asks = f'heading "{says("en", "ui-question")}: '
        self.wins = re.compile(r'heading "[^"]+ (wins|win)')
        self.many = re.compile(re.escape(says("en", "hidden-leaders-web-answers", n=7)).replace("7", r"(\d+)"))
        self.heard = ""

    @property
    def answers(self) -> list[str]:
        """The buttons between the question and whatever is not about it: cards that lie aside, or the log.

        A switch (`[pressed]`) answers nothing."""
        behind = re.split(r"- (?:complementary|region)", self.heard.partition(self.asks)[2])[0]
        return re.findall(r'button "(.+)"\'?:?$', behind, re.MULTILINE)

    def is_over(self) -> bool:
        return self.wins.search(self.heard) is not None

    def listen(self) -> None:
        """Until there is something to answer which was not there before, or somebody has won."""
        last = self.heard

        def ready() -> bool:
            self.heard = self.main.aria_snapshot()
            return self.heard != last and (self.is_over() or self.answers != [] or bool(self.many.search(self.heard)))

        until(self.page, ready)

    def answer(self) -> None:
        opens = self.many.search(self.heard)
        if opens and len(self.answers) < int(opens[1]):
            self.main.get_by_role("group").get_by_text(self.many).click()
            self.heard = self.main.aria_snapshot()
        chosen = self.answers[-int(opens[1])] if opens else self.answers[0]
        self.main.get_by_role("button", name=chosen, exact=True).last.click()


@pytest.mark.long
def test_a_whole_game_by_ear_alone(page: Page) -> None:
    """The question is a heading; behind it stand its answers, each a button with its own words."""
    page.goto("/")
    page.get_by_role("button", name=says("en", "web-play-now")).click()
    listener = Listener(page)
    for _ in range(LONG):
        listener.listen()
        if listener.is_over():
            break
        listener.answer()
    assert listener.is_over()
    expect(page.get_by_role("button", name=says("en", "web-rematch"))).to_be_visible()


@pytest.mark.long
def test_every_card_is_read_aloud_with_its_text(page: Page) -> None:
    against_a_bot(page)
    cards = page.locator("section.hand [data-card]")
    assert cards.count() > 0
    for card in cards.all():
        name = str(card.get_attribute("data-card"))
        expect(card).to_have_accessible_name(re.compile(re.escape(HiddenLeadersWords("en").card_name(name))))
        expect(card).to_have_accessible_description(re.compile(r"\w"))


@pytest.mark.long
def test_what_happens_is_announced(page: Page, guest: APIRequestContext) -> None:
    first_of_two(page, guest)
    line = page.locator(".log .line").last
    told = line.inner_text()
    choose(page)
    page.wait_for_function("told => [...document.querySelectorAll('.log .line')].at(-1).innerText !== told", arg=told)
    last = line.inner_text().replace(JOINER, "").strip()  # the log is drawn after the table
    expect(page.locator("div.sr[aria-live=polite]")).to_contain_text(last)
    assert page.locator(".question h2[aria-live=polite]").inner_text()


@pytest.mark.long
def test_nothing_moves_for_those_who_want_no_motion(page: Page) -> None:
    against_a_bot(page)
    for _ in range(4):
        answer_in_words(page)
        assert 0 == page.evaluate(MOVING)
        page.locator(".choices").wait_for()
    page.emulate_media(reduced_motion="no-preference")
    answer_in_words(page)
    page.wait_for_function(f"() => ({MOVING})() > 0")


def spines(page: Page, sight: str) -> list[list[int]]:
    """The pixels of the spine of one card of each faction, as somebody with this sight sees them."""
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    corners = [field.evaluate(CORNER) for field in fields(page)]
    found: list[list[int]] = page.evaluate(PIXELS, [b64encode(page.screenshot()).decode(), corners, SPINE])
    return found


def colours(pixels: list[int]) -> list[Colour]:
    """Some of the pixels in CIELAB, in which distances are as large as eyes find them."""
    return [lab(pixels[at], pixels[at + 1], pixels[at + 2]) for at in range(0, len(pixels), 4 * EVERY)]


def lab(*rgb: int) -> Colour:
    linear = [one / 255 / 12.92 if one <= 10 else ((one / 255 + 0.055) / 1.055) ** 2.4 for one in rgb]
    rows = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0178, 0.1095, 0.8730))  # by the white of D65
    x, y, z = (sum(part * one for part, one in zip(row, linear, strict=True)) for row in rows)
    a, b, c = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def mean(found: list[Colour]) -> Colour:
    a, b, c = (sum(part) / len(found) for part in zip(*found, strict=True))
    return a, b, c


def distance(one: Colour, other: Colour) -> float:
    return sqrt(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)))


def drawing(found: list[Colour]) -> list[float]:
    """Light and dark only, with the same contrast on every card."""
    light = [one[0] for one in found]
    middle = sum(light) / len(light)
    spread = (sum((one - middle) ** 2 for one in light) / len(light)) ** 0.5
    assert spread > 2, "there is nothing drawn"
    return [(one - middle) / spread for one in light]


def unlikeness(one: list[float], other: list[float]) -> float:
    """0 for the same drawing, 1 for drawings that have nothing in common."""
    return 1 - sum(a * b for a, b in zip(one, other, strict=True)) / len(one)


def fields(page: Page) -> list[Locator]:
    return [page.locator(f".band > .field[data-faction={faction}]:only-child").first for faction in FACTIONS]


def drawn(page: Page, field: Locator) -> str | None:
    """The lines of the symbol, wherever the page has them from."""
    sheet, _, name = str(field.locator("use").get_attribute("href")).partition("#")
    found = re.search(rf'id="{name}"[^>]* d="([^"]+)"', page.request.get(sheet).text())
    return found and found[1]


def test_factions_are_told_apart_by_colour_or_drawing_whatever_the_eye_sees(page: Page) -> None:
    page.goto("/cards")
    page.locator(".band").first.wait_for()
    page.evaluate(FEW, FACTIONS)
    for sight in SIGHTS:
        seen = [colours(one) for one in spines(page, sight)]
        for (first, one), (second, other) in combinations(zip(FACTIONS, seen, strict=True), 2):
            apart = distance(mean(one), mean(other)) / APART
            unlike = unlikeness(drawing(one), drawing(other)) / UNLIKE
            assert max(apart, unlike) >= 1, (sight, first, second, apart, unlike)


def test_no_sign_is_told_by_its_colour_alone(page: Page) -> None:
    page.goto("/cards")
    page.locator(".band").first.wait_for()
    symbols = [drawn(page, field) for field in fields(page)]
    patterns = [field.evaluate("field => getComputedStyle(field).backgroundImage") for field in fields(page)]
    markers = [page.locator(f".shape.{one} path").first.get_attribute("d") for one in ("red", "green")]
    for signs in (symbols, patterns, markers):
        assert None not in signs
        assert len(signs) == len(set(signs))
