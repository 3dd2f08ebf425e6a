"""Players made of code; a bot is handed a view and a question, never a state."""

from interregnum.bots.bot import Bot
from interregnum.bots.roster import check, make, names

__all__ = ["Bot", "check", "make", "names"]
