"""Somebody at a server: what can be asked for by HTTP, and the token that holds their seats."""

from __future__ import annotations

from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import CookieError, SimpleCookie
from types import TracebackType
from typing import Final, TypeVar

import httpx
from msgspec import DecodeError, Struct, json

from interregnum.client.address import read_address
from interregnum.client.errors import Refused, Unreachable
from interregnum.client.habits import Habits
from interregnum.client.line import COOKIE, Status
from interregnum.client.table import TableClient
from interregnum.wire import requests as r
from interregnum.wire.frames import Frame

TIMEOUT: Final = 15.0  # seconds

T = TypeVar("T")


def new_http() -> httpx.AsyncClient:
    """A client that takes no proxies from the environment and keeps no cookies, so that accounts may share it."""
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=()))
    return httpx.AsyncClient(trust_env=False, timeout=TIMEOUT, cookies=jar)


class Account:
    """A person or a bot at one server; the server gives a token with the first table or seat, and it is kept here."""

    def __init__(self, server: str, token: str = "", lang: str = "en", http: httpx.AsyncClient | None = None) -> None:
        self.server: Final = read_address(server).server
        self.token = token
        self.lang = lang
        self.is_own: Final = http is None
        self.http: Final = new_http() if http is None else http

    async def __aenter__(self) -> Account:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self.is_own:
            await self.http.aclose()

    # --- what can be had

    async def health(self) -> r.Health:
        return await self.ask("GET", "/health", r.Health)

    async def games(self) -> r.Games:
        """Everything that can be played here."""
        return await self.ask("GET", "/api/games", r.Games)

    async def my_tables(self) -> r.MyTables:
        return await self.ask("GET", "/api/tables", r.MyTables)

    # --- sitting down

    async def new_table(self, wish: r.NewTable) -> r.Seated:
        """Set up a table."""
        return await self.ask("POST", "/api/tables", r.Seated, wish)

    async def open_link(self, code: str) -> r.Behind:
        """What a link leads to; nothing changes."""
        return await self.ask("POST", "/api/links", r.Behind, r.Entrance(code))

    async def join(self, code: str, name: str, seat: int | None = None) -> r.Seated:
        """Take a free seat by an invite link."""
        return await self.ask("POST", "/api/join", r.Seated, r.Entrance(code, name, seat))

    async def watch(self, code: str) -> r.Seated:
        """Look on by a watch link."""
        return await self.ask("POST", "/api/watch", r.Seated, r.Entrance(code))

    async def open_room(self, code: str) -> r.Room:
        """What the code of a table leads to; nothing changes."""
        return await self.ask("POST", "/api/rooms", r.Room, r.Typed(code))

    async def knock(self, code: str, name: str) -> r.Knocked:
        """Wait at the door of a table until somebody opens."""
        return await self.ask("POST", "/api/knocks", r.Knocked, r.Knocking(code, name))

    async def plead(self, code: str, name: str, seat: int) -> r.Knocked:
        """Ask for the seat of somebody who is away; those who are there decide."""
        return await self.ask("POST", "/api/pleas", r.Knocked, r.Plea(code, name, seat))

    async def knocked(self, table: str) -> r.Knocked:
        """How it stands at the door."""
        return await self.ask("GET", f"/api/knocks/{table}", r.Knocked)

    # --- from one device to another

    async def begin_move(self, table: str | None = None, seat: int | None = None) -> r.Move:
        """Let a seat, or all tables, go on at another device."""
        return await self.ask("POST", "/api/moves", r.Move, r.MoveWish(table, seat))

    async def claim(self, code: str) -> r.MoveState:
        """Go on here with what another device has begun; it has to confirm."""
        return await self.ask("POST", "/api/claims", r.MoveState, r.Typed(code))

    async def move(self, move: str) -> r.MoveState:
        return await self.ask("GET", f"/api/moves/{move}", r.MoveState)

    async def confirm_move(self, move: str, digits: str, agree: bool = True) -> r.MoveState:
        """The other device shows these digits, or nothing is to move."""
        return await self.ask("POST", f"/api/moves/{move}/confirm", r.MoveState, r.Confirm(digits, agree))

    # --- at a table

    async def table(self, table: str) -> r.Seated:
        return await self.ask("GET", f"/api/tables/{table}", r.Seated)

    async def start(self, table: str) -> r.Seated:
        """Deal the game."""
        return await self.ask("POST", f"/api/tables/{table}/start", r.Seated)

    async def add_bot(self, table: str, seat: int, bot: str) -> r.Seated:
        return await self.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", r.Seated, r.BotWish(bot))

    async def remove_bot(self, table: str, seat: int) -> r.Seated:
        return await self.ask("DELETE", f"/api/tables/{table}/seats/{seat}/bot", r.Seated)

    async def leave(self, table: str, seat: int) -> r.Seated:
        """Get up for good; whoever only closes the line keeps the seat."""
        return await self.ask("DELETE", f"/api/tables/{table}/seats/{seat}", r.Seated)

    async def rematch(self, table: str) -> r.Seated:
        """The same people at another table."""
        return await self.ask("POST", f"/api/tables/{table}/rematch", r.Seated)

    async def play_on(self, table: str, wish: r.PlayOn) -> r.Seated:
        """What if: another table, at which a finished game goes on from one of its positions."""
        return await self.ask("POST", f"/api/tables/{table}/play-on", r.Seated, wish)

    async def renew_link(self, table: str, kind: r.LinkKind) -> r.Seated:
        """Revoke a link; there is a new one."""
        return await self.ask("POST", f"/api/tables/{table}/links/{kind}", r.Seated)

    async def record(self, table: str) -> bytes:
        """The record of a finished game, as it is written to a file."""
        return (await self.answered("GET", f"/api/tables/{table}/record", None)).content

    def line(
        self,
        table: str,
        seat: int | None = None,
        lang: str | None = None,
        habits: Habits | None = None,
        on_status: Callable[[Status], None] | None = None,
        on_frame: Callable[[Frame], None] | None = None,
    ) -> TableClient:
        """A line to a table, to be used with `async with`; a language puts its frames into words."""
        return TableClient(
            self.server,
            self.token,
            table,
            seat=seat,
            lang=lang,
            habits=habits,
            on_status=on_status,
            on_frame=on_frame,
        )

    # --- requests

    async def ask(self, method: str, path: str, kind: type[T], body: Struct | None = None) -> T:
        """What the server answers; a refusal is raised with its reason."""
        response = await self.answered(method, path, body)
        try:
            return json.decode(response.content, type=kind)
        except DecodeError as error:
            raise Unreachable("no-server", facts={"where": self.server}) from error

    async def answered(self, method: str, path: str, body: Struct | None) -> httpx.Response:
        response = await self.sent(method, path, body)
        self.keep_token(response)
        if not response.is_success:
            raise self.refusal(response)
        return response

    async def sent(self, method: str, path: str, body: Struct | None) -> httpx.Response:
        headers = {"accept-language": self.lang}
        if self.token:
            headers["cookie"] = f"{COOKIE}={self.token}"
        content = None
        if body is not None:
            content = json.encode(body)
            headers["content-type"] = "application/json"
        try:
            return await self.http.request(method, f"{self.server}{path}", content=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unreachable("unreachable", facts={"where": self.server}) from error

    def keep_token(self, response: httpx.Response) -> None:
        """The token comes once, in a cookie."""
        for header in response.headers.get_list("set-cookie"):
            try:
                found = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                self.token = found.value

    def refusal(self, response: httpx.Response) -> Refused | Unreachable:
        try:
            told = json.decode(response.content, type=r.Problem)
        except DecodeError:
            return Unreachable("no-server", facts={"where": self.server})
        return Refused(told.reason, told.rule, told.facts, told.text)
