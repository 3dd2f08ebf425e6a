"""`./play` as a guest meets it: another machine of the network opens what the codes say, and plays over plain http."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import GIVE_UP, Launch, Troubles, missing
from tests.browser.networks import Network, inside, network, played, possible, printed_code, shown_code
from tests.browser.speech import says
from tests.browser.tables import PHONE
from tests.browser.visits import answer_on_the_table, open_table, sit_down_by, somebody

pytestmark = pytest.mark.browser

SOME = 6  # answers


@pytest.fixture
def home() -> Iterator[Network]:
    if not possible():
        missing("no network namespaces on this machine (root and `ip` are needed)")
    with network() as made:
        yield made


@pytest.fixture
def browser(launch: Launch, home: Network, tmp_path: Path) -> Iterator[Browser]:
    """A browser that knows no network but the guest's."""
    program = tmp_path / "browser"

    def wrapped(path: str) -> str:
        program.write_text("#!/bin/sh\nexec " + " ".join(inside(home.guest, path)) + ' "$@"\n', "utf-8")
        program.chmod(0o755)
        return str(program)

    found = launch(wrapped)
    yield found
    found.close()


def come(browser: Browser, troubles: Troubles, **wishes: object) -> Page:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **wishes)  # type: ignore[arg-type]
    context.set_default_timeout(GIVE_UP)
    troubles.listen(context)
    return context.new_page()


def test_guests_of_the_network_read_the_codes_sit_down_and_play(
    browser: Browser, home: Network, tmp_path: Path, troubles: Troubles
) -> None:
    expect.set_options(timeout=GIVE_UP)
    with played(home, tmp_path / "tables") as said:
        address = printed_code(said)
        assert f"http://{home.address}:8000" == address
        ann, bob = come(browser, troubles), come(browser, troubles, viewport=PHONE, has_touch=True)
        ann.goto(address)
        assert ann.evaluate("isSecureContext") is False
        invite, _ = open_table(ann, f"{address}/new")
        assert invite == shown_code(ann.locator("img.qr"))
        sit_down_by(bob, invite, "Bob")
        ann.get_by_role("button", name=says("en", "web-start")).click()
        for page in (ann, bob):
            page.locator(".board").wait_for()
        for _ in range(SOME):
            answer_on_the_table(somebody([ann, bob]))
    assert [] == [one for one in troubles.left if "WebSocket" not in one]  # the server ended before the pages
