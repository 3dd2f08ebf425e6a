"""What is in the box: how many of everything, what is printed on it, and where it comes from."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest
from tests.games.heroes.content import BOX, FILES, effects, tables

from interregnum.games.heroes.border.grammar import PERMITTED
from interregnum.games.heroes.engine.facts import EffectFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    CONDITIONS,
    DURATIONS,
    FACTIONS,
    GOODS,
    LIMITS,
    SCHOOLS,
    STATS,
    TARGETS,
    TIERS,
    VERBS,
    WINDOWS,
)
from interregnum.lab.ledger import ledger

SUPPLY = FILES["components"]["supply"]


@pytest.mark.rules("MMH-COMP-01", "MMH-COMP-06", "MMH-COMP-07", "MMH-COMP-08", "MMH-COMP-09", "MMH-COMP-13")
def test_tiles_and_common_decks_have_their_size() -> None:
    sizes = [len(some) for some in (BOX.tiles, BOX.weeks, BOX.treasures, BOX.scrolls, BOX.artifacts, BOX.encounters)]

    assert [16, 15, 15, 20, 20, 48] == sizes
    assert {"crescent": 5, "quarter": 5, "full-moon": 5} == Counter(one.phase for one in BOX.weeks)


@pytest.mark.rules(
    "MMH-COMP-02", "MMH-COMP-04", "MMH-COMP-05", "MMH-COMP-10", "MMH-COMP-11", "MMH-COMP-12", "MMH-COMP-27",
    "MMH-COMP-28", "MMH-COMP-29", "MMH-COMP-30",
)  # fmt: skip
def test_every_faction_has_the_same_share() -> None:
    assert FACTIONS == tuple(one.id for one in BOX.factions)
    assert dict.fromkeys(FACTIONS, 3) == Counter(one.faction for one in BOX.heroes)
    assert dict.fromkeys(FACTIONS, 26) == {one.id: sum(unit.tokens for unit in one.units) for one in BOX.factions}
    assert dict.fromkeys(FACTIONS, 16) == Counter(faction for skill in BOX.skills for faction in skill.factions)
    for faction in FACTIONS:
        assert 9 == sum(one.faction in ("", faction) for one in BOX.buildings)
    assert (16, 60) == (len(BOX.cards) * len(FACTIONS), SUPPLY["control_markers"])
    assert (104, 64, 36) == (SUPPLY["unit_tokens"], SUPPLY["skill_cards"], SUPPLY["building_tokens"])


@pytest.mark.rules(
    "MMH-COMP-14", "MMH-COMP-15", "MMH-COMP-18", "MMH-COMP-19", "MMH-COMP-20", "MMH-COMP-21", "MMH-COMP-22",
    "MMH-COMP-23", "MMH-COMP-24", "MMH-COMP-25", "MMH-COMP-26", "MMH-COMP-32", "MMH-COMP-33",
)  # fmt: skip
def test_supplies_are_recorded() -> None:
    one_by_one = [
        SUPPLY[f"{name}"]
        for name in (
            "additional_enemy_tokens", "elemental_tokens", "luck_tokens", "unexplored_tokens", "wound_tokens",
            "rout_tokens_1", "rout_tokens_3", "resource_tokens_3", "resource_tokens_1", "gold_tokens_3",
            "gold_tokens_1", "d8", "elite_dice",
        )
    ]  # fmt: skip

    assert [3, 4, 13, 8, 16, 12, 4, 23, 22, 23, 22, 5, 1] == one_by_one
    assert (5, 6) == (BOX.constants.max_dice, len(BOX.constants.die_faces))


@pytest.mark.rules("MMH-ELEM-01", "MMH-ELEM-02", "MMH-ELEM-03")
def test_a_tile_has_a_number_and_sixteen_fields() -> None:
    assert list(range(1, 17)) == [tile.number for tile in BOX.tiles]
    for tile in BOX.tiles:
        assert (4, {4}) == (len(tile.rows), {len(row) for row in tile.rows})


@pytest.mark.rules("MMH-ELEM-04", "MMH-ELEM-15", "MMH-ELEM-16", "MMH-ELEM-21")
def test_a_town_board_shows_levels_and_units_with_prices_for_both_sides() -> None:
    assert 4 == len(BOX.constants.level_costs)
    for faction in BOX.factions:
        assert [1, 2, 3, 4] == [unit.town_level for unit in faction.units]
        assert all(0 < unit.basic.gold < unit.elite.gold for unit in faction.units)


@pytest.mark.rules("MMH-ELEM-06", "MMH-ELEM-07", "MMH-ELEM-08", "MMH-ELEM-09", "MMH-ELEM-14")
def test_cards_and_tokens_show_what_they_should() -> None:
    assert {2} == {len(card.actions) for card in BOX.cards}
    assert {4} == {len(card.parts) for card in BOX.treasures}
    assert all(card.phase for card in BOX.weeks)
    assert all(card.type and card.set for card in BOX.artifacts)
    assert all(one.resources or one.gold or one.either for one in BOX.buildings)


@pytest.mark.rules("MMH-ELEM-10", "MMH-ELEM-11", "MMH-ELEM-13", "MMH-SCHOOL-01", "MMH-SCHOOL-02")
def test_skills_and_scrolls_have_a_school_and_two_rules() -> None:
    assert 10 == len(SCHOOLS) == len(BOX.schools)
    assert all(skill.base and skill.up and skill.deck in ("might", "magic") for skill in BOX.skills)
    assert all(scroll.base and scroll.up and 1 <= scroll.level <= 5 for scroll in BOX.scrolls)


@pytest.mark.rules("MMH-ELEM-17", "MMH-ELEM-18", "MMH-ELEM-19")
def test_encounters_have_a_colour_a_front_and_a_back() -> None:
    assert ["yellow", "violet", "golden-brown"] == [tier.colour for tier in BOX.tiers]
    assert {*TIERS} == {one.tier for one in BOX.encounters}
    assert all(one.strength and one.initiative and one.number and one.xp and one.chests for one in BOX.encounters)


@pytest.mark.rules("MMH-ELEM-32")
def test_factions_have_their_marks() -> None:
    marks = {one.id: (one.colour, one.symbol) for one in BOX.factions}

    assert {
        "haven": ("white", "sun"),
        "necropolis": ("green", "spider"),
        "sanctuary": ("light-blue", "lotus"),
        "stronghold": ("black", "hand"),
    } == marks


@pytest.mark.rules("MMH-REP-01", "MMH-HCARD-09")
def test_reputations_stand_on_cards_and_no_effect_speaks_of_them() -> None:
    for some in (BOX.heroes, BOX.skills, BOX.scrolls, BOX.artifacts):
        assert {"tears", "balance", "blood"} == {one.reputation for one in some}
    assert "reputation" not in {field.name for field in fields(EffectFacts)}


@pytest.mark.rules(
    "MMH-PLACE-01", "MMH-PLACE-02", "MMH-PLACE-03", "MMH-PLACE-04", "MMH-PLACE-05", "MMH-PLACE-16", "MMH-RUL-94"
)
def test_control_places_give_power_and_income_that_make_four() -> None:
    control = {
        one.id: (one.power, sum(effect.amount for effect in one.effects)) for one in BOX.places if one.kind == "control"
    }

    assert {
        "sawmill": (1, 3),
        "iron-mine": (2, 2),
        "crystal-mine": (3, 1),
        "gold-mine": (0, 4),
        "dragon-links": (4, 0),
    } == control
    incomes = {one.id: one.effects[0].what for one in BOX.places if one.kind == "control" and one.effects}
    assert {"gold-mine"} == {place for place, what in incomes.items() if what == "gold"}


@pytest.mark.parametrize(
    ("place", "effect"),
    [
        pytest.param(place, effect, marks=pytest.mark.rules(rule))
        for rule, place, effect in (
            ("MMH-PLACE-06", "secret-library", EffectFacts("explore", "draw", "hero", deck="scroll")),
            ("MMH-PLACE-07", "stable", EffectFacts("explore", "gain", "hero", what="activation", amount=1)),
            ("MMH-PLACE-08", "arena", EffectFacts("explore", "recruit-units", "hero", amount=3)),
            ("MMH-PLACE-09", "armourer", EffectFacts("explore", "turn-elite", "army", amount=-1)),
            ("MMH-PLACE-10", "forge", EffectFacts("explore", "draw", "hero", deck="artifact")),
            ("MMH-PLACE-11", "crystal-of-revelation", EffectFacts("explore", "gain", "player", what="power", amount=2)),
            ("MMH-PLACE-12", "dragon-deposit",
             EffectFacts("explore", "draw", "hero", deck="any", parts=1, source="discard-pile")),
            ("MMH-PLACE-13", "stone-of-enlightenment", EffectFacts("explore", "draw", "hero", deck="skill")),
            ("MMH-PLACE-14", "dragon-temple", EffectFacts("explore", "draw", "hero", deck="treasure", parts=1)),
        )
    ],
)  # fmt: skip
def test_an_exploration_place_does_what_it_should(place: str, effect: EffectFacts) -> None:
    found = next(one for one in BOX.places if one.id == place)

    assert ("explore", (effect,)) == (found.kind, found.effects)


@pytest.mark.rules("MMH-PLACE-15", "MMH-CARD:portal")
def test_a_portal_is_a_way_and_nothing_else() -> None:
    portal = next(one for one in BOX.places if one.id == "portal")

    assert ("pass", 0, ()) == (portal.kind, portal.power, portal.effects)


def test_every_word_of_the_vocabulary_is_used() -> None:
    every = list(effects(BOX))
    used = {
        "windows": (WINDOWS, {one.when for one in every}),
        "verbs": (VERBS, {one.do for one in every}),
        "targets": (TARGETS, {one.target for one in every}),
        "durations": (DURATIONS[1:], {one.dur for one in every}),
        "limits": (LIMITS[1:], {one.limit for one in every}),
        "conditions": (CONDITIONS, {cond for one in every for cond in one.cond}),
        "stats": (STATS, {one.stat for one in every}),
        "goods": (GOODS, {one.what for one in every if one.do == "gain"}),
        "permissions": (tuple(PERMITTED), {one.what for one in every if one.do in ("allow", "forbid")}),
    }

    assert {} == {kind: idle for kind, (words, found) in used.items() if (idle := set(words) - found)}


def test_every_combat_ability_is_used() -> None:
    units = [side for faction in BOX.factions for unit in faction.units for side in (unit.basic, unit.elite)]

    assert {*ABILITIES} == {one for some in (units, BOX.encounters) for thing in some for one in thing.abilities}


def test_every_rule_that_the_content_names_exists() -> None:
    known = ledger("heroes").by_id
    lists = [table["rule"] for table in tables(FILES) if "rule" in table]
    named = {str(rule) for rules in lists if isinstance(rules, list) for rule in rules}

    assert set() == named - set(known)
    assert len(named) > 150


def test_ids_are_unique_across_the_whole_box() -> None:
    kinds = (BOX.abilities, BOX.heroes, BOX.buildings, BOX.skills, BOX.scrolls, BOX.artifacts, BOX.sets, BOX.treasures,
             BOX.weeks, BOX.encounters, BOX.elementals, BOX.places)  # fmt: skip
    ids = [one.id for some in kinds for one in some] + [unit.id for one in BOX.factions for unit in one.units]

    assert [] == [one for one, count in Counter(ids).items() if count > 1]
