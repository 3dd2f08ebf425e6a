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

    await gate({"type": kind, "client": client, "path": "/nowhere", "headers": []}, None, send)
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
