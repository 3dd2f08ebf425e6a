"""One effect as one phrase: when and how often, what happens to whom, how long; every fact is told."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.grammar import ATTACK_WINDOWS
from interregnum.games.heroes.engine.facts import ALL_OF_THEM, BY_MAGIC, EffectFacts, Effects
from interregnum.words.catalogue import Catalogue, Word
from interregnum.words.phrases import listed, sentence

MINUS: Final = "−"  # U+2212, as wide as a plus
UNLED: Final = ("always", "take-part")  # windows that need no mention

# Whose effect it is (MMH-RUL-100): of a hero (or of the player who owns or explores), of a building, of a Week card.
HERO: Final = "hero"
BUILDING: Final = "building"
WEEK: Final = "week"
FOR_ALL: Final = ("always", "round-start", "game-start")  # moments of a Week card that are not one player's
ACTOR: Final = "actor"
TAKER: Final = "taker"  # of two players, the one who takes a place from the other


class EffectWords:
    """Puts the effects of one card into words; `scroll`: it is used once, not each time its window opens."""

    def __init__(self, words: Catalogue, owner: str = HERO, scroll: bool = False) -> None:
        self.words: Final = words
        self.owner: Final = owner
        self.scroll: Final = scroll

    def lines(self, effects: Effects) -> list[str]:
        """Sentences; effects that share a moment share a sentence."""
        return [sentence(self.words, text) for text in self.phrases(effects)]

    def phrases(self, effects: Effects) -> list[str]:
        return [self.led(lead, bodies) for lead, bodies in self.grouped(effects)]

    def second(self, effects: Effects, before: Effects, both: bool) -> list[str]:
        """The second rule of a card after OR or AND; the moment is not repeated if the first rule named it last."""
        known = self.lead(before[-1])
        told: list[str] = []
        for number, (lead, bodies) in enumerate(self.grouped(effects)):
            text = self.led("" if number == 0 and lead == known else lead, bodies)
            join = "heroes-and" if both or number else "heroes-or"
            told.append(sentence(self.words, self.words.say(join, text=text)))
        return told

    def grouped(self, effects: Effects) -> list[tuple[str, list[str]]]:
        found: list[tuple[str, list[str]]] = []
        for one in effects:
            lead = self.lead(one)
            if found and found[-1][0] == lead:
                found[-1][1].append(self.body(one))
            else:
                found.append((lead, [self.body(one)]))
        return found

    def led(self, lead: str, bodies: list[str]) -> str:
        body = bodies[0]
        for other in bodies[1:]:
            body = self.words.say("list-notes", first=body, second=other)
        return self.words.say("heroes-led", lead=lead, body=body) if lead else body

    def lead(self, one: EffectFacts) -> str:
        """How often, when, on what condition and at what price."""
        say = self.words.say
        told = [say("heroes-limit", limit=one.limit)] if one.limit else []
        if one.when not in UNLED:
            told.append(self.window(one))
            told += [say("heroes-condition", cond=cond) for cond in one.cond]
        told += [say("heroes-instead-of-attack")] if one.instead_of_attack else []
        told += [say("heroes-optional")] if one.optional else []
        return listed(self.words, told, "list-comma")

    def window(self, one: EffectFacts) -> str:
        each = "no" if self.scroll or one.limit else "yes"
        return self.words.say("heroes-window", when=one.when, owner=self.owner, each=each)

    def body(self, one: EffectFacts) -> str:
        """What happens, how long, and the conditions of what always holds."""
        told = self.words.say(f"heroes-do-{one.do}", **self.facts(one))
        if one.dur:
            first = "yes" if one.when == "before-battle" else "no"
            lasting = self.words.say("heroes-duration", dur=one.dur, first=first)
            told = f"{told} {lasting}"
        if one.when in UNLED:
            for cond in one.cond:
                told = self.words.say("heroes-on-condition", body=told, cond=cond)
        return told

    def facts(self, one: EffectFacts) -> dict[str, Word]:
        """The facts of an effect as the messages ask for them."""
        told: dict[str, Word] = {
            "owner": self.speaks_of(one),
            "target": one.target,
            "person": "you" if one.target == "player" and self.owner != WEEK else "they",
            "attacked": "yes" if one.when in ATTACK_WINDOWS else "no",
            "attacker": "enemy" if one.when == "enemy-roll" else "you",
            "all": "yes" if one.amount == ALL_OF_THEM else "no",
            "limited": "yes" if one.limit else "no",
            "side": one.side or "any",
            "from": one.source or "none",
            "parts": one.parts,
        }
        told |= {"stat": one.stat, "what": one.what, "of": one.of, "which": one.which, "deck": one.deck}
        told |= {"on": one.on, "to": one.to, "strength": one.strength}
        return told | self.numbers(one) | self.names(one)

    def speaks_of(self, one: EffectFacts) -> str:
        """A Week card speaks of everybody, or of the one whose moment it is."""
        if self.owner != WEEK or one.when in FOR_ALL:
            return self.owner
        return TAKER if one.when == "take-control" and one.target == "player" and one.do != "forbid" else ACTOR

    def numbers(self, one: EffectFacts) -> dict[str, Word]:
        return {
            "n": abs(one.amount),
            "by": f"{one.amount:+d}".replace("-", MINUS),
            "more": "yes" if one.amount > 0 else "no",
            "rolled": "yes" if one.dice else "no",
            "dice": one.dice,
            "against": "magic" if one.against == BY_MAGIC else "number",
            "number": one.against,
        }

    def names(self, one: EffectFacts) -> dict[str, Word]:
        say = self.words.say
        told: dict[str, Word] = {"named": "yes" if one.unit else "no", "unit": "", "goods": ""}
        if one.stat:
            told["name"] = say(f"heroes-stat-{one.stat}.gen")
        if one.with_stat:
            told["with"] = say(f"heroes-stat-{one.with_stat}")
        if one.ability:
            told["ability"] = say(f"heroes-combat-{one.ability}.acc")
        if one.unit:
            told["unit"] = say(f"heroes-unit-{one.unit}.gen")
        if one.do == "summon":
            told["elemental"] = say(f"heroes-elemental-{one.what}.acc")
        if one.do == "gain":
            told["goods"] = self.goods(one, told)
        return told

    def goods(self, one: EffectFacts, told: dict[str, Word]) -> str:
        words: dict[str, Word] = {"named": told["named"], "unit": told["unit"], "side": one.side or "any"}
        return self.words.say("heroes-goods", what=one.what, n=one.amount, strength=one.strength, **words)
