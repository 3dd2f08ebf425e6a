"""Encounters that run, and encounters that are doubled (MMH-ROUT, MMH-DARK, MMH-RUL-90, 91)."""

from __future__ import annotations

import pytest
from tests.games.heroes import scenario
from tests.games.heroes.battles import attacker_of, battle_of, fight, left, play, track
from tests.games.heroes.scenario import BOX, A, B, alter, army, asked, begin, field_of, position, told, where

from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS, TREASURE_LEFT
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import TIERS

NINE_WITH_A_CHAMPION = "3b1 3b2 2b3 1e4"
TOKENS = {tier: BOX.token_tier.index(number) for number, tier in enumerate(TIERS)}


def led(tokens: str, *cards: str, drawing: str = ". 1 S .") -> State:
    """A hero on a1 with units of the box; whether Command has room for them does not matter here."""
    state = position(f"map {drawing} | uriel a1 {tokens} {' '.join(cards)}")
    return state


def hero_of(state: State) -> int:
    return state.heroes_of(A)[0]


@pytest.mark.rules(
    "MMH-EX-77", "MMH-ROUT-01", "MMH-ROUT-02", "MMH-ROUT-03", "MMH-ROUT-04", "MMH-ROUT-05", "MMH-ELEM-27"
)
@pytest.mark.rules("MMH-RUL-91")
@pytest.mark.parametrize(
    ("tokens", "cards", "rout"),
    [
        ("3e1 3e2", (), 0),
        ("4b1 4b2", (), 0),
        ("5b1 4b2", (), 1),
        ("3b1 1e4", (), 1),
        ("3b1 1b4", (), 0),
        ("3b1 3e4", (), 1),
        (NINE_WITH_A_CHAMPION, (), 2),
        (NINE_WITH_A_CHAMPION, ("aggressiveness",), 3),
        (NINE_WITH_A_CHAMPION, ("aggressiveness", "slayers-gauntlet"), 4),
        ("3e1", ("aggressiveness", "slayers-gauntlet"), 2),
    ],
)
def test_rout_is_the_sum_of_its_sources(tokens: str, cards: tuple[str, ...], rout: int) -> None:
    state = led(tokens, *cards)

    assert rout == values.rout(state, hero_of(state))


@pytest.mark.rules("MMH-EX-77", "MMH-ROUT-03", "MMH-RUL-91")
def test_when_the_champion_is_hit_down_to_basic_rout_falls() -> None:
    state = led(NINE_WITH_A_CHAMPION)

    state.armies[hero_of(state)][6:] = [1, 0]

    assert 1 == values.rout(state, hero_of(state))


@pytest.mark.rules("MMH-EX-77", "MMH-ROUT-07", "MMH-ROUT-08", "MMH-ROUT-09")
@pytest.mark.parametrize(
    ("cards", "routed"),
    [
        ((), ["common"]),
        (("aggressiveness",), ["common", "dangerous"]),
        (("aggressiveness", "slayers-gauntlet"), ["common", "dangerous", "legendary"]),
    ],
)
def test_each_colour_needs_one_more(cards: tuple[str, ...], routed: list[str]) -> None:
    state = led(NINE_WITH_A_CHAMPION, *cards)

    assert routed == [tier for tier, token in TOKENS.items() if fighting.is_routed(state, hero_of(state), token)]


@pytest.mark.rules("MMH-DARK-07", "MMH-DARK-08", "MMH-EX-78", "MMH-CARD:week-of-mists")
@pytest.mark.parametrize(
    ("cards", "routed"),
    [
        ((), []),
        (("aggressiveness",), ["common"]),
        (("aggressiveness", "slayers-gauntlet"), ["common", "dangerous"]),
    ],
)
def test_in_dark_days_one_more_is_needed(cards: tuple[str, ...], routed: list[str]) -> None:
    state = led(NINE_WITH_A_CHAMPION, *cards)
    alter(state, "weeks week-of-mists")

    assert routed == [tier for tier, token in TOKENS.items() if fighting.is_routed(state, hero_of(state), token)]


@pytest.mark.rules("MMH-EX-79", "MMH-ROUT-06", "MMH-ROUT-10", "MMH-ROUT-11", "MMH-ROUT-13", "MMH-RUL-91")
@pytest.mark.rules("MMH-RUL-89", "MMH-BAT-10")
def test_a_routed_encounter_leaves_the_board_with_its_chests_and_no_xp() -> None:
    state = led(NINE_WITH_A_CHAMPION, "aggressiveness", drawing=". 2 S .")
    hero, token = hero_of(state), state.encounters[field_of("b1")]
    begin(state, ACTIVATIONS, A)

    scenario.play(state, "A: go b1")

    assert state.battle is None  # he was not asked: it is compulsory
    assert NO_ENCOUNTER == state.encounters[field_of("b1")]
    assert {"event": "routed", "hero": hero, "token": token, "field": field_of("b1")} in told(state)
    assert 2 == BOX.token_chests[token] == state.stack[-1].slots[TREASURE_LEFT]
    scenario.play(state, "A: done")
    assert [] == state.trophies[hero]
    assert "b1" == where(state, hero)
    assert "move" == scenario.ask(state)  # and goes on moving
    assert "visit c1" in asked(state)


@pytest.mark.rules("MMH-ROUT-12", "MMH-EX-78", "MMH-DARK-02")
def test_where_rout_fails_there_is_a_battle_against_two_stacks_in_dark_days() -> None:
    state = led(NINE_WITH_A_CHAMPION)
    alter(state, "weeks week-of-mists")
    begin(state, ACTIVATIONS, A)

    scenario.play(state, "A: go b1")

    number = BOX.creature_number[battle_of(state).token]
    assert (number, number) == (left(state), left(state, "defender-creature-2"))
    assert 1 == told(state, "battle-began")[0]["doubled"]


@pytest.mark.rules("MMH-ROUT-14")
def test_heroes_are_never_routed() -> None:
    state = led(NINE_WITH_A_CHAMPION, "aggressiveness", "slayers-gauntlet", drawing=". . . .")
    alter(state, "anastasya c1 1b1")
    begin(state, ACTIVATIONS, A)

    scenario.play(state, "A: go c1")

    assert told(state, "duel-began")


# -- Dark days


def dark(hero: str, creature: str, rolls: str = "") -> State:
    state = fight(hero, creature, "weeks week-of-mists", rolls=rolls)
    return state


@pytest.mark.rules("MMH-DARK-01")
def test_a_week_without_the_symbol_doubles_nothing() -> None:
    state = fight("hero=1/1 2e1=2/9", "creature=1/4/3", "weeks week-of-the-dragons")

    assert (3, 0) == (left(state), left(state, "defender-creature-2"))
    assert 0 == told(state, "battle-began")[0]["doubled"]


@pytest.mark.rules("MMH-DARK-02", "MMH-DARK-03", "MMH-RUL-90")
def test_the_additional_enemies_have_the_same_numbers_and_abilities() -> None:
    state = dark("hero=1/1 2e1=2/9", "creature=3/4/3 elite fury slayer")

    assert "attacker-1 defender-creature defender-creature-2 attacker-hero" == track(state)
    for stack in (25, 26):
        assert (3, 4, 3) == (
            values.strength(state, battle_of(state), stack),
            values.initiative(state, battle_of(state), stack),
            battle_of(state).numbers[stack],
        )
    play(state, "A: attack")
    assert ["attack elite", "attack"] == asked(state)
    play(state, "B: attack")
    assert ["attack elite", "attack"] == asked(state)
    assert 5 == str(told(state, "rolled")[-1]["dice"]).count("8")


@pytest.mark.rules("MMH-DARK-04", "MMH-RUL-90", "MMH-DEC-11")
def test_a_wounded_stack_must_be_finished_before_the_other_takes_wounds() -> None:
    state = dark("hero=7/8 3e1=7/9", "creature=1/4/3", rolls="1 8 8 1")

    play(state, "A: attack")
    assert ["wound defender-creature basic", "wound defender-creature-2 basic"] == asked(state)
    play(state, "B: wound defender-creature-2 basic")

    assert (3, 1) == (
        left(state),
        left(state, "defender-creature-2"),
    )  # the hero's wound went there, too, without a question


@pytest.mark.rules("MMH-DARK-04", "MMH-RUL-90", "MMH-RUL-47")
def test_a_stack_with_a_single_mark_must_be_finished_first_too() -> None:
    state = dark("hero=7/8 3e1=7/9", "creature=1/4/3 toughness", rolls="1 8 8 1")

    play(state, "A: attack; B: wound defender-creature-2 basic")

    assert (3, 2) == (left(state), left(state, "defender-creature-2"))  # two wounds bring down a tough one


@pytest.mark.rules("MMH-DARK-04", "MMH-RUL-90")
def test_what_is_left_after_one_stack_goes_to_the_other() -> None:
    state = dark("hero=1/1 4e1=7/9", "creature=1/4/3", rolls="1 1 1 1")

    play(state, "A: attack; B: wound defender-creature basic")

    assert (0, 2) == (left(state), left(state, "defender-creature-2"))
    assert "attacker-1 defender-creature-2 attacker-hero" == track(state)


@pytest.mark.rules("MMH-RUL-90", "MMH-RUL-49", "MMH-CAB-02", "MMH-CARD:precise-attack")
def test_a_precise_attack_names_either_stack() -> None:
    state = dark("hero=7/8 3b1=7/9+both:precise-attack 1e2=7/7+elite:precise-attack", "creature=1/4/3", "1 8 8 8 1")

    play(state, "A: attack defender-creature; A: done; A: attack defender-creature-2")

    assert (2, 2) == (left(state), left(state, "defender-creature-2"))
    assert B != state.asked


@pytest.mark.rules("MMH-DARK-05", "MMH-BEND-07")
def test_if_the_creatures_win_one_token_returns() -> None:
    state = dark("hero=1/1 2b1=2/2", "creature=7/9/2", rolls="1 1")
    before = [token for token in state.encounters if token >= 0]

    assert state.battle is None
    assert [BOX.token_tier.index(0)] == before
    assert "" == army(state, attacker_of(state))


@pytest.mark.rules("MMH-DARK-06")
def test_both_stacks_must_be_destroyed_for_one_reward() -> None:
    state = dark("hero=1/1 4e1=7/9", "creature=1/4/2", rolls="1 1 1 1")

    play(state, "A: attack; B: wound defender-creature basic; A: done")

    assert state.battle is None
    assert 1 == len(state.trophies[attacker_of(state)])
    assert 1 == len(told(state, "treasure-drawn"))


@pytest.mark.rules("MMH-RUL-113", "MMH-ROUT-11", "MMH-BEND-04")
@pytest.mark.parametrize("cards", [(), ("aggressiveness", "slayers-gauntlet")])
def test_the_chests_of_an_encounter_count_as_such_beaten_or_routed(cards: tuple[str, ...]) -> None:
    state = led("3e3 3e4" if not cards else NINE_WITH_A_CHAMPION, *cards)
    alter(state, "weeks blood-moon")  # one part more
    token = state.encounters[field_of("b1")]
    begin(state, ACTIVATIONS, A)

    scenario.play(state, "A: go b1")
    while state.battle is not None:
        state.answer(state.choices[0])

    assert bool(cards) == bool(told(state, "routed"))
    assert BOX.token_chests[token] + 1 == state.stack[-1].slots[TREASURE_LEFT]
