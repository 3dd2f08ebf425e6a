"""The fifteen Might skills, each with its first rule and with the one its school opens (MMH-SKILL)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import battle_of, fight, fighter_of, rolled, start, track, turn, turns, until, used, win
from tests.games.heroes.scenario import A, B, alter, army, asked, begin, hero_of, play, position, rig, who

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATION_POINTS,
    ACTIVATIONS,
    BUILDING,
    GAIN_SKILL,
    GATHERING,
    TAKING,
)
from interregnum.games.heroes.engine.terms import INITIATIVE, STRENGTH

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
PLAINS = """
    . S I .
    . . . .
"""

# -- Aggressiveness


@pytest.mark.rules("MMH-ROUT-04", "MMH-SKILL-02", "MMH-CARD:aggressiveness")
def test_aggressiveness_gives_rout_to_every_hero() -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 aggressiveness")
    anton = hero_of("anton")

    assert 1 == values.rout(state, anton)


@pytest.mark.rules("MMH-SKILL-03", "MMH-SKILL-05", "MMH-EX-75", "MMH-RUL-86", "MMH-CARD:aggressiveness")
@pytest.mark.parametrize(("hero", "dice_rolled"), [("cornelia", [2, 1]), ("anton", [1, 1])])
def test_aggressiveness_adds_an_attack_in_the_first_turn_with_the_art_of_war(hero: str, dice_rolled: list[int]) -> None:
    state = fight(f"{hero} 3b1 aggressiveness", GHOULS)

    turns(state, 2)

    assert dice_rolled == rolled(state, "attacker-hero")


# -- Logistics


@pytest.mark.rules("MMH-RUL-103", "MMH-SKILL-05", "MMH-CARD:logistics")
@pytest.mark.parametrize(
    ("hero", "place", "points"),
    [("cornelia", "town", 5), ("cornelia", "a1", 5), ("anton", "town", 6), ("anton", "a1", 5)],
)
def test_logistics_adds_a_movement_point_and_with_virtues_another_one_from_town(
    hero: str, place: str, points: int
) -> None:
    state = position(f"map {PLAINS} | A haven d1 | {hero} {place} 1b1 logistics")

    begin(state, ACTIVATIONS, A)

    assert points == state.stack[-1].slots[ACTIVATION_POINTS]


# -- Manoeuvre


@pytest.mark.rules("MMH-RUL-105", "MMH-EX-88", "MMH-TIME-03", "MMH-TIME-04", "MMH-RUL-43", "MMH-CARD:manoeuvre")
def test_manoeuvre_puts_a_stack_before_the_encounter_for_one_turn() -> None:
    state = fight("anton 3b1 1b4 manoeuvre", "goblins")  # stacks 4 and 7, goblins 5
    assert ["use manoeuvre at attacker-1", "use manoeuvre at attacker-4"] == asked(state)
    assert "attacker-4 defender-creature attacker-hero attacker-1" == track(state)

    play(state, "A: use manoeuvre at attacker-1")
    first = track(state)
    turn(state, 2)
    play(state, "A: use manoeuvre at attacker-4")

    assert "attacker-4 attacker-1 defender-creature attacker-hero" == first
    assert "attacker-4 defender-creature attacker-hero attacker-1" == track(state)


@pytest.mark.rules("MMH-SKILL-04", "MMH-RUL-86", "MMH-RUL-102", "MMH-EX-75", "MMH-CARD:manoeuvre")
def test_manoeuvre_with_tactics_may_take_all_stacks_instead_and_is_chosen_anew_each_turn() -> None:
    state = fight("hitomi 3b1 2b2 manoeuvre", "harpies")  # 4 and 5, harpies 7
    both = ["use manoeuvre at attacker-1", "use manoeuvre at attacker-2", "use manoeuvre up"]
    assert both == asked(state)

    play(state, "A: use manoeuvre up")

    assert [6, 7] == [values.initiative(state, battle_of(state), one) for one in (0, 1)]
    turn(state, 2)
    assert both == asked(state)


@pytest.mark.rules("MMH-RUL-101")
def test_a_card_without_limit_works_by_itself_when_there_is_nothing_to_choose() -> None:
    state = fight("anton 3b1 manoeuvre", "goblins")

    turns(state, 2)

    assert ["manoeuvre", "manoeuvre"] == used(state)


# -- Reinforcements


@pytest.mark.rules("MMH-RUL-115", "MMH-TIME-02", "MMH-RUL-101", "MMH-CARD:reinforcements")
def test_reinforcements_bring_a_basic_unit_of_strength_two_and_may_be_declined() -> None:
    state = fight("anton 3b2 reinforcements", WOLVES)
    assert ["use reinforcements", "done"] == asked(state)
    without = state.clone()

    play(state, "A: use reinforcements")
    play(without, "A: done")

    assert ("1b1 3b2", "3b2") == (army(state, "anton"), army(without, "anton"))
    assert 8 == state.reserve[A][0]
    assert "attacker-1" in track(state)


@pytest.mark.rules("MMH-SKILL-04", "MMH-RUL-102", "MMH-CARD:reinforcements")
def test_reinforcements_with_tactics_may_be_of_strength_three_but_not_both() -> None:
    state = fight("uriel 3b1 reinforcements", WOLVES)
    assert ["use reinforcements", "use reinforcements up", "done"] == asked(state)

    play(state, "A: use reinforcements up")

    assert "3b1 1b2" == army(state, "uriel")
    assert who(state) != "A window"


@pytest.mark.rules("MMH-RUL-115", "MMH-RUL-101", "MMH-CARD:reinforcements")
def test_reinforcements_are_not_offered_without_room_or_reserve() -> None:
    full = fight("uriel 7b1 reinforcements", WOLVES)  # Command 7
    empty = fight("kraal 9b1 reinforcements", WOLVES)  # nine orcs are all there are

    assert [] == asked(full, "use")
    assert [] == asked(empty, "use")


# -- Heroism


@pytest.mark.rules("MMH-RUL-102", "MMH-RUL-103", "MMH-CARD:heroism")
def test_heroism_makes_a_stack_stronger_for_one_turn_once_per_battle() -> None:
    state = fight("uriel 3e1 2b2 heroism", WOLVES)
    assert ["use heroism at attacker-1", "use heroism at attacker-2", "done"] == asked(state)

    play(state, "A: use heroism at attacker-1")

    assert "A announce" == who(state)
    assert [3, 3] == [values.strength(state, battle_of(state), one) for one in (0, 1)]
    turns(state, 2)
    assert 2 == values.strength(state, battle_of(state), 0)
    assert 1 == used(state).count("heroism")


@pytest.mark.rules("MMH-RUL-102", "MMH-SKILL-04", "MMH-CARD:heroism")
def test_heroism_of_a_war_crier_works_every_turn() -> None:
    state = fight("anton 3e1 heroism", WOLVES)
    assert ["use heroism at attacker-1", "use heroism up at attacker-1"] == asked(state)

    play(state, "A: use heroism up at attacker-1")
    during = values.strength(state, battle_of(state), 0)
    turns(state, 4)

    assert ["heroism"] * 4 == used(state)
    assert 3 == during


# -- Stand Your Ground


@pytest.mark.rules("MMH-RUL-108", "MMH-RUL-102", "MMH-RUL-106", "MMH-CARD:stand-your-ground")
def test_stand_your_ground_prevents_two_wounds_once_per_battle() -> None:
    state = fight("uriel 4b1 stand-your-ground", WOLVES, rolls="1 1 1 8 8")
    assert "A window" == who(state)
    assert ["use stand-your-ground", "done"] == asked(state)

    play(state, "A: use stand-your-ground")
    left = army(state, "uriel")
    turns(state, 1)
    rig(state, "8 1 1 8 8 8")
    play(state, "A: fight-on")

    assert "3b1" == left
    assert "1b1" == army(state, "uriel")


@pytest.mark.rules("MMH-SKILL-04", "MMH-RUL-102", "MMH-CARD:stand-your-ground")
def test_stand_your_ground_of_a_war_crier_may_prevent_one_wound_in_every_turn_instead() -> None:
    state = fight("anton 6b1 stand-your-ground", WOLVES, rolls="1 1 8 8 8")
    assert ["use stand-your-ground", "use stand-your-ground up", "done"] == asked(state)

    play(state, "A: use stand-your-ground up")
    after_one = army(state, "anton")
    rig(state, "8 " * 6 + "1 1 8 8 8")
    until(state, "window")

    assert "5b1" == after_one
    assert ["use stand-your-ground up", "done"] == asked(state)  # the first rule is open as a first use only


@pytest.mark.rules("MMH-RUL-108", "MMH-CARD:stand-your-ground")
def test_stand_your_ground_is_not_offered_against_an_attack_that_misses() -> None:
    state = fight("uriel 4b1 stand-your-ground", WOLVES)

    assert "A flee" == who(state)


# -- Vitality


@pytest.mark.rules("MMH-TIME-07", "MMH-RUL-53", "MMH-CARD:vitality")
def test_vitality_undoes_a_wound_after_a_battle_that_was_won() -> None:
    state = fight("anton 5b1 vitality", GHOULS, rolls="8 8 8 8 8 8 1 1")
    assert "3b1" == army(state, "anton")

    win(state)
    assert ["return attacker-1", "promote attacker-1", "done"] == asked(state)
    play(state, "A: return attacker-1")

    assert "4b1" == army(state, "anton")


@pytest.mark.rules("MMH-RUL-101", "MMH-CARD:vitality")
def test_vitality_does_nothing_without_losses_or_after_a_defeat() -> None:
    unharmed = fight("anton 5b1 vitality", GHOULS)
    fled = fight("anton 5b1 vitality", GHOULS, rolls="8 8 8 8 8 8 1 1")

    win(unharmed)
    play(fled, "A: flee")

    assert [] == used(unharmed)
    assert [] == used(fled)
    assert "A part" == who(unharmed)


@pytest.mark.rules("MMH-FLEE-02", "MMH-RUL-103", "MMH-CARD:vitality")
@pytest.mark.parametrize(("hero", "left"), [("cornelia", "4b1"), ("anton", "3b1")])
def test_vitality_of_a_master_of_war_costs_one_token_in_flight(hero: str, left: str) -> None:
    state = fight(f"{hero} 5b1 vitality", WOLVES)
    until(state, "flee")

    play(state, "A: flee")

    assert left == army(state, hero)


# -- Architect, Economist, Enlightenment


@pytest.mark.rules("MMH-RUL-114", "MMH-RUL-100", "MMH-CARD:architect")
@pytest.mark.parametrize(
    ("resources", "building", "level"), [(1, False, False), (2, True, False), (5, True, False), (6, True, True)]
)
def test_architect_takes_one_resource_off_buildings(resources: int, building: bool, level: bool) -> None:
    state = position(f"map {PLAINS} | A resources {resources} | anton 1b1 architect")

    begin(state, BUILDING, A)

    assert building == ("build town-hall" in asked(state))
    assert level == ("level-up" in asked(state))


@pytest.mark.rules("MMH-RUL-114", "MMH-SKILL-03", "MMH-SKILL-05", "MMH-CARD:architect")
@pytest.mark.parametrize(("hero", "offered"), [("kraal", True), ("sandor", False)])
def test_architect_of_the_realm_takes_one_resource_off_town_levels(hero: str, offered: bool) -> None:
    state = position(f"map {PLAINS} | A stronghold resources 5 | B necropolis | {hero} 1b1")
    alter(state, f"{hero} architect")

    begin(state, BUILDING, A)

    assert offered == ("level-up" in asked(state))


@pytest.mark.rules("MMH-GATH-07", "MMH-SKILL-05", "MMH-RUL-100", "MMH-CARD:economist")
@pytest.mark.parametrize(("hero", "gold"), [("ciele", 1), ("hitomi", 0)])
def test_economist_adds_a_resource_and_in_the_realm_a_gold_to_each_gather(hero: str, gold: int) -> None:
    state = position(f"map {PLAINS} | A sanctuary | B necropolis | {hero}")
    alter(state, f"{hero} economist")

    begin(state, GATHERING, A)

    assert (3 if hero == "ciele" else 1, gold) == (state.resources[A], state.gold[A])  # Ciele is a merchant


@pytest.mark.rules("MMH-RUL-114", "MMH-XP-07", "MMH-CARD:enlightenment")
def test_enlightenment_makes_an_advance_cheaper_for_that_hero_alone() -> None:
    state = position(f"map {PLAINS} | moander 1b1 enlightenment | sveltana 1b1")
    moander = hero_of("moander")
    sveltana = hero_of("sveltana")
    for hero in (moander, sveltana):
        state.trophies[hero] = [21]  # 3 XP

    begin(state, GATHERING, A)

    assert ["advance sveltana 3", "advance moander 3"] == asked(state, "advance")  # 0 + 3, and 1 + 3 - 1


@pytest.mark.rules("MMH-RUL-112", "MMH-SKILL-03", "MMH-CARD:enlightenment")
@pytest.mark.parametrize(("hero", "drawn"), [("anton", 3), ("cornelia", 2)])
def test_enlightenment_with_virtues_draws_a_skill_more(hero: str, drawn: int) -> None:
    state = position(f"map {PLAINS} | A haven | {hero} 1b1")
    alter(state, f"{hero} enlightenment")
    number = hero_of(hero)

    begin(state, GAIN_SKILL, A, number)
    play(state, "A: might")

    assert drawn == len(asked(state, "card"))


# -- Ambush, Intimidation


@pytest.mark.rules("MMH-TIME-02", "MMH-RUL-103", "MMH-RUL-105", "MMH-CARD:ambush")
def test_ambush_makes_all_stacks_quicker_in_the_first_turn() -> None:
    state = fight("anton 3b1 1b3", WOLVES, starts=False)
    alter(state, "anton ambush")
    start(state)  # stacks 4 and 6, wolves 6

    turns(state, 1)
    first = track(state)
    turns(state, 2)

    assert "attacker-3 defender-creature attacker-1 attacker-hero" == first
    assert "defender-creature attacker-3 attacker-hero attacker-1" == track(state)


@pytest.mark.rules("MMH-RUL-104", "MMH-SKILL-05", "MMH-RUL-103", "MMH-CARD:ambush")
def test_ambush_with_tactics_takes_an_attack_from_an_enemy_stack_in_the_first_turn() -> None:
    state = fight("ciele 3b1 ambush", WOLVES)

    turns(state, 2)

    assert [4, 5] == rolled(state, "defender-creature")


@pytest.mark.rules("MMH-RUL-104", "MMH-RUL-102", "MMH-CARD:intimidation")
def test_intimidation_takes_two_attacks_once_per_battle() -> None:
    state = fight("anastasya 3b1 intimidation", WOLVES)
    assert ["use intimidation at defender-creature", "done"] == asked(state)

    play(state, "A: use intimidation at defender-creature")
    turns(state, 2)

    assert [3, 5] == rolled(state, "defender-creature")


@pytest.mark.rules("MMH-RUL-102", "MMH-SKILL-04", "MMH-CARD:intimidation")
def test_intimidation_of_a_war_crier_takes_one_attack_every_turn_or_two_at_first() -> None:
    state = fight("moander 3b1 intimidation", WOLVES)
    twice = state.clone()
    twice.journal = state.journal

    play(state, "A: use intimidation up at defender-creature")
    turns(state, 3)

    assert [4, 4, 4] == rolled(state, "defender-creature")
    assert "use intimidation at defender-creature" in asked(twice)


# -- Pressed Attack, Assailant, Pillage


@pytest.mark.rules("MMH-TIME-05", "MMH-RUL-104", "MMH-RUL-103", "MMH-EX-87", "MMH-CARD:pressed-attack")
def test_pressed_attack_adds_two_attacks_to_one_attack_of_the_hero() -> None:
    state = fight("kraal 3b1 pressed-attack", WOLVES)
    assert ("A window", ["use pressed-attack", "done"]) == (who(state), asked(state))

    play(state, "A: use pressed-attack")
    turns(state, 2)

    assert [3, 1] == rolled(state, "attacker-hero")


@pytest.mark.rules("MMH-RUL-110", "MMH-SKILL-04", "MMH-RUL-38", "MMH-EX-87", "MMH-CARD:pressed-attack")
def test_pressed_attack_of_a_war_crier_may_use_the_elite_die_instead() -> None:
    state = fight("sandor 3b1 pressed-attack", WOLVES)
    assert ["use pressed-attack", "use pressed-attack up"] == asked(state)

    play(state, "A: use pressed-attack up")
    assert ["attack elite", "attack"] == asked(state)
    rig(state, "8 two-skulls")
    play(state, "A: attack elite")

    assert [1] == rolled(state, "attacker-hero")
    assert 4 == battle_of(state).numbers[fighter_of("defender-creature")]
    turns(state, 2)
    assert ["pressed-attack"] * 2 == used(state)  # only the second rule is left, and works by itself


@pytest.mark.rules("MMH-HCARD-01", "MMH-HCARD-04", "MMH-SKILL-05", "MMH-CARD:assailant")
@pytest.mark.parametrize(("hero", "strength", "initiative"), [("sandor", 6, 7), ("kraal", 5, 4)])
def test_assailant_makes_the_hero_stronger_and_with_virtues_quicker(hero: str, strength: int, initiative: int) -> None:
    state = position(f"map {PLAINS} | A stronghold | B haven | {hero} 1b1 assailant")
    number = hero_of(hero)

    assert strength == values.of_hero(state, number, STRENGTH)
    assert initiative == values.of_hero(state, number, INITIATIVE)


@pytest.mark.rules("MMH-RUL-118", "MMH-RUL-100", "MMH-CARD:pillage")
@pytest.mark.parametrize(("there", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_pillage_takes_gold_out_of_the_treasury_of_the_former_owner(there: int, taken: int) -> None:
    state = position(f"map {PLAINS} | A | B gold {there} owns b1 | sandor b1 1b1 pillage")
    sandor = hero_of("sandor")

    begin(state, TAKING, A, sandor, 1)

    assert (taken, there - taken) == (state.gold[A], state.gold[B])
    assert 0 == state.resources[A]


@pytest.mark.rules("MMH-RUL-118", "MMH-SKILL-05", "MMH-CARD:pillage")
@pytest.mark.parametrize(("hero", "resources"), [("kraal", 1), ("sandor", 0)])
def test_pillage_of_the_realm_finds_a_resource_in_a_place_of_nobody(hero: str, resources: int) -> None:
    state = position(f"map {PLAINS} | A stronghold | B haven | {hero} b1 1b1 pillage")
    number = hero_of(hero)

    begin(state, TAKING, A, number, 1)

    assert (resources, 0) == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-RUL-118", "MMH-RUL-100", "MMH-CARD:pillage")
def test_pillage_works_for_its_hero_alone() -> None:
    state = position(f"map {PLAINS} | A | B gold 5 owns b1 | sandor a2 1b1 pillage | kraal b1 1b1")
    kraal = hero_of("kraal")

    begin(state, TAKING, A, kraal, 1)

    assert (0, 5) == (state.gold[A], state.gold[B])
