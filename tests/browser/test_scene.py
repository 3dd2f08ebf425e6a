"""The end of a game as a scene, what stands when it is over, and a replay that is sent to somebody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Troubles, Visit
from tests.browser.speech import SPOKEN, says
from tests.browser.tables import PHONE, Finished, against_a_bot, answered, set_up, start
from tests.browser.visits import answer_at_once, fine, fits, is_over, no_violations, play
from tests.samples import long

pytestmark = pytest.mark.browser

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LOW: ViewportSize = {"width": 844, "height": 390}
STAGED = "section.end, .choices, dialog.scene"
LOOK_AWAY = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
BEAT = 3_500  # milliseconds: longer than any, and what its clock begins late
LATER = 10_000  # milliseconds that a busy machine may need to stop a clock; what is due meanwhile happens once
LONG = 500


def to_the_scene(page: Page) -> None:
    """Play against a bot until the curtain rises."""
    for _ in range(LONG):
        page.locator(STAGED).first.wait_for()
        if page.locator("dialog.scene").count():
            return
        answer_at_once(page)
    raise AssertionError("the game does not end")


def beat(page: Page) -> int:
    """Which one is shown; -1 when the scene is over."""
    return int(page.evaluate("() => document.querySelector('dialog.scene')?.dataset.beat ?? -1"))


def next_beat(page: Page) -> None:
    """Let the time pass that a beat takes."""
    before = beat(page)
    for _ in range(BEAT // 100):
        page.clock.run_for(100)
        if beat(page) != before:
            return
    raise AssertionError("the scene does not go on")


@pytest.fixture(params=[PHONE, long(LAPTOP), long(LOW)], ids=["phone", "laptop", "low"])
def audience(request: pytest.FixtureRequest, visit: Visit) -> Page:
    """Somebody who likes things to move."""
    page = visit(viewport=request.param, has_touch=request.param != LAPTOP, reduced_motion="no-preference")
    page.clock.install()
    return page


def test_leaders_turn_over_from_the_last_to_the_first_and_then_the_winner_is_told(audience: Page) -> None:
    page = audience
    against_a_bot(page)
    to_the_scene(page)
    page.clock.pause_at(page.evaluate("Date.now()") + LATER)
    scene = page.locator("dialog.scene")
    expect(scene).to_be_visible()
    assert 0 == page.locator("section.end").count()  # nothing is told before its time
    size = page.viewport_size
    box = scene.bounding_box()
    assert size is not None
    assert box is not None
    assert (0, 0, size["width"], size["height"]) == tuple(round(box[side]) for side in ("x", "y", "width", "height"))

    shown: dict[int, int] = {}  # Leaders, by beat
    captions: dict[int, str] = {}
    while scene.count():
        shown[beat(page)] = scene.locator(".face .turned").count()
        captions[beat(page)] = scene.locator(".caption").inner_text()
        for part in (scene.locator("h2"), scene.locator(".caption"), scene.locator(".skip")):
            expect(part).to_be_in_viewport(ratio=1)
        next_beat(page)
    assert {one: min(max(one - 1, 0), 2) for one in shown} == shown  # two beats without a Leader, then one each
    assert len(captions) == len(set(captions.values()))
    expect(page.locator("section.end h2")).to_be_focused()
    expect(page.locator("section.end h2")).to_be_in_viewport()
    assert page.locator(".result li").all_inner_texts()[-1] == captions[max(captions)]


@pytest.mark.long
def test_the_scene_keeps_nobody_out(visit: Visit, axe: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    against_a_bot(page)
    to_the_scene(page)
    page.evaluate(LOOK_AWAY)  # it waits until somebody looks
    before = beat(page)
    no_violations(page, axe)
    assert before == beat(page)


@pytest.mark.parametrize("how", ["press", long("key"), long("escape"), long("button")])
def test_any_press_and_any_key_ends_the_scene(visit: Visit, how: str) -> None:
    page = visit(viewport=LAPTOP, reduced_motion="no-preference")
    against_a_bot(page)
    to_the_scene(page)
    if how == "press":
        page.mouse.click(20, 20)
    elif how == "button":
        page.get_by_role("button", name=says("en", "web-end-skip")).click()
    else:
        page.keyboard.press("Escape" if how == "escape" else "x")
    expect(page.locator("dialog.scene")).to_have_count(0)
    expect(page.locator("section.end h2")).to_be_focused()

    page.get_by_role("button", name=says("en", "web-end-again")).click()
    expect(page.locator("dialog.scene")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.scene")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, long(LAPTOP)], ids=["phone", "laptop"])
def test_nothing_moves_for_those_who_want_that_and_everything_is_there(
    visit: Visit, axe: str, size: ViewportSize
) -> None:
    page = visit(viewport=size, has_touch=size == PHONE)
    against_a_bot(page)
    play(page, answer_at_once)
    expect(page.locator("dialog.scene")).to_have_count(0)
    expect(page.get_by_role("button", name=says("en", "web-end-again"))).to_have_count(0)
    end = page.locator("section.end")
    expect(end.locator("h2")).to_be_in_viewport()
    expect(end.locator(".mine")).to_contain_text("You: ")
    expect(end.locator(".reveal ol > li")).to_have_count(2)
    expect(end.locator(".face .turned")).to_have_count(2)
    expect(end.locator("figure")).to_have_count(3)
    fine(page, axe)


@pytest.mark.long
@pytest.mark.parametrize("lang", SPOKEN)
def test_a_television_shows_the_scene_to_the_whole_room(visit: Visit, lang: str) -> None:
    page = visit(viewport={"width": 1920, "height": 1080}, reduced_motion="no-preference", locale=lang)
    table, _ = set_up(page.request, seats=3, bots=3)
    page.goto(f"/tv/{table}")
    start(page.request, table)
    expect(page.locator("dialog.scene")).to_be_visible()
    expect(page.locator("dialog.scene h2")).to_have_text(says(lang, "web-end-scene"))
    page.keyboard.press("x")
    expect(page.locator("section.end .reveal")).to_be_visible()
    assert 0 == page.locator("section.end .deeds").count()


@pytest.mark.long
def test_moments_lead_to_the_replay(visit: Visit, finished: Finished) -> None:
    page = visit(storage_state=finished.host)
    page.goto(f"/t/{finished.table}")
    told = answered(page.request.get(f"/api/tables/{finished.table}/tally"))
    expect(page.locator("section.end figure")).to_have_count(3)
    links = page.locator("section:has(> #changes) a")
    expect(links).to_have_count(len(told["changes"]))
    if told["changes"]:
        links.first.click()
        expect(page.locator(f'main[data-step="{told["changes"][0]["answers"]}"]')).to_be_visible()


# --- a replay that is sent to somebody


def shared(page: Page) -> str:
    """Play against a bot, agree, and take the link."""
    against_a_bot(page)
    while not is_over(page):
        answer_at_once(page)
    page.get_by_role("button", name=says("en", "web-share-agree")).click()
    return page.get_by_label(says("en", "web-share-link")).input_value()


def test_a_stranger_opens_a_replay_at_a_step_and_learns_no_name(visit: Visit, axe: str, troubles: Troubles) -> None:
    host = visit()
    link = shared(host)
    fine(host, axe)
    stranger = visit(viewport=PHONE, has_touch=True)
    stranger.goto(f"{link}#3")
    expect(stranger.locator('main[data-step="3"]')).to_be_visible()
    expect(stranger.locator(".board")).to_be_visible()
    body = stranger.locator("body").inner_text()
    assert "Ann" not in body
    assert "Player 1" in body
    assert [] == stranger.context.cookies()
    expect(stranger.get_by_label("Link to step 3")).to_have_value(f"{link}#3")
    fine(stranger, axe)

    host.get_by_label(says("en", "web-share-named")).check()
    expect(host.get_by_label(says("en", "web-share-named"))).to_be_enabled()
    host.get_by_role("button", name=says("en", "web-share-end")).click()
    expect(host.get_by_role("button", name=says("en", "web-share-agree"))).to_be_visible()
    troubles.expect("404")
    stranger.reload()
    expect(stranger.locator(".board")).to_have_count(0)
    expect(stranger.get_by_text(says("en", "web-nowhere"))).to_be_visible()


@pytest.mark.long
def test_the_link_waits_for_everybody(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table, code = set_up(ann.request)
    answered(bob.request.post("/api/join", data={"code": code, "name": "Bob"}))
    start(ann.request, table)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
    while not ann.locator("section.end").count():
        for page in (ann, bob):
            if page.locator(".choices button:enabled").count():
                answer_at_once(page)
        ann.wait_for_timeout(20)
    ann.get_by_role("button", name=says("en", "web-share-agree")).click()
    expect(ann.get_by_text(says("en", "web-share-waiting", players="Bob"))).to_be_visible()
    bob.get_by_role("button", name=says("en", "web-share-agree")).click()
    link = bob.get_by_label(says("en", "web-share-link"))
    expect(link).to_be_visible()
    expect(ann.get_by_label(says("en", "web-share-link"))).to_have_value(link.input_value())
    bob.get_by_role("button", name=says("en", "web-share-end")).click()
    expect(ann.get_by_label(says("en", "web-share-link"))).to_have_count(0)


@pytest.mark.long
def test_a_picture_of_the_result_is_made_over_plain_http(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    against_a_bot(page)
    while not is_over(page):
        answer_at_once(page)
    page.get_by_text(says("en", "web-picture"), exact=True).click()
    with page.expect_download() as found:
        page.get_by_role("button", name=says("en", "web-picture-save")).click()
    saved = found.value.path().read_bytes()
    assert b"\x89PNG" == saved[:4]
    assert (1200, 630) == tuple(int.from_bytes(saved[start : start + 4], "big") for start in (16, 20))
    assert len(saved) > 10_000  # something is drawn
    fits(page)
