"""What an answer in Heroes means to the one who gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import FIGHTERS, NO_TARGET, Battle, is_units
from interregnum.games.heroes.engine.box import HEROES_EACH, LEVELS
from interregnum.games.heroes.engine.facts import HeroFacts
from interregnum.games.heroes.engine.flow import programs as p
from interregnum.games.heroes.engine.sight import Sight
from interregnum.games.heroes.engine.state import IN_TOWN
from interregnum.games.heroes.engine.terms import ACTIONS, GAIN, RESOURCES_OR_GOLD
from interregnum.games.heroes.words.effects import EffectWords
from interregnum.games.heroes.words.moves import Moves
from interregnum.games.heroes.words.questions import hero_of
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.games.heroes.words.town import Town
from interregnum.words.catalogue import Word
from interregnum.words.phrases import capital, yes

# Answers of one word, by their codes; those that speak of numbers have methods.
PLAIN: Final = {
    c.YES: "luck-yes", c.NO: "luck-no", c.FIGHT_ON: "fight-on", c.REROLL_FACE: "reroll-face",
    c.CANCEL_BAD_LUCK: "cancel-bad-luck", c.LUCK_TOKEN: "luck-token", c.PRECISE_DIE: "precise", c.A_SKILL: "skill",
}  # fmt: skip
TOKEN_VERBS: Final = {c.GIVE_UP: "give-up", c.DISMISS: "dismiss", c.TURN_ELITE: "turn-elite"}
CARD_VERBS: Final = {c.DEPOSIT: "deposit", c.REWARD: "reward"}
PASS: Final = 2  # stands where the action of a card stands


class Choices:
    """The answers to one question in words, with the prices and ways that follow from the view."""

    def __init__(self, table: HeroesTable, sight: Sight) -> None:
        self.table: Final = table
        self.sight: Final = sight
        self.view: Final = sight.view
        self.top: Final = sight.view.stack[-1]
        self.moves: Final = Moves(table, sight)
        self.town: Final = Town(table, sight)

    def text(self, choice: int) -> str:
        """The answer as an order to oneself."""
        if choice < c.FACTIONS:
            return self.one_word(choice)
        for code, method in RANGES:
            if choice >= code:
                return method(self, choice - code)
        raise AssertionError(choice)

    def say(self, message: str, **words: Word) -> str:
        return self.table.words.say(f"heroes-choice-{message}", **words)

    @property
    def battle(self) -> Battle:
        assert self.view.battle is not None
        return self.view.battle

    # -- one word

    def one_word(self, choice: int) -> str:
        if choice == c.DONE:
            return self.say("done", ask=c.ASKS[self.view.ask])
        if choice == c.LEVEL_UP:
            return self.town.level_up()
        if choice == c.TAKE_FLIGHT:
            return self.flee(self.top.slots[p.FLIGHT_SIDE])
        if choice in (c.IN_RESOURCES, c.IN_GOLD):
            what = "gold" if choice == c.IN_GOLD else "resources"
            return self.say("income", goods=self.table.goods(what, self.income()))
        if choice in (c.MIGHT, c.MAGIC):
            return self.deck(choice - c.MIGHT)
        return self.moves.take_over_all() if choice == c.ALL_PLACES else self.say(PLAIN[choice])

    def income(self) -> int:
        """How much there is to choose, by the effect that asks."""
        rules = self.table.box.rules[self.top.slots[p.USING_RULE]]
        return next(one.amount for one in rules if one.do == GAIN and one.code == RESOURCES_OR_GOLD)

    def deck(self, number: int) -> str:
        """One of the two skill decks; an empty one is refilled from its discards."""
        at = 2 * self.view.asked + number
        cards = self.view.skill_decks[at] or len(self.view.skill_discards[at])
        return self.say("deck", deck=("might", "magic")[number], n=cards)

    # -- set-up and turn

    def faction(self, faction: int) -> str:
        units = self.table.box.unit_ids[LEVELS * faction : LEVELS * (faction + 1)]
        names = [self.table.cards.name("unit", one) for one in units]
        return self.say("faction", faction=self.table.faction(faction), units=self.table.listed(names))

    def hero(self, hero: int) -> str:
        name = self.table.hero(hero)
        if self.view.ask == c.START_HERO:
            return self.say("start-hero", hero=name, values=self.hero_values(hero))
        if self.view.ask == c.NEXT_HERO:
            at = self.view.at[hero]
            return self.say("next-hero", hero=name, home=yes(at == IN_TOWN), field=self.table.field(at))
        return name

    def hero_values(self, hero: int) -> str:
        """What stands on the hero's card: values and abilities."""
        printed = self.table.cards.printed
        facts = self.table.cards.facts["hero"][self.table.box.hero_ids[hero]]
        assert isinstance(facts, HeroFacts)
        return " ".join(printed.hero(facts)[1:3])

    def part(self, part: int) -> str:
        card = self.top.slots[p.TREASURE_CARD] - self.table.box.treasure_first
        facts = self.table.box.facts.treasures[card].parts[part]
        return capital(EffectWords(self.table.words).phrases((facts,))[0])

    def play(self, code: int) -> str:
        card, action = code // 4, code % 4
        name = self.table.action_card(card)
        if action == PASS:
            return self.say("pass", card=name)
        key = ACTIONS[self.table.box.card_actions[card][action]]
        return self.say("play", card=name, action=self.table.cards.name("action", key))

    # -- battle

    def fighter(self, fighter: int) -> str:
        verb = "order" if self.view.ask == c.ORDER else "target"
        return self.say(verb, fighter=self.table.in_battle(self.battle, fighter))

    def attack(self, code: int) -> str:
        elite, target = code >= FIGHTERS, code % FIGHTERS
        return self.say("attack", n=self.sight.dice(elite), elite=yes(elite), **self.aim(target))

    def aim(self, target: int) -> dict[str, str]:
        named = target != NO_TARGET
        return {"aimed": yes(named), "target": self.table.in_battle(self.battle, target) if named else ""}

    def wound(self, code: int) -> str:
        fighter, side = code // 2, code % 2
        units = is_units(fighter)
        token = self.table.unit_token(self.battle.row_of(fighter), side) if units else ""
        return self.say("wounded", unit=yes(units), token=token, fighter=self.table.in_battle(self.battle, fighter))

    def come_back(self, fighter: int) -> str:
        return self.say("return", fighter=self.table.in_battle(self.battle, fighter))

    def promote(self, fighter: int) -> str:
        return self.say("promote", fighter=self.table.in_battle(self.battle, fighter))

    def unmark(self, fighter: int) -> str:
        return self.say("unmark", fighter=self.table.in_battle(self.battle, fighter))

    def flee(self, side: int) -> str:
        """What flight costs: tokens of any kind, or one with Defence (MMH-FLEE-02, 05)."""
        loss = self.sight.flight_loss(side)
        enough = loss > 1 and any(self.sight.is_enough(side, token) for token in range(2 * LEVELS))
        return self.say("flee", n=loss, defence=yes(enough))

    def token(self, code: int) -> str:
        """A token of the army that flees, is too large, or is honoured."""
        slots, hero = self.top.slots, hero_of(self.view)
        token = self.table.unit_token(hero // HEROES_EACH * LEVELS + code // 2, code % 2)
        choosing = self.top.program == p.FLIGHT and slots[p.FLIGHT_LEFT] > 1
        enough = choosing and self.sight.is_enough(slots[p.FLIGHT_SIDE], code)
        return self.say(TOKEN_VERBS[self.view.ask], token=token, defence=yes(enough))

    # -- cards

    def card(self, source: int) -> str:
        verb = CARD_VERBS.get(self.view.ask, "keep")
        return self.say(verb, thing=self.table.thing(source))

    def use(self, code: int) -> str:
        choice = code + c.USE
        source, second = c.used_source(choice), c.used_rule(choice) == 1
        return self.say("use", name=self.table.thing(source), second=yes(second), **self.aim(c.used_target(choice)))


# From the largest code down: what an answer from this code on is.
RANGES: Final[tuple[tuple[int, Callable[[Choices, int], str]], ...]] = (
    (c.ADVANCE, lambda one, code: one.town.advance(code)),
    (c.USE, Choices.use),
    (c.FIELD, lambda one, code: one.moves.field(code)),
    (c.VISIT, lambda one, code: one.moves.visit(code)),
    (c.GO, lambda one, code: one.moves.go(code)),
    (c.FOR_RESOURCES, lambda one, code: one.town.trade("resources", code)),
    (c.FOR_GOLD, lambda one, code: one.town.trade("gold", code)),
    (c.SELL, lambda one, code: one.town.sell(code)),
    (c.DISMISSAL, lambda one, code: one.town.dismissal(code)),
    (c.HIRE, lambda one, code: one.town.hire(code)),
    (c.UPGRADE, lambda one, code: one.town.upgrade(code)),
    (c.BUY, lambda one, code: one.town.buy(code)),
    (c.CARD, Choices.card),
    (c.BUILD_GOLD, lambda one, code: one.town.build(code, True)),
    (c.BUILD_IT, lambda one, code: one.town.build(code, False)),
    (c.TOKEN, Choices.token),
    (c.UNMARK, Choices.unmark),
    (c.PROMOTE, Choices.promote),
    (c.RETURN, Choices.come_back),
    (c.WOUND, Choices.wound),
    (c.ATTACK_WITH, Choices.attack),
    (c.FIGHTER, Choices.fighter),
    (c.PLAY, Choices.play),
    (c.PARTS, Choices.part),
    (c.HEROES, Choices.hero),
    (c.FACTIONS, Choices.faction),
)
