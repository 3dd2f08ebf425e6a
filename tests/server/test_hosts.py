"""The names under which a server answers, and whose pages may speak to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.asgi import Browser, Closed, served
from tests.server.hostile.real import Real
from tests.server.hostile.real import run as run_real
from tests.server.tables import FREE, FakeWorld, House, QuickThinkers, at_home, party

from interregnum.server.app import Server
from interregnum.server.errors import WrongHost
from interregnum.server.settings import Settings
from interregnum.server.world import World
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

PUBLIC = "https://play.example"
OUR_OWN = [
    "localhost", "LocalHost:8000", "me.localhost", "127.0.0.1:8000", "192.168.1.7", "[::1]:8000", "[fe80::1]",
    "203.0.113.9", "laptop", "laptop:8000", "LAPTOP.local:8000", "laptop.lan", "laptop.home.arpa",
    "machine.test:8000", "machine.test.",
]  # fmt: skip
STRANGE = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evilocal.com",
    "machine.test.evil",
    "1.2.3.4.5",
]
WISH = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}


def visit(folder: Path, test: Callable[[Browser], Awaitable[None]], public_url: str = "", *hosts: str) -> None:
    """A test by somebody before a server that was given such names."""

    async def run() -> None:
        settings = Settings(folder, public_url=public_url, hosts=frozenset(hosts), limits=FREE)
        async with served(Server(settings, FakeWorld(), None, QuickThinkers())) as app:
            await test(Browser(app))

    asyncio.run(run())


async def line_status(ann: Browser, table: str, **headers: str) -> int:
    try:
        async with ann.socket(f"/ws/{table}", **headers):
            return 101
    except Closed as closed:
        return closed.code


def test_a_server_answers_to_numbers_to_names_at_home_and_to_those_of_its_machine(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        ann = found.people[0]
        for host in OUR_OWN:
            assert 200 == (await ann.request("GET", found.url, host=host)).status, host
            assert 101 == await line_status(ann, found.id, host=host, origin=f"http://{host.lower()}"), host

    at_home(tmp_path, test)


def test_a_name_that_somebody_else_leads_here_gets_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        ann = found.people[0]
        for host in STRANGE:
            for url in (found.url, "/health", "/metrics", "/", "/api/games"):
                answer = await ann.request("GET", url, host=host)
                assert (421, "host-unknown") == (answer.status, answer.data["reason"]), host
            assert 421 == (await ann.request("POST", "/api/tables", WISH, host=host, origin=f"http://{host}")).status
            assert 403 == await line_status(ann, found.id, host=host, origin=f"http://{host}"), host

    at_home(tmp_path, test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_who_come_by_an_unknown_name_read_what_would_help(tmp_path: Path, lang: str) -> None:
    async def test(browser: Browser) -> None:
        asked = {"host": "my.club.example:8000", "accept": "text/html,*/*", "accept-language": lang}
        answer = await browser.request("GET", "/j/abc", **asked)
        text = Words(lang).error_text(WrongHost("host-unknown", facts={"host": "my.club.example"}))
        assert (421, "text/html; charset=utf-8") == (answer.status, answer.headers["content-type"])
        assert f"<p>{text}</p>" in answer.body.decode()
        assert "<code>interregnum serve --allow-host my.club.example</code>" in answer.body.decode()
        assert "no-referrer" == answer.headers["referrer-policy"]

    visit(tmp_path, test)


def test_the_public_name_and_names_that_the_operator_allows_are_ours(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        hosts = ["play.example", "play.example:443", "club.example:81", "other.example"]
        assert [200, 200, 200, 421] == [
            (await browser.request("GET", "/api/games", host=host)).status for host in hosts
        ]

    visit(tmp_path, test, PUBLIC, "club.example")


ORIGINS = [
    ("play.example", PUBLIC, 200),
    ("play.example", "http://play.example", 403),  # somebody between may have written that page
    ("10.0.0.9:8000", PUBLIC, 200),  # a proxy that hands on no Host
    ("10.0.0.9:8000", "http://10.0.0.9:8000", 403),
    ("laptop", "http://laptop", 403),
    ("127.0.0.1:8000", "http://127.0.0.1:8000", 200),
    ("localhost:8000", "http://localhost:8000", 200),
    ("[::1]:8000", "http://[::1]:8000", 200),
    ("127.0.0.1:8000", "http://127.0.0.1:8001", 403),
    ("club.example", "http://club.example", 200),
]


def test_where_a_public_site_is_named_pages_of_no_other_speak(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        for host, origin, status in ORIGINS:
            assert status == (await browser.request("GET", "/api/games", host=host, origin=origin)).status, (
                host,
                origin,
            )

    visit(tmp_path, test, PUBLIC, "club.example")


def test_the_names_of_the_machine_are_asked_for_once_and_only_when_they_are_needed(tmp_path: Path) -> None:
    asked: list[str] = []

    class Slow(FakeWorld):
        def host_names(self) -> frozenset[str]:
            asked.append("names")
            return frozenset({"srv1.club.example"})

    async def run() -> None:
        async with served(Server(Settings(tmp_path), Slow(), None, QuickThinkers())) as app:
            browser = Browser(app)
            assert 200 == (await browser.request("GET", "/health", host="127.0.0.1")).status
            assert [] == asked
            hosts = ("srv1.club.example", "evil.example")
            answers = await asyncio.gather(*[browser.request("GET", "/health", host=host) for host in hosts])
            assert [200, 421] == [one.status for one in answers]
            assert ["names"] == asked

    asyncio.run(run())


def test_a_machine_knows_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Srv1")
    monkeypatch.setattr("socket.getfqdn", lambda name: f"{name}.Club.Example")

    assert {"srv1", "srv1.club.example"} == World().host_names()


def test_a_cookie_that_came_by_https_through_the_proxy_goes_by_nothing_else(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = []
        for headers in ({}, {"X-Forwarded-Proto": "https"}, {"X-Forwarded-Proto": "gopher"}):
            async with real.web(headers=headers) as web:
                made = await web.post("/api/tables", json=WISH)
            found.append(("Secure" in made.headers["set-cookie"], made.json()["links"]["invite"].partition(":")[0]))
        assert [(False, "http"), (True, "https"), (False, "http")] == found

    run_real(tmp_path, test)


def test_nobody_keeps_what_belongs_to_one_person(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        ann = found.people[0]
        asked = [
            "/api/tables",
            found.url,
            f"{found.url}/qr",
            f"{found.url}/record",
            "/api/tables/none",
            "/nowhere",
            "/j/x",
        ]
        answers = [await ann.get(url) for url in asked]
        answers += [await ann.post("/api/tables", WISH), await ann.post("/api/links", {"code": found.invite})]
        assert ["no-store"] * len(answers) == [one.headers["cache-control"] for one in answers]

    at_home(tmp_path, test)
