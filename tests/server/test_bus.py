"""Nodes that wake each other: what is kept at one is seen at the others at once, and nothing is lost with the bus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from socket import create_server
from threading import Thread

import pytest
from msgspec import json
from tests.engines import Postgres, Redis, running_redis
from tests.server.asgi import Socket
from tests.server.nodes import at_nodes
from tests.server.store.addresses import LOOK
from tests.server.tables import House, Player, done, until
from tests.server.test_nodes import spread

from interregnum.server.bus import BadBus, Told
from interregnum.server.quotas import STRICT, Quota, Quotas
from interregnum.server.redis.bus import CHANNEL, RedisBus, heard, open_bus, written
from interregnum.server.settings import Limits
from interregnum.server.store.rows import Place
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

SELDOM = 60.0  # seconds between two looks at the log: too long for any test to wait for one


@pytest.fixture
def where(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """One that may be killed."""
    with running_redis() as engine:
        yield engine


def bus_of(house: House) -> RedisBus:
    assert isinstance(house.hall.services.bus, RedisBus)
    return house.hall.services.bus


async def all_up(nodes: list[House]) -> None:
    await until(lambda: all(bus_of(one).is_up and bus_of(one).pubsub is not None for one in nodes))


async def is_here(line: Socket, seat: int, here: bool) -> None:
    """Wait until a line shows that somebody is there, or is not."""
    while line.latest is None or line.latest["table"]["seats"][seat]["here"] != here:
        await line.frame()


# --- wake-ups


def test_what_is_kept_at_one_node_is_shown_at_the_others_without_waiting_for_a_look(where: str, redis: Redis) -> None:
    async def test(nodes: list[House]) -> None:
        await all_up(nodes)
        table = await spread(nodes, 3)
        async with table.lines() as lines:
            assert 30 == await Player(lines).play(30)
            await done(lines, lines[2], {"type": "say", "id": "s1", "text": "hello"})

    at_nodes(where, test, 3, bus=redis.url, look=SELDOM)


async def all_heard(line: Socket) -> list[bytes]:
    """Also what has come and was not read yet."""
    while not line.coming.empty():
        await line.read()
    return line.heard


def test_an_answer_at_another_node_is_one_frame_and_no_more(where: str, redis: Redis) -> None:
    """That somebody was heard of there changes nothing that is shown."""

    async def test(nodes: list[House]) -> None:
        await all_up(nodes)
        table = await spread(nodes)
        async with table.lines() as lines:
            await asyncio.sleep(10 * LOOK)
            before = [len(await all_heard(line)) for line in lines]
            await Player(lines).play(10)
            await asyncio.sleep(10 * LOOK)
            for line, first in zip(lines, before, strict=True):
                frames = [json.decode(one) for one in (await all_heard(line))[first:]]
                seqs = [one["seq"] for one in frames if one["type"] == "frame"]
                assert sorted(set(seqs)) == seqs

    at_nodes(where, test, 2, bus=redis.url)


def test_whoever_comes_and_goes_at_one_node_does_so_at_the_others(where: str, redis: Redis) -> None:
    async def test(nodes: list[House]) -> None:
        await all_up(nodes)
        table = await spread(nodes)
        async with table.line(0) as mine:
            for _ in range(2):
                async with table.line(1):
                    await is_here(mine, 1, True)
                await is_here(mine, 1, False)

    at_nodes(where, test, 2, bus=redis.url, look=SELDOM)


def test_a_lost_bus_is_replaced_by_looks_and_found_again(where: str, own_redis: Redis) -> None:
    async def test(nodes: list[House]) -> None:
        table = await spread(nodes)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(4)
            await asyncio.to_thread(own_redis.stop, 9)
            await player.play(6)
            await until(lambda: not any(bus_of(one).is_up for one in nodes))
            await asyncio.to_thread(own_redis.start)
            await player.play(4)
            await all_up(nodes)
            await player.play(4)

    at_nodes(where, test, 2, bus=own_redis.url)


def test_garbage_on_the_bus_is_nobodys_business(where: str, redis: Redis) -> None:
    async def test(nodes: list[House]) -> None:
        await all_up(nodes)
        table = await spread(nodes)
        async with table.lines() as lines:
            player = Player(lines)
            for word in ("rubbish", '["x",9999,0]', "[1,2]", '["x",-1,-1]', '["x",1e99,0]', "null"):
                await asyncio.to_thread(redis.say, "PUBLISH", CHANNEL + table.id, word)
                await player.play(2)
            assert all(bus_of(one).is_up for one in nodes)

    at_nodes(where, test, 2, bus=redis.url)


@pytest.mark.parametrize("told", [Told("oak", "n1", Place(7, 2)), Told("oak", "n1", None)])
def test_news_are_heard_as_they_were_announced(told: Told) -> None:
    message = {"type": "message", "channel": (CHANNEL + "oak").encode(), "data": written(told)}

    assert told == heard(message)


# --- what all nodes count together


def test_what_an_address_may_set_up_is_counted_by_all_nodes_together(where: str, own_redis: Redis) -> None:
    async def test(nodes: list[House]) -> None:
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        browsers = [one.browser() for one in nodes]
        for one in browsers:
            one.address = "10.9.9.9"
        made = [(await browsers[number % 2].post("/api/tables", wish)).status for number in range(8)]
        assert [201] * 5 + [429] * 3 == made

    at_nodes(where, test, 2, bus=own_redis.url, limits=Limits(tables_per_address=5))


def test_a_node_without_a_bus_to_count_counts_alone_and_allows_less(own_redis: Redis) -> None:
    quotas = [Quota("tables", "here", 8, 0.0001), Quota("tables of all", "", 100, 1.0)]

    async def work() -> None:
        bus = await open_bus(own_redis.url, "")
        bus.begin(lambda told: None)
        together, other = Quotas(bus), Quotas(bus)
        assert [True, True] == [await one.take(quotas, 0.0) for one in (together, other)]
        await other.give_back(quotas, 0.0)
        assert [True] * 7 + [False] == [await together.take(quotas, 0.0) for _ in range(8)]
        await asyncio.to_thread(own_redis.stop)
        assert [True] * (8 // STRICT) + [False] == [await other.take(quotas, 0.0) for _ in range(8 // STRICT + 1)]
        await bus.close()

    asyncio.run(work())


def test_a_server_of_its_own_counts_in_memory() -> None:
    quota = [Quota("tables", "here", 2, 1.0)]

    async def work() -> None:
        alone = Quotas()
        assert [True, True, False] == [await alone.take(quota, 0.0) for _ in range(3)]
        await alone.give_back(quota, 0.0)
        assert [True, False] == [await alone.take(quota, 0.0) for _ in range(2)]
        assert await alone.take(quota, 1.0)

    asyncio.run(work())


def test_a_bus_that_is_closed_while_it_speaks_ends(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package takes being stopped for a broken way now and then."""
    speaking = asyncio.Event()

    async def deaf(bus: RedisBus) -> None:
        try:
            speaking.set()
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise ConnectionError from None

    async def work() -> None:
        monkeypatch.setattr(RedisBus, "send", deaf)
        bus = await open_bus(redis.url, "")
        bus.begin(lambda told: None)
        bus.announce(Told("oak", "n1", None))
        await speaking.wait()
        await asyncio.wait_for(bus.close(), 10)

    asyncio.run(work())


# --- what is no bus


def refusal(url: str) -> BadBus:
    with pytest.raises(BadBus) as caught:
        asyncio.run(open_bus(url, "redis://bus.test"))
    for lang in LANGUAGES:
        assert "\n" not in Words(lang).error_text(caught.value)
    return caught.value


def test_a_bus_that_nobody_reaches_is_refused() -> None:
    assert "bus-unreachable" == refusal("redis://127.0.0.1:1").reason


def test_a_wrong_password_is_refused(own_redis: Redis) -> None:
    own_redis.say("CONFIG", "SET", "requirepass", "right")

    for url in (own_redis.url, own_redis.url.replace("unix://", "unix://:wrong@")):
        assert "bus-password" == refusal(url).reason


def test_a_bus_that_answers_garbage_is_refused() -> None:
    with create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            line, _ = other.accept()
            with line:
                line.recv(1000)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = Thread(target=answer, daemon=True)
        thread.start()
        assert "bus-unreachable" == refusal(f"redis://127.0.0.1:{other.getsockname()[1]}").reason
        thread.join()
