"""How likely each seat wins: the round is played on as search does it, and the fitted worth judges where it led."""

from __future__ import annotations

from typing import ClassVar

from interregnum.games.heroes.bots import playing, worth
from interregnum.games.heroes.bots.habits import SOUND
from interregnum.games.heroes.bots.search import DECISIONS
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.dice import FastDice
from interregnum.kernel.state import State as KernelState
from interregnum.lab.reckoning import Reckoner


class HeroesReckoner(Reckoner):
    """Whatever is under way, a battle for example, comes to its end before anything is judged."""

    playouts: ClassVar[int] = 32

    def play_on(self, world: KernelState, dice: FastDice) -> None:
        assert isinstance(world, State)
        playing.play_on(world, SOUND, world.round + 1, DECISIONS)

    def judged(self, world: KernelState) -> list[float]:
        assert isinstance(world, State)
        return worth.fitted().chances(world)

    def decided(self, world: KernelState) -> list[float]:
        """Those who win together share it."""
        assert isinstance(world, State)
        return worth.fitted().decided(world)
