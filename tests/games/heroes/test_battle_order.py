"""How a battle begins, and who acts before whom (MMH-BAT, MMH-INIT, MMH-HVH-02, 03, MMH-RUL-43, 44, 62, 64)."""

from __future__ import annotations

import pytest
from tests.games.heroes import scenario
from tests.games.heroes.battles import change, fight, fighting_on, interrupt, play, start, track
from tests.games.heroes.scenario import A, B, C, alter, asked, begin, hero_of, position, told, where

from interregnum.games.heroes.border import notation
from interregnum.games.heroes.engine.battle import stacks
from interregnum.games.heroes.engine.battle.battle import CREATURE, NO_TARGET, SIDE, THE_HERO
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS, HEALING
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import INITIATIVE

ATTACKER_1 = 0
ATTACKER_2 = 1
ATTACKER_HERO = THE_HERO
ENCOUNTER = SIDE + CREATURE


def walking(drawing: str) -> State:
    """Anton goes out from a1 with an army that nobody runs from; the numbers are those of the box."""
    state = position(f"map {drawing} | anton a1 3e1 3e2")
    begin(state, ACTIVATIONS, A)
    return state


def names(fighters: object) -> list[str]:
    assert isinstance(fighters, list)
    return [notation.write_fighter(scenario.BOX, fighter) for fighter in fighters]


# -- how it begins


@pytest.mark.rules("MMH-BAT-01", "MMH-BAT-06", "MMH-BAT-08", "MMH-BAT-10", "MMH-ROUT-06", "MMH-ROUT-12")
def test_a_hero_who_comes_onto_the_field_of_an_encounter_fights_it() -> None:
    state = walking(". 1 S .")
    token = state.encounters[scenario.field_of("b1")]

    scenario.play(state, "A: go b1")

    assert state.battle is not None
    assert [0, -1] == state.battle.heroes
    assert token == state.battle.token
    assert "b1" == scenario.name_of(state.battle.field)
    assert [("anton", "b1")] == [
        (scenario.BOX.hero_ids[hero], where(state, hero))
        for hero, at in enumerate(state.at)
        if at == state.battle.field
    ]


@pytest.mark.rules("MMH-BAT-02", "MMH-BAT-06", "MMH-HVH-01", "MMH-ROUT-14")
def test_a_hero_who_comes_onto_the_field_of_an_enemy_fights_him() -> None:
    state = position("map .... | anton a1 3e1 | anastasya c1 3e1")
    anton = hero_of("anton")
    enemy = hero_of("anastasya")
    begin(state, ACTIVATIONS, A)

    scenario.play(state, "A: go c1")

    assert state.battle is not None
    assert [anton, enemy] == state.battle.heroes
    assert NO_ENCOUNTER == state.battle.token
    assert [A, B] == [stacks.seat_of(state, state.battle, side) for side in range(2)]


@pytest.mark.rules("MMH-BAT-03", "MMH-BAT-04", "MMH-EXP-05")
@pytest.mark.parametrize("place", ["S", "R"])
def test_who_declares_to_take_or_explore_a_guarded_field_fights_its_guards_there(place: str) -> None:
    state = walking(f". . {place} 1")

    scenario.play(state, "A: visit c1")

    assert state.battle is not None
    assert "c1" == scenario.name_of(state.battle.field)
    assert state.encounters[scenario.field_of("d1")] == state.battle.token


@pytest.mark.rules("MMH-BAT-07", "MMH-RUL-61", "MMH-RUL-95", "MMH-DEC-11")
@pytest.mark.parametrize("players", ["A | B", "A | B | C"])
def test_the_player_to_the_left_decides_for_the_creatures(players: str) -> None:
    state = fight("hero=1/1 3e1=2/3", "creature=3/9/4 elite", players)

    assert B == state.asked
    assert ["attack elite", "attack"] == asked(state)


@pytest.mark.rules("MMH-BAT-07", "MMH-RUL-95")
def test_left_of_the_last_player_sits_the_first() -> None:
    state = position("map .1S. | A haven | B necropolis | C sanctuary | irina a1 3e1")

    begin(state, ACTIVATIONS, C)
    scenario.play(state, "C: go b1")

    assert state.battle is not None
    assert [C, A] == [stacks.seat_of(state, state.battle, side) for side in range(2)]


@pytest.mark.rules("MMH-BAT-09", "MMH-RUL-92")
def test_the_week_works_on_either_side() -> None:
    # creatures have one Initiative more; Dark days
    state = fight("hero=1/1 2e1=2/4", "creature=3/3/2", "weeks week-of-the-wolf")

    assert "defender-creature attacker-1 defender-creature-2 attacker-hero" == track(state)


@pytest.mark.rules("MMH-BAT-05", "MMH-BTURN-01", "MMH-BTURN-02", "MMH-ATK-01", "MMH-ATK-11")
def test_everybody_has_a_chance_in_a_turn_and_turns_follow_until_one_side_is_gone() -> None:
    state = fight("hero=1/5 2b1=1/4 1b2=1/3", "creature=1/2/2", rolls="8 8 8 8 8 8 1 1")

    assert ["fight-on", "flee"] == asked(state)  # nobody had anything to decide in the first turn
    assert [ATTACKER_HERO, ATTACKER_1, ATTACKER_2, ENCOUNTER] == [one["fighter"] for one in told(state, "attacked")]
    play(state, "A: fight-on; A: done")
    assert [1, 2] == [one["turn"] for one in told(state, "battle-turn")]
    assert state.battle is None


@pytest.mark.rules("MMH-RUL-62", "MMH-BTURN-05", "MMH-TIME-02", "MMH-TIME-03", "MMH-TIME-06", "MMH-TIME-07")
def test_a_battle_keeps_to_its_timeline() -> None:
    state = fight("hero=7/5 2b1=1/4", "creature=1/2/2 regeneration", rolls="1 8 8 8 1 8 1")

    play(state, "A: fight-on; A: done")

    assert [
        "battle-began", "track", "battle-turn",
        "attacked", "attacked", "attacked", "regenerated",
        "track", "battle-turn", "attacked", "attacked", "battle-won", "trophy", "treasure-drawn",
    ] == [
        str(one["event"]) for one in told(state)
        if one["event"] not in ("rolled", "hits", "wounded", "eliminated", "turned-basic")
    ][:14]  # fmt: skip


# -- the track


@pytest.mark.rules("MMH-INIT-01", "MMH-INIT-03", "MMH-RUL-42")
def test_the_highest_initiative_acts_first_and_the_hero_is_one_of_them() -> None:
    state = fight("hero=1/4 2e1=2/2 1b2=2/6 1e3=2/5", "creature=2/3/2")

    assert "attacker-2 attacker-3 attacker-hero defender-creature attacker-1" == track(state)


@pytest.mark.rules("MMH-INIT-02", "MMH-STACK-01", "MMH-RUL-42")
def test_basic_and_elite_tokens_of_one_type_are_one_stack() -> None:
    state = fight("hero=1/1 2e1=2/5 1b1", "creature=2/3/5", rolls="8 8 8")

    assert "attacker-1 defender-creature attacker-hero" == track(state)
    play(state, "A: attack")
    assert [8, 8, 8] == told(state, "rolled")[0]["dice"]


@pytest.mark.rules("MMH-INIT-04", "MMH-RUL-43", "MMH-RUL-90")
def test_in_a_tie_encounter_and_stacks_alternate_the_encounter_first() -> None:
    state = fight("hero=1/3 1e1=2/3 1e2=2/3", "creature=2/3/2", "weeks week-of-mists")
    play(state, "A: fighter attacker-2; A: fighter attacker-hero")

    assert "defender-creature attacker-2 defender-creature-2 attacker-hero attacker-1" == track(state)


@pytest.mark.rules("MMH-RUL-43", "MMH-DEC-14", "MMH-DEC-11")
def test_the_owner_orders_his_equal_stacks_and_hero_once() -> None:
    state = fight("hero=1/3 1e1=2/3 1e2=2/3", "creature=2/5/9 defence", rolls="8 8 8 8 8 8 8 8 8 8")

    assert A == state.asked
    assert ["fighter attacker-1", "fighter attacker-2", "fighter attacker-hero"] == asked(state)
    play(state, "A: fighter attacker-hero; A: fighter attacker-2")
    assert "defender-creature attacker-hero attacker-2 attacker-1" == track(state)

    fighting_on(state)

    assert "defender-creature attacker-hero attacker-2 attacker-1" == track(state)  # and is not asked again


@pytest.mark.rules("MMH-RUL-43")
def test_who_joins_equal_fighters_makes_their_order_open_again() -> None:
    state = fight("hero=1/3 1b1=2/3 1b2=2/5", "creature=2/9/9", rolls="8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8")
    play(state, "A: fighter attacker-1")

    change(state, ATTACKER_2, INITIATIVE, -2)
    play(state, "A: fight-on")

    assert ["fighter attacker-1", "fighter attacker-2", "fighter attacker-hero"] == asked(state)
    play(state, "A: fighter attacker-2; A: fighter attacker-hero")
    assert "defender-creature attacker-2 attacker-hero attacker-1" == track(state)


@pytest.mark.rules("MMH-RUL-43")
def test_each_group_of_equal_fighters_is_put_in_order() -> None:
    state = fight("hero=1/9 1b1=1/5 1b2=1/5 1b3=1/3 1b4=1/3", "creature=1/1/9")

    assert ["fighter attacker-1", "fighter attacker-2"] == asked(state)
    play(state, "A: fighter attacker-2")
    assert ["fighter attacker-3", "fighter attacker-4"] == asked(state)
    play(state, "A: fighter attacker-4")

    assert "attacker-hero attacker-2 attacker-1 attacker-4 attacker-3 defender-creature" == track(state)


@pytest.mark.rules("MMH-RUL-43")
def test_who_leaves_equal_fighters_leaves_their_order_as_it_was() -> None:
    misses = " ".join(["8"] * 40)
    state = fight("hero=1/3 1b1=2/3 1b2=2/3", "creature=2/9/9", rolls=misses)
    play(state, "A: fighter attacker-hero; A: fighter attacker-2")

    change(state, ATTACKER_2, INITIATIVE, 1)
    play(state, "A: fight-on")

    assert ["fight-on", "flee"] == asked(state)
    assert "defender-creature attacker-2 attacker-hero attacker-1" == track(state)


@pytest.mark.rules("MMH-INIT-06", "MMH-RUL-43", "MMH-BTURN-05")
def test_a_change_of_initiative_during_a_turn_works_from_the_next_turn_on() -> None:
    state = fight("hero=1/2 1e1=2/5", "creature=2/3/9", rolls="8 8 8 8 8 8 8 8")
    assert "attacker-1 defender-creature attacker-hero" == track(state)

    change(state, ATTACKER_HERO, INITIATIVE, 4)
    play(state, "A: attack")
    assert "attacker-1 defender-creature attacker-hero" == track(state)
    play(state, "A: fight-on")

    assert "attacker-hero attacker-1 defender-creature" == track(state)


@pytest.mark.rules("MMH-RUL-105", "MMH-TIME-04")
def test_a_change_at_the_start_of_a_turn_works_at_once() -> None:
    state = fight("hero=1/1 1e1=2/4 1e2=2/3 manoeuvre", "creature=2/5/2")
    play(state, "A: use manoeuvre at attacker-1")

    assert "attacker-1 defender-creature attacker-2 attacker-hero" == track(state)


# -- who was destroyed


@pytest.mark.rules("MMH-RUL-44", "MMH-BTURN-01")
def test_when_a_stack_that_has_acted_is_destroyed_the_next_one_on_the_track_goes_on() -> None:
    state = fight("hero=1/1 1b1=1/9 1b2=1/8 1b3=1/6", "creature=7/7/1", rolls="8 8 1 8 8")

    play(state, "A: wound attacker-1 basic")

    assert [ATTACKER_1, ATTACKER_2, ENCOUNTER, 2, ATTACKER_HERO] == [one["fighter"] for one in told(state, "attacked")]
    assert ["fight-on", "flee"] == asked(state)


@pytest.mark.rules("MMH-RUL-44")
def test_a_stack_destroyed_before_its_place_comes_does_not_attack() -> None:
    state = fight("hero=1/1 1b1=2/3 1b2=2/4", "creature=7/5/1", rolls="1 1 8")

    play(state, "A: wound attacker-1 basic")

    assert [ENCOUNTER, ATTACKER_2] == [one["fighter"] for one in told(state, "attacked")]


@pytest.mark.rules("MMH-RUL-44", "MMH-RUL-53")
def test_a_stack_brought_back_in_the_same_turn_acts_from_the_next_turn_on() -> None:
    state = fight("hero=1/1 1b1=2/2 1e2=2/4", "creature=7/5/1", rolls="1 8 8 8 8")
    play(state, "A: wound attacker-1 basic")

    interrupt(state, HEALING, A, 0, 1, NO_TARGET)
    play(state, "A: return attacker-1; A: attack")

    assert ["fight-on", "flee"] == asked(state)
    assert [ENCOUNTER, ATTACKER_2, ATTACKER_HERO] == [one["fighter"] for one in told(state, "attacked")]
    play(state, "A: fight-on")
    assert "defender-creature attacker-2 attacker-1 attacker-hero" == track(state)


@pytest.mark.rules("MMH-RUL-44")
def test_who_has_acted_and_falls_takes_nobodys_place_on_the_track() -> None:
    state = fight("hero=1/1 1b1=2/6 1b2=2/4", "creature=7/5/1", rolls="8 1 8 8")

    play(state, "A: wound attacker-1 basic")

    attacked = [one["fighter"] for one in told(state, "attacked")]
    assert [ATTACKER_1, ENCOUNTER, ATTACKER_2, ATTACKER_HERO] == attacked


# -- hero against hero

EQUAL_HEROES = ("hero=1/5 1b1=2/4 1b2=2/4", "hero=1/5 1b1=2/4 1b2=2/6")
QUICKER_DEFENDER = ("hero=1/5 1b1=2/4 1b2=2/4", "hero=1/6 1b1=2/4 1b2=2/6")


@pytest.mark.rules("MMH-EX-36", "MMH-HVH-03", "MMH-RUL-64", "MMH-INIT-05")
def test_with_equal_heroes_the_attacker_wins_the_ties() -> None:
    state = fight(*EQUAL_HEROES)
    assert A == state.asked

    play(state, "A: fighter attacker-1")

    track = "defender-2 attacker-hero defender-hero attacker-1 defender-1 attacker-2"
    assert track == " ".join(names(told(state, "track")[0]["fighters"]))


@pytest.mark.rules("MMH-EX-36", "MMH-HVH-02", "MMH-RUL-43", "MMH-RUL-64")
def test_the_side_of_the_quicker_hero_goes_first() -> None:
    state = fight(*QUICKER_DEFENDER)

    play(state, "A: fighter attacker-1")
    assert B == state.asked
    assert ["fighter defender-2", "fighter defender-hero"] == asked(state)
    play(state, "B: fighter defender-hero")

    track = "defender-hero defender-2 attacker-hero defender-1 attacker-1 attacker-2"
    assert track == " ".join(names(told(state, "track")[0]["fighters"]))


@pytest.mark.rules("MMH-RUL-60", "MMH-RUL-64", "MMH-BLD-15", "MMH-CARD:blood-frenzy")
def test_blood_frenzy_wins_ties_whatever_the_initiative_of_the_heroes() -> None:
    hero, enemy = QUICKER_DEFENDER
    state = fight(hero.replace("hero", "sandor"), enemy, "A blood-frenzy")

    play(state, "A: fighter attacker-1; B: fighter defender-2")

    track = "defender-2 defender-hero attacker-hero attacker-1 defender-1 attacker-2"
    assert track == " ".join(names(told(state, "track")[0]["fighters"]))


@pytest.mark.rules("MMH-EX-37", "MMH-RUL-60", "MMH-BLD-15")
def test_with_blood_frenzy_the_hero_acts_before_an_equal_encounter() -> None:
    state = fight("sandor=4/4 3e1=2/3 3e2=3/5", "creature=3/4/4", "A blood-frenzy")

    assert "attacker-2 attacker-hero defender-creature attacker-1" == track(state)


@pytest.mark.rules("MMH-EX-37", "MMH-RUL-60", "MMH-BLD-15")
@pytest.mark.parametrize(
    ("first", "track"),
    [
        ("attacker-1", "attacker-1 defender-creature attacker-hero defender-creature-2"),
        ("attacker-hero", "attacker-hero defender-creature attacker-1 defender-creature-2"),
    ],
)
def test_with_blood_frenzy_the_sides_alternate_in_dark_days(first: str, track: str) -> None:
    state = fight("sandor=3/3 2b1=3/3", "creature=2/3/2", "A blood-frenzy | weeks week-of-mists")

    play(state, f"A: fighter {first}")

    assert track == " ".join(names(told(state, "track")[0]["fighters"]))


# -- the moments of cards


@pytest.mark.rules("MMH-TIME-03", "MMH-TIME-05", "MMH-TIME-08")
def test_a_card_works_at_the_moment_it_states() -> None:
    state = fight("hero=1/3 1e1=2/5 heroism", "creature=1/4/5", starts=False)
    alter(state, "anton pressed-attack")
    start(state)
    assert ["use heroism at attacker-1", "use heroism up at attacker-1"] == asked(state)  # the turn begins
    play(state, "A: use heroism at attacker-1; A: attack")

    assert ["use pressed-attack", "use pressed-attack up"] == asked(state)  # the place of the hero has come
