"""A text that would also describe another effect describes none: every change of a fact changes the text."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.games.heroes.words.mutants import BOX, mutants, printed
from tests.samples import one_in

from interregnum.games.heroes.engine.facts import EffectFacts
from interregnum.games.heroes.words.cards import HeroesCards, things
from interregnum.games.heroes.words.effects import BUILDING, HERO, WEEK, EffectWords
from interregnum.games.heroes.words.printed import Thing
from interregnum.words.catalogue import LANGUAGES, catalogue

# Printed facts that the text does not tell, and why.
EXEMPT = {
    "AbilityFacts.faction": "follows from the unit that the ability speaks of",
    "FactionFacts.colour": "shown as a colour",
    "FactionFacts.symbol": "shown as a symbol",
    "FactionFacts.units": "each unit has a text of its own",
    "FactionFacts.magic_schools": "follows from the decks that the skills name",
    "EncounterFacts.kind": "the name",
    "EncounterFacts.xp": "the back, which has a text of its own",
    "EncounterFacts.chests": "the back, which has a text of its own",
    "ElementalFacts.school": "follows from the scroll that summons it",
    "TierFacts.char": "a sign of the tiles",
    "TierFacts.colour": "shown as a colour",
    "PlaceFacts.char": "a sign of the tiles",
}


def effects() -> list[tuple[str, bool, EffectFacts]]:
    """Every effect in the box once, with whose it is and whether it is used once."""
    found: list[tuple[str, bool, EffectFacts]] = []
    for kind, some in things(BOX).items():
        owner = {"building": BUILDING, "week": WEEK}.get(kind, HERO)
        found += [(owner, kind == "scroll", one) for thing in some for one in effects_of(thing)]
    return list(dict.fromkeys(found))


def effects_of(thing: Thing) -> list[EffectFacts]:
    values = [getattr(thing, field.name) for field in fields(thing)]
    return [one for value in values if isinstance(value, tuple) for one in value if isinstance(one, EffectFacts)]


EFFECTS = effects()


def told(lang: str, owner: str, scroll: bool, one: EffectFacts) -> str:
    return " ".join(EffectWords(catalogue(lang), owner, scroll).lines((one,)))


@pytest.mark.parametrize("lang", one_in(3, LANGUAGES))
def test_every_changed_fact_of_an_effect_changes_the_text_and_no_two_changes_read_the_same(lang: str) -> None:
    for owner, scroll, one in EFFECTS:
        meant = {told(lang, owner, scroll, one): one}
        for other in mutants(one):
            text = told(lang, owner, scroll, other)
            assert other == meant.setdefault(text, other), text
        assert len(meant) > 3


def test_every_field_of_an_effect_is_changed_somewhere() -> None:
    names = [field.name for field in fields(EffectFacts)]

    changed = {
        name
        for _, _, one in EFFECTS
        for other in mutants(one)
        for name in names
        if getattr(one, name) != getattr(other, name)
    }

    assert set(names) == changed


@pytest.mark.parametrize("lang", one_in(3, LANGUAGES))
def test_every_changed_fact_that_is_printed_changes_the_text(lang: str) -> None:
    cards = HeroesCards(catalogue(lang))
    for kind, some in things(BOX).items():
        for thing in some:
            text = str(cards.of(kind, thing))
            same = [name for name, other in printed(thing) if str(cards.of(kind, other)) == text]
            assert set() == set(same) - set(EXEMPT), (kind, thing.id)


def test_every_printed_field_is_changed_somewhere_or_has_a_reason() -> None:
    every = {f"{type(thing).__name__}.{field.name}" for some in things(BOX).values() for thing in some
             for field in fields(thing) if field.name != "id"}  # fmt: skip

    changed = {name for some in things(BOX).values() for thing in some for name, _ in printed(thing)}

    assert set() == every - changed - set(EXEMPT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_second_rule_follows_by_or_or_and(lang: str) -> None:
    words = EffectWords(catalogue(lang))
    for skill in BOX.skills:
        ways = {" ".join(words.second(skill.up, skill.base, both)) for both in (True, False)}
        assert 2 == len(ways)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_back_of_an_encounter_tells_xp_and_chests(lang: str) -> None:
    cards = HeroesCards(catalogue(lang))
    by_reward: dict[str, set[tuple[int, int]]] = {}
    for one in BOX.encounters:
        by_reward.setdefault(str(cards.reward(one.id)), set()).add((one.xp, one.chests))

    assert {1} == {len(found) for found in by_reward.values()}
    assert len({(one.xp, one.chests) for one in BOX.encounters}) == len(by_reward)
