"""Sounds are for those who want them: nothing is heard before somebody switches them on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.speech import says
from tests.browser.tables import against_a_bot
from tests.browser.visits import answer_in_words

pytestmark = pytest.mark.browser

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


def test_it_is_quiet_until_somebody_wants_sounds_and_that_is_kept(page: Page) -> None:
    page.add_init_script(COUNT)
    against_a_bot(page)
    answer_in_words(page)
    assert 0 == page.evaluate("window.rung")

    page.locator("summary", has_text=says("en", "web-menu")).click()
    page.get_by_role("button", name=says("en", "web-sound", on="no")).click()
    expect(page.get_by_role("button", name=says("en", "web-sound", on="yes"))).to_be_visible()
    before = page.evaluate("window.rung")
    assert before > 0
    page.keyboard.press("Escape")
    page.locator(".choices").wait_for()
    answer_in_words(page)
    page.wait_for_function("before => window.rung > before", arg=before)

    page.reload()
    page.locator("summary", has_text=says("en", "web-menu")).click()
    expect(page.get_by_role("button", name=says("en", "web-sound", on="yes"))).to_be_visible()
