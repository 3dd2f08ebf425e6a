"""One attack: how many dice, what hits, what is rolled again, what the elite die does (MMH-ATK, MMH-RUL-37 to 42)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import attacker_of, battle_of, change, fight, interrupt, left, play
from tests.games.heroes.scenario import BOX, FACTS, A, B, alter, army, asked, rig, told

from interregnum.games.heroes.engine.battle import rolls
from interregnum.games.heroes.engine.battle.battle import CREATURE, NO_TARGET, SIDE, THE_HERO, Lasting
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import HEALING
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ATTACKS,
    ELITE_DIE,
    FOR_BATTLE,
    FORBID,
    STRENGTH,
    THAT_STACK,
)
from interregnum.kernel.dice import fast_dice, seed_from_int

ENCOUNTER = SIDE + CREATURE
ATTACKER_1 = 0


def dice(state: State, fighter: int, elite: bool) -> int:
    return rolls.dice_of(state, battle_of(state), fighter, elite)


def wounds(state: State) -> list[object]:
    """The wounds of each attack so far."""
    return [one["wounds"] for one in told(state, "hits")]


# -- how many dice


@pytest.mark.rules("MMH-ATK-02", "MMH-ATK-04", "MMH-ATK-05", "MMH-STACK-01", "MMH-ELITE-02", "MMH-ELITE-03")
@pytest.mark.rules("MMH-EX-09", "MMH-RUL-37", "MMH-RUL-104", "MMH-INV-11")
@pytest.mark.parametrize(
    ("tokens", "without", "with_die"), [(1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3), (5, 5, 4), (6, 5, 5), (9, 5, 5)]
)
def test_as_many_dice_as_attacks_at_most_five_and_the_elite_die_for_one_of_them(
    tokens: int, without: int, with_die: int
) -> None:
    state = fight(f"hero=1/1 {tokens}e1=2/5", "creature=2/4/5")

    assert (without, with_die) == (dice(state, ATTACKER_1, False), dice(state, ATTACKER_1, True))

    rig(state, f"{'8 ' * with_die}laurel")
    play(state, "A: attack elite")
    assert [8] * with_die == told(state, "rolled")[0]["dice"]


@pytest.mark.rules("MMH-RUL-37")
def test_by_the_other_reading_a_single_attack_cannot_be_exchanged() -> None:
    state = fight("hero=1/1 1e1=2/5", "creature=2/4/5", "options no-lone-elite-die")
    assert not told(state, "attacked")[0]["elite"]  # nothing to decide: it was rolled without

    state = fight("hero=1/1 2e1=2/5", "creature=2/4/5", "options no-lone-elite-die")
    assert ["attack elite", "attack"] == asked(state)


@pytest.mark.rules("MMH-RUL-37", "MMH-RUL-104")
def test_by_the_other_reading_too_attacks_are_counted_with_all_changes() -> None:
    state = fight("hero=1/1 2e1=2/5", "creature=2/4/1 fury elite", "options no-lone-elite-die")
    fighters = (ATTACKER_1, THE_HERO, ENCOUNTER)
    alter(state, f"{BOX.hero_ids[attacker_of(state)]} reapers-scythe")
    before = [rolls.may_use_elite_die(state, battle_of(state), fighter) for fighter in fighters]

    change(state, ATTACKER_1, ATTACKS, -1)
    change(state, THE_HERO, ATTACKS, 1)

    assert [1, 0, 1] == before  # a furious creature has five attacks, whatever its Number
    assert [0, 1, 1] == [rolls.may_use_elite_die(state, battle_of(state), fighter) for fighter in fighters]


@pytest.mark.rules("MMH-EX-10", "MMH-ATK-02", "MMH-HAB-01")
def test_a_hero_has_one_attack_and_an_aggressor_two() -> None:
    state = fight("hero=1/5 1e1=2/1", "creature=2/4/5")
    assert 1 == dice(state, THE_HERO, False)

    state.open_rules[attacker_of(state)] = [2 * state.box.numbers["ability aggressor"]]
    assert 2 == dice(state, THE_HERO, False)


@pytest.mark.rules("MMH-EX-11", "MMH-ATK-03", "MMH-ATK-06", "MMH-RUL-104", "MMH-EX-28", "MMH-WND-09")
def test_an_encounter_has_as_many_attacks_as_creatures_left_and_at_least_one_die() -> None:
    state = fight("hero=1/1 2e1=7/5", "creature=2/4/6", rolls="1 1 8 8 8 8 8")
    play(state, "A: attack")
    assert [8, 8, 8, 8] == told(state, "rolled")[1]["dice"]  # 6 less 2 wounds

    state = fight("hero=1/1 2e1=7/5", "creature=2/4/3")
    change(state, ENCOUNTER, ATTACKS, -4)
    assert 1 == dice(state, ENCOUNTER, False)


@pytest.mark.rules("MMH-RUL-104", "MMH-RUL-37")
@pytest.mark.parametrize(
    ("number", "change_of", "without", "with_die"),
    [(12, -2, 3, 3), (4, -2, 2, 1), (2, -2, 1, 1), (4, 1, 5, 4), (9, 3, 5, 5), (6, 0, 5, 5)],
)
def test_changes_of_attacks_come_after_the_first_cap(number: int, change_of: int, without: int, with_die: int) -> None:
    state = fight("hero=1/1 1e1=2/5", f"creature=2/4/{number} elite")
    change(state, ENCOUNTER, ATTACKS, change_of)

    assert (without, with_die) == (dice(state, ENCOUNTER, False), dice(state, ENCOUNTER, True))


@pytest.mark.rules("MMH-EX-19", "MMH-CAB-13", "MMH-RUL-50", "MMH-RUL-104", "MMH-CARD:fury")
def test_fury_always_rolls_five_dice() -> None:
    state = fight("hero=1/1 3e1=7/9", "creature=2/4/4 fury elite", rolls="1 1 1 8 8 8 8 8 laurel")

    play(state, "A: attack")
    assert 1 == left(state)
    assert (5, 5) == (dice(state, ENCOUNTER, False), dice(state, ENCOUNTER, True))
    change(state, ENCOUNTER, ATTACKS, -3)
    assert (5, 5) == (dice(state, ENCOUNTER, False), dice(state, ENCOUNTER, True))

    play(state, "B: attack elite")
    assert [8] * 5 == told(state, "rolled")[1]["dice"]


# -- what hits


@pytest.mark.rules("MMH-EX-07", "MMH-ATK-07", "MMH-ATK-08", "MMH-ATK-09", "MMH-RUL-97")
@pytest.mark.parametrize(("strength", "rolled", "hits"), [(3, "1 3 4 8", 2), (0, "1 2", 1), (9, "7 8", 1)])
def test_up_to_strength_hits_one_always_and_eight_never(strength: int, rolled: str, hits: int) -> None:
    tokens = len(rolled.split())
    state = fight(f"hero=1/1 {tokens}e1=2/9", "creature=1/4/9", rolls=rolled)
    change(state, ATTACKER_1, STRENGTH, strength - 2)

    play(state, "A: attack")

    assert hits == told(state, "hits")[0]["hits"]
    assert 9 - hits == left(state)


@pytest.mark.rules("MMH-ATK-12")
def test_an_attack_die_has_no_ninth_side() -> None:
    with pytest.raises(AssertionError, match="no such side"):
        fight("hero=1/1 2b1=3/5", "creature=1/4/9", rolls="8 9")


@pytest.mark.rules("MMH-EX-17", "MMH-ATK-12")
@pytest.mark.parametrize(
    ("strength", "faces"), [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (7, 7), (8, 7), (9, 7)]
)
def test_the_chance_of_a_die(strength: int, faces: int) -> None:
    assert faces == sum(rolls.is_hit(value, strength) for value in range(1, 9))


@pytest.mark.rules("MMH-ATK-10", "MMH-WND-01")
def test_wounds_are_taken_at_once_and_without_a_wound_nothing_is_asked() -> None:
    state = fight("hero=1/1 2b1=2/3 2b2=2/2", "creature=3/5/1", rolls="3 8 8 8 8 8 4")
    assert ["wound attacker-1 basic", "wound attacker-2 basic"] == asked(state)
    play(state, "A: wound attacker-1 basic")

    state = fight("hero=1/1 2b1=2/3 2b2=2/2", "creature=3/5/1", rolls="4 8 8 8 8 8 4")
    assert ["fight-on", "flee"] == asked(state)


# -- the elite die


@pytest.mark.rules("MMH-RUL-39", "MMH-ELITE-11")
def test_the_elite_die_has_six_faces() -> None:
    faces = FACTS.constants.die_faces
    assert ("one-skull", "one-skull", "two-skulls", "luck", "laurel", "bad-luck") == faces


@pytest.mark.rules("MMH-ELITE-01", "MMH-RUL-38", "MMH-DEC-06", "MMH-ELEM-31")
@pytest.mark.parametrize(("army_of_a", "creature", "seat"), [("2b1=2/9 1e2=2/1", "2/4/2", A), ("2b1=2/1", "2/9/2", B)])
def test_without_an_elite_token_in_the_stack_there_is_no_elite_die(army_of_a: str, creature: str, seat: int) -> None:
    state = fight(f"hero=7/8 {army_of_a}", f"creature={creature}", rolls="8 8 8 8 8 8 8")

    first = told(state, "attacked")[0]
    assert 0 == first["elite"]


@pytest.mark.rules("MMH-ELITE-01", "MMH-RUL-38", "MMH-ELITE-04")
def test_one_elite_token_is_enough_and_a_hero_needs_a_card() -> None:
    state = fight("hero=7/8 1e1=2/9 2b1", "creature=2/4/9", rolls="8 8 8")

    assert ["attack elite", "attack"] == asked(state)
    assert 0 == rolls.may_use_elite_die(state, battle_of(state), THE_HERO)

    alter(state, f"{BOX.hero_ids[attacker_of(state)]} reapers-scythe")
    assert 1 == rolls.may_use_elite_die(state, battle_of(state), THE_HERO)


@pytest.mark.rules("MMH-RUL-38", "MMH-ELITE-01")
def test_an_elite_encounter_may_use_it_at_any_number_left() -> None:
    state = fight("hero=1/1 3e1=7/9", "creature=2/4/4 elite", rolls="1 1 1")

    play(state, "A: attack")

    assert 1 == left(state)
    assert B == state.asked
    assert ["attack elite", "attack"] == asked(state)


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-38")
def test_what_forbids_a_stack_the_elite_die_concerns_no_other_stack() -> None:
    state = fight("hero=1/1 2e1=2/9 2e2=2/8", "creature=2/4/9 elite")
    battle_of(state).lasting = [Lasting(FORBID, ELITE_DIE, 0, THAT_STACK, ATTACKER_1, FOR_BATTLE)]

    found = [rolls.may_use_elite_die(state, battle_of(state), fighter) for fighter in (ATTACKER_1, 1, ENCOUNTER)]

    assert [0, 1, 1] == found


@pytest.mark.rules("MMH-EX-12", "MMH-ELITE-05")
@pytest.mark.parametrize(("face", "more"), [("one-skull", 1), ("two-skulls", 2)])
def test_skulls_are_additional_wounds(face: str, more: int) -> None:
    state = fight("hero=1/1 4e1=3/5", "creature=1/4/9", rolls=f"1 3 8 {face} 8")

    play(state, "A: attack elite")

    assert 2 + more == wounds(state)[0]
    assert 9 - 2 - more == left(state)


@pytest.mark.rules("MMH-ELITE-06", "MMH-RUL-40", "MMH-DEC-07")
@pytest.mark.parametrize(("answer", "hits"), [("yes", 3), ("no", 1)])
def test_luck_rerolls_all_misses_or_none(answer: str, hits: int) -> None:
    state = fight("hero=1/1 4e1=3/5", "creature=1/4/9", rolls="1 4 5 luck 2 3 8 8 8 8 8 8")

    play(state, f"A: attack elite; A: {answer}")

    assert hits == told(state, "hits")[0]["hits"]


@pytest.mark.rules("MMH-ELITE-06")
def test_luck_without_a_miss_asks_nothing() -> None:
    state = fight("hero=1/1 2e1=3/5", "creature=1/4/9", rolls="1 luck 8 8 8 8 8")

    play(state, "A: attack elite")

    assert 1 == wounds(state)[0]


@pytest.mark.rules("MMH-EX-13", "MMH-ELITE-10", "MMH-LUCK-04", "MMH-RUL-59")
def test_bad_luck_rerolls_all_hits_unless_a_luck_token_cancels_it() -> None:
    numbers = ("hero=1/1 4e1=4/5", "creature=1/4/9")
    state = fight(*numbers, rolls="1 4 6 bad-luck 7 2 8 8 8 8 8")
    play(state, "A: attack elite")
    assert [7, 2, 6] == told(state, "rerolled")[0]["dice"]
    assert 1 == wounds(state)[0]

    state = fight(*numbers, rolls="1 4 6 bad-luck")
    state.luck[attacker_of(state)] = 1
    play(state, "A: attack elite; A: cancel-bad-luck")
    assert 2 == wounds(state)[0]
    assert 0 == state.luck[attacker_of(state)]
    assert not told(state, "rerolled")


@pytest.mark.rules("MMH-EX-32", "MMH-ELITE-07", "MMH-RUL-41", "MMH-DEC-09")
def test_a_laurel_turns_a_basic_token_of_the_stack_elite() -> None:
    state = fight("hero=1/1 2b1=4/5 1e1 1b2=2/2", "creature=1/4/9", rolls="8 8 laurel")

    play(state, "A: attack elite")
    assert ["promote attacker-1", "done"] == asked(state)  # nothing lost, no other stack
    play(state, "A: promote attacker-1")

    assert "1b1 2e1 1b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-ELITE-07", "MMH-RUL-41")
def test_a_laurel_returns_a_token_of_the_stack_lost_in_this_battle() -> None:
    state = fight("hero=1/1 1b1=4/5 1e1 1b2=2/2", "creature=7/6/1", rolls="1 8 laurel")
    play(state, "A: wound attacker-1 basic; A: attack elite")

    assert ["return attacker-1", "done"] == asked(state)
    play(state, "A: return attacker-1")

    assert "1b1 1e1 1b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-ELITE-07", "MMH-RUL-41", "MMH-RUL-53")
def test_a_laurel_returns_no_token_when_as_many_wounds_are_undone_as_were_taken() -> None:
    state = fight("hero=1/1 2b1=4/5 1b2=2/2", "creature=7/6/2", rolls="1 1")
    play(state, "A: wound attacker-1 basic")
    interrupt(state, HEALING, A, 0, 2, NO_TARGET)
    play(state, "A: return attacker-1; A: promote attacker-1")  # two wounds, two points; one token is still lost
    rig(state, "8 8 8 laurel")

    play(state, "A: fight-on; A: attack elite")

    assert ["fight-on", "flee"] == asked(state)
    assert "1e1 1b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-ELITE-07")
def test_a_laurel_may_be_declined_and_without_anything_to_do_asks_nothing() -> None:
    state = fight("hero=1/1 1b1=4/5 1e1", "creature=1/4/9", rolls="8 laurel 8 8 8 8 8")
    play(state, "A: attack elite; A: done")
    assert "1b1 1e1" == army(state, attacker_of(state))

    state = fight("hero=1/1 2e1=4/5", "creature=1/4/9", rolls="8 laurel 8 8 8 8 8 8")
    play(state, "A: attack elite")
    assert ["fight-on", "flee"] == asked(state)


@pytest.mark.rules("MMH-ELITE-08", "MMH-RUL-41", "MMH-RUL-110")
def test_the_laurel_of_a_hero_is_for_any_unit_of_his_army() -> None:
    state = fight("hero=4/5 1b1=4/2 2b2=2/1 1e2 reapers-scythe", "creature=7/6/5", rolls="1 8 8 8 8 8 laurel")

    play(state, "A: wound attacker-1 basic; A: attack elite")

    assert ["return attacker-1", "promote attacker-2", "done"] == asked(state)


@pytest.mark.rules("MMH-EX-33", "MMH-ELITE-09", "MMH-RUL-41", "MMH-RES-02")
def test_the_laurel_of_an_encounter_takes_a_wound_off() -> None:
    state = fight("hero=1/1 2e1=7/6", "creature=1/4/4 elite", rolls="1 1 8 laurel")

    play(state, "A: attack; B: attack elite")

    assert 3 == left(state)


@pytest.mark.rules("MMH-ELITE-09", "MMH-RUL-47", "MMH-RES-01")
@pytest.mark.parametrize(("wounds", "number", "marks"), [(1, 4, 0), (2, 4, 1), (3, 3, 0)])
def test_the_laurel_of_a_tough_encounter_undoes_one_of_the_wounds_it_takes_to_lose_one(
    wounds: int, number: int, marks: int
) -> None:
    misses = "8 " * (3 if wounds == 1 else 2)  # from two wounds on one of the four is down
    rolled = "1 " * wounds + misses + "laurel"
    state = fight(f"hero=1/1 {wounds}e1=7/6", "creature=1/4/4 elite toughness", rolls=rolled)

    play(state, "A: attack; B: attack elite")

    assert (number, marks) == (left(state), battle_of(state).marks[ENCOUNTER])


@pytest.mark.rules("MMH-ELITE-09", "MMH-RUL-41")
def test_the_laurel_of_an_unhurt_encounter_does_nothing() -> None:
    state = fight("hero=1/1 2e1=7/3", "creature=1/4/2 elite", rolls="8 laurel")

    play(state, "B: attack elite")

    assert 2 == left(state)


# -- rerolls


@pytest.mark.rules("MMH-EX-08", "MMH-REROLL-01", "MMH-REROLL-02", "MMH-REROLL-03", "MMH-RUL-40", "MMH-TIME-01")
def test_the_attacker_rerolls_first_and_what_he_rerolled_stays() -> None:
    state = fight("hero=1/1 5e1=4/5", "hero=1/1 5b1=2/4 ring-of-misfortune", rolls="1 3 4 7 luck 2 8 5 4")

    play(state, "A: attack elite; A: yes; B: use ring-of-misfortune")

    assert [8, 5, 4, 2] == [one["dice"] for one in told(state, "rerolled")][-1]
    assert 2 == wounds(state)[0]


@pytest.mark.rules("MMH-EX-14", "MMH-LUCK-01", "MMH-LUCK-02", "MMH-RUL-59", "MMH-DEC-07", "MMH-ELEM-24")
def test_a_luck_token_rerolls_all_misses() -> None:
    state = fight("hero=1/1 3b1=3/5 luck 1", "creature=1/4/9", rolls="2 5 8 3 4")
    hero = attacker_of(state)

    assert ["luck-token", "done"] == asked(state)
    play(state, "A: luck-token")

    assert 2 == wounds(state)[0]
    assert 0 == state.luck[hero]
    assert {"event": "luck-spent", "hero": hero} in told(state)


@pytest.mark.rules("MMH-LUCK-02", "MMH-RUL-59")
def test_a_luck_token_may_be_kept_and_is_no_use_where_nothing_missed() -> None:
    state = fight("hero=1/1 1b1=3/5 luck 1", "creature=1/4/9", rolls="2")

    assert THE_HERO == battle_of(state).fighter  # the stack hit and was not asked
    assert ["luck-token", "done"] == asked(state)
    play(state, "A: done")
    assert 1 == state.luck[attacker_of(state)]


@pytest.mark.rules("MMH-EX-15", "MMH-LUCK-03", "MMH-REROLL-01", "MMH-RUL-40")
def test_a_luck_token_rerolls_the_elite_die_once() -> None:
    state = fight("hero=1/1 3e1=3/5 luck 2", "creature=1/4/9", rolls="2 5 bad-luck luck 3")

    play(state, "A: attack elite")
    assert ["reroll-elite-die", "cancel-bad-luck", "done"] == asked(state)
    play(state, "A: reroll-elite-die")
    assert ["yes", "no"] == asked(state)  # Luck now; it cannot be rerolled again
    play(state, "A: yes")

    assert 2 == wounds(state)[0]
    assert 1 == state.luck[attacker_of(state)]


@pytest.mark.rules("MMH-EX-15", "MMH-RUL-59", "MMH-LUCK-04")
def test_a_second_token_may_cancel_what_the_first_one_rolled() -> None:
    state = fight("hero=1/1 3e1=3/5 luck 2", "creature=1/4/9", rolls="2 5 one-skull bad-luck")

    play(state, "A: attack elite; A: reroll-elite-die")
    assert ["cancel-bad-luck", "done"] == asked(state)
    play(state, "A: cancel-bad-luck")

    assert 1 == wounds(state)[0]
    assert 0 == state.luck[attacker_of(state)]


@pytest.mark.rules("MMH-RUL-59")
def test_luck_is_the_luck_of_the_hero_whose_side_attacks() -> None:
    state = fight("hero=1/1 1b1=1/3 luck 1", "hero=1/1 1b1=1/5", rolls="8 8 8 8 8 8 8 8")

    assert A == state.asked
    assert ATTACKER_1 == battle_of(state).fighter  # the defender's stack had missed before, and was not asked


@pytest.mark.rules("MMH-EX-16", "MMH-CAB-03", "MMH-REROLL-01", "MMH-RUL-40", "MMH-CARD:precise-attack")
def test_a_precise_attack_rerolls_one_miss_that_was_not_rerolled() -> None:
    numbers = ("hero=1/1 3e1=3/5+elite:precise-attack", "creature=1/4/9")
    state = fight(*numbers, rolls="6 7 luck 3 8 8 8 8 8 8")
    play(state, "A: attack defender-creature elite; A: yes")
    assert 1 == wounds(state)[0]
    assert 1 == len(told(state, "rerolled"))

    state = fight(*numbers, rolls="6 7 luck 3 8 8 8 8 8 8")
    play(state, "A: attack defender-creature elite; A: no")
    assert ["precise-attack", "done"] == asked(state)
    play(state, "A: precise-attack")
    assert 1 == wounds(state)[0]  # one die, once


@pytest.mark.rules("MMH-RUL-40", "MMH-CAB-03", "MMH-LUCK-02")
def test_further_rerolls_come_in_an_order_the_attacker_likes() -> None:
    state = fight("hero=1/1 3b1=3/5+both:precise-attack luck 1", "creature=1/4/9", rolls="6 7 8 8 1 8")

    assert ["precise-attack", "luck-token", "done"] == asked(state)
    play(state, "A: precise-attack")
    assert ["luck-token", "done"] == asked(state)
    play(state, "A: luck-token")

    assert [8, 1, 8] == told(state, "rerolled")[-1]["dice"]
    assert 1 == wounds(state)[0]


@pytest.mark.rules("MMH-REROLL-01")
def test_a_die_that_is_rolled_again_shows_any_of_its_eight_sides() -> None:
    state = fight("hero=1/1 1e1=3/5", "creature=1/4/9")
    attack = battle_of(state)
    attack.dice = [8] * 200
    attack.rerolled = [0] * 200
    state.dice = fast_dice(seed_from_int(1))

    rolls.reroll(state, attack, list(range(199)))

    assert set(range(1, 9)) == set(attack.dice)
    assert [1] * 199 + [0] == attack.rerolled


# -- Slayer


@pytest.mark.rules("MMH-EX-18", "MMH-CAB-12", "MMH-RUL-51", "MMH-CARD:slayer")
def test_slayer_doubles_hits_and_not_skulls() -> None:
    state = fight("hero=1/1 9b1=2/3", "creature=3/5/4 slayer elite", rolls="1 2 3 one-skull")

    play(state, "B: attack elite")

    assert 7 == wounds(state)[0]
    assert "2b1" == army(state, attacker_of(state))


# -- what is printed


@pytest.mark.rules("MMH-CAB-11", "MMH-CAB-15")
def test_some_abilities_are_for_creatures_only() -> None:
    units = {one for faction in FACTS.factions for unit in faction.units for one in unit.basic.abilities}
    units |= {one for faction in FACTS.factions for unit in faction.units for one in unit.elite.abilities}
    creatures = {one for encounter in FACTS.encounters for one in encounter.abilities}

    assert {"precise-attack", "defence", "toughness", "piercing"} == units
    assert {"slayer", "fury", "regeneration"} <= creatures <= set(ABILITIES)


@pytest.mark.rules("MMH-RUL-42")
def test_both_sides_of_a_token_have_one_strength_and_one_initiative() -> None:
    state = fight("hero=1/1 1e1=3/5 1b1", "creature=1/4/9")

    assert 3 == values.strength(state, battle_of(state), ATTACKER_1)
    assert 5 == values.initiative(state, battle_of(state), ATTACKER_1)
    state.armies[attacker_of(state)][:2] = [2, 0]
    assert 3 == values.strength(state, battle_of(state), ATTACKER_1)


@pytest.mark.rules("MMH-DEC-06", "MMH-CAB-02", "MMH-ELITE-01")
def test_elite_die_and_target_are_announced_together() -> None:
    state = fight("hero=1/1 3b1=2/3 3b2=2/2", "creature=3/5/3 precise-attack elite", rolls="1 8 two-skulls")

    assert [
        "attack attacker-1 elite", "attack attacker-2 elite", "attack attacker-1", "attack attacker-2",
    ] == asked(state)  # fmt: skip
    play(state, "B: attack attacker-1 elite; B: done")

    assert "3b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-RUL-53", "MMH-RUL-41")
def test_command_limits_what_a_laurel_returns() -> None:
    state = fight("hero=1/1 1b1=4/5 1e1 1b2=2/2", "creature=7/6/1", rolls="1 8 laurel")
    state.box.hero_command[attacker_of(state)] = 2

    play(state, "A: wound attacker-1 basic; A: attack elite")

    assert ["fight-on", "flee"] == asked(state)
    assert "1e1 1b2" == army(state, attacker_of(state))
