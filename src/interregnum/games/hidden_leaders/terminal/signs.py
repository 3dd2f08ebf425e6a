"""What the terminal says about the cards of Hidden Leaders: the words of the catalogue with signs and colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from interregnum.cli.speech import Speech
from interregnum.games.hidden_leaders.engine.facts import FACTIONS, CardFacts, LeaderFacts
from interregnum.games.hidden_leaders.game import ID
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.kernel.ids import UNKNOWN
from interregnum.words.phrases import capital

# Colour is never the only sign: each faction has a symbol of one cell.
SYMBOLS: Final = {"undead": "†", "water-folk": "≈", "imperial-army": "♦", "hill-tribes": "▲"}
COLOURS: Final = {"undead": "magenta", "water-folk": "cyan", "imperial-army": "red", "hill-tribes": "green"}
ALL_SYMBOL: Final = "★"
NONE_SYMBOL: Final = "○"


def symbol(facts: CardFacts) -> str:
    """The sign of a card's faction."""
    if len(facts.factions) == len(FACTIONS):
        return ALL_SYMBOL
    return SYMBOLS[facts.factions[0]] if facts.factions else NONE_SYMBOL


def colour(facts: CardFacts) -> str:
    if len(facts.factions) == len(FACTIONS):
        return "yellow"
    return COLOURS[facts.factions[0]] if facts.factions else "default"


class Signs(Speech):
    """Speaks of cards, factions and leaders, each with its sign."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        super().__init__(lang, names, ID)
        self.words: HiddenLeadersWords = HiddenLeadersWords(lang)

    def facts(self, card: int) -> CardFacts:
        return self.words.box.cards[card]

    def leader_facts(self, leader: int) -> LeaderFacts:
        return self.words.box.leaders[leader]

    def card(self, card: int) -> Text:
        """A card with its sign; a place if it is not known."""
        if card == UNKNOWN:
            return Text("?", style="dim")
        facts = self.facts(card)
        return Text(f"{symbol(facts)} {self.words.card_name(facts.id)}", style=colour(facts))

    def card_text(self, card: int) -> str:
        return self.words.card_text(self.facts(card))

    def faction(self, faction: str) -> Text:
        """A faction with its sign."""
        return Text(f"{SYMBOLS[faction]} {capital(self.words.faction(faction))}", style=COLOURS[faction])

    def leader(self, leader: int) -> Text:
        """A leader, the number that breaks ties, and the two factions."""
        facts = self.leader_facts(leader)
        name = f"{self.words.leader_name(facts.id)} {self.words.leader_epithet(facts.id)}"
        factions = [self.faction(one) for one in facts.factions]
        return Text.assemble((f"{name} ({facts.number})", "bold"), ": ", factions[0], " + ", factions[1])
