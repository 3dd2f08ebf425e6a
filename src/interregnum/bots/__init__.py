"""Players made of code; a bot is handed a view and a question, never a state."""

from interregnum.bots.bot import Bot, seed_of_bot
from interregnum.bots.roster import check, check_all, make, names, watches

__all__ = ["Bot", "check", "check_all", "make", "names", "seed_of_bot", "watches"]
