"""Odd bytes on every route and on the websocket: refused as the sender's fault, and no line about them in the log.

A longer run: INTERREGNUM_ODD_REQUESTS=10000 python -m pytest -q -s tests/server/hostile/test_odd_requests.py
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest
from tests.server.hostile.odd_requests import Odd
from tests.server.hostile.real import HONEST, PATIENCE, Real, night, run
from tests.server.hostile.spying import failures
from tests.server.tables import House, at_home, party

REQUESTS = int(os.environ.get("INTERREGNUM_ODD_REQUESTS", "240"))
AT_ONCE = 8
INVALID_DATA, PROTOCOL_ERROR = 1007, 1002


async def answer(real: Real, request: bytes) -> bytes:
    """The first line of what comes back; nothing where the line is cut."""
    reader, writer = await asyncio.open_connection(HONEST, real.port)
    try:
        writer.write(request)
        return (await asyncio.wait_for(reader.read(65_536), PATIENCE)).partition(b"\r\n")[0]
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def test_no_odd_request_is_a_fault_of_ours(tmp_path: Path) -> None:
    statuses: Counter[bytes] = Counter()

    async def test(real: Real) -> None:
        found = await night(real, start=False)
        odd = Odd(1, real.host, found.tokens[0], found.table, list(found.links.values()))
        for _ in range(REQUESTS // AT_ONCE):
            requests = [odd.request() for _ in range(AT_ONCE)]
            answers = await asyncio.gather(*[answer(real, one) for one in requests])
            statuses.update(first[9:12] for first in answers)
            assert not [one for one in zip(answers, requests, strict=True) if one[0].startswith(b"HTTP/1.1 5")]

    assert [] == run(tmp_path, test, requests_per_second=10**6, request_seconds=1.0).log
    assert {b"200", b"400", b"403", b"404", b"405", b"421"} <= statuses.keys()


def test_no_odd_frame_is_a_fault_of_ours(tmp_path: Path) -> None:
    ends: Counter[int] = Counter()

    async def test(real: Real) -> None:
        found = await night(real)
        odd = Odd(2, real.host, found.tokens[0], found.table, list(found.links.values()))
        for _ in range(REQUESTS // AT_ONCE // 4):
            ends.update(await asyncio.gather(*[line_end(real, odd) for _ in range(AT_ONCE)]))
        assert 0 == real.failures

    assert [] == run(tmp_path, test, requests_per_second=10**6, messages_per_second=10**6).log
    assert {INVALID_DATA, PROTOCOL_ERROR} <= ends.keys()


async def line_end(real: Real, odd: Odd) -> int:
    """The code with which a websocket ends on which odd frames came; 0 where there was none."""
    reader, writer = await asyncio.open_connection(HONEST, real.port)
    try:
        writer.write(odd.handshake())
        if not (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).startswith(b"HTTP/1.1 101"):
            return 0
        writer.write(odd.frames())
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        at = said.rfind(b"\x88")
        return int.from_bytes(said[at + 2 : at + 4], "big") if at >= 0 else 0
    except (ConnectionError, asyncio.IncompleteReadError):
        return 0
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "parts", [[b"\xff"], [b'{"type":"say","id":"1","text":"', b"\xc3", b'"}'], [b"", b"\xed\xa0\x80"]]
)
def test_text_that_is_none_ends_the_line_without_a_word_in_the_log(tmp_path: Path, parts: list[bytes]) -> None:
    async def test(real: Real) -> None:
        found = await night(real)
        async with real.line(found.table, found.tokens[0]) as line:
            await line.recv()
            await line.send(parts[0] if len(parts) == 1 else parts, text=True)
            await line.wait_closed()
            assert INVALID_DATA == line.close_code
        assert 0 == real.failures

    assert [] == run(tmp_path, test).log


def test_what_is_said_after_the_end_is_no_fault(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        found = await night(real)
        for _ in range(20):
            async with (
                real.line(found.table, found.tokens[0]) as one,
                real.line(found.table, found.tokens[1]) as other,
            ):
                await one.send(b"\xff", text=True)
                await other.send('{"type":"say","id":"x","text":"Hello"}')
                await other.send('{"type":"refresh","id":"y","since":0}')
                await one.wait_closed()
        assert 0 == real.failures

    assert [] == run(tmp_path, test, chat_per_minute=100).log


def test_an_address_that_reads_as_none_is_counted_and_answered(tmp_path: Path) -> None:
    async def test(real: Real) -> None:
        for address in ("::zz::", "[::1", "unknown", "1.2.3.4:5:6", "\xff", "fe80::1%eth0", ", ,"):
            request = f"GET /api/games HTTP/1.1\r\nHost: {real.host}\r\nX-Forwarded-For: {address}\r\n\r\n"
            assert b"HTTP/1.1 200 OK" == await answer(real, request.encode("latin-1")), address

    assert [] == run(tmp_path, test).log


def test_a_body_that_is_no_text_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for body in (b'{"code":"\xff"}', b'{"\xc3":1}', b'"\xed\xa0\x80"'):
            found = await house.browser().post("/api/links", body)
            assert (400, "request") == (found.status, found.data["reason"])
        assert 0 == failures(house)

    at_home(tmp_path, test)


def test_an_id_of_a_command_has_no_other_letters_not_even_at_its_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house)
        async with table.lines() as lines:
            for wrong in ("a\n", "\n", "a\r\n", "a\u2028", "ą", " a"):
                lines[0].send({"type": "say", "id": wrong, "text": "Hello"})
                assert "message" == (await lines[0].until("refused"))["reason"]
            assert "done" == (await lines[0].ask({"type": "say", "id": "a-B_1.2", "text": "Hello"}))["type"]

    at_home(tmp_path, test)
