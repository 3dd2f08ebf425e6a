"""What an answer in Heroes means to the one who gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interregnum.choices import Answer
from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import NO_TARGET, Battle, is_units
from interregnum.games.heroes.engine.box import LEVELS, unit_of_hero, unit_row
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
FATES: Final = ("mark", "basic", "falls")
XP: Final = "xp"
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
        answer = CHOICES.decode(choice)
        return LABELS[answer.name](self, answer) if answer.name in LABELS else self.one_word(choice)

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
            return self.deck(0 if choice == c.MIGHT else 1)
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

    def faction(self, answer: Answer) -> str:
        faction = answer["faction"]
        units = self.table.box.unit_ids[unit_row(faction, 0) : unit_row(faction + 1, 0)]
        names = [self.table.cards.name("unit", one) for one in units]
        return self.say("faction", faction=self.table.faction(faction), units=self.table.listed(names))

    def hero(self, answer: Answer) -> str:
        hero = answer["hero"]
        name = self.table.hero(hero)
        if self.view.ask == c.START_HERO:
            return self.say("start-hero", hero=name, values=self.hero_values(hero))
        if self.view.ask == c.NEXT_HERO:
            at = self.view.at[hero]
            return self.say("next-hero", hero=name, home=yes(at == IN_TOWN), field=self.table.field(at))
        return name

    def hero_values(self, hero: int) -> str:
        """What stands on the hero's card: values, abilities and the schools that open second rules."""
        printed = self.table.cards.printed
        facts = self.table.cards.facts["hero"][self.table.box.hero_ids[hero]]
        assert isinstance(facts, HeroFacts)
        return " ".join(printed.hero(facts)[1:4])

    def part(self, answer: Answer) -> str:
        card = self.top.slots[p.TREASURE_CARD] - self.table.box.treasure_first
        facts = self.table.box.facts.treasures[card].parts[answer["part"]]
        text = capital(EffectWords(self.table.words).phrases((facts,))[0])
        lapses = facts.what == XP and not self.sight.can_use(self.top.slots[p.TREASURE_HERO], facts.amount)
        return self.say("part", text=text, lapses=yes(lapses))

    def play(self, answer: Answer) -> str:
        card, action = answer["card"], answer["action"]
        name = self.table.action_card(card)
        if action == PASS:
            return self.say("pass", card=name)
        key = ACTIONS[self.table.box.card_actions[card][action]]
        return self.say("play", card=name, action=self.table.cards.name("action", key))

    # -- battle

    def fighter(self, answer: Answer) -> str:
        verb = "order" if self.view.ask == c.ORDER else "target"
        return self.say(verb, fighter=self.named(answer))

    def named(self, answer: Answer) -> str:
        return self.table.in_battle(self.battle, answer["fighter"])

    def attack(self, answer: Answer) -> str:
        elite, target = answer["elite"] == 1, answer["target"]
        return self.say("attack", n=self.sight.dice(elite), elite=yes(elite), **self.aim(target))

    def mended(self, answer: Answer) -> str:
        """A token comes back or turns elite, or a wound mark is taken off."""
        return self.say(answer.name, fighter=self.named(answer))

    def aim(self, target: int) -> dict[str, str]:
        named = target != NO_TARGET
        return {"aimed": yes(named), "target": self.table.in_battle(self.battle, target) if named else ""}

    def wound(self, answer: Answer) -> str:
        fighter, side = answer["fighter"], answer["side"]
        units = is_units(fighter)
        token = self.table.unit_token(self.battle.row_of(fighter), side) if units else ""
        fate = FATES[self.sight.fate(fighter, side)] if units else "none"
        return self.say("wounded", unit=yes(units), token=token, fighter=self.named(answer), fate=fate)

    def flee(self, side: int) -> str:
        """What flight costs: tokens of any kind, or one with Defence (MMH-FLEE-02, 05)."""
        loss = self.sight.flight_loss(side)
        enough = loss > 1 and any(self.sight.is_enough(side, token) for token in range(2 * LEVELS))
        return self.say("flee", n=loss, defence=yes(enough))

    def token(self, answer: Answer) -> str:
        """A token of the army that flees, is too large, or is honoured."""
        slots, hero = self.top.slots, hero_of(self.view)
        level, side = answer["level"], answer["side"]
        token = self.table.unit_token(unit_of_hero(hero, level), side)
        choosing = self.top.program == p.FLIGHT and slots[p.FLIGHT_LEFT] > 1
        enough = choosing and self.sight.is_enough(slots[p.FLIGHT_SIDE], 2 * level + side)
        return self.say(TOKEN_VERBS[self.view.ask], token=token, defence=yes(enough))

    # -- cards

    def card(self, answer: Answer) -> str:
        verb = CARD_VERBS.get(self.view.ask, "keep")
        return self.say(verb, thing=self.table.thing(answer["card"]))

    def use(self, answer: Answer) -> str:
        name, second = self.table.thing(answer["card"]), answer["rule"] == 1
        return self.say("use", name=name, second=yes(second), **self.aim(answer["target"]))


# By the kind of answer; what is not here is one word.
LABELS: Final[dict[str, Callable[[Choices, Answer], str]]] = {
    "faction": Choices.faction,
    "hero": Choices.hero,
    "part": Choices.part,
    "play": Choices.play,
    "fighter": Choices.fighter,
    "attack": Choices.attack,
    "wound": Choices.wound,
    "return": Choices.mended,
    "promote": Choices.mended,
    "unmark": Choices.mended,
    "token": Choices.token,
    "card": Choices.card,
    "use": Choices.use,
    "go": lambda one, answer: one.moves.go(answer["field"]),
    "visit": lambda one, answer: one.moves.visit(answer["field"]),
    "field": lambda one, answer: one.moves.field(answer["field"]),
    "build": lambda one, answer: one.town.build(answer["building"], False),
    "build-for-gold": lambda one, answer: one.town.build(answer["building"], True),
    "buy": lambda one, answer: one.town.buy(answer),
    "upgrade": lambda one, answer: one.town.upgrade(answer),
    "hire": lambda one, answer: one.town.hire(answer["hero"]),
    "dismiss": lambda one, answer: one.town.dismissal(answer),
    "sell": lambda one, answer: one.town.sell(answer["card"]),
    "for-gold": lambda one, answer: one.town.trade("gold", answer["amount"]),
    "for-resources": lambda one, answer: one.town.trade("resources", answer["amount"]),
    "advance": lambda one, answer: one.town.advance(answer),
}
