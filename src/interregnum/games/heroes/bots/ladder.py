"""The rungs of Heroes, from gentle to masterly: what each works, and the habits of those who do not look ahead."""

from __future__ import annotations

from functools import partial
from typing import Final

from interregnum.bots.rung import Rung
from interregnum.games.heroes.bots.greedy import GreedyBot
from interregnum.games.heroes.bots.habits import HASTY, LONELY, STEADY
from interregnum.games.heroes.bots.search import AND_MOVES, EVERYTHING, TURNS_ONLY, SearchBot

SCOUT: Final = Rung(partial(GreedyBot, habits=HASTY))
RANGER: Final = Rung(partial(GreedyBot, habits=LONELY))
CAPTAIN: Final = Rung(partial(GreedyBot, habits=STEADY))
MARSHAL: Final = Rung(SearchBot, worlds=1, answers=4, rounds=1, scope=TURNS_ONLY)
STRATEGIST: Final = Rung(SearchBot, worlds=8, answers=8, rounds=1, scope=AND_MOVES)
WARLORD: Final = Rung(SearchBot, worlds=16, answers=10, rounds=1, scope=EVERYTHING, plans=3, beyond=1)
