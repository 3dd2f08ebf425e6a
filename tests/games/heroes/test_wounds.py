"""Wounds and how they are undone: stacks, tokens, Toughness, Piercing, Resurrection (MMH-WND, MMH-CAB, MMH-RES)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import attacker_of, battle_of, fight, fighting_on, grant, interrupt, left, play
from tests.games.heroes.scenario import A, B, army, asked, rig, told, where

from interregnum.games.heroes.engine.battle import stacks
from interregnum.games.heroes.engine.battle.battle import CREATURE, ELEMENTALS, NO_TARGET, SIDE
from interregnum.games.heroes.engine.flow.programs import CARD_WOUNDS, HEALING
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import FOR_TURN, PIERCING, TOUGHNESS
from interregnum.kernel.dice import RiggedDice

ATTACKER_1 = 0
ATTACKER_2 = 1
ENCOUNTER = SIDE + CREATURE


def hit(wounds: int, units: str, abilities: str = "") -> State:
    """A creature that acts first deals so many wounds to an army; its owner is asked."""
    return fight(f"hero=1/0 {units}", f"creature=7/9/{wounds} {abilities}", rolls="1 " * wounds)


def armies_after(state: State, line: str) -> str:
    play(state, line)
    return army(state, attacker_of(state))


# -- the army of a hero


@pytest.mark.rules("MMH-WND-01", "MMH-WND-02", "MMH-WND-06", "MMH-STACK-02", "MMH-STACK-03", "MMH-DEC-08")
def test_the_owner_chooses_the_stack_and_it_takes_all_wounds_of_the_attack() -> None:
    state = hit(2, "3b1=2/3 2b2=2/2 1e2")

    assert A == state.asked
    assert 0 == battle_of(state).coming  # nothing can be prevented any more
    assert ["wound attacker-1 basic", "wound attacker-2 basic", "wound attacker-2 elite"] == asked(state)
    play(state, "A: wound attacker-2 basic")
    assert ["wound attacker-2 basic", "wound attacker-2 elite"] == asked(state)  # the stack is begun
    assert "3b1 1b2 1e2" == army(state, attacker_of(state))
    assert "3b1 2b2" == armies_after(state, "A: wound attacker-2 elite")


@pytest.mark.rules("MMH-EX-20", "MMH-WND-03", "MMH-WND-04", "MMH-WND-05", "MMH-WND-06")
def test_elite_turns_basic_then_it_is_eliminated_then_the_next() -> None:
    state = hit(3, "3e1=2/3")

    assert ["attack elite", "attack"] == asked(state)  # the owner had nothing to choose: all tokens are alike
    assert "1b1 1e1" == army(state, attacker_of(state))
    assert 1 == battle_of(state).lost[ATTACKER_1]


@pytest.mark.rules("MMH-EX-21", "MMH-WND-05", "MMH-RUL-45")
@pytest.mark.parametrize("line", ["A: wound attacker-1 basic", "A: wound attacker-1 elite"])
def test_a_token_is_finished_before_the_next_one_is_picked(line: str) -> None:
    state = hit(2, "1b1=2/3 2e1")

    assert ["wound attacker-1 basic", "wound attacker-1 elite"] == asked(state)
    assert "1b1 1e1" == armies_after(state, line)


@pytest.mark.rules("MMH-RUL-45")
def test_a_token_turned_basic_by_an_earlier_attack_need_not_be_continued() -> None:
    state = fight("hero=1/0 2e1=2/3", "creature=7/9/1", rolls="1 8 8 8 1")
    assert "1b1 1e1" == army(state, attacker_of(state))

    fighting_on(state)

    assert ["wound attacker-1 basic", "wound attacker-1 elite"] == asked(state)
    assert "2b1" == armies_after(state, "A: wound attacker-1 elite")


@pytest.mark.rules("MMH-EX-22", "MMH-WND-07")
def test_wounds_left_over_go_to_another_stack_of_the_owners_choice() -> None:
    state = hit(3, "2b1=2/3 2b2=2/2 1b3=2/4")

    play(state, "A: wound attacker-1 basic")

    assert ["wound attacker-2 basic", "wound attacker-3 basic"] == asked(state)
    assert "1b2 1b3" == armies_after(state, "A: wound attacker-2 basic")


@pytest.mark.rules("MMH-EX-22", "MMH-EX-23", "MMH-WND-08", "MMH-BEND-06", "MMH-BEND-08")
def test_without_units_the_battle_is_lost_at_once_and_the_hero_attacks_no_more() -> None:
    state = hit(3, "2b1=2/3")

    assert state.battle is None
    assert "" == army(state, attacker_of(state))
    assert [ENCOUNTER] == [one["fighter"] for one in told(state, "attacked")]
    assert "town" == where(state, attacker_of(state))


@pytest.mark.rules("MMH-WND-08")
def test_a_hero_takes_no_wounds() -> None:
    state = hit(1, "2b1=2/3 2b2=2/2")

    assert not [answer for answer in asked(state) if "hero" in answer]


# -- Toughness and Piercing


@pytest.mark.rules("MMH-EX-24", "MMH-CAB-06", "MMH-CAB-09", "MMH-RUL-46", "MMH-CARD:toughness")
def test_toughness_is_one_more_wound_for_each_side_and_marks_end_with_the_battle() -> None:
    state = hit(5, "2e1=7/3+both:toughness")

    assert "1e1" == army(state, attacker_of(state))
    assert (1, 1) == (battle_of(state).marks[ATTACKER_1], battle_of(state).marked[ATTACKER_1])

    battle_of(state).numbers[ENCOUNTER] = 1
    state.dice = RiggedDice([0])
    play(state, "A: attack; A: done")
    assert state.battle is None
    assert "1e1" == army(state, attacker_of(state))  # and a mark is no wound


@pytest.mark.rules("MMH-EX-25", "MMH-CAB-07")
@pytest.mark.parametrize(("wounds", "tokens", "marks"), [(1, "1b1", 1), (2, "1b1", 2), (3, "", 0)])
def test_with_two_icons_only_the_third_wound_counts(wounds: int, tokens: str, marks: int) -> None:
    state = hit(wounds, "1b1=2/3+basic:toughness+basic:toughness 1b2=2/2")

    play(state, "A: wound attacker-1 basic")

    assert f"{tokens} 1b2".strip() == army(state, attacker_of(state))
    assert marks == battle_of(state).marks[ATTACKER_1]


@pytest.mark.rules("MMH-EX-26", "MMH-CAB-08", "MMH-RUL-45")
def test_a_marked_token_must_be_wounded_next() -> None:
    state = fight("hero=1/0 1b1=2/3+both:toughness 2e1", "creature=7/9/1", rolls="1 8 8 8 8 1")
    play(state, "A: wound attacker-1 elite; A: attack; A: fight-on")

    assert ["attack elite", "attack"] == asked(state)  # nothing to choose: the mark decides
    assert "2b1 1e1" == army(state, attacker_of(state))
    assert 0 == battle_of(state).marks[ATTACKER_1]


@pytest.mark.rules("MMH-CAB-08")
def test_another_stack_may_be_wounded_although_one_carries_a_mark() -> None:
    state = fight("hero=1/0 2b1=2/3+both:toughness 1b2=2/2", "creature=7/9/1", rolls="1 8 8 8 8 1")
    play(state, "A: wound attacker-1 basic; A: fight-on")

    assert ["wound attacker-1 basic", "wound attacker-2 basic"] == asked(state)


@pytest.mark.rules("MMH-EX-27", "MMH-CAB-10", "MMH-RUL-48", "MMH-CARD:piercing")
def test_piercing_ignores_toughness() -> None:
    state = hit(5, "2e1=2/3+both:toughness 2b2=2/2", "piercing")

    play(state, "A: wound attacker-1 elite")

    assert "1b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-CAB-10", "MMH-RUL-47", "MMH-WND-09")
@pytest.mark.parametrize(("ability", "number"), [("both:piercing", 1), ("both:defence", 2)])
def test_piercing_ignores_the_toughness_of_creatures(ability: str, number: int) -> None:
    state = fight(f"hero=1/0 2b1=2/9+{ability}", "creature=1/4/3 toughness", rolls="1 1 8 8 8")

    assert (number, 2) == (left(state), battle_of(state).wounds[ENCOUNTER])


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-108")
def test_nothing_of_the_wounds_of_a_card_is_left_to_come_once_they_were_taken() -> None:
    state = fight("hero=1/9 2e1=2/8", "creature=1/4/5")

    interrupt(state, CARD_WOUNDS, A, ENCOUNTER, 2)

    assert 3 == left(state)
    assert (0, False) == (battle_of(state).coming, battle_of(state).by_card)


@pytest.mark.rules("MMH-RUL-48", "MMH-CAB-10")
def test_piercing_takes_marks_away_with_the_token() -> None:
    state = fight("hero=1/0 2e1=2/3+both:toughness", "creature=7/9/1", rolls="1 8 8 8 1")
    assert 1 == battle_of(state).marks[ATTACKER_1]
    grant(state, ENCOUNTER, PIERCING)

    fighting_on(state)

    assert "1b1 1e1" == army(state, attacker_of(state))
    assert 0 == battle_of(state).marks[ATTACKER_1]


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-46")
def test_when_granted_toughness_ends_marks_beyond_the_icons_left_are_taken_off() -> None:
    state = fight("hero=1/0 2e1=2/9+both:toughness", "creature=7/5/2", rolls="8 8 1 1")
    grant(state, ATTACKER_1, TOUGHNESS, FOR_TURN)

    play(state, "A: attack")

    assert ["fight-on", "flee"] == asked(state)
    assert "2e1" == army(state, attacker_of(state))
    assert 1 == battle_of(state).marks[ATTACKER_1]  # of two


# -- an encounter


@pytest.mark.rules("MMH-EX-28", "MMH-WND-09", "MMH-WND-10", "MMH-BEND-01", "MMH-ELEM-22")
def test_each_wound_lowers_the_number_and_surplus_wounds_are_lost() -> None:
    state = fight("hero=7/6 3b1=7/9 2b2=7/4", "creature=1/5/4", rolls="1 1 1 8 8 1 1")

    assert [8] == told(state, "rolled")[2]["dice"]  # three wounds: one die
    assert state.battle is None
    assert [2] == [one["wounds"] for one in told(state, "hits")][3:]  # one of them is lost
    assert ["part 1", "part 2", "part 3", "part 4", "done"] == asked(state)


@pytest.mark.rules("MMH-RUL-47")
def test_a_tough_encounter_loses_one_for_every_two_wounds() -> None:
    state = fight("hero=1/1 3e1=7/9", "creature=1/5/4 toughness", rolls="1 1 1 8 8 8 8 1 1 1")

    play(state, "A: attack")
    assert (3, 1) == (left(state), battle_of(state).marks[ENCOUNTER])
    play(state, "A: fight-on; A: attack")  # the rest is kept through the battle

    assert (1, 0) == (left(state), battle_of(state).marks[ENCOUNTER])


@pytest.mark.rules("MMH-EX-29", "MMH-CAB-14", "MMH-RUL-52", "MMH-CARD:regeneration")
@pytest.mark.parametrize("wounds", [3, 4])
def test_regeneration_at_the_end_of_the_turn(wounds: int) -> None:
    state = fight(f"hero=1/1 {wounds}e1=7/9", "creature=1/5/5 regeneration", rolls="1 " * wounds)

    play(state, "A: attack")

    assert ["fight-on", "flee"] == asked(state)
    assert 5 == left(state)
    assert {"event": "regenerated", "fighter": ENCOUNTER} in told(state)


@pytest.mark.rules("MMH-CAB-14", "MMH-RUL-52")
def test_a_creature_that_was_not_hurt_does_not_regenerate() -> None:
    state = fight("hero=1/1 1b1=1/9", "creature=1/5/5 regeneration", rolls="8")

    assert ["fight-on", "flee"] == asked(state)
    assert not told(state, "regenerated")


@pytest.mark.rules("MMH-CAB-14", "MMH-RUL-47", "MMH-RUL-52")
def test_regeneration_removes_a_wound_that_only_marked_a_tough_encounter() -> None:
    state = fight("hero=1/1 1e1=7/9", "creature=1/5/5 regeneration toughness", rolls="1")

    play(state, "A: attack")

    assert (5, 0) == (left(state), battle_of(state).marks[ENCOUNTER])
    assert {"event": "regenerated", "fighter": ENCOUNTER} in told(state)


@pytest.mark.rules("MMH-EX-29", "MMH-RUL-52")
def test_the_dead_do_not_regenerate() -> None:
    state = fight("hero=1/1 3e1=7/9", "creature=1/5/3 regeneration", rolls="1 1 1")

    play(state, "A: attack")

    assert state.battle is None
    assert told(state, "battle-won")


@pytest.mark.rules("MMH-RUL-52", "MMH-DARK-03", "MMH-RUL-90")
def test_of_two_stacks_only_the_living_regenerates() -> None:
    state = fight("hero=1/1 5e1=7/9", "creature=1/5/3 regeneration", "weeks week-of-mists", rolls="1 1 1 1")

    play(state, "A: attack; B: wound defender-creature basic")

    assert ["fight-on", "flee"] == asked(state)
    assert (0, 3) == (left(state), left(state, "defender-creature-2"))


# -- Precise attack and Defence


@pytest.mark.rules(
    "MMH-EX-30", "MMH-CAB-01", "MMH-CAB-02", "MMH-CAB-04", "MMH-RUL-49", "MMH-WND-07", "MMH-DEC-06", "MMH-CARD:defence"
)
def test_a_stack_with_defence_cannot_be_named_and_wounds_left_over_are_the_owners() -> None:
    state = fight(
        "hero=1/0 1e1=2/3+elite:defence 2b1 3b2=2/2 1b3=2/4", "creature=7/9/4 precise-attack", rolls="1 1 1 1"
    )

    assert B == state.asked
    assert ["attack attacker-2", "attack attacker-3"] == asked(state)
    play(state, "B: attack attacker-2")

    assert A == state.asked
    assert "2b1 1e1 1b3" == army(state, attacker_of(state))
    assert ["wound attacker-1 basic", "wound attacker-1 elite", "wound attacker-3 basic"] == asked(state)


@pytest.mark.rules("MMH-CAB-04", "MMH-RUL-49", "MMH-CAB-03")
def test_if_every_stack_has_defence_none_is_named_and_the_reroll_stays() -> None:
    state = fight("hero=1/0 2b1=2/3+both:defence 2b2=2/2+both:defence", "creature=1/9/1 precise-attack")

    assert B == state.asked
    assert ["precise-attack", "done"] == asked(state)
    assert [NO_TARGET] == [one["target"] for one in told(state, "attacked")]


@pytest.mark.rules("MMH-CAB-01", "MMH-CAB-04")
def test_defence_ends_with_the_last_token_that_has_it() -> None:
    state = fight("hero=1/0 2b1=2/3+elite:defence 2b2=2/2", "creature=1/9/2 precise-attack")

    assert ["attack attacker-1", "attack attacker-2"] == asked(state)


@pytest.mark.rules("MMH-RUL-49")
def test_a_hero_cannot_be_named() -> None:
    state = fight("hero=1/9 2b1=2/3+both:precise-attack", "hero=1/9 2b1=2/1 1b2=2/1")
    play(state, "B: fighter defender-1")

    assert ["attack defender-1", "attack defender-2"] == asked(state)


@pytest.mark.rules("MMH-CAB-01", "MMH-CAB-10", "MMH-CAB-02")
def test_one_token_is_enough_for_the_whole_stack() -> None:
    state = fight("hero=1/0 4b1=7/9+elite:piercing+elite:precise-attack 1e1", "hero=1/0 2b1=2/3+both:toughness 1b2=2/2")

    assert "attack defender-1" in asked(state)
    rig(state, "1")
    play(state, "A: attack defender-1; A: done")

    assert "1b1 1b2" == army(state, 3)


# -- Resurrection


def wounded(units: str, line: str, wounds: int, points: int, only: int = NO_TARGET) -> State:
    """An army that took wounds, then points of Resurrection."""
    state = hit(wounds, units)
    if line:
        play(state, line)
    interrupt(state, HEALING, A, 0, points, only)
    return state


@pytest.mark.rules("MMH-EX-31", "MMH-RES-01", "MMH-RES-03", "MMH-RES-04", "MMH-RUL-53")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("A: return attacker-1; A: return attacker-1", "3b1 1e2"),
        ("A: return attacker-1; A: promote attacker-1", "1b1 1e1 1e2"),
        ("A: promote attacker-1; A: return attacker-1", "1b1 1e1 1e2"),
    ],
)
def test_points_return_tokens_or_turn_them_elite_up_to_the_wounds_taken(line: str, after: str) -> None:
    state = wounded("3b1=2/3 1e2=2/2", "A: wound attacker-1 basic", 2, 3)

    assert ["return attacker-1", "promote attacker-1", "done"] == asked(state)  # the other stack took no wounds
    assert after == armies_after(state, line)

    assert ["attack elite", "attack"] == asked(state)  # there is no third point


@pytest.mark.rules("MMH-RES-04", "MMH-RUL-53")
def test_two_lost_basics_may_come_back_as_one_elite() -> None:
    state = wounded("2b1=2/3 1e2=2/2", "A: wound attacker-1 basic", 2, 2)

    assert ["return attacker-1", "done"] == asked(state)
    assert "1e1 1e2" == armies_after(state, "A: return attacker-1; A: promote attacker-1")


@pytest.mark.rules("MMH-RUL-53")
def test_command_limits_resurrection() -> None:
    state = hit(2, "2b1=2/3 1e2=2/2")
    play(state, "A: wound attacker-1 basic")
    state.box.hero_command[attacker_of(state)] = 2

    interrupt(state, HEALING, A, 0, 2, NO_TARGET)
    play(state, "A: return attacker-1")

    assert ["promote attacker-1", "done"] == asked(state)


@pytest.mark.rules("MMH-EX-101", "MMH-RUL-122", "MMH-RES-01")
def test_a_point_takes_a_toughness_mark_off() -> None:
    state = wounded("1e1=2/3+elite:toughness", "", 1, 1)

    assert ["unmark attacker-1", "done"] == asked(state)
    play(state, "A: unmark attacker-1")

    assert 0 == battle_of(state).marks[ATTACKER_1]
    assert 1 == battle_of(state).healed[ATTACKER_1]
    assert "1e1" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-EX-101", "MMH-RUL-122", "MMH-RUL-46")
def test_a_token_turned_elite_again_bears_no_marks() -> None:
    state = wounded("1e1=2/3+elite:toughness", "", 2, 1)
    assert ["promote attacker-1", "done"] == asked(state)
    play(state, "A: promote attacker-1")
    assert ("1e1", 0) == (army(state, attacker_of(state)), battle_of(state).marks[ATTACKER_1])

    state = wounded("1e1=2/3+both:toughness", "", 3, 1)
    assert ["promote attacker-1", "unmark attacker-1", "done"] == asked(state)
    play(state, "A: promote attacker-1")
    assert ("1e1", 0) == (army(state, attacker_of(state)), battle_of(state).marks[ATTACKER_1])


@pytest.mark.rules("MMH-RES-03", "MMH-RUL-53")
def test_points_may_be_left_unused_and_an_unhurt_army_is_not_asked() -> None:
    state = wounded("3b1=2/3 1e2=2/2", "A: wound attacker-1 basic", 2, 2)
    assert "1b1 1e2" == armies_after(state, "A: done")

    state = fight("hero=1/0 2b1=2/3 1e1", "creature=1/1/4")
    interrupt(state, HEALING, A, 0, 2, NO_TARGET)
    assert ["attack elite", "attack"] == asked(state)


# -- wounds of a card


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-53")
def test_wounds_of_a_card_stay_in_their_stack() -> None:
    state = fight("hero=1/0 1e1=2/9 2b2=2/3+both:defence", "creature=1/5/4")

    interrupt(state, CARD_WOUNDS, B, ATTACKER_2, 3)

    assert "1e1" == army(state, attacker_of(state))
    assert 2 == battle_of(state).wounds[ATTACKER_2]


@pytest.mark.rules("MMH-RUL-56", "MMH-RUL-62")
def test_who_destroys_the_other_side_wins_even_if_nobody_is_left() -> None:
    state = fight("hero=1/0 1e1=2/9", "creature=1/5/4")
    state.armies[attacker_of(state)][1] = 0
    battle_of(state).numbers[ENCOUNTER] = 0

    stacks.check(state, battle_of(state), 1)

    assert 0 == battle_of(state).winner


@pytest.mark.rules("MMH-CAB-09", "MMH-BEND-10")
def test_elite_tokens_turned_basic_stay_basic_after_the_battle() -> None:
    state = fight("hero=7/0 2e1=7/3", "creature=7/9/1", rolls="1 1 8")

    play(state, "A: attack; A: done")

    assert state.battle is None
    assert "1b1 1e1" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-CAB-09", "MMH-RUL-122", "MMH-RUL-60")
def test_after_the_battle_marks_are_gone_and_no_point_is_needed_for_them() -> None:
    state = fight(
        "anastasya=1/1 2e1=7/3+elite:toughness",
        "creature=7/9/2",
        "A necromancy",
        rolls="1 8 1 1",
    )
    assert 1 == battle_of(state).marks[ATTACKER_1]

    play(state, "A: attack")

    assert ["part 1", "part 2", "part 3", "part 4", "done"] == asked(state)


# -- elementals


def with_elementals(state: State, elemental: int) -> int:
    """An elemental of the box joins the attacker; gives its number as a fighter."""
    fighter = ELEMENTALS + elemental
    row = state.box.elemental_first + elemental
    battle_of(state).tokens[fighter] = row
    battle_of(state).whole[fighter] = battle_of(state).numbers[fighter] = state.box.creature_number[row]
    return fighter


@pytest.mark.rules("MMH-RUL-63", "MMH-RUL-111", "MMH-WND-09")
@pytest.mark.parametrize("elemental", range(4))
def test_an_elemental_takes_wounds_as_an_encounter_does(elemental: int) -> None:
    state = fight("hero=1/0 2e1=2/9 1b2=2/8", "creature=7/1/2", rolls="8 8 8 1 1")
    fighter = with_elementals(state, elemental)
    number = battle_of(state).numbers[fighter]

    play(state, "A: attack")
    name = state.box.elemental_ids[elemental]
    assert f"wound attacker-{name} basic" in asked(state)
    play(state, f"A: wound attacker-{name} basic")

    assert number - 2 == battle_of(state).numbers[fighter]
    assert "2e1 1b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-RUL-63", "MMH-RUL-111", "MMH-EX-96")
def test_an_elemental_does_not_save_an_army_from_destruction() -> None:
    state = fight("hero=1/0 1e1=2/9", "creature=7/1/2", rolls="8 1 1")
    with_elementals(state, 0)

    play(state, "A: attack; A: wound attacker-1 elite")

    assert state.battle is None
    assert told(state, "battle-lost")
