"""Standing orders of a seat: a deputy for a battle, and windows in which one does not want to be asked.

The clock stands still until a test lets it go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import settings
from msgspec import json
from msgspec.structs import replace
from tests.games.heroes.battles import fight
from tests.server.asgi import Socket
from tests.server.planted_heroes import no_wait, orders_of_the_next_seat
from tests.server.tables import House, Party, Player, QuickThinkers, at_home, house, newest, party, run, until
from tests.server.test_pace_of_bots import Pondering, SlowWorld, settled
from tests.server.test_weighing import asked_for_battle

from interregnum.lab.watch import Leak
from interregnum.server import playing
from interregnum.server.connection import Connection
from interregnum.server.frames import Camera
from interregnum.server.held import LATEST, SOONEST, Held, pause
from interregnum.server.table import Table

NONE = "haste mass-weakness puppet-master"
ONE = "haste mass-weakness summon-light-elemental"
THREE = "summon-shadow-elemental summon-light-elemental summon-water-elemental"
HANDS = {"none": NONE, "one": ONE, "three": THREE}  # scrolls that can be used before a battle
BEFORE = "before-battle"
WINDOWS = min(10_000, 100 * settings().max_examples)


class DrawingWorld(SlowWorld):
    """Pauses are drawn by numbers of the test."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.step = seed

    def chance(self) -> float:
        self.step = (self.step * 48271) % 2147483647
        return self.step / 2147483647


async def duel(house: House, hand: str) -> Party:
    """Ann attacks Bob, and is asked whether she uses a scroll before the battle."""
    found = await party(house, 2, game="heroes")
    lay(found, hand)
    return found


def lay(table: Party, hand: str, scene: Callable[[str], Any] | None = None) -> None:
    """The position of the table from now on."""
    state = (scene or dueling)(hand)
    state.journal = None
    here, progress = table.table, table.table.progress
    assert progress is not None
    progress.state = state
    here.head = replace(here.head, asked=int(state.asked))
    here.changed(game=True)


def dueling(hand: str) -> Any:
    return fight(f"anastasya 3b1 {hand}", "anton 3b1")


def calm(hand: str) -> Any:
    """The same before the battle."""
    return fight(f"anastasya 3b1 {hand}", "anton 3b1", starts=False)


def seat(table: Party, number: int) -> Any:
    return table.table.head.seats[number]


async def order(line: Socket, kind: str, **what: object) -> Any:
    return await line.ask({"type": kind, "id": f"{kind}-{len(what)}-{json.encode(what).hex()[:40]}", **what})


def unasked(table: Party, number: int, *windows: str) -> None:
    """An order that was given before the battle."""
    seats = list(table.table.head.seats)
    seats[number] = replace(seats[number], unasked=list(windows))
    table.table.head = replace(table.table.head, seats=seats)


# --- a deputy


def test_a_deputy_answers_until_the_battle_is_over_and_its_owner_alone_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await duel(house, NONE)
        async with table.lines() as (ann, bob):
            assert [False, False] == [(await newest(one))["orders"]["deputy"] for one in (ann, bob)]
            for line in (ann, bob):
                assert "done" == (await order(line, "deputy", on=True))["type"]
            await until(lambda: not seat(table, 0).deputy)
            await settled(table)
            frame = await newest(ann)
            helped = [one["by"] for one in frame["news"] if one["news"] == "helped"]
            assert (None, {"deputy"}) == (frame["orders"]["deputy"], set(helped))
            assert [False, False] == [seat(table, one).deputy for one in range(2)]

    at_home(tmp_path, test)


def test_a_deputy_that_is_stopped_leaves_the_question_to_its_person(tmp_path: Path) -> None:
    pondering = Pondering(0.5)

    async def test(house: House) -> None:
        table = await duel(house, NONE)
        async with table.lines() as (ann, _):
            seq = table.table.seq
            await order(ann, "deputy", on=True)
            await settled(table)
            assert await newest(ann)
            assert ann.latest["orders"]["deputy"]
            await order(ann, "deputy", on=False)
            pondering.world.wait(10.0)
            await settled(table)
            assert (seq, 0) == (table.table.seq, table.table.head.asked)
            assert house.duties(table.id).thinking is None

    pondering.run(tmp_path, test)


def test_a_deputy_sees_a_battle_through_after_a_new_start_of_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 2, game="heroes")
            async with table.lines() as lines:
                player = Player(lines)
                line, choice = await asked_for_battle(player)
                assert "done" == (await line.ask(answer(line, choice)))["type"]
                await player.asked()
                ann, number = line, lines.index(line)
                first.bots.gate = asyncio.Event()
                assert "done" == (await order(ann, "deputy", on=True))["type"]
                await settled(table)
        minds = QuickThinkers()
        minds.gate = asyncio.Event()
        async with house(tmp_path, thinkers=minds) as second:
            again = table.moved(second)
            async with again.lines():
                assert seat(again, number).deputy
                seq, asked = again.table.seq, again.table.head.asked
                minds.gate.set()
                await until(lambda: again.table.seq > seq or asked != number)

    run(work())


def test_there_is_nothing_to_hand_over_outside_of_battles(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for game in ("heroes", "hidden-leaders"):
            table = await party(house, 2, game=game)
            async with table.lines() as (ann, _):
                assert "no-bout" == (await order(ann, "deputy", on=True))["reason"]

    at_home(tmp_path, test)


# --- windows


def test_windows_are_chosen_between_battles_and_by_their_names(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as (ann, bob):
            seq, heard = table.table.seq, bob.coming.qsize()
            assert "done" == (await order(ann, "unasked", windows=["turn-start", BEFORE]))["type"]
            await settled(table)
            assert [BEFORE, "turn-start"] == (await newest(ann))["orders"]["unasked"]
            assert (seq, heard) == (table.table.seq, bob.coming.qsize())  # nobody else hears anything
            assert "no-window" == (await order(ann, "unasked", windows=["tea-time"]))["reason"]
            lay(table, NONE)
            assert "in-bout" == (await order(ann, "unasked", windows=[]))["reason"]
            assert [BEFORE, "turn-start"] == seat(table, 0).unasked

    at_home(tmp_path, test)


def test_a_window_is_passed_at_its_moment_and_its_owner_can_read_that(tmp_path: Path) -> None:
    world = DrawingWorld()

    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        unasked(table, 0, BEFORE)
        async with table.lines() as (ann, bob):
            lay(table, ONE)
            await settled(table)
            seq = table.table.seq
            world.wait(SOONEST - 0.01)
            await settled(table)
            assert seq == table.table.seq
            world.wait(LATEST - SOONEST + 0.02)
            await settled(table)
            assert seq + 1 == table.table.seq
            mine, theirs = [(await newest(one))["news"] for one in (ann, bob)]
            assert ["unasked"] == [one["by"] for one in mine if one["news"] == "helped"]
            assert [one for one in mine if one["news"] != "helped"] == theirs

    at_home(tmp_path, test, world=world)


def answer(line: Socket, choice: str, command: str = "hand") -> dict[str, object]:
    return {"type": "answer", "id": command, "seq": line.latest["seq"], "choice": choice}


def test_an_answer_by_hand_waits_for_the_moment_and_is_kept_then_though_its_line_broke(tmp_path: Path) -> None:
    world = DrawingWorld()

    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        unasked(table, 0, BEFORE)
        async with table.lines() as (ann, bob):
            lay(table, ONE)
            await settled(table)
            await newest(ann)
            seq = table.table.seq
            assert "illegal-choice" == (await ann.ask(answer(ann, "use haste", "bad")))["reason"]
            ann.send(answer(ann, "use summon-light-elemental"))
            await settled(table)
            assert "answer-waits" == (await ann.ask(answer(ann, "done", "another")))["reason"]
            await ann.close()
            assert seq == table.table.seq
            world.wait(LATEST)
            await settled(table)
            assert seq + 1 == table.table.seq
            await newest(bob)
            assert any("scroll-used" in str(one) for one in bob.latest["news"])

    at_home(tmp_path, test, world=world)


def test_an_answer_by_hand_is_told_so_when_its_question_is_gone(tmp_path: Path) -> None:
    world = DrawingWorld()

    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        unasked(table, 0, BEFORE)
        async with table.lines() as (ann, _):
            lay(table, ONE)
            await settled(table)
            await newest(ann)
            ann.send(answer(ann, "done"))
            await settled(table)
            lay(table, ONE, calm)
            await settled(table)
            while (reply := await ann.read())["type"] == "frame":
                pass
            assert "moved-on" == reply["reason"]

    at_home(tmp_path, test, world=world)


# --- what others can tell


class Stopwatch:
    """Somebody who looks when windows close, and how."""

    def __init__(self, table: Party, world: DrawingWorld) -> None:
        self.table = table
        self.world = world
        self.times: list[float] = []
        self.begun = 0.0

    async def take(self, table: Table, *rest: object, **more: object) -> int:
        """What shows is noted, and the same position comes again."""
        self.times.append(round(self.world.time - self.begun, 6))
        table.held = None
        return table.seq

    async def windows(self, count: int, hand: Callable[[int, Held], None] | None) -> list[float]:
        duties, here = self.table.house.duties(self.table.id), self.table.table
        progress = here.progress
        assert progress is not None
        with patch.object(playing, "take", self.take), patch.object(playing, "answer", self.take):
            for number in range(count):
                self.begun = self.world.time
                assert duties.is_held(progress, 0)
                held = here.held
                assert held is not None
                task = held.task
                assert task is not None
                await asyncio.sleep(0)
                if hand is not None:
                    hand(number, held)
                (until, _), *others = self.world.alarms.sleeping
                assert not others
                self.world.wait(until - self.world.time)
                await task
        return self.times


def by_hand(every: int) -> Callable[[int, Held], None]:
    """Somebody who answers every so often, at once."""

    def answers(number: int, held: Held) -> None:
        if number % every == 0:
            held.by = held.command = object()  # type: ignore[assignment]

    return answers


def times_with(folder: Path, hand: str, acts: Callable[[int, Held], None] | None, seed: int, count: int) -> list[float]:
    """When others see that windows are over whose owner holds this."""
    folder.mkdir(exist_ok=True)
    world = DrawingWorld(seed)
    found: list[float] = []

    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        unasked(table, 0, BEFORE)
        table.table.on_change = None
        lay(table, hand)
        table.table.touched = float("inf")  # hours pass, and nobody tidies the table away
        found.extend(await Stopwatch(table, world).windows(count, acts))

    at_home(folder, test, world=world)
    return found


def distance(some: list[float], others: list[float]) -> float:
    """How far two samples are apart at most, as shares of them (Kolmogorov and Smirnov)."""
    marks = [SOONEST + (LATEST - SOONEST) * n / 200 for n in range(201)]
    return max(abs(share(some, mark) - share(others, mark)) for mark in marks)


def share(times: list[float], mark: float) -> float:
    return sum(one <= mark for one in times) / len(times)


def test_the_times_that_others_see_are_the_same_with_no_usable_scroll_with_one_and_with_three(tmp_path: Path) -> None:
    acts = {"none": None, "one": by_hand(7), "three": by_hand(2)}
    times = {name: times_with(tmp_path / name, hand, acts[name], 1, WINDOWS) for name, hand in HANDS.items()}

    assert WINDOWS == len(times["none"])
    assert times["none"] == times["one"] == times["three"]  # drawn alike, whatever is held and answered
    other = times_with(tmp_path / "other", THREE, acts["three"], 2, WINDOWS)
    assert distance(times["none"], other) < 1.95 * (2 / WINDOWS) ** 0.5  # and of one spread, whatever is drawn
    assert (SOONEST, LATEST) == (round(min(other), 1), round(max(other), 1))


def moment_of(folder: Path, hand: str, choice: str | None) -> tuple[float, list[str]]:
    """When Bob sees the window closed, in a real table, and what he is sent until then."""
    folder.mkdir(exist_ok=True)
    world = DrawingWorld()
    found: list[tuple[float, list[str]]] = []

    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        unasked(table, 0, *([BEFORE] if choice != "ask me" else []))
        async with table.lines() as (ann, bob):
            lay(table, hand)
            await settled(table)
            await newest(ann)
            await newest(bob)
            first = json.encode({**bob.latest, "news": []}).decode()
            seq, begun = table.table.seq, world.time
            if choice is not None:
                ann.send(answer(ann, "done"))
            await settled(table)
            while table.table.seq == seq:
                world.wait(0.01)
                await settled(table)
            found.append((round(world.time - begun, 2), [first]))

    at_home(folder, test, world=world)
    return found[0]


def same(folder: Path) -> None:
    """Bob cannot tell what Ann holds, whether she answers, and what she has ordered."""
    seen = [
        moment_of(folder / f"{number}", hand, choice)
        for number, (hand, choice) in enumerate([(NONE, None), (ONE, "done"), (THREE, None)])
    ]
    if any(one != seen[0] for one in seen):
        raise Leak(str([time for time, _ in seen]))


def test_whoever_looks_on_sees_the_same_at_the_same_moment_whatever_is_held_and_answered(tmp_path: Path) -> None:
    same(tmp_path)


@pytest.mark.parametrize(
    "leak", [partial(patch.object, Connection, "is_held", no_wait)], ids=["an answer by hand does not wait"]
)
def test_a_server_that_shows_answers_by_hand_at_once_is_caught(tmp_path: Path, leak: Any) -> None:
    with leak(), pytest.raises(Leak):
        same(tmp_path)


def test_the_pause_is_drawn_from_one_spread() -> None:
    assert (SOONEST, LATEST) == pytest.approx((pause(0.0), pause(1.0)))
    assert (SOONEST + LATEST) / 2 == pytest.approx(pause(0.5))


def told_of_orders(folder: Path) -> None:
    """Nothing that Bob gets depends on what Ann ordered."""
    frames: list[str] = []

    async def test(house: House) -> None:
        for windows in ((), (BEFORE,), (BEFORE, "turn-end")):
            table = await party(house, 2, game="heroes")
            unasked(table, 0, *windows)
            async with table.lines() as (_, bob):
                lay(table, NONE, calm)
                await settled(table)
                frames.append(json.encode((await newest(bob))["orders"]).decode())

    at_home(folder, test)
    if len(set(frames)) > 1:
        raise Leak(str(frames))


def test_nobody_hears_of_the_orders_of_others(tmp_path: Path) -> None:
    told_of_orders(tmp_path)


def test_a_frame_that_tells_of_the_orders_of_others_is_caught(tmp_path: Path) -> None:
    with patch.object(Camera, "orders", orders_of_the_next_seat), pytest.raises(Leak):
        told_of_orders(tmp_path)


def test_an_answer_of_a_setting_is_marked_for_its_owner_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await duel(house, NONE)
        async with table.lines() as (ann, bob):
            await newest(ann)
            reply = await ann.ask({**answer(ann, "done"), "by": "setting"})
            assert "done" == reply["type"]
            await settled(table)
            mine, theirs = [(await newest(one))["news"] for one in (ann, bob)]
            assert ["setting"] == [one["by"] for one in mine if one["news"] == "helped"]
            assert [one for one in mine if one["news"] != "helped"] == theirs

    at_home(tmp_path, test)


def test_a_strange_order_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as (ann, _):
            strange: list[dict[str, object]] = [
                {"type": "deputy", "id": "a", "on": "yes"},
                {"type": "unasked", "id": "b", "windows": [1]},
                {"type": "unasked", "id": "c", "windows": ["x"] * 41},
                {"type": "answer", "id": "d", "seq": 1, "choice": "x", "by": "magic"},
            ]
            for bad in strange:
                ann.send(bad)
                assert "message" == (await ann.until("refused"))["reason"]

    at_home(tmp_path, test)
