"""Seats and links: who may sit down, get up, bring bots, watch, and take a link back."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.asgi import Answer, Browser
from tests.server.tables import (
    FREE,
    House,
    Party,
    Player,
    at_home,
    code_of,
    ended,
    house,
    newest,
    news,
    party,
    run,
    told,
)  # fmt: skip

from interregnum.server.seating import LATELY
from interregnum.server.store.rows import Kept

FEW = 3  # places for watchers


async def join(browser: Browser, code: str, name: str, **wish: object) -> Answer:
    return await browser.post("/api/join", {"code": code, "name": name, **wish})


async def leave(table: Party, person: int, seat: int) -> Answer:
    return await table.people[person].request("DELETE", f"{table.url}/seats/{seat}")


async def bot(table: Party, person: int, seat: int, name: str | None) -> Answer:
    url = f"{table.url}/seats/{seat}/bot"
    if name is None:
        return await table.people[person].request("DELETE", url)
    return await table.people[person].request("PUT", url, {"bot": name})


def names(table: Party) -> list[str | None]:
    return [seat.name for seat in table.table.head.seats]


def refusal(answer: Answer) -> tuple[int, Any]:
    return answer.status, answer.data["reason"]


def test_an_invite_link_seats_people_one_after_the_other_until_the_table_is_full(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=3)
        bob, cid, dot = house.browser(), house.browser(), house.browser()
        behind = (await bob.post("/api/links", {"code": table.invite})).data
        assert ("invite", None, "open") == (behind["kind"], behind["seat"], behind["table"]["status"])
        assert {} == bob.cookies
        first = await join(bob, table.invite, "Bob", seat=2)
        assert (201, 2) == (first.status, first.data["seat"])
        assert 1 == (await join(cid, table.invite, "Cid")).data["seat"]
        assert (409, "table-full") == refusal(await join(dot, table.invite, "Dot"))
        assert ["Ann", "Cid", "Bob"] == names(table)

    at_home(tmp_path, test)


def test_whoever_comes_by_the_link_again_keeps_the_seat_they_have(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        again = await join(table.people[1], table.invite, "Robert")
        assert (201, 1) == (again.status, again.data["seat"])
        assert ["Ann", "Bob", None] == names(table)
        assert 1 == (await table.people[1].post("/api/links", {"code": table.invite})).data["seat"]

    at_home(tmp_path, test)


REFUSALS: list[tuple[int, str, dict[str, object]]] = [
    (403, "name-taken", {"name": "Ann"}),
    (403, "name-taken", {"name": "ANN"}),
    (403, "name-taken", {"name": "\u0410nn"}),  # with a Cyrillic letter
    (403, "name-taken", {"name": "ADA"}),
    (409, "seat-taken", {"seat": 0}),
    (404, "no-such-seat", {"seat": 4}),
    (403, "name-missing", {"name": None}),
    (400, "name", {"name": "x" * 40}),
    (400, "characters", {"name": "a\u202eb"}),
    (404, "no-link", {"code": "nonsense"}),
]


@pytest.mark.parametrize(("status", "reason", "wish"), REFUSALS)
def test_whoever_cannot_sit_down_is_told_why(tmp_path: Path, status: int, reason: str, wish: dict[str, object]) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=3, bots=["random"])
        answer = await house.browser().post("/api/join", {"code": table.invite, "name": "Bob", **wish})
        assert (status, reason) == refusal(answer)
        assert ["Ann", "Ada", None] == names(table)

    at_home(tmp_path, test)


def test_a_seat_that_was_left_before_the_start_is_free_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        async with table.lines() as lines:
            assert 200 == (await leave(table, 1, 1)).status
            assert (4403, "left") == ((end := await ended(lines[1])).code, end.reason)
            await told(lines[:1], table.table.seq)
            seat = (await newest(lines[0]))["table"]["seats"][1]
            assert ("free", None, None) == (seat["kind"], seat["name"], seat["bot"])
            assert {"news": "got-up", "seq": table.table.seq, "seat": 1, "name": "Bob", "by": None} == news(lines[0])[
                -1
            ]
        assert 404 == (await table.people[1].get(table.url)).status
        assert [] == (await table.people[1].get("/api/tables")).data["tables"]
        assert 1 == (await join(house.browser(), table.invite, "Cid")).data["seat"]

    at_home(tmp_path, test)


def test_nobody_leaves_the_seat_of_somebody_else(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        assert (403, "no-seat") == refusal(await leave(table, 1, 0))
        assert (404, "no-such-seat") == refusal(await leave(table, 1, 5))
        assert ["Ann", "Bob"] == names(table)

    at_home(tmp_path, test)


def test_in_a_game_somebody_else_takes_over_a_left_seat_and_sees_what_that_seat_sees(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(8)
            before = await newest(lines[1])
            while table.table.head.asked != 0:
                await player.answer()
                before = await newest(lines[1])
            await leave(table, 1, 1)
            newcomer = house.browser()
            joined = await join(newcomer, table.invite, "Eve")
            assert (201, 1) == (joined.status, joined.data["seat"])
            async with newcomer.socket(f"/ws/{table.id}") as line:
                frame = await line.frame()
                assert (1, before["view"]) == (frame["you"], frame["view"])
                assert "Eve" == frame["table"]["seats"][1]["name"]
                events = [one["event"] for one in frame["news"] if one["news"] == "event"]
                assert [one["event"] for one in news(lines[1]) if one["news"] == "event"] == events
                player.sockets[1] = line
                assert 0 < await player.play()
        async with table.line(1) as line:
            assert 4403 == (await ended(line)).code

    at_home(tmp_path, test)


def test_when_a_game_is_over_nobody_sits_down_any_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play()
        await leave(table, 1, 1)
        assert (409, "over") == refusal(await join(house.browser(), table.invite, "Eve"))

    at_home(tmp_path, test)


def test_the_host_passes_on_when_the_host_leaves(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, start=False)
        await leave(table, 0, 0)
        seats = (await table.people[1].get(table.url)).data["table"]["seats"]
        assert [False, True, False] == [seat["host"] for seat in seats]
        await bot(table, 1, 0, "random")
        assert 200 == (await table.people[1].post(f"{table.url}/start")).status

    at_home(tmp_path, test)


def test_whoever_sits_down_at_a_table_that_all_have_left_is_its_host(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        await leave(table, 0, 0)
        await leave(table, 1, 1)
        newcomer = house.browser()
        joined = (await join(newcomer, table.invite, "Eve")).data
        assert [True, False] == [seat["host"] for seat in joined["table"]["seats"]]

    at_home(tmp_path, test)


def test_only_the_host_brings_and_removes_bots_and_only_before_the_start(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        assert (403, "host-only") == refusal(await bot(table, 1, 2, "random"))
        assert (400, "unknown-bot") == refusal(await bot(table, 0, 2, "oracle"))
        assert (403, "seat-taken") == refusal(await bot(table, 0, 1, "random"))
        assert (404, "no-such-seat") == refusal(await bot(table, 0, 3, "random"))
        async with table.lines() as lines:
            assert "Ada" == (await bot(table, 0, 2, "random")).data["table"]["seats"][2]["name"]
            assert "Bruno" == (await bot(table, 0, 2, "greedy")).data["table"]["seats"][2]["name"]
            assert "free" == (await bot(table, 0, 2, None)).data["table"]["seats"][2]["kind"]
            await bot(table, 0, 2, "random")
            await told(lines, table.table.seq)
            heard = [(one["news"], one["seat"]) for one in news(lines[1]) if one["seq"] > 2]
            assert [("sat-down", 2), ("sat-down", 2), ("got-up", 2), ("sat-down", 2)] == heard[-4:]
        await table.start()
        assert (409, "begun") == refusal(await bot(table, 0, 2, None))

    at_home(tmp_path, test)


def test_a_revoked_invite_link_leads_nowhere_and_there_is_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        url = f"{table.url}/links/invite"
        assert (403, "host-only") == refusal(await table.people[1].post(url))
        new = code_of((await table.people[0].post(url)).data["links"]["invite"])
        assert (404, "no-link") == refusal(await join(house.browser(), table.invite, "Cid"))
        assert 201 == (await join(house.browser(), new, "Cid")).status
        assert ["Ann", "Bob", "Cid"] == names(table)

    at_home(tmp_path, test)


def test_a_revoked_watch_link_sends_its_watchers_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        watcher = house.browser()
        assert 201 == (await watcher.post("/api/watch", {"code": table.watch})).status
        async with table.lines() as lines, watcher.socket(f"/ws/{table.id}") as line:
            await line.frame()
            while (await lines[0].frame())["table"]["watchers"] != 1:
                pass
            new = code_of((await table.people[0].post(f"{table.url}/links/watch")).data["links"]["watch"])
            assert (4403, "revoked") == ((end := await ended(line)).code, end.reason)
            assert 3 == await Player(lines).play(3)
        assert 404 == (await watcher.get(table.url)).status
        assert (404, "no-link") == refusal(await watcher.post("/api/watch", {"code": table.watch}))
        assert 201 == (await watcher.post("/api/watch", {"code": new})).status

    at_home(tmp_path, test)


def test_whoever_watches_a_table_of_bots_as_its_host_stays(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 0, ["random"] * 2, start=False)
        async with table.line(0) as line:
            assert 200 == (await table.people[0].post(f"{table.url}/links/watch")).status
            await line.frame(table.table.seq)
        assert 200 == (await table.people[0].get(table.url)).status

    at_home(tmp_path, test)


def test_a_table_without_watchers_has_no_watch_link(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, watchers=False)
        assert table.watch is None
        assert (403, "no-watchers") == refusal(await table.people[0].post(f"{table.url}/links/watch"))
        assert (403, "invite-link") == refusal(await house.browser().post("/api/watch", {"code": table.invite}))

    at_home(tmp_path, test)


def test_each_link_is_for_one_thing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=2)
        assert table.watch is not None
        assert (403, "watch-link") == refusal(await join(house.browser(), table.watch, "Bob"))
        assert "watch" == (await house.browser().post("/api/links", {"code": table.watch})).data["kind"]

    at_home(tmp_path, test)


def test_links_are_for_those_at_the_table_and_tokens_for_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        watcher = house.browser()
        seen = await watcher.post("/api/watch", {"code": table.watch})
        assert seen.data["links"] is None
        assert None is not (await table.people[1].get(table.url)).data["links"]
        async with table.lines() as lines:
            await Player(lines).play(3)
            tokens = [one.cookies["interregnum"].encode() for one in [*table.people, watcher]]
            codes = [table.invite.encode(), str(table.watch).encode()]
            assert not [s for s in tokens + codes for one in lines for message in one.heard if s in message]

    at_home(tmp_path, test)


def test_one_browser_may_hold_two_seats_and_plays_both(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=2)
        me = table.people[0]
        assert 1 == (await join(me, table.invite, "Also Ann", seat=1)).data["seat"]
        await table.start()
        async with me.socket(f"/ws/{table.id}?seat=0") as first, me.socket(f"/ws/{table.id}?seat=1") as second:
            assert [0, 1] == [(await one.frame())["you"] for one in (first, second)]
            assert 0 < await Player([first, second]).play()

    at_home(tmp_path, test)


def test_nobody_who_knows_one_hand_takes_a_seat_with_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        ann, bob, cid = table.people
        assert 200 == (await leave(table, 2, 2)).status
        for wish in ({"another": True}, {"seat": 2}, {"seat": 2, "another": True}):
            assert (403, "hand-seen") == refusal(await join(ann, table.invite, "Eve", **wish))
        assert 200 == (await leave(table, 1, 1)).status
        assert (403, "hand-seen") == refusal(await join(bob, table.invite, "Bob", seat=2))
        assert 1 == (await join(bob, table.invite, "Bob")).data["seat"]
        assert 2 == (await join(cid, table.invite, "Cid")).data["seat"]

    at_home(tmp_path, test)


def test_a_stranger_takes_any_seat_that_was_left_but_only_one(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        assert [200, 200] == [(await leave(table, seat, seat)).status for seat in (1, 2)]
        eve = house.browser()
        assert 2 == (await join(eve, table.invite, "Eve", seat=2)).data["seat"]
        assert (403, "hand-seen") == refusal(await join(eve, table.invite, "Fay", another=True))
        assert 200 == (await eve.request("DELETE", f"{table.url}/seats/2")).status
        assert (403, "hand-seen") == refusal(await join(eve, table.invite, "Eve", seat=1))
        assert 2 == (await join(table.people[2], table.invite, "Cid")).data["seat"]
        assert (403, "hand-seen") == refusal(await join(eve, table.invite, "Eve"))  # only Bob's is free

    at_home(tmp_path, test)


def test_several_people_around_one_device_come_back_to_any_of_their_seats(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=4)
        ann = table.people[0]
        assert [2, 3] == [(await join(ann, table.invite, name, another=True)).data["seat"] for name in ("Cid", "Dot")]
        await table.start()
        assert [200] * 3 == [(await leave(table, 0, seat)).status for seat in (0, 2, 3)]
        assert 200 == (await leave(table, 1, 1)).status
        assert (403, "hand-seen") == refusal(await join(ann, table.invite, "Bob", seat=1))
        seats = [(await join(ann, table.invite, name, another=True, seat=seat)).data["seat"] for name, seat in BACK]
        assert [seat for _, seat in BACK] == seats

    at_home(tmp_path, test)


BACK = (("Dot", 3), ("Ann", 0), ("Cid", 2))


def test_who_knows_which_hand_is_known_after_a_restart_and_of_older_tables(tmp_path: Path) -> None:
    def as_it_was(kept: Kept) -> Kept:
        head = json.decode(kept.head.body)
        for seat in head["seats"]:
            del seat["left"]
        return Kept(replace(kept.head, body=json.encode(head)), kept.entries)

    async def test() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 3)
            assert [200, 200] == [(await leave(table, seat, seat)).status for seat in (1, 2)]
        for edit, bobs in ((None, "hand-seen"), (as_it_was, None)):
            async with house(tmp_path) as again:
                again.store.edit = edit
                moved = table.moved(again)
                assert (403, "hand-seen") == refusal(await join(moved.people[0], table.invite, "Eve", seat=2))
                assert bobs == (await join(moved.people[1], table.invite, "Bob", seat=2)).data.get("reason")

    run(test())


def test_before_the_game_seats_are_changed_at_will(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        assert 200 == (await leave(table, 1, 1)).status
        assert 2 == (await join(table.people[1], table.invite, "Bob", seat=2)).data["seat"]

    at_home(tmp_path, test)


async def watches(browser: Browser, table: Party) -> bool:
    """Come to look on, if there is a place."""
    answer = await browser.post("/api/watch", {"code": table.watch})
    assert answer.status == 201 or (429, "watchers") == refusal(answer)
    return answer.status == 201


async def belongs(browser: Browser, table: Party) -> bool:
    return (await browser.get(table.url)).status == 200


def test_places_of_watchers_go_to_those_who_are_here(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        here = [house.browser() for _ in range(FEW)]
        async with AsyncExitStack() as lines:
            for one in here:
                assert await watches(one, table)
                await lines.enter_async_context(one.socket(f"/ws/{table.id}"))
            assert not await watches(house.browser(), table)
            assert all([await belongs(one, table) for one in here])

    at_home(tmp_path, test, limits=replace(FREE, watchers_per_table=FEW))


def test_a_flood_of_watchers_who_never_come_takes_nobodys_place_and_writes_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        first, second = house.browser(), house.browser()
        before = table.table.seq
        assert await watches(first, table)
        async with first.socket(f"/ws/{table.id}") as line:
            await line.frame()
            assert all([await watches(house.browser(), table) for _ in range(200)])
            assert await watches(second, table)
            async with second.socket(f"/ws/{table.id}") as other:
                assert [None, None] == [(await other.frame())["you"], line.latest["you"]]
                assert FEW == len(table.table.head.watchers)
                assert before == table.table.seq
                async with table.line(0) as ann:
                    reply = await ann.ask({"type": "say", "id": "s", "text": "hello"})
                assert [before + 1] * 2 == [(await one.frame(reply["seq"]))["seq"] for one in (line, other)]

    at_home(tmp_path, test, limits=replace(FREE, watchers_per_table=FEW))


def test_whoever_looked_on_lately_keeps_their_place_for_a_while(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        here = [house.browser() for _ in range(FEW)]
        for one in here:
            assert await watches(one, table)
            async with one.socket(f"/ws/{table.id}") as line:
                await line.frame()
            house.world.wait(1)
        assert not await watches(house.browser(), table)
        house.world.wait(LATELY - 1)
        assert await watches(house.browser(), table)
        assert [False, True, True] == [
            await belongs(one, table) for one in here
        ]  # the first was here before the others

    at_home(tmp_path, test, limits=replace(FREE, watchers_per_table=FEW))


def test_who_looks_on_is_known_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 2)
            watcher = first.browser()
            assert await watches(watcher, table)
        async with house(tmp_path) as again:
            same = again.again(watcher)
            assert await belongs(same, table.moved(again))
            assert [table.id] == [one["table"] for one in (await same.get("/api/tables")).data["tables"]]

    run(test())


def test_the_host_who_looks_on_at_bots_is_never_sent_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 0, ["random"] * 2, start=False)
        assert all([await watches(house.browser(), table) for _ in range(3 * FEW)])
        assert await belongs(table.people[0], table)
        async with table.line(0) as line:
            await line.frame()

    at_home(tmp_path, test, limits=replace(FREE, watchers_per_table=FEW))
