"""What lies under a cup is told to nobody else, in no byte: the tests of our own games, with another game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest
from tests.server.kin import Kin, World
from tests.server.nights import Plan, play
from tests.server.sights import Sights

from interregnum.guest.engine import Happened
from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.kernel.state import State
from interregnum.lab.fuzz import play_one
from interregnum.lab.plain_course import PlainCourse
from interregnum.lab.watch import Leak, Watch
from interregnum_cups.course import CupsCourse
from interregnum_cups.engine import Cups, CupsState, Doubted, Rolled

SEATS = [(2, 0), (3, WATCHER)]
MANY = 12  # games among which a leak must show


@dataclass
class OtherCups:
    """Other dice; answers are the same."""

    state: State

    def choice(self, choice: int) -> int:
        return choice


class NoCards(Sights):
    """Dice have no names that could be said too early."""

    def __init__(self) -> None:
        super().__init__(["nothing"])

    def check(self, viewer: int, message: bytes) -> None: ...
    def begin(self, state: State) -> None: ...
    def look(self, state: State) -> None: ...
    def hear(self, event: Event) -> None: ...
    def go_back(self, state: State) -> None: ...


class CupsKin(Kin):
    """Under the Cup at two servers."""

    game = "cups"

    def another(self, state: State, viewer: int, choice: int | None, dice: Dice) -> World:
        assert isinstance(state, CupsState)
        truth = state.clone()
        journal = truth.journal = Journal()
        if choice is not None:
            truth.answer(choice)
        return OtherCups(CupsCourse().other_world(state, viewer, journal.events, dice))

    def sights(self) -> Sights:
        return NoCards()

    def redealt(self, world: World, event: Event) -> Event:
        assert isinstance(event, Happened)
        assert isinstance(world.state, CupsState)
        return Happened(Rolled(event.told.seat, world.state.truth.cups[event.told.seat]))


@pytest.mark.parametrize(("seats", "viewer"), SEATS)
def test_two_servers_that_differ_in_dice_send_the_same_bytes(seats: int, viewer: int) -> None:
    tally = asyncio.run(play(Plan(seats, seats, viewer, {"short-game": True}, kin=CupsKin(), most=15)))

    assert 8 < tally.answers < tally.compared
    assert tally.answers < 2 * tally.different  # else there was little to tell apart


def found(course: PlainCourse[CupsState]) -> list[str]:
    """The failures of a few dozen games."""
    seeds = [seed_from_int(number) for number in range(MANY)]
    return [one for number, seed in enumerate(seeds) for one in play_one(course, seed, number).failures]


def leaky_look(state: CupsState, viewer: int) -> Plain:
    """A view with all dice."""
    return {**Cups().view(state, viewer).plain(), "cups": state.truth.cups}


def leaky_hear(event: Event, viewer: int) -> Plain:
    """An event that hides nothing."""
    return Cups().event_plain(event)


@pytest.mark.parametrize(
    "watch",
    [Watch[CupsState](Cups(), look=leaky_look), Watch[CupsState](Cups(), hear=leaky_hear)],
    ids=["a view", "an event"],
)
def test_a_leak_is_found(watch: Watch[CupsState]) -> None:
    course = CupsCourse()
    assert [] == found(course)

    course.watch = watch

    assert any("can tell two worlds apart" in one for one in found(course))


def test_a_position_that_gives_dice_away_is_found_without_a_course_of_its_own() -> None:
    course = PlainCourse[CupsState](Cups())
    assert [] == found(course)

    course.watch = Watch[CupsState](Cups(), look=leaky_look)

    with pytest.raises(Leak, match="position"):
        course.look_at_end(course.begin(0, seed_from_int(1), fast_dice(seed_from_int(2))), 0, fast_dice(b"3"))


def test_everybody_sees_lifted_cups_and_nobody_the_next_roll_of_another() -> None:
    state = Cups().new(3, {}, fast_dice(seed_from_int(4)), journal=True)
    state.answer(state.choices[0])
    state.answer(0)
    assert state.journal is not None

    for viewer in (0, 1, 2, WATCHER):
        told = [event.told for event in state.journal.seen_by(viewer) if isinstance(event, Happened)]
        assert [5, 5, 5] == [len(cup) for one in told if isinstance(one, Doubted) for cup in one.cups]
        rolls = [one for one in told if isinstance(one, Rolled)]
        assert [one.seat == viewer for one in rolls] == [one.dice is not None for one in rolls]
        assert 6 == len(rolls)
