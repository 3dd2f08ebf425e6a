"""Talk at the table: kept with it, limited, and told to everybody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json
from tests.server.asgi import Socket
from tests.server.store.changes import HOLDER
from tests.server.tables import FREE, FakeWorld, House, Player, at_home, house, news, party, run, told

from interregnum.server.settings import Limits
from interregnum.server.store.rows import EntryRow, Kept


def said(line: Socket) -> list[tuple[str, str]]:
    return [(one["name"], one["text"]) for one in news(line) if one["news"] == "said"]


def say(text: str, name: str) -> dict[str, object]:
    return {"type": "say", "id": name, "text": text}


def test_everybody_hears_what_is_said_before_in_and_after_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with table.lines() as lines, watcher.socket(f"/ws/{table.id}") as line:
            await lines[0].ask(say("before", "a"))
            await table.start()
            await lines[1].ask(say("in it", "b"))
            await Player(lines).play()
            await lines[0].ask(say("after", "c"))
            await told([*lines, line], table.table.seq)
            wanted = [("Ann", "before"), ("Bob", "in it"), ("Ann", "after")]
            assert [wanted] * 3 == [said(one) for one in [*lines, line]]

    at_home(tmp_path, test)


def test_talk_is_kept_with_the_table_and_with_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 2)
            async with table.lines() as lines:
                await lines[0].ask(say("zażółć їжак", "a"))
            at = world.now()
            world.wait(100)
        async with house(tmp_path, world) as second, table.moved(second).line(1) as line:
            await line.frame()
            assert [("Ann", "zażółć їжак", at, 0)] == [
                (one["name"], one["text"], one["at"], one["seat"]) for one in news(line) if one["news"] == "said"
            ]

    run(test())


REFUSED = [("talk", "x" * 301), ("talk", " "), ("characters", "a\u0000b"), ("characters", "\u202eabc")]


@pytest.mark.parametrize(("reason", "text"), REFUSED)
def test_a_line_that_cannot_be_shown_is_refused(tmp_path: Path, reason: str, text: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            assert reason == (await lines[0].ask(say(text, "a")))["reason"]
            assert [] == said(lines[1])

    at_home(tmp_path, test)


def test_so_much_is_said_in_a_minute_and_no_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            for number in range(20):
                assert "done" == (await lines[0].ask(say("hm", f"a{number}")))["type"]
            refused = await lines[0].ask(say("hm", "late"))
            assert ("chat-fast", {"most": "20"}) == (refused["reason"], refused["facts"])
            assert "done" == (await lines[1].ask(say("others may", "b")))["type"]
            house.world.wait(61)
            assert "done" == (await lines[0].ask(say("hm", "late")))["type"]

    at_home(tmp_path, test)


def test_a_clock_that_is_set_back_silences_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            for number in range(20):
                await lines[0].ask(say("hm", f"a{number}"))
            house.world.wait(-3600)
            assert "done" == (await lines[0].ask(say("hm", "earlier")))["type"]

    at_home(tmp_path, test)


def test_so_much_is_said_at_a_table_and_no_more(tmp_path: Path) -> None:
    limits = Limits(chat_lines=3, chat_per_minute=100, messages_at_once=FREE.messages_at_once)

    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            for number in range(3):
                await lines[number % 2].ask(say("hm", f"a{number}"))
            assert "chat-full" == (await lines[0].ask(say("hm", "late")))["reason"]

    at_home(tmp_path, test, limits=limits)


def test_whom_to_hear_is_no_business_of_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with table.lines() as lines, watcher.socket(f"/ws/{table.id}") as line:
            await told([*lines, line], before := table.table.seq)
            for one in (lines[0], line):
                one.send({"type": "mute", "id": "m", "seat": 1, "mute": True})
                reply = await one.until("refused", reason="message")
                assert "mute" in reply["text"]
            await lines[1].ask(say("can you hear me?", "a"))
            await told([*lines, line], before + 1)
            assert before + 1 == table.table.seq
            assert [[("Bob", "can you hear me?")]] * 3 == [said(one) for one in (*lines, line)]

    at_home(tmp_path, test)


def test_tables_that_kept_whom_somebody_did_not_hear_still_open(tmp_path: Path) -> None:
    def as_it_was(kept: Kept) -> Kept:
        head = json.encode({**json.decode(kept.head.body), "muted": {"ab" * 32: [1]}})
        muted = EntryRow(len(kept.entries) + 1, 0.0, "muted", b'{"kind":"muted","seat":1,"mute":true}', HOLDER, "m")
        return Kept(replace(kept.head, body=head), (*kept.entries, muted))

    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 2)
            async with table.lines() as lines:
                await lines[1].ask(say("psst", "a"))
            seq = table.table.seq
        async with house(tmp_path, world) as second:
            second.store.edit = as_it_was
            async with table.moved(second).line(0) as line:
                await line.frame()
                assert (seq + 1, [("Bob", "psst")]) == (line.latest["seq"], said(line))

    run(test())
