"""Answers on the map: where to go, what is met there, what can be explored or taken."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import FIELDS_OF_TILE
from interregnum.games.heroes.engine.map.board import NO_PLACE, STRIDE
from interregnum.games.heroes.engine.sight import Sight
from interregnum.games.heroes.engine.state import NO_ENCOUNTER
from interregnum.games.heroes.engine.terms import CONTROLLED
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.ids import NOBODY
from interregnum.words.catalogue import Word
from interregnum.words.phrases import yes


class Moves:
    """Fields in words, as a hero of the asked seat sees them."""

    def __init__(self, table: HeroesTable, sight: Sight) -> None:
        self.table: Final = table
        self.sight: Final = sight
        self.view: Final = sight.view

    def say(self, message: str, **words: Word) -> str:
        return self.table.words.say(f"heroes-choice-{message}", **words)

    def go(self, field: int) -> str:
        """A field to stay on or to fight on, and the own town (MMH-DEC-04)."""
        words: dict[str, Word] = {"field": self.table.field(field), "n": self.sight.steps()[field]}
        if field == self.view.towns[self.view.asked]:
            return self.say("go-home", **words)
        met, name = self.met(field)
        return self.say("go", met=met, name=name, **words)

    def met(self, field: int) -> tuple[str, str]:
        """Whom or what one meets on a field: creatures, another hero, a place."""
        token = self.sight.creatures(c.GO + field)
        if token != NO_ENCOUNTER:
            return self.creatures(token, "battle")
        enemy = self.sight.enemy(c.GO + field)
        if enemy != NOBODY:
            return "hero", self.table.hero(enemy)
        place = self.view.board.place[field]
        return ("nothing", "") if place == NO_PLACE else ("place", self.table.place(place))

    def creatures(self, token: int, word: str) -> tuple[str, str]:
        """Creatures are fought, or put to rout by a strong hero (MMH-ROUT-06)."""
        return ("rout" if self.sight.is_routed(token) else word), self.table.token(token)

    def visit(self, field: int) -> str:
        """A place to explore or take, its guards first (MMH-EXP-05, MMH-CTRL-04)."""
        place = self.view.board.place[field]
        taken = self.table.box.place_kind[place] == CONTROLLED
        here = "-here" if field == self.view.at[self.sight.mover] else ""
        guard = self.sight.creatures(c.VISIT + field)
        met, name = ("nothing", "") if guard == NO_ENCOUNTER else self.creatures(guard, "guard")
        owner = self.view.owners[field]
        return self.say(
            f"take{here}" if taken else f"explore{here}",
            field=self.table.field(field),
            n=self.sight.steps()[field],
            place=self.table.place(place),
            owned=yes(owner >= 0),
            player=self.table.player(owner),
            met=met,
            name=name,
        )

    def field(self, field: int) -> str:
        """A field for a town, a portal to arrive at, or a place to take over."""
        name = self.table.field(field)
        if self.view.ask == c.TOWN:
            return self.say("town", field=name, tile=self.tile(field))
        if self.view.ask == c.PORTAL:
            return self.say("portal", field=name)
        return self.say("take-over", place=self.table.place(self.view.board.place[field]), field=name)

    def tile(self, field: int) -> str:
        """The name of the tile a field belongs to."""
        board = self.view.board
        wide = board.columns // FIELDS_OF_TILE
        spot = field // STRIDE // FIELDS_OF_TILE * wide + field % STRIDE // FIELDS_OF_TILE
        number = self.table.box.facts.tiles[board.tiles[spot]].number
        return self.table.title(self.table.cards.name("tile", str(number)))

    def take_over_all(self) -> str:
        """Every place of the defeated player in the zone of control (MMH-HVH-12)."""
        told = [
            self.table.words.say(
                "heroes-place-at", place=self.table.place(self.view.board.place[field]), field=self.table.field(field)
            )
            for field in self.sight.up_for_taking()
        ]
        return self.say("take-over-all", places=self.table.listed(told))
