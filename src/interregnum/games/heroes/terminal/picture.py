"""A view of Heroes as it is drawn: what follows from it, and how everything in it is called and marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from rich.text import Text

from interregnum.games.heroes.engine.box import HEROES_EACH, KINDS, Box, unit_of_hero
from interregnum.games.heroes.engine.facts import HeroFacts, ScrollFacts, SkillFacts
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.kernel.ids import SEAT_LETTERS, UNKNOWN

if TYPE_CHECKING:
    from interregnum.games.heroes.terminal.grouping import Group

HALF: Final = "½"  # behind a card of which only the first rule is open
STYLES: Final = ("bold red", "bold cyan", "bold green", "bold magenta")  # by seat; the letter stands beside it


class Picture:
    """What is drawn: the view, what follows from it, and the words for it."""

    def __init__(self, words: HeroesWords, view: View, names: Sequence[str]) -> None:
        self.view: Final = view
        self.table: Final[HeroesTable] = words.table(names)
        self.box: Final[Box] = words.box
        self.sight: Final = sight_of(view)
        self.groups: Final[dict[int, list[Group]]] = {}  # the answers by how much is said of them

    def seat_of(self, hero: int) -> int:
        """Whose hero it is."""
        return self.sight.seat_of(hero)

    def heroes_of(self, seat: int) -> list[int]:
        """The heroes of a seat that are in play."""
        return self.sight.heroes_of(seat)

    def mark(self, hero: int) -> Text:
        """A hero on the map: the letter of the seat and his number among the heroes of the faction."""
        seat = self.seat_of(hero)
        return Text(f"{SEAT_LETTERS[seat]}{hero % HEROES_EACH + 1}", style=STYLES[seat])

    def seat(self, seat: int) -> Text:
        return Text(SEAT_LETTERS[seat], style=STYLES[seat])

    def unit(self, hero: int, level: int) -> str:
        return self.table.cards.name("unit", self.box.unit_ids[unit_of_hero(hero, level)])

    def card(self, source: int) -> str:
        """A card by its name; a question mark for one the viewer does not know."""
        return "?" if source == UNKNOWN else self.table.named(source)[1]

    def cards(self, sources: Sequence[int]) -> str:
        return ", ".join(self.card(one) for one in sources)

    def cards_of(self, hero: int, sources: Sequence[int]) -> str:
        """Cards of a hero; a sign marks those whose second rule is closed to him."""
        told = [self.card(one) + (f" {HALF}" if self.is_half(hero, one) else "") for one in sources]
        return ", ".join(told)

    def is_half(self, hero: int, source: int) -> bool:
        """Whether a card has a second rule that this hero may not use (MMH-SKILL-03)."""
        if source == UNKNOWN:
            return False
        kind, key = self.kind(source)
        facts = self.table.cards.facts.get(kind, {}).get(key)
        return isinstance(facts, SkillFacts | ScrollFacts) and not self.box.opens_second(hero, source)

    def school_of(self, source: int) -> str:
        """The school that opens the second rule of a card."""
        facts = self.table.cards.facts[self.kind(source)[0]][self.kind(source)[1]]
        assert isinstance(facts, SkillFacts | ScrollFacts)
        return self.table.cards.name("school", facts.school)

    def schools(self, hero: int) -> list[str]:
        """What stands on the hero's card."""
        facts = self.table.cards.facts["hero"][self.box.hero_ids[hero]]
        assert isinstance(facts, HeroFacts)
        return [self.table.cards.name("school", one) for one in facts.schools]

    def kind(self, source: int) -> tuple[str, str]:
        """Kind and id of a card."""
        return KINDS[self.box.kinds[source]], self.box.ids[source]

    @cached_property
    def costs(self) -> dict[int, int]:
        """The steps to every field the asked hero may name, while it is asked where to go."""
        return {field: steps for field, steps in enumerate(self.sight.steps()) if steps > 0}
