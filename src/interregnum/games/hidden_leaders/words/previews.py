"""What an answer would bring, in words: facts about the markers and about who would win, and no advice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.foresight import Foreseen, Way
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.words.table import Table
from interregnum.words.catalogue import tidy
from interregnum.words.phrases import sentence, yes

# Whom it helps that another faction would win: by whether the new one is the viewer's, and whether the old one is.
HELPS: Final = {(True, True): "both", (True, False): "you", (False, True): "others", (False, False): "neither"}


@dataclass(frozen=True)
class Outlook:
    """What comes of an answer, as its giver sees it."""

    table: Table
    view: View
    foreseen: Foreseen

    def text(self) -> str:
        """Where the markers would stand, and which faction would win then."""
        ways = self.foreseen.ways
        if not ways:
            return self.say("unknown")
        if len(ways) > 1:
            return tidy(" ".join([self.chosen(), *[self.way(one) for one in ways]]))
        moves = self.moves(ways[0])
        moved = sentence(self.table.words, moves) if moves else self.say("stays")
        return tidy(f"{moved} {self.over(ways[0]) if self.foreseen.over else self.then(ways[0])}")

    def chosen(self) -> str:
        """Who decides between the ways."""
        others = [seat for seat in self.foreseen.by if seat != self.view.viewer]
        return self.say("decides", own=yes(not others), player=self.table.player(others[0]) if others else "")

    def way(self, way: Way) -> str:
        moves = self.moves(way) or self.say("no-move")
        return sentence(self.table.words, self.say("way", moves=moves, wins=self.wins(way)))

    def over(self, way: Way) -> str:
        wins = self.table.say("faction-wins", faction=FACTIONS[way.leading])
        return self.say("over", wins=wins, mine=yes(self.is_mine(way.leading)))

    def then(self, way: Way) -> str:
        """Who would win, and whom that helps."""
        now = self.foreseen.now
        if way.leading == now:
            return sentence(self.table.words, self.say("still", wins=self.wins(way)))
        helps = HELPS[self.is_mine(way.leading), self.is_mine(now)]
        return self.say("instead", faction=FACTIONS[way.leading], old=self.table.faction(now, "gen"), helps=helps)

    def wins(self, way: Way) -> str:
        return self.say("wins", faction=FACTIONS[way.leading], mine=yes(self.is_mine(way.leading)))

    def is_mine(self, faction: int) -> bool:
        leader = self.view.leaders[self.view.viewer]
        return FACTIONS[faction] in self.table.box.leaders[leader].factions

    def moves(self, way: Way) -> str:
        return self.table.moves((self.view.red, self.view.green), (way.red, way.green))

    def say(self, message: str, **words: str) -> str:
        return self.table.say(f"preview-{message}", **words)
