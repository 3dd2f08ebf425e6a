"""How likely each seat wins: a round is played on as search does it, and the fitted prospects judge where it led."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from interregnum.games.hidden_leaders.bots.habits import Habits
from interregnum.games.hidden_leaders.bots.prospects import prospects_for
from interregnum.games.hidden_leaders.bots.search import LIMIT
from interregnum.games.hidden_leaders.bots.seeker import SeekerBot
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.dice import SEED_BYTES, FastDice
from interregnum.kernel.state import State as KernelState
from interregnum.kernel.view import View as KernelView
from interregnum.lab.reckoning import Reckoner


class HiddenLeadersReckoner(Reckoner):
    """Each seat suspects the leaders of the others by what they did, as good bots do."""

    watches: ClassVar[bool] = True
    playouts: ClassVar[int] = 200

    def __init__(self, game: HiddenLeaders, seats: int) -> None:
        super().__init__(game, seats)
        self.prospects: Final = prospects_for(game.box, seats)
        self.believers: Final = [SeekerBot(game, bytes(SEED_BYTES), seat) for seat in range(seats)]
        self.all_seeing: Final = SeekerBot(game, bytes(SEED_BYTES), seats)

    def watch(self, view: KernelView) -> None:
        self.believers[view.viewer].watch(view)

    def worlds(self, view: KernelView, dice: FastDice) -> Iterator[State]:
        assert isinstance(view, View)
        believer = self.believers[view.viewer] if view.viewer < self.seats else self.all_seeing
        worlds = believer.worlds(view)
        while True:
            yield worlds.deal(dice)

    def play_on(self, world: KernelState, dice: FastDice) -> None:
        assert isinstance(world, State)
        habits, last = Habits(self.prospects, dice), world.turns + self.seats
        for _ in range(LIMIT):
            if world.over or world.turns >= last:
                return
            world.answer(habits.answer(world))

    def judged(self, world: KernelState) -> list[float]:
        assert isinstance(world, State)
        return [self.prospects.chance(world, seat) for seat in range(self.seats)]
