"""What `interregnum cards` shows of each game: its things by number, with filters and texts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from rich.text import Text

from interregnum.cli.heroes import lookup as heroes
from interregnum.cli.hidden_leaders import lookup as hidden_leaders
from interregnum.cli.hidden_leaders.signs import Signs
from interregnum.cli.speech import Speech
from interregnum.games.heroes.game import ID as HEROES
from interregnum.games.hidden_leaders.facts import FACTIONS, SETS
from interregnum.i18n.heroes.cards import standard_box
from interregnum.i18n.heroes.words import HeroesWords


class Shelf(ABC):
    """The things of one box in one language."""

    ids: tuple[str, ...]

    def __init__(self, speech: Speech, width: int) -> None:
        self.speech: Final = speech
        self.width: Final = width

    @abstractmethod
    def values(self, name: str) -> tuple[str, ...]:
        """The words a filter knows; none for a filter that means nothing here."""

    @abstractmethod
    def tags(self, number: int, name: str) -> tuple[str, ...]:
        """What a filter is compared with."""

    @abstractmethod
    def everything(self, number: int) -> str:
        """Id, name and text in small letters."""

    @abstractmethod
    def lines(self, number: int) -> list[Text]:
        """A thing as people read it."""

    @abstractmethod
    def plain(self, number: int) -> dict[str, object]:
        """A thing as a program reads it."""

    def count(self, n: int) -> str:
        return self.speech.ui("cards", n=n) if n else self.speech.cli("no-card-fits")


class HiddenLeadersShelf(Shelf):
    """The hero cards of Hidden Leaders."""

    def __init__(self, lang: str, width: int) -> None:
        self.signs: Final = Signs(lang, [])
        super().__init__(self.signs, width)
        self.ids = tuple(card.id for card in self.signs.words.box.cards)

    def values(self, name: str) -> tuple[str, ...]:
        return {"faction": FACTIONS, "set": SETS}.get(name, ())

    def tags(self, number: int, name: str) -> tuple[str, ...]:
        facts = self.signs.facts(number)
        return facts.factions if name == "faction" else (facts.set,)

    def everything(self, number: int) -> str:
        facts = self.signs.facts(number)
        return f"{facts.id} {self.signs.words.card_name(facts.id)} {self.signs.card_text(number)}".casefold()

    def lines(self, number: int) -> list[Text]:
        return hidden_leaders.card_lines(self.signs, number, self.width)

    def plain(self, number: int) -> dict[str, object]:
        facts = self.signs.facts(number)
        layout = self.signs.words.card_layout(facts)
        return {
            "id": facts.id,
            "name": self.signs.words.card_name(facts.id),
            "lang": self.signs.lang,
            "factions": list(facts.factions),
            "set": facts.set,
            "advanced": facts.advanced,
            "text": str(layout),
            "lines": list(layout.in_order()),
        }


class HeroesShelf(Shelf):
    """Everything in the box of Heroes, kind by kind."""

    def __init__(self, lang: str, width: int) -> None:
        super().__init__(Speech(lang, []), width)
        self.cards: Final = HeroesWords(lang).cards
        self.things: Final = [(kind, key) for kind, keys in heroes.kinds().items() for key in keys]
        self.ids = tuple(key for _, key in self.things)

    def values(self, name: str) -> tuple[str, ...]:
        if name == "kind":
            return tuple(heroes.kinds())
        return tuple(one.id for one in standard_box().factions) if name == "faction" else ()

    def tags(self, number: int, name: str) -> tuple[str, ...]:
        kind, key = self.things[number]
        if name == "kind":
            return (kind,)
        facts = self.cards.facts.get(kind, {}).get(key)
        return (*getattr(facts, "factions", ()), getattr(facts, "faction", ""), key if kind == "faction" else "")

    def everything(self, number: int) -> str:
        kind, key = self.things[number]
        text = self.cards.text(kind, key)
        return f"{key} {text.name} {text}".casefold()

    def lines(self, number: int) -> list[Text]:
        return heroes.thing_lines(self.cards, self.speech, *self.things[number], self.width, back=True)

    def plain(self, number: int) -> dict[str, object]:
        kind, key = self.things[number]
        text = self.cards.text(kind, key)
        back = list(self.cards.reward(key).head) if kind == heroes.ENCOUNTER else []
        return {
            "kind": kind,
            "id": key,
            "name": text.name,
            "lang": self.speech.lang,
            "head": list(text.head),
            "rules": list(text.rules),
            "back": back,
        }


def shelf(game: str, lang: str, width: int) -> Shelf:
    """The things of a game."""
    return HeroesShelf(lang, width) if game == HEROES else HiddenLeadersShelf(lang, width)
