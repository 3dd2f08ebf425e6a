#!/usr/bin/env python3
"""Attack a server from one address, and measure whether strangers at other tables notice.

python tools/attack.py [--seconds 10] [--rate 100] [--json] [attack ...]

A real server with its default limits, strangers who play there from addresses of their own, and an attacker in a
process of its own, with 64 lines from one address. Each attack is made alone, then all together. Strangers' answers
must keep their p99 within twice its quiet figure and below 100 ms; the server's memory may grow by at most 50 MB, and
comes back.
Everything happens on the loopback of this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from interregnum.cli.crowd import COOKIE, Crowd, Place
from interregnum.cli.ear import EarLine
from interregnum.cli.engine_cost import cpu_seconds
from interregnum.cli.host import watched
from interregnum.cli.loading import memory_kb, server, share
from interregnum.registry import GAMES

ATTACKER = "127.0.0.66"
LINES = 64  # of the attacker
TABLES = 60  # of strangers, with four seats each: as many answers as a night of attacks takes
FACTOR, MOST_MS, MOST_MB = 2.0, 100.0, 50.0  # what strangers may notice
ENOUGH = 0.95  # of the answers that strangers give when it is quiet
CALM = 300  # answers that are enough to judge by
BOUTS = 8  # of each attack at most, until the host of this machine has left it in peace for so many answers
STARTING = 15.0  # seconds after which a server has read what it will need
FADING = 15.0  # seconds after which memory is to be back
EYES = ("watcher", "open", "0", "1", "2", "3")
TALES = ("en", "pl", "uk")
QUIET = "quiet"
PING, TEXT = 0x9, 0x1


class Strangers(Crowd):
    """People at many tables, each table with an address of its own."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(url, GAMES[0], seed, ["en"])
        self.homes = cycle(f"127.0.1.{number}" for number in range(1, 200))

    def web(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=next(self.homes))
        return httpx.AsyncClient(base_url=self.url, transport=transport, trust_env=False, timeout=60)

    async def line(self, place: Place, seat: int, local: tuple[str, int] | None = None, number: int = 0) -> EarLine:
        return await super().line(place, seat, local or (next(self.homes), 0), number)


@dataclass(frozen=True)
class Target:
    """What an attacker may know: where the server is, and long games to look at."""

    url: str
    tables: list[str]
    token: str

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    @property
    def cookie(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.token}"}


# -- the attacks, each by one of the attacker's lines, again and again


def frame(opcode: int, body: bytes) -> bytes:
    """A frame of the websocket protocol as clients send it."""
    return bytes([opcode | 0x80, 0x80 | len(body)]) + bytes(4) + body


def get(target: Target, path: str, *more: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{target.port}", f"Cookie: {COOKIE}={target.token}", *more]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(target: Target) -> bytes:
    words = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    return get(target, f"/ws/{target.tables[0]}?lang=en", *words, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")


async def pipe(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0), limit=2**16)


async def refresh(target: Target, number: int) -> None:
    """Ask for everything since the beginning, as fast as replies come."""
    url = f"ws://127.0.0.1:{target.port}/ws/{target.tables[number % len(target.tables)]}"
    wish = {"lang": TALES[number % 3], "since": "0"}
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    given: dict[str, Any] = {"additional_headers": target.cookie, "local_addr": (ATTACKER, 0), "proxy": None}
    async with connect(f"{url}?{query}", compression=None, max_size=2**24, **given) as line:
        for count in range(10**6):
            kind = {"type": "refresh", "since": 0} if count % 2 else {"type": "earlier", "until": 10**6}
            await line.send(json.dumps({**kind, "id": f"{count}"}))
            await line.recv()


async def replays(target: Target, number: int) -> None:
    """Have long games told again, another one each time."""
    table, eyes, lang = target.tables[number % len(target.tables)], EYES[number % 6], TALES[number % 3]
    reader, writer = await pipe(target)
    try:
        writer.write(get(target, f"/api/tables/{table}/replay?viewer={eyes}&lang={lang}", "Connection: close"))
        while await reader.read(2**16):
            pass
    finally:
        writer.transport.abort()


async def unread(target: Target, number: int) -> None:
    """Ask for a long answer, and never read it; or for frames without end."""
    loop = asyncio.get_running_loop()
    raw = socket.socket()
    try:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        raw.bind((ATTACKER, 0))
        await loop.sock_connect(raw, ("127.0.0.1", target.port))
        table = target.tables[number % len(target.tables)]
        if number % 2:
            await loop.sock_sendall(raw, get(target, f"/api/tables/{table}/replay?viewer=open&lang=en"))
        else:
            await loop.sock_sendall(raw, upgrade(target))
            for count in range(50):
                await loop.sock_sendall(raw, frame(TEXT, json.dumps({"type": "refresh", "id": f"{count}"}).encode()))
        await asyncio.sleep(60)
    finally:
        raw.close()


async def flood(target: Target, bytes_: bytes) -> None:
    """Send the same frames without end."""
    reader, writer = await pipe(target)
    try:
        writer.write(upgrade(target))
        await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.ensure_future(drain(reader))
        try:
            while not reading.done():
                writer.write(bytes_)
                await writer.drain()
        finally:
            reading.cancel()
    finally:
        writer.transport.abort()


async def drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(2**16):
        pass


async def pings(target: Target, number: int) -> None:
    """Nothing but signs of life."""
    await flood(target, frame(PING, b"") * 500)


async def tiny(target: Target, number: int) -> None:
    """Messages of one letter."""
    await flood(target, frame(TEXT, b"x") * 500)


async def handshakes(target: Target, number: int) -> None:
    """Open a websocket, and another one."""
    reader, writer = await pipe(target)
    try:
        writer.write(upgrade(target))
        await reader.read(2**12)
    finally:
        writer.transport.abort()


async def nowhere(target: Target, number: int) -> None:
    """Pages that are not there, on connections that stay."""
    reader, writer = await pipe(target)
    try:
        for count in range(1000):
            writer.write(get(target, f"/nowhere/{count}"))
            if not await reader.read(2**16):
                return
    finally:
        writer.transport.abort()


Attack = Callable[[Target, int], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    one.__name__: one for one in (refresh, replays, unread, pings, tiny, handshakes, nowhere)
}  # fmt: skip
TOGETHER = "together"


async def again(target: Target, attack: Attack, number: int, until: float) -> None:
    """One line of the attacker: whatever ends it, it comes back."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        with suppress(OSError, TimeoutError, EOFError, WebSocketException):
            async with asyncio.timeout_at(until):
                await attack(target, number)
        number += LINES
        await asyncio.sleep(0.001)


async def attack(target: Target, name: str, seconds: float) -> None:
    chosen = list(ATTACKS.values()) if name == TOGETHER else [ATTACKS[name]]
    until = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*[again(target, chosen[number % len(chosen)], number, until) for number in range(LINES)])


# -- what strangers notice


@dataclass(frozen=True)
class Noticed:
    """How long strangers waited, and what it cost the server."""

    attack: str
    answers: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    calm: int  # answers while the host of this machine took nothing from it
    calm_p99_ms: float
    late: int
    cpu: float  # of one core
    grown_mb: float  # at most, while it went on
    left_mb: float  # when it was over
    bouts: int  # how often it was made

    @property
    def slow_ms(self) -> float:
        """What all but one in a hundred waited for the server; for the host too, where it was hardly ever calm."""
        return self.calm_p99_ms if self.calm >= CALM else self.p99_ms

    def is_fine(self, quiet: Noticed) -> bool:
        soon = self.slow_ms <= min(FACTOR * quiet.slow_ms, MOST_MS)
        many = self.answers / self.bouts >= ENOUGH * quiet.answers / quiet.bouts
        return soon and many and self.grown_mb <= MOST_MB and self.left_mb <= MOST_MB


class Memory:
    """The memory of the server, looked at again and again."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.before = memory_kb(pid)
        self.most = self.before
        self.looking = asyncio.create_task(self.look())

    async def look(self) -> None:
        while True:
            self.most = max(self.most, memory_kb(self.pid))
            await asyncio.sleep(0.1)

    def grown(self, kb: int) -> float:
        return (kb - self.before) / 1000


async def measured(crowd: Crowd, pid: int, name: str, target: Target, seconds: float, rate: float) -> Noticed:
    """Strangers play while an attack goes on, again until enough of it was calm; `quiet` is none."""
    memory = Memory(pid)
    waits: list[float] = []
    calm: list[float] = []
    late, used, bouts = 0, 0.0, 0
    words = [sys.executable, __file__, "--attacker", name, json.dumps(asdict(target)), str(seconds)]
    while len(calm) < CALM and bouts < BOUTS:
        crowd.counted.clear()
        before = cpu_seconds(pid)
        attacking = None if name == QUIET else await asyncio.create_subprocess_exec(*words)
        async with watched() as host:
            await crowd.play(rate, seconds)
        used += cpu_seconds(pid) - before
        if attacking is not None:
            await attacking.wait()
            await asyncio.sleep(FADING)
        waits += crowd.counted.waits
        calm += host.calm(crowd.counted.moments, crowd.counted.waits)
        late += crowd.counted.late
        bouts += 1
    memory.looking.cancel()
    waits.sort()
    calm.sort()
    return Noticed(
        name, len(waits), share(waits, 0.5), share(waits, 0.99), share(waits, 1.0), len(calm), share(calm, 0.99), late,
        used / (seconds * bouts), memory.grown(memory.most), memory.grown(memory_kb(pid)), bouts,
    )  # fmt: skip


async def long_games(url: str) -> Target:
    """Games of bots that are over, of which there is much to tell, and the token of somebody who may see them."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(base_url=url, transport=transport, trust_env=False, timeout=60) as web:
        tables = []
        for game, seats in (("heroes", 4), ("hidden-leaders", 6), ("heroes", 3)):
            bots = {str(seat): "random" for seat in range(seats)}
            made = await web.post("/api/tables", json={"game": game, "seats": seats, "name": "Eve", "bots": bots})
            made.raise_for_status()
            tables.append(made.json()["table"]["id"])
            code = made.json()["links"]["watch"].rsplit("/", 1)[-1]
            (await web.post("/api/watch", json={"code": code})).raise_for_status()
            (await web.post(f"/api/tables/{tables[-1]}/start")).raise_for_status()
            await over(web, tables[-1])
        return Target(url, tables, web.cookies[COOKIE])


async def over(web: httpx.AsyncClient, table: str) -> None:
    """Wait for the end of a game."""
    while (await web.get(f"/api/tables/{table}")).json()["table"]["status"] != "over":  # noqa: ASYNC110 - elsewhere
        await asyncio.sleep(0.5)


async def night(names: list[str], seconds: float, rate: float, tell: Callable[[Noticed], None]) -> list[Noticed]:
    """A server, strangers, and one attack after the other."""
    found: list[Noticed] = []
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), "--bot-pace", "0") as (url, pid):
            await asyncio.sleep(STARTING)
            target = await long_games(url)
            crowd = Strangers(url, 1)
            await crowd.sit_down(TABLES, 4)
            await crowd.look()
            await crowd.play(rate, 3.0)  # everything is warm
            for name in [QUIET, *names]:
                found.append(await measured(crowd, pid, name, target, seconds, rate))
                tell(found[-1])
            await crowd.leave()
    return found


def line(one: Noticed, quiet: Noticed) -> str:
    verdict = "" if one is quiet else "ok" if one.is_fine(quiet) else "TOO MUCH"
    waits = f"p50 {one.p50_ms:6.1f}  p99 {one.p99_ms:6.1f}  worst {one.worst_ms:6.1f} ms"
    waits += f"  calm {one.calm:>4}: p99 {one.calm_p99_ms:6.1f}"
    memory = f"memory +{one.grown_mb:.1f} MB, left +{one.left_mb:.1f}"
    return f"{one.attack:<11} {one.answers:>5} answers  {waits}  cpu {one.cpu:4.0%}  {memory:<34} {verdict}"


def main() -> int:
    if sys.argv[1:2] == ["--attacker"]:
        _, _, name, target, seconds = sys.argv
        os.nice(5)  # what it needs itself is not what the server would lose to somebody elsewhere
        asyncio.run(attack(Target(**json.loads(target)), name, float(seconds)))
        return 0
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("attacks", nargs="*", metavar="attack", help=", ".join([*ATTACKS, TOGETHER]))
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--rate", type=float, default=100.0, help="answers of strangers a second")
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    names = given.attacks or [*ATTACKS, TOGETHER]
    if unknown := set(names) - {*ATTACKS, TOGETHER}:
        words.error(f"no such attack: {', '.join(sorted(unknown))}")
    quiet: list[Noticed] = []

    def tell(one: Noticed) -> None:
        quiet.append(one)
        print(json.dumps(asdict(one)) if given.json else line(one, quiet[0]), flush=True)

    found = asyncio.run(night(names, given.seconds, given.rate, tell))
    return 0 if all(one.is_fine(found[0]) for one in found[1:]) else 1


if __name__ == "__main__":
    sys.exit(main())
