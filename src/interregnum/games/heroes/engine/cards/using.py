"""Carrying out the effects of one rule of a card, one after another."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import losses, stacks
from interregnum.games.heroes.engine.battle.battle import NO_TARGET, is_hero, side_of
from interregnum.games.heroes.engine.cards import verbs
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.cards.values import fighter_of
from interregnum.games.heroes.engine.cards.verbs import NO_PART, USE_BOTH, USE_PART, USE_WINDOW
from interregnum.games.heroes.engine.choices import FIGHTER, HEROES, IN_GOLD, IN_RESOURCES, INCOME, ONE_HERO, TARGET
from interregnum.games.heroes.engine.flow.programs import USING, USING_HERO, USING_MET, USING_RULE, USING_TARGET
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import (
    CHOSEN_HERO,
    ENEMY_STACK,
    GAIN,
    OWN_STACK,
    RESOURCES_OR_GOLD,
    RESURRECT,
    TAKE_PART,
    THAT_STACK,
)
from interregnum.kernel.ids import NOBODY, Choice, Seat
from interregnum.kernel.pending import Pending


def begin(state: State, seat: Seat, rule: i64, hero: i64, window: i64, target: i64, met: i64) -> None:
    """Carry out the effects of a rule that work in this window."""
    push(state, seat, rule, hero, target, met, [window, 0, NOBODY, NO_PART])


def begin_scroll(state: State, seat: Seat, rule: i64, hero: i64, window: i64, both: bool) -> None:
    """Carry out a scroll: one of its rules, or on an AND scroll the first and then the second."""
    push(state, seat, rule, hero, NO_TARGET, 0, [window, 1 if both else 0, NOBODY, NO_PART])


def begin_taken(state: State, seat: Seat, rule: i64, hero: i64, window: i64, met: i64, former: i64) -> None:
    """Carry out what happens when a place is taken from somebody."""
    push(state, seat, rule, hero, NO_TARGET, met, [window, 0, former, NO_PART])


def begin_part(state: State, seat: Seat, card: i64, part: i64, hero: i64) -> None:
    """Carry out one part of a treasure card."""
    push(state, seat, 2 * card, hero, NO_TARGET, 0, [TAKE_PART, 0, NOBODY, part])


def push(state: State, seat: Seat, rule: i64, hero: i64, target: i64, met: i64, lot: list[int]) -> None:
    if state.over:
        return
    state.call(USING, seat, rule, hero, target, met)
    state.stack[-1].lot = lot
    state.stack[-1].stage = 0 if target == NO_TARGET else 1


def effects_in(state: State, rule: i64, window: i64) -> list[Effect]:
    """The effects of a rule that work in a window."""
    return [effect for effect in state.box.rules[rule] if effect.when == window]


class Using(Procedure):
    """The effects of a rule in printed order; `stage` is 1 when the stack for the next one has been picked."""

    def effects(self, state: State, pending: Pending) -> list[Effect]:
        rule: i64 = pending.slots[USING_RULE]
        part: i64 = pending.lot[USE_PART]
        if part != NO_PART:
            return [state.box.rules[rule][part]]
        found = effects_in(state, rule, pending.lot[USE_WINDOW])
        if pending.lot[USE_BOTH] == 1:
            found = found + effects_in(state, rule + 1, pending.lot[USE_WINDOW])
        return found

    def resolve(self, state: State, pending: Pending) -> None:
        effects = self.effects(state, pending)
        if pending.step >= len(effects):
            state.finish()
            return
        effect = effects[pending.step]
        if not effect.holds(pending.slots[USING_MET]):
            pending.done()
        elif effect.picks_stack() and pending.stage == 0:
            self.ask_stack(state, pending, effect)
        elif effect.target == CHOSEN_HERO and pending.stage == 0:
            heroes = [HEROES + hero for hero in state.heroes_of(pending.seat)]
            state.put(pending.seat, ONE_HERO, pending.slots[USING_RULE] // 2, heroes, True)
        elif effect.do == GAIN and effect.code == RESOURCES_OR_GOLD and pending.stage == 0:
            state.put(pending.seat, INCOME, pending.slots[USING_RULE] // 2, [IN_RESOURCES, IN_GOLD], True)
        else:
            self.act(state, pending, effect)

    def ask_stack(self, state: State, pending: Pending, effect: Effect) -> None:
        choices = [FIGHTER + one for one in candidates(state, pending.slots[USING_HERO], effect)]
        if choices:
            state.put(pending.seat, TARGET, pending.slots[USING_RULE] // 2, choices, True)
        else:
            pending.done()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        pending.stage = 1
        if choice in (IN_RESOURCES, IN_GOLD):
            pending.slots[USING_TARGET] = choice
        elif choice >= FIGHTER:
            pending.slots[USING_TARGET] = choice - FIGHTER
        else:
            pending.slots[USING_HERO] = choice - HEROES

    def act(self, state: State, pending: Pending, effect: Effect) -> None:
        """Go on to the next effect first: what this one calls comes on top."""
        if effect.target == THAT_STACK and pending.slots[USING_TARGET] == NO_TARGET:
            pending.slots[USING_TARGET] = attacker(state)
        pending.done()
        if effect.target == THAT_STACK and not can_meet(state, effect, pending.slots[USING_TARGET]):
            return
        verbs.carry_out(state, pending, effect)


def attacker(state: State) -> i64:
    """That stack, after an attack: the one that attacked; a hero is none (MMH-RUL-107)."""
    battle = state.battle
    if battle is None or battle.fighter < 0 or is_hero(battle.fighter):
        return NO_TARGET
    return battle.fighter


def can_meet(state: State, effect: Effect, stack: i64) -> bool:
    """Whether there is such a stack: one that stands, or one in which Resurrection finds something (MMH-RUL-101)."""
    battle = state.battle
    if battle is None or stack == NO_TARGET:
        return False
    if effect.do == RESURRECT:
        return len(losses.choices(state, battle, side_of(stack), stack)) > 0
    return stacks.size(state, battle, stack) > 0


def candidates(state: State, hero: i64, effect: Effect) -> list[int]:
    """The stacks an effect of this hero may be turned on."""
    battle = state.battle
    if battle is None:
        return []
    side = side_of(fighter_of(battle, hero))
    if effect.target == OWN_STACK:
        return stacks.of_side(state, battle, side)
    return stacks.of_side(state, battle, 1 - side) if effect.target == ENEMY_STACK else []
