"""Positions that are shown to the page as a server would, without one: whatever can be asked, prepared."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from tests.browser.tables import set_up

GAMES = Path(__file__).parents[2] / "web/src/games"
ALBUM = GAMES / "heroes/gallery/samples/asks.json"
SCENES = GAMES / "hidden-leaders/gallery/samples/frames.en.json"
DRAWN = {"heroes": "[data-field]", "hidden-leaders": "[data-card]"}  # what comes last of a table
FAR = 1000  # entries between two positions: nothing of the last one is the beginning of the next


@cache
def album() -> dict[str, Any]:
    """A frame of Heroes for everything that can be asked, by what it is and a number."""
    found: dict[str, Any] = json.loads(ALBUM.read_text("utf-8"))["frames"]
    return found


@cache
def scenes() -> dict[str, Any]:
    """A frame of Hidden Leaders for each of some positions."""
    found: dict[str, Any] = json.loads(SCENES.read_text("utf-8"))
    return found


class Stage:
    """A line of a page that shows what it is told to show, and keeps what the page answers."""

    def __init__(self, page: Page, game: str = "heroes") -> None:
        self.page = page
        self.drawn = DRAWN[game]
        self.line: WebSocketRoute | None = None
        self.table, _ = set_up(page.request, bots=1, game=game, options={})
        self.answers: list[str] = []
        self.frame: dict[str, Any] = {}
        self.number = 0
        page.route_web_socket("**/ws/**", self.opened)

    def opened(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self.heard(line, json.loads(text)))
        line.send(json.dumps(self.frame))

    def heard(self, line: WebSocketRoute, command: dict[str, Any]) -> None:
        reply: dict[str, Any] = {"type": "done", "id": command["id"], "seq": self.frame["seq"]}
        if command["type"] == "answer":
            self.answers.append(command["choice"])
        if command["type"] == "weigh":
            reply = {**reply, "type": "weighed", "choice": command["choice"], "figures": {}}
        line.send(json.dumps(reply))

    def show(self, frame: dict[str, Any]) -> None:
        """Open the table at this position, and wait until all of it is drawn."""
        self.number += FAR
        self.answers.clear()
        self.frame = {**frame, "seq": self.number, "since": self.number - 1, "answers": self.number}
        self.page.goto(f"/t/{self.table}")
        self.page.locator(".choices").wait_for(state="attached")
        self.page.locator(self.drawn).first.wait_for(state="attached")

    def tell(self, message: dict[str, Any]) -> None:
        """The server says one thing more."""
        assert self.line is not None
        self.line.send(json.dumps(message))
