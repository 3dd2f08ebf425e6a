"""A fuzzer on the websocket, over whole games: nothing fails, nothing changes without being kept, others play on.

A longer run: INTERREGNUM_FUZZ_GAMES=200 python -m pytest -q -s tests/server/hostile/test_fuzz.py
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import structlog
from msgspec import json
from tests.server.asgi import Socket
from tests.server.hostile.fuzzing import Fuzzer
from tests.server.hostile.spying import failures, hands, no_leak, secrets
from tests.server.tables import House, Party, Player, at_home, party, told

from interregnum.kernel.errors import InterregnumError
from interregnum.server.words import error_text
from interregnum.wire.frames import Done, Frame, Past, Refused, ServerMessage
from interregnum.words.catalogue import LANGUAGES

MESSAGES = 1500  # for each game, unless it ends before
SEEDS = range(int(os.environ.get("INTERREGNUM_FUZZ_GAMES", "3")))
HEROES_SEEDS = SEEDS[::3]
HEROES_MESSAGES = 300
decoder: json.Decoder[Any] = json.Decoder(ServerMessage)


async def reply(line: Socket, seen: list[Any]) -> Done | Past | Refused:
    """The reply to the last message; everything on the way is of the protocol."""
    while True:
        found = decoder.decode(await line.next())
        seen.append(found)
        if isinstance(found, Frame):
            line.latest = msgspec.to_builtins(found)
        elif isinstance(found, (Done, Past, Refused)):
            return found


def put_into_words(found: Refused) -> None:
    """Every reason has words in every language."""
    for lang in LANGUAGES:
        nothing = error_text(InterregnumError("no-such-reason"), lang).replace("no-such-reason", found.reason)
        assert nothing != error_text(InterregnumError(found.reason, found.rule, found.facts), lang)
    assert 0 < len(found.text) < 3000


async def attack(found: Party, line: Socket, honest: Player, seed: int, messages: int = MESSAGES) -> dict[str, int]:
    """Many messages of a hostile seat; the honest ones answer whenever they are asked."""
    fuzzer, dice, seen = Fuzzer(seed), Random(seed), [None]
    count: dict[str, int] = {}
    for _ in range(messages):
        before = found.state_hash, found.table.seq
        message = fuzzer.message(line.latest)
        line.send_bytes(message) if isinstance(message, bytes) else line.send(message)
        got = await reply(line, seen)
        if isinstance(got, Refused):
            put_into_words(got)
            assert before == (found.state_hash, found.table.seq), message
            count[got.reason] = count.get(got.reason, 0) + 1
        else:
            count["done"] = count.get("done", 0) + 1
        await told([line], found.table.seq)
        if dice.random() < 0.3 and not await step(found, line, honest):
            break
    return count


async def step(found: Party, line: Socket, honest: Player) -> bool:
    """One answer of the honest people, if it is theirs; false when the game is over."""
    await told([*honest.sockets, line], found.table.seq)
    asked = found.table.head.asked
    if asked is None:
        return False
    if asked != line.latest["you"]:
        one = next(one for one in honest.sockets if one.latest["you"] == asked)
        done = await one.ask(honest.command(one))
        assert "done" == done["type"], done
        await told([*honest.sockets, line], done["seq"])
    return True


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.timeout(900)
def test_no_message_breaks_a_table(seed: int, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found, other = await party(house, people=3), await party(house)
        async with found.lines() as lines, other.lines() as elsewhere:
            dealt = hands(lines[1:])
            no_leak(lines[0].heard, dealt)
            count = await attack(found, lines[0], Player(lines[1:], seed, "h"), seed)
            assert 6 == await Player(elsewhere, seed).play(6)
            assert {"done", "message"} <= set(count)
            assert 0 == failures(house)
            over = found.table.head.status == "over"  # then the seed is for everybody
            no_leak(lines[0].heard, [*([] if over else secrets(found)), *secrets(other)])
        print(seed, sum(count.values()), count)

    with structlog.testing.capture_logs() as logged:
        at_home(tmp_path, test)
    assert [] == logged


@pytest.mark.parametrize("seed", HEROES_SEEDS)
@pytest.mark.timeout(900)
def test_no_message_breaks_a_table_of_heroes(seed: int, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found, other = await party(house, people=3, game="heroes"), await party(house)
        async with found.lines() as lines, other.lines() as elsewhere:
            count = await attack(found, lines[0], Player(lines[1:], seed, "h"), seed, HEROES_MESSAGES)
            assert 6 == await Player(elsewhere, seed).play(6)
            assert {"done", "message"} <= set(count)
            assert 0 == failures(house)
            no_leak(lines[0].heard, [*secrets(found), *secrets(other)])

    with structlog.testing.capture_logs() as logged:
        at_home(tmp_path, test)
    assert [] == logged
