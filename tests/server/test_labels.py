"""What chat programs get of a link: game, seats and language; opening it changes nothing, whatever it is."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from tests.server.asgi import Answer, Browser, served
from tests.server.tables import FREE, NAMES, FakeWorld, HeldStore, House, Party, Player, QuickThinkers, code_of, party

from interregnum.server.app import Server
from interregnum.server.settings import Settings
from interregnum.server.site import Site
from interregnum.server.store.sqlite import open_store
from interregnum.words.catalogue import LANGUAGES

INDEX = b"<!doctype html><html><head><title>built</title></head><body></body></html>"
TAG = re.compile(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">')
Test = Callable[[House, Path], Awaitable[None]]


def visit(folder: Path, test: Test) -> None:
    """A test at a server with a client of one page; it gets the file in which everything is kept."""

    async def run() -> None:
        (folder / "web").mkdir()
        (folder / "web/index.html").write_bytes(INDEX)
        settings = Settings(folder, bot_pace=0.0, gather=0.0, limits=FREE)
        store, world, minds = HeldStore(await open_store(settings.database)), FakeWorld(), QuickThinkers()
        async with served(Server(settings, world, store, minds, Site(folder / "web"))) as app:
            await test(House(app, world, store, minds), settings.database)

    asyncio.run(run())


async def tags(browser: Browser, url: str) -> dict[str, str]:
    answer = await browser.request("GET", url, accept="text/html")
    assert 200 == answer.status
    return dict(TAG.findall(answer.body.decode()))


TOLD = {
    "en": ("Hidden Leaders: take a seat", "Hidden Leaders: watch the game", "3 seats, 1 free, in English"),
    "pl": ("Ukryci Liderzy: zajmij miejsce", "Ukryci Liderzy: obejrzyj grę", "3 miejsca, 1 wolne, po polsku"),
    "uk": ("Таємні лідери: сідайте за стіл", "Таємні лідери: дивіться гру", "3 місця, 1 вільне, українською"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_tells_chat_programs_game_seats_and_language_and_no_name(tmp_path: Path, lang: str) -> None:
    async def test(house: House, _: Path) -> None:
        table = await party(house, 1, ["random"], start=False, seats=3, lang=lang)
        invited, watching, seats = TOLD[lang]
        for url, title in ((f"/j/{table.invite}", invited), (f"/w/{table.watch}", watching)):
            found = await tags(house.browser(), url)
            assert (title, seats, lang) == tuple(found[f"og:{one}"] for one in ("title", "description", "locale"))
            assert seats == found["description"]
            page = (await house.browser().get(url)).body.decode()
            assert not [name for name in table.table.names[:2] if name in page]
            assert table.id not in page

    visit(tmp_path, test)


def test_a_page_with_a_label_is_as_strict_and_as_well_kept_as_any(tmp_path: Path) -> None:
    async def test(house: House, _: Path) -> None:
        table = await party(house, 2, start=False)
        url = f"/j/{table.invite}"
        plain, told = await house.browser().get("/"), await house.browser().get(url)
        policy = "content-security-policy"
        assert plain.headers[policy] == told.headers[policy]
        assert plain.headers["etag"] != told.headers["etag"]
        again = await house.browser().request("GET", url, if_none_match=told.headers["etag"])
        assert (304, b"") == (again.status, again.body)
        assert INDEX == plain.body  # what is no link tells nothing

    visit(tmp_path, test)


def test_a_guessed_link_tells_nothing_and_comes_back_in_no_page(tmp_path: Path) -> None:
    async def test(house: House, _: Path) -> None:
        guessed = await house.browser().request("GET", '/j/"><script>', accept="text/html")
        assert (404, INDEX) == (guessed.status, guessed.body)

    visit(tmp_path, test)


def everything(path: Path) -> list[str]:
    """All that is kept."""
    with sqlite3.connect(path) as db:
        return list(db.iterdump())


def gets(app: Litestar) -> list[str]:
    """Every address that can be opened."""
    return sorted({one.path_format for one in app.routes if isinstance(one, HTTPRoute) and "GET" in one.methods})


def filled(path: str, words: list[str]) -> set[str]:
    """An address with each of these words in the place of what it names."""
    return {re.sub(r"\{[^}]*\}", word, path) for word in words}


async def secrets_of(table: Party) -> list[str]:
    """Whatever opens something at this table."""
    told = (await table.people[0].get(table.url)).data["links"]
    return [table.id, *[code_of(link) for link in told.values() if isinstance(link, str)]]


@pytest.mark.parametrize("when", ["open", "playing", "over"])
def test_no_get_takes_a_seat_uses_up_a_code_or_changes_anything_else(tmp_path: Path, when: str) -> None:
    """Chat programs open every link that somebody sends."""

    async def test(house: House, kept: Path) -> None:
        table = await party(house, 2, start=when != "open", seats=3 if when == "open" else 2)
        if when == "over":
            await finish(table)
        words = [*await secrets_of(table), "hidden-leaders", "0"]
        before = everything(kept)
        opened = 0
        for path in gets(house.app):
            for url in filled(path, words):
                for caller in (house.browser(), house.again(table.people[0]), house.again(table.people[1])):
                    answer = await look(caller, url)
                    assert "set-cookie" not in answer.headers, url
                    opened += answer.status == 200
        assert before == everything(kept)
        assert 60 < opened
        await still_good(house, table, when)

    visit(tmp_path, test)


async def finish(table: Party) -> None:
    """A game to its end, which everybody lets others see again."""
    async with table.lines() as lines:
        await Player(lines).play()
    for one in table.people:
        assert 200 == (await one.request("PUT", f"{table.url}/sharing", {"named": True})).status


async def look(caller: Browser, url: str) -> Answer:
    answer = await caller.request("GET", url, accept="text/html,application/json")
    assert answer.status in (200, 400, 403, 404, 409), (url, answer.status)
    return answer


async def still_good(house: House, table: Party, when: str) -> None:
    """The links still do what they did."""
    asked: dict[str, Any] = {"code": table.invite, "name": NAMES[4]}
    joined = await house.browser().post("/api/join", asked)
    assert (201 if when == "open" else 409) == joined.status
    assert 201 == (await house.browser().post("/api/watch", {"code": table.watch})).status
