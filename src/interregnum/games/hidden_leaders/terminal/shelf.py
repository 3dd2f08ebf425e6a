"""The hero cards of Hidden Leaders, to be looked up."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from interregnum.cli.shelf import Shelf
from interregnum.games.hidden_leaders.engine.facts import FACTIONS, SETS
from interregnum.games.hidden_leaders.terminal import lookup
from interregnum.games.hidden_leaders.terminal.signs import Signs


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
        return lookup.card_lines(self.signs, number, self.width)

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
