"""The twenty artifacts and, as an option, what two and three pieces of a set give (MMH-ART, MMH-RUL-120)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import (
    battle_of,
    cast,
    events,
    fight,
    fighter_of,
    left,
    rolled,
    start,
    turns,
    until,
    used,
    win,
)
from tests.games.heroes.scenario import BOX, A, B, alter, army, asked, begin, hero_of, play, position, rig, where, who

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.cards import belongings, values
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATIONS,
    GAIN_ARTIFACT,
    GAIN_SCROLL,
    GATHERING,
    SPOILS,
    TREASURE,
    TREASURE_LEFT,
)
from interregnum.games.heroes.engine.map import movement
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import (
    COMMAND,
    DEFENCE,
    INITIATIVE,
    MAGIC,
    MOVEMENT,
    PIERCING,
    PRECISE,
    STRENGTH,
)

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
PLAINS = """
    . ~ . .
    . ^ . .
"""

# -- values of a hero


@pytest.mark.rules(
    "MMH-RUL-103",
    "MMH-RUL-100",
    "MMH-ART-05",
    "MMH-CARD:sword-of-the-griffin",
    "MMH-CARD:boots-of-the-wayfarer",
    "MMH-CARD:griffin-seal",
    "MMH-CARD:dragon-fang-blade",
    "MMH-CARD:staff-of-the-seventh-dragon",
    "MMH-CARD:helm-of-crag-hack",
    "MMH-CARD:prophets-humble-cap",
)
@pytest.mark.parametrize(
    ("artifact", "stat", "change"),
    [
        ("sword-of-the-griffin", STRENGTH, 1),
        ("dragon-fang-blade", STRENGTH, 1),
        ("staff-of-the-seventh-dragon", MAGIC, 1),
        ("helm-of-crag-hack", STRENGTH, 1),
        ("boots-of-the-wayfarer", MOVEMENT, 1),
        ("prophets-humble-cap", MAGIC, 1),
        ("griffin-seal", COMMAND, 1),
    ],
)
def test_an_artifact_changes_a_value_of_its_hero_and_of_no_other(artifact: str, stat: int, change: int) -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 | uriel c1 1b1")
    anton = hero_of("anton")
    uriel = hero_of("uriel")
    before = [values.of_hero(state, hero, stat) for hero in (anton, uriel)]

    alter(state, f"anton {artifact}")

    after = [values.of_hero(state, hero, stat) for hero in (anton, uriel)]
    assert [before[0] + change, before[1]] == after


@pytest.mark.rules("MMH-RUL-103")
def test_all_changes_of_one_value_add_up() -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 sword-of-the-griffin helm-of-crag-hack")
    alter(state, "anton assailant")
    anton = hero_of("anton")

    assert 4 + 3 == values.of_hero(state, anton, STRENGTH)


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-10", "MMH-RUL-48", "MMH-CARD:dragon-fang-blade")
def test_the_dragon_fang_blade_lets_the_hero_pierce_toughness() -> None:
    state = fight("hitomi 1b1 dragon-fang-blade", "anton 2b4", rolls="8 8 1 8")
    battle = battle_of(state)

    assert values.has_ability(state, battle, fighter_of("attacker-hero"), PIERCING)
    assert not values.has_ability(state, battle, fighter_of("attacker-1"), PIERCING)
    assert "1b4" == army(state, "anton")  # a seraph bears one wound, but not this one


@pytest.mark.rules("MMH-HCARD-03", "MMH-CARD:staff-of-the-seventh-dragon")
def test_the_staff_of_the_seventh_dragon_lets_the_hero_attack_with_magic() -> None:
    parts = [f"{name} a1 1b1 staff-of-the-seventh-dragon" for name in ("uriel", "anton")]

    uriel, anton = [values.hero_strength(position(f"map {PLAINS} | {one}"), hero_of(one.split()[0])) for one in parts]

    assert (5, 4) == (uriel, anton)


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-104", "MMH-EX-87", "MMH-ELITE-08", "MMH-RUL-38", "MMH-CARD:reapers-scythe")
def test_the_reapers_scythe_lets_the_hero_use_the_elite_die() -> None:
    state = fight("hitomi 2b1 2b2 reapers-scythe", WOLVES)  # an aggressor: two attacks
    until(state, "announce", "attacker-hero")
    assert ["attack elite", "attack"] == asked(state)
    without = state.clone()
    without.journal = state.journal
    rig(state, "8 laurel")

    play(state, "A: attack elite")

    assert [1] == rolled(state, "attacker-hero")
    assert ["promote attacker-1", "promote attacker-2", "done"] == asked(state)  # any stack of his army
    play(without, "A: attack")
    assert [1, 2] == rolled(without, "attacker-hero")


@pytest.mark.rules("MMH-EX-87", "MMH-RUL-104", "MMH-CARD:aggressor")
@pytest.mark.parametrize(("answer", "dice_rolled"), [("attack elite", 3), ("attack", 4)])
def test_an_aggressor_with_scythe_and_pressed_attack_rolls_four_dice(answer: str, dice_rolled: int) -> None:
    state = fight("hitomi 2b1 reapers-scythe", WOLVES, starts=False)
    alter(state, "hitomi pressed-attack")
    start(state)
    play(state, "A: use pressed-attack")
    rig(state, "8 8 8 one-skull")

    play(state, f"A: {answer}")

    assert [dice_rolled] == rolled(state, "attacker-hero")[:1]


# -- prevention, rerolls


@pytest.mark.rules("MMH-RUL-108", "MMH-RUL-102", "MMH-CARD:dragon-scale-mail")
def test_the_dragon_scale_mail_prevents_a_wound_once_per_turn() -> None:
    state = fight("anton 6b1 dragon-scale-mail", WOLVES, rolls="1 1 8 8 8")
    assert ["use dragon-scale-mail", "done"] == asked(state)

    play(state, "A: use dragon-scale-mail")
    rig(state, "1 1 8 8 8")
    play(state, "A: fight-on")

    assert ["use dragon-scale-mail", "done"] == asked(state)
    play(state, "A: done")
    assert "3b1" == army(state, "anton")


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-04", "MMH-RUL-49", "MMH-RUL-102", "MMH-CARD:griffin-shield")
def test_the_griffin_shield_covers_all_stacks_and_prevents_a_wound_once_per_battle() -> None:
    state = fight("anton 6b1 griffin-shield", "goblin-hunters", rolls="1 1 8 8 8")

    assert values.has_ability(state, battle_of(state), 0, DEFENCE)
    cast(state, "griffin-shield")
    turns(state, 3)

    assert ["griffin-shield"] == used(state)
    assert "5b1" == army(state, "anton")
    attacks = [one for one in events(state, e.Attacked) if one.fighter.number == 25]
    assert [31] * 3 == [one.target.number for one in attacks]  # none was named


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-05", "MMH-FLEE-05")
def test_defence_by_the_griffin_shield_serves_in_flight() -> None:
    state = fight("anton 5b1 griffin-shield", WOLVES)

    play(state, "A: flee")

    assert "4b1" == army(state, "anton")


@pytest.mark.rules(
    "MMH-EX-08", "MMH-REROLL-02", "MMH-REROLL-03", "MMH-RUL-106", "MMH-RUL-102", "MMH-CARD:ring-of-misfortune"
)
def test_the_ring_of_misfortune_makes_the_enemy_reroll_his_hits_after_his_own_rerolls() -> None:
    state = fight("anton 5e3", "sveltana 6b1 ring-of-misfortune")
    until(state, "announce", "attacker-3")
    rig(state, "1 3 4 7 luck 2 8 5 4")

    play(state, "A: attack defender-1 elite; A: yes")
    assert ("B window", ["use ring-of-misfortune", "done"]) == (who(state), asked(state))
    play(state, "B: use ring-of-misfortune")

    assert [8, 5, 4, 2] == events(state, e.Rerolled)[-1].dice
    assert "4b1" == army(state, "sveltana")


# -- what stacks get


@pytest.mark.rules("MMH-RUL-103", "MMH-RUL-105", "MMH-CARD:helm-of-crag-hack")
def test_the_helm_of_crag_hack_makes_all_stacks_quicker() -> None:
    state = fight("anton 3e1 3e2 helm-of-crag-hack", "goblins")
    battle = battle_of(state)

    assert [5, 4] == [values.initiative(state, battle, stack) for stack in (0, 1)]
    assert 5 == values.of_hero(state, battle.heroes[0], INITIATIVE)


@pytest.mark.rules("MMH-RUL-104", "MMH-RUL-102", "MMH-CARD:mask-of-death")
def test_the_mask_of_death_takes_two_attacks_from_a_stack_once_per_battle() -> None:
    state = fight("anton 3b1 mask-of-death", WOLVES)

    play(state, "A: use mask-of-death at defender-creature")
    turns(state, 2)

    assert [3, 5] == rolled(state, "defender-creature")


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-03", "MMH-RUL-102", "MMH-CARD:namtaru-venom")
def test_namtaru_venom_makes_a_stack_attack_precisely_for_the_battle() -> None:
    state = fight("anton 2b1 3b2 namtaru-venom", GHOULS)
    assert ["use namtaru-venom at attacker-1", "use namtaru-venom at attacker-2"] == asked(state)

    play(state, "A: use namtaru-venom at attacker-2")

    assert ("A reroll", ["precise-attack", "done"]) == (who(state), asked(state))
    turns(state, 2)
    assert values.has_ability(state, battle_of(state), 1, PRECISE)
    assert not values.has_ability(state, battle_of(state), 0, PRECISE)


@pytest.mark.rules("MMH-TIME-06", "MMH-RUL-102", "MMH-CARD:spider-silk-robe")
def test_the_spider_silk_robe_undoes_a_wound_at_the_end_of_one_turn() -> None:
    state = fight("anton 4b1 spider-silk-robe", WOLVES, rolls="1 1 8 8 8")
    assert ["use spider-silk-robe", "done"] == asked(state)

    play(state, "A: use spider-silk-robe; A: return attacker-1")
    turns(state, 3)

    assert "3b1" == army(state, "anton")
    assert ["spider-silk-robe"] == used(state)


# -- outside battles


@pytest.mark.rules("MMH-ROUT-05", "MMH-CARD:slayers-gauntlet")
def test_the_slayers_gauntlet_adds_rout() -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 slayers-gauntlet aggressiveness")
    anton = hero_of("anton")

    assert 2 == values.rout(state, anton)


@pytest.mark.rules("MMH-RUL-110", "MMH-HAB-04", "MMH-CARD:dragon-wing-cloak")
def test_the_dragon_wing_cloak_carries_over_water_and_mountains_without_rest() -> None:
    state = position(f"map {PLAINS} | anton a1 1b1")
    anton = hero_of("anton")
    begin(state, ACTIVATIONS, A)
    assert ["go a2"] == asked(state, "go")

    alter(state, "anton dragon-wing-cloak")
    begin(state, ACTIVATIONS, A)

    assert ["go a2", "go c1", "go c2", "go d1", "go d2"] == sorted(asked(state, "go"))
    assert 2 == movement.reach(state, anton, 4, True)[2]


@pytest.mark.rules("MMH-RUL-112", "MMH-EX-93", "MMH-HAB-03", "MMH-SCROLL-06", "MMH-CARD:prophets-humble-cap")
@pytest.mark.parametrize(
    ("hero", "artifact", "drawn"),
    [("anastasya", "prophets-humble-cap", 4), ("anastasya", "", 3), ("sveltana", "prophets-humble-cap", 2)],
)
def test_the_prophets_humble_cap_draws_a_scroll_more(hero: str, artifact: str, drawn: int) -> None:
    state = position(f"map {PLAINS} | A necropolis | B haven | {hero} a1 1b1 {artifact}")
    number = hero_of(hero)

    begin(state, GAIN_SCROLL, A, number)

    assert drawn == len(asked(state, "card"))


@pytest.mark.rules("MMH-EX-93", "MMH-RUL-80")
def test_with_two_scrolls_left_two_are_drawn() -> None:
    state = position(f"map {PLAINS} | anastasya a1 1b1 prophets-humble-cap")
    anastasya = hero_of("anastasya")
    state.scroll_discards = [state.scroll_deck[0]]
    state.scroll_deck = [state.scroll_deck[1]]

    begin(state, GAIN_SCROLL, A, anastasya)
    play(state, f"A: {asked(state)[0]}")

    assert 1 == len(state.scrolls[anastasya])
    assert 1 == len(state.scroll_discards)


@pytest.mark.rules("MMH-RUL-113", "MMH-EX-94", "MMH-ELEM-08", "MMH-CARD:compass-of-ylath")
@pytest.mark.parametrize(("chests", "of_encounter", "parts"), [(1, 1, 2), (3, 1, 3), (1, 0, 2)])
def test_the_compass_of_ylath_takes_a_part_more_but_never_the_whole_card(
    chests: int, of_encounter: int, parts: int
) -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 compass-of-ylath")
    anton = hero_of("anton")

    begin(state, TREASURE, A, anton, chests, -1, of_encounter)

    assert parts == state.stack[-1].slots[TREASURE_LEFT]


@pytest.mark.rules("MMH-GATH-07", "MMH-RUL-100", "MMH-CARD:saddlebags-of-plenty", "MMH-CARD:purse-of-endless-gold")
def test_the_saddlebags_and_the_purse_add_to_each_gather() -> None:
    state = position(f"map {PLAINS} | anton saddlebags-of-plenty | uriel c1 1b1 purse-of-endless-gold")

    begin(state, GATHERING, A)

    assert (2, 2) == (state.resources[A], state.gold[A])


# -- Power, types


@pytest.mark.rules("MMH-ART-04", "MMH-ART-07", "MMH-HVH-09", "MMH-CARD:tear-of-asha")
def test_an_artifact_is_worth_one_power_and_takes_it_along() -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 | anastasya c1 1b1 tear-of-asha griffin-seal")
    anton = hero_of("anton")
    anastasya = hero_of("anastasya")
    before = [power.power(state, seat) for seat in (A, B)]

    begin(state, SPOILS, A, anton, anastasya)
    play(state, "A: card tear-of-asha")

    assert [0, 2] == before
    assert [1, 1] == [power.power(state, seat) for seat in (A, B)]


@pytest.mark.rules("MMH-ART-01", "MMH-ART-02", "MMH-ART-03", "MMH-HAB-05", "MMH-RUL-88", "MMH-RUL-112")
@pytest.mark.parametrize(("hero", "drawn"), [("anton", 3), ("sveltana", 5)])
def test_an_artifact_of_a_free_type_is_kept_out_of_three_or_five(hero: str, drawn: int) -> None:
    state = position(f"map {PLAINS} | A haven | {hero} a1 1b1")
    number = hero_of(hero)
    seat = state.seat_of_hero(number)
    alter(state, f"{hero} compass-of-ylath")
    deck = state.artifact_deck[:]

    begin(state, GAIN_ARTIFACT, seat, number)

    seen = deck[-drawn:]
    fitting = [BOX.ids[card] for card in reversed(seen) if belongings.can_wear(state, number, card)]
    assert [f"card {one}" for one in fitting] == asked(state)
    play(state, f"{'AB'[seat]}: card {fitting[0]}")
    assert drawn - 1 == len(state.artifact_discards)
    assert 2 == len(state.artifacts[number])


@pytest.mark.rules("MMH-ART-02")
def test_there_are_four_artifacts_of_each_of_five_types() -> None:
    types = [artifact.type for artifact in BOX.facts.artifacts]

    assert {"clothing": 4, "armour": 4, "weapon": 4, "treasure": 4, "pouch": 4} == {
        one: types.count(one) for one in types
    }


@pytest.mark.rules("MMH-ART-06")
def test_no_answer_discards_an_artifact() -> None:
    state = position(f"map {PLAINS} | A a1 | anton 1b1 griffin-seal")
    anton = hero_of("anton")

    begin(state, GATHERING, A)

    assert 1 == len(state.artifacts[anton])
    assert "town" == where(state, anton)


# -- sets


SETS = {
    "dragon-regalia": "dragon-wing-cloak dragon-scale-mail dragon-fang-blade",
    "griffin-legacy": "prophets-humble-cap griffin-shield sword-of-the-griffin",
    "spiders-embrace": "spider-silk-robe slayers-gauntlet reapers-scythe",
    "wayfarers-gear": "boots-of-the-wayfarer helm-of-crag-hack staff-of-the-seventh-dragon",
}


def sets_of(pieces: int, name: str, options: str = "") -> list[str]:
    """The set bonuses that are open to a hero with so many pieces."""
    worn = " ".join(SETS[name].split()[:pieces])
    return bonuses(position(f"map {PLAINS} | anton a1 1b1 {worn} | options {options}"))


def bonuses(state: State) -> list[str]:
    """The set bonuses that are open to Anton."""
    rules = state.open_rules[BOX.hero_ids.index("anton")]
    return [BOX.ids[rule // 2] for rule in rules if BOX.set_first <= rule // 2 < BOX.building_first]


@pytest.mark.rules("MMH-RUL-120", "MMH-RUL-88")
@pytest.mark.parametrize("name", SETS)
def test_a_set_counts_from_two_pieces_on_if_the_table_plays_with_sets(name: str) -> None:
    assert [] == sets_of(3, name)
    assert [] == sets_of(1, name, "artifact-sets")
    assert [f"{name}-two"] == sets_of(2, name, "artifact-sets")
    assert [f"{name}-two", f"{name}-three"] == sets_of(3, name, "artifact-sets")


@pytest.mark.rules("MMH-RUL-120", "MMH-ART-07")
@pytest.mark.parametrize(
    "bonus", ["dragon-regalia-three", "griffin-legacy-three", "spiders-embrace-three", "wayfarers-gear-three"]
)
def test_three_pieces_are_worth_a_power_more_while_they_are_together(bonus: str) -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 {SETS[bonus.removesuffix('-three')]} | options artifact-sets")
    anton = hero_of("anton")
    three = power.power(state, A)
    belongings.lose_artifact(state, anton, state.artifacts[anton][0])

    assert (4, 2) == (three, power.power(state, A))


@pytest.mark.rules("MMH-RUL-120", "MMH-CARD:dragon-regalia")
def test_two_pieces_of_the_dragon_regalia_give_the_hero_an_attack() -> None:
    pieces = "dragon-wing-cloak dragon-fang-blade"
    state = fight(f"anton 3b1 {pieces}", WOLVES, "options artifact-sets")

    assert [2] == rolled(state, "attacker-hero")
    assert "dragon-regalia-two" in bonuses(state)


@pytest.mark.rules("MMH-RUL-120", "MMH-RUL-106", "MMH-RUL-102", "MMH-RUL-40", "MMH-CARD:griffin-legacy")
def test_two_pieces_of_the_griffin_legacy_reroll_all_misses_once_per_battle() -> None:
    pieces = "griffin-seal sword-of-the-griffin"
    state = fight(f"anton 3b1 {pieces}", GHOULS, "options artifact-sets")
    assert ("A reroll", ["use griffin-legacy-two", "done"]) == (who(state), asked(state))
    play(state, "A: done")
    rig(state, "1 1 1")

    play(state, "A: use griffin-legacy-two")

    assert 6 == left(state)
    turns(state, 2)
    assert ["griffin-legacy-two"] == used(state)
    assert [BOX.hero_ids.index("anton")] == [event.hero for event in events(state, e.CardUsed)]


@pytest.mark.rules("MMH-RUL-120", "MMH-TIME-07", "MMH-CARD:spiders-embrace")
def test_two_pieces_of_the_spiders_embrace_undo_a_wound_after_each_battle() -> None:
    pieces = "slayers-gauntlet namtaru-venom"
    state = fight(f"anton 4b1 {pieces}", WOLVES, "options artifact-sets", rolls="1 1 8 8 8")

    until(state, "flee")
    play(state, "A: flee")
    assert ("A heal", ["return attacker-1", "done"]) == (who(state), asked(state))
    play(state, "A: return attacker-1")

    assert "spiders-embrace-two" in used(state)
    assert "1b1" == army(state, "anton")


@pytest.mark.rules("MMH-RUL-120", "MMH-CARD:wayfarers-gear")
def test_two_pieces_of_the_wayfarers_gear_give_a_movement_point() -> None:
    state = position(f"map {PLAINS} | anton a1 1b1 compass-of-ylath saddlebags-of-plenty | options artifact-sets")
    anton = hero_of("anton")

    assert 5 == values.of_hero(state, anton, MOVEMENT)
    assert ["wayfarers-gear-two"] == bonuses(state)


@pytest.mark.rules("MMH-RUL-120")
def test_after_a_victory_the_spiders_embrace_works_too() -> None:
    pieces = "slayers-gauntlet namtaru-venom"
    state = fight(f"anton 4b1 {pieces}", WOLVES, "options artifact-sets", rolls="1 1 8 8 8")

    win(state)

    assert ["return attacker-1", "promote attacker-1", "done"] == asked(state)
