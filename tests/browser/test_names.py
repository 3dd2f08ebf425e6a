"""Names from right to left stand as their people write them, and leave the sentences around them alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.tables import set_up, sit_down, start

pytestmark = pytest.mark.browser

NAME = "אבג 7!"  # its end is on the left; in a sentence of ours it would be drawn to the right, behind the letters
# Whatever is drawn in another order than the name alone, and how often the name is shown.
DRAWN = """(name) => {
  const left = (text, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (text.data.includes(name) && text.parentElement.checkVisibility()) found.push(text);
  }
  const first = (text) => text.data.indexOf(name);
  const odd = found.filter((text) => left(text, first(text) + name.length - 1) > left(text, first(text)));
  return [odd.map((text) => text.data), found.length];
}"""


def stands_well(page: Page, where: str) -> None:
    expect(page.locator(where).filter(has_text=NAME).first).to_be_visible()
    odd, shown = page.evaluate(DRAWN, NAME)
    assert [] == odd
    assert shown > 0


@pytest.mark.long
def test_a_name_from_right_to_left_turns_nothing_around_it(page: Page, guest: APIRequestContext) -> None:
    table, code = set_up(page.request)
    sit_down(guest, code, NAME)
    page.goto(f"/t/{table}")
    stands_well(page, "ol li")
    start(page.request, table)
    stands_well(page, ".badge")
    stands_well(page, ".log li")
