"""When the answers of bots show: at moments that were set when they were asked, and that tell little of their thoughts.

The clock stands still until a test lets it go on, an eighth of a second at a time.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from pathlib import Path

import pytest
from tests.server.tables import FakeWorld, House, Party, Player, QuickThinkers, Test, at_home, done, party
from tests.server.worlds import Alarms

from interregnum.server.duties import hastened, pauses
from interregnum.server.thinking import Thought, TooSlow

TICK = 0.125
PACE = 1.0
CALM = 20  # rounds of the loop in which nothing happens


class SlowWorld(FakeWorld):
    """Nobody wakes before the test lets time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.alarms = Alarms()

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            await self.alarms.sleep(self.time + seconds)

    def wait(self, seconds: float) -> None:
        super().wait(seconds)
        self.alarms.ring(self.time)


class Ponderers(QuickThinkers):
    """Bots that think for a while: always as long as they are told, or longer in some positions than in others."""

    def __init__(self, world: SlowWorld, seconds: float | None = None) -> None:
        super().__init__()
        self.world = world
        self.seconds = seconds
        self.taken: list[float] = []

    async def think(self, request: Thought, instead: bool = False) -> str:
        taken = self.by_position(request) if self.seconds is None else self.seconds
        self.taken.append(taken)
        await self.world.sleep(taken)
        return await super().think(request, instead)

    def by_position(self, request: Thought) -> float:
        return sum(bytes(request.view)) % 7 * TICK


class Pondering:
    """A house whose clock and bots are in our hands."""

    def __init__(self, seconds: float | None = None) -> None:
        self.world = SlowWorld()
        self.bots = Ponderers(self.world, seconds)

    def run(self, folder: Path, test: Test, pace: float = PACE) -> None:
        at_home(folder, test, world=self.world, thinkers=self.bots, bot_pace=pace)

    async def until_shown(self, table: Party, longest: float = 100.0) -> float:
        """Let time pass until something is new at the table, and say how much."""
        seq, begun = table.table.seq, self.world.time
        await settled(table)
        while table.table.seq == seq and self.world.time - begun < longest:
            self.world.wait(TICK)
            await settled(table)
        return self.world.time - begun


async def settled(table: Party) -> None:
    """Until everything has happened that happens without time."""
    calm = 0
    while calm < CALM:
        if table.table.queue.busy is not None:
            await asyncio.wait([table.table.queue.busy])
            calm = 0
        await asyncio.sleep(0)
        calm += 1


async def table_of_bots(house: House, game: str = "hidden-leaders") -> Party:
    return await party(house, 0, ["greedy", "random"], game=game)


def test_a_bot_answers_at_its_pace_in_every_position_however_long_it_thinks_there(tmp_path: Path) -> None:
    pondering = Pondering()

    async def test(house: House) -> None:
        table = await table_of_bots(house)
        assert [PACE] * 20 == [await pondering.until_shown(table) for _ in range(20)]
        assert 3 < len(set(pondering.bots.taken))

    pondering.run(tmp_path, test)


def test_a_long_turn_of_a_bot_of_heroes_is_shown_ever_quicker_whatever_it_sees(tmp_path: Path) -> None:
    pondering = Pondering(0.0)

    async def test(house: House) -> None:
        table = await table_of_bots(house, "heroes")
        for _ in range(40):
            pace, row = house.duties(table.id).pace, house.duties(table.id).row
            assert hastened(PACE, row) == pace
            assert pace <= await pondering.until_shown(table) < pace + TICK
        assert 1 < row

    pondering.run(tmp_path, test)


def test_forty_answers_of_a_bot_in_one_turn_are_shown_within_four_seconds() -> None:
    assert 4 > sum(hastened(0.8, row) for row in range(40))
    assert [0.8, 0.48] == [round(hastened(0.8, row), 2) for row in range(2)]
    assert 0.0 == hastened(0.0, 7)


@pytest.mark.parametrize(
    ("thought", "shown"), [(0.0, 1), (0.875, 1), (1.125, 2), (1.875, 2), (2.125, 4), (3.875, 4), (4.5, 8)]
)
def test_a_longer_thought_shows_at_the_next_step_and_each_step_is_twice_as_late(
    tmp_path: Path, thought: float, shown: float
) -> None:
    pondering = Pondering(thought)

    async def test(house: House) -> None:
        table = await table_of_bots(house)
        assert [shown] * 3 == [await pondering.until_shown(table) for _ in range(3)]

    pondering.run(tmp_path, test)


def test_steps_are_never_short_but_without_a_pace_nothing_waits() -> None:
    assert [0.1, 0.15, 0.25, 0.5, 1.0] == list(islice(pauses(0.1), 5))
    assert [0.8, 0.8, 1.6, 3.2] == list(islice(pauses(0.8), 4))
    assert [] == list(pauses(0.0))


@pytest.mark.parametrize("thought", [0.25, 0.5, 1.75])
def test_without_a_pace_an_answer_shows_when_it_is_ready(tmp_path: Path, thought: float) -> None:
    pondering = Pondering(thought)

    async def test(house: House) -> None:
        table = await table_of_bots(house)
        assert [thought] * 3 == [await pondering.until_shown(table) for _ in range(3)]

    pondering.run(tmp_path, test, pace=0.0)


@pytest.mark.parametrize("thought", [0.0, 0.5])
def test_what_is_answered_in_place_of_a_bot_shows_at_the_same_moment(tmp_path: Path, thought: float) -> None:
    pondering = Pondering(thought)
    pondering.bots.fault = TooSlow("bot-too-slow")

    async def test(house: House) -> None:
        table = await table_of_bots(house)
        assert [PACE] * 3 == [await pondering.until_shown(table) for _ in range(3)]

    pondering.run(tmp_path, test)


def test_a_bot_that_could_not_answer_waits_and_then_keeps_its_pace(tmp_path: Path) -> None:
    pondering = Pondering(0.5)

    async def test(house: House) -> None:
        table = await table_of_bots(house)
        house.store.fault = ZeroDivisionError()
        assert PACE == await pondering.until_shown(table, longest=PACE)
        house.store.fault = None
        assert 2.0 + PACE == await pondering.until_shown(table)
        assert PACE == await pondering.until_shown(table)

    pondering.run(tmp_path, test)


def test_a_thought_that_was_not_shown_yet_counts_no_more_after_an_undo(tmp_path: Path) -> None:
    pondering = Pondering(0.25)

    async def test(house: House) -> None:
        table = await party(house, 1, ["random"])
        async with table.lines() as lines:
            player = Player(lines)
            line = table.table.progress
            assert line is not None
            while not line.answers or table.table.head.asked != 1 or line.answers[-1].seat != 0:
                if table.table.head.asked == 1:
                    await pondering.until_shown(table)
                else:
                    await player.answer()
            await settled(table)
            pondering.world.wait(0.5)
            await settled(table)
            count = len(line.answers)
            undo = {"type": "undo", "id": "undo", "seq": table.table.seq, "to": count - 1}
            await done(lines, lines[0], undo)
            assert 4 * PACE == await pondering.until_shown(table, longest=4 * PACE)
            assert (count - 1, 0) == (len(line.answers), table.table.head.asked)

    pondering.run(tmp_path, test)


def test_a_server_that_stops_shows_no_thought_that_was_still_to_wait(tmp_path: Path) -> None:
    pondering = Pondering(0.25)

    async def test(house: House) -> None:
        table = await table_of_bots(house)
        await settled(table)
        pondering.world.wait(0.5)
        await settled(table)
        found = table.table
        seq, running = found.seq, house.duties(table.id).thinking
        assert running is not None
        await house.hall.close()
        pondering.world.wait(10 * PACE)
        await asyncio.wait([running])
        assert (seq, True) == (found.seq, running.cancelled())

    pondering.run(tmp_path, test)
