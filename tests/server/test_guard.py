"""Lines below the protocol: every frame is paid for, an answer is read or cut off, a proxy is not one visitor."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.hostile.test_floods import masked
from tests.server.lines import HANDSHAKE, PROXY, Door, Transport

from interregnum.server import guard

PEER = "10.0.0.9"
PING, PONG, TEXT, BINARY = 0x9, 0xA, 0x1, 0x2
PONGED = b"\x8a\x00"  # the reply to an empty ping


def pongs(transport: Transport) -> int:
    return transport.written.count(PONGED)


def test_pings_beyond_what_is_allowed_wait_and_are_read_at_the_rate_of_the_limit() -> None:
    door = Door(messages_at_once=30, messages_per_second=5.0)
    line, transport = door.socket(PEER)
    line.data_received(masked(PING, b"") * 1000)
    at_once = pongs(transport)
    assert 80 <= at_once <= 80 + 85  # what is allowed, and the rest of the last bite
    assert (False, False) == (transport.reading, transport.cut)
    door.loop.pass_by(60.0)
    assert at_once + 500 <= pongs(transport) <= at_once + 600 + 85
    door.loop.pass_by(600.0)
    assert 1000 == pongs(transport)
    assert (True, False) == (transport.reading, transport.cut)


@pytest.mark.parametrize("opcode", [PING, PONG, TEXT, BINARY])
def test_whoever_sends_a_flood_of_frames_is_cut_off(opcode: int) -> None:
    door = Door()
    line, transport = door.socket(PEER)
    line.data_received(masked(opcode, b"") * 50_000)
    assert transport.cut
    assert pongs(transport) < 400


def test_what_comes_while_a_client_pays_is_held_only_up_to_a_limit() -> None:
    door = Door()
    line, transport = door.socket(PEER)
    for _ in range(6):
        line.data_received(masked(PING, b"") * 500)
    assert not transport.cut
    for _ in range(20):
        line.data_received(masked(PING, b"") * 1000)
    assert transport.cut


def test_an_ordinary_client_never_waits() -> None:
    door = Door()
    line, transport = door.socket(PEER)
    for _ in range(100):
        line.data_received(masked(TEXT, b'{"type":"back","id":"1"}'))
        line.queue.get_nowait()
        assert transport.reading or line.read_paused
        assert line.paying is None
        door.loop.pass_by(0.1)


def test_many_lines_of_one_address_pay_together() -> None:
    door = Door(messages_at_once=10, messages_per_second=1.0)
    lines = [door.socket(PEER) for _ in range(10)]
    other, told = door.socket("10.0.0.8")
    for line, _ in lines:
        line.data_received(masked(PING, b"") * 40)
    assert sum(pongs(transport) for _, transport in lines) < 120
    assert lines[-1][0].paying is not None
    other.data_received(masked(PING, b"") * 40)
    assert 40 == pongs(told)


def test_lines_through_a_trusted_proxy_pay_for_their_visitor() -> None:
    door = Door(messages_at_once=5, messages_per_second=1.0)

    def through_the_proxy(visitor: str) -> Transport:
        named = HANDSHAKE.replace(b"Host:", f"X-Forwarded-For: {visitor}\r\nHost:".encode())
        line, transport = door.socket(PROXY, named)
        line.data_received(masked(PING, b"") * 25)
        return transport

    assert 25 == pongs(through_the_proxy("192.0.2.1"))
    assert 0 == pongs(through_the_proxy("192.0.2.1"))
    assert 25 == pongs(through_the_proxy("192.0.2.2"))


def test_a_trusted_proxy_may_have_more_connections_than_a_visitor() -> None:
    door = Door(connections_per_address=3, connections=10)
    assert [False] * 3 + [True] * 9 == [door.request(PEER)[1].cut for _ in range(12)]
    assert [False] * 10 + [True] * 2 == [door.request(PROXY)[1].cut for _ in range(12)]


def test_a_connection_that_ends_gives_its_place_back() -> None:
    door = Door(connections_per_address=1)
    line, _ = door.request(PEER)
    assert door.request(PEER)[1].cut
    line.connection_lost(None)
    assert not door.request(PEER)[1].cut
    assert not door.lobby.connections["10.0.0.8"]


def test_an_answer_that_nobody_reads_is_cut_off() -> None:
    door = Door(slow_reader_seconds=10.0)
    line, transport = door.request(PEER)
    transport.unread = 500_000
    line.pause_writing()
    door.loop.pass_by(9.0)
    assert not transport.cut
    transport.unread -= 9_000
    door.loop.pass_by(2.0)
    assert transport.cut


def test_a_slow_reader_gets_a_long_answer_to_its_end() -> None:
    door = Door(slow_reader_seconds=10.0)
    line, transport = door.request(PEER)
    line.rest()  # its request was whole
    transport.unread = 35_000
    line.pause_writing()
    for _ in range(3):
        transport.unread -= 11_000
        door.loop.pass_by(10.0)
    transport.unread = 0
    door.loop.pass_by(60.0)
    assert not transport.cut


def test_many_connections_of_one_address_are_opened_one_after_the_other() -> None:
    door = Door(connections_per_address=64)
    coming = [door.request(PEER)[1] for _ in range(64)]

    def opened() -> int:
        return sum(isinstance(one.protocol, guard.GuardedHttp) for one in coming)

    assert 8 == opened()
    assert door.request("10.0.0.8")[0] is not None
    door.loop.pass_by(0.1)
    assert 16 <= opened() <= 20
    door.loop.pass_by(0.5)
    assert 64 == opened()
    assert not any(one.cut for one in coming)


def test_a_trusted_proxy_waits_at_no_door() -> None:
    door = Door(connections=64)
    assert all([door.request(PROXY)[0] for _ in range(64)])


def test_what_is_said_at_a_closed_door_is_heard_when_it_opens() -> None:
    door = Door()
    for _ in range(8):
        door.request(PEER)
    porter, transport = door.porter(PEER)
    porter.data_received(b"GET /healthz HTTP/1.1\r\n")
    assert (None, False) == (transport.protocol, transport.reading)
    door.loop.pass_by(0.1)
    assert transport.reading
    assert transport.protocol.conn.trailing_data[0] == b"GET /healthz HTTP/1.1\r\n"


def test_whoever_leaves_a_closed_door_gives_the_place_back() -> None:
    door = Door(connections_per_address=9)
    for _ in range(8):
        door.request(PEER)
    porter, transport = door.porter(PEER)
    assert door.request(PEER)[1].cut
    porter.connection_lost(None)
    door.loop.pass_by(1.0)
    assert transport.protocol is None
    assert not door.request(PEER)[1].cut


def spoken(line: Any, text: bytes) -> None:
    """Send text from the application, which need not wait."""
    with pytest.raises(StopIteration):
        line.say(text).send(None)


def test_what_the_application_says_goes_straight_to_an_open_line() -> None:
    line, transport = Door().socket(PEER)
    assert line is line.scope["extensions"][guard.BELOW]["line"]
    line.conn.send_response(line.response)
    spoken(line, b"hello")
    assert transport.written.endswith(b"\x81\x05hello")
    line.close_sent = True
    spoken(line, b"too late")
    assert transport.written.endswith(b"hello")


def test_whoever_is_gone_is_told_nothing_more() -> None:
    line, transport = Door().socket(PEER)
    line.conn.send_response(line.response)
    line.connection_lost(None)
    with pytest.raises(WebSocketDisconnect):
        line.say(b"hello").send(None)
    assert b"hello" not in transport.written


def test_what_is_said_to_a_line_that_is_full_waits() -> None:
    line, transport = Door().socket(PEER)
    line.conn.send_response(line.response)
    line.pause_writing()

    async def said() -> None:
        saying = asyncio.create_task(line.say(b"hello"))
        await asyncio.sleep(0)
        assert b"hello" not in transport.written
        line.resume_writing()
        await saying

    asyncio.run(said())
    assert transport.written.endswith(b"hello")


def test_whoever_comes_back_from_outside_may_ask_for_a_page_and_not_for_as_much_as_before() -> None:
    door = Door()
    lobby = door.lobby

    def asked(now: float) -> int:
        return next(count for count in range(1000) if not lobby.knock(PEER, now))

    assert 200 == asked(0.0)
    assert 20 == asked(2.01)
    assert 20 == asked(4.02)
    assert 20 <= asked(8.0) <= 100


def test_whoever_has_knocked_too_often_is_left_outside_for_a_moment() -> None:
    door = Door(requests_at_once=2, requests_per_second=1.0)
    assert [True, True, True, True, False] == [door.lobby.knock(PEER, 0.0) for _ in range(5)]
    assert door.request(PEER)[1].cut
    assert not door.request("10.0.0.8")[1].cut
    door.loop.pass_by(2.5)
    assert not door.request(PEER)[1].cut
    assert {} == door.lobby.outside
