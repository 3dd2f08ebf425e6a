"""Tables that are set up without a click, and what goes through the line of a page."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from playwright.sync_api import (
    APIRequestContext,
    APIResponse,
    Page,
    StorageState,
    ViewportSize,
    WebSocket,
    WebSocketRoute,
)

TRIES = 40  # tables until the right one begins
PATIENCE = 60.0  # seconds until bots have played a game
LATE = 10  # answers before the end
PHONE: ViewportSize = {"width": 360, "height": 740}


class Finished(NamedTuple):
    """A game that is over, and the cookies of its host."""

    table: str
    host: StorageState


def answered(response: APIResponse) -> Any:
    assert response.ok, response.text()
    return response.json()


def set_up(host: APIRequestContext, seats: int = 2, bots: int = 0, **wishes: object) -> tuple[str, str]:
    """A table for beginners with bots in the last seats; its id, and the code that invites to it."""
    given = {str(seats - 1 - number): "random" for number in range(bots)}
    wish = {"game": "hidden-leaders", "seats": seats, "name": "Ann", "options": {"beginner": True}, "bots": given}
    made = answered(host.post("/api/tables", data=wish | wishes))
    return made["table"]["id"], made["links"]["invite"].rpartition("/")[2]


def sit_down(guest: APIRequestContext, code: str, name: str) -> None:
    answered(guest.post("/api/join", data={"code": code, "name": name}))


def start(host: APIRequestContext, table: str) -> None:
    answered(host.post(f"/api/tables/{table}/start"))


def play_by_bots(host: APIRequestContext) -> str:
    """A game that two bots have played."""
    table, _ = set_up(host, bots=2)
    start(host, table)
    until = time.monotonic() + PATIENCE
    while "over" != answered(host.get(f"/api/tables/{table}"))["table"]["status"]:
        assert time.monotonic() < until, "the bots do not finish"
        time.sleep(0.05)
    return table


def near_the_end(page: Page, finished: Finished) -> str:
    """Sit before a game a few answers before it was over, and be asked."""
    steps = answered(page.request.get(f"/api/tables/{finished.table}/replay"))["steps"]
    wish = {"answers": steps[-1]["answers"] - LATE, "seat": 0, "name": "Ann"}
    table = str(answered(page.request.post(f"/api/tables/{finished.table}/play-on", data=wish))["table"]["id"])
    page.goto(f"/t/{table}")
    page.locator(".choices").wait_for()
    return table


def against_a_bot(page: Page, **wishes: Any) -> str:
    """Sit before a game against a bot, and be asked."""
    return against_bots(page, 2, **wishes)


def against_bots(page: Page, seats: int, **wishes: Any) -> str:
    """Sit before a game in which all others are bots, and be asked."""
    table, _ = set_up(page.request, seats, seats - 1, **wishes)
    start(page.request, table)
    page.goto(f"/t/{table}")
    page.locator(".choices").wait_for()
    return table


def first_of_two(page: Page, guest: APIRequestContext, **wishes: Any) -> str:
    """Sit before a game with a guest who does nothing, and be asked first."""
    for _ in range(TRIES):
        table, code = set_up(page.request, **wishes)
        sit_down(guest, code, "Bob")
        start(page.request, table)
        mine = answered(page.request.get("/api/tables"))["tables"]
        if next(one["your_turn"] for one in mine if one["table"] == table):
            page.goto(f"/t/{table}")
            page.locator(".choices").wait_for()
            return table
    raise AssertionError("the guest always begins")


class Wire:
    """What goes through the line of a page."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.listen(page)

    def listen(self, page: Page) -> None:
        page.on("websocket", self.opened)

    def opened(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self.sent.append(json.loads(text)))
        line.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    @property
    def frame(self) -> dict[str, Any]:
        """The last one; a page may have it before we hear of it."""
        return next((one for one in reversed(self.heard) if one["type"] == "frame"), {})

    @property
    def answers(self) -> int:
        """How many answers stand, as the last frame says."""
        found: int = self.frame.get("answers", -1)
        return found

    @property
    def results(self) -> list[str]:
        """How the game ended; nothing while it goes on."""
        found: list[str] = next((one["result"] for one in self.heard if one.get("result")), [])
        return found

    def ids(self, kind: str) -> set[str]:
        """The ids of the commands that were sent."""
        return {one["id"] for one in self.sent if one["type"] == kind}


class BadLine(Wire):
    """A line that can be cut, held back or doubled."""

    double = False  # what the page says arrives twice
    deaf = False  # the frames of the server stay on the way

    def listen(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        self.held: list[str] = []
        page.route_web_socket("**/ws/**", self.routed)

    def routed(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()

        def says(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            for _ in range(2 if self.double else 1):
                server.send(text)

        def hears(text: str | bytes) -> None:
            self.heard.append(json.loads(text))
            if self.deaf and self.heard[-1]["type"] == "frame":
                self.held.append(str(text))
            else:
                line.send(text)

        line.on_message(says)
        server.on_message(hears)

    def release(self) -> None:
        """What was held back arrives."""
        assert self.line is not None
        self.deaf = False
        for text in self.held:
            self.line.send(text)

    def cut(self) -> None:
        assert self.line is not None
        self.line.close(code=1012)
