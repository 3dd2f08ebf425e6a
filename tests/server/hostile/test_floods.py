"""Floods on real sockets: whoever opens too much, says too much or reads nothing is cut off; others do not notice."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from httpx import HTTPError
from msgspec import json
from tests.server.hostile.real import HOSTILE, PATIENCE, Night, Real, attacked, honest_game, night, no_leak, run
from tests.server.tables import until
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def pipe(real: Real, address: str = HOSTILE) -> Pipe:
    return await asyncio.open_connection(*real.host.split(":"), local_addr=(address, 0))


async def shaken(real: Real, found: Night) -> Pipe:
    """A websocket whose bytes are ours to write."""
    reader, writer = await pipe(real)
    writer.write(handshake(real, found))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """The server closes the connection, sooner or later."""
    with suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(65536), PATIENCE):
            pass
    return True


async def close_code(line: ClientConnection) -> int | None:
    """How the server ends a line."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(line.recv(), PATIENCE)
    return line.close_code


def handshake(real: Real, found: Night, seat: int = 0) -> bytes:
    lines = [
        f"GET /ws/{found.table} HTTP/1.1", f"Host: {real.host}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: interregnum={found.tokens[seat]}", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


def masked(opcode: int, body: bytes, last: bool = True) -> bytes:
    """A frame of the websocket protocol as clients send it."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
    return bytes([opcode | (0x80 if last else 0)]) + size + bytes(4) + body


async def unread(real: Real, found: Night) -> socket.socket:
    """A websocket of a client that never reads, with little room on its way."""
    loop = asyncio.get_running_loop()
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    raw.bind((HOSTILE, 0))
    await loop.sock_connect(raw, ("127.0.0.1", real.port))
    await loop.sock_sendall(raw, handshake(real, found))
    return raw


def test_three_hundred_lines_from_one_address_are_refused_beyond_the_limit(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)
        refused: list[int] = []

        async def attack(stack: AsyncExitStack) -> None:
            for _ in range(300):
                try:
                    line = await real.line(found.table, found.tokens[0], HOSTILE)
                    stack.callback(line.transport.abort)
                except InvalidStatus as error:
                    refused.append(error.response.status_code)

        async with AsyncExitStack() as stack, attacked(real, lambda: attack(stack)):
            assert [403] * (300 - 20) == refused

    run(tmp_path, test, connections_per_address=20)


def test_connections_that_say_nothing_are_closed_and_only_so_many_wait(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        async def attack() -> list[bool]:
            pipes = [await pipe(real) for _ in range(200)]
            for number, (_, writer) in enumerate(pipes):
                said = b"" if number % 2 else b"GET /ws/table HTTP/1.1\r\nHost: x\r\nUpgrade: webs"
                with suppress(ConnectionError):
                    writer.write(said)
            try:
                return await asyncio.gather(*[is_cut(reader) for reader, _ in pipes])
            finally:
                for _, writer in pipes:
                    writer.transport.abort()

        async with attacked(real, attack):
            pass

    run(tmp_path, test, connections_per_address=30, request_seconds=1.0)


def test_a_body_that_never_ends_is_cut(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        async def attack() -> None:
            reader, writer = await pipe(real)
            head = f"POST /api/tables HTTP/1.1\r\nHost: {real.host}\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
            assert await is_cut(reader)
            writer.close()

        async with attacked(real, attack):
            pass

    run(tmp_path, test, request_seconds=0.5)


def test_a_reader_that_never_reads_is_cut_and_costs_little_memory(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)
        raw = await unread(real, found)
        most = 0

        def viewers() -> int:
            return sum(len(hall.tables[found.table].viewers) for hall in real.halls if found.table in hall.tables)

        async def attack() -> None:
            nonlocal most
            async with real.line(found.table, found.tokens[1]) as other:
                for number in range(40):
                    say = {"type": "say", "id": f"s{number}", "text": "blah " * 50}
                    assert number < await answered(other, say)
                await until(lambda: viewers() == 2)
                flood = b"".join(
                    masked(0x1, json.encode({"type": "refresh", "id": f"r{number}", "since": 0}))
                    for number in range(2000)
                )
                sending = asyncio.ensure_future(asyncio.get_running_loop().sock_sendall(raw, flood))
                while viewers() > 1:
                    assert 0 < await answered(other, {"type": "back", "id": "b"})
                    most = max([most, *real.buffers()])
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

        async with attacked(real, attack):
            assert 0 < most < 1_000_000
            await until(lambda: not [one for one in real.clients() if one == HOSTILE])
        raw.close()

    run(tmp_path, test, slow_reader_seconds=0.5, chat_per_minute=100)


async def answered(line: ClientConnection, command: Mapping[str, object]) -> int:
    """The number under which a command was kept."""
    await line.send(json.encode(command).decode())
    while (message := json.decode(await asyncio.wait_for(line.recv(), PATIENCE)))["type"] != "done":
        pass
    seq: int = message["seq"]
    return seq


def test_pings_whose_answers_nobody_reads_end_the_line(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)
        raw = await unread(real, found)

        async def attack() -> None:
            flood = masked(0x9, bytes(125)) * 100
            with suppress(ConnectionError):
                while True:
                    await asyncio.get_running_loop().sock_sendall(raw, flood)
                    assert max(real.buffers(), default=0) < 2_000_000  # none is left once the line is cut

        async with attacked(real, attack):
            raw.close()

    run(tmp_path, test)


def test_a_message_in_endless_parts_ends_the_line(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)

        async def attack() -> None:
            reader, writer = await shaken(real, found)
            writer.write(masked(0x1, b"{", last=False))
            with suppress(ConnectionError):
                for _ in range(10_000):
                    writer.write(masked(0x0, b"", last=False))
                    await writer.drain()
            assert await is_cut(reader)
            writer.transport.abort()

        async with attacked(real, attack):
            pass

    run(tmp_path, test)


LISTENED = 305  # messages whose replies are read, some more than are allowed at once; those of a flood may get lost


def go_back(number: int) -> str:
    return json.encode({"type": "back", "id": f"b{number}"}).decode()


def test_a_flood_of_messages_is_refused_and_then_cut(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)
        heard: list[Any] = []

        async def attack() -> int | None:
            async with real.line(found.table, found.tokens[0], HOSTILE) as line:
                for number in range(LISTENED):
                    await line.send(go_back(number))
                    heard.append(json.decode(await line.recv()))
                reading = asyncio.ensure_future(hear(line, heard))
                with suppress(ConnectionClosed):
                    for number in range(LISTENED, 100_000):
                        await line.send(go_back(number))
                await reading
                return line.close_code

        async with attacked(real, attack):
            assert {"frame", "done", "refused"} == {one["type"] for one in heard}
            assert {"too-fast"} == {one["reason"] for one in heard if one["type"] == "refused"}

    run(tmp_path, test, messages_at_once=300, messages_per_second=1.0)


async def hear(line: ClientConnection, heard: list[Any]) -> None:
    with suppress(ConnectionClosed):
        async for text in line:
            heard.append(json.decode(text))


def test_a_megabyte_closes_the_line_and_a_little_too_much_is_refused_in_words(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)
        for size, code in ((1_000_000, 1009), (40_000, 1009)):
            async with real.line(found.table, found.tokens[0], HOSTILE) as line:
                await line.send("x" * size)
                assert code == await close_code(line)
        async with real.line(found.table, found.tokens[0], HOSTILE) as line:
            for size, reason in ((8193, "message-size"), (8192, "message")):
                await line.send("x" * size)
                while (message := json.decode(await line.recv()))["type"] == "frame":
                    pass
                assert reason == message["reason"]

    run(tmp_path, test)


def test_broken_frames_end_their_line_and_nothing_else(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)
        broken = [
            masked(0x1, b"\xff\xfe"), masked(0x3, b"x"), masked(0x0, b"x"), b"\x81\x05hello", bytes([0xF1]) + bytes(9),
            masked(0x8, b"\x00"), masked(0x9, bytes(125), last=False), b"GET / HTTP/1.1\r\n\r\n",
            b"\x81\xff" + b"\xff" * 12,
        ]  # fmt: skip

        async def attack() -> None:
            for one in broken:
                reader, writer = await shaken(real, found)
                writer.write(one)
                assert await is_cut(reader)
                writer.transport.abort()

        async with attacked(real, attack):
            pass

    run(tmp_path, test)


def test_only_so_many_tables_are_set_up_from_one_address(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        async def attack() -> None:
            wish = {"game": "hidden-leaders", "seats": 2, "name": "Mallory"}
            async with real.web(HOSTILE) as web:
                answers = [await web.post("/api/tables", json=wish) for _ in range(60)]
            assert [201] * 10 + [429] * 50 == [one.status_code for one in answers]
            assert {"tables"} == {one.json()["reason"] for one in answers[10:]}

        async with attacked(real, attack):
            pass

    run(tmp_path, test, tables_per_address=10)


def test_requests_beyond_the_limit_are_told_to_wait(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        async def attack() -> None:
            async with real.web(HOSTILE) as web:
                answers = [await web.get("/api/games") for _ in range(100)]
            assert {200, 429} == {one.status_code for one in answers}
            assert 90 > sum(one.status_code == 200 for one in answers)

        async with attacked(real, attack):
            pass

    run(tmp_path, test, requests_at_once=50, requests_per_second=1.0)


def test_garbage_instead_of_requests_is_no_traceback_and_no_secret_is_logged(tmp_path: Path) -> None:
    secrets: list[str] = []
    heard: list[bytes] = []
    garbage = [
        b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /%ff%00%zz HTTP/1.1\r\nHost: a\r\n\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET /ws/x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"GET /ws/x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    ]  # fmt: skip

    async def test(real: Real) -> None:
        found = await night(real)
        secrets.extend(found.secrets())

        async def attack() -> None:
            for one in [*garbage, f"GET /j/{found.links['invite']} HTTP/1.1\r\nHost: a\r\n\r\n".encode()]:
                reader, writer = await pipe(real)
                writer.write(one)
                with suppress(ConnectionError):
                    heard.append(await asyncio.wait_for(reader.read(65536), PATIENCE))
                writer.transport.abort()

        async with attacked(real, attack):
            assert not [one for one in heard if b"Traceback" in one or b".py" in one]

    found = run(tmp_path, test)
    no_leak(secrets, heard[:-1], found.log)


def test_a_game_is_played_to_its_end_while_everything_comes_at_once(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real, address=HOSTILE)

        async def shout() -> None:
            async with real.line(found.table, found.tokens[0], HOSTILE) as line:
                with suppress(ConnectionClosed):
                    for number in range(300):
                        await line.send(json.encode({"type": "refresh", "id": f"r{number}", "since": 0}).decode())

        async def idle() -> None:
            reader, writer = await pipe(real)
            assert await is_cut(reader)
            writer.transport.abort()

        async def knock() -> None:
            async with real.web(HOSTILE) as web:
                for _ in range(20):
                    assert 404 == (await web.post("/api/links", json={"code": "x"})).status_code

        async def attack() -> None:
            while not over.is_set():
                with suppress(OSError, HTTPError, WebSocketException):  # they are cut off, too, when they are slow
                    pests = [shout(), knock(), *[idle() for _ in range(10)]]
                    ends = await asyncio.gather(*pests, return_exceptions=True)
                    assert not [one for one in ends if isinstance(one, AssertionError)]
                    async with real.line("nowhere", found.tokens[0], HOSTILE) as line:
                        assert 4403 == await close_code(line)

        over = asyncio.Event()
        attacking = asyncio.ensure_future(attack())
        assert 50 < await honest_game(real, answers=10**6)
        assert not attacking.done()
        over.set()
        await attacking
        assert 0 == real.failures

    run(tmp_path, test, messages_at_once=240, strikes=20, request_seconds=0.5)
