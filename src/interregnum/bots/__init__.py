"""Players made of code; a bot is handed a view and a question, never a state."""

from interregnum.bots.bot import Bot, seed_of_bot
from interregnum.bots.roster import RANDOM, check, check_all, crowd, make, names, rungs, watches, work
from interregnum.bots.rung import Rung
from interregnum.bots.weighed import Weighed, WeighingBot

__all__ = [
    "RANDOM", "Bot", "Rung", "Weighed", "WeighingBot",
    "check", "check_all", "crowd", "make", "names", "rungs", "seed_of_bot", "watches", "work",
]  # fmt: skip
