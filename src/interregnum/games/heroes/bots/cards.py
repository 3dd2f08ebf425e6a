"""What a card is worth to a hero who keeps it, by what its rules do; in points of Power, about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.terms import (
    ADD_STAT,
    ALWAYS,
    GAIN,
    OWN_STACKS,
    POWER_POINTS,
    STATS,
    UNIT,
    VERBS,
)

BY_STAT: Final = {
    "strength": 0.35, "magic": 0.25, "initiative": 0.15, "command": 0.4, "rout": 0.9, "attacks": 0.6,
    "movement-points": 0.7, "power": 1.0, "recruit-limit": 0.4, "flight-loss": 0.1, "treasure-parts": 0.4,
    "skills-drawn": 0.3, "scrolls-drawn": 0.2, "artifacts-drawn": 0.3,
}  # fmt: skip
BY_VERB: Final = {
    "substitute": 0.3, "grant": 0.6, "allow": 0.3, "forbid": 0.3, "wound": 0.4, "prevent": 0.4, "reroll": 0.3,
    "resurrect": 0.5, "turn-elite": 0.5, "summon": 1.0, "gain": 0.15, "draw": 0.5, "discount": 0.3,
    "recruit-units": 0.3, "relocate": 0.2, "cancel": 0.1,
}  # fmt: skip
STAT_WORTHS: Final = [BY_STAT[name] for name in STATS]
VERB_WORTHS: Final = [BY_VERB.get(name, 0.0) for name in VERBS]
PASSING: Final = 0.6  # what an effect is worth that has to be called for, as a share
EITHER: Final = 0.3  # and the second rule of a card of which one rule is used at a time


def worth_of_card(box: Box, hero: i64, source: i64) -> float:
    """Both rules if both work for this hero."""
    first = worth_of_rule(box, 2 * source)
    if not box.opens_second(hero, source):
        return first
    second = worth_of_rule(box, 2 * source + 1)
    if box.both[source]:
        return first + second
    return max(first, second) + EITHER * min(first, second)


def worth_of_rule(box: Box, rule: i64) -> float:
    total = 0.0
    for effect in box.rules[rule]:
        share = 1.0 if effect.when == ALWAYS else PASSING
        total += share * worth_of_effect(effect)
    return total


def worth_of_effect(effect: Effect) -> float:
    amount: i64 = max(1, max(effect.amount, -effect.amount))
    if effect.do == ADD_STAT:
        wide = 1.5 if effect.target == OWN_STACKS else 1.0
        return STAT_WORTHS[effect.code] * float(amount) * wide
    plain = VERB_WORTHS[effect.do]
    if effect.do == GAIN:
        return 1.0 if effect.code == POWER_POINTS else 0.7 if effect.code == UNIT else plain * float(amount)
    return plain * float(max(1, effect.dice)) if effect.dice > 0 else plain * float(min(amount, 3))
