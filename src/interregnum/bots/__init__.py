"""Players made of code; a bot is handed a view and a question, never a state."""

from interregnum.bots.advice import advise, seed_of_hint, weighed
from interregnum.bots.bot import Bot, seed_of_bot
from interregnum.bots.roster import (
    RANDOM,
    advisor,
    below,
    check,
    check_all,
    crowd,
    make,
    names,
    rungs,
    usual,
    watches,
    work,
)
from interregnum.bots.rung import Rung
from interregnum.bots.weighed import Weighed, WeighingBot

__all__ = [
    "RANDOM", "Bot", "Rung", "Weighed", "WeighingBot",
    "advise", "advisor", "below", "check", "check_all", "crowd", "make", "names", "rungs", "seed_of_bot",
    "seed_of_hint", "usual", "watches", "weighed", "work",
]  # fmt: skip
