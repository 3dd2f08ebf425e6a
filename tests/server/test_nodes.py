"""Several nodes on one store: nobody owns a table, and nobody can tell at which node they are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count, pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.engines import Postgres, Redis
from tests.server.nodes import at_nodes, node
from tests.server.tables import HOST, FakeWorld, House, Party, Player, done, ended, here_are, party, run, told, until

from interregnum.server import neighbours
from interregnum.server.notices import Notice
from interregnum.server.store.rows import BadStore, Change, Kept, Unsure


@pytest.fixture
def where(postgres: Postgres) -> str:
    return postgres.fresh()


async def spread(nodes: Sequence[House], people: int = 2, **wish: object) -> Party:
    """A table whose people are at one node after the other."""
    table = await party(nodes[0], people, **wish)  # type: ignore[arg-type]
    table.people = [nodes[seat % len(nodes)].again(one) for seat, one in enumerate(table.people)]
    return table


async def kept(house: House, table: str) -> list[Any]:
    found = await house.store.load(table)
    assert found is not None
    return [(entry.seq, entry.kind, entry.command) for entry in found.entries]


def test_people_at_several_nodes_play_one_game_to_its_end(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await spread(nodes, 3)
        async with table.lines() as lines:
            answers = await Player(lines).play()
            assert answers > 20
            assert {"over"} == {line.latest["table"]["status"] for line in lines}
        assert 1 == len({table.moved(house).state_hash for house in nodes})

    at_nodes(where, test, 3)


def counted(house: House, asked: Counter[str]) -> None:
    """Count what a node asks the store about other nodes, and how often it reads a table anew."""
    neighbours_of = house.hall.neighbours
    assert neighbours_of is not None
    for where, names in ((house.store, ("load", "places")), (neighbours_of.nodes, ("take", "tell", "elsewhere"))):
        for name in names:
            setattr(where, name, counting(name, getattr(where, name), asked))


def counting(name: str, method: Callable[..., Awaitable[Any]], asked: Counter[str]) -> Callable[..., Awaitable[Any]]:
    def found(*words: Any) -> Awaitable[Any]:
        asked[name] += 1
        return method(*words)

    return found


def test_an_answer_costs_each_other_node_no_more_than_to_read_it(where: str, redis: Redis) -> None:
    async def test(nodes: list[House]) -> None:
        asked: Counter[str] = Counter()
        table = await spread(nodes, 3)
        async with table.lines() as lines:
            for line in lines:
                await here_are(line, 3)
            for house in nodes:
                counted(house, asked)
            await Player(lines).play(12)
            await told(lines, max(line.latest["seq"] for line in lines))
            assert {"load"} == asked.keys()
            assert asked["load"] <= 12 * 2

    at_nodes(where, test, 3, bus=redis.url, look=60.0)


class Reading:
    """What a node reads of tables reaches it when it is let through."""

    def __init__(self, house: House) -> None:
        self.load = house.store.load
        self.waits = asyncio.Event()
        self.goes_on = asyncio.Event()
        house.store.load = self.read  # type: ignore[method-assign]

    async def read(self, table: str, after: int = 0) -> Kept | None:
        found = await self.load(table, after)
        self.waits.set()
        await self.goes_on.wait()
        return found


@pytest.mark.parametrize("in_memory", [False, True], ids=["from-the-store", "in-memory"])
def test_whoever_comes_while_a_table_is_read_sees_what_was_kept_before_they_came(where: str, in_memory: bool) -> None:
    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 2)
        url, others = f"/ws/{table.id}", [nodes[1].again(one) for one in table.people]
        async with table.lines() as lines, AsyncExitStack() as stack:
            if in_memory:
                await (await stack.enter_async_context(others[0].socket(url))).frame()
            player, reading = Player(lines), Reading(nodes[1])
            await player.play(1)
            if in_memory:
                nodes[1].table(table.id).behind = True
            first = asyncio.create_task(stack.enter_async_context(others[0].socket(url)))
            await reading.waits.wait()
            await player.play(1)
            newest = max(line.latest["seq"] for line in lines)
            second = asyncio.create_task(stack.enter_async_context(others[1].socket(url)))
            await asyncio.sleep(0.1)
            reading.goes_on.set()
            await first
            assert newest <= (await (await second).frame())["seq"]

    at_nodes(where, test, look=60.0)


def test_what_is_said_at_one_node_is_heard_at_the_others_and_who_is_there_is_here(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await spread(nodes)
        async with table.lines() as lines:
            await done(lines, lines[1], {"type": "say", "id": "s1", "text": "hello"})
            assert "hello" in str(lines[0].latest["news"])
        async with table.line(0) as alone:
            await here_are(alone, 1)
            while alone.latest["table"]["seats"][1]["here"]:
                await alone.frame()

    at_nodes(where, test)


def test_a_command_that_is_repeated_at_another_node_gets_the_same_reply(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 2)
        async with table.lines() as lines:
            player = Player(lines)
            line = await player.asked()
            assert line is not None
            command = player.command(line)
            seat = line.latest["you"]
            first = await line.ask(command)
        elsewhere = nodes[1].again(table.people[seat])
        async with elsewhere.socket(f"/ws/{table.id}") as line:
            assert first == await line.ask(command)
            changed = await line.ask({**command, "choice": "another"})
            assert ("refused", "id-used") == (changed["type"], changed["reason"])

    at_nodes(where, test)


def test_a_command_given_at_two_nodes_at_once_is_done_once(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 2)
        for number in range(6):
            twins = [table.moved(node) for node in nodes]
            async with twins[0].lines() as lines, twins[1].lines() as others:
                await told([*lines, *others], max(one.latest["seq"] for one in [*lines, *others]))
                player = Player(lines, name=f"c{number}-")
                line = await player.asked()
                assert line is not None
                seat = line.latest["you"]
                command = player.command(line)
                first, second = await asyncio.gather(line.ask(command), others[seat].ask(command))
                assert first == second
                assert "done" == first["type"]
        assert 6 == sum(kind == "answered" for _, kind, _ in await kept(nodes[0], table.id))

    at_nodes(where, test)


def test_of_two_answers_at_two_nodes_one_stands_and_the_other_is_refused(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 2)
        twins = [table.moved(node) for node in nodes]
        async with twins[0].lines() as lines, twins[1].lines() as others:
            player = Player(lines)
            for _ in range(5):
                line = await player.asked()
                assert line is not None
                seat, seq = line.latest["you"], line.latest["seq"]
                await told(others, seq)
                commands = player.command(line), player.command(others[seat])
                both = await asyncio.gather(line.ask(commands[0]), others[seat].ask(commands[1]))
                assert ["done", "refused"] == sorted(one["type"] for one in both)
                await told([*lines, *others], seq + 1)

    at_nodes(where, test)


def test_whether_an_answer_was_kept_is_found_out_when_the_way_breaks(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await spread(nodes)
        for house in nodes:
            break_after(house)
        async with table.lines() as lines:
            await Player(lines).play(10)
        assert 10 == sum(kind == "answered" for _, kind, _ in await kept(nodes[0], table.id))

    at_nodes(where, test)


def break_after(house: House) -> None:
    """The answer of the store gets lost every other time, and what was said to it every fourth."""
    append, numbers = house.store.append, count()

    async def broken(change: Change) -> None:
        number = next(numbers)
        if number % 4 != 3:
            await append(change)
        if number % 2:
            raise Unsure("store-failed", facts={"where": "", "found": ""})

    house.store.append = broken  # type: ignore[method-assign]


def test_a_store_that_is_gone_is_waited_for_and_nothing_is_lost(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await spread(nodes)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(2)
            line = await player.asked()
            assert line is not None
            command = player.command(line)
            for house in nodes:
                house.store.fault = BadStore("store-failed", facts={"where": "", "found": ""})
            assert "unkept" == (await line.ask(command))["reason"]
            for house in nodes:
                house.store.fault = None
            await done(lines, line, command)

    at_nodes(where, test)


def test_nobody_is_told_that_nothing_changed_where_nobody_knows(where: str) -> None:
    """The answer is kept, and the way to the store breaks before anybody hears of it, for a while."""

    async def test(nodes: list[House]) -> None:
        table = await spread(nodes)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(2)
            line = await player.asked()
            assert line is not None
            command, seat = player.command(line), lines.index(line)
            break_off(nodes[seat])
            assert "unsure" == (await line.ask(command))["reason"]
            nodes[seat].store.fault = None
            await done(lines, line, command)
        assert 3 == sum(kind == "answered" for _, kind, _ in await kept(nodes[0], table.id))

    at_nodes(where, test)


def break_off(house: House) -> None:
    """The store keeps one more change; its answer and all that is asked of it then get lost."""
    append, load = house.store.append, house.store.load

    async def found(table: str, after: int = 0) -> Kept | None:
        if house.store.fault is not None:
            raise house.store.fault
        return await load(table, after)

    async def last(change: Change) -> None:
        await append(change)
        house.store.append = append  # type: ignore[method-assign]
        house.store.fault = BadStore("store-failed", facts={"where": "", "found": ""})
        raise Unsure("store-failed", facts={"where": "", "found": ""})

    house.store.append, house.store.load = last, found  # type: ignore[method-assign]


@pytest.mark.parametrize("both", [False, True], ids=["one-sees-to-it", "both-think-that-they-do"])
def test_bots_play_a_game_to_its_end_once(where: str, both: bool) -> None:
    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 1, ["greedy", "greedy"])
        async with table.line(0) as mine, nodes[1].again(table.people[0]).socket(f"/ws/{table.id}") as other:
            await other.frame()
            for house in nodes if both else ():
                house.table(table.id).on_duty = True
            assert await Player([mine]).play() > 5
            assert both or not all(house.bots.thoughts_of for house in nodes)
            while other.latest is None or other.latest["table"]["status"] != "over":
                await other.frame()
        seqs = [seq for seq, _, _ in await kept(nodes[0], table.id)]
        assert list(range(1, len(seqs) + 1)) == seqs

    at_nodes(where, test)


def test_a_seat_that_goes_to_another_device_at_another_node_leaves_the_first_one(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 2)
        old, new = table.people[0], nodes[1].browser()
        async with nodes[1].again(old).socket(f"/ws/{table.id}") as line:
            await line.frame()
            begun = (await old.post("/api/moves", {"table": table.id})).data
            claimed = await new.post("/api/claims", {"code": begun["code"]})
            assert (200, "claimed") == (claimed.status, claimed.data["state"])
            assert 409 == (await nodes[0].browser().post("/api/claims", {"code": begun["code"]})).status
            agreed = {"digits": claimed.data["digits"], "agree": True}
            moved = await nodes[1].again(old).post(f"/api/moves/{begun['id']}/confirm", agreed)
            assert "moved" == moved.data["state"]
            assert 4403 == (await ended(line)).code
        assert "moved" == (await old.get(f"/api/moves/{begun['id']}")).data["state"]
        assert 404 == (await old.get(table.url)).status
        assert 200 == (await nodes[0].again(new).get(table.url)).status

    at_nodes(where, test)


def test_people_of_a_node_that_ended_go_on_at_another_one(where: str) -> None:
    async def work() -> None:
        world = FakeWorld()
        async with node(where, world) as stays:
            async with node(where, world) as goes:
                table = await spread([stays, goes])
                async with table.lines() as lines:
                    await Player(lines).play(7)
            moved = table.moved(stays)
            async with moved.lines() as lines:
                assert 7 == lines[0].latest["answers"]
                await Player(lines, name="d").play(7)

    run(work())


# --- duties


async def on_duty(nodes: Sequence[House], table: str) -> House:
    """The node that sees to a table, once one does."""

    def found() -> list[House]:
        return [one for one in nodes if table in one.hall.tables and one.table(table).on_duty]

    await until(lambda: len(found()) == 1)
    return found()[0]


def test_a_duty_goes_to_another_node_when_its_node_ends(where: str) -> None:
    async def work() -> None:
        world = FakeWorld()
        async with node(where, world) as stays:
            async with node(where, world) as goes:
                table = await party(goes, 0, ["greedy"] * 2, start=False)
                goes.bots.gate = asyncio.Event()  # they think, and do not come to an answer
                await table.start()
                assert goes is await on_duty([goes], table.id)
            await stays.hall.tend()
            await until(lambda: table.id in stays.hall.tables)
            await until(lambda: stays.table(table.id).head.status == "over")

    run(work())


def test_a_duty_runs_out_by_the_clock_of_the_store(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "LASTS", 1.0)
    monkeypatch.setattr(neighbours, "BEAT", 0.3)

    async def test(nodes: list[House]) -> None:
        for house in nodes:
            house.bots.gate = asyncio.Event()
        table = await party(nodes[0], 1, ["greedy"])
        async with table.line(0), nodes[1].again(table.people[0]).socket(f"/ws/{table.id}") as other:
            await other.frame()
            first = await on_duty(nodes, table.id)
            looking = first.hall.neighbours.looking if first.hall.neighbours is not None else None
            assert looking is not None
            looking.cancel()  # it is paused, and does not know it
            (second,) = [one for one in nodes if one is not first]
            await until(lambda: second.table(table.id).on_duty)
            assert first.table(table.id).on_duty
            for house in nodes:
                assert house.bots.gate is not None
                house.bots.gate.set()

    at_nodes(where, test)


def test_a_notice_goes_out_once(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Notice] = []

    async def test(nodes: list[House]) -> None:
        for house in nodes:
            monkeypatch.setattr(house.hall.services.notices, "send", lambda _, notice: sent.append(notice))
        table = await spread(nodes, notice=f"{HOST}/x")
        async with table.lines() as lines:
            await on_duty(nodes, table.id)
            player = Player(lines)
            while len(sent) < 4:
                await player.play(1)
            assert all(one.seat != two.seat for one, two in pairwise(sent))

    at_nodes(where, test, hosts=frozenset([HOST]))


def test_a_store_that_is_gone_while_nobody_is_here_is_no_fault_of_the_node(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        tried = asyncio.Event()

        async def gone() -> list[tuple[str, float]]:
            tried.set()
            raise BadStore("store-failed", facts={"where": "", "found": ""})

        nodes[0].store.wakes = gone  # type: ignore[method-assign]
        with capture_logs() as told:
            tending = asyncio.create_task(nodes[0].hall.keep_tending())
            await asyncio.wait_for(tried.wait(), 10)
            await asyncio.sleep(0)
            assert not tending.done()
            tending.cancel()
        assert [] == [one for one in told if one["log_level"] == "error"]

    at_nodes(where, test)


def test_a_table_that_is_removed_is_gone_everywhere(where: str) -> None:
    async def test(nodes: list[House]) -> None:
        table = await spread(nodes)
        async with table.line(0) as line:
            await line.frame()
            await nodes[1].store.remove(table.id)
            assert 1012 == (await ended(line)).code
        await until(lambda: nodes[0].hall.tables.get(table.id) is None or nodes[0].table(table.id).closed)
        assert 404 == (await table.people[0].get(table.url)).status

    at_nodes(where, test)
