"""Board games about an empty throne, for people who play them and people who study them.

>>> import interregnum
>>> match = interregnum.new("hidden-leaders", seats=3, seed=7)
>>> match.asked, len(match.choices)
(2, 20)
"""

from interregnum.bots import Bot
from interregnum.kernel.dice import FairDice, FastDice, fast_dice, seed_from_int
from interregnum.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalChoice,
    InterregnumError,
    RecordMismatch,
    UnknownChoice,
)
from interregnum.kernel.game import Game
from interregnum.kernel.ids import UNKNOWN, WATCHER
from interregnum.kernel.playout import playout
from interregnum.kernel.question import Question
from interregnum.kernel.record import Record, read_record, replay, verify
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.match import Match, play_on
from interregnum.ours import from_position, game, new, resume
from interregnum.registry import GAMES

__all__ = [
    "GAMES",
    "UNKNOWN",
    "WATCHER",
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Bot",
    "FairDice",
    "FastDice",
    "Game",
    "IllegalChoice",
    "InterregnumError",
    "Match",
    "Question",
    "Record",
    "RecordMismatch",
    "State",
    "UnknownChoice",
    "View",
    "fast_dice",
    "from_position",
    "game",
    "new",
    "play_on",
    "playout",
    "read_record",
    "replay",
    "resume",
    "seed_from_int",
    "verify",
]
