"""What the journal tells of a battle, and who a fighter in it is (MMH-BAT, MMH-ATK, MMH-WND, MMH-BEND)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import attacker_of, battle_of, defender_of, fight, play, start
from tests.games.heroes.scenario import BOX, alter, ask, asked, field_of, told

from interregnum.games.heroes.border.stored_stack import battle_plain
from interregnum.games.heroes.engine.battle.battle import (
    CREATURE,
    ELEMENTALS,
    NO_FIGHTER,
    NO_SPEED,
    NO_TARGET,
    SIDE,
    THE_HERO,
    Battle,
    is_units,
)
from interregnum.games.heroes.engine.box import LEVELS, NO_CARD
from interregnum.games.heroes.engine.events import REROLL_WHYS, Fighter
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import BAD_LUCK, TIERS
from interregnum.kernel.declared import name_of, parts_of
from interregnum.kernel.ids import NOBODY
from interregnum.kernel.journal import Event

ENCOUNTER = SIDE + CREATURE
TOKEN = 0  # the first common encounter of the content


def rows(state: State, kind: str) -> list[list[int]]:
    """What the fighters in the events of a kind are, as far as they are anything."""
    assert state.journal is not None
    found = [event for event in state.journal.events if name_of(type(event)) == kind]
    return [[one.row for one in fighters_of(event) if one.row != NO_CARD] for event in found]


def fighters_of(event: Event) -> list[Fighter]:
    values = [getattr(event, part.name) for part in parts_of(type(event)) if part.kind in ("Fighter", "Fighters")]
    return [one for value in values for one in (value if isinstance(value, list) else [value])]


def rerolls(state: State) -> list[tuple[str, object]]:
    """Why dice were rolled again, and how they lay then."""
    return [(REROLL_WHYS[int(str(one["why"]))], one["dice"]) for one in told(state, "rerolled")]


# -- how it begins


@pytest.mark.rules("MMH-BAT-01", "MMH-INIT-01")
def test_a_battle_is_told_with_its_field_its_track_and_its_turns() -> None:
    state = fight("hero=1/1 2b1=3/5", "creature=1/4/9")

    assert [
        {"event": "battle-began", "hero": attacker_of(state), "token": TOKEN, "field": field_of("b1"), "doubled": 0},
        {"event": "track", "fighters": [0, ENCOUNTER, THE_HERO]},
        {"event": "battle-turn", "turn": 1},
    ] == told(state, "battle-began", "track", "battle-turn")


@pytest.mark.rules("MMH-BAT-02", "MMH-HVH-01")
def test_a_hero_battle_is_told_with_both_heroes() -> None:
    state = fight("hero=1/1 2b1=3/5", "hero=2/2 2b1=1/4")

    assert [
        {"event": "duel-began", "hero": attacker_of(state), "enemy": defender_of(state), "field": field_of("b1")}
    ] == told(state, "duel-began")


# -- attacks


@pytest.mark.rules("MMH-ELITE-10", "MMH-LUCK-02", "MMH-LUCK-03", "MMH-ATK-10", "MMH-RUL-40")
def test_an_attack_is_told_with_every_roll_and_why_dice_were_rolled_again() -> None:
    state = fight("hero=1/1 3e1=3/5 luck 2", "creature=1/4/9", rolls="8 3 bad-luck bad-luck 2 1")
    hero = attacker_of(state)

    play(state, "A: attack elite")
    assert "face" == ask(state)
    play(state, "A: reroll-elite-die; A: done")
    assert ("reroll", ["luck-token", "done"]) == (ask(state), asked(state))
    play(state, "A: luck-token")

    assert [
        {"event": "attacked", "fighter": 0, "target": NO_TARGET, "elite": 1},
        {"event": "rolled", "fighter": 0, "face": BAD_LUCK, "dice": [8, 3]},
        {"event": "luck-spent", "hero": hero},
        {"event": "rerolled", "fighter": 0, "why": 5, "face": BAD_LUCK, "dice": [8, 3]},
        {"event": "rerolled", "fighter": 0, "why": 1, "face": BAD_LUCK, "dice": [8, 2]},
        {"event": "luck-spent", "hero": hero},
        {"event": "rerolled", "fighter": 0, "why": 3, "face": BAD_LUCK, "dice": [1, 2]},
        {"event": "hits", "fighter": 0, "hits": 2, "skulls": 0, "wounds": 2},
        {"event": "wounded", "fighter": ENCOUNTER, "wounds": 2, "side": 0},
    ] == told(state, "attacked", "rolled", "luck-spent", "rerolled", "hits", "wounded")[:9]


@pytest.mark.rules("MMH-ELITE-06", "MMH-CAB-03")
def test_luck_and_precise_attacks_are_told_as_reasons_too() -> None:
    state = fight("hero=1/1 3e1=3/5+elite:precise-attack", "creature=1/4/9", rolls="6 7 luck 8 7")
    play(state, "A: attack defender-creature elite")
    assert "luck" == ask(state)
    play(state, "A: yes")
    assert [("luck-face", [8, 7])] == rerolls(state)

    state = fight("hero=1/1 3b1=3/5+both:precise-attack", "creature=1/4/9", rolls="1 7 8 2")
    play(state, "A: precise-attack")
    assert [("precise", [1, 2, 8])] == rerolls(state)
    assert [ENCOUNTER] == [one["target"] for one in told(state, "attacked")][:1]


@pytest.mark.rules("MMH-ATK-10", "MMH-CAB-12")
def test_the_hits_are_told_with_skulls_and_all_wounds() -> None:
    state = fight("hero=1/1 9b1=2/3", "creature=3/5/4 slayer elite", rolls="1 2 3 two-skulls")

    play(state, "B: attack elite")

    assert [{"event": "hits", "fighter": ENCOUNTER, "hits": 3, "skulls": 2, "wounds": 8}] == told(state, "hits")[:1]


# -- wounds


@pytest.mark.rules("MMH-WND-02", "MMH-WND-05", "MMH-CAB-06", "MMH-RUL-45")
def test_wounds_are_told_for_each_token_with_what_became_of_it() -> None:
    state = fight("hero=1/1 1e1=2/3+elite:toughness 1b1", "creature=7/5/4", rolls="1 1 1 1")

    assert ["wound attacker-1 basic", "wound attacker-1 elite"] == asked(state)
    play(state, "A: wound attacker-1 elite")

    assert [
        {"event": "wounded", "fighter": 0, "wounds": 4, "side": 1},
        {"event": "turned-basic", "fighter": 0},
        {"event": "eliminated", "fighter": 0},
        {"event": "wounded", "fighter": 0, "wounds": 1, "side": 0},
        {"event": "eliminated", "fighter": 0},
    ] == told(state, "wounded", "turned-basic", "eliminated")


@pytest.mark.rules("MMH-WND-09", "MMH-BEND-02")
def test_the_end_of_creatures_and_the_victory_are_told() -> None:
    state = fight("hero=1/1 3b1=7/5", "creature=1/4/2", rolls="1 1 1")

    hero = attacker_of(state)
    assert [
        {"event": "wounded", "fighter": ENCOUNTER, "wounds": 3, "side": 0},
        {"event": "eliminated", "fighter": ENCOUNTER},
        {"event": "battle-won", "hero": hero, "token": TOKEN},
        {"event": "trophy", "hero": hero, "token": TOKEN},
    ] == told(state, "wounded", "eliminated", "battle-won", "trophy", "came-home")


@pytest.mark.rules("MMH-BEND-06", "MMH-BEND-08")
def test_a_defeat_is_told_and_that_the_hero_came_home() -> None:
    state = fight("hero=1/1 1b1=2/3", "creature=7/5/3", rolls="1 1 1")

    hero = attacker_of(state)
    assert [
        {"event": "battle-lost", "hero": hero, "token": TOKEN},
        {"event": "came-home", "hero": hero},
    ] == told(state, "battle-won", "battle-lost", "came-home", "trophy")


@pytest.mark.rules("MMH-HVH-06", "MMH-RUL-65")
def test_the_end_of_a_hero_battle_is_told_with_its_spoils() -> None:
    state = fight("hero=1/1 3b1=7/5", "hero=1/1 1b1=1/4", rolls="1 1 1", starts=False)
    winner, loser = attacker_of(state), defender_of(state)
    alter(state, f"{BOX.hero_ids[loser]} reapers-scythe")
    start(state)

    assert ("reward", ["skill", "card reapers-scythe"]) == (ask(state), asked(state))
    play(state, "A: card reapers-scythe")

    scythe = state.box.numbers["artifact reapers-scythe"]
    assert [
        {"event": "duel-won", "hero": winner, "enemy": loser},
        {"event": "came-home", "hero": loser},
        {"event": "artifact-won", "hero": winner, "enemy": loser, "card": scythe},
    ] == told(state, "duel-won", "came-home", "artifact-won")


@pytest.mark.rules("MMH-FLEE-01", "MMH-FLEE-03")
def test_flight_is_told_with_the_units_given_up() -> None:
    state = fight("hero=1/9 2b1=1/5", "hero=1/8 2b1=1/4 1e2=1/3")

    play(state, "B: attack; B: flee")
    assert ("give-up", ["token 1 basic", "token 2 elite"]) == (ask(state), asked(state))
    play(state, "B: token 2 elite")

    hero, first = defender_of(state), state.factions[1] * LEVELS
    assert [
        {"event": "fled", "hero": hero},
        {"event": "given-up", "hero": hero, "unit": first + 1, "side": 1},
        {"event": "given-up", "hero": hero, "unit": first, "side": 0},
    ] == told(state, "fled", "given-up")


# -- who a fighter is


@pytest.mark.rules("MMH-INIT-01")
def test_a_fighter_is_a_unit_of_its_faction_a_hero_or_a_creature() -> None:
    state = fight("hero=1/1 2b2=3/5", "hero=2/2 2b3=1/4")
    necropolis = state.factions[1]

    assert [[1, LEVELS * necropolis + 2, defender_of(state), attacker_of(state)]] == rows(state, "track")


@pytest.mark.rules("MMH-INIT-01", "MMH-DARK-02")
def test_creatures_and_elementals_are_what_their_token_shows() -> None:
    state = fight("anastasya=1/1 2b1=3/5", "creature=1/4/9 dangerous", "A necropolis | B haven")
    token = state.box.token_tier.index(TIERS.index("dangerous"))

    assert [[LEVELS * state.factions[0], token, attacker_of(state)]] == rows(state, "track")
    battle_of(state).tokens[ELEMENTALS] = state.box.elemental_first
    assert state.box.elemental_first == battle_of(state).row_of(ELEMENTALS)
    assert [NO_CARD, NO_CARD] == [battle_of(state).row_of(nobody) for nobody in (NO_FIGHTER, NO_TARGET)]


def test_a_battle_begins_with_nothing_behind_it() -> None:
    fresh = Battle(2, 5, NOBODY, field_of("h1"))
    plain = battle_plain(BOX, fresh)

    assert plain == battle_plain(BOX, fresh.clone())
    stacks = plain.pop("stacks")
    assert isinstance(stacks, dict)
    unhurt = {"number": 0, "whole": 0, "creature": None, "wounds": 0, "healed": 0, "lost": 0, "marks": 0, "marked": 0}
    assert 22 == len(stacks)
    assert all({**unhurt, "speed": NO_SPEED} == stack for stack in stacks.values())
    assert {
        "heroes": ["uriel", "moander"], "token": None, "field": "h1",
        "turn": 0, "fighter": None, "winner": None, "fled": None, "instead": False, "sort_again": False,
        "track": [], "place": 0, "settled": [],
        "elite": False, "target": "none", "dice": [], "rerolled": [], "face": None, "face_rerolled": False,
        "skulls": 0, "coming": 0, "by_card": False, "dealt": 0, "fallen": 0,
        "lasting": [], "used": [], "used_now": [],
    } == plain  # fmt: skip


def test_only_stacks_of_a_town_level_are_units() -> None:
    fighters = [*range(LEVELS), ELEMENTALS, THE_HERO, CREATURE]

    assert list(range(LEVELS)) == [one for one in fighters if is_units(one)]
    assert list(range(LEVELS)) == [one for one in fighters if is_units(SIDE + one)]
