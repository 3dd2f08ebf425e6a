"""What the terminal says about Hidden Leaders: the words of the catalogue with signs and colours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, TypeAlias

from rich.text import Text

from interregnum.games.hidden_leaders.facts import FACTIONS, CardFacts, LeaderFacts
from interregnum.games.hidden_leaders.view import View
from interregnum.i18n import Words
from interregnum.i18n.cards import capital
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question

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


class Speech:
    """One language and the names of the players."""

    def __init__(self, lang: str, names: list[str]) -> None:
        self.words: Final = Words(lang)
        self.names: Final = names
        self.lang: Final = lang

    def ui(self, message: str, **words: str | int) -> str:
        return self.words.ui(message, **words)

    def cli(self, message: str, **words: str | int) -> str:
        """A word that only the terminal needs."""
        return self.words.ui(f"cli-{message}", **words)

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

    def question(self, question: Question, view: View) -> str:
        return self.words.question_text(question, view, self.names)

    def waiting(self, view: View) -> str:
        return self.words.waiting_text(view, self.names)

    def choice(self, ask: int, choice: int, view: View) -> str:
        return self.words.choice_text(ask, choice, view, self.names)

    def event(self, event: Entry) -> str:
        """A line of the log."""
        return event.text(self) if isinstance(event, Remark) else self.words.event_text(event, self.names)


class Remark(ABC):
    """A line of the log that is no event of the game; what it says is known when the language is."""

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The line in words."""


Entry: TypeAlias = Event | Remark
