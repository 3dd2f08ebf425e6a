"""A server whose games are always dealt alike, and a browser before it: for pictures and figures."""

from __future__ import annotations

import os
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from interregnum.server.app import application
from interregnum.server.settings import Limits, Settings
from interregnum.server.world import World

ROOT = Path(__file__).parents[1]
UNPACKED = ROOT / "tools/chromium/run/start.sh"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--no-zygote",
]  # fmt: skip
PATIENCE = 20.0  # seconds


class Dealt(World):
    """The first game is always the same, and so is the second."""

    def __init__(self) -> None:
        self.numbers = count()

    def seed(self) -> bytes:
        return sha256(f"showroom {next(self.numbers)}".encode()).digest()


@contextmanager
def serving(bot_pace: float = 0.0) -> Iterator[str]:
    """A server in a thread of its own; its address."""
    with TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listener:
        settings = Settings(Path(folder), bot_pace=bot_pace, limits=Limits(requests_at_once=10_000))
        house = uvicorn.Server(uvicorn.Config(application(settings, Dealt()), log_level="error"))
        thread = threading.Thread(target=house.run, args=([listener],))
        thread.start()
        until = time.monotonic() + PATIENCE
        while not house.started:
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.02)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            house.should_exit = True
            thread.join(PATIENCE)


@contextmanager
def browsing() -> Iterator[Browser]:
    found = os.environ.get("INTERREGNUM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    path = found or (str(UNPACKED) if UNPACKED.exists() else None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


def set_up(page: Page, seats: int, bots: int, **wishes: Any) -> str:
    """A table of beginners; its id."""
    given = {str(seats - 1 - number): "greedy" for number in range(bots)}
    wish = {"game": "hidden-leaders", "seats": seats, "name": "Ann", "options": {"beginner": True}, "bots": given}
    answer = page.request.post("/api/tables", data=wish | wishes)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def start(page: Page, table: str) -> None:
    answer = page.request.post(f"/api/tables/{table}/start")
    assert answer.ok, answer.text()
    page.goto(f"/t/{table}")
    page.locator("section.end, .choices").first.wait_for()


def answer(page: Page) -> bool:
    """Give the first of all answers, which is a hero to play if there is one; false when the game is over."""
    page.locator("section.end, .choices").first.wait_for()
    if page.locator("section.end").count():
        return False
    seq = page.locator("main").get_attribute("data-seq")
    every = page.locator(".choices ol button, .choices:not(:has(ol)) button")
    every.first.evaluate("button => button.click()")
    if page.locator("[data-half]").count():  # the second of two small steps
        every.first.evaluate("button => button.click()")
    page.wait_for_function("seq => document.querySelector('main').dataset.seq !== seq", arg=seq)
    return True
