"""Answers in town: buildings, units, heroes, trade and advances, with what they cost now."""

from __future__ import annotations

from typing import Final

from interregnum.choices import Answer
from interregnum.games.heroes.border.notation import trophies_of
from interregnum.games.heroes.engine.box import unit_of_hero
from interregnum.games.heroes.engine.sight import Price, Sight
from interregnum.games.heroes.engine.terms import BASIC
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.words.catalogue import Word
from interregnum.words.phrases import yes


class Town:
    """What the asked seat can pay for, in words."""

    def __init__(self, table: HeroesTable, sight: Sight) -> None:
        self.table: Final = table
        self.sight: Final = sight

    def say(self, message: str, **words: Word) -> str:
        return self.table.words.say(f"heroes-choice-{message}", **words)

    def gold(self, n: int) -> str:
        return self.table.goods("gold", n)

    # -- Build

    def level_up(self) -> str:
        view = self.sight.view
        price = self.table.goods("resources", self.sight.level_price(view.asked).resources)
        return self.say("level-up", level=view.levels[view.asked] + 1, price=price)

    def build(self, number: int, in_gold: bool) -> str:
        """A building and its price, discounts taken off (MMH-RUL-70, 114)."""
        name = self.table.cards.name("building", self.table.box.facts.buildings[number].id)
        price = self.sight.building_price(self.sight.view.asked, number, in_gold)
        told = self.gold(price.gold) if in_gold else self.price(price)
        return self.say("build", name=self.table.title(name), price=told)

    def price(self, price: Price) -> str:
        """Resources, and gold where some is asked for, too."""
        told = [self.table.goods("resources", price.resources)]
        return self.table.listed([*told, self.gold(price.gold)] if price.gold else told, "list-and")

    # -- Recruit

    def buy(self, answer: Answer) -> str:
        """A unit for a hero, at the price it has now (MMH-RUL-74)."""
        hero, level, side = answer["hero"], answer["level"], answer["side"]
        price = self.gold(self.sight.unit_price(hero, level, side).gold)
        return self.say("buy", token=self.token(hero, level, side), hero=self.table.hero(hero), price=price)

    def upgrade(self, answer: Answer) -> str:
        hero, level = answer["hero"], answer["level"]
        price = self.gold(self.sight.upgrade_price(hero, level).gold)
        return self.say("upgrade", token=self.token(hero, level, BASIC), hero=self.table.hero(hero), price=price)

    def hire(self, hero: int) -> str:
        return self.say("hire", hero=self.table.hero(hero), price=self.gold(self.sight.hero_price().gold))

    def dismissal(self, answer: Answer) -> str:
        hero, level, side = answer["hero"], answer["level"], answer["side"]
        return self.say("dismissal", token=self.token(hero, level, side), hero=self.table.hero(hero))

    def token(self, hero: int, level: int, side: int) -> str:
        return self.table.unit_token(unit_of_hero(hero, level), side)

    # -- during any action

    def trade(self, what: str, taken: int) -> str:
        """Two of one kind for one of the other (MMH-TRADE-02)."""
        given = self.table.goods("resources" if what == "gold" else "gold", self.sight.given(taken))
        return self.say("trade", given=given, goods=self.table.goods(what, taken))

    def sell(self, scroll: int) -> str:
        """A scroll of a hero in town, for gold equal to its level (MMH-TRADE-03)."""
        holders = [hero for hero, row in enumerate(self.sight.view.scrolls) if scroll in row]
        price = self.gold(self.sight.scroll_gold(scroll))
        return self.say("sell", card=self.table.card(scroll), hero=self.table.hero(holders[0]), price=price)

    def advance(self, answer: Answer) -> str:
        """Which trophies are discarded for an advance, by their XP."""
        trophies = [str(xp) for xp in trophies_of(answer["trophies"])]
        hero = self.table.hero(answer["hero"])
        return self.say("advance", hero=hero, paid=yes(bool(trophies)), xp=" + ".join(trophies))
