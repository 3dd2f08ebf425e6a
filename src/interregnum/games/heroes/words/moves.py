"""Answers on the map: where to go, what is met there, what can be explored or taken."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.box import FIELDS_OF_TILE
from interregnum.games.heroes.engine.map import movement, places
from interregnum.games.heroes.engine.map.activation import FOUGHT, HERO, POINTS
from interregnum.games.heroes.engine.map.board import NO_PLACE, STRIDE
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import CONTROLLED
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.words.catalogue import Word
from interregnum.words.phrases import yes


class Moves:
    """Fields in words, as a hero of the asked seat sees them."""

    def __init__(self, table: HeroesTable, view: View, state: State) -> None:
        self.table: Final = table
        self.view: Final = view
        self.state: Final = state

    def say(self, message: str, **words: Word) -> str:
        return self.table.words.say(f"heroes-choice-{message}", **words)

    @property
    def hero(self) -> int:
        return self.view.stack[-1].slots[HERO]

    @cached_property
    def costs(self) -> list[int]:
        """The movement points to every field, as the engine counts them."""
        slots = self.view.stack[-1].slots
        return movement.reach(self.state, self.hero, slots[POINTS], slots[FOUGHT] == 0)

    def go(self, field: int) -> str:
        """A field to stay on or to fight on, and the own town (MMH-DEC-04)."""
        words: dict[str, Word] = {"field": self.table.field(field), "n": self.costs[field]}
        if field == self.view.towns[self.view.asked]:
            return self.say("go-home", **words)
        met, name = self.met(field)
        return self.say("go", met=met, name=name, **words)

    def met(self, field: int) -> tuple[str, str]:
        """Whom or what one meets on a field: creatures, another hero, a place."""
        token = self.view.encounters[field]
        if token != NO_ENCOUNTER:
            return self.creatures(token, "battle")
        others = [hero for hero, at in enumerate(self.view.at) if at == field and hero != self.hero]
        strangers = [hero for hero in others if self.state.seat_of_hero(hero) != self.view.asked]
        if strangers:
            return "hero", self.table.hero(strangers[0])
        place = self.view.board.place[field]
        return ("nothing", "") if place == NO_PLACE else ("place", self.table.place(place))

    def creatures(self, token: int, word: str) -> tuple[str, str]:
        """Creatures are fought, or put to rout by a strong hero (MMH-ROUT-06)."""
        routed = fighting.is_routed(self.state, self.hero, token)
        return ("rout" if routed else word), self.table.token(token)

    def visit(self, field: int) -> str:
        """A place to explore or take, its guards first (MMH-EXP-05, MMH-CTRL-04)."""
        place = self.view.board.place[field]
        taken = self.table.box.place_kind[place] == CONTROLLED
        here = "-here" if field == self.view.at[self.hero] else ""
        guard = places.guard_of(self.state, field)
        met, name = ("nothing", "") if guard == NO_ENCOUNTER else self.creatures(guard, "guard")
        owner = self.view.owners[field]
        return self.say(
            f"take{here}" if taken else f"explore{here}",
            field=self.table.field(field),
            n=self.costs[field],
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
        slots = self.view.stack[-1].slots
        fields = places.up_for_taking(self.state, slots[0], slots[1])
        told = [
            self.table.words.say(
                "heroes-place-at", place=self.table.place(self.view.board.place[field]), field=self.table.field(field)
            )
            for field in fields
        ]
        return self.say("take-over-all", places=self.table.listed(told))
