"""Whose effect it is, what is asked, and that every card of the box is executed by some test (MMH-RUL-100, 101)."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.games.heroes.battles import battle_of, fight, fighter_of, over, rolled, used
from tests.games.heroes.scenario import BOX, FACTS, A, alter, army, asked, begin, field_of, hero_of, play, position

from interregnum.games.heroes.engine.box import KINDS, TREASURE, Box
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.facts import EffectFacts, ScrollFacts, SkillFacts
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATION_AGAIN,
    ACTIVATION_POINTS,
    ACTIVATIONS,
    ENTER_PLAY,
    GAIN_ARTIFACT,
    GAIN_SCROLL,
    GATHERING,
    RECRUITING,
)
from interregnum.games.heroes.engine.map import movement
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import ABILITIES, ATTACKS, GRANT, STRENGTH, VERBS
from interregnum.games.heroes.engine.town.recruiting import price
from interregnum.kernel.ids import NOBODY

WOLVES = "timber-wolves-1"
PLAIN = EffectFacts(when="in-battle", do="add-stat", target="hero", stat="strength", amount=1, dur="attack")
LAND = """
    . ^ . P
    . . . .
    . . . P
"""

# -- every card of the box


@cache
def words_of_tests() -> frozenset[str]:
    """All words within the strings of the tests of this folder."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(node.value.split())
    return frozenset(found)


@pytest.mark.rules("MMH-CARD-01", "MMH-CARD-02")
@pytest.mark.parametrize("source", range(len(BOX.ids)), ids=lambda n: f"{KINDS[BOX.kinds[n]]} {BOX.ids[n]}")
def test_every_source_of_effects_is_named_by_a_test_or_does_nothing(source: int) -> None:
    is_inert = not BOX.rules[2 * source] and not BOX.rules[2 * source + 1]
    is_one_of_all = BOX.kinds[source] == TREASURE  # every part of every one is taken below

    assert is_inert or is_one_of_all or BOX.ids[source] in words_of_tests()


@pytest.mark.rules("MMH-RUL-94", "MMH-PLACE-05", "MMH-BLD-12")
def test_four_sources_have_no_effect_of_their_own() -> None:
    inert = [BOX.ids[n] for n in range(len(BOX.ids)) if not BOX.rules[2 * n] and not BOX.rules[2 * n + 1]]

    assert ["tear-of-asha", "week-of-mists", "dragon-links", "portal"] == inert


def test_every_verb_is_used_by_some_card() -> None:
    assert set(range(len(VERBS))) == {effect.do for effect in BOX.effects}


# -- by itself or asked


@pytest.mark.rules("MMH-RUL-101")
@pytest.mark.parametrize(
    ("facts", "is_asked"),
    [
        (PLAIN, False),
        (replace(PLAIN, limit="once-battle"), True),
        (replace(PLAIN, optional=True), True),
        (replace(PLAIN, instead_of_attack=True), True),
        (replace(PLAIN, cond=("first-turn",)), False),
    ],
)
def test_an_effect_is_asked_for_if_it_has_a_limit_replaces_the_attack_or_may_be_declined(
    facts: EffectFacts, is_asked: bool
) -> None:
    assert is_asked == Effect(facts, 0, STRENGTH, -1).asked


@pytest.mark.rules("MMH-RUL-103")
def test_an_effect_holds_only_while_all_its_conditions_are_met() -> None:
    facts = EffectFacts(when="always", do="gain", target="player", what="gold", cond=("first-turn", "battle-won"))

    effect = Effect(facts, 0, 0, -1)

    assert [False, False, True] == [effect.holds(met) for met in (1, 4, 1 | 4 | 16)]


# -- whose effect


@pytest.mark.rules("MMH-RUL-100")
def test_in_a_battle_count_only_the_cards_of_the_heroes_who_fight() -> None:
    state = fight("anton 3e1", WOLVES)
    alter(state, "uriel c2 1b1 helm-of-crag-hack heroism dragon-scale-mail")

    assert [4, 2] == [
        values.initiative(state, battle_of(state), 0),
        values.strength(state, battle_of(state), 0),
    ]
    over(state)
    assert [] == used(state)


@pytest.mark.rules("MMH-RUL-100", "MMH-RUL-79")
def test_outside_battles_a_heros_effects_work_wherever_he_is() -> None:
    state = position(f"map {LAND} | anton a1 1b1 saddlebags-of-plenty | uriel purse-of-endless-gold")
    alter(state, "anton economist")

    begin(state, GATHERING, A)

    assert (3, 2) == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-RUL-103", "MMH-RUL-100")
def test_what_lasts_in_a_battle_does_not_reach_a_hero_who_does_not_fight() -> None:
    state = fight("anton 3e1 2b2 heroism", WOLVES)
    alter(state, "sveltana d3 1b1")
    sveltana = hero_of("sveltana")

    play(state, "A: use heroism up at attacker-1")

    assert 2 == values.of_hero(state, sveltana, STRENGTH)


@pytest.mark.rules("MMH-SKILL-06", "MMH-RUL-68")
def test_a_defeated_hero_keeps_his_skills() -> None:
    state = fight("anton 1b1 heroism", "harpies", rolls="1")
    over(state)

    assert ["heroism"] == [BOX.ids[skill] for skill in state.skills[BOX.hero_ids.index("anton")]]


# -- what a card shows


def all_cards() -> list[SkillFacts | ScrollFacts]:
    """What has two rules."""
    return [*FACTS.skills, *FACTS.scrolls]


@pytest.mark.rules("MMH-SKILL-01", "MMH-SCROLL-03")
def test_skills_and_scrolls_have_a_reputation_a_school_and_two_rules() -> None:
    for card in all_cards():
        assert card.reputation, card.id
        assert card.school in FACTS.schools, card.id
        assert [True, True] == [len(rule) > 0 for rule in (card.base, card.up)], card.id


@pytest.mark.rules("MMH-SCHOOL-01", "MMH-SCHOOL-02")
def test_there_are_five_schools_of_might_and_five_of_magic() -> None:
    decks = {"might": {one.school for one in FACTS.skills if one.deck == "might"}}
    decks["magic"] = {one.school for one in all_cards()} - decks["might"]

    assert {"virtues", "war-cries", "tactics", "art-of-war", "realm"} == decks["might"]
    assert {"primal", "darkness", "light", "earth", "water"} == decks["magic"]


@pytest.mark.rules("MMH-REP-01", "MMH-HCARD-09")
def test_reputation_has_no_effect() -> None:
    plain = Box(
        replace(
            FACTS,
            heroes=tuple(replace(one, reputation="blood") for one in FACTS.heroes),
            skills=tuple(replace(one, reputation="blood") for one in FACTS.skills),
        )
    )

    assert tables(BOX) == tables(plain)


def tables(box: Box) -> dict[str, object]:
    """All numbers the engine works with, effects by what they say."""
    found = fields(box, "facts", "rules", "effects", "always")
    found["effects"] = [fields(effect) for effect in box.effects]
    return found


def fields(thing: object, *but: str) -> dict[str, object]:
    """What an object holds, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_") and name not in but]
    return {name: getattr(thing, name) for name in names if not callable(getattr(thing, name))}


@pytest.mark.rules("MMH-CARD-03")
def test_cards_speak_of_the_abilities_that_tokens_show() -> None:
    granted = {ABILITIES[effect.code] for effect in BOX.effects if effect.do == GRANT}
    printed = {one for faction in FACTS.factions for unit in faction.units for one in unit.elite.abilities}

    assert granted <= printed


# -- the abilities of heroes


def of(hero: str, ability: str = "") -> tuple[State, int]:
    """A map with this hero in his town; he has this ability."""
    assert ability in ["", *[BOX.ids[one] for one in BOX.hero_abilities[BOX.hero_ids.index(hero)]]]
    faction = BOX.faction_ids[BOX.hero_ids.index(hero) // 3]
    other = "haven" if faction != "haven" else "necropolis"
    return position(f"map {LAND} | A {faction} a1 | B {other} | {hero} 1b1"), hero_of(hero)


@pytest.mark.rules("MMH-HAB-01", "MMH-EX-10", "MMH-CARD:aggressor")
@pytest.mark.parametrize(
    ("hero", "ability", "attacks"), [("hitomi", "aggressor", 2), ("sandor", "aggressor", 2), ("ciele", "", 1)]
)
def test_an_aggressor_attacks_twice(hero: str, ability: str, attacks: int) -> None:
    of(hero, ability)
    assert [attacks] == rolled(fight(f"{hero} 3b1", "ghouls"), "attacker-hero")[:1]


@pytest.mark.rules(
    "MMH-HAB-02",
    "MMH-HAB-06",
    "MMH-HAB-10",
    "MMH-RUL-10",
    "MMH-CARD:quartermaster",
    "MMH-CARD:inheritance",
    "MMH-CARD:leader",
)
@pytest.mark.parametrize(
    ("hero", "ability", "begins", "came_of_it"),
    [
        ("kraal", "quartermaster", 0, (5, 0, "1b1")),
        ("anton", "inheritance", 0, (0, 5, "1b1")),
        ("moander", "leader", 1, (0, 0, "1b1 2e1")),
        ("moander", "leader", 0, (0, 0, "1b1")),
        ("cornelia", "leader", 1, (0, 0, "1b1 2e1")),
        ("ciele", "", 1, (0, 0, "1b1")),
    ],
)
def test_what_a_hero_brings_when_he_enters_play(
    hero: str, ability: str, begins: int, came_of_it: tuple[int, int, str]
) -> None:
    state, number = of(hero, ability)

    begin(state, ENTER_PLAY, A, number, begins)

    assert came_of_it == (state.resources[A], state.gold[A], army(state, hero))


@pytest.mark.rules("MMH-HAB-11", "MMH-RUL-81", "MMH-CARD:enlightened")
def test_an_enlightened_hero_comes_with_a_skill() -> None:
    state, uriel = of("uriel", "enlightened")

    begin(state, ENTER_PLAY, A, uriel, 0)
    play(state, "A: magic")
    play(state, f"A: {asked(state)[0]}")

    assert 1 == len(state.skills[uriel])


@pytest.mark.rules("MMH-HAB-03", "MMH-RUL-112", "MMH-CARD:mystic")
def test_a_mystic_draws_two_scrolls_more() -> None:
    state, irina = of("irina", "mystic")

    begin(state, GAIN_SCROLL, A, irina)

    assert 3 == len(asked(state, "card"))


@pytest.mark.rules("MMH-HAB-05", "MMH-RUL-112", "MMH-CARD:artifact-seeker")
def test_an_artifact_seeker_draws_two_artifacts_more() -> None:
    state, sveltana = of("sveltana", "artifact-seeker")

    begin(state, GAIN_ARTIFACT, A, sveltana)

    assert 5 == len(asked(state, "card"))


@pytest.mark.rules("MMH-HAB-04", "MMH-RUL-19", "MMH-CARD:explorer")
@pytest.mark.parametrize(("hero", "ability", "cost"), [("sandor", "explorer", 2), ("kraal", "", -1)])
def test_an_explorer_crosses_mountains(hero: str, ability: str, cost: int) -> None:
    state, number = of(hero, ability)

    assert cost == movement.reach(state, number, 2, True)[field_of("c1")]


@pytest.mark.rules("MMH-HAB-09", "MMH-PORTAL-07", "MMH-CARD:dimension-traveller")
@pytest.mark.parametrize(("hero", "ability", "cost"), [("uriel", "dimension-traveller", 1), ("anton", "", -1)])
def test_a_dimension_traveller_goes_from_portal_to_portal(hero: str, ability: str, cost: int) -> None:
    state, number = of(hero, ability)
    state.at[number] = field_of("d1")

    assert cost == movement.reach(state, number, 1, True)[field_of("d3")]


@pytest.mark.rules("MMH-HAB-12", "MMH-RUL-103", "MMH-CARD:vagabond")
@pytest.mark.parametrize(("place", "points"), [("town", 5), ("c2", 4)])
def test_a_vagabond_has_a_movement_point_more_from_town(place: str, points: int) -> None:
    state, airini = of("airini", "vagabond")
    if place != "town":
        state.at[airini] = field_of(place)

    begin(state, ACTIVATIONS, A)

    assert points == state.stack[-1].slots[ACTIVATION_POINTS]


@pytest.mark.rules("MMH-HAB-07", "MMH-HAB-08", "MMH-GATH-07", "MMH-CARD:merchant", "MMH-CARD:wealthy")
@pytest.mark.parametrize(
    ("hero", "ability", "treasury"), [("ciele", "merchant", (2, 0)), ("sveltana", "wealthy", (0, 2))]
)
def test_a_merchant_and_a_wealthy_hero_add_to_each_gather(hero: str, ability: str, treasury: tuple[int, int]) -> None:
    state, _ = of(hero, ability)

    begin(state, GATHERING, A)

    assert treasury == (state.resources[A], state.gold[A])


@pytest.mark.rules(
    "MMH-HAB-13",
    "MMH-HAB-14",
    "MMH-HAB-19",
    "MMH-RUL-74",
    "MMH-CARD:master-of-griffins",
    "MMH-CARD:master-of-vampires",
    "MMH-CARD:master-of-kenshi",
    "MMH-CARD:master-of-shamans",
)
@pytest.mark.parametrize(
    ("ability", "master"),
    [
        ("master-of-griffins", "anton"),
        ("master-of-vampires", "anastasya"),
        ("master-of-kenshi", "hitomi"),
        ("master-of-shamans", "airini"),
    ],
)
def test_a_master_buys_his_unit_for_one_and_two_gold_less(ability: str, master: str) -> None:
    state, hero = of(master, ability)

    assert (3, 4) == (price(state, hero, 2, 0, True), price(state, hero, 2, 1, True))
    assert (2, 4) == (price(state, hero, 1, 0, True), price(state, hero, 1, 1, True))  # no other unit


@pytest.mark.rules(
    "MMH-HAB-15",
    "MMH-HAB-16",
    "MMH-HAB-17",
    "MMH-RUL-75",
    "MMH-RUL-101",
    "MMH-CARD:warlord-of-crossbowmen",
    "MMH-CARD:warlord-of-skeletons",
    "MMH-CARD:warlord-of-shark-guards",
    "MMH-CARD:warlord-of-orcs",
)
@pytest.mark.parametrize(
    ("ability", "warlord"),
    [
        ("warlord-of-crossbowmen", "cornelia"),
        ("warlord-of-skeletons", "moander"),
        ("warlord-of-shark-guards", "ciele"),
        ("warlord-of-orcs", "kraal"),
    ],
)
def test_a_warlord_may_take_an_elite_unit_after_a_purchase(ability: str, warlord: str) -> None:
    state, hero = of(warlord, ability)
    unit = BOX.unit_ids[hero // 3 * 4]
    state.gold[A] = 1

    begin(state, RECRUITING, A, NOBODY, 3)
    play(state, f"A: buy {unit} basic for {warlord}; A: done")
    assert [f"use {ability}", "done"] == asked(state)
    play(state, f"A: use {ability}")

    assert "2b1 1e1" == army(state, warlord)


# -- places


@pytest.mark.rules("MMH-EXP-02", "MMH-RUL-28", "MMH-RUL-100")
@pytest.mark.parametrize(
    ("place", "came_of_it"),
    [
        ("secret-library", "scroll"),
        ("stable", "again"),
        ("arena", "buy"),
        ("armourer", "elite"),
        ("forge", "three cards"),
        ("crystal-of-revelation", "power"),
        ("dragon-deposit", "one card"),
        ("stone-of-enlightenment", "deck"),
        ("dragon-temple", "part"),
    ],
)
def test_an_explored_place_works_for_the_hero_who_explored_it(place: str, came_of_it: str) -> None:
    sign = next(one.char for one in FACTS.places if one.id == place)
    state = position(f"map . {sign} . . | A d1 gold 9 | anton b1 2b1")
    hero = hero_of("anton")
    state.treasure_discards = [state.treasures.pop(), state.treasures.pop()]

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit b1")

    found = {
        "scroll": len(state.scrolls[hero]) == 1,
        "again": any(frame.slots[ACTIVATION_AGAIN] == 1 for frame in state.stack[1:]),
        "buy": asked(state, "buy") != [],
        "elite": army(state, "anton") == "2e1",
        "three cards": len(asked(state, "card")) == 3,
        "one card": len(asked(state, "card")) == 2,
        "power": state.honours[A] == 2,
        "deck": asked(state) == ["might", "magic"],
        "part": asked(state, "part") != [],
    }
    assert [came_of_it] == [one for one, is_so in found.items() if is_so]


@pytest.mark.rules(
    "MMH-GATH-01",
    "MMH-RUL-100",
    "MMH-CARD:sawmill",
    "MMH-CARD:iron-mine",
    "MMH-CARD:crystal-mine",
    "MMH-CARD:gold-mine",
    "MMH-CARD:dragon-links",
)
@pytest.mark.parametrize(
    ("place", "treasury", "worth"),
    [
        ("sawmill", (3, 0), 1),
        ("iron-mine", (2, 0), 2),
        ("crystal-mine", (1, 0), 3),
        ("gold-mine", (0, 4), 0),
        ("dragon-links", (0, 0), 4),
    ],
)
def test_a_controlled_place_works_for_its_player(place: str, treasury: tuple[int, int], worth: int) -> None:
    sign = next(one.char for one in FACTS.places if one.id == place)
    state = position(f"map . {sign} . . | A owns b1 | anton 1b1")

    begin(state, GATHERING, A)

    assert treasury == (state.resources[A], state.gold[A])
    assert worth == power.power(state, A)


@pytest.mark.rules("MMH-RUL-103", "MMH-RUL-104")
def test_a_change_of_attacks_is_no_attack_of_somebody_else() -> None:
    state = fight("hitomi 3e1", WOLVES)

    assert 1 == values.of_hero(state, BOX.hero_ids.index("hitomi"), ATTACKS)
    assert 0 == values.of_stack(state, battle_of(state), fighter_of("attacker-1"), ATTACKS)
