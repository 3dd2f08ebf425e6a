"""Messages that do not read: refused in words, until there were too many."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json
from tests.server.hostile.spying import failures
from tests.server.tables import House, at_home, ended, party

from interregnum.server.settings import Limits
from interregnum.wire.frames import ServerMessage

TEXTS = [
    "", " ", "null", "true", "0", '"answer"', "[]", "{}", "[[]]", "nonsense", "{", '{"type"', "NaN", "-Infinity",
    "1e999", '{"type":"answer"}', '{"type":"answer","id":"a"}', '{"type":"fly","id":"a"}', '{"type":null,"id":"a"}',
    '{"type":"back","id":""}', '{"type":"back","id":"a b"}', '{"type":"back","id":7}', '{"type":"back","id":null}',
    '{"type":"back","id":"' + "a" * 65 + '"}', '{"type":"back","id":"a","more":1}', '{"id":"a"}',
    '{"type":"answer","id":"a","seq":-1,"choice":"x"}', '{"type":"answer","id":"a","seq":1.5,"choice":"x"}',
    '{"type":"answer","id":"a","seq":"1","choice":"x"}', '{"type":"answer","id":"a","seq":true,"choice":"x"}',
    '{"type":"answer","id":"a","seq":NaN,"choice":"x"}', '{"type":"answer","id":"a","seq":1e400,"choice":"x"}',
    '{"type":"answer","id":"a","seq":9007199254740992,"choice":"x"}',
    '{"type":"answer","id":"a","seq":1,"choice":""}',
    '{"type":"answer","id":"a","seq":' + "9" * 5000 + ',"choice":"x"}',
    '{"type":"answer","id":"a","seq":1,"choice":["x"]}',
    '{"type":"answer","id":"a","seq":1,"choice":"' + "x" * 201 + '"}',
    '{"type":"mute","id":"a","seat":1,"mute":true}', '{"type":"vote","id":"a","proposal":-1,"agree":true}',
    '{"type":"vote","id":"a","proposal":0,"agree":"yes"}', '{"type":"say","id":"a","text":"\\ud800"}',
    '{"type":"say","id":"a","text":""}', '{"type":"say","id":"a","text":{}}',
    '{"type":"refresh","id":"a","since":-1}', '{"type":"earlier","id":"a"}', '{"type":"earlier","id":"a","until":-1}',
    '{"type":"earlier","id":"a","until":"1"}', '{"type":"earlier","id":"a","until":9007199254740992}',
    '{"type":"vote","id":"a","proposal":1,"agree":1}', "\ufeff{}", "\x00",
    "\x7f", "[" * 8192, '{"a":' * 1600, "[" * 100_000, "x" * 8193, "ż" * 4097, "x" * 1_000_000,
    '{"type":"back","type":"fly","id":"a"}',
]  # fmt: skip


def test_whatever_does_not_read_is_refused_in_words_and_the_line_goes_on(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        before = found.state_hash, found.table.seq
        async with found.lines() as lines:
            for text in TEXTS:
                lines[0].send(text)
                reply = await lines[0].until("refused")
                long = len(text.encode()) > 8192
                assert (None, "message-size" if long else "message") == (reply["id"], reply["reason"]), text[:80]
                assert 0 < len(reply["text"]) < 400
            for message in (b"", b"\xff\xfe", b'{"type":"back","id":"a"}', bytes(10_000)):
                lines[0].send_bytes(message)
                assert "message" == (await lines[0].until("refused"))["reason"]
            for heard in lines[0].heard:
                json.decode(heard, type=ServerMessage)
            assert "done" == (await lines[0].ask({"type": "back", "id": "fine"}))["type"]
            assert before == (found.state_hash, found.table.seq)
            assert 0 == failures(house)

    at_home(tmp_path, test)


@pytest.mark.parametrize(("size", "reason"), [(8191, "talk"), (8192, "talk"), (8193, "message-size")])
def test_the_limit_is_met_to_the_byte(size: int, reason: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.line(0) as line:
            command = '{"type":"say","id":"a","text":"' + "x" * 500 + '"}'
            line.send(command + " " * (size - len(command)))
            assert reason == (await line.until("refused"))["reason"]

    at_home(tmp_path, test)


def test_many_at_once_are_answered_one_by_one_and_then_it_is_enough(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.line(0) as line, found.line(1) as other:
            for number in range(100):
                line.send({"type": "back", "id": f"b{number}"})
            for number in range(30):
                assert f"b{number}" == (await line.until("done"))["id"]
            for number in range(30, 50):
                reply = await line.until("refused")
                assert (f"b{number}", "too-fast") == (reply["id"], reply["reason"])
            assert (1008, "strikes") == ((closed := await ended(line)).code, closed.reason)
            assert "done" == (await other.ask({"type": "back", "id": "b"}))["type"]

    at_home(tmp_path, test, limits=Limits(strikes=20))
