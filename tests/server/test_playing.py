"""Commit, then tell: what is not kept was never seen by anybody, and what was kept counts once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Closed, Socket
from tests.server.tables import House, Party, Player, at_home, done, newest, party, run, told, until
from tests.server.tables import house as house_in

from interregnum.server import playing
from interregnum.server.store.rows import BadStore, Conflict


async def asked(player: Player) -> Socket:
    found = await player.asked()
    assert found is not None
    return found


def test_an_answer_is_done_with_its_number_and_everybody_sees_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            before = line.latest["seq"]
            command = player.command(line)
            assert {"type": "done", "id": command["id"], "seq": before + 1} == await line.ask(command)
            await told(lines, before + 1)
            assert [1, 1, 1] == [one.latest["answers"] for one in lines]

    at_home(tmp_path, test)


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 4)
        async with table.lines() as lines:
            await Player(lines).play()
            assert {"over"} == {one.latest["table"]["status"] for one in lines}
            assert {None} == {one.latest["clock"] for one in lines}
            last = {"type": "answer", "id": "late", "seq": lines[0].latest["seq"], "choice": "pass"}
            assert "game-over" == (await lines[0].ask(last))["reason"]

    at_home(tmp_path, test)


def test_nobody_sees_anything_while_an_answer_is_not_yet_kept(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            before = [await newest(one) for one in lines]
            state = table.state_hash
            house.store.gate = asyncio.Event()
            line.send(player.command(line))
            await until(lambda: house.store.waiting == 1)
            for one in [one for one in lines if one is not line]:
                one.send({"type": "refresh", "id": "look", "since": before[0]["seq"]})
                frame = await one.until("frame")
                assert (before[0]["seq"], 0) == (frame["seq"], frame["answers"])
            assert state == table.state_hash
            assert 200 == (await table.people[0].get(table.url)).status
            assert all(one.coming.empty() for one in lines)
            house.store.gate.set()
            await told(lines, before[0]["seq"] + 1)
            assert [1, 1, 1] == [one.latest["answers"] for one in lines]

    at_home(tmp_path, test)


def test_what_cannot_be_kept_is_refused_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(2)
            line = await asked(player)
            before, state = [await newest(one) for one in lines], table.state_hash
            house.store.fault = BadStore("store-failed", facts={"where": str(tmp_path), "found": "disk full"})
            command = player.command(line)
            reply = await line.ask(command)
            assert "refused" == reply["type"]
            assert str(tmp_path) not in str(reply)
            assert state == table.state_hash
            assert before[0]["seq"] == table.table.seq
            assert all(one.coming.empty() for one in lines)
            house.store.fault = None
            assert "done" == (await line.ask(command))["type"], "the same command may be sent again"
            await told(lines, before[0]["seq"] + 1)
            assert before[0]["answers"] + 1 == lines[0].latest["answers"]

    at_home(tmp_path, test)


def test_a_table_that_somebody_else_wrote_to_is_read_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            old, state = table.table, table.state_hash
            house.store.fault = Conflict("store-conflict", facts={"id": table.id})
            command = player.command(line)
            assert "table-busy" == (await line.ask(command))["reason"]
            assert (old, state) == (table.table, table.state_hash)
            house.store.fault = None
            await done(lines, line, command)

    at_home(tmp_path, test)


def test_a_table_of_bots_that_was_written_to_by_somebody_else_goes_on_of_itself(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.bots.gate = asyncio.Event()
        table = await party(house, 0, ["greedy"] * 2)
        house.store.fault = Conflict("store-conflict", facts={"id": table.id})
        house.bots.gate.set()
        await until(lambda: house.duties(table.id).faults > 0)
        house.store.fault = None
        house.duties(table.id).faults = 0
        house.duties(table.id).look(table.table)
        await until(lambda: table.table.head.status == "over")

    at_home(tmp_path, test)


def test_a_fault_of_ours_is_told_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> int:
        raise ZeroDivisionError("a hand: secret-card")

    async def test(house: House) -> None:
        table, other = await party(house, 2), await party(house, 2)
        async with table.lines() as lines, other.lines() as others:
            player, elsewhere = Player(lines), Player(others)
            line = await asked(player)
            state = table.state_hash
            with monkeypatch.context() as patch:
                patch.setattr(playing, "take", broken)
                command = player.command(line)
                line.send(command)
                for one in lines:
                    trouble = await one.until("trouble")
                    assert "internal" == trouble["reason"]
                    assert "secret" not in str(trouble)
                refused = await line.until("refused")
                assert ("internal", command["id"]) == (refused["reason"], refused["id"])
            assert state == table.state_hash
            assert "done" == (await line.ask(command))["type"]
            await told(lines, table.table.seq)
            assert 3 == await elsewhere.play(3)
            assert not any(b"trouble" in message for one in others for message in one.heard)

    at_home(tmp_path, test)


def test_a_fault_after_the_commit_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)

            def broken(_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(table.table, "on_change", broken)
            reply = await line.ask(player.command(line))
            assert "done" == reply["type"]
            await told(lines, reply["seq"])

    at_home(tmp_path, test)


def test_a_repeated_command_gets_the_same_reply_and_counts_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines, table.line(0) as tab, table.line(1) as other_tab:
            player = Player(lines)
            line = await asked(player)
            seat = line.latest["you"]
            command = player.command(line)
            for one in (line, line, line):
                one.send(command)
            replies = [await line.until("done") for _ in range(3)]
            assert [replies[0]] * 3 == replies
            assert replies[0] == await [tab, other_tab][seat].ask(command)
            await player.play(5)
            assert replies[0] == await line.ask(command)
            assert 6 == (await newest(line))["answers"]

    at_home(tmp_path, test)


def test_a_refused_command_stays_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            idle = lines[1 - line.latest["you"]]
            early = {"type": "answer", "id": "early", "seq": idle.latest["seq"], "choice": "pass"}
            reply = await idle.ask(early)
            assert "not-asked" == reply["reason"]
            while await asked(player) is not idle:
                await player.answer()
            assert reply == await idle.ask(early)

    at_home(tmp_path, test)


def test_the_same_id_of_another_person_is_another_command(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            first = await lines[0].ask({"type": "say", "id": "x", "text": "hello"})
            second = await lines[1].ask({"type": "say", "id": "x", "text": "hello"})
            assert first["seq"] + 1 == second["seq"]

    at_home(tmp_path, test)


REFUSALS: dict[str, dict[str, object]] = {
    "unknown-choice": {"choice": "dance"},
    "illegal-choice": {"choice": "pass"},
    "stale": {"seq": 1},
    "from-the-future": {"seq": 10**6},
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_bad_answer_is_refused_with_its_reason_and_words_and_changes_nothing(tmp_path: Path, reason: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, lang="pl")
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            state = table.state_hash
            reply = await line.ask({**player.command(line), **REFUSALS[reason]})
            assert ("refused", reason) == (reply["type"], reply["reason"])
            assert reply["text"]
            assert state == table.state_hash

    at_home(tmp_path, test)


def test_the_second_answer_of_two_tabs_is_refused_kindly(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            async with table.line(line.latest["you"]) as tab:
                await tab.frame()
                command = player.command(line)
                other = player.command(tab)
                assert "done" == (await line.ask(command))["type"]
                reply = await tab.ask(other)
                assert ("refused", "stale") == (reply["type"], reply["reason"])
                assert line.latest["answers"] == (await newest(tab))["answers"] == 1

    at_home(tmp_path, test)


def test_an_answer_counts_though_somebody_talked_after_its_frame(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            line = await asked(player)
            command = player.command(line)
            await lines[1 - line.latest["you"]].ask({"type": "say", "id": "s", "text": "well?"})
            assert "done" == (await line.ask(command))["type"]

    at_home(tmp_path, test)


def test_nobody_answers_before_the_start(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        async with table.lines() as lines:
            reply = await lines[0].ask({"type": "answer", "id": "a", "seq": 0, "choice": "pass"})
            assert "not-begun" == reply["reason"]

    at_home(tmp_path, test)


def test_a_watcher_does_nothing_to_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with watcher.socket(f"/ws/{table.id}") as line:
            seq = (await line.frame())["seq"]
            commands: list[dict[str, object]] = [
                {"type": "answer", "id": "a", "seq": seq, "choice": "pass"},
                {"type": "undo", "id": "b", "seq": seq, "to": 0},
                {"type": "vote", "id": "c", "proposal": 1, "agree": True},
                {"type": "say", "id": "d", "text": "hello"},
                {"type": "back", "id": "e"},
            ]
            assert ["no-seat"] * 5 == [(await line.ask(one))["reason"] for one in commands]

    at_home(tmp_path, test)


def test_a_busy_table_refuses_what_it_could_not_get_to(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        house.store.gate = asyncio.Event()
        async with table.lines() as lines:
            lines[0].send({"type": "say", "id": "s", "text": "first"})
            await until(lambda: house.store.waiting == 1)

            async def nothing() -> int:
                return 0

            waiting = [asyncio.create_task(table.table.run(nothing)) for _ in range(256)]
            await asyncio.sleep(0)
            reply = await lines[1].ask({"type": "say", "id": "t", "text": "second"})
            assert "table-busy" == reply["reason"]
            house.store.gate.set()
            assert [0] * 256 == await asyncio.gather(*waiting)
            assert "done" == (await lines[1].ask({"type": "say", "id": "t", "text": "second"}))["type"]

    at_home(tmp_path, test)


def test_a_closing_server_keeps_what_it_has_begun(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_in(tmp_path) as house:
            table = await party(house, 2)
            async with table.lines() as lines:
                player = Player(lines)
                line = await asked(player)
                command = player.command(line)
                line.send(command)
                await until(lambda: table.table.queue.busy is not None or table.table.seq > line.latest["seq"])
        async with house_in(tmp_path, house.world) as again:
            moved: Party = table.moved(again)
            async with moved.lines() as lines:
                assert 1 == lines[0].latest["answers"]

    run(test())


def test_a_stopping_table_takes_nothing_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        await house.hall.close()
        answer = await table.people[0].get(table.url)
        assert (409, "closing") == (answer.status, answer.data["reason"])
        async with table.line(0) as line:
            assert "closing" == (await line.read())["reason"]
            with pytest.raises(Closed) as closed:
                await line.read()
            assert 1012 == closed.value.code

    at_home(tmp_path, test)
