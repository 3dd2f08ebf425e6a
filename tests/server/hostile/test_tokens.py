"""Who holds what: forged, foreign and former tokens and links open nothing, and tell nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import structlog
from tests.server.asgi import Browser, Closed, Socket, served
from tests.server.hostile.spying import failures, hands, no_leak, requests, secrets, whole
from tests.server.tables import House, Party, QuickThinkers, at_home, ended, party, run

from interregnum.server.app import Server
from interregnum.server.settings import Settings

FORGED = ["", "x", "A" * 21, "A" * 23, "A" * 22, "../../../etc/passwd---", "A" * 10_000, '"', "%00", "ą" * 22, "=;,="]


async def refusal(caller: Browser, table: str, query: str = "") -> tuple[list[bytes], int]:
    """What a caller hears on the websocket of a table, and how it is closed."""
    async with caller.socket(f"/ws/{table}{query}") as line:
        closed = await ended(line)
        return line.heard, closed.code


@pytest.mark.parametrize("token", FORGED)
def test_a_forged_token_finds_no_table_and_no_difference(token: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        mallory = house.browser(interregnum=token)
        there, nowhere = await requests(mallory, found.id), await requests(mallory, "A" * 12)
        assert nowhere == [one.replace(found.id.encode(), b"A" * 12) for one in there]
        for query in ("", "?seat=0", "?seat=7", "?lang=uk", "?since=3"):
            assert await refusal(mallory, "A" * 12, query) == await refusal(mallory, found.id, query)
        assert 0 == failures(house)

    at_home(tmp_path, test)


def test_people_of_one_table_learn_nothing_of_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        here, there = await party(house), await party(house)
        mallory = there.people[0]
        heard = await requests(mallory, here.id)
        assert [one.replace(here.id.encode(), b"A" * 12) for one in heard] == await requests(mallory, "A" * 12)
        assert await refusal(mallory, "A" * 12) == await refusal(mallory, here.id)
        async with here.lines() as lines:
            mine = [(await mallory.get("/api/tables")).body, (await mallory.get("/metrics")).body, *heard]
            no_leak(mine, [*secrets(here), *hands(lines)])

    with structlog.testing.capture_logs() as told:
        at_home(tmp_path, test)
    assert [] == told


def test_nobody_without_a_cookie_has_tables(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        nobody = house.browser()
        assert {"tables": []} == (await nobody.get("/api/tables")).data
        assert {} == nobody.cookies
        assert 4403 == (await refusal(nobody, found.id))[1]

    at_home(tmp_path, test)


def test_a_watcher_hears_no_hand_and_may_not_speak(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        watcher = house.browser()
        entered = await watcher.post("/api/watch", {"code": found.watch})
        assert (201, None, None) == (entered.status, entered.data["seat"], entered.data["links"])
        assert 403 == (await watcher.post("/api/join", {"code": found.watch, "name": "Mallory"})).status
        heard = await requests(watcher, found.id)
        async with found.lines() as lines, watcher.socket(f"/ws/{found.id}?lang=en") as line:
            frame = await line.frame()
            for command in (
                {"type": "answer", "seq": frame["seq"], "choice": choice(lines)},
                {"type": "undo", "seq": frame["seq"], "to": 0},
                {"type": "vote", "proposal": 1, "agree": True},
                {"type": "say", "text": "hello"},
                {"type": "back"},
            ):
                reply = await line.ask({"id": command["type"], **command})
                assert ("refused", "no-seat") == (reply["type"], reply["reason"])
            assert (None, None) == (frame["you"], frame["question"])
            no_leak([*line.heard, *heard, whole(entered)], [*hidden_from(found, watcher), *hands(lines)])
        assert 4403 == (await refusal(watcher, found.id, "?seat=0"))[1]

    at_home(tmp_path, test)


def choice(lines: list[Socket]) -> str:
    return next(str(one.latest["question"]["choices"][0]["choice"]) for one in lines if one.latest["question"])


def hidden_from(found: Party, watcher: Browser) -> list[bytes]:
    """The secrets of a table but for the token that the watcher was given."""
    return [one for one in secrets(found) if one != watcher.cookies["interregnum"].encode()]


def test_a_revoked_watch_link_closes_the_lines_that_came_by_it_for_good(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": found.watch})
        async with watcher.socket(f"/ws/{found.id}") as line:
            await line.frame()
            renewed = await found.people[0].post(f"{found.url}/links/watch")
            assert 200 == renewed.status
            assert (4403, "revoked") == ((closed := await ended(line)).code, closed.reason)
        assert 4403 == (await refusal(watcher, found.id))[1]
        for door in ("watch", "links"):
            assert 404 == (await watcher.post(f"/api/{door}", {"code": found.watch})).status
        assert 403 == (await found.people[1].post(f"{found.url}/links/watch")).status

    at_home(tmp_path, test)


def test_a_revoked_invite_link_seats_nobody_even_if_somebody_is_on_the_way(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, people=1, start=False, seats=3)
        assert 201 == (await house.browser().post("/api/join", {"code": found.invite, "name": "Bob"})).status
        assert 200 == (await found.people[0].post(f"{found.url}/links/invite")).status
        late = await house.browser().post("/api/join", {"code": found.invite, "name": "Cid"})
        assert (404, "no-link") == (late.status, late.data["reason"])

    at_home(tmp_path, test)


def test_a_token_whose_seat_was_left_is_a_strangers(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.line(1) as line:
            await line.frame()
            assert 200 == (await found.people[1].request("DELETE", f"{found.url}/seats/1")).status
            assert (4403, "left") == ((closed := await ended(line)).code, closed.reason)
        assert 4403 == (await refusal(found.people[1], found.id))[1]
        assert 404 == (await found.people[1].request("DELETE", f"{found.url}/seats/1")).status

    at_home(tmp_path, test)


def test_whoever_holds_two_seats_speaks_for_the_one_they_ask_for(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, people=1, start=False, seats=3)
        ann = found.people[0]
        assert 2 == (await ann.post("/api/join", {"code": found.invite, "name": "Also Ann", "seat": 2})).data["seat"]
        assert 201 == (await house.browser().post("/api/join", {"code": found.invite, "name": "Bob"})).status
        await found.start()
        async with ann.socket(f"/ws/{found.id}?seat=0") as one, ann.socket(f"/ws/{found.id}?seat=2") as two:
            assert [0, 2] == [(await line.frame())["you"] for line in (one, two)]
        assert 4403 == (await refusal(ann, found.id, "?seat=1"))[1]

    at_home(tmp_path, test)


@pytest.mark.parametrize(
    ("url", "secure"), [("https://play.example", True), ("http://play.example", False), ("", False)]
)
def test_the_cookie_is_for_the_browser_only(url: str, secure: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(Server(Settings(tmp_path, public_url=url), thinkers=QuickThinkers())) as app:
            wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
            cookie = (await Browser(app).post("/api/tables", wish)).headers["set-cookie"].lower()
        parts = {one.strip() for one in cookie.split(";")}
        assert {"httponly", "samesite=lax", "path=/"} <= parts
        assert secure == ("secure" in parts)
        assert not [one for one in parts if one.startswith("domain")]

    run(test())


def test_a_page_of_another_site_opens_no_line(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        for origin in ("http://evil.test", "null", "http://table.local.evil", "https://evil.test/http://table.local"):
            with pytest.raises(Closed) as closed:
                async with found.people[0].socket(f"/ws/{found.id}", origin=origin):
                    pass
            assert 403 == closed.value.code
        for origin in ("http://table.local", "https://table.local"):
            async with found.people[0].socket(f"/ws/{found.id}", origin=origin) as line:
                assert 0 == (await line.frame())["you"]

    at_home(tmp_path, test)


QUERIES = [
    "?since=-5", "?since=" + "9" * 30, "?since=x", "?since=", "?since=1&since=2", "?seat=-1", "?seat=x", "?seat=0.0",
    "?seat=" + "9" * 30, "?seat=%30", "?seat=1&seat=0", "?seat=0&seat=1", "?SEAT=0", "?seat[]=0", "?watch=maybe",
    "?watch=true&seat=0", "?lang=" + "x" * 5000, "?lang=%00", "?lang=../en", "?%ff=%fe", "?" + "&" * 5000, "?seat",
]  # fmt: skip


def test_whatever_an_address_asks_for_a_line_shows_the_seat_of_its_token_or_none(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            hidden = [*hands(lines[:1]), *[one for one in secrets(found) if one != token_of(found, 1)]]
            for query in QUERIES:
                no_leak(await shown(found.people[1], found.id, query), hidden)
        assert 0 == failures(house)

    at_home(tmp_path, test)


def token_of(found: Party, seat: int) -> bytes:
    return found.people[seat].cookies["interregnum"].encode()


async def shown(caller: Browser, table: str, query: str) -> list[bytes]:
    """What comes through a line first: a frame, or why there is none."""
    try:
        async with caller.socket(f"/ws/{table}{query}") as line:
            await line.next()
            return line.heard
    except Closed as closed:
        return [repr(closed).encode()]
