"""The odds of a battle before it is accepted: simulated battles from what the viewer knows, and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.lab.odds import Odds, odds_from_view, odds_of_battle
from interregnum.games.heroes.terminal.picture import Picture
from interregnum.kernel.errors import UnknownChoice

FEW: Final = 8  # battles; if none of them is won, no more are fought
SOME: Final = 40
MANY: Final = 400
SEED: Final = bytes(32)  # the same view gives the same odds
REMEMBERED: Final = 200
UNDER_WAY: Final = -1  # where the field of a battle to come stands


@dataclass(frozen=True)
class Chance:
    """What is shown beside an answer."""

    percent: int
    tokens: float  # lost in a victory, on average
    is_hopeless: bool


class Chances:
    """Simulates battles, each once for a position; several threads may ask."""

    def __init__(self) -> None:
        self.found: OrderedDict[tuple[str, int, int], Odds] = OrderedDict()

    def of_answers(self, picture: Picture) -> Mapping[int, Chance]:
        """For every answer that means a battle, its odds."""
        return {one: self.shown(picture, field) for one, field in battles(picture).items()}

    def shown(self, picture: Picture, field: int) -> Chance:
        odds = self.simulated(picture.view, field, FEW)
        if odds.won.hits:
            odds = self.simulated(picture.view, field, SOME)
        return Chance(round(100 * odds.won.value), odds.tokens_won, not odds.won.hits)

    def simulated(self, view: View, field: int, battles: int) -> Odds:
        """The battle of the hero whose move it is, on this field."""
        hero = sight_of(view).mover
        key = (str(view.plain()), field, battles)
        return self.kept(key, lambda: odds_from_view(standard(), view, hero, field, battles, SEED))

    def kept(self, key: tuple[str, int, int], simulate: Callable[[], Odds]) -> Odds:
        """What was simulated before, or is now."""
        odds = self.found.get(key)
        if odds is None:
            odds = self.found[key] = simulate()
            if len(self.found) > REMEMBERED:
                self.found.popitem(last=False)
        return odds

    def now(self, picture: Picture, battles: int) -> Odds:
        """The battle under way from here on, seen by the hero who began it."""
        view = picture.view
        return self.kept(
            (str(view.plain()), UNDER_WAY, battles), lambda: odds_of_battle(standard(), view, battles, SEED)
        )

    def many(self, picture: Picture, field: int) -> Odds:
        """More exact odds, for somebody who asks for them."""
        if field not in battles(picture).values():
            raise UnknownChoice("heroes-nobody-to-fight")
        return self.simulated(picture.view, field, MANY)


def battles(picture: Picture) -> dict[int, int]:
    """The answers that begin a battle, each with the field where it begins."""
    view = picture.view
    return {one: CHOICES.decode(one)["field"] for one in view.choices if picture.sight.begins_battle(one)}
