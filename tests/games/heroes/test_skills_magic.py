"""The fifteen Magic skills, each with its first rule and with the one its school opens (MMH-SKILL)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import (
    battle_of,
    events,
    fight,
    fighter_of,
    left,
    rolled,
    start,
    track,
    turns,
    until,
    used,
)
from tests.games.heroes.scenario import alter, army, asked, hero_of, play, position, rig, who

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.terms import MAGIC, TOUGHNESS

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
PLAINS = """
    . . . .
    . . . .
"""

# -- Arcane Ward, Arcane Exaltation


@pytest.mark.rules("MMH-RUL-108", "MMH-RUL-101", "MMH-RUL-106", "MMH-CARD:arcane-ward")
def test_arcane_ward_takes_a_wound_from_every_card_by_itself() -> None:
    state = fight("anton 4b1 arcane-ward", "sveltana 3b1 agony")
    until(state, "window", "defender-hero")
    rig(state, "1 5")

    play(state, "B: use agony at attacker-1")

    assert "3b1" == army(state, "anton")
    assert ["agony", "arcane-ward"] == used(state)
    assert [1] == [one.wounds for one in events(state, e.Prevented)]


@pytest.mark.rules("MMH-RUL-108", "MMH-SKILL-05", "MMH-RUL-102", "MMH-CARD:arcane-ward")
def test_arcane_ward_of_a_primal_mage_prevents_two_wounds_of_one_attack_per_battle() -> None:
    state = fight("uriel 5b1 arcane-ward", WOLVES, rolls="1 1 1 8 8")
    assert ("A window", ["use arcane-ward up", "done"]) == (who(state), asked(state))

    play(state, "A: use arcane-ward up")
    one_left = army(state, "uriel")
    rig(state, "8 8 8 8 8 1")
    until(state, "flee")
    rig(state, "1 8 8 8 8")
    play(state, "A: fight-on")

    assert "4b1" == one_left
    assert "3b1" == army(state, "uriel")  # nothing was asked the second time


@pytest.mark.rules("MMH-HCARD-02", "MMH-HCARD-03", "MMH-SKILL-05", "MMH-CARD:arcane-exaltation")
@pytest.mark.parametrize(("hero", "strength"), [("uriel", 5), ("sveltana", 2)])
def test_arcane_exaltation_adds_magic_and_lets_a_primal_mage_attack_with_it(hero: str, strength: int) -> None:
    state = position(f"map {PLAINS} | A haven | {hero} a1 1b1")
    number = hero_of(hero)
    before = values.of_hero(state, number, MAGIC)

    alter(state, f"{hero} arcane-exaltation")

    assert before + 1 == values.of_hero(state, number, MAGIC)
    assert strength == values.hero_strength(state, number)


@pytest.mark.rules("MMH-HCARD-03")
def test_magic_does_not_replace_a_higher_strength() -> None:
    # 3 + 3, 4 + 1
    state = position(
        f"map {PLAINS} | A stronghold | B haven | uriel a1 1b1 arcane-exaltation sword-of-the-griffin helm-of-crag-hack"
    )
    alter(state, "uriel assailant")
    uriel = hero_of("uriel")

    assert 6 == values.hero_strength(state, uriel)


# -- Time Control, Entangling Roots


@pytest.mark.rules("MMH-RUL-105", "MMH-EX-88", "MMH-CARD:time-control")
def test_time_control_slows_an_enemy_stack() -> None:
    state = fight("anton 3b1 time-control", WOLVES)  # by itself: there is one stack to name

    assert "attacker-hero defender-creature attacker-1" == track(state)
    assert ["time-control"] == used(state)


@pytest.mark.rules("MMH-SKILL-04", "MMH-RUL-102", "MMH-RUL-105", "MMH-CARD:time-control")
def test_time_control_of_a_primal_mage_may_hurry_a_stack_instead() -> None:
    state = fight("uriel 3b1 time-control", WOLVES)
    assert ["use time-control at defender-creature", "use time-control up at attacker-1"] == asked(state)

    play(state, "A: use time-control up at attacker-1")

    assert "attacker-1 defender-creature attacker-hero" == track(state)


@pytest.mark.rules("MMH-RUL-105", "MMH-RUL-102", "MMH-CARD:entangling-roots")
def test_entangling_roots_slow_an_enemy_stack_every_turn() -> None:
    state = fight("anton 3b1", WOLVES, starts=False)
    alter(state, "anton entangling-roots")
    start(state)

    turns(state, 2)

    assert "attacker-hero attacker-1 defender-creature" == track(state)
    assert ["entangling-roots"] * 2 == used(state)
    assert [5, 5] == rolled(state, "defender-creature")


@pytest.mark.rules("MMH-RUL-102", "MMH-SKILL-05", "MMH-RUL-104", "MMH-CARD:entangling-roots")
def test_entangling_roots_of_an_earth_mage_take_an_attack_from_that_stack_once_per_battle() -> None:
    state = fight("airini 3b1 entangling-roots", "hitomi 4b1 3b2")
    assert ["use entangling-roots at defender-1", "use entangling-roots at defender-2"] == asked(state)

    play(state, "A: use entangling-roots at defender-2")
    assert ["use entangling-roots up at defender-2", "done"] == asked(state)
    play(state, "A: use entangling-roots up at defender-2")
    turns(state, 1)
    first = rolled(state, "defender-2")
    play(state, "B: fight-on; A: fight-on; A: use entangling-roots at defender-2")

    assert [2] == first
    assert "A window" != who(state)  # its limit is used up


# -- Heal, Celestial Armour, Retribution Aura


@pytest.mark.rules("MMH-RUL-53", "MMH-RUL-101", "MMH-TIME-05", "MMH-CARD:heal")
def test_heal_undoes_a_wound_in_place_of_the_heros_attack() -> None:
    state = fight("cornelia 4b1 heal", WOLVES, rolls="1 1 8 8 8")
    until(state, "window")
    assert ["use heal", "done"] == asked(state)

    play(state, "A: use heal")
    assert ["return attacker-1", "promote attacker-1", "done"] == asked(state)
    play(state, "A: return attacker-1")

    assert "3b1" == army(state, "cornelia")
    assert [] == rolled(state, "attacker-hero")


@pytest.mark.rules("MMH-SKILL-04", "MMH-RES-01", "MMH-CARD:heal")
def test_heal_of_a_light_mage_may_undo_two_wounds() -> None:
    state = fight("uriel 4b1 heal", "harpies", rolls="1 1 8 8 8")  # harpies are quicker
    assert ["use heal", "use heal up", "done"] == asked(state)

    play(state, "A: use heal up; A: return attacker-1; A: promote attacker-1")

    assert "2b1 1e1" == army(state, "uriel")


@pytest.mark.rules("MMH-RUL-101", "MMH-CARD:heal")
def test_heal_is_not_offered_without_losses() -> None:
    state = fight("kraal 4b1 heal", WOLVES)

    assert [1] == rolled(state, "attacker-hero")


@pytest.mark.rules("MMH-RUL-122", "MMH-RUL-46", "MMH-EX-101", "MMH-CARD:heal")
def test_heal_takes_off_a_mark_or_turns_a_token_elite_without_marks() -> None:
    marked = fight("cornelia 1e2 heal", "harpies", rolls="1 8 8 8 8")
    turned = fight("cornelia 1e2 heal", "harpies", rolls="1 1 8 8 8")
    for state in (marked, turned):
        until(state, "window")
        play(state, "A: use heal")

    assert ["unmark attacker-2", "done"] == asked(marked)
    play(marked, "A: unmark attacker-2")
    assert ("1e2", 0) == (army(marked, "cornelia"), battle_of(marked).marks[1])
    assert ["promote attacker-2", "done"] == asked(turned)
    play(turned, "A: promote attacker-2")
    assert ("1e2", 0) == (army(turned, "cornelia"), battle_of(turned).marks[1])


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-122", "MMH-EX-92", "MMH-CAB-06", "MMH-CARD:celestial-armour")
def test_celestial_armour_ends_and_marks_beyond_the_icons_that_are_left_go() -> None:
    state = fight("cornelia 1b4 celestial-armour", "ghouls", rolls="8 8 1 1 8 8 8")

    play(state, "A: use celestial-armour at attacker-4")  # one icon, and one more; the ghouls wound twice

    assert "A flee" == who(state)
    assert ("1b4", 1) == (army(state, "cornelia"), battle_of(state).marks[3])


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-102", "MMH-CARD:celestial-armour")
def test_celestial_armour_works_once_per_battle() -> None:
    state = fight("cornelia 2b1 2b4 celestial-armour", GHOULS)
    until(state, "window")
    assert ["use celestial-armour at attacker-1", "use celestial-armour at attacker-4", "done"] == asked(state)

    play(state, "A: use celestial-armour at attacker-1")
    turns(state, 2)

    assert ["celestial-armour"] == used(state)
    assert not values.has_ability(state, battle_of(state), 0, TOUGHNESS)


@pytest.mark.rules("MMH-RUL-109", "MMH-SKILL-04", "MMH-CARD:celestial-armour")
def test_celestial_armour_of_a_light_mage_may_cover_all_stacks() -> None:
    state = fight("anton 2e1 2e2 celestial-armour", WOLVES)
    assert "use celestial-armour up" in asked(state)

    play(state, "A: use celestial-armour up")

    assert [1, 2] == [values.icons(state, battle_of(state), stack, 1) for stack in (0, 1)]


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-106", "MMH-RUL-102", "MMH-CARD:retribution-aura")
def test_retribution_aura_answers_a_stack_that_eliminated_a_unit() -> None:
    state = fight("kraal 4b1", WOLVES, rolls="1 8 8 8 8", starts=False)
    alter(state, "kraal retribution-aura")
    start(state)  # Magic 1
    assert ["use retribution-aura at defender-creature", "done"] == asked(state)
    rig(state, "1")

    play(state, "A: use retribution-aura at defender-creature")

    assert 5 == left(state)
    assert [1] == [one.wounds for one in events(state, e.CardRolled)]


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-CARD:retribution-aura")
def test_retribution_aura_of_a_light_mage_needs_no_dice() -> None:
    state = fight("anton 4b1 retribution-aura", WOLVES, rolls="1 8 8 8 8")

    play(state, "A: use retribution-aura up at defender-creature")

    assert 5 == left(state)
    assert [] == events(state, e.CardRolled)


@pytest.mark.rules("MMH-RUL-106", "MMH-RUL-107", "MMH-CARD:retribution-aura")
@pytest.mark.parametrize("why", ["no unit lost", "a hero attacked"])
def test_retribution_aura_has_nothing_to_answer(why: str) -> None:
    if why == "no unit lost":
        state = fight("anton 4e1 retribution-aura", WOLVES, rolls="1 8 8 8 8")
        assert "A announce" == who(state)
    else:
        state = fight("anton 4b1 retribution-aura", "hitomi 1b1", rolls="1 1")
        assert "2b1" == army(state, "anton")

    assert [] == asked(state, "use")


# -- Stone Skin, Renewal


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-103", "MMH-TIME-02", "MMH-CARD:stone-skin")
def test_stone_skin_makes_a_stack_tough_in_the_first_turn() -> None:
    state = fight("anton 2b1 2b2 stone-skin", GHOULS)

    play(state, "A: use stone-skin at attacker-2")
    turns(state, 1)

    assert not values.has_ability(state, battle_of(state), 1, TOUGHNESS)
    assert "use stone-skin" not in " ".join(asked(state))


@pytest.mark.rules("MMH-SKILL-04", "MMH-RUL-109", "MMH-CARD:stone-skin")
def test_stone_skin_of_an_earth_mage_may_last_the_whole_battle() -> None:
    state = fight("cornelia 2b1 stone-skin", GHOULS, rolls="8 8 8 1 8 8 8 8")
    assert ["use stone-skin at attacker-1", "use stone-skin up at attacker-1"] == asked(state)

    play(state, "A: use stone-skin up at attacker-1")
    rig(state, "8 8 8 1 8 8 8 8")
    turns(state, 1)

    assert values.has_ability(state, battle_of(state), 0, TOUGHNESS)
    assert "2b1" == army(state, "cornelia")


@pytest.mark.rules("MMH-TIME-06", "MMH-RUL-102", "MMH-CARD:renewal")
def test_renewal_undoes_a_wound_at_the_end_of_one_turn() -> None:
    state = fight("anton 4b1 renewal", WOLVES, rolls="1 1 8 8 8")
    assert ("A window", ["use renewal", "done"]) == (who(state), asked(state))

    play(state, "A: use renewal; A: return attacker-1")
    turns(state, 3)

    assert "3b1" == army(state, "anton")
    assert ["renewal"] == used(state)


@pytest.mark.rules("MMH-TIME-06", "MMH-SKILL-04", "MMH-RUL-102", "MMH-CARD:renewal")
def test_renewal_of_an_earth_mage_works_every_turn() -> None:
    state = fight("cornelia 4b1 renewal", WOLVES, rolls="1 1 8 8 8")
    until(state, "window")
    assert ["use renewal", "use renewal up"] == asked(state)

    play(state, "A: use renewal up; A: return attacker-1; A: fight-on; A: return attacker-1")

    assert "4b1" == army(state, "cornelia")
    assert ["renewal"] * 2 == used(state)


# -- Weakness, Life Drain, Agony


@pytest.mark.rules("MMH-RUL-102", "MMH-EX-89", "MMH-RUL-97", "MMH-CARD:weakness")
def test_weakness_with_the_first_rule_leaves_only_the_second_for_later_turns() -> None:
    state = fight("kraal 2e1 weakness", WOLVES)
    assert ["use weakness at defender-creature", "use weakness up at defender-creature"] == asked(state)

    play(state, "A: use weakness at defender-creature")
    first = values.strength(state, battle_of(state), fighter_of("defender-creature"))
    until(state, "flee")
    play(state, "A: fight-on")  # the second rule works by itself
    second = values.strength(state, battle_of(state), fighter_of("defender-creature"))

    assert (2, 3) == (first, second)


@pytest.mark.rules("MMH-RUL-102", "MMH-EX-89", "MMH-CARD:weakness")
def test_weakness_with_the_second_rule_closes_the_first_for_this_battle() -> None:
    state = fight("kraal 2e1 weakness", "anton 2b1 2b2")

    play(state, "A: use weakness up at defender-1")
    until(state, "window")

    assert ["use weakness up at defender-1", "use weakness up at defender-2"] == asked(state)


@pytest.mark.rules("MMH-RUL-102", "MMH-CARD:weakness")
def test_weakness_without_the_school_has_one_rule_once_per_battle() -> None:
    state = fight("anton 2b1", WOLVES, starts=False)
    alter(state, "anton weakness")
    start(state)
    assert ["use weakness at defender-creature", "done"] == asked(state)

    play(state, "A: use weakness at defender-creature")
    turns(state, 2)

    assert ["weakness"] == used(state)


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-106", "MMH-RUL-108", "MMH-CARD:life-drain")
def test_life_drain_heals_the_stack_that_dealt_two_wounds() -> None:
    state = fight("moander 3b1 3b2 life-drain", "harpies", rolls="1 8 8 8 8 1 1 8 8")
    play(state, "A: wound attacker-2 basic")
    assert ("A window", ["use life-drain at attacker-2", "done"]) == (who(state), asked(state))
    play(state, "A: use life-drain at attacker-2")
    assert ["return attacker-2", "promote attacker-2", "done"] == asked(state)


@pytest.mark.rules("MMH-RUL-101", "MMH-RUL-107", "MMH-CARD:life-drain")
@pytest.mark.parametrize("why", ["one wound", "another stack was hurt", "the hero attacked"])
def test_life_drain_of_others_needs_two_wounds_and_losses_of_that_stack(why: str) -> None:
    if why == "one wound":
        state = fight("moander 3b1 life-drain", "harpies", rolls="1 8 8 8 8 8 1 8")
    elif why == "another stack was hurt":
        state = fight("moander 3b1 3b4 life-drain", "harpies", rolls="1 8 8 8 8 1 1 8")
        play(state, "A: wound attacker-1 basic")
        until(state, "flee")
    else:
        state = fight("moander 3b1 life-drain reapers-scythe", "harpies", rolls="1 8 8 8 8")
        until(state, "announce")
        rig(state, "1 two-skulls")
        play(state, "A: attack elite")

    assert "life-drain" not in used(state)
    assert "A window" != who(state)


@pytest.mark.rules("MMH-SKILL-04", "MMH-RUL-108", "MMH-CARD:life-drain")
def test_life_drain_of_a_dark_mage_may_heal_any_stack_for_one_wound() -> None:
    state = fight("sveltana 3b1 1b4 life-drain", "harpies", rolls="1 8 8 8 8 1")
    play(state, "A: wound attacker-1 basic")  # then the namtaru hit once

    assert ["use life-drain up", "done"] == asked(state)
    play(state, "A: use life-drain up; A: return attacker-1")

    assert "3b1 1b4" == army(state, "sveltana")


@pytest.mark.rules("MMH-RUL-107", "MMH-TIME-05", "MMH-CARD:agony")
def test_agony_rolls_two_dice_against_magic_in_place_of_the_heros_attack() -> None:
    state = fight("airini 3b1 agony", WOLVES)  # Magic 4
    assert ["use agony at defender-creature", "done"] == asked(state)
    rig(state, "4 5")

    play(state, "A: use agony at defender-creature")

    assert 5 == left(state)
    assert [] == rolled(state, "attacker-hero")


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-CARD:agony")
def test_agony_of_a_dark_mage_may_roll_against_six() -> None:
    state = fight("kraal 3b1 agony", WOLVES)
    assert ["use agony at defender-creature", "use agony up at defender-creature", "done"] == asked(state)
    rig(state, "6 7")

    play(state, "A: use agony up at defender-creature")

    assert 5 == left(state)


# -- Ice Bolt, Liquid Membrane, Frozen Ground


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-RUL-101", "MMH-CARD:ice-bolt")
@pytest.mark.parametrize(("answer", "fallen", "wounds"), [("use ice-bolt", "4 5", 1), ("use ice-bolt up", "4 5 1", 2)])
def test_ice_bolt_rolls_two_dice_or_three_for_a_water_mage(answer: str, fallen: str, wounds: int) -> None:
    state = fight("airini 3b1 ice-bolt agony", WOLVES)
    rig(state, fallen)

    play(state, f"A: {answer} at defender-creature")

    assert 6 - wounds == left(state)
    assert "A window" != who(state)  # only one card takes the place of the attack


@pytest.mark.rules("MMH-RUL-106", "MMH-REROLL-01", "MMH-RUL-40", "MMH-RUL-102", "MMH-CARD:liquid-membrane")
@pytest.mark.parametrize(("answer", "units"), [("use liquid-membrane", "2b1"), ("use liquid-membrane up", "3b1")])
def test_liquid_membrane_makes_the_enemy_reroll_hits(answer: str, units: str) -> None:
    state = fight("ciele 4b1 liquid-membrane", WOLVES, rolls="1 2 3 8 8")
    assert ["use liquid-membrane", "use liquid-membrane up", "done"] == asked(state)

    play(state, f"A: {answer}")

    assert units == army(state, "ciele")


@pytest.mark.rules("MMH-RUL-106", "MMH-RUL-101", "MMH-CARD:liquid-membrane")
def test_liquid_membrane_is_not_offered_when_nothing_hit() -> None:
    state = fight("ciele 4b1 liquid-membrane", WOLVES)

    assert "A flee" == who(state)


@pytest.mark.rules("MMH-RUL-103", "MMH-RUL-104", "MMH-SKILL-05", "MMH-CARD:frozen-ground")
@pytest.mark.parametrize(("hero", "attacks"), [("irina", [4, 5]), ("hitomi", [5, 5])])
def test_frozen_ground_slows_all_enemies_and_with_water_takes_an_attack_at_first(hero: str, attacks: list[int]) -> None:
    state = fight(f"{hero} 3b2 frozen-ground", WOLVES)  # snow maidens 5, wolves 6 - 1

    turns(state, 2)

    assert attacks == rolled(state, "defender-creature")
    assert "attacker-hero defender-creature attacker-2" == track(state)
