"""How to fight: an answer to every question of a battle, for players and for whoever leads the creatures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.bots import codes, estimate
from interregnum.games.heroes.bots.habits import GREEDY, Habits
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle import rolls, stacks
from interregnum.games.heroes.engine.battle.battle import (
    ELEMENTALS,
    NO_TARGET,
    SIDE,
    Battle,
    kind_of,
    side_of,
)
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import (
    ADD_STAT,
    BAD_LUCK,
    DEFENCE,
    ENEMY_STACK,
    FLIGHT_LOSS,
    PRECISE,
    PREVENT,
    RESURRECT,
    SUMMON,
    WOUND,
)
from interregnum.kernel.ids import NOBODY, Seat

CLOSE: Final = 0.92  # a scroll is worth using below this chance
FAIR_ELITE_DIE: Final = 4 / 6  # wounds of the elite die (MMH-RUL-39)
LAST_ELITE: Final = 2.0  # gold's worth of the elite die to a stack


def is_battle_ask(state: State) -> bool:
    """Whether this is asked in a battle, and about it."""
    ask: i64 = state.ask
    if state.battle is None:
        return False
    return c.ASK_WINDOW <= ask <= c.ORDER


def answer(state: State, choices: list[int], habits: Habits = GREEDY) -> int:
    """What to answer in the battle under way; a single answer is no question."""
    battle = state.battle
    if len(choices) == 1 or battle is None:
        return choices[0]
    ask: i64 = state.ask
    if ask == c.ANNOUNCE:
        return announce(state, battle, choices, habits)
    if ask == c.TAKE_WOUNDS:
        return least_wound(state, battle, choices, habits)
    if ask in (c.FACE, c.REROLL, c.LUCK):
        return reroll(state, battle, choices)
    if ask == c.FLEE:
        return c.TAKE_FLIGHT if takes_flight(state, battle, habits) else c.FIGHT_ON
    if ask == c.GIVE_UP:
        return least_token(state, battle, choices)
    if ask in (c.HEAL, c.LAURELS):
        return best_healing(state, battle, choices)
    if ask == c.TARGET:
        return c.FIGHTER + most_threatening(state, battle, [codes.fighter(choice) for choice in choices])
    if ask == c.ASK_WINDOW:
        return use_card(state, battle, choices, habits)
    return choices[0]


# -- attacking


def announce(state: State, battle: Battle, choices: list[int], habits: Habits) -> int:
    """The elite die unless a sure hit would be given up for it; the stack that threatens most."""
    target = most_threatening(state, battle, [codes.target_of(one) for one in choices])
    with_die, without = codes.attack(1, target), codes.attack(0, target)
    if with_die not in choices:
        return without
    hit = estimate.hit_chance(values.strength(state, battle, battle.fighter))
    plain: int = rolls.dice_of(state, battle, battle.fighter, False)
    elite: int = rolls.dice_of(state, battle, battle.fighter, True)
    if habits.sound:
        precise = values.has_ability(state, battle, battle.fighter, PRECISE)
        given_up = expected_hits(plain, hit, precise) - expected_hits(elite, hit, precise)
        return with_die if given_up < FAIR_ELITE_DIE else without
    return with_die if (plain - elite) * hit < estimate.ELITE_DIE else without


def expected_hits(dice: int, hit: float, precise: bool) -> float:
    """Hits of so many dice; Precise attack rolls one miss again (MMH-CAB-02)."""
    again = hit * (1.0 - hit**dice) if precise else 0.0
    return dice * hit + again


def most_threatening(state: State, battle: Battle, fighters: list[int]) -> int:
    """The stack that deals most in an attack."""
    best, most = fighters[0], -1.0
    if len(fighters) == 1:
        return best
    for fighter in fighters:
        danger = threat(state, battle, fighter)
        if danger > most:
            best, most = fighter, danger
    return best


def threat(state: State, battle: Battle, fighter: i64) -> float:
    """What a stack deals in an attack, about."""
    if fighter == NO_TARGET:
        return 0.0
    size: int = min(5, stacks.size(state, battle, fighter))
    return size * estimate.hit_chance(values.strength(state, battle, fighter)) + 0.01 * float(fighter)


def reroll(state: State, battle: Battle, choices: list[int]) -> int:
    """What costs nothing is always taken; a luck token goes for three misses, or to save two hits."""
    for free in (c.YES, c.PRECISE_DIE):
        if free in choices:
            return free
    for choice in choices:
        if codes.is_use(choice):
            return choice
    if c.LUCK_TOKEN in choices and len(rolls.rerollable(state, battle, True)) >= 3:
        return c.LUCK_TOKEN
    if c.CANCEL_BAD_LUCK in choices and battle.face == BAD_LUCK and rolls.hits(state, battle) >= 2:
        return c.CANCEL_BAD_LUCK
    return c.DONE if c.DONE in choices else choices[0]


# -- suffering


def least_wound(state: State, battle: Battle, choices: list[int], habits: Habits) -> int:
    best, least = choices[0], 1e9
    for choice in choices:
        cost = cost_of_wound(state, battle, choice)
        if habits.sound and turns_last_elite(state, battle, choice):
            cost += LAST_ELITE
        if cost < least:
            best, least = choice, cost
    return best


def cost_of_wound(state: State, battle: Battle, choice: i64) -> float:
    """What a wound on this token costs: little on a mark or an elite side, more if a die is lost."""
    fighter, side = codes.wounded(choice)
    if kind_of(fighter) >= ELEMENTALS:
        return 1.0 if battle.heroes[side_of(fighter)] != NOBODY else -float(battle.wounds[fighter])
    row = values.unit_of_stack(state, battle, fighter)
    gold = state.box.unit_gold
    if battle.marks[fighter] < values.icons(state, battle, fighter, side):
        return 0.1 * gold[2 * row + side]
    if side:
        return 0.8 * (gold[2 * row + 1] - gold[2 * row])
    size = stacks.size(state, battle, fighter)
    return gold[2 * row] + (1.5 if size <= 5 else 0.0)


def turns_last_elite(state: State, battle: Battle, choice: i64) -> bool:
    """Whether the wound turns the one elite token of a stack, which takes the elite die from all of it."""
    fighter, side = codes.wounded(choice)
    if side == 0 or kind_of(fighter) >= ELEMENTALS:
        return False
    if battle.marks[fighter] < values.icons(state, battle, fighter, side):
        return False
    army = state.armies[battle.heroes[side_of(fighter)]]
    return army[2 * kind_of(fighter) + 1] == 1 and army[2 * kind_of(fighter)] > 0


def takes_flight(state: State, battle: Battle, habits: Habits) -> bool:
    """In a hopeless battle; sound players fight on where flight would leave nobody."""
    if win_chance(state, battle, state.asked) >= habits.stubborn:
        return False
    hero = hero_of(battle, state)
    return not habits.sound or state.army_size(hero) > values.of_hero(state, hero, FLIGHT_LOSS)


def least_token(state: State, battle: Battle, choices: list[int]) -> int:
    best, least = choices[0], 1e9
    for choice in choices:
        worth = worth_of_token(state, battle, choice)
        if worth < least:
            best, least = choice, worth
    return best


def worth_of_token(state: State, battle: Battle, choice: i64) -> float:
    """What a token left behind in flight is worth; one with Defence saves another."""
    side: i64 = 0 if battle.fled == 0 else 1
    level, elite = codes.given_up(choice)
    row = values.unit_of_stack(state, battle, SIDE * side + level)
    face: i64 = 2 * row + elite
    worth = float(state.box.unit_gold[face])
    return worth / 2.2 if state.box.unit_abilities[face] >> DEFENCE & 1 else worth


def best_healing(state: State, battle: Battle, choices: list[int]) -> int:
    best, most = choices[0], -1e9
    for choice in choices:
        worth = worth_of_healing(state, battle, choice)
        if worth > most:
            best, most = choice, worth
    return best


def worth_of_healing(state: State, battle: Battle, choice: i64) -> float:
    if choice == c.DONE:
        return 0.0
    if choice >= c.UNMARK:
        return 0.5
    gold = state.box.unit_gold
    if choice >= c.PROMOTE:
        row = values.unit_of_stack(state, battle, codes.promoted(choice))
        return float(gold[2 * row + 1] - gold[2 * row])
    row = values.unit_of_stack(state, battle, codes.returned(choice))
    return gold[2 * row] + 0.5


# -- chances and cards


def win_chance(state: State, battle: Battle, seat: Seat) -> float:
    """The chance of the asked player's side from here on, about."""
    groups = [groups_of(state, battle, side) for side in range(2)]
    hero: i64 = battle.heroes[1]
    mine = 1 if hero != NOBODY and state.seat_of_hero(hero) == seat else 0
    return estimate.forecast(groups[mine], groups[1 - mine])[0]


def groups_of(state: State, battle: Battle, side: int) -> list[estimate.Group]:
    hero = battle.heroes[side]
    found = estimate.army(state, hero) if hero != NOBODY else []
    for fighter in stacks.of_side(state, battle, side):
        if kind_of(fighter) >= ELEMENTALS:
            group = estimate.creature(state.box, battle.tokens[fighter])
            group.size = float(battle.numbers[fighter])
            found.insert(0, group)
    return found


def use_card(state: State, battle: Battle, choices: list[int], habits: Habits) -> int:
    """Cards that stay are used at every chance, scrolls in battles that are close."""
    best: int = c.DONE if c.DONE in choices else choices[0]
    most = 0.0
    is_close = win_chance(state, battle, state.asked) < CLOSE if habits.scrolls else False
    for choice in choices:
        if not codes.is_use(choice):
            continue
        card: i64 = c.used_source(choice)
        is_scroll = state.box.scroll_first <= card < state.box.artifact_first
        worth = worth_of_use(state, battle, choice)
        if worth > most and (is_close or not is_scroll):
            best, most = choice, worth
    return best


def worth_of_use(state: State, battle: Battle, choice: i64) -> float:
    found = 0.1
    for effect in state.box.rules[2 * c.used_source(choice) + c.used_rule(choice)]:
        found += worth_of_effect(state, battle, effect, c.used_target(choice))
        if effect.instead:
            found -= estimate.hit_chance(values.hero_strength(state, hero_of(battle, state)))
    return found


def worth_of_effect(state: State, battle: Battle, effect: Effect, target: i64) -> float:
    """Wounds dealt, prevented or undone, about; a change counts by the stack it is turned on."""
    change: int = effect.amount
    amount = abs(change)
    dice: int = effect.dice
    if effect.do == WOUND:
        against = effect.against if effect.against > 0 else 3
        return dice * estimate.hit_chance(against) if dice else float(amount)
    if effect.do in (PREVENT, RESURRECT):
        return float(min(amount, 3)) if change > 0 else float(battle.skulls)
    if effect.do == SUMMON:
        return 5.0
    if effect.do == ADD_STAT and effect.picks_stack() and target != NO_TARGET:
        sign = -1 if effect.target == ENEMY_STACK else 1
        return 0.3 * amount * (1.0 if sign * change > 0 else -1.0) + 0.2 * threat(state, battle, target)
    return 0.5


def hero_of(battle: Battle, state: State) -> int:
    """The hero for whom the asked player decides."""
    first = battle.heroes[0]
    return first if state.seat_of_hero(first) == state.asked else battle.heroes[1]
