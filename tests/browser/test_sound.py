"""Sounds are for those who want them: nothing is heard before somebody switches them on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.speech import open_settings, says
from tests.browser.tables import against_a_bot
from tests.browser.visits import answer_in_words

pytestmark = pytest.mark.browser

PAUSE = 300  # milliseconds in which a sound would have begun
COUNT = """(() => {
  window.rung = 0;
  const Tone = OscillatorNode;
  window.OscillatorNode = class extends Tone {
    constructor(...words) {
      super(...words);
      window.rung++;
    }
  };
})()"""


@pytest.mark.long
def test_it_is_quiet_until_somebody_wants_sounds_and_that_is_kept(page: Page) -> None:
    page.add_init_script(COUNT)
    against_a_bot(page)
    answer_in_words(page)
    assert 0 == page.evaluate("window.rung")

    open_settings(page)
    expect(page.get_by_role("slider")).to_be_disabled()
    page.get_by_role("radio", name=says("en", "web-set-sound-on"), exact=True).check()
    before = page.evaluate("window.rung")
    assert before > 0
    page.get_by_role("slider").press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.wait_for_timeout(PAUSE)
    assert before == page.evaluate("window.rung")  # no volume, no sound
    page.get_by_role("slider").press("ArrowRight")
    page.wait_for_function("before => window.rung > before", arg=before)
    before = page.evaluate("window.rung")
    page.keyboard.press("Escape")
    page.locator(".choices").wait_for()
    answer_in_words(page)
    page.wait_for_function("before => window.rung > before", arg=before)

    page.reload()
    open_settings(page)
    expect(page.get_by_role("radio", name=says("en", "web-set-sound-on"), exact=True)).to_be_checked()
    expect(page.get_by_role("slider")).to_have_value("5")
