"""Players made of code; a bot is handed a view and a question, never a state."""

from interregnum.bots.bot import Bot, seed_of_bot
from interregnum.bots.roster import check, make, names

__all__ = ["Bot", "check", "make", "names", "seed_of_bot"]
