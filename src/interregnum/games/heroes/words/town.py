"""Answers in town: buildings, units, heroes, trade and advances, with what they cost now."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards.belongings import scroll_level
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import BASIC
from interregnum.games.heroes.engine.town import building, recruiting
from interregnum.games.heroes.engine.town.experience import XP_KINDS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.words.catalogue import Word
from interregnum.words.phrases import yes


class Town:
    """What the asked seat can pay for, in words."""

    def __init__(self, table: HeroesTable, view: View, state: State) -> None:
        self.table: Final = table
        self.view: Final = view
        self.state: Final = state

    def say(self, message: str, **words: Word) -> str:
        return self.table.words.say(f"heroes-choice-{message}", **words)

    def gold(self, n: int) -> str:
        return self.table.goods("gold", n)

    # -- Build

    def level_up(self) -> str:
        seat = self.view.asked
        price = self.table.goods("resources", building.level_price(self.state, seat))
        return self.say("level-up", level=self.view.levels[seat] + 1, price=price)

    def build(self, number: int, in_gold: bool) -> str:
        """A building and its price, discounts taken off (MMH-RUL-70, 114)."""
        name = self.table.cards.name("building", self.table.box.facts.buildings[number].id)
        return self.say("build", name=self.table.title(name), price=self.price(number, in_gold))

    def price(self, number: int, in_gold: bool) -> str:
        box = self.table.box
        off = building.building_discount(self.state, self.view.asked)
        if in_gold:
            return self.gold(max(0, box.building_either[number] - off))
        told = [self.table.goods("resources", building.in_resources(self.state, number, off))]
        if box.building_gold[number]:
            told.append(self.gold(box.building_gold[number]))
        return self.table.listed(told, "list-and")

    # -- Recruit

    def buy(self, code: int) -> str:
        """A unit for a hero, at the price it has now (MMH-RUL-74)."""
        hero, level, side = code // 8, code % 8 // 2, code % 2
        first = self.view.stack[-1].slots[2] != 1  # the discount for one unit is still there
        price = self.gold(recruiting.price(self.state, hero, level, side, first))
        return self.say("buy", token=self.token(hero, level, side), hero=self.table.hero(hero), price=price)

    def upgrade(self, code: int) -> str:
        hero, level = code // LEVELS, code % LEVELS
        price = self.gold(recruiting.upgrade_price(self.state, hero, level))
        return self.say("upgrade", token=self.token(hero, level, BASIC), hero=self.table.hero(hero), price=price)

    def hire(self, hero: int) -> str:
        return self.say("hire", hero=self.table.hero(hero), price=self.gold(self.table.box.hero_price))

    def dismissal(self, code: int) -> str:
        hero = code // 8
        return self.say("dismissal", token=self.token(hero, code % 8 // 2, code % 2), hero=self.table.hero(hero))

    def token(self, hero: int, level: int, side: int) -> str:
        return self.table.unit_token(recruiting.unit_row(hero, level), side)

    # -- during any action

    def trade(self, what: str, taken: int) -> str:
        """Two of one kind for one of the other (MMH-TRADE-02)."""
        box = self.table.box
        given = taken // box.trade_take * box.trade_give
        other = "resources" if what == "gold" else "gold"
        return self.say("trade", given=self.table.goods(other, given), goods=self.table.goods(what, taken))

    def sell(self, scroll: int) -> str:
        """A scroll of a hero in town, for gold equal to its level (MMH-TRADE-03)."""
        holders = [hero for hero, row in enumerate(self.view.scrolls) if scroll in row]
        price = self.gold(scroll_level(self.state, scroll))
        return self.say("sell", card=self.table.card(scroll), hero=self.table.hero(holders[0]), price=price)

    def advance(self, code: int) -> str:
        """Which trophies are discarded for an advance, by their XP."""
        hero, rest = code // c.ADVANCE_SPAN, code % c.ADVANCE_SPAN
        trophies: list[str] = []
        for xp in range(1, XP_KINDS + 1):
            trophies += [str(xp)] * (rest % 10)
            rest //= 10
        return self.say("advance", hero=self.table.hero(hero), paid=yes(bool(trophies)), xp=" + ".join(trophies))
