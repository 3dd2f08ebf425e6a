"""The process that thinks: whole games are played through thoughts, and it knows nothing but views."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from io import BytesIO

import pytest
from msgspec import Raw, msgpack, structs
from structlog.testing import capture_logs
from tests.bots.tables import GAME, game, seed

from interregnum import bots
from interregnum.kernel.dice import FairDice
from interregnum.kernel.state import State
from interregnum.server import thought as thoughts
from interregnum.server.thinker import Memory, serve
from interregnum.server.thinking import BotFailed, Thinkers, Thought, seen
from interregnum.server.thought import HEAD_BYTES, Reply, framed
from interregnum.wire.adapters import adapter

ADAPTER = adapter(GAME.id)
PATIENT = 60.0


def first_thought(bot: str = "random", key: str = "t1 A") -> Thought:
    """What a bot is asked at the beginning of a game."""
    return asked(GAME.new(2, {}, FairDice(seed(0))), bot, key, [])


def asked(state: State, bot: str, key: str, missed: list[Raw], number: int = 0) -> Thought:
    view = GAME.view(state, state.asked)
    choices = [GAME.write_choice(state.ask, choice) for choice in state.choices]
    bot_seed = bots.seed_of_bot(seed(number), state.asked)
    return Thought(GAME.id, bot, bot_seed, key, seen(ADAPTER, view), choices, missed)


async def answers(
    thinkers: Thinkers, names: list[str], options: Mapping[str, bool], number: int
) -> AsyncIterator[tuple[Thought, str]]:
    """A whole game in which every answer comes from a thought."""
    state = GAME.new(len(names), options, FairDice(seed(number)))
    missed: list[list[Raw]] = [[] for _ in names]
    while not state.over:
        seat: int = state.asked
        thought = asked(state, names[seat], f"t{number} {seat}", missed[seat], number)
        answer = await thinkers.think(thought)
        missed[seat] = []
        yield thought, answer
        question = state.question
        assert question is not None
        state.answer(GAME.read_choice(question, answer))
        for viewer, views in enumerate(missed):
            views.append(seen(ADAPTER, GAME.view(state, viewer)))


def through_thoughts(names: list[str], options: Mapping[str, bool], number: int) -> list[str]:
    async def run() -> list[str]:
        thinkers = Thinkers(PATIENT)
        await thinkers.start(2)
        try:
            return [answer async for _, answer in answers(thinkers, names, options, number)]
        finally:
            await thinkers.stop()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["greedy", "greedy", "greedy"], {}),
        (["greedy", "random", "greedy", "random"], {"extras": True, "queens": True}),
        (["random", "random"], {"beginner": True}),
    ],
)
def test_bots_answer_through_thoughts_as_they_answer_at_the_table(
    names: list[str], options: Mapping[str, bool]
) -> None:
    at_the_table = [GAME.write_choice(state.ask, choice) for state, _, choice in game(names, options, 4)]

    assert at_the_table == through_thoughts(names, options, 4)


def test_a_thought_has_no_place_for_the_truth() -> None:
    assert ("game", "bot", "seed", "key", "view", "choices", "missed") == Thought.__struct_fields__


def test_the_truth_behind_the_same_view_makes_the_same_thought() -> None:
    state = GAME.new(3, {}, FairDice(seed(1)))
    imagined = GAME.imagine(GAME.view(state, state.asked), FairDice(seed(2)))

    assert GAME.state_hash(state) != GAME.state_hash(imagined)
    assert framed(asked(state, "greedy", "t1 A", [])) == framed(asked(imagined, "greedy", "t1 A", []))


@pytest.mark.parametrize("wrong", [{"bot": "clever"}, {"game": "chess"}, {"view": Raw(b"\x01")}, {"choices": ["win"]}])
def test_what_makes_no_sense_fails_alone(wrong: dict[str, object]) -> None:
    async def run() -> tuple[str, int]:
        thinkers = Thinkers(PATIENT)
        await thinkers.start(1)
        good = first_thought()
        with pytest.raises(BotFailed):
            await thinkers.think(structs.replace(good, **wrong))
        answer = await thinkers.think(good)
        await thinkers.stop()
        return answer, len(good.choices)

    with capture_logs() as logs:
        assert asyncio.run(run())[0] in first_thought().choices
    assert ["bot-failed"] == [entry["event"] for entry in logs]
    assert logs[0]["fault"].split(" in ")[1].split(" line ")[0].endswith(".py")


def test_a_bot_remembers_until_others_were_asked_more_recently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "MEMORY", 2)
    memory = Memory()
    for key in ("t1 A", "t2 A", "t1 A", "t3 A"):
        assert not memory.reply(msgpack.encode(first_thought(key=key))).fault

    assert ["t1 A", "t3 A"] == [" ".join(name.split()[:2]) for name in memory.bots]


def test_another_bot_in_the_same_seat_is_a_new_one() -> None:
    memory = Memory()
    for bot in ("random", "greedy", "random"):
        memory.reply(msgpack.encode(first_thought(bot)))

    assert ["GreedyBot", "RandomBot"] == [type(bot).__name__ for bot in memory.bots.values()]


def test_a_bot_that_fails_is_forgotten() -> None:
    memory = Memory()
    good = first_thought()
    memory.reply(msgpack.encode(good))

    reply = memory.reply(msgpack.encode(structs.replace(good, choices=["win"])))

    assert "" == reply.answer
    assert "win" not in reply.fault
    assert {} == memory.bots


def test_thoughts_are_answered_one_after_the_other_until_there_are_no_more() -> None:
    out = BytesIO()
    thought = first_thought()

    serve(BytesIO(framed(thought) * 2), out)

    replies: list[Reply] = []
    rest = out.getvalue()
    while rest:
        size = HEAD_BYTES + int.from_bytes(rest[:HEAD_BYTES], "big")
        replies.append(msgpack.decode(rest[HEAD_BYTES:size], type=Reply))
        rest = rest[size:]
    assert Reply() == replies[0]
    assert 3 == len(replies)
    assert all(reply.answer in thought.choices for reply in replies[1:])


def test_the_process_leaves_it_to_the_server_to_end_it() -> None:
    async def run() -> bool:
        thinkers = Thinkers(PATIENT)
        await thinkers.start(1)
        await thinkers.think(first_thought())
        mind = thinkers.workers[0].mind
        assert mind is not None
        mind.process.send_signal(signal.SIGINT)
        await thinkers.think(first_thought())
        survived = mind is thinkers.workers[0].mind
        await thinkers.stop()
        return survived

    assert asyncio.run(run())


def test_the_process_ends_with_its_input() -> None:
    command = [sys.executable, "-m", "interregnum.server.thinker"]

    done = subprocess.run(command, input=framed(first_thought()), capture_output=True, check=True, timeout=PATIENT)

    assert b"" == done.stderr
    assert done.stdout.startswith(framed(Reply()))


def test_the_last_words_of_the_process_are_one_line_without_values() -> None:
    command = [sys.executable, "-m", "interregnum.server.thinker"]

    done = subprocess.run(command, input=b"\0\0\0\5nouns", capture_output=True, check=False, timeout=PATIENT)

    assert 1 == done.returncode
    assert 1 == len(done.stderr.splitlines())
    assert b"nouns" not in done.stderr


def test_the_process_carries_neither_web_server_nor_store() -> None:
    script = "import sys, interregnum.server.thinker; print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout.split()

    assert set() == {"litestar", "uvicorn", "httpx", "sqlite3", "structlog", "asyncio", "rich", "fluent"} & set(loaded)
