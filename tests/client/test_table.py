"""A client and a real server: whole games, broken lines, and answers that count once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.client.house import PATIENCE, QUICK, House, house, play

from interregnum.client import Account, Gone, Habits, NoAddress, Refused, Status, Unreachable
from interregnum.client.address import Address, read_address
from interregnum.client.habits import Pauses
from interregnum.kernel.declared import name_of
from interregnum.kernel.record import read_record
from interregnum.server import chronicle
from interregnum.wire.frames import Began, Done, Frame, Said
from interregnum.wire.frames import Refused as RefusedReply
from interregnum.wire.requests import NewTable, Seated

GAME = "hidden-leaders"


async def seated(host: Account, guest: Account, seats: int = 3) -> str:
    """A table of two people, and bots in the other seats, that is ready to start."""
    bots = {str(seat): "random" for seat in range(2, seats)}
    made = await host.new_table(NewTable(GAME, seats, "Ann", bots=bots))
    await guest.join(code_of(made), "Bob")
    return made.table.id


def code_of(made: Seated, kind: str = "invite") -> str:
    assert made.links is not None
    link = made.links.invite if kind == "invite" else made.links.watch
    assert link is not None
    return read_address(link).code


def test_two_people_and_a_bot_play_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as bob:
            table = await seated(ann, bob)
            heard: list[Frame] = []
            async with ann.line(table, habits=QUICK, on_frame=heard.append) as first, bob.line(table) as second:
                await ann.start(table)
                ends = await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
                record = read_record((await bob.record(table)).decode())
                view = first.view()

            assert [0, 1] == [one.you for one in ends]
            assert record.seed.hex() == ends[0].table.seed
            assert view is not None
            assert view.over
            news = [one for frame in heard for one in frame.news]
            assert sorted(one.seq for one in news) == [one.seq for one in news]
            assert 1 == sum(isinstance(one, Began) for one in news)
            assert "game-ended" == name_of(type(first.events(news)[-1]))

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_client_that_comes_late_hears_everything_from_the_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chronicle, "PAGE", 7)

    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as bob:
            table = await seated(ann, bob)
            first: list[Frame] = []
            late: list[Frame] = []
            async with ann.line(table, habits=QUICK, on_frame=first.append) as one, bob.line(table) as other:
                await ann.start(table)
                await asyncio.gather(play(one, Random(1)), play(other, Random(2)))
            async with ann.line(table, habits=QUICK, on_frame=late.append) as again:
                await again.reach(first[-1].seq)
            assert 1 == len(late)
            assert [new for frame in first for new in frame.news] == late[0].news
            assert 7 * 5 < late[0].seq

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_an_answer_counts_once_though_the_server_stops_and_starts_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as bob:
            table = await seated(ann, bob, 2)
            statuses: list[Status] = []
            async with ann.line(table, habits=QUICK, on_status=statuses.append) as line:
                await ann.start(table)
                frame = await line.until(lambda frame: frame.view is not None)
                asked = line if frame.question is not None else bob.line(table, habits=QUICK)
                async with asked:
                    frame = await asked.until(lambda frame: frame.question is not None)
                    await here.stop()
                    await line.until(lambda _: not line.connected)
                    assert frame.question is not None
                    pending = asyncio.create_task(asked.answer(frame.question.choices[0].choice))
                    await asyncio.sleep(0)
                    other = await here.again()
                    reply = await pending
                    seen = await asked.reach(reply.seq if isinstance(reply, Done) else 0)
                    again = await asked.answer(frame.question.choices[0].choice, seq=frame.seq)
                    await line.reach(seen.seq)
                    await other.stop()

            assert isinstance(reply, Done)
            assert (0, 1) == (frame.answers, seen.answers)
            assert isinstance(again, RefusedReply)
            assert ["connected", "lost", "back"] == statuses[:3]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_command_is_repeated_under_its_id_until_it_has_a_reply(tmp_path: Path) -> None:
    ids = iter(f"id-{number}" for number in range(100))

    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as bob:
            table = await seated(ann, bob)
            async with ann.line(table, habits=Habits(ids=lambda: next(ids), again=0.05)) as line:
                await line.until(lambda _: True)
                flying = asyncio.create_task(line.say("Hello"))
                await asyncio.sleep(0)
                text = next(iter(line.in_flight.values())).text
                await line.send(text)
                await line.send(text)
                reply = await flying
                await line.say("Bye")
                frame = await bob.table(table)
                async with bob.line(table) as other:
                    heard = await other.until(lambda _: True)

            assert isinstance(reply, Done)
            assert "id-0" == reply.id
            assert ["Hello", "Bye"] == [one.text for one in heard.news if isinstance(one, Said)]
            assert 1 == frame.seat

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_whoever_was_away_hears_each_thing_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as bob:
            table = await seated(ann, bob)
            async with ann.line(table, habits=QUICK) as line, bob.line(table, habits=QUICK) as other:
                said: list[str] = []

                async def listen() -> None:
                    async for frame in other.frames():
                        said.extend(one.text for one in frame.news if isinstance(one, Said))
                        if "last" in said:
                            return

                listening = asyncio.create_task(listen())
                for text in ("one", "two", "three", "last"):
                    await other.until(lambda _: other.connected)
                    if other.socket is not None:
                        other.socket.transport.abort()
                    reply = await line.say(text)
                    assert isinstance(reply, Done)
                await listening

            assert ["one", "two", "three", "last"] == said

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_the_server_says_why_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url, lang="pl") as ann, Account(here.url) as bob:
            with pytest.raises(Refused) as unknown:
                await ann.open_link("nowhere")
            made = await ann.new_table(NewTable(GAME, 2, "Ann"))
            with pytest.raises(Refused) as taken:
                await bob.join(code_of(made), "Ann")
            with pytest.raises(Gone) as foreign:
                async with bob.line(made.table.id) as line:
                    await line.until(lambda _: False)
            with pytest.raises(Gone):
                await line.say("Hello")

        assert ("no-link", "Ten link") == (unknown.value.reason, unknown.value.text[:8])
        assert ("name-taken", {"found": "Ann"}) == (taken.value.reason, taken.value.facts)
        assert "unknown-table" == foreign.value.reason

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_command_that_no_line_would_carry_is_refused_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann:
            made = await ann.new_table(NewTable(GAME, 2, "Ann"))
            async with ann.line(made.table.id) as line:
                with pytest.raises(Refused) as long:
                    await line.say("x" * 100_000)
                assert isinstance(await line.say("x" * 1000), RefusedReply)
                assert isinstance(await line.say("x"), Done)

        assert "message" == long.value.reason

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_watcher_whose_link_is_revoked_is_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as eve:
            made = await ann.new_table(NewTable(GAME, 2, "Ann"))
            await eve.watch(code_of(made, "watch"))
            async with eve.line(made.table.id, habits=QUICK) as line:
                frame = await line.until(lambda _: True)
                await ann.renew_link(made.table.id, "watch")
                with pytest.raises(Gone) as gone:
                    await line.until(lambda _: False)

        assert frame.you is None
        assert "unknown-table" == gone.value.reason

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_table_is_set_up_talked_at_and_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here, Account(here.url) as ann, Account(here.url) as bob:
            assert GAME in [one.id for one in (await ann.games()).games]
            assert (await ann.health()).ok
            made = await ann.new_table(NewTable(GAME, 3, "Ann"))
            table = made.table.id
            await ann.add_bot(table, 2, "greedy")
            await ann.remove_bot(table, 2)
            await bob.join(code_of(made), "Bob", 2)
            async with ann.line(table, habits=QUICK) as line:
                assert isinstance(await line.back(), Done)
                assert isinstance(await line.undo(), RefusedReply)
                assert isinstance(await line.vote(True), RefusedReply)
                frame = await line.until(lambda frame: frame.table.seats[2].kind == "person")
            left = await bob.leave(table, 2)
            mine = (await ann.my_tables()).tables

            assert "Bob" == frame.table.seats[2].name
            assert "free" == left.table.seats[2].kind
            assert [table] == [one.table for one in mine]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_nobody_at_an_address_is_told_as_such(tmp_path: Path) -> None:
    async def run() -> None:
        empty = House(tmp_path)
        empty.socket.close()
        async with Account(empty.url) as ann:
            with pytest.raises(Unreachable) as gone:
                await ann.games()

        assert ("unreachable", {"where": empty.url}) == (gone.value.reason, gone.value.facts)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("http://localhost:8000", Address("http://localhost:8000")),
        ("localhost:8000/", Address("http://localhost:8000")),
        (" https://Play.Example/j/Ab-_9 ", Address("https://play.example", "invite", "Ab-_9")),
        ("https://example.org/games/w/x/?y=1#z", Address("https://example.org/games", "watch", "x")),
        ("http://[::1]:80/t/id", Address("http://[::1]:80", "table", "id")),
    ],
)
def test_addresses(text: str, found: Address) -> None:
    assert found == read_address(text)


@pytest.mark.parametrize(
    "text", ["", "http://", "ftp://x/j/y", "http://a b", "http://u:p@host/", "http://x:99999", "http://x:0", "a\x1bb"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(NoAddress):
        read_address(text)


def test_pauses_grow_up_to_a_limit_and_begin_anew() -> None:
    habits = Habits(chance=Random(7))
    pauses = Pauses(habits)
    first = [pauses.next() for _ in range(8)]
    pauses.reset()

    wholes = [0.1, 0.2, 0.4, 0.8, 0.8, 0.8, 0.8, 0.8]
    assert all(whole / 2 <= pause <= whole for whole, pause in zip(wholes, first, strict=True))
    assert 0.05 <= pauses.next() <= 0.1
