"""Who might lead whom: what the others did to the markers and whom they gathered gives their leaders away."""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from interregnum.games.hidden_leaders.bots.forecast import Chances, Forecast, space
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.view import View

# Fitted to the leaders that three greedy bots turned out to have: the true one gets 0.6 at the end, by chance 0.2.
MARKERS_TELL: Final = 2.0  # how much it tells to make a faction's victory likelier by 1
HEROES_TELL: Final = 0.8  # and to show one hero of a faction
PLAYS: Final = 3  # how far ahead the others are thought to look


class Belief:
    """A weight for each leader of each other seat, from views alone."""

    def __init__(self, box: Box, forecast: Forecast) -> None:
        self.box: Final = box
        self.forecast: Final = forecast
        self.pulls: Final[dict[int, list[float]]] = {}  # by seat: how much it has helped each faction
        self.last: View | None = None

    def see(self, view: View) -> None:
        """Credit what happened to the markers to the seat that answered, if nothing was missed in between."""
        last, self.last = self.last, view
        if last is None or last.asked == view.viewer or view.decisions != last.decisions + 1:
            return
        if (last.red, last.green) != (view.red, view.green):
            self.credit(last.asked, self.chances(last), self.chances(view))

    def chances(self, view: View) -> Chances:
        return self.forecast.chances(space(view.red, view.green), PLAYS)

    def credit(self, seat: int, before: Chances, after: Chances) -> None:
        pull = self.pulls.setdefault(seat, [0.0] * len(FACTIONS))
        for faction in range(len(FACTIONS)):
            pull[faction] += after[faction] - before[faction]

    def leaders(self, view: View, seat: int) -> list[float]:
        """How likely the seat has each leader; nobody has the viewer's own."""
        signs = self.signs(view, seat)
        weights = [
            0.0 if leader == view.leaders[view.viewer] else exp(fsum(signs[one] for one in bits(mask)))
            for leader, mask in enumerate(self.box.leader_factions)
        ]
        total = fsum(weights)
        return [weight / total for weight in weights]

    def signs(self, view: View, seat: int) -> list[float]:
        """What speaks for each faction of the seat's leader."""
        heroes = [self.box.factions[card] for card in view.ups[seat]]
        pull = self.pulls.get(seat, [0.0] * len(FACTIONS))
        return [
            MARKERS_TELL * pull[one] + HEROES_TELL * sum(mask >> one & 1 for mask in heroes)
            for one in range(len(FACTIONS))
        ]

    def aligned(self, view: View, seat: int) -> list[float]:
        """How likely the seat's leader is aligned with each faction."""
        found = [0.0] * len(FACTIONS)
        for leader, chance in enumerate(self.leaders(view, seat)):
            for one in bits(self.box.leader_factions[leader]):
                found[one] += chance
        return found


def bits(mask: int) -> list[int]:
    """The factions of a mask."""
    return [one for one in range(len(FACTIONS)) if mask >> one & 1]
