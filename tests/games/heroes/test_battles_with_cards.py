"""Battles with armies, cards, buildings and weeks drawn by lot: numbers stay in bounds, and views tell no scroll."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.heroes.battles import fight
from tests.games.heroes.scenario import BOX, FACTS, A, B

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import USE, used_source
from interregnum.games.heroes.engine.facts import ArtifactFacts
from interregnum.games.heroes.engine.state import NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import COMMAND
from interregnum.games.heroes.engine.view import view
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.ids import NOBODY, WATCHER, bit

SCROLLS = [scroll.id for scroll in FACTS.scrolls]
WEEKS = ["", *[week.id for week in FACTS.weeks]]
OWN_BUILDING = {one.faction: one.id for one in FACTS.buildings if one.faction}
LONG = 3000  # answers


def army_by_lot(lots: Random) -> str:
    """One to seven tokens, which every hero can command."""
    kinds = [f"{side}{level}" for level in range(1, 5) for side in "be"]
    drawn = [lots.choice(kinds) for _ in range(lots.randint(1, 7))]
    return " ".join(f"{min(4, drawn.count(kind))}{kind}" for kind in kinds if kind in drawn)


def cards_by_lot(lots: Random, hero: str, scrolls: list[str], artifacts: list[ArtifactFacts]) -> str:
    """Four skills of the hero's faction, these scrolls, and artifacts of different types."""
    faction = next((one.faction for one in FACTS.heroes if one.id == hero), "")
    skills = [skill.id for skill in FACTS.skills if faction in skill.factions]
    worn = {one.type: one.id for one in artifacts}
    return " ".join([*lots.sample(skills, min(4, len(skills))), *scrolls, *worn.values()])


def battle_by_lot(seed: int, is_duel: bool) -> State:
    lots = Random(seed)
    hero = lots.choice(BOX.hero_ids)
    enemies = [one for one in BOX.hero_ids if building_of(one) != building_of(hero)]
    enemy = lots.choice(enemies if is_duel else BOX.token_ids)
    scrolls = lots.sample(SCROLLS, 4)
    armies = [army_by_lot(lots), army_by_lot(lots)]
    artifacts = lots.sample(FACTS.artifacts, 8)
    cards = [
        cards_by_lot(lots, hero, scrolls[:2], artifacts[:4]),
        cards_by_lot(lots, enemy, scrolls[2:], artifacts[4:]),
    ]
    week, luck = lots.choice(WEEKS), lots.randint(0, 1)
    players = f"A {building_of(hero)} | B {building_of(enemy) if is_duel else ''}"
    state = fight(
        f"{hero} {armies[0]} luck {luck} {cards[0]}",
        f"{enemy} {armies[1]} {cards[1]}" if is_duel else enemy,
        f"{players} | weeks {week} | options {'artifact-sets' if seed % 2 else ''}",
    )
    state.dice = fast_dice(seed_from_int(seed))
    return state


def building_of(hero: str) -> str:
    """The building that his faction alone has."""
    return OWN_BUILDING[next(one.faction for one in FACTS.heroes if one.id == hero)]


@pytest.mark.rules("MMH-INV-02", "MMH-INV-03", "MMH-INV-11", "MMH-RUL-53", "MMH-RUL-103")
@pytest.mark.parametrize("seed", range(30))
def test_numbers_stay_in_bounds_whatever_cards_are_used(seed: int) -> None:
    lots = Random(seed)
    state = battle_by_lot(seed, is_duel=seed % 3 > 0)
    tokens = all_tokens(state)

    for _ in range(LONG):
        if state.battle is None:
            break
        assert tokens == all_tokens(state)
        check_bounds(state)
        state.answer(lots.choice(state.choices))

    assert state.battle is None


def all_tokens(state: State) -> list[int]:
    """The unit tokens of each seat, wherever they are."""
    found = [sum(reserve) for reserve in state.reserve]
    for hero, tokens in enumerate(state.armies):
        if state.at[hero] != NOT_IN_PLAY:
            found[state.seat_of_hero(hero)] += sum(tokens)
    if state.battle is not None:
        for side, hero in enumerate(state.battle.heroes):
            if hero != NOBODY:
                found[state.seat_of_hero(hero)] += sum(state.battle.lost[16 * side : 16 * side + 4])
    return found


def check_bounds(state: State) -> None:
    battle = state.battle
    assert battle is not None
    assert len(battle.dice) <= 5
    assert min(battle.numbers + battle.marks + battle.lost) >= 0
    assert all(healed <= wounds for healed, wounds in zip(battle.healed, battle.wounds, strict=True))
    for hero in battle.heroes:
        assert hero == NOBODY or state.army_size(hero) <= values.of_hero(state, hero, COMMAND)


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-05", "MMH-RUL-116")
@pytest.mark.parametrize("seed", range(30))
def test_nobody_can_tell_the_enemys_scrolls_from_others(seed: int) -> None:
    lots = Random(seed)
    state = battle_by_lot(seed, is_duel=True)
    other = state.clone()
    hide_others(other, lots)

    for _ in range(LONG):
        if state.battle is None:
            break
        for viewer in (A, WATCHER):
            assert view(state, viewer).plain() == view(other, viewer).plain()
        shared = [one for one in state.choices if one in other.choices and not (state.asked == B and is_scroll(one))]
        choice = lots.choice(shared)
        state.answer(choice)
        other.answer(choice)


def hide_others(state: State, lots: Random) -> None:
    """Give the defending hero other scrolls out of the deck."""
    assert state.battle is not None
    hero = state.battle.heroes[1]
    for held in state.scrolls[hero][:]:
        place = lots.randrange(len(state.scroll_deck))
        state.scrolls[hero].remove(held)
        state.scrolls[hero].append(state.scroll_deck[place])
        state.known[state.scroll_deck[place] - BOX.scroll_first] = bit(B)
        state.known[held - BOX.scroll_first] = 0
        state.scroll_deck[place] = held
    state.ask_again()


def is_scroll(choice: int) -> bool:
    return choice >= USE and BOX.scroll_first <= used_source(choice) < BOX.artifact_first
