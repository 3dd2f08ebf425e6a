"""Which cards of a hero are open in a window, and which of them work by themselves (MMH-RUL-101, 102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.cards import scrolls, using
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.cards.prospects import can_work, has_uses_left, is_either_or
from interregnum.games.heroes.engine.choices import use
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import BEFORE_BATTLE, THAT_STACK

NO_RULE: Final[i64] = -1


def rules_of(state: State, hero: i64, window: i64) -> list[int]:
    """The rules that can work for a hero: of his cards and, in battle, of his player's buildings."""
    rules = state.open_rules[hero]
    if window < BEFORE_BATTLE:
        return rules
    return rules + [2 * building for building in state.buildings[state.seat_of_hero(hero)]]


def concerns(state: State, hero: i64, window: i64) -> bool:
    """Whether it is worth opening the window for this hero at all; public facts only."""
    bit: i64 = 1 << window
    if state.open_windows[hero] & bit != 0 or scrolls.may_be_asked(state, hero, window, []):
        return True
    if window >= BEFORE_BATTLE:
        for building in state.buildings[state.seat_of_hero(hero)]:
            if state.box.windows[2 * building] & bit != 0:
                return True
    return False


def is_used(lot: list[int], rule: i64) -> bool:
    for n in range(0, len(lot), 2):
        if lot[n] == rule:
            return True
    return False


def open_effects(state: State, hero: i64, rule: i64, window: i64, met: i64, lot: list[int]) -> list[Effect]:
    """The effects of a rule that may work now; none if it was used in this opening or has nothing to work on."""
    if state.box.windows[rule] & (1 << window) == 0 or is_used(lot, rule):
        return []
    if is_either_or(state, rule) and is_used(lot, rule ^ 1):
        return []
    effects = using.effects_in(state, rule, window)
    first = effects[0]
    if not first.holds(met) or not has_uses_left(state, hero, rule, first) or not can_work(state, hero, first):
        return []
    if first.target == THAT_STACK and not using.can_meet(state, first, that_stack(state, lot, rule)):
        return []
    return effects


def that_stack(state: State, lot: list[int], rule: i64) -> i64:
    """The stack that the first rule of the card was turned on in this opening, else the one that attacked."""
    for n in range(0, len(lot), 2):
        if lot[n] == rule ^ 1 and lot[n + 1] != NO_TARGET:
            return lot[n + 1]
    return using.attacker(state)


def is_asked(effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.asked:
            return True
    return False


def by_itself(state: State, hero: i64, window: i64, met: i64, lot: list[int]) -> i64:
    """The next rule that works without anybody choosing anything; NO_RULE if there is none."""
    for rule in rules_of(state, hero, window):
        effects = open_effects(state, hero, rule, window, met, lot)
        if not effects or is_asked(effects) or effects[0].picks_stack() or has_rival(state, hero, rule, window, lot):
            continue
        return rule
    return NO_RULE


def has_rival(state: State, hero: i64, rule: i64, window: i64, lot: list[int]) -> bool:
    """Whether the other rule of an OR card is open, too, so that its owner must say which."""
    if not is_either_or(state, rule):
        return False
    other: i64 = rule ^ 1
    return other in state.open_rules[hero] and state.box.windows[other] & (1 << window) != 0


def choices(state: State, hero: i64, window: i64, met: i64, lot: list[int]) -> list[int]:
    """Every card that is open, with each of its rules and each stack it could be turned on."""
    found: list[int] = []
    for rule in rules_of(state, hero, window):
        effects = open_effects(state, hero, rule, window, met, lot)
        if not effects:
            continue
        if effects[0].picks_stack():
            for target in using.candidates(state, hero, effects[0]):
                found.append(use(rule // 2, rule % 2, target))
        elif effects[0].target == THAT_STACK:
            found.append(use(rule // 2, rule % 2, that_stack(state, lot, rule)))
        else:
            found.append(use(rule // 2, rule % 2, NO_TARGET))
    return found


def must_choose(state: State, hero: i64, window: i64, met: i64, lot: list[int]) -> bool:
    """Whether a card works by itself that only wants to know how."""
    for rule in rules_of(state, hero, window):
        effects = open_effects(state, hero, rule, window, met, lot)
        if effects and not is_asked(effects) and is_choosable(state, hero, effects[0]):
            return True
    return False


def is_choosable(state: State, hero: i64, effect: Effect) -> bool:
    return not effect.picks_stack() or len(using.candidates(state, hero, effect)) > 0
