"""What questions, answers and events of Heroes have in common: players, heroes, fields, fighters, cards and prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.heroes.border.notation import SIDE_WORDS, write_field
from interregnum.games.heroes.engine.battle.battle import CREATURE, ELEMENTALS, THE_HERO, Battle, kind_of, side_of
from interregnum.games.heroes.engine.box import KINDS, LEVELS, Box
from interregnum.games.heroes.engine.events import NO_ROW
from interregnum.games.heroes.engine.terms import SIDES
from interregnum.games.heroes.words.cards import HeroesCards
from interregnum.kernel.ids import SEAT_LETTERS, Card
from interregnum.words.catalogue import Catalogue
from interregnum.words.phrases import listed

SET_SUFFIXES: Final = ("-two", "-three")  # what two and what three pieces of a set give are sources of their own


class HeroesTable:
    """A language, the box, and the names of the players."""

    def __init__(self, cards: HeroesCards, box: Box, names: Sequence[str]) -> None:
        self.cards: Final = cards
        self.words: Final[Catalogue] = cards.words
        self.box: Final = box
        self.names: Final = names

    # -- players and heroes

    def player(self, seat: int) -> str:
        """The name of a player; the letter of the seat stands in for a missing one."""
        return self.names[seat] if 0 <= seat < len(self.names) else SEAT_LETTERS[seat] if seat >= 0 else ""

    def players(self, seats: Sequence[int]) -> str:
        return self.listed([self.player(seat) for seat in seats], "list-and")

    def hero(self, hero: int) -> str:
        return self.cards.name("hero", self.box.hero_ids[hero]) if hero >= 0 else ""

    def faction(self, faction: int) -> str:
        return self.cards.name("faction", self.box.faction_ids[faction]) if faction >= 0 else ""

    # -- the map

    def field(self, field: int) -> str:
        """Fields are named as on a chessboard, in every language."""
        return write_field(field) if field >= 0 else ""

    def place(self, place: int) -> str:
        return self.title(self.cards.name("place", self.box.facts.places[place].id)) if place >= 0 else ""

    def token(self, token: int) -> str:
        """The creatures of an encounter."""
        return self.cards.name("encounter", self.box.token_ids[token]) if token >= 0 else ""

    # -- cards

    def title(self, name: str) -> str:
        """A name in quotation marks."""
        return self.words.say("heroes-title", name=name)

    def named(self, source: int) -> tuple[str, str]:
        """Kind and name of a card or anything else that has effects."""
        kind, key = KINDS[self.box.kinds[source]], self.box.ids[source]
        for suffix in SET_SUFFIXES if kind == "set" else ():
            key = key.removesuffix(suffix)
        return kind, self.cards.name(kind, key)

    def card(self, source: int) -> str:
        """A card by its name alone."""
        return self.title(self.named(source)[1]) if source >= 0 else ""

    def thing(self, source: Card) -> str:
        """A card with the word for what it is, as an object."""
        if source < 0:
            return ""
        kind, name = self.named(source)
        return self.words.say("heroes-thing", kind=kind, name=name)

    def action_card(self, card: int) -> str:
        return self.title(self.cards.name("card", self.box.card_ids[card]))

    # -- goods and tokens

    def goods(self, what: str, n: int) -> str:
        return self.cards.printed.goods(what, n)

    def unit_token(self, unit: int, side: int) -> str:
        """One token: `elite Griffin token`."""
        name = self.words.say(f"heroes-unit-{self.box.unit_ids[unit]}.gen")
        return self.words.say("heroes-a-token", side=SIDES[side], unit=name)

    # -- fighters

    def fighter(self, fighter: int, row: int) -> str:
        """A stack or a hero by what it is; elementals may stand on both sides, creatures twice on one."""
        kind = kind_of(fighter)
        if row == NO_ROW or kind > CREATURE + 1:
            return self.some_fighter(kind)
        name, which = self.fighter_name(kind, row), "only"
        if ELEMENTALS <= kind < THE_HERO:
            which = SIDE_WORDS[side_of(fighter)]
        elif kind > CREATURE:
            which = "second"
        return self.words.say("heroes-fighter", which=which, name=name)

    def fighter_name(self, kind: int, row: int) -> str:
        if kind < LEVELS:
            return self.cards.name("unit", self.box.unit_ids[row])
        if kind == THE_HERO:
            return self.hero(row)
        if kind < THE_HERO:
            return self.cards.name("elemental", self.box.elemental_ids[row - self.box.elemental_first])
        return self.token(row)

    def some_fighter(self, kind: int) -> str:
        """A fighter of whom nobody says what it is."""
        what = "unit" if kind < ELEMENTALS else "elemental" if kind < THE_HERO else "creature"
        return self.words.say("heroes-some-fighter", what="hero" if kind == THE_HERO else what, level=kind + 1)

    def in_battle(self, battle: Battle, fighter: int) -> str:
        """A fighter of the battle under way."""
        return self.fighter(fighter, battle.row_of(fighter))

    # -- lists

    def listed(self, parts: Sequence[str], join: str = "list-comma") -> str:
        return listed(self.words, list(parts), join)

    def dice(self, dice: Sequence[int]) -> str:
        return self.listed([str(one) for one in dice])
