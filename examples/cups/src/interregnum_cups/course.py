"""Under the Cup for the fuzzer: what a viewer cannot know is rolled again."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.guest.engine import Happened
from interregnum.kernel.dice import Dice
from interregnum.kernel.journal import Event
from interregnum.lab.plain_course import PlainCourse
from interregnum_cups.engine import Cups, CupsState, Doubted, rolls


class CupsCourse(PlainCourse[CupsState]):
    """The usual course; besides, every answer is seen from worlds with other dice."""

    def __init__(self) -> None:
        super().__init__(Cups())

    def other_world(self, state: CupsState, viewer: int, heard: Sequence[Event], dice: Dice) -> CupsState:
        """Other dice under the cups of others, unless they are about to be lifted, and for their next roll."""
        world = state.clone()
        assert isinstance(world, CupsState)
        truth, open_now = world.truth, any(isinstance(one, Happened) and isinstance(one.told, Doubted) for one in heard)
        now, coming = rolls(state.seats, dice), rolls(state.seats, dice)
        for seat, cup in enumerate(truth.cups):
            if seat != viewer:
                truth.cups[seat] = cup if open_now else sorted(now[seat][: len(cup)])
                truth.coming[seat] = coming[seat]
        return world
