"""Over plain http, under a name that no browser trusts, nothing is missing: as host, guest, watcher and television."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NAME, OWN, PLAIN, Server, Visit
from tests.browser.speech import says
from tests.browser.tables import PHONE
from tests.browser.visits import answer_at_once, answer_on_the_table, asked, fits, open_table, press

pytestmark = pytest.mark.browser

TRUSTED = "isSecureContext"
# How often a page used the clipboard that only secure pages have.
COUNT = """(() => {
  window.written = 0;
  const clipboard = navigator.clipboard;
  const write = clipboard?.writeText.bind(clipboard);
  if (write) clipboard.writeText = (text) => { window.written++; return write(text); };
})()"""


def copy_link(page: Page, kind: str) -> None:
    field = page.get_by_label(says("en", f"web-{kind}-link"))
    row = page.locator(".copy", has=field)
    row.get_by_role("button", name=says("en", "web-copy"), exact=True).click()
    expect(row.get_by_role("button", name=says("en", "web-copied"))).to_be_visible()


def go_by_what_was_copied(page: Page, home: str) -> None:
    """Paste the link on the first page, as somebody does who was sent it."""
    page.goto(home)
    page.get_by_label(says("en", "web-join-link")).press("ControlOrMeta+v")
    page.get_by_role("button", name=says("en", "web-join-go")).click()


def test_a_whole_game_under_a_name_of_the_network(visit: Visit, server: Server) -> None:
    base = server.at(NAME)
    ann, tv = visit(base_url=base), visit(base_url=base, viewport={"width": 1366, "height": 768})
    bob, eve = (visit(base_url=base, viewport=PHONE, has_touch=True) for _ in range(2))
    open_table(ann)
    copy_link(ann, "invite")
    go_by_what_was_copied(bob, base)
    bob.get_by_label(says("en", "web-name")).fill("Bob")
    press(bob.get_by_role("button", name=says("en", "web-sit-down")))
    copy_link(ann, "watch")
    for page, way in ((eve, "web-watch"), (tv, "web-tv")):
        go_by_what_was_copied(page, base)
        page.get_by_role("button", name=says("en", way), exact=True).click()
    ann.get_by_role("button", name=says("en", "web-start")).click()
    for page in (ann, bob, eve, tv):
        page.locator(".board").wait_for()
        assert page.url.startswith(base)
        assert page.evaluate(TRUSTED) is False

    expect(bob.locator(".strip .track")).to_be_in_viewport(ratio=1)
    fits(bob)

    while (mine := asked([ann, bob])) is not None:
        (answer_on_the_table if mine is bob else answer_at_once)(mine)
    expect(bob.locator("section.end h2")).to_be_in_viewport()
    expect(eve.locator("section.end h2")).to_have_text(ann.locator("section.end h2").inner_text())
    expect(tv.locator(".bar p")).to_have_text(ann.locator("section.end .result li").last.inner_text())
    press(bob.locator("section.end summary", has_text=says("en", "web-verify")))
    expect(bob.locator("section.end .verdict")).to_have_text(says("en", "web-verify-result", fits="yes"))


@pytest.mark.parametrize(("host", "trusted"), [(OWN, True), (PLAIN, False)])
def test_a_link_is_copied_on_pages_that_are_trusted_and_on_others(
    visit: Visit, server: Server, host: str, trusted: bool
) -> None:
    page = visit(base_url=server.at(host), permissions=["clipboard-read", "clipboard-write"] if trusted else [])
    page.add_init_script(COUNT)
    invite, _ = open_table(page)
    copy_link(page, "invite")
    assert trusted is page.evaluate(TRUSTED)
    assert int(trusted) == page.evaluate("window.written")
    page.goto("/")
    field = page.get_by_label(says("en", "web-join-link"))
    field.press("ControlOrMeta+v")
    expect(field).to_have_value(invite)
