"""Battle turns, flight and how a battle against an encounter ends (MMH-BTURN, MMH-FLEE, MMH-BEND, MMH-RUL-54 to 58)."""

from __future__ import annotations

import pytest
from tests.games.heroes import scenario
from tests.games.heroes.battles import attacker_of, battle_of, defender_of, fight, fighting_on, grant, left, play, start
from tests.games.heroes.scenario import BOX, A, B, army, asked, begin, field_of, hero_of, position, told, where

from interregnum.games.heroes.engine.battle.battle import CREATURE, SIDE
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS, TREASURE_CARD, TREASURE_LEFT
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import BEFORE_BATTLE, DEFENCE, WOUND

ENCOUNTER = SIDE + CREATURE
HARMLESS = "creature=1/1/9"


def fleeing(units: str, line: str = "A: flee") -> State:
    """A hero whose army was not hurt in the first turn flees."""
    state = fight(f"hero=1/9 {units}", HARMLESS)
    fighting_on_to_flight(state)
    play(state, line)
    return state


def fighting_on_to_flight(state: State) -> None:
    while "flee" not in asked(state):
        state.answer(state.choices[-1])


@pytest.mark.rules("MMH-EX-42", "MMH-BTURN-03", "MMH-RUL-54")
def test_flight_is_offered_from_the_second_turn_on() -> None:
    state = fight("hero=1/9 2e1=2/5", HARMLESS)
    assert ["attack elite", "attack"] == asked(state)  # the first turn: no flight
    assert "flee" not in asked(state)

    play(state, "A: attack")
    assert ["fight-on", "flee"] == asked(state)
    assert [1] == [one["turn"] for one in told(state, "battle-turn")]

    play(state, "A: fight-on; A: attack")
    assert ["fight-on", "flee"] == asked(state)


@pytest.mark.rules("MMH-EX-42", "MMH-BTURN-03", "MMH-HVH-04")
def test_between_heroes_the_defender_declares_first() -> None:
    state = fight("hero=1/9 2b1=1/5", "hero=1/8 2b1=1/4")

    assert B == state.asked
    play(state, "B: fight-on")
    assert A == state.asked
    assert ["fight-on", "flee"] == asked(state)


@pytest.mark.rules("MMH-HVH-04", "MMH-FLEE-04")
def test_when_the_defender_flees_the_attacker_is_not_asked() -> None:
    state = fight("hero=1/9 2b1=1/5", "hero=1/8 3b1=1/4")

    play(state, "B: flee")

    assert state.battle is None
    assert "1b1" == army(state, defender_of(state))
    assert [defender_of(state)] == [one["hero"] for one in told(state, "fled")]


@pytest.mark.rules("MMH-BTURN-04")
def test_encounters_never_flee() -> None:
    state = fight("hero=1/9 2b1=2/5", HARMLESS)

    assert A == state.asked
    play(state, "A: fight-on")
    assert A == state.asked


@pytest.mark.rules("MMH-EX-41", "MMH-FLEE-01", "MMH-FLEE-02", "MMH-FLEE-03", "MMH-FLEE-04", "MMH-DEC-10")
def test_who_flees_gives_up_two_whole_tokens_of_his_choice() -> None:
    state = fleeing("3b1=2/5 2e2=2/4")

    assert ["token 1 basic", "token 2 elite"] == asked(state)
    play(state, "A: token 2 elite; A: token 1 basic")

    hero = attacker_of(state)
    assert "2b1 1e2" == army(state, hero)
    assert "town" == where(state, hero)
    assert state.battle is None
    assert [9 - 2, 7 - 1] == state.reserve[A][:2]


@pytest.mark.rules("MMH-EX-41", "MMH-FLEE-05", "MMH-CAB-05", "MMH-RUL-54")
def test_one_token_with_defence_on_its_current_side_is_enough() -> None:
    state = fleeing("3b1=2/5+elite:defence 2e2=2/4+elite:defence")
    play(state, "A: token 2 elite")
    assert state.battle is None
    assert "3b1 1e2" == army(state, attacker_of(state))

    state = fleeing("3b1=2/5+elite:defence 2e2=2/4")
    play(state, "A: token 1 basic")  # its other side has it
    assert state.battle is not None
    assert ["token 1 basic", "token 2 elite"] == asked(state)


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-05")
def test_granted_defence_serves_in_flight() -> None:
    state = fight("hero=1/9 3b1=2/5 2b2=2/4", HARMLESS)
    grant(state, 0, DEFENCE)

    play(state, "A: flee; A: token 1 basic")

    assert "2b1 2b2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-EX-41", "MMH-FLEE-02", "MMH-RUL-54", "MMH-RUL-17", "MMH-INV-08")
def test_who_has_one_token_gives_it_up_and_stays_in_town() -> None:
    state = fight("hero=1/9 1b1=2/5", HARMLESS)

    play(state, "A: flee")

    hero = attacker_of(state)
    assert "" == army(state, hero)
    assert "town" == where(state, hero)
    begin(state, ACTIVATIONS, A)
    assert B == state.asked  # he cannot be activated


@pytest.mark.rules("MMH-FLEE-02")
def test_nothing_is_asked_where_every_token_goes() -> None:
    state = fleeing("1b1=2/5 1e2=2/4")

    assert state.battle is None
    assert "" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-FLEE-05", "MMH-CAB-05")
def test_of_two_tokens_the_one_with_defence_may_save_the_other() -> None:
    state = fleeing("1b1=2/5+basic:defence 1e2=2/4")

    assert ["token 1 basic", "token 2 elite"] == asked(state)
    play(state, "A: token 1 basic")

    assert "1e2" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-RUL-53", "MMH-FLEE-03")
def test_tokens_given_up_are_no_wounds_and_cannot_be_resurrected() -> None:
    state = fight("anastasya=1/9 3b1=2/5", "creature=7/1/1", "A necromancy", rolls="8 8 8 8 1")
    assert "2b1" == army(state, attacker_of(state))  # one lost to a wound

    play(state, "A: flee")

    assert ["return attacker-1", "done"] == asked(state)
    play(state, "A: return attacker-1")
    assert ["promote attacker-1", "done"] != asked(state)  # one wound, one point
    assert "1b1" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-RUL-110")
def test_where_flight_is_forbidden_nobody_may_declare_it() -> None:
    state = fight("hero=1/9 3e1=2/5", HARMLESS, "weeks week-of-no-quarter")

    play(state, "A: attack; A: attack")

    assert 3 == battle_of(state).turn


@pytest.mark.rules("MMH-RUL-58")
def test_a_battle_that_reaches_its_fiftieth_turn_is_broken_off_as_a_flight() -> None:
    state = fight("hero=1/9 3b1=2/5 2b2=2/4", "creature=1/1/1")
    fighting_on(state, 47)
    assert 49 == battle_of(state).turn

    play(state, "A: fight-on")

    assert ["token 1 basic", "token 2 basic"] == asked(state)
    play(state, "A: token 1 basic; A: token 1 basic")
    assert state.battle is None
    assert "1b1 2b2" == army(state, attacker_of(state))
    assert 49 == len(told(state, "battle-turn"))
    assert "town" == where(state, attacker_of(state))


@pytest.mark.rules("MMH-RUL-58", "MMH-RUL-110")
def test_where_flight_is_forbidden_an_endless_battle_is_broken_off_all_the_same() -> None:
    state = fight("hero=1/9 3b1=2/5 2b2=2/4", "creature=1/1/1", "weeks week-of-no-quarter")

    assert 50 == battle_of(state).turn
    assert ["token 1 basic", "token 2 basic"] == asked(state)


# -- the end against an encounter


@pytest.mark.rules("MMH-BEND-01", "MMH-BEND-02", "MMH-BEND-03", "MMH-BEND-04", "MMH-BEND-09", "MMH-RUL-98")
def test_a_victory_brings_trophy_and_a_treasure_card_with_as_many_parts_as_chests() -> None:
    state = fight("hero=1/1 2b1=7/5", "creature=1/3/2 dangerous", rolls="1 1")
    hero = attacker_of(state)
    token = state.trophies[hero][0]

    assert 1 == BOX.token_tier[token]
    assert BOX.token_chests[token] >= 2
    assert NO_ENCOUNTER == state.encounters[field_of("b1")]
    assert {"event": "treasure-drawn", "hero": hero, "card": state.stack[-1].slots[TREASURE_CARD]} in told(state)
    assert BOX.token_chests[token] == state.stack[-1].slots[TREASURE_LEFT]
    assert state.battle is None
    assert "b1" == where(state, hero)


@pytest.mark.rules("MMH-BEND-06", "MMH-BEND-07", "MMH-BEND-08", "MMH-BEND-09", "MMH-ELEM-25")
def test_after_a_defeat_the_encounter_stands_again_without_wounds_and_the_hero_is_in_town() -> None:
    state = fight("hero=7/9 1b1=2/3", "creature=7/5/3", rolls="1 1 8 8 8 8 8")
    hero = attacker_of(state)

    assert state.battle is None
    assert "town" == where(state, hero)
    assert BOX.token_tier.index(0) == state.encounters[field_of("b1")]
    assert not state.trophies[hero]
    assert not told(state, "treasure-drawn")

    state.armies[hero][0] = 1
    start(state)
    assert 3 == left(state)  # not 2


@pytest.mark.rules("MMH-EX-43", "MMH-BEND-07", "MMH-RUL-26")
def test_who_loses_to_guards_leaves_the_place_guarded_and_unexplored() -> None:
    state = position("map ..R3 | anton b1 1b1")
    hero = hero_of("anton")
    token = state.encounters[field_of("d1")]
    begin(state, ACTIVATIONS, A)

    scenario.play(state, "A: visit c1")
    while state.battle is not None:
        state.answer(state.choices[0])

    assert token == state.encounters[field_of("d1")]
    assert 0 == state.explored[field_of("c1")]
    assert "town" == where(state, hero)


@pytest.mark.rules("MMH-BEND-11", "MMH-RUL-55", "MMH-INV-02")
def test_lost_tokens_are_set_aside_and_go_to_the_reserve_afterwards() -> None:
    state = fight("hero=7/1 2e1=7/3 1b2=7/2", "creature=7/9/2", rolls="1 1 1 1")
    play(state, "A: wound attacker-1 elite")
    assert (9 - 2, 1) == (state.reserve[A][0], battle_of(state).lost[0])  # not to be bought during the battle

    play(state, "A: attack; A: done")

    assert state.battle is None
    assert 9 - 1 == state.reserve[A][0]


@pytest.mark.rules("MMH-BEND-05", "MMH-BEND-11")
def test_survivors_return_to_the_hero_and_his_disc_to_the_board() -> None:
    state = fight("hero=1/1 1b1=7/5 1e1 1b2=2/2", "creature=1/3/2", rolls="1 1")
    play(state, "A: attack; A: done")

    assert "1b1 1e1 1b2" == army(state, attacker_of(state))
    assert "b1" == where(state, attacker_of(state))


@pytest.mark.rules("MMH-RUL-56")
def test_a_victorious_hero_without_units_takes_his_reward_and_goes_to_town() -> None:
    state = fight("hero=1/1 1e1=2/5", "creature=1/3/2")
    battle = battle_of(state)
    state.armies[attacker_of(state)][1] = 0
    battle.numbers[ENCOUNTER] = 0
    battle.winner = 0
    state.ask_again()

    assert ["part 1", "part 2", "part 3", "part 4", "done"] == asked(state)
    assert "town" == where(state, attacker_of(state))
    assert 1 == len(state.trophies[attacker_of(state)])


@pytest.mark.rules("MMH-RUL-57")
def test_no_card_takes_units_outside_a_battle() -> None:
    outside = [effect for effect in BOX.effects if effect.when < BEFORE_BATTLE]

    assert not [effect for effect in outside if effect.do == WOUND]


@pytest.mark.rules("MMH-FLEE-02", "MMH-FLEE-03", "MMH-BEND-11")
def test_tokens_given_up_go_to_the_reserve_of_their_type() -> None:
    state = fleeing("2b3=2/5 2e4=2/4")
    hero = attacker_of(state)

    play(state, "A: token 4 elite; A: token 3 basic")

    assert [9, 7, 6 - 1, 4 - 1] == state.reserve[A]
    assert [
        {"event": "given-up", "hero": hero, "unit": 3, "side": 1},
        {"event": "given-up", "hero": hero, "unit": 2, "side": 0},
    ] == told(state, "given-up")


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-05", "MMH-FLEE-05")
@pytest.mark.parametrize(("token", "units"), [("token 2 basic", "3b1 1e2"), ("token 2 elite", "3b1 1b2")])
def test_one_token_of_the_stack_that_was_granted_defence_is_enough(token: str, units: str) -> None:
    state = fight("hero=1/9 2b1=1/5", "hero=1/8 3b1=1/4 1b2=1/3 1e2")
    grant(state, SIDE + 1, DEFENCE)

    play(state, f"B: attack; B: flee; B: {token}")

    assert (None, units) == (state.battle, army(state, defender_of(state)))


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-05", "MMH-HVH-04")
def test_granted_defence_serves_the_stack_it_was_granted_to() -> None:
    state = fight("hero=1/9 2b1=1/5", "hero=1/8 3b1=1/4 2b2=1/3")
    grant(state, SIDE + 1, DEFENCE)

    play(state, "B: flee; B: token 1 basic")
    assert ["token 1 basic", "token 2 basic"] == asked(state)  # of this stack one is not enough
    play(state, "B: token 2 basic")

    assert "2b1 1b2" == army(state, defender_of(state))


@pytest.mark.rules("MMH-FLEE-05", "MMH-CAB-05")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["basic", "elite"])
def test_defence_is_a_matter_of_the_token_and_its_side(level: int, side: str) -> None:
    state = fleeing(f"3{side[0]}{level}=2/5+{side}:defence")

    assert state.battle is None
    assert f"2{side[0]}{level}" == army(state, attacker_of(state))
