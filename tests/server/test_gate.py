"""The first to see a request: files, addresses that lead nowhere and websockets are counted like everything else."""

from __future__ import annotations

import asyncio
from typing import Any

from interregnum.server.gate import Gate
from interregnum.server.lobby import Lobby
from interregnum.server.settings import Limits

HERE, THERE = ("10.0.0.1", 5000), ("10.0.0.2", 5000)


class House:
    """An application that answers when it is told to, and counts."""

    def __init__(self) -> None:
        self.asked = 0
        self.open = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        await self.open.wait()
        await send({"type": "answer"})


async def ask(gate: Gate, client: tuple[str, int], kind: str = "http") -> list[Any]:
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        return {"type": f"{kind}.disconnect"}

    await gate({"type": kind, "client": client, "path": "/nowhere", "headers": []}, receive, send)
    return told


def test_whoever_knocks_too_often_is_refused_without_a_look_at_the_request() -> None:
    async def test() -> None:
        house = House()
        house.open.set()
        gate = Gate(house, Lobby(Limits(requests_at_once=5, requests_per_second=0.001), ""))
        told = [await ask(gate, HERE) for _ in range(12)]
        assert [["answer"]] * 10 == [[one["type"] for one in messages] for messages in told[:10]]
        assert [429, 429] == [messages[0]["status"] for messages in told[10:]]
        assert 10 == house.asked
        assert ["websocket.close"] == [one["type"] for one in await ask(gate, HERE, "websocket")]
        assert ["answer"] == [one["type"] for one in await ask(gate, THERE, "websocket")]

    asyncio.run(test())


def test_an_address_has_only_so_many_requests_under_way() -> None:
    async def test() -> None:
        house = House()
        gate = Gate(house, Lobby(Limits(connections_per_address=3), ""))
        waiting = [asyncio.ensure_future(ask(gate, HERE)) for _ in range(3)]
        await asyncio.sleep(0)
        assert 429 == (await ask(gate, HERE))[0]["status"]
        other = asyncio.ensure_future(ask(gate, THERE))
        await asyncio.sleep(0)
        house.open.set()
        assert [[{"type": "answer"}]] * 4 == await asyncio.gather(*waiting, other)
        assert [{"type": "answer"}] == await ask(gate, HERE)

    asyncio.run(test())


def test_websockets_of_one_address_are_opened_and_heard_in_turn() -> None:
    async def test() -> None:
        gate = Gate(chatter, Lobby(Limits(connections_per_address=16), ""))  # one turn
        ends = [[asyncio.Event() for _ in range(2)] for _ in range(2)]
        done: list[str] = []

        async def visit(name: str, client: tuple[str, int], slow: list[asyncio.Event]) -> None:
            told = iter(["connect", "receive", "disconnect"])
            held = iter(slow)

            async def receive() -> Any:
                return {"type": f"websocket.{next(told)}"}

            async def send(message: Any) -> None:
                if message["type"] == "websocket.send":
                    done.append(f"{name} {message['text']}")
                    await next(held).wait()

            await gate({"type": "websocket", "client": client}, receive, send)

        free = [asyncio.Event(), asyncio.Event()]
        for one in free:
            one.set()
        visits = [visit("a", HERE, ends[0]), visit("b", HERE, ends[1]), visit("c", THERE, free)]
        tasks = [asyncio.create_task(one) for one in visits]
        await asyncio.sleep(0.001)
        assert ["a hello", "c hello", "c heard"] == done
        ends[0][0].set()
        await asyncio.sleep(0.001)
        assert ["b hello"] == done[3:]
        for event in (*ends[0], *ends[1]):
            event.set()
        await asyncio.gather(*tasks)
        assert ["a heard", "b heard"] == sorted(done[4:])
        assert {} == gate.lobby.turns.taken

    asyncio.run(test())


async def chatter(scope: Any, receive: Any, send: Any) -> None:
    """A websocket that greets, and answers whatever is said."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "hello"})
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": "heard"})
