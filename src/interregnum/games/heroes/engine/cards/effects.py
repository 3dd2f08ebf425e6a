"""An effect of a card as the engine reads it: a row of small numbers, the same object in every game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.facts import EffectFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    CONDITIONS,
    DECKS,
    DICE_KINDS,
    DURATIONS,
    ENEMY_STACK,
    GOODS,
    LIMITS,
    LOTS,
    OWN_STACK,
    PERMISSIONS,
    PRICES,
    SIDES,
    STATS,
    TARGETS,
    VERBS,
    WAYS,
    WINDOWS,
)


class Effect:
    """When, what, to whom; `code` is the one word it is about: stat, ability, permission, good, elemental, deck..."""

    def __init__(self, facts: EffectFacts, number: i64, code: i64, unit: i64) -> None:
        self.number: i64 = number
        self.when: i64 = WINDOWS.index(facts.when)
        self.do: i64 = VERBS.index(facts.do)
        self.target: i64 = TARGETS.index(facts.target)
        self.code: i64 = code
        self.amount: i64 = facts.amount
        self.dice: i64 = facts.dice
        self.against: i64 = facts.against
        self.parts: i64 = facts.parts
        self.taken: Final = facts.source == "former-owner"  # a gain that somebody else pays
        self.unit: i64 = unit  # the level, from 0, of the unit it is about; NO_UNIT for none
        self.side: i64 = SIDES.index(facts.side) if facts.side else -1
        self.dur: i64 = DURATIONS.index(facts.dur)
        self.limit: i64 = LIMITS.index(facts.limit)
        self.cond: i64 = sum([1 << CONDITIONS.index(word) for word in facts.cond])
        self.instead: Final = facts.instead_of_attack
        self.asked: Final = facts.instead_of_attack or facts.optional or facts.limit != ""  # MMH-RUL-101

    def holds(self, conditions: i64) -> bool:
        """Whether all its conditions are among those that are met."""
        return self.cond & conditions == self.cond

    def picks_stack(self) -> bool:
        return self.target == OWN_STACK or self.target == ENEMY_STACK


def code_of(facts: EffectFacts, elementals: list[str]) -> int:
    """The number of the one word an effect is about."""
    for word, words in (
        (facts.stat, STATS),
        (facts.ability, ABILITIES),
        (facts.of, LOTS),
        (facts.which, DICE_KINDS),
        (facts.deck, DECKS),
        (facts.on, PRICES),
        (facts.to, WAYS),
    ):
        if word:
            return words.index(word)
    if facts.do in ("allow", "forbid"):
        return PERMISSIONS.index(facts.what)
    if facts.do == "summon":
        return elementals.index(facts.what)
    return GOODS.index(facts.what) if facts.what else 0
