"""The pages of the client, the box in words and the drawn links, as a browser gets them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.asgi import HOST, Browser, served
from tests.server.tables import FREE, FakeWorld, House, QuickThinkers, at_home, party

from interregnum import game
from interregnum.games.heroes.wire.book import HeroesBook
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.games.hidden_leaders.wire.book import HiddenLeadersBook
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.server.app import Server
from interregnum.server.settings import Settings
from interregnum.server.site import Site
from interregnum.words.catalogue import LANGUAGES

PAGES = ["/", "/new", "/rules", "/rules/some-game", "/cards", "/cards/some-game", "/about", "/replay"]
LINKS = ["/j/abc", "/w/abc", "/t/abc", "/tv/abc", "/replay/abc"]
SAFETY = {"referrer-policy": "no-referrer", "x-content-type-options": "nosniff", "x-frame-options": "DENY"}
BUILT = {
    "index.html": b"<!doctype html><title>built</title>",
    "icon.svg": b"<svg/>",
    "theme.js": b"dress();",
    "unable.js": b"tell();",
    "assets/index-1234.js": b"let a = 1;" * 50,
    "assets/font-1.woff2": b"wOF2",
    "assets/secret.py": b"no",
}


def built(folder: Path, files: dict[str, bytes]) -> Site:
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return Site(folder)


def visit(folder: Path, site: Site, test: Callable[[Browser], Awaitable[None]], public_url: str = "") -> None:
    async def run() -> None:
        settings = Settings(folder, public_url=public_url, limits=FREE)
        async with served(Server(settings, FakeWorld(), None, QuickThinkers(), site)) as app:
            await test(Browser(app))

    asyncio.run(run())


@pytest.mark.parametrize("url", PAGES)
def test_every_page_is_the_client_where_it_was_built(tmp_path: Path, url: str) -> None:
    async def test(browser: Browser) -> None:
        answer = await browser.get(url)
        assert (200, BUILT["index.html"]) == (answer.status, answer.body)
        assert "text/html; charset=utf-8" == answer.headers["content-type"]
        assert "no-cache" == answer.headers["cache-control"]
        assert "no-referrer" == answer.headers["referrer-policy"]

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


@pytest.mark.parametrize("url", [*LINKS, "/nowhere", "/t/abc/more", "/assets/nothing.js"])
def test_an_address_that_leads_nowhere_is_not_found_and_the_client_says_so(tmp_path: Path, url: str) -> None:
    async def test(browser: Browser) -> None:
        answer = await browser.request("GET", url, accept="text/html,*/*")
        assert (404, BUILT["index.html"]) == (answer.status, answer.body)
        assert "'none'" in answer.headers["content-security-policy"]
        assert "no-store" == answer.headers["cache-control"]
        assert SAFETY.items() <= answer.headers.items()

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_an_unreadable_host_is_refused_where_there_is_nothing_else_either(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        answer = await browser.request("GET", "/nowhere", accept="text/html", host="<x>")
        assert (400, "request") == (answer.status, answer.data["reason"])

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


@pytest.mark.parametrize(("url", "accept"), [("/nowhere", "*/*"), ("/api/nowhere", "text/html")])
def test_programs_get_no_page_where_there_is_nothing(tmp_path: Path, url: str, accept: str) -> None:
    async def test(browser: Browser) -> None:
        answer = await browser.request("GET", url, accept=accept)
        assert (404, "no-page") == (answer.status, answer.data["reason"])

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_a_table_is_found_by_its_people_and_a_link_by_anybody(tmp_path: Path) -> None:
    async def test(ann: Browser) -> None:
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        made = (await ann.post("/api/tables", wish)).data
        stranger = Browser(ann.app)
        links = [f"/{link.split('/', 3)[3]}" for link in made["links"].values() if link]
        table = [f"/{page}/{made['table']['id']}" for page in ("t", "tv", "replay")]
        assert [200] * 5 == [(await ann.get(url)).status for url in (*links, *table)]
        assert [200, 200, 404, 404, 404] == [(await stranger.get(url)).status for url in (*links, *table)]

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_without_a_build_pages_say_how_to_join_from_a_terminal(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        answer = await browser.get("/j/abc")
        assert 200 == answer.status
        assert f"interregnum join http://{HOST}/j/abc" in answer.body.decode()
        assert 404 == (await browser.get("/icon.svg")).status

    visit(tmp_path, Site(tmp_path / "nowhere"), test)


def test_a_page_runs_our_scripts_only_and_calls_nobody_else(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        policy = (await browser.get("/")).headers["content-security-policy"]
        parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert "'none'" == parts["default-src"]
        assert "'self'" == parts["script-src"] == parts["style-src"]
        assert "'self' ws://table.example:81 wss://table.example:81" == parts["connect-src"]
        assert "unsafe" not in policy

    visit(tmp_path, built(tmp_path / "web", BUILT), test, "https://table.example:81")


def test_files_with_a_hash_are_kept_for_ever(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        script = await browser.get("/assets/index-1234.js")
        font = await browser.get("/assets/font-1.woff2")
        assert (BUILT["assets/index-1234.js"], BUILT["assets/font-1.woff2"]) == (script.body, font.body)
        assert "immutable" in script.headers["cache-control"]
        assert "nosniff" == script.headers["x-content-type-options"]
        assert ("text/javascript; charset=utf-8", "font/woff2") == (
            script.headers["content-type"],
            font.headers["content-type"],
        )

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_what_lies_beside_the_page_is_asked_for_anew(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        for name in ("icon.svg", "theme.js", "unable.js"):
            answer = await browser.get(f"/{name}")
            assert (200, BUILT[name], "no-cache") == (answer.status, answer.body, answer.headers["cache-control"])

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_files_go_out_compressed_to_those_who_can_read_that(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        packed = await browser.request("GET", "/assets/index-1234.js", accept_encoding="br, gzip")
        font = await browser.request("GET", "/assets/font-1.woff2", accept_encoding="gzip")
        assert "gzip" == packed.headers["content-encoding"]
        assert BUILT["assets/index-1234.js"] == gzip.decompress(packed.body)
        assert "content-encoding" not in font.headers

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


@pytest.mark.parametrize("name", ["secret.py", "nothing.js", "..%2Findex.html", "index.html"])
def test_nothing_else_is_given_away(tmp_path: Path, name: str) -> None:
    async def test(browser: Browser) -> None:
        assert 404 == (await browser.get(f"/assets/{name}")).status

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_what_did_not_change_is_not_sent_again(tmp_path: Path) -> None:
    async def test(browser: Browser) -> None:
        for url in ("/", "/api/games/hidden-leaders/cards?lang=pl"):
            tag = (await browser.get(url)).headers["etag"]
            again = await browser.request("GET", url, if_none_match=tag)
            assert (304, b"") == (again.status, again.body)

    visit(tmp_path, built(tmp_path / "web", BUILT), test)


def test_files_do_not_count_as_requests(tmp_path: Path) -> None:
    async def run() -> None:
        site = built(tmp_path / "web", BUILT)
        async with served(Server(Settings(tmp_path), FakeWorld(), None, QuickThinkers(), site)) as app:
            found = [(await Browser(app).get("/assets/index-1234.js")).status for _ in range(150)]
            assert [200] * 150 == found
            assert 200 == (await Browser(app).get("/api/games")).status

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_comes_in_every_language(tmp_path: Path, lang: str) -> None:
    async def test(house: House) -> None:
        answer = await house.browser().get(f"/api/games/hidden-leaders/cards?lang={lang}")
        book = msgspec.json.decode(answer.body, type=HiddenLeadersBook)
        assert (200, lang) == (answer.status, book.lang)
        assert HiddenLeadersWords(lang).card_name("keen-koi") in [card.name for card in book.cards]
        answer = await house.browser().get(f"/api/games/heroes/cards?lang={lang}")
        other = msgspec.json.decode(answer.body, type=HeroesBook)
        assert (200, lang) == (answer.status, other.lang)
        names = [thing.name for kind in other.kinds for thing in kind.things]
        assert HeroesWords(lang).cards.name("hero", "anton") in names

    at_home(tmp_path, test)


def test_the_box_of_heroes_tells_no_backs_of_encounters(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        book = (await house.browser().get("/api/games/heroes/cards")).data
        things = {thing["id"]: set(thing) for kind in book["kinds"] for thing in kind["things"]}
        assert {"id", "name", "head", "rules", "facts"} == set.union(*things.values())
        (fronts,) = [kind["things"] for kind in book["kinds"] if kind["id"] == "encounter"]
        assert not {"xp", "chests", "back"} & {fact for front in fronts for fact in front["facts"]}
        assert set(game("heroes").box.token_ids) <= set(things)

    at_home(tmp_path, test)


def test_an_unknown_game_has_no_box_and_an_unknown_language_is_english(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        unknown = await house.browser().get("/api/games/chess/cards")
        assert (400, "unknown-game") == (unknown.status, unknown.data["reason"])
        assert "en" == (await house.browser().get("/api/games/hidden-leaders/cards?lang=xx")).data["lang"]

    at_home(tmp_path, test)


def test_links_are_drawn_for_people_of_the_table_only(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        ann, stranger, watcher = table.people[0], house.browser(), house.browser()
        invite = await ann.get(f"{table.url}/qr")
        assert (200, "image/svg+xml") == (invite.status, invite.headers["content-type"])
        assert "no-store" == invite.headers["cache-control"]
        assert invite.body.startswith(b"<svg")
        assert invite.body != (await ann.get(f"{table.url}/qr?kind=watch")).body
        assert 400 == (await ann.get(f"{table.url}/qr?kind=other")).status
        await watcher.post("/api/watch", {"code": table.watch})
        assert [404, 404] == [(await one.get(f"{table.url}/qr")).status for one in (stranger, watcher)]
        assert 404 == (await stranger.get(f"{table.url}/qr?kind=watch")).status

    at_home(tmp_path, test)


def test_a_watcher_has_the_watch_link_drawn_until_it_is_renewed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        ann, watcher, drawn = table.people[0], house.browser(), f"{table.url}/qr?kind=watch"
        await watcher.post("/api/watch", {"code": table.watch})
        assert (await ann.get(drawn)).body == (await watcher.get(drawn)).body
        await ann.post(f"{table.url}/links/watch")
        assert [200, 404] == [(await one.get(drawn)).status for one in (ann, watcher)]

    at_home(tmp_path, test)
