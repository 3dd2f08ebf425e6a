"""The content keeps to what the rulebook says about it, and to what we decided where it says nothing."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.games.heroes.content import BOX, FILES, effects

from interregnum.games.heroes.engine.facts import EffectFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ACTIONS,
    ARTIFACT_TYPES,
    FACTIONS,
    MAGIC_SCHOOLS,
    PHASES,
    TIERS,
)

UNITS = [unit for faction in BOX.factions for unit in faction.units]
BUILDINGS = {one.id: one for one in BOX.buildings}
HEROES = {one.id: one for one in BOX.heroes}
SKILLS = {one.id: one for one in BOX.skills}
SCROLLS = {one.id: one for one in BOX.scrolls}
ARTIFACTS = {one.id: one for one in BOX.artifacts}
ROUT = EffectFacts("always", "add-stat", "hero", stat="rout", amount=1)
LINES = {
    "haven": ("crossbowmen", "priestesses", "griffins", "seraphs"),
    "necropolis": ("skeletons", "liches", "vampires", "namtaru"),
    "sanctuary": ("shark-guards", "snow-maidens", "kenshi", "kirin"),
    "stronghold": ("orcs", "centaurs", "shamans", "cyclopes"),
}


@pytest.mark.rules("MMH-CON-01", "MMH-CON-02", "MMH-CON-06", "MMH-CON-07", "MMH-CON-09")
def test_every_faction_has_four_units_of_rising_strength() -> None:
    assert LINES == {one.id: tuple(unit.id for unit in one.units) for one in BOX.factions}
    for faction in BOX.factions:
        shape = [(unit.town_level, unit.strength, unit.tokens) for unit in faction.units]
        assert [(1, 2, 9), (2, 3, 7), (3, 4, 6), (4, 5, 4)] == shape
    assert 104 == sum(unit.tokens for unit in UNITS)


@pytest.mark.rules("MMH-CON-03", "MMH-CON-04", "MMH-CON-05", "MMH-CON-11")
def test_both_sides_of_a_unit_have_abilities_of_units_and_share_their_values() -> None:
    for unit in UNITS:
        for side in (unit.basic, unit.elite):
            assert {*side.abilities} <= {"precise-attack", "defence", "toughness", "piercing"}
            assert side.abilities.count("toughness") <= 2
    tables = [unit for faction in FILES["factions"]["faction"] for unit in faction["unit"]]
    assert {frozenset(("gold", "abilities"))} == {frozenset(one[side]) for one in tables for side in ("basic", "elite")}
    assert all({2, 3, 5} <= {unit.strength for unit in one.units} for one in BOX.factions)


@pytest.mark.rules("MMH-CON-08")
def test_there_are_tokens_for_the_start_a_leader_and_two_more_heroes() -> None:
    start = dict(BOX.constants.start_units)
    for faction in BOX.factions:
        assert faction.units[0].tokens >= start[2] + 2 + 2
        assert faction.units[1].tokens >= start[3]


@pytest.mark.rules("MMH-CON-10")
def test_elite_units_cost_more_and_prices_are_equal_for_all() -> None:
    prices = {unit.strength: (unit.basic.gold, unit.elite.gold) for unit in UNITS}

    assert {2: (1, 2), 3: (2, 4), 4: (4, 6), 5: (6, 9)} == prices
    assert all(prices[unit.strength] == (unit.basic.gold, unit.elite.gold) for unit in UNITS)


@pytest.mark.rules("MMH-CON-12", "MMH-CON-13", "MMH-CON-14", "MMH-HCARD-06", "MMH-HCARD-08")
def test_twelve_heroes_share_twenty_abilities() -> None:
    assert dict.fromkeys(FACTIONS, 3) == Counter(one.faction for one in BOX.heroes)
    assert {(2, 3)} == {(len(one.abilities), len(one.schools)) for one in BOX.heroes}
    assert {one.id for one in BOX.abilities} == {ability for one in BOX.heroes for ability in one.abilities}
    assert 20 == len(BOX.abilities)
    assert ("stronghold", True) == (HEROES["sandor"].faction, "explorer" in HEROES["sandor"].abilities)


@pytest.mark.rules("MMH-CON-15", "MMH-HAB-14", "MMH-HAB-16", "MMH-HAB-19")
def test_every_faction_has_one_master_and_one_warlord() -> None:
    masters = {"haven": "griffins", "necropolis": "vampires", "sanctuary": "kenshi", "stronghold": "shamans"}
    for faction in FACTIONS:
        held = [ability for one in BOX.heroes if one.faction == faction for ability in one.abilities]
        assert [f"master-of-{masters[faction]}"] == [one for one in held if one.startswith("master-of-")]
        assert [f"warlord-of-{LINES[faction][0]}"] == [one for one in held if one.startswith("warlord-of-")]


@pytest.mark.rules("MMH-CON-16", "MMH-CON-17", "MMH-CON-18", "MMH-CON-19", "MMH-HCARD-11")
def test_heroes_differ_within_useful_bounds() -> None:
    for hero in BOX.heroes:
        assert hero.command >= (8 if "leader" in hero.abilities else 6)
        assert 1 <= hero.strength <= 7
    assert (7, 10) == (min(one.command for one in BOX.heroes), max(one.command for one in BOX.heroes))
    assert (1, 5) == (min(one.magic for one in BOX.heroes), max(one.magic for one in BOX.heroes))
    for faction in FACTIONS:
        assert {"might", "magic"} == {one.lean for one in BOX.heroes if one.faction == faction}


@pytest.mark.rules("MMH-CON-20")
def test_every_school_of_a_hero_is_found_in_the_decks_of_the_faction() -> None:
    for hero in BOX.heroes:
        taught = {skill.school for skill in BOX.skills if hero.faction in skill.factions}
        assert {*hero.schools} <= taught


@pytest.mark.rules("MMH-CON-21", "MMH-BUILD-05")
def test_town_levels_cost_more_and_more() -> None:
    assert (0, 6, 9, 12) == BOX.constants.level_costs


@pytest.mark.rules("MMH-CON-23", "MMH-CON-26", "MMH-BLD-10", "MMH-BLD-13", "MMH-BLD-19", "MMH-BLD-20")
def test_buildings_have_their_prices_and_factions() -> None:
    prices = {one.id: (one.resources, one.gold, one.either) for one in BOX.buildings}
    temple = BUILDINGS["temple-of-asha"]

    assert ((0, 0, 3), (12, 12, 0)) == (prices["town-hall"], prices["temple-of-asha"])
    assert "tear-of-asha" == temple.needs_artifact
    own = {one.faction: one.id for one in BOX.buildings if one.faction}
    assert {
        "haven": "guardian-angel",
        "necropolis": "necromancy",
        "sanctuary": "honor",
        "stronghold": "blood-frenzy",
    } == own
    assert {"hall-of-fame", "marketplace", "town-portal", "temple-of-asha"} <= {*BUILDINGS}


@pytest.mark.rules("MMH-CON-24", "MMH-CON-25")
def test_something_can_be_built_at_once_and_income_comes_early() -> None:
    levels = {one.id: one.town_level for one in BOX.buildings}

    assert (1, 1) == (levels["town-hall"], levels["marketplace"])
    assert BUILDINGS["town-hall"].either <= BOX.constants.start_resources
    assert {2} == {levels[one] for one in ("hall-of-fame", "training-grounds", "garrison", "town-portal")}
    assert {3} == {one.town_level for one in BOX.buildings if one.faction or one.id == "war-council"}
    assert 5 == BOX.constants.hero_price


@pytest.mark.rules("MMH-CON-28", "MMH-CON-29", "MMH-CON-30", "MMH-CON-31", "MMH-ROUND-09", "MMH-ROUND-17")
def test_action_cards_pair_activation_with_a_town_action() -> None:
    basic = [card for card in BOX.cards if card.at_start]
    special = [card for card in BOX.cards if not card.at_start]

    assert {("hero-activation", other) for other in ("build", "recruit", "gather")} == {card.actions for card in basic}
    assert [("build", "gather")] == [card.actions for card in special]
    assert {*ACTIONS} == {action for card in BOX.cards for action in card.actions}
    rounds = [{*picked} for picked in product(*(card.actions for card in basic))]
    assert {"build", "recruit", "hero-activation"} in rounds


@pytest.mark.rules("MMH-CON-32", "MMH-CON-33", "MMH-CON-34")
def test_later_weeks_are_darker_and_some_strengthen_creatures() -> None:
    dark = {phase: sum(one.dark_days for one in BOX.weeks if one.phase == phase) for phase in PHASES}

    assert {"crescent": 0, "quarter": 2, "full-moon": 3} == dark
    changes = [one.amount for week in BOX.weeks for one in week.effects if one.target == "creatures"]
    assert max(changes) > 0 > min(changes)


@pytest.mark.rules("MMH-CON-36", "MMH-CON-37", "MMH-TREAS-01")
def test_treasures_hold_what_the_rules_can_hand_out() -> None:
    parts = [part for card in BOX.treasures for part in card.parts]
    kinds = {part.what or part.deck or part.do for part in parts}

    assert {"gold", "resources", "xp", "luck-token", "unit", "scroll", "artifact", "turn-elite"} == kinds
    assert all(4 == len(set(card.parts)) for card in BOX.treasures)


@pytest.mark.rules("MMH-CON-38", "MMH-CON-39", "MMH-CON-40", "MMH-CON-41")
def test_scrolls_are_spread_over_levels_and_schools() -> None:
    assert dict.fromkeys(range(1, 6), 4) == Counter(one.level for one in BOX.scrolls)
    assert dict.fromkeys(MAGIC_SCHOOLS, 4) == Counter(one.school for one in BOX.scrolls)
    dispel = SCROLLS["dispel-magic"]
    assert (2, "primal", "cancel") == (dispel.level, dispel.school, dispel.base[0].do)
    summoned = {effect.what for one in BOX.scrolls for effect in one.base if effect.do == "summon"}
    assert {one.id for one in BOX.elementals} == summoned
    assert {4} == {one.level for one in BOX.scrolls if one.base[0].do == "summon"}


@pytest.mark.rules("MMH-CON-42", "MMH-CON-45", "MMH-ART-02")
def test_artifacts_are_spread_over_types_and_sets() -> None:
    assert dict.fromkeys(ARTIFACT_TYPES, 4) == Counter(one.type for one in BOX.artifacts)
    assert dict.fromkeys((one.id for one in BOX.sets), 5) == Counter(one.set for one in BOX.artifacts)
    assert 1 == BOX.constants.artifact_power


@pytest.mark.rules("MMH-CON-43", "MMH-CON-44", "MMH-ROUT-05", "MMH-BLD-12")
def test_the_artifacts_of_the_rulebook_do_what_it_says() -> None:
    ring = ARTIFACTS["ring-of-misfortune"].effects[0]

    assert ("enemy-roll", "reroll", "hits") == (ring.when, ring.do, ring.which)
    assert (ROUT,) == ARTIFACTS["slayers-gauntlet"].effects
    assert ["tear-of-asha"] == [one.id for one in BOX.artifacts if one.enables == "temple-of-asha"]
    incomes = {effect.what for one in BOX.artifacts for effect in one.effects if effect.when == "gather"}
    assert {"resources", "gold"} == incomes


@pytest.mark.rules("MMH-CON-46", "MMH-CON-47", "MMH-CON-50")
def test_every_faction_has_eight_might_and_eight_magic_skills() -> None:
    for faction in FACTIONS:
        mine = [skill for skill in BOX.skills if faction in skill.factions]
        assert {"might": 8, "magic": 8} == Counter(skill.deck for skill in mine)
    assert 64 == sum(len(skill.factions) for skill in BOX.skills)
    assert {True, False} == {skill.both for skill in BOX.skills}
    assert all(skill.reputation for skill in BOX.skills)


@pytest.mark.rules("MMH-CON-48", "MMH-ROUT-04", "MMH-CARD:aggressiveness")
def test_aggressiveness_is_in_every_might_deck() -> None:
    skill = SKILLS["aggressiveness"]

    assert (FACTIONS, "might", (ROUT,)) == (skill.factions, skill.deck, skill.base)


@pytest.mark.rules("MMH-CON-49")
def test_skills_use_all_moments_of_the_rulebook() -> None:
    every = [effect for skill in BOX.skills for effect in skill.base + skill.up]

    assert {"before-battle", "turn-start", "in-battle", "turn-end", "after-battle"} <= {one.when for one in every}
    assert {"substitute", "resurrect", "reroll"} <= {one.do for one in every}
    assert "initiative" in {one.stat for one in every}


@pytest.mark.rules("MMH-CON-51", "MMH-CON-52", "MMH-SETUP-17")
def test_there_is_a_token_for_every_icon_of_the_tiles() -> None:
    board = Counter("".join(row for tile in BOX.tiles for row in tile.rows))
    tokens = Counter(one.tier for one in BOX.encounters)

    assert {"common": 21, "dangerous": 17, "legendary": 10} == tokens
    assert tokens == {tier.id: board[tier.char] for tier in BOX.tiers}
    assert all({*one.abilities} <= {*ABILITIES} for one in BOX.encounters)


@pytest.mark.rules("MMH-CON-53")
def test_rewards_grow_with_the_colour() -> None:
    rewards = {tier: {(one.xp, one.chests) for one in BOX.encounters if one.tier == tier} for tier in TIERS}

    assert {"common": {(1, 1), (2, 1)}, "dangerous": {(2, 2), (3, 2)}, "legendary": {(4, 3), (5, 3)}} == rewards


@pytest.mark.rules("MMH-CON-54")
def test_creatures_are_within_the_bounds_of_the_dice() -> None:
    assert all(1 <= one.strength <= 7 and one.number >= 1 for one in BOX.encounters)


@pytest.mark.rules("MMH-CON-55", "MMH-RUL-47")
def test_slayer_fury_and_regeneration_belong_to_encounters_and_toughness_does_not() -> None:
    creatures = {ability for one in BOX.encounters for ability in one.abilities}
    others = {ability for unit in UNITS for side in (unit.basic, unit.elite) for ability in side.abilities}
    others |= {ability for one in BOX.elementals for ability in one.abilities}
    others |= {one.ability for one in effects(BOX)}

    assert {"slayer", "fury", "regeneration"} <= creatures - others
    assert "toughness" not in creatures


@pytest.mark.rules("MMH-CON-66", "MMH-RUL-39")
def test_the_elite_die_has_its_faces() -> None:
    faces = Counter(BOX.constants.die_faces)

    assert {"one-skull": 2, "two-skulls": 1, "luck": 1, "laurel": 1, "bad-luck": 1} == faces


@pytest.mark.rules("MMH-CON-68", "MMH-CON-69")
def test_elementals_have_values_and_additional_enemies_have_none() -> None:
    assert {
        "earth-elemental": (3, 2, 5, ("defence",)),
        "water-elemental": (4, 5, 4, ()),
        "light-elemental": (4, 7, 3, ("precise-attack",)),
        "shadow-elemental": (5, 6, 3, ("piercing",)),
    } == {one.id: (one.strength, one.initiative, one.number, one.abilities) for one in BOX.elementals}
    tiers = FILES["components"]["encounter_tier"]
    assert [1, 1, 1] == [tier["additional_enemy_tokens"] for tier in tiers]
    assert not any("strength" in tier for tier in tiers)


@pytest.mark.rules("MMH-CON-71", "MMH-CON-72", "MMH-ROUND-15")
def test_the_length_of_a_game_leaves_time_for_domination() -> None:
    rounds = [cards + 1 for cards in BOX.constants.week_cards]

    assert [10, 13, 16] == rounds
    assert [(30, 40), (39, 52), (48, 64)] == [(3 * number, 4 * number) for number in rounds]
    pace = [goal / number for goal in BOX.constants.domination for number in rounds]
    assert (0.75, 1.6) == (min(pace), max(pace))
