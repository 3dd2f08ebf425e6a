"""A server of our own and a real browser before it; whatever the page complains about fails the test."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from tests.browser.tables import PHONE, Finished, play_by_bots

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BUILT = ROOT / "src/interregnum/web/index.html"
UNPACKED = ROOT / "tools/chromium/run/start.sh"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
OWN = "127.0.0.1"  # browsers trust it like https
PLAIN = "0.0.0.0"  # noqa: S104 - the same machine, but trusted no more than any other over plain http
NAME = "throne.local"  # the same as a name that only the browser knows
SETTINGS: dict[str, str | float | bool] = {  # of Firefox
    "intl.accept_languages": "en-GB, en",
    "network.dns.localDomains": NAME,
    "network.socket.ip_addr_any.disabled": False,
    "ui.prefersReducedMotion": 1,
}
PROGRAM = [sys.executable, "-m", "tests.browser.dealt"]
PATIENCE = 90.0  # seconds until the server must be there
GIVE_UP = 60_000  # milliseconds until what should come on a page will not come any more
LIMITS = [
    "requests_at_once=10000", "requests_per_second=1000", "tables_per_address=1000",
    "messages_at_once=1000", "messages_per_second=1000",
]  # fmt: skip
LONGEST = 300  # seconds of one test, on a machine that does much else
Visit = Callable[..., Page]
Launch = Callable[..., Browser]
REQUIRED = bool(os.environ.get("CI")) or os.environ.get("INTERREGNUM_REQUIRE_ALL") == "1"
# No setting answers for the test: it could not know whether a question is still there when it presses something.
EVERYTHING_IS_ASKED = """
try {
    for (const one of ["precise", "luck", "alone"]) {
        const name = "interregnum.heroes.comfort." + one;
        if (localStorage.getItem(name) === null) localStorage.setItem(name, "off");
    }
} catch {} // a page without storage asks everything anyway
"""


def missing(what: str) -> None:
    """Without a browser there is nothing to test; where one is required, that is a failure."""
    if REQUIRED:
        pytest.fail(what)
    pytest.skip(what)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop in the main thread: these tests run in a process of their own, `-m browser`."""
    wanted = "browser" in str(config.option.markexpr)
    mark = pytest.mark.timeout(LONGEST) if wanted else pytest.mark.skip(reason="run with -m browser")
    for item in items:
        if "browser" in Path(item.path).parts:
            item.add_marker(mark)


def chromium() -> str | None:
    given = os.environ.get("INTERREGNUM_CHROMIUM")
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return given or found or (str(UNPACKED) if UNPACKED.exists() else None)


def free_port() -> int:
    with socket.socket() as found:
        found.bind((OWN, 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server in a process of its own; it can be stopped and started again on the same data."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = environment  # none: that of the tests
        self.port = free_port()
        self.url = self.at(OWN)
        self.process: subprocess.Popen[bytes] | None = None
        self.dealt = folder / "dealt"
        folder.mkdir(parents=True, exist_ok=True)
        self.deal("")

    def deal(self, word: str) -> None:
        """Which games are dealt from now on."""
        self.dealt.write_text(word, "utf-8")

    def at(self, host: str) -> str:
        return f"http://{host}:{self.port}"

    def start(self) -> None:
        command = [*PROGRAM, str(self.dealt), "serve", "--port", str(self.port), "--data", str(self.folder)]
        command += ["--bot-pace", "0", "--playouts", "4", *[word for limit in LIMITS for word in ("--limit", limit)]]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.exists():
        missing("the client is not built (npm run build in web/)")
    found = Server(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def dealt(server: Server, request: pytest.FixtureRequest) -> Server:
    """The server, which deals to this test what it always deals to it."""
    server.deal(request.node.nodeid)
    return server


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


def firefox(playwright: Playwright, path: str, folder: Path) -> Browser:
    """A Firefox of this machine, which is told some things by its settings."""
    program = folder / "firefox"
    words = shlex.join([sys.executable, "-m", "tests.browser.firefox", path])
    program.write_text(f'#!/bin/sh\ncd {shlex.quote(str(ROOT))}\nexec {words} "$@"\n', "utf-8")
    program.chmod(0o755)
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, headless=True, firefox_user_prefs=SETTINGS
    )


@pytest.fixture(scope="session")
def launch(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Launch:
    """Start a Chromium, perhaps wrapped into a program that starts it elsewhere, or the Firefox that was asked for."""
    wanted = os.environ.get("INTERREGNUM_FIREFOX")
    if wanted:
        return lambda: firefox(playwright, wanted, tmp_path_factory.mktemp("firefox"))
    path = chromium()
    if path is None:
        missing("no Chromium on this machine")

    def start(wrapped: Callable[[str], str] = str) -> Browser:
        zygote = ["--no-zygote"] if path == str(UNPACKED) else []  # it starts pages in half the time
        flags = [*FLAGS, *zygote, f"--host-resolver-rules=MAP {NAME} {OWN}"]
        return playwright.chromium.launch(executable_path=wrapped(str(path)), headless=True, args=flags)

    return start


@pytest.fixture(scope="session")
def browser(launch: Launch) -> Iterator[Browser]:
    found = launch()
    yield found
    found.close()


class Troubles:
    """What pages complain about; a test that brings trouble upon them says which."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.expected: list[str] = []

    def listen(self, context: BrowserContext) -> None:
        context.on("weberror", lambda error: self.heard.append(str(error.error)))
        context.on("console", self.note)

    def note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(message.text)

    def expect(self, *parts: str) -> None:
        self.expected += parts

    @property
    def left(self) -> list[str]:
        return [one for one in self.heard if not any(part in one for part in self.expected)]


@pytest.fixture
def troubles() -> Troubles:
    return Troubles()


@pytest.fixture
def visit(browser: Browser, dealt: Server, troubles: Troubles) -> Iterator[Visit]:
    """Somebody new comes over plain http with their own browser; whatever any page complains about fails the test."""
    expect.set_options(timeout=GIVE_UP)
    contexts: list[BrowserContext] = []

    def come(**wishes: Any) -> Page:
        usual: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "base_url": dealt.at(PLAIN)}
        context = browser.new_context(**usual | wishes)
        context.set_default_timeout(GIVE_UP)
        context.add_init_script(EVERYTHING_IS_ASKED)
        troubles.listen(context)
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert [] == troubles.left


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()


@pytest.fixture
def phone(visit: Visit) -> Page:
    """A small phone."""
    return visit(viewport=PHONE, has_touch=True)


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[APIRequestContext]:
    """Somebody who holds a seat and does nothing."""
    context = browser.new_context(base_url=server.at(PLAIN))
    yield context.request
    context.close()


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Server) -> Finished:
    """A game that two bots have played, and who may see it again."""
    server.deal("finished")
    context = browser.new_context(base_url=server.at(PLAIN))
    table = play_by_bots(context.request)
    found = Finished(table, context.storage_state())
    context.close()
    return found


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        missing("axe-core is not installed (npm ci in web/)")
    return AXE.read_text("utf-8")
