"""The processes that think for bots: too slow, dead or talking nonsense, they harm one answer and no table."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Raw, msgpack
from structlog.testing import capture_logs

from interregnum.server.thinking import BotFailed, Crowded, Thinkers, Thought, TooSlow, fallback

ODD = Path(__file__).with_name("odd_thinker.py")
PATIENT = 60.0  # seconds: long enough for any machine
CHOICES = ["pass", "stop"]


def thought(key: str = "t1 A") -> Thought:
    return Thought("some-game", "some-bot", bytes(32), key, Raw(msgpack.encode(None)), CHOICES)


@asynccontextmanager
async def odd(
    what: str, folder: Path, limit: float = PATIENT, workers: int = 1, queue: float = PATIENT
) -> AsyncIterator[Thinkers]:
    """Processes that do one thing wrong, and their end."""
    thinkers = Thinkers(limit, [sys.executable, "-P", str(ODD), what, str(folder)], queue)
    await thinkers.start(workers)
    try:
        yield thinkers
    finally:
        await thinkers.stop()
        assert [] == [pid for pid in started(folder) if is_alive(pid)]


def started(folder: Path) -> list[int]:
    """The processes that were started, all in all."""
    return [int(path.stem) for path in folder.glob("*.pid")]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until_thinking(thinkers: Thinkers) -> None:
    """Wait until a process has got something to think about."""
    while not any(one.mind is not None and one.mind.is_ready for one in thinkers.workers):  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.005)


def test_a_bot_that_thinks_too_long_is_cut_off_and_its_process_replaced(tmp_path: Path) -> None:
    async def run() -> str:
        async with odd("silent", tmp_path, limit=0.2) as thinkers:
            with pytest.raises(TooSlow) as caught:
                await thinkers.think(thought())
            assert ("bot-too-slow", {"bot": "some-bot", "seconds": "0.2"}) == (caught.value.reason, caught.value.facts)
            assert [] == [pid for pid in started(tmp_path) if is_alive(pid)]
            thinkers.workers[0].limit = PATIENT
            return await thinkers.think(thought("quick"))

    assert "pass" == asyncio.run(run())
    assert 2 == len(started(tmp_path))


def test_the_limit_does_not_count_the_start_of_a_process(tmp_path: Path) -> None:
    async def run() -> None:
        async with odd("slow to start", tmp_path, limit=0.0) as thinkers:
            thinking = asyncio.create_task(thinkers.think(thought()))
            await asyncio.sleep(0.05)
            assert not thinking.done()
            (tmp_path / "go").touch()
            with pytest.raises(TooSlow):
                await thinking

    asyncio.run(run())


def test_a_thought_waits_for_others_only_so_long_and_one_given_instead_waits_for_none_of_them(tmp_path: Path) -> None:
    async def run() -> str:
        async with odd("silent", tmp_path, queue=0.05) as thinkers:
            first = asyncio.create_task(thinkers.think(thought("slow")))
            await until_thinking(thinkers)
            with pytest.raises(Crowded) as caught:
                await thinkers.think(thought("t2 A"))
            assert ("bots-busy", {"bot": "some-bot"}) == (caught.value.reason, caught.value.facts)
            answer = await thinkers.think(thought("quick"), instead=True)
            first.cancel()
            return answer

    assert "pass" == asyncio.run(run())


def test_a_process_that_died_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def run() -> str:
        async with odd("dead once", tmp_path) as thinkers:
            return await thinkers.think(thought())

    with capture_logs() as logs:
        assert "pass" == asyncio.run(run())
    assert 2 == len(started(tmp_path))
    assert [("bot-process-ended", 3)] == [(entry["event"], entry["code"]) for entry in logs]


def test_a_process_that_died_while_idle_is_replaced(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with odd("nothing", tmp_path) as thinkers:
            first = await thinkers.think(thought())
            os.kill(started(tmp_path)[0], 9)
            return [first, await thinkers.think(thought())]

    assert ["pass", "pass"] == asyncio.run(run())
    assert 2 == len(started(tmp_path))


@pytest.mark.parametrize(
    ("what", "processes"), [("dead", 2), ("stillborn", 2), ("nonsense", 2), ("endless", 2), ("illegal", 1)]
)
def test_a_bot_without_a_legal_answer_fails(what: str, processes: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with odd(what, tmp_path) as thinkers:
            with pytest.raises(BotFailed) as caught:
                await thinkers.think(thought())
            assert ("bot-failed", {"bot": "some-bot"}) == (caught.value.reason, caught.value.facts)

    asyncio.run(run())
    assert processes == len(started(tmp_path))


def test_a_program_that_is_not_there_is_a_bot_that_fails(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = Thinkers(PATIENT, [str(tmp_path / "nothing")])
        await thinkers.start(1)
        with pytest.raises(BotFailed):
            await thinkers.think(thought())
        await thinkers.stop()

    asyncio.run(run())


def test_last_words_are_logged_without_values(tmp_path: Path) -> None:
    async def run() -> None:
        async with odd("stillborn", tmp_path) as thinkers:
            with pytest.raises(BotFailed):
                await thinkers.think(thought())

    with capture_logs() as logs:
        asyncio.run(run())

    assert ["ValueError", "ValueError"] == [entry["said"] for entry in logs]
    assert "1234" not in str(logs)


def test_processes_start_with_the_first_thoughts(tmp_path: Path) -> None:
    counts = []

    async def run() -> None:
        async with odd("nothing", tmp_path, workers=2) as thinkers:
            counts.append(len(started(tmp_path)))
            await thinkers.think(thought("t1 A"))
            counts.append(len(started(tmp_path)))
            await asyncio.gather(*[thinkers.think(thought(f"t{number} A")) for number in range(9)])
            counts.append(len(started(tmp_path)))

    asyncio.run(run())
    assert [0, 1, 2] == counts


def test_a_seat_thinks_where_it_thought_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with odd("nothing", tmp_path, workers=3) as thinkers:
            first = [thinkers.home(f"t{number} A") for number in range(9)]
            assert [3, 3, 3] == [first.count(worker) for worker in thinkers.workers]
            assert first == [thinkers.home(f"t{number} A") for number in range(9)]

    asyncio.run(run())


def test_a_stuck_process_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def run() -> str:
        async with odd("held", tmp_path, workers=2) as thinkers:
            stuck = asyncio.create_task(thinkers.think(thought("held")))
            await until_thinking(thinkers)
            answer = await thinkers.think(thought("other"))
            assert not stuck.done()
            (tmp_path / "go").touch()
            await stuck
            return answer

    assert "pass" == asyncio.run(run())


def test_whoever_stops_waiting_spoils_no_later_answer(tmp_path: Path) -> None:
    async def run() -> str:
        async with odd("held", tmp_path) as thinkers:
            given_up = asyncio.create_task(thinkers.think(thought("held")))
            await until_thinking(thinkers)
            given_up.cancel()
            (tmp_path / "go").touch()
            return await thinkers.think(thought())

    assert "pass" == asyncio.run(run())
    assert 1 == len(started(tmp_path))


def test_the_end_does_not_wait_for_thoughts(tmp_path: Path) -> None:
    async def run() -> None:
        async with odd("silent", tmp_path) as thinkers:
            thoughts = [asyncio.create_task(thinkers.think(thought(key))) for key in ("t1 A", "t2 A")]
            await until_thinking(thinkers)
            await thinkers.stop()
            results = await asyncio.gather(*thoughts, return_exceptions=True)
            assert [BotFailed, BotFailed] == [type(result) for result in results]

    with capture_logs() as logs:
        asyncio.run(run())
    assert [] == logs


def test_the_end_does_not_wait_for_a_process_that_starts(tmp_path: Path) -> None:
    async def run() -> None:
        async with odd("slow to start", tmp_path) as thinkers:
            thinking = asyncio.create_task(thinkers.think(thought()))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await thinkers.stop()
            with pytest.raises(BotFailed):
                await thinking

    asyncio.run(run())


def test_nobody_thinks_before_the_start_or_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = Thinkers()
        with pytest.raises(BotFailed):
            await thinkers.think(thought())
        await thinkers.stop()

    asyncio.run(run())


def test_the_settings_of_the_server_stay_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THE_SECRET", "hush")

    async def run() -> str:
        async with odd("curious", tmp_path) as thinkers:
            return await thinkers.think(thought())

    assert "pass" == asyncio.run(run())


def test_in_place_of_a_bot_any_choice_is_given_but_always_the_same() -> None:
    choices = ["a", "b", "c"]
    given = [fallback(choices, bytes(32), count) for count in range(60)]

    assert given == [fallback(choices, bytes(32), count) for count in range(60)]
    assert set(choices) == set(given)
    assert given != [fallback(choices, bytes(31) + b"1", count) for count in range(60)]
