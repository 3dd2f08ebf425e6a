"""Everything in the box of Heroes, to be looked up."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from interregnum.cli.shelf import Shelf
from interregnum.cli.speech import Speech
from interregnum.games.heroes.game import ID
from interregnum.games.heroes.terminal import lookup
from interregnum.games.heroes.words.cards import standard_box
from interregnum.games.heroes.words.words import HeroesWords


class HeroesShelf(Shelf):
    """Everything in the box of Heroes, kind by kind."""

    def __init__(self, lang: str, width: int) -> None:
        super().__init__(Speech(lang, [], ID), width)
        self.cards: Final = HeroesWords(lang).cards
        self.things: Final = [(kind, key) for kind, keys in lookup.kinds().items() for key in keys]
        self.ids = tuple(key for _, key in self.things)

    def values(self, name: str) -> tuple[str, ...]:
        if name == "kind":
            return tuple(lookup.kinds())
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
        return lookup.thing_lines(self.cards, self.speech, *self.things[number], self.width, back=True)

    def plain(self, number: int) -> dict[str, object]:
        kind, key = self.things[number]
        text = self.cards.text(kind, key)
        back = list(self.cards.reward(key).head) if kind == lookup.ENCOUNTER else []
        return {
            "kind": kind,
            "id": key,
            "name": text.name,
            "lang": self.speech.lang,
            "head": list(text.head),
            "rules": list(text.rules),
            "back": back,
        }
