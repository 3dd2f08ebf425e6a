"""Who is away, and what the others may decide about it: never alone, never against somebody who is here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Browser, Socket
from tests.server.tables import (
    NAMES,
    FakeWorld,
    House,
    Party,
    Player,
    at_home,
    both_games,
    code_of,
    done,
    ended,
    house,
    newest,
    news,
    party,
    run,
    told,
    until,
)  # fmt: skip

from interregnum.server.heads import Petition
from interregnum.server.presence import AWAY

HOST, BOB, CID, DOT = range(4)


@asynccontextmanager
async def lines_of(table: Party, *seats: int) -> AsyncIterator[list[Socket]]:
    """The lines of some of the people; the others are not here."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(table.line(seat)) for seat in seats]
        for one in sockets:
            while one.latest is None or len(seats) > sum(seat["here"] for seat in one.latest["table"]["seats"]):
                await one.frame()
        yield sockets


def petition(kind: str, seat: int, name: str = "p") -> dict[str, object]:
    return {"type": "suggest", "id": name, "kind": kind, "seat": seat}


def asked(table: Party) -> list[Petition]:
    """What somebody suggested and what waits; whether to wait for somebody is asked by the table itself."""
    return [one for one in table.table.head.petitions if one.by is not None]


def shown(line: Socket) -> list[dict[str, Any]]:
    """The same as a line shows it."""
    return [one for one in line.latest["table"]["petitions"] if one["by"] is not None]


def vote(table: Party, agree: bool = True, name: str = "v") -> dict[str, object]:
    return {"type": "vote", "id": name, "proposal": asked(table)[0].seq, "agree": agree}


def inquiry(table: Party, agree: bool) -> dict[str, object]:
    """A vote on what the table itself asks."""
    return {"type": "vote", "id": "i", "proposal": table.table.head.petitions[0].seq, "agree": agree}


async def refused(line: Socket, command: dict[str, object]) -> str:
    reply = await line.ask(command)
    assert "refused" == reply["type"], reply
    return str(reply["reason"])


def seat_info(line: Socket, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = line.latest["table"]["seats"][seat]
    return found


async def seat_link(browser: Browser, table: Party, seat: int) -> str | None:
    """The code of the link to a seat, as one of the people is told it."""
    links = (await browser.get(table.url)).data["links"]
    found = links["seats"].get(str(seat))
    return None if found is None else code_of(found)


async def given(table: Party, lines: list[Socket], seat: int) -> str:
    """Everybody who is here agrees to give a seat away; the code of the link to it."""
    await done(lines, lines[0], petition("give", seat))
    for number, one in enumerate(lines[1:]):
        await done(lines, one, vote(table, name=f"v{number}"))
    code = await seat_link(table.people[lines[0].latest["you"]], table, seat)
    assert code is not None
    return code


def heard(line: Socket, kind: str) -> list[dict[str, Any]]:
    return [one for one in news(line) if one["news"] == kind]


# --- who is here


@both_games
def test_everybody_sees_who_is_here_and_who_is_away_and_since_when(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        house.world.wait(60)
        async with lines_of(table, HOST) as lines:
            came = house.world.now()
            assert (True, came) == (seat_info(lines[0], HOST)["here"], seat_info(lines[0], HOST)["since"])
            house.world.wait(100)
            async with table.line(BOB):
                await until(lambda: BOB in table.table.presence.here())
                house.world.wait(30)
                left = house.world.now()
            await until(lambda: BOB not in table.table.presence.here())
            bob = (await newest(lines[0]))["table"]["seats"][BOB]
            assert (False, left, False) == (bob["here"], bob["since"], bob["gone"])
            house.world.wait(AWAY)
            table.table.changed(game=False)
            bob = (await lines[0].frame())["table"]["seats"][BOB]
            assert (False, left, True) == (bob["here"], bob["since"], bob["gone"])

    at_home(tmp_path, test)


def test_people_who_share_a_device_are_here_while_it_looks_at_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        joined = await table.people[BOB].post("/api/join", {"code": table.invite, "name": "Cid", "another": True})
        assert 201 == joined.status
        async with table.people[BOB].socket(f"/ws/{table.id}?watch=true") as line:
            await line.frame()
            assert {BOB, CID} == table.table.presence.here()
        async with table.people[HOST].socket(f"/ws/{table.id}?watch=true") as line:
            await line.frame()
            assert set() == table.table.presence.here(), "a television in the room is not a person"

    at_home(tmp_path, test)


# --- a bot stands in


def test_the_host_lets_a_bot_play_for_somebody_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with lines_of(table, HOST, CID) as lines:
            assert "not-away" == await refused(lines[0], petition("stand-in", BOB, "early"))
            house.world.wait(AWAY)
            assert "host-only" == await refused(lines[1], petition("stand-in", BOB))
            await done(lines, lines[0], petition("stand-in", BOB))
            assert table.table.head.seats[BOB].away
            assert [HOST] == heard(lines[1], "stood-in")[-1]["agreed"]
            assert "not-away" == await refused(lines[0], petition("stand-in", BOB, "twice"))
            async with table.line(BOB):
                await until(lambda: not table.table.head.seats[BOB].away)
            assert [{"what": "bot", "name": "Bob", "agreed": ["Ann"]}] == (await newest(lines[0]))["table"]["seats"][
                BOB
            ]["story"]

    at_home(tmp_path, test)


def test_somebody_who_has_a_line_but_does_not_answer_can_be_stood_in_for_but_not_lose_the_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with lines_of(table, HOST, BOB, CID) as lines:
            player = Player(lines)
            while (await player.asked()) is not lines[1]:
                await player.answer()
            house.world.wait(AWAY)
            assert "not-away" == await refused(lines[0], petition("give", BOB, "give"))
            await done(lines, lines[0], petition("stand-in", BOB))
            assert table.table.head.seats[BOB].away

    at_home(tmp_path, test)


def test_while_the_host_is_away_everybody_who_is_here_decides(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, BOB, CID, DOT) as lines:
            assert [HOST] == lines[0].latest["table"]["leaders"]
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("stand-in", HOST))
            found = shown(lines[1])[0]
            assert ("stand-in", BOB, HOST, [BOB], [CID, DOT]) == tuple(
                found[name] for name in ("kind", "by", "about", "agreed", "missing")
            )
            assert [BOB, CID, DOT] == lines[1].latest["table"]["leaders"]
            await done(lines, lines[1], vote(table))
            assert not table.table.head.seats[HOST].away
            await done(lines, lines[2], vote(table, name="w"))
            assert table.table.head.seats[HOST].away
            assert [BOB, CID, DOT] == heard(lines[0], "stood-in")[-1]["agreed"]

    at_home(tmp_path, test)


def test_whoever_is_left_alone_lets_a_bot_play_but_gives_no_hand_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, ["greedy"])
        async with lines_of(table, CID) as lines:
            house.world.wait(AWAY)
            assert "alone" == await refused(lines[0], petition("give", BOB, "g"))
            await done(lines, lines[0], petition("stand-in", BOB))
            assert "alone" == await refused(lines[0], petition("give", BOB, "h"))
            assert table.table.head.seats[BOB].away

    at_home(tmp_path, test)


def test_a_table_without_patience_asks_once_whether_to_wait(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with lines_of(table, HOST, BOB) as lines:
            player = Player(lines)
            while (await player.asked()) is not lines[1]:
                await player.answer()
            house.world.wait(AWAY - 1)
            table.table.changed(game=False)
            assert [] == table.table.head.petitions
            house.world.wait(1)
            table.table.changed(game=False)
            await until(lambda: table.table.head.petitions != [])
            await told(lines, table.table.seq)
            assert (None, BOB) == (heard(lines[0], "petitioned")[-1]["by"], heard(lines[0], "petitioned")[-1]["about"])
            await done(lines, lines[0], inquiry(table, agree=False))
            assert "wait" == heard(lines[1], "settled")[-1]["why"]
            house.world.wait(10 * AWAY)
            table.table.changed(game=False)
            await house.duties(table.id).decided()
            assert [] == table.table.head.petitions, "once is enough"
            await done(lines, lines[0], petition("stand-in", BOB))
            assert table.table.head.seats[BOB].away, "the host may still change their mind"

    at_home(tmp_path, test)


def test_whoever_is_asked_about_and_gives_a_sign_ends_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with lines_of(table, HOST, BOB) as lines:
            player = Player(lines)
            while (await player.asked()) is not lines[1]:
                await player.answer()
            house.world.wait(AWAY)
            table.table.changed(game=False)
            await until(lambda: table.table.head.petitions != [])
            await done(lines, lines[1], {"type": "say", "id": "s", "text": "thinking"})
            assert [] == table.table.head.petitions
            assert ("back", BOB) == (heard(lines[0], "settled")[-1]["why"], heard(lines[0], "settled")[-1]["by"])

    at_home(tmp_path, test)


# --- a seat for somebody else


@both_games
def test_a_seat_is_given_by_a_link_that_is_used_once_if_all_who_are_here_agree(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4, game=game)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            code = await given(table, lines, DOT)
            assert table.table.head.seats[DOT].away, "a bot plays until somebody comes"
            eve, fay = house.browser(), house.browser()
            behind = (await eve.post("/api/links", {"code": code})).data
            assert ("seat", DOT) == (behind["kind"], behind["offered"])
            joined = await eve.post("/api/join", {"code": code, "name": "Eve"})
            assert (201, DOT) == (joined.status, joined.data["seat"])
            assert ("Eve", False) == (table.table.head.seats[DOT].name, table.table.head.seats[DOT].away)
            assert 404 == (await fay.post("/api/join", {"code": code, "name": "Fay"})).status
            assert 404 == (await table.people[DOT].get(table.url)).status
            await told(lines, table.table.seq)
            over = heard(lines[0], "taken-over")[-1]
            assert ("Eve", "Dot", ["Ann", "Bob", "Cid"]) == (over["name"], over["before"], over["agreed"])
            story = [{"what": "bot", "name": "Dot", "agreed": ["Ann", "Bob", "Cid"]}]
            story += [{"what": "given", "name": "Dot", "agreed": ["Ann", "Bob", "Cid"]}]
            assert story == seat_info(lines[0], DOT)["story"]

    at_home(tmp_path, test)


def test_one_refusal_is_enough(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("give", DOT))
            await done(lines, lines[1], vote(table))
            number = asked(table)[0].seq
            await done(lines, lines[2], vote(table, agree=False))
            assert None is await seat_link(table.people[HOST], table, DOT)
            late = {"type": "vote", "id": "late", "proposal": number, "agree": True}
            assert "no-proposal" == await refused(lines[1], late)

    at_home(tmp_path, test)


def test_nobody_steals_a_seat_by_a_vote(tmp_path: Path) -> None:
    """Bots, watchers, people who are away, one person with two seats: none of them is a second voice."""

    async def test(house: House) -> None:
        table = await party(house, 4, ["greedy", "greedy"])
        watcher = house.browser()
        assert 201 == (await watcher.post("/api/watch", {"code": table.watch})).status
        async with lines_of(table, HOST, BOB) as lines, watcher.socket(f"/ws/{table.id}") as looking:
            await looking.frame()
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("give", CID))
            assert [BOB] == shown(lines[0])[0]["missing"], "those who are away are not asked"
            assert "no-seat" == await refused(looking, vote(table))
            await done(lines, lines[0], vote(table, name="mine"))
            assert None is table.table.head.seats[CID].offer, "to agree twice is to agree once"
            number = asked(table)[0].seq
        async with lines_of(table, HOST) as lines:
            house.world.wait(AWAY)  # the other one who was here is away now
            await house.duties(table.id).decided()
            assert [] == asked(table)
            await told(lines, table.table.seq)
            assert "alone" == heard(lines[0], "settled")[-1]["why"]
            again = {"type": "vote", "id": "again", "proposal": number, "agree": True}
            assert "no-proposal" == await refused(lines[0], again)

    at_home(tmp_path, test)


def test_one_person_with_two_seats_has_one_voice(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        more = await table.people[HOST].post("/api/join", {"code": table.invite, "name": "Cid", "another": True})
        assert 201 == more.status
        await table.start()
        ann = table.people[HOST]
        async with ann.socket(f"/ws/{table.id}?seat=0") as first, ann.socket(f"/ws/{table.id}?seat=2") as second:
            await told([first, second], 1)
            house.world.wait(AWAY)
            assert "alone" == await refused(first, petition("give", BOB))
            assert "alone" == await refused(second, petition("give", BOB))

    at_home(tmp_path, test)


def test_whoever_is_back_keeps_the_seat_whatever_was_agreed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            code = await given(table, lines, DOT)
            async with table.line(DOT):
                await until(lambda: table.table.head.seats[DOT].offer is None)
                eve = house.browser()
                assert 404 == (await eve.post("/api/join", {"code": code, "name": "Eve"})).status
                assert "Dot" == table.table.head.seats[DOT].name
            await done(lines, lines[0], {"type": "say", "id": "s", "text": "good"})
            assert "returned" == heard(lines[0], "returned")[-1]["news"]
            assert "not-away" == await refused(lines[0], petition("give", DOT, "again"))

    at_home(tmp_path, test)


def test_whoever_comes_back_while_others_vote_is_asked_nothing_and_loses_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("give", DOT))
            number = asked(table)[0].seq
            async with table.line(DOT):
                await until(lambda: asked(table) == [])
            for name, one in (("x", lines[1]), ("y", lines[2])):
                late = {"type": "vote", "id": name, "proposal": number, "agree": True}
                assert "no-proposal" == await refused(one, late)
            assert None is table.table.head.seats[DOT].offer

    at_home(tmp_path, test)


def test_whoever_knows_another_hand_cannot_have_the_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            code = await given(table, lines, DOT)
            taken = await table.people[BOB].post("/api/join", {"code": code, "name": "Bobby"})
            assert "hand-seen" == taken.data["reason"]
            double = await house.browser().post("/api/join", {"code": code, "name": "Bob"})
            assert "name-taken" == double.data["reason"]
            assert 201 == (await house.browser().post("/api/join", {"code": code, "name": "Dot"})).status

    at_home(tmp_path, test)


def test_a_short_patience_that_the_host_sets_now_catches_nobody_who_was_gone_before(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with lines_of(table, HOST, CID) as lines:
            house.world.wait(60)
            await done(lines, lines[0], {"type": "arrange", "id": "a", "patience": 30, "pace": None})
            assert "not-away" == await refused(lines[0], petition("give", BOB))
            house.world.wait(30)
            await done(lines, lines[0], petition("give", BOB, "later"))

    at_home(tmp_path, test)


def test_a_vote_outlives_a_restart_and_ends_as_it_would_have(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 4)
            async with lines_of(table, HOST, BOB, CID) as lines:
                world.wait(AWAY)
                await done(lines, lines[0], petition("give", DOT))
                await done(lines, lines[1], vote(table))
        async with house(tmp_path, world) as second:
            again = table.moved(second)
            await second.hall.table(table.id)
            async with lines_of(again, HOST, BOB, CID) as lines:
                assert [CID] == shown(lines[0])[0]["missing"]
                reply = await lines[1].ask(vote(again))
                assert "done" == reply["type"], "the same command again is the same vote"
                assert [HOST, BOB] == asked(again)[0].agreed
                await done(lines, lines[2], vote(again, name="mine"))
                code = await seat_link(again.people[HOST], again, DOT)
        async with house(tmp_path, world) as third:
            last = table.moved(third)
            joined = await third.browser().post("/api/join", {"code": code, "name": "Eve"})
            assert (201, DOT) == (joined.status, joined.data["seat"])
            assert "Eve" == last.table.head.seats[DOT].name

    run(test())


def test_after_a_restart_nobody_is_away_who_has_had_no_time_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 3)
        world.wait(10 * AWAY)
        async with house(tmp_path, world) as second:
            again = table.moved(second)
            async with lines_of(again, HOST, CID) as lines:
                assert "not-away" == await refused(lines[0], petition("give", BOB))

    run(test())


def test_a_petition_that_nobody_decides_is_off_the_table_after_a_while(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("give", DOT))
            house.world.wait(600)
            assert "no-proposal" == await refused(lines[1], vote(table))
            assert [] == asked(table)
            await told(lines, table.table.seq)
            assert "late" == heard(lines[0], "settled")[-1]["why"]

    at_home(tmp_path, test)


def test_what_somebody_agreed_to_who_got_up_counts_no_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("give", DOT))
            await done(lines, lines[1], vote(table))
            assert 200 == (await table.people[BOB].request("DELETE", f"{table.url}/seats/{BOB}")).status
            assert [HOST] == asked(table)[0].agreed
            assert 200 == (await table.people[HOST].request("DELETE", f"{table.url}/seats/{HOST}")).status
            assert [] == asked(table)

    at_home(tmp_path, test)


# --- the host


def test_the_host_hands_the_role_on_and_changes_the_table_at_any_time(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        arrange = {"type": "arrange", "id": "a", "patience": 300, "pace": 2.0}
        async with lines_of(table, HOST, BOB) as lines:
            assert "host-only" == await refused(lines[1], {**arrange, "id": "b"})
            await done(lines, lines[0], arrange)
            assert (300, 2.0) == (lines[1].latest["table"]["patience"], lines[1].latest["table"]["pace"])
            assert 2.0 == house.duties(table.id).pace
            assert "host-only" == await refused(lines[1], {"type": "hand-on", "id": "h", "seat": BOB})
            await done(lines, lines[0], {"type": "hand-on", "id": "h", "seat": BOB})
            assert [False, True] == [one["host"] for one in lines[0].latest["table"]["seats"]]
            await done(lines, lines[1], {**arrange, "pace": None})
            assert [HOST, BOB] == [one["by"] for one in heard(lines[0], "arranged")]

    at_home(tmp_path, test)


def test_those_who_are_here_choose_another_host_only_while_the_host_is_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with lines_of(table, BOB, CID) as lines:
            assert "host-here" == await refused(lines[0], petition("lead", BOB, "early"))
            house.world.wait(AWAY)
            await done(lines, lines[0], petition("lead", BOB))
            await done(lines, lines[1], vote(table))
            assert [False, True, False] == [one["host"] for one in lines[0].latest["table"]["seats"]]
            assert [BOB, CID] == heard(lines[0], "handed-on")[-1]["agreed"]

    at_home(tmp_path, test)


def test_before_the_start_the_host_takes_somebody_off_a_seat_and_later_nobody_can(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, start=False)
        async with table.line(BOB) as line:
            await line.frame()
            assert 403 == (await table.people[CID].request("DELETE", f"{table.url}/seats/{BOB}")).status
            assert 200 == (await table.people[HOST].request("DELETE", f"{table.url}/seats/{BOB}")).status
            assert 4403 == (await ended(line)).code
        assert None is table.table.head.seats[BOB].holder
        assert 201 == (await table.people[BOB].post("/api/join", {"code": table.invite, "name": NAMES[BOB]})).status
        await table.start()
        assert 403 == (await table.people[HOST].request("DELETE", f"{table.url}/seats/{BOB}")).status

    at_home(tmp_path, test)


@pytest.mark.parametrize("kind", ["stand-in", "give", "lead"])
def test_a_seat_that_is_not_there_is_nobodys(tmp_path: Path, kind: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with lines_of(table, HOST) as lines:
            assert "no-such-seat" == await refused(lines[0], petition(kind, 5))

    at_home(tmp_path, test)


@both_games
def test_a_game_of_four_goes_on_to_its_end_though_one_leaves_for_good(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4, game=game)
        async with lines_of(table, HOST, BOB, CID) as lines:
            house.world.wait(AWAY)
            code = await given(table, lines, DOT)
            eve = house.browser()
            assert 201 == (await eve.post("/api/join", {"code": code, "name": "Eve"})).status
            async with eve.socket(f"/ws/{table.id}") as last:
                await last.frame()
                await Player([*lines, last], seed=3).play(40 if game == "heroes" else 10**9)
                over = "playing" if game == "heroes" else "over"
                assert over == table.table.head.status

    at_home(tmp_path, test)
