"""Whole battles with every die written down (MMH-EX-34, 35, 38 to 40)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import attacker_of, defender_of, fight, left, play, track
from tests.games.heroes.scenario import BOX, A, B, army, asked, field_of, rig, told, where

from interregnum.games.heroes.border import notation
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State

HERO_AND_ARMY = "hero=4/4 3e1=2/3 3e2=3/5"
OF_SANCTUARY = "hitomi=4/4 3e1=2/3 3e2=3/5"
ENCOUNTER = "creature=3/4/4"
DICE = "3 6 one-skull 1 8 4 2 3 8"


def story(state: State) -> list[str]:
    """Who rolled what, and whom it hurt: "attacker-2: 3 6", "defender-creature -2"."""
    found: list[str] = []
    for one in told(state, "rolled", "wounded", "turned-basic", "eliminated"):
        fighter = one["fighter"]
        assert isinstance(fighter, int)
        name = notation.write_fighter(BOX, fighter)
        if one["event"] == "rolled":
            dice = one["dice"]
            assert isinstance(dice, list)
            found.append(f"{name}: {' '.join(str(die) for die in dice)}")
        else:
            found.append(f"{name} -{one['wounds']}" if one["event"] == "wounded" else f"{name} {one['event']}")
    return found


@pytest.mark.rules("MMH-EX-34", "MMH-INIT-04", "MMH-BEND-01", "MMH-BEND-02", "MMH-BEND-03", "MMH-BEND-05")
def test_a_hero_beats_an_encounter_in_one_turn() -> None:
    state = fight(HERO_AND_ARMY, ENCOUNTER, rolls=DICE)
    hero = attacker_of(state)
    assert "attacker-2 defender-creature attacker-hero attacker-1" == track(state)

    play(state, "A: attack elite; A: wound attacker-2 elite; A: attack; A: done")

    assert [
        "attacker-2: 3 6",
        "defender-creature -2",
        "defender-creature: 1 8",
        "attacker-2 -1",
        "attacker-2 turned-basic",
        "attacker-hero: 4",
        "defender-creature -1",
        "attacker-1: 2 3 8",
        "defender-creature -1",
        "defender-creature eliminated",
    ] == story(state)
    assert [1] == [one["turn"] for one in told(state, "battle-turn")]
    assert state.battle is None
    assert "3e1 1b2 2e2" == army(state, hero)
    assert [0] == state.trophies[hero]
    assert NO_ENCOUNTER == state.encounters[field_of("b1")]
    assert "b1" == where(state, hero)
    assert B == state.asked  # the turn goes on


@pytest.mark.rules("MMH-EX-35", "MMH-DARK-01", "MMH-DARK-02", "MMH-DARK-03", "MMH-DARK-04", "MMH-DARK-06")
@pytest.mark.rules("MMH-INIT-04", "MMH-RUL-44", "MMH-RUL-90")
def test_a_doubled_encounter_is_beaten_in_two_turns() -> None:
    state = fight("hero=3/3 2b1=3/3", "creature=2/3/2", "weeks week-of-mists", rolls="5 8 3 2 3 1 3")
    hero = attacker_of(state)

    play(state, "A: fighter attacker-1")
    assert "defender-creature attacker-1 defender-creature-2 attacker-hero" == track(state)
    assert B == state.asked
    assert ["wound defender-creature basic", "wound defender-creature-2 basic"] == asked(state)
    play(state, "B: wound defender-creature-2 basic")
    assert ["fight-on", "flee"] == asked(state)
    assert (1, 0) == (left(state), left(state, "defender-creature-2"))
    play(state, "A: fight-on; A: done")

    assert [
        "defender-creature: 5 8",
        "attacker-1: 3 2",
        "defender-creature-2 -2",
        "defender-creature-2 eliminated",
        "attacker-hero: 3",
        "defender-creature -1",
        "defender-creature: 1",
        "attacker-1 -1",
        "attacker-1 eliminated",
        "attacker-1: 3",
        "defender-creature -1",
        "defender-creature eliminated",
    ] == story(state)
    assert "1b1" == army(state, hero)
    assert [0] == state.trophies[hero]  # one trophy
    assert 1 == len(told(state, "treasure-drawn"))  # one reward


@pytest.mark.rules("MMH-EX-38", "MMH-BLD-17", "MMH-RUL-60", "MMH-DEC-12", "MMH-CARD:honor")
def test_honor_forbids_the_elite_die_to_both_sides() -> None:
    state = fight(OF_SANCTUARY, "creature=3/4/4 elite", "A honor")

    assert ["use honor", "done"] == asked(state)
    play(state, "A: use honor")

    assert ["fight-on", "flee"] == asked(state)  # nobody had to say whether he uses the elite die
    assert [3, 4, 1, 3] == [dice.count(8) for dice in dice_of(state)]


@pytest.mark.rules("MMH-BLD-17", "MMH-RUL-60", "MMH-DEC-12")
def test_without_honor_the_elite_die_may_be_used() -> None:
    state = fight(OF_SANCTUARY, "creature=3/4/4 elite", "A honor")

    play(state, "A: done")

    assert ["attack elite", "attack"] == asked(state)


def dice_of(state: State) -> list[list[object]]:
    """What was rolled, attack by attack."""
    found: list[list[object]] = []
    for one in told(state, "rolled"):
        dice = one["dice"]
        assert isinstance(dice, list)
        found.append(dice)
    return found


@pytest.mark.rules("MMH-EX-39", "MMH-BLD-14", "MMH-RUL-60", "MMH-RUL-108", "MMH-DEC-13", "MMH-CARD:guardian-angel")
def test_the_guardian_angel_drops_the_skulls_of_one_attack_in_a_turn() -> None:
    state = fight(
        "anastasya=1/1 3e1=3/5 3e2=3/4",
        "anton=1/1 9b1=2/2",
        "A | B guardian-angel",
        rolls="1 2 two-skulls 1 2 two-skulls",
    )

    play(state, "A: attack elite")
    assert B == state.asked
    assert ["use guardian-angel", "done"] == asked(state)
    play(state, "B: use guardian-angel")
    assert "7b1" == army(state, defender_of(state))
    play(state, "A: attack elite")
    assert "3b1" == army(state, defender_of(state))  # the second attack counts fully

    play(state, "B: fight-on; A: fight-on")
    rig(state, "8 8 one-skull")
    play(state, "A: attack elite")
    assert ["use guardian-angel", "done"] == asked(state)  # in the next turn it is there again


@pytest.mark.rules(
    "MMH-EX-40", "MMH-BLD-16", "MMH-RUL-53", "MMH-RUL-60", "MMH-BEND-06", "MMH-BEND-07", "MMH-CARD:necromancy"
)
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("A: return attacker-1; A: return attacker-1", "2b1"),
        ("A: return attacker-1; A: return attacker-2", "1b1 1b2"),
        ("A: return attacker-2; A: promote attacker-2", "1e2"),
    ],
)
def test_necromancy_brings_back_up_to_two_after_a_defeat(line: str, after: str) -> None:
    state = fight("anastasya=1/1 2b1=2/3 2b2=2/2", "creature=7/9/5", "A necromancy", rolls="1 1 1 1 8")
    hero, token = attacker_of(state), state.encounters[field_of("b1")]

    play(state, f"A: wound attacker-1 basic; {line}")

    assert after == army(state, hero)
    assert "town" == where(state, hero)
    assert state.battle is None
    assert token == state.encounters[field_of("b1")]
    assert told(state, "battle-lost")
    assert [9 - after_of(after, 1), 7 - after_of(after, 2)] == state.reserve[A][:2]


def after_of(tokens: str, level: int) -> int:
    """How many tokens of a level there are."""
    return sum(int(word[0]) for word in tokens.split() if word.endswith(str(level)))


@pytest.mark.rules("MMH-RUL-60", "MMH-BLD-16", "MMH-CARD:necromancy")
def test_necromancy_works_after_a_victory_and_asks_nothing_if_nothing_was_lost() -> None:
    state = fight("anastasya=1/1 2b1=7/9", "creature=1/3/2", "A necromancy", rolls="1 1")

    assert ["part 1", "part 2", "part 3", "part 4", "done"] == asked(state)
