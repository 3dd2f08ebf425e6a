"""Whoever has lost what held their seat asks for it: nobody gets it against the will of anybody who is here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.asgi import Answer, Browser, Socket
from tests.server.tables import (
    FakeWorld,
    House,
    Party,
    at_home,
    both_games,
    done,
    ended,
    house,
    newest,
    party,
    run,
    told,
    until,
)  # fmt: skip
from tests.server.test_petitions import BOB, CID, DOT, HOST, heard, lines_of, petition, refused, seat_info

from interregnum.server.absence import due_inquiry
from interregnum.server.heads import Petition
from interregnum.server.pleading import HOLDERS, QUIET, Plea
from interregnum.server.presence import AWAY
from interregnum.server.settings import Limits


async def plead(browser: Browser, table: Party, seat: int, name: str = "Dot") -> Answer:
    return await browser.post("/api/pleas", {"code": table.invite, "name": name, "seat": seat})


async def pleaded(house: House, table: Party, seat: int = DOT, name: str = "Dot") -> Browser:
    """Somebody who asked for a seat, from another device."""
    browser = house.browser()
    found = await plead(browser, table, seat, name)
    assert (201, {"table": table.id, "state": "waiting"}) == (found.status, found.data), found.data
    return browser


async def state(browser: Browser, table: Party) -> str:
    """How it stands with somebody who asked."""
    found = await browser.get(f"/api/knocks/{table.id}")
    return "none" if found.status == 404 else str(found.data["state"])


def pleas(table: Party) -> list[Petition]:
    return [one for one in table.table.head.petitions if one.kind == "plea"]


def vote(table: Party, agree: bool = True, name: str = "v") -> dict[str, object]:
    return {"type": "vote", "id": name, "proposal": pleas(table)[0].seq, "agree": agree}


async def all_agree(table: Party, lines: list[Socket]) -> None:
    for number, one in enumerate(lines):
        await done(lines, one, vote(table, name=f"v{number}"))


async def later(table: Party, seconds: float) -> None:
    """Time passes, and the table looks."""
    table.house.world.wait(seconds)
    await table.house.duties(table.id).decided()


@both_games
def test_somebody_without_their_cookie_has_their_seat_again_when_all_agree_and_two_minutes_are_over(
    tmp_path: Path, game: str
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4, game=game)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            phone = await pleaded(house, table)
            await told(lines, table.table.seq)
            asked = lines[0].latest["table"]["petitions"][-1]
            assert ("plea", None, DOT, "Dot") == tuple(asked[one] for one in ("kind", "by", "about", "name"))
            assert [HOST, BOB, CID, DOT] == asked["missing"], "the old device is asked, too"
            await all_agree(table, lines)
            await later(table, HOLDERS - 1)
            assert "waiting" == await state(phone, table)
            await later(table, 1)
            assert "in" == await state(phone, table)
            assert 404 == (await table.people[DOT].get(table.url)).status, "the old device holds it no more"
            await told(lines, table.table.seq)
            over = heard(lines[0], "taken-over")[-1]
            assert ("Dot", "Dot", ["Ann", "Bob", "Cid"]) == (over["name"], over["before"], over["agreed"])
            told_at_the_end = {"what": "asked", "name": "Dot", "agreed": ["Ann", "Bob", "Cid"]}
            assert told_at_the_end in seat_info(lines[0], DOT)["story"]
            async with phone.socket(f"/ws/{table.id}") as line:
                assert DOT == (await line.frame())["you"]

    at_home(tmp_path, test)


def test_the_device_that_holds_the_seat_refuses_and_keeps_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            thief = await pleaded(house, table)
            await all_agree(table, lines)
            async with table.line(DOT) as old:
                await old.frame()
                await later(table, 2 * HOLDERS)
                assert "waiting" == await state(thief, table), "nobody who is here loses a seat by saying nothing"
                await done([*lines, old], old, vote(table, agree=False))
                assert "refused" == await state(thief, table)
                assert ("refused", DOT) == tuple(heard(lines[0], "settled")[-1][one] for one in ("why", "by"))
            assert "Dot" == table.table.head.seats[DOT].name
            assert 200 == (await table.people[DOT].get(table.url)).status

    at_home(tmp_path, test)


@pytest.mark.parametrize("sign", ["say", "back"])
def test_any_sign_of_life_of_the_old_device_ends_it(tmp_path: Path, sign: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            thief = await pleaded(house, table)
            async with table.line(DOT) as old:
                await old.frame()
                assert 1 == len(pleas(table)), "to look is not to say no"
                command: dict[str, object] = {"type": sign, "id": "s", **({"text": "here"} if sign == "say" else {})}
                await done([*lines, old], old, command)
            assert ([], "none") == (pleas(table), await state(thief, table))
            assert "back" == heard(lines[0], "settled")[-1]["why"]

    at_home(tmp_path, test)


def test_the_old_device_that_agrees_need_not_be_waited_for(tmp_path: Path) -> None:
    """Of two people, the other one and the device itself are enough; that device alone, or the other one, is not."""

    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"])
        async with lines_of(table, HOST) as lines:
            house.world.wait(AWAY)
            phone = await pleaded(house, table, BOB, "Bob")
            await done(lines, lines[0], vote(table))
            async with table.line(BOB) as old:
                await old.frame()
                old.send(vote(table))
                assert 4403 == (await ended(old)).code
                assert "in" == await state(phone, table)
            await told(lines, table.table.seq)
            assert ["Ann", "Bob"] == heard(lines[0], "taken-over")[-1]["agreed"]

    at_home(tmp_path, test)


def test_nobody_alone_gives_a_hand_away_to_a_second_browser_of_theirs(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with lines_of(table, HOST) as lines:
            house.world.wait(AWAY)
            mine = await pleaded(house, table, BOB, "Bob")
            await done(lines, lines[0], vote(table))
            await later(table, HOLDERS)
            assert ([], "none") == (pleas(table), await state(mine, table))
            await told(lines, table.table.seq)
            assert "alone" == heard(lines[0], "settled")[-1]["why"]
            assert 200 == (await table.people[BOB].get(table.url)).status

    at_home(tmp_path, test)


def test_people_with_two_seats_watchers_and_those_who_are_away_are_no_second_voice(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, start=False, seats=4)
        ann, watcher = table.people[HOST], house.browser()
        assert 201 == (await ann.post("/api/join", {"code": table.invite, "name": "Dot", "another": True})).status
        assert 201 == (await watcher.post("/api/watch", {"code": table.watch})).status
        await table.start()
        async with (
            ann.socket(f"/ws/{table.id}?seat=0") as first,
            ann.socket(f"/ws/{table.id}?seat=3") as second,
            watcher.socket(f"/ws/{table.id}") as looking,
        ):
            await told([first, second, looking], 1)
            house.world.wait(AWAY)
            await pleaded(house, table, BOB, "Bob")
            await told([first, second], table.table.seq)
            assert [HOST, BOB] == (await newest(first))["table"]["petitions"][-1]["missing"]
            await done([first, second], first, vote(table))
            await done([first, second], second, vote(table, name="w"))
            assert "no-seat" == await refused(looking, vote(table, name="x"))
            assert [HOST] == pleas(table)[0].agreed
            await later(table, HOLDERS)
            assert "Bob" == table.table.head.seats[BOB].name
            assert [] == pleas(table)

    at_home(tmp_path, test)


def test_whoever_knows_a_hand_asks_for_no_other_and_gets_none_if_they_learn_one_meanwhile(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB) as lines:
            house.world.wait(AWAY)
            assert "hand-seen" == (await plead(table.people[BOB], table, DOT)).data["reason"]
            assert "hand-seen" == (await plead(table.people[CID], table, DOT)).data["reason"]
            assert "name-taken" == (await plead(house.browser(), table, DOT, "Bob")).data["reason"]
            eve = await pleaded(house, table, DOT, "Eve")
            assert "asked-already" == (await plead(eve, table, CID, "Eve")).data["reason"]
            assert "asked-already" == (await plead(house.browser(), table, DOT, "Fay")).data["reason"]
            await all_agree(table, lines)
            assert 200 == (await table.people[CID].request("DELETE", f"{table.url}/seats/{CID}")).status
            assert 201 == (await eve.post("/api/join", {"code": table.invite, "name": "Eve"})).status
            await later(table, HOLDERS)
            assert [CID] == (await eve.get(table.url)).data["seats"]
            assert 200 == (await table.people[DOT].get(table.url)).status
            assert "hand-seen" == (await plead(table.people[CID], table, DOT)).data["reason"], "who left has seen it"

    at_home(tmp_path, test)


def test_nobody_is_asked_again_and_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            eve = await pleaded(house, table, DOT, "Eve")
            assert 201 == (await plead(eve, table, DOT, "Eve")).status
            assert 1 == len(pleas(table)), "to ask twice is to ask once"
            await done(lines, lines[1], vote(table, agree=False))
            assert "turned-away" == (await plead(eve, table, DOT, "Eve")).data["reason"]
            assert "turned-away" == (await plead(eve, table, CID, "Eve")).data["reason"]
            assert "asked-lately" == (await plead(house.browser(), table, DOT, "Eve")).data["reason"]
            house.world.wait(QUIET)
            await pleaded(house, table, DOT, "Dot")

    at_home(tmp_path, test)


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        nobody = house.browser()
        reasons = [(await plead(nobody, table, DOT)).data["reason"] for _ in range(3)]
        assert ["not-away", "not-away", "knocks"] == reasons

    at_home(tmp_path, test, limits=Limits(knocks_per_address=2))


@pytest.mark.parametrize("way", ["watch", "nothing", "open", "seat", "here", "bot"])
def test_what_cannot_be_asked_for_changes_nothing(tmp_path: Path, way: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"], start=way != "open")
        async with lines_of(table, HOST):
            house.world.wait(1 if way == "here" else AWAY)
            before, eve = table.table.head, house.browser()
            code = {"watch": table.watch, "nothing": "nonsense"}.get(way, table.invite)
            seat = {"seat": 5, "bot": 2}.get(way, BOB)
            found = await eve.post("/api/pleas", {"code": code, "name": "Eve", "seat": seat})
            wanted = {"watch": "watch-link", "nothing": "no-link", "open": "not-begun", "seat": "no-such-seat"}
            assert wanted.get(way, "not-away") == found.data["reason"]
            assert before == table.table.head

    at_home(tmp_path, test)


def test_a_plea_outlives_a_restart_and_the_two_minutes_are_not_cut_short(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 4)
            async with lines_of(table, HOST, BOB, CID) as lines:
                world.wait(AWAY)
                phone = await pleaded(first, table)
                await all_agree(table, lines)
        world.wait(HOLDERS)
        async with house(tmp_path, world) as second:
            again = table.moved(second)
            new = second.again(phone)
            await second.hall.table(table.id)
            async with lines_of(again, HOST, BOB, CID):
                await later(again, 1)
                assert "waiting" == await state(new, again), "whoever holds the seat has had no time to come back"
                await later(again, AWAY)
                assert "in" == await state(new, again)
        async with house(tmp_path, world) as third:
            last = table.moved(third)
            assert 200 == (await third.again(phone).get(last.url)).status
            assert 404 == (await last.people[DOT].get(last.url)).status

    run(test())


def test_a_bot_may_be_let_play_while_a_plea_waits_and_the_seat_is_given_to_nobody_else(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            phone = await pleaded(house, table)
            await done(lines, lines[0], petition("stand-in", DOT))
            assert table.table.head.seats[DOT].away
            assert "asked-already" == await refused(lines[0], petition("give", DOT, "g"))
            await all_agree(table, lines)
            await later(table, HOLDERS)
            assert "in" == await state(phone, table)
            assert not table.table.head.seats[DOT].away
            await until(lambda: pleas(table) == [])

    at_home(tmp_path, test)


def test_to_look_at_a_link_or_how_it_stands_changes_nothing_and_tells_nobody_who_asks(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID):
            house.world.wait(AWAY)
            phone = await pleaded(house, table)
            await until(lambda: due_inquiry(table.table) is None)  # the table asks about whoever does not answer
            before, seq = table.table.head, table.table.seq
            found = (await phone.post("/api/links", {"code": table.invite})).data
            assert ("waiting", True) == (found["state"], found["table"]["seats"][DOT]["gone"])
            assert "none" == (await house.browser().post("/api/links", {"code": table.invite})).data["state"]
            assert "waiting" == await state(phone, table)
            assert 404 == (await phone.get(table.url)).status, "who waits does not belong to the table yet"
            assert (before, seq) == (table.table.head, table.table.seq)

    at_home(tmp_path, test)


def test_what_all_agreed_to_is_done_though_they_have_put_their_telephones_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            await pleaded(house, table)
            await all_agree(table, lines)
        await until(lambda: not table.table.viewers)
        moment = house.duties(table.id).moment
        assert moment is not None, "the table looks again when the two minutes are over"
        assert moment.when() - asyncio.get_running_loop().time() < HOLDERS + 1

    at_home(tmp_path, test)


def test_whoever_asked_does_not_wait_for_longer_than_a_plea_lasts(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID):
            house.world.wait(AWAY)
            phone = await pleaded(house, table)
        lasts = Plea.lasts
        assert lasts is not None
        house.world.wait(lasts - 1)
        assert "waiting" == await state(phone, table)
        house.world.wait(1)
        assert "none" == await state(phone, table)

    at_home(tmp_path, test)


def test_whoever_looks_on_waits_for_the_seat_they_asked_for(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        phone = house.browser()
        assert 201 == (await phone.post("/api/watch", {"code": table.watch})).status
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            assert "waiting" == (await plead(phone, table, DOT)).data["state"]
            await all_agree(table, lines)
            assert "waiting" == await state(phone, table)
            await later(table, HOLDERS)
            assert ("in", DOT) == (await state(phone, table), (await phone.get(table.url)).data["seat"])

    at_home(tmp_path, test)
