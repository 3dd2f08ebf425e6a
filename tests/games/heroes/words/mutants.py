"""Every effect and every printed fact of Heroes with one thing changed: valid, and with another meaning than before.

Left out because nothing would mean anything else: the window of a treasure part, which is implied; the order of
conditions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

from interregnum.games.heroes.border.grammar import ALL_OR_SOME, ENCOUNTERS_ONLY, MAYBE, NEEDS, VERB_TARGETS
from interregnum.games.heroes.border.load import standard
from interregnum.games.heroes.border.load_effects import PART, check_effect, things
from interregnum.games.heroes.engine.facts import ALL_OF_THEM, BY_MAGIC, EffectFacts, Effects, SideFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ACTIONS,
    ARTIFACT_TYPES,
    CONDITIONS,
    DECKS,
    DICE_KINDS,
    DURATIONS,
    FACTIONS,
    LASTING,
    LIMITS,
    LOTS,
    PHASES,
    PLACE_KINDS,
    PRICES,
    REPUTATIONS,
    SCHOOLS,
    SIDES,
    STATS,
    TIERS,
    VERBS,
    WAYS,
    WINDOWS,
)
from interregnum.games.heroes.words.printed import Thing
from interregnum.kernel.errors import BadContent

BOX: Final = standard()
UNITS: Final = tuple(unit.id for faction in BOX.factions for unit in faction.units[::3])
GRANTED: Final = tuple(one for one in ABILITIES if one not in ENCOUNTERS_ONLY)
FIELDS: Final = {"with": "with_stat", "from": "source"}  # the keys of the files that a field calls otherwise

T = TypeVar("T", bound=Thing | SideFacts)
V = TypeVar("V")


def others(value: V, among: Sequence[V]) -> list[V]:
    return [one for one in among if one != value]


def is_valid(one: EffectFacts) -> bool:
    """Whether the loader would take it: only keys of the verb, the ones it needs, and what it says about them."""
    known = {*NEEDS[one.do], *MAYBE.get(one.do, ())}
    keys = {key for key in ("stat", "amount", "with", "ability", "what", "dice", "against", "of", "which", "deck",
                            "parts", "from", "on", "unit", "strength", "side", "to") if value(one, key)}  # fmt: skip
    if not set(NEEDS[one.do]) <= keys <= known or one.target not in VERB_TARGETS[one.do]:
        return False
    if one.what and one.what not in things(one.do):
        return False
    if one.amount < 0 and one.do != "add-stat" and not (one.amount == ALL_OF_THEM and one.do in ALL_OR_SOME):
        return False
    if one.source not in ("", "former-owner" if one.do == "gain" else "discard-pile"):
        return False
    try:
        check_effect(one, "here")
    except BadContent:
        return False
    return True


def value(one: EffectFacts, key: str) -> object:
    return getattr(one, FIELDS.get(key, key))


def mutants(one: EffectFacts) -> Iterator[EffectFacts]:
    """The effect with one fact changed, and what hangs on it."""
    for other in [*moments(one), *verbs(one), *numbers(one), *words(one), *limits(one)]:
        if other != one and is_valid(other):
            yield other


def moments(one: EffectFacts) -> Iterator[EffectFacts]:
    if one.when != PART:
        for when in others(one.when, [window for window in WINDOWS if window != PART]):
            lasts = one.do in LASTING and when != "always"
            yield replace(one, when=when, dur=(one.dur or "turn") if lasts else "")
    yield from (replace(one, dur=dur) for dur in DURATIONS[1:])


def verbs(one: EffectFacts) -> Iterator[EffectFacts]:
    for do in VERBS:
        lasts = do in LASTING and one.when != "always"
        yield from (replace(one, do=do, target=target, dur=one.dur if lasts else "") for target in VERB_TARGETS[do])
    yield from (replace(one, what=what) for what in things(one.do))
    yield from (replace(one, deck=deck) for deck in DECKS)
    yield replace(one, deck="any", parts=1, source="discard-pile")
    yield replace(one, deck="treasure", parts=1, source="")
    yield replace(one, deck="skill", parts=0, source="")


def numbers(one: EffectFacts) -> Iterator[EffectFacts]:
    yield from (replace(one, amount=amount, dice=0, against=0) for amount in (ALL_OF_THEM, -3, -2, 1, 2, 3, 5, 12, 22))
    yield from (replace(one, amount=0, dice=dice, against=one.against or BY_MAGIC) for dice in (1, 2, 3, 5, 21))
    yield from (replace(one, amount=0, dice=one.dice or 1, against=against) for against in (BY_MAGIC, 1, 5, 6))
    yield from (replace(one, parts=parts) for parts in (1, 2, 3, 5))
    yield from (replace(one, strength=strength, unit="") for strength in (1, 2, 3, 4, 5))


def words(one: EffectFacts) -> Iterator[EffectFacts]:
    yield from (replace(one, stat=stat) for stat in STATS)
    yield from (replace(one, with_stat=stat) for stat in STATS)
    yield from (replace(one, ability=ability) for ability in GRANTED)
    yield from (replace(one, of=of) for of in LOTS)
    yield from (replace(one, which=which) for which in DICE_KINDS)
    yield from (replace(one, on=on, target=target, unit="", side="") for on in PRICES for target in ("hero", "player"))
    yield from (replace(one, unit=unit, strength=0) for unit in ("", *UNITS))
    yield from (replace(one, side=side) for side in ("", *SIDES))
    yield from (replace(one, to=to) for to in WAYS)
    yield from (replace(one, source=source) for source in ("", "former-owner", "discard-pile"))


def limits(one: EffectFacts) -> Iterator[EffectFacts]:
    yield from (replace(one, limit=limit) for limit in ("", *LIMITS[1:]))
    yield from (replace(one, cond=tuple(other for other in one.cond if other != cond)) for cond in one.cond)
    yield from (replace(one, cond=(*one.cond, cond)) for cond in CONDITIONS if cond not in one.cond)
    yield replace(one, instead_of_attack=not one.instead_of_attack)
    yield replace(one, optional=not one.optional)


# What a printed field may say; numbers become one and two more, flags turn over.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "HeroFacts.faction": FACTIONS,
    "HeroFacts.lean": ("might", "magic"),
    "HeroFacts.reputation": REPUTATIONS,
    "UnitFacts.faction": FACTIONS,
    "FactionFacts.building": tuple(one.id for one in BOX.buildings),
    "BuildingFacts.faction": ("", *FACTIONS),
    "BuildingFacts.needs_artifact": ("", *(one.id for one in BOX.artifacts)),
    "SkillFacts.deck": ("might", "magic"),
    "SkillFacts.school": SCHOOLS,
    "SkillFacts.reputation": REPUTATIONS,
    "ScrollFacts.school": SCHOOLS,
    "ScrollFacts.reputation": REPUTATIONS,
    "ArtifactFacts.type": ARTIFACT_TYPES,
    "ArtifactFacts.set": tuple(one.id for one in BOX.sets),
    "ArtifactFacts.reputation": REPUTATIONS,
    "ArtifactFacts.enables": ("", *(one.id for one in BOX.buildings)),
    "WeekFacts.phase": PHASES,
    "EncounterFacts.tier": TIERS,
    "PlaceFacts.kind": PLACE_KINDS,
}
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "HeroFacts.abilities": tuple(one.id for one in BOX.abilities),
    "HeroFacts.schools": SCHOOLS,
    "SkillFacts.factions": FACTIONS,
    "SetFacts.pieces": tuple(one.id for one in BOX.artifacts),
    "EncounterFacts.abilities": ABILITIES,
    "ElementalFacts.abilities": ABILITIES,
    "ActionCardFacts.actions": ACTIONS,
    "SideFacts.abilities": GRANTED,
}


def printed(thing: T) -> Iterator[tuple[str, T]]:
    """The thing with one printed fact changed, and which."""
    for field in fields(thing):
        name = f"{type(thing).__name__}.{field.name}"
        for other in changed(name, getattr(thing, field.name)):
            values: dict[str, Any] = {field.name: other}
            yield name, replace(thing, **values)


def changed(name: str, found: object) -> Iterator[object]:
    if isinstance(found, bool):
        yield not found
    elif isinstance(found, int):
        yield from (found + 1, found + 2)
    elif isinstance(found, str):
        yield from others(found, WORDS.get(name, ()))
    elif isinstance(found, SideFacts):
        yield from (other for _, other in printed(found))
    elif name in LISTS and isinstance(found, tuple):
        yield from (found[:-1], (*found, LISTS[name][0])) if found else ((LISTS[name][0],),)
        yield from ((*found[:-1], other) for other in others(found[-1], LISTS[name])) if found else ()
    elif isinstance(found, tuple) and all(isinstance(one, EffectFacts) for one in found):
        yield from lists(found)


def lists(effects: Effects) -> Iterator[Effects]:
    """The effects with one left out, one said twice, or turned round."""
    yield from (effects[:number] + effects[number + 1 :] for number in range(len(effects)) if len(effects) > 1)
    yield from ((*effects, one) for one in effects[:1])
    if len(set(effects)) > 1:
        yield effects[::-1]
