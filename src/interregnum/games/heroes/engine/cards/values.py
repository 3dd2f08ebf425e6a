"""What a number is worth now: printed values and all changes that hold at this moment (MMH-RUL-103)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import (
    CREATURE,
    ELEMENTALS,
    SIDE,
    THE_HERO,
    Battle,
    is_hero,
    kind_of,
    side_of,
)
from interregnum.games.heroes.engine.box import LEVELS, NO_CARD, faction_of, unit_of_hero
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import (
    ADD_STAT,
    ALLOW,
    ATTACKS,
    BOTH_SIDES,
    COMMAND,
    CREATURES,
    DISCOUNT,
    ELITE,
    ENEMY_STACKS,
    FIRST_TURN,
    FLIGHT_LOSS,
    FORBID,
    GRANT,
    INITIATIVE,
    ITS_HERO,
    LEGENDARY,
    LEGENDARY_TIER,
    MAGIC,
    MOVEMENT,
    NO_LIMIT,
    OWN_STACKS,
    PLAYER,
    RECRUIT_LIMIT,
    ROUT,
    STARTS_IN_TOWN,
    STRENGTH,
    SUBSTITUTE,
    TOUGHNESS,
)
from interregnum.kernel.ids import NOBODY, Seat

# -- a hero


def of_hero(state: State, hero: i64, stat: i64) -> i64:
    """Strength, Magic, Initiative or Command of a hero, the additions included."""
    box = state.box
    total: i64 = added(state, hero, stat, conditions(state))
    if stat == STRENGTH:
        total += box.hero_strength[hero]
    elif stat == MAGIC:
        total += box.hero_magic[hero]
    elif stat == INITIATIVE:
        total += box.hero_initiative[hero]
    elif stat == COMMAND:
        total += box.hero_command[hero]
    elif stat == FLIGHT_LOSS:
        return max(1, total + box.flight_loss)
    elif stat == MOVEMENT:
        total += box.movement_points
    return total if stat in (STRENGTH, INITIATIVE, ATTACKS) else max(0, total)


def added(state: State, hero: i64, stat: i64, met: i64) -> i64:
    """All changes of a value of this hero: his cards, the buildings of his player, the week, and what lasts."""
    total: i64 = changes(state, state.open_rules[hero], stat, ITS_HERO, met)
    for building in state.buildings[state.seat_of[faction_of(hero)]]:
        total += changes_of_rule(state, 2 * building, stat, ITS_HERO, met)
    if state.week != NO_CARD:
        total += changes_of_rule(state, 2 * state.week, stat, ITS_HERO, met)
    battle = state.battle
    if battle is not None and battle.lasting and hero in battle.heroes:
        total += lasting_changes(battle, fighter_of(battle, hero), stat)
    return total


def changes(state: State, rules: list[int], stat: i64, target: i64, met: i64) -> i64:
    total: i64 = 0
    for rule in rules:
        total += changes_of_rule(state, rule, stat, target, met)
    return total


def changes_of_rule(state: State, rule: i64, stat: i64, target: i64, met: i64) -> i64:
    total: i64 = 0
    for effect in state.box.always[rule]:
        if effect.code == stat and effect.do == ADD_STAT and effect.target == target and effect.holds(met):
            total += effect.amount
    return total


def lasting_changes(battle: Battle, fighter: i64, stat: i64) -> i64:
    """What cards changed for a while, for one fighter."""
    total: i64 = 0
    for one in battle.lasting:
        if one.do == ADD_STAT and one.code == stat and concerns(one.target, one.fighter, fighter):
            total += one.amount
    return total


def concerns(target: i64, named: i64, fighter: i64) -> bool:
    """Whether something that lasts concerns this fighter: itself, all stacks of a side, or everybody."""
    if target == OWN_STACKS:
        return side_of(named) == side_of(fighter) and not is_hero(fighter)
    return target == BOTH_SIDES or named == fighter


def conditions(state: State) -> i64:
    """Which of the conditions of "always" hold now, the ones of a draw aside."""
    met: i64 = STARTS_IN_TOWN if state.began_in_town else 0
    battle = state.battle
    if battle is not None:
        if battle.turn <= 1:
            met |= FIRST_TURN
        if battle.token != NOBODY and state.box.token_tier[battle.token] == LEGENDARY:
            met |= LEGENDARY_TIER
    return met


def hero_strength(state: State, hero: i64) -> i64:
    """The Strength of his attacks; Magic instead, where a card says so and it is higher (MMH-HCARD-03)."""
    strength = of_hero(state, hero, STRENGTH)
    for rule in state.open_rules[hero]:
        for effect in state.box.always[rule]:
            if effect.do == SUBSTITUTE:
                strength = max(strength, of_hero(state, hero, MAGIC))
    return strength


def rout(state: State, hero: i64) -> i64:
    """The Rout of a hero with his army (MMH-ROUT-01 to 05)."""
    total = added(state, hero, ROUT, 0)
    if state.army_size(hero) >= state.box.rout_tokens:
        total += 1
    first: i64 = unit_of_hero(hero, 0)
    for level in range(LEVELS):
        if state.box.unit_strength[first + level] == state.box.rout_strength:
            total += 1 if state.armies[hero][2 * level + ELITE] > 0 else 0
    return total


def room(state: State, hero: i64) -> i64:
    """How many tokens more his army may hold (MMH-HCARD-05)."""
    return of_hero(state, hero, COMMAND) - state.army_size(hero)


# -- a player


def of_player(state: State, seat: Seat, stat: i64) -> i64:
    """All changes of a value of a player: buildings, the week, cards of his heroes (MMH-RUL-100)."""
    total: i64 = 0
    for building in state.buildings[seat]:
        total += changes_of_rule(state, 2 * building, stat, PLAYER, 0)
    if state.week != NO_CARD:
        total += changes_of_rule(state, 2 * state.week, stat, PLAYER, 0)
    for hero in state.heroes_of(seat):
        total += changes(state, state.open_rules[hero], stat, PLAYER, 0)
    return total


def recruit_limit(state: State, seat: Seat) -> i64:
    return state.box.recruit_limit + of_player(state, seat, RECRUIT_LIMIT)


def player_may(state: State, seat: Seat, what: i64) -> bool:
    """Whether a building lets the player do it, and the week does not forbid it (MMH-RUL-110)."""
    allowed = False
    for building in state.buildings[seat]:
        allowed = allowed or speaks(state, 2 * building, ALLOW, what)
    return allowed and not is_forbidden(state, what)


def is_forbidden(state: State, what: i64) -> bool:
    """Whether the week forbids it to everybody."""
    return state.week != NO_CARD and speaks(state, 2 * state.week, FORBID, what)


def speaks(state: State, rule: i64, verb: i64, what: i64) -> bool:
    for effect in state.box.always[rule]:
        if effect.do == verb and effect.code == what:
            return True
    return False


def hero_may(state: State, hero: i64, what: i64) -> bool:
    """Whether a card or building of his lets the hero do it; in battle also what lasts. A ban is stronger."""
    battle = state.battle
    if battle is not None and battle_says(battle, FORBID, what, fighter_of(battle, hero)):
        return False
    if is_forbidden(state, what):
        return False
    for rule in state.open_rules[hero]:
        if speaks(state, rule, ALLOW, what):
            return True
    if battle is not None and battle_says(battle, ALLOW, what, fighter_of(battle, hero)):
        return True
    return player_may(state, state.seat_of[faction_of(hero)], what)


def battle_says(battle: Battle, verb: i64, what: i64, fighter: i64) -> bool:
    for one in battle.lasting:
        if one.do == verb and one.code == what and concerns(one.target, one.fighter, fighter):
            return True
    return False


def discount(state: State, seat: Seat, hero: i64, on: i64, unit: i64, side: i64, first: bool) -> i64:
    """What is taken off a price, for the player and, at an advance or a purchase, for the hero (MMH-RUL-114)."""
    total: i64 = 0
    for building in state.buildings[seat]:
        total += discount_of_rule(state, 2 * building, on, unit, side, first, True)
    if state.week != NO_CARD:
        total += discount_of_rule(state, 2 * state.week, on, unit, side, first, True)
    for one in state.heroes_of(seat):
        for rule in state.open_rules[one]:
            total += discount_of_rule(state, rule, on, unit, side, first, one == hero)
    return total


def discount_of_rule(state: State, rule: i64, on: i64, unit: i64, side: i64, first: bool, own: bool) -> i64:
    """What one rule takes off; what a hero's card does for that hero counts only if it is his own."""
    total: i64 = 0
    for effect in state.box.always[rule]:
        if effect.do != DISCOUNT or effect.code != on or (effect.unit >= 0 and effect.unit != unit):
            continue
        if (effect.side >= 0 and effect.side != side) or (effect.limit != NO_LIMIT and not first):
            continue
        if own or effect.target == PLAYER:
            total += effect.amount
    return total


# -- a fighter


def fighter_of(battle: Battle, hero: i64) -> i64:
    """The number of a hero in the battle he fights; -1 for one who does not."""
    if battle.heroes[0] == hero:
        return THE_HERO
    return SIDE + THE_HERO if battle.heroes[1] == hero else -1


def of_stack(state: State, battle: Battle, fighter: i64, stat: i64) -> i64:
    """All changes of Strength, Initiative or attacks of a stack: both heroes' cards, the week, and what lasts."""
    met = conditions(state)
    side = side_of(fighter)
    total: i64 = 0
    own: i64 = battle.heroes[side]
    enemy: i64 = battle.heroes[1 - side]
    if own != NOBODY:
        total += changes(state, state.open_rules[own], stat, OWN_STACKS, met)
    if enemy != NOBODY:
        total += changes(state, state.open_rules[enemy], stat, ENEMY_STACKS, met)
    if state.week != NO_CARD and kind_of(fighter) >= CREATURE:
        total += changes_of_rule(state, 2 * state.week, stat, CREATURES, met)
    if battle.lasting:
        total += lasting_changes(battle, fighter, stat)
    return total


def strength(state: State, battle: Battle, fighter: i64) -> i64:
    if is_hero(fighter):
        return hero_strength(state, battle.heroes[side_of(fighter)])
    if kind_of(fighter) < ELEMENTALS:
        printed: i64 = state.box.unit_strength[unit_of_stack(state, battle, fighter)]
    else:
        printed = state.box.creature_strength[battle.tokens[fighter]]
    return printed + of_stack(state, battle, fighter, STRENGTH)


def initiative(state: State, battle: Battle, fighter: i64) -> i64:
    if is_hero(fighter):
        return of_hero(state, battle.heroes[side_of(fighter)], INITIATIVE)
    if kind_of(fighter) < ELEMENTALS:
        printed: i64 = state.box.unit_initiative[unit_of_stack(state, battle, fighter)]
    else:
        printed = state.box.creature_initiative[battle.tokens[fighter]]
    return printed + of_stack(state, battle, fighter, INITIATIVE)


def unit_of_stack(state: State, battle: Battle, fighter: i64) -> i64:
    """The row of the unit tables for a stack of units."""
    hero: i64 = battle.heroes[side_of(fighter)]
    return unit_of_hero(hero, kind_of(fighter))


def has_ability(state: State, battle: Battle, fighter: i64, ability: i64) -> bool:
    """Whether one token of the stack has it, or a card grants it (MMH-CAB-01, MMH-RUL-109)."""
    if is_granted(state, battle, fighter, ability):
        return True
    if is_hero(fighter):
        return False
    if kind_of(fighter) >= ELEMENTALS:
        return state.box.creature_abilities[battle.tokens[fighter]] & (1 << ability) != 0
    row = unit_of_stack(state, battle, fighter)
    army = state.armies[battle.heroes[side_of(fighter)]]
    for side in range(2):
        if army[2 * kind_of(fighter) + side] > 0 and state.box.unit_abilities[2 * row + side] & (1 << ability) != 0:
            return True
    return False


def abilities(state: State, battle: Battle, fighter: i64) -> i64:
    """All that `has_ability` finds, a bit each."""
    found = granted(state, battle, fighter)
    if is_hero(fighter):
        return found
    if kind_of(fighter) >= ELEMENTALS:
        return found | state.box.creature_abilities[battle.tokens[fighter]]
    row = unit_of_stack(state, battle, fighter)
    army = state.armies[battle.heroes[side_of(fighter)]]
    for side in range(2):
        if army[2 * kind_of(fighter) + side] > 0:
            found |= state.box.unit_abilities[2 * row + side]
    return found


def granted(state: State, battle: Battle, fighter: i64) -> i64:
    """All that `is_granted` finds, a bit each."""
    target = ITS_HERO if is_hero(fighter) else OWN_STACKS
    hero: i64 = battle.heroes[side_of(fighter)]
    found: i64 = 0
    for rule in state.open_rules[hero] if hero != NOBODY else []:
        for effect in state.box.always[rule]:
            if effect.do == GRANT and effect.target == target:
                found |= 1 << effect.code
    for one in battle.lasting:
        if one.do == GRANT and concerns(one.target, one.fighter, fighter):
            found |= 1 << one.code
    return found


def is_granted(state: State, battle: Battle, fighter: i64, ability: i64) -> bool:
    """A card of the fighter's hero grants it: to himself, or to his stacks."""
    target = ITS_HERO if is_hero(fighter) else OWN_STACKS
    hero: i64 = battle.heroes[side_of(fighter)]
    if hero != NOBODY:
        for rule in state.open_rules[hero]:
            for effect in state.box.always[rule]:
                if effect.do == GRANT and effect.code == ability and effect.target == target:
                    return True
    return battle_says(battle, GRANT, ability, fighter)


def icons(state: State, battle: Battle, fighter: i64, side: i64) -> i64:
    """The Toughness of a token: printed icons of that side, and one more if it is granted (MMH-RUL-109)."""
    more: i64 = 1 if is_granted(state, battle, fighter, TOUGHNESS) else 0
    if kind_of(fighter) >= ELEMENTALS:
        printed: i64 = 1 if state.box.creature_abilities[battle.tokens[fighter]] & (1 << TOUGHNESS) != 0 else 0
        return printed + more
    return state.box.unit_icons[2 * unit_of_stack(state, battle, fighter) + side] + more
