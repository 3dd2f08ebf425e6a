"""A table is ended: before the game by its host, during it by everybody who is here. Nobody wins, nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.tables import (
    FakeWorld,
    House,
    Player,
    at_home,
    both_games,
    done,
    house,
    newest,
    news,
    party,
    run,
    told,
)
from tests.server.test_petitions import BOB, CID, DOT, HOST, heard, lines_of, petition, refused

from interregnum.server.presence import AWAY

END: dict[str, object] = {"type": "end", "id": "end"}


def vote(number: int, agree: bool = True, name: str = "v") -> dict[str, object]:
    return {"type": "vote", "id": name, "proposal": number, "agree": agree}


def test_the_host_ends_a_table_that_has_not_begun_and_everybody_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, start=False)
        room = table.table.head.room
        async with lines_of(table, HOST, BOB, CID) as lines:
            assert "host-only" == await refused(lines[1], END)
            await done(lines, lines[0], END)
            shown = lines[2].latest["table"]
            assert ("over", True, None) == (shown["status"], shown["ended"], lines[2].latest["view"])
            assert [HOST] == heard(lines[2], "ended")[-1]["agreed"]
            assert "over" == await refused(lines[0], {**END, "id": "again"})
        eve = house.browser()
        assert 404 == (await eve.post("/api/rooms", {"code": room})).status, "its code ends"
        assert "over" == (await eve.post("/api/join", {"code": table.invite, "name": "Eve"})).data["reason"]
        assert "begun" == (await table.people[HOST].post(f"{table.url}/start")).data["reason"]
        mine = (await table.people[BOB].get("/api/tables")).data["tables"][0]
        assert (table.id, "over", True) == (mine["table"], mine["status"], mine["ended"])

    at_home(tmp_path, test)


@both_games
def test_a_game_is_given_up_when_everybody_who_is_here_agrees(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4, game=game)
        async with lines_of(table, HOST, BOB, CID) as lines:
            player = Player(lines)
            house.world.wait(AWAY)
            await done(lines, lines[1], END)
            asked = next(one for one in lines[0].latest["table"]["petitions"] if one["kind"] == "end")
            assert ([BOB], [HOST, CID]) == (asked["agreed"], asked["missing"]), "who is away is not asked"
            await done(lines, lines[0], vote(asked["seq"]))
            assert "playing" == lines[0].latest["table"]["status"]
            await done(lines, lines[2], vote(asked["seq"], name="w"))
            for line in lines:
                frame = await newest(line)
                assert ("over", True) == (frame["table"]["status"], frame["table"]["ended"])
                assert [None] * 4 == [frame[one] for one in ("question", "clock", "undo", "room")]
                assert not {"result", "places"} & set(frame), "nobody has won"
                assert [] == frame["table"]["petitions"]
            assert [HOST, BOB, CID] == heard(lines[0], "ended")[-1]["agreed"]
            async with table.line(HOST, "?lang=pl") as line:
                assert "Stół zamknięto, nikt nie wygrał." == (await line.frame())["waiting"]
            answer = {"type": "answer", "id": "a", "seq": lines[0].latest["seq"], "choice": "pass"}
            for number, line in enumerate(lines):
                assert "over" == await refused(line, {**answer, "id": f"a{number}"})
                undo = {"type": "undo", "id": f"u{number}", "seq": line.latest["seq"], "to": 0}
                assert "over" == await refused(line, undo)
            assert [] == player.answers
        for path, status in (("record", 200), ("replay", 409), ("tally", 409)):
            assert status == (await table.people[DOT].get(f"{table.url}/{path}")).status, path
        assert 409 == (await table.people[HOST].request("PUT", f"{table.url}/sharing", {"named": False})).status
        again = await table.people[BOB].post(f"{table.url}/rematch")
        assert ["Ann", "Bob", "Cid", "Dot"] == [one["name"] for one in again.data["table"]["seats"]], "the way back"

    at_home(tmp_path, test)


def test_one_no_is_enough_and_nobody_ends_a_game_from_outside(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        watcher = house.browser()
        assert 201 == (await watcher.post("/api/watch", {"code": table.watch})).status
        async with lines_of(table, HOST, BOB, CID) as lines, watcher.socket(f"/ws/{table.id}") as looking:
            await looking.frame()
            assert "no-seat" == await refused(looking, END)
            await done(lines, lines[0], END)
            asked = lines[0].latest["table"]["petitions"][0]["seq"]
            assert "no-seat" == await refused(looking, vote(asked))
            assert "asked-already" == await refused(lines[1], END)
            await done(lines, lines[0], vote(asked))
            assert "playing" == table.table.head.status, "to agree twice is to agree once"
            await done(lines, lines[2], vote(asked, agree=False))
            assert [] == lines[1].latest["table"]["petitions"]
            assert await Player(lines).answer(), "the game goes on"

    at_home(tmp_path, test)


def test_whoever_plays_with_bots_alone_ends_it_at_once_and_no_bot_answers_any_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, ["greedy", "greedy"], start=False)
        house.bots.gate = asyncio.Event()
        await table.start()
        async with lines_of(table, HOST) as lines:
            player = Player(lines)
            while table.table.head.asked == HOST:
                await lines[0].ask(player.command(lines[0]))
                await told(lines, table.table.seq)
            before = table.state_hash
            await done(lines, lines[0], END)
            house.bots.gate.set()
            await asyncio.sleep(0.05)
            assert before == table.state_hash
            assert None is house.duties(table.id).thinking
            assert "over" == table.table.head.status

    at_home(tmp_path, test)


def test_an_ended_table_and_its_log_are_there_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 2)
            waiting = await party(first, 2, start=False)
            async with lines_of(table, HOST, BOB) as lines:
                await Player(lines).play(6)
                await done(lines, lines[0], END)
                await done(lines, lines[1], vote(lines[1].latest["table"]["petitions"][0]["seq"]))
                log = [one for one in news(lines[0]) if one["news"] != "said"]
            async with lines_of(waiting, HOST) as lines:
                await done(lines, lines[0], END)
        async with house(tmp_path, world) as second:
            assert {} == second.hall.resting, "nothing is to be done at it"
            for one in (table, waiting):
                again = one.moved(second)
                async with again.line(HOST) as line:
                    frame = await line.frame()
                    assert ("over", True) == (frame["table"]["status"], frame["table"]["ended"])
                    assert one is waiting or log[-5:] == frame["news"][-5:]

    run(test())


def test_nothing_is_said_of_what_else_waited_once_the_table_is_ended(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with lines_of(table, HOST, BOB) as lines:
            async with table.line(CID) as cid:
                house.world.wait(AWAY)
                await done([*lines, cid], lines[0], END)
                await done([*lines, cid], lines[1], vote(lines[1].latest["table"]["petitions"][-1]["seq"]))
                await done([*lines, cid], lines[0], petition("give", DOT))
            house.world.wait(AWAY)
            await house.duties(table.id).decided()
            assert table.table.head.ended, "who is away is not waited for"
            await told(lines, table.table.seq)
            assert "ended" == news(lines[0])[-1]["news"]

    at_home(tmp_path, test)
