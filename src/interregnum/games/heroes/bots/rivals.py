"""Players with one idea each, against whom the laboratory holds the rungs; nobody is offered them."""

from __future__ import annotations

from functools import partial
from typing import Final

from interregnum.bots.rung import Rung
from interregnum.games.heroes.bots.greedy import GreedyBot
from interregnum.games.heroes.bots.habits import HUNTING, RUSHING, WALLED

RUSHER: Final = Rung(partial(GreedyBot, habits=RUSHING))
TURTLE: Final = Rung(partial(GreedyBot, habits=WALLED))
HUNTER: Final = Rung(partial(GreedyBot, habits=HUNTING))
