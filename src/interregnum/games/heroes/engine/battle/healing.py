"""Undoing wounds, turning tokens elite, and the Laurel (MMH-RES, MMH-ELITE-07 to 09, MMH-RUL-41, 53, 122)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import losses
from interregnum.games.heroes.engine.battle.battle import ELEMENTALS, FIGHTERS, SIDE, Battle, is_hero, kind_of, side_of
from interregnum.games.heroes.engine.box import LEVELS, unit_of_hero
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import DONE, HEAL, LAURELS, PROMOTE, RETURN, TOKEN, TURN_ELITE, UNMARK
from interregnum.games.heroes.engine.events import RETURNED, TURNED_ELITE, UNMARKED, WOUND_REMOVED, Healed, Promoted
from interregnum.games.heroes.engine.flow.programs import (
    HEALING_POINTS,
    HEALING_SIDE,
    HEALING_STACK,
    LAUREL_FIGHTER,
    PROMOTING_HERO,
    PROMOTING_LEFT,
)
from interregnum.games.heroes.engine.ids import HeroId, UnitId
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import BASIC, ELITE
from interregnum.kernel.ids import UNKNOWN, Choice
from interregnum.kernel.pending import Pending


class Healing(Procedure):
    """Points of Resurrection for a side, or for one of its stacks."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        choices: list[int] = []
        if pending.slots[HEALING_POINTS] > 0:
            choices = losses.choices(state, battle, pending.slots[HEALING_SIDE], pending.slots[HEALING_STACK])
        if choices:
            choices.append(DONE)
            state.put(pending.seat, HEAL, UNKNOWN, choices, True)
        else:
            state.finish()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == DONE:
            state.finish()
            return
        battle = state.battle
        assert battle is not None
        pending.slots[HEALING_POINTS] -= 1
        mend(state, battle, choice, True)


def mend(state: State, battle: Battle, choice: Choice, counts: bool) -> None:
    """Return a token, turn one elite, or take off a mark; what was turned bears no marks."""
    fighter: i64 = (choice - RETURN) % FIGHTERS
    army = state.armies[battle.heroes[side_of(fighter)]]
    row: i64 = 2 * kind_of(fighter)
    if counts:
        battle.healed[fighter] += 1
    if choice >= UNMARK:
        battle.marks[fighter] -= 1
        if state.journal is not None:
            state.journal.add(Healed(state.fighter(fighter), UNMARKED))
    elif choice >= PROMOTE:
        army[row + BASIC] -= 1
        army[row + ELITE] += 1
        if battle.marked[fighter] == BASIC:
            battle.marks[fighter] = 0
        if state.journal is not None:
            state.journal.add(Healed(state.fighter(fighter), TURNED_ELITE))
    else:
        army[row + BASIC] += 1
        battle.lost[fighter] -= 1
        if state.journal is not None:
            state.journal.add(Healed(state.fighter(fighter), RETURNED))


class Laurel(Procedure):
    """The Laurel of the elite die."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        fighter: i64 = pending.slots[LAUREL_FIGHTER]
        if kind_of(fighter) >= ELEMENTALS and not is_hero(fighter):
            remove_wound(state, battle, fighter)
            state.finish()
            return
        choices = laurel_choices(state, battle, fighter)
        if choices:
            choices.append(DONE)
            state.put(pending.seat, LAURELS, UNKNOWN, choices, True)
        else:
            state.finish()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        battle = state.battle
        assert battle is not None
        state.finish()
        if choice != DONE:
            mend(state, battle, choice, choice < PROMOTE)


def laurel_choices(state: State, battle: Battle, fighter: i64) -> list[int]:
    """One basic token of the stack turns elite, or one lost is resurrected; for a hero in any stack of his army."""
    hero: i64 = battle.heroes[side_of(fighter)]
    found: list[int] = []
    for level in range(LEVELS):
        stack: i64 = side_of(fighter) * SIDE + level
        if stack != fighter and not is_hero(fighter):
            continue
        if RETURN + stack in losses.choices(state, battle, side_of(fighter), stack):
            found.append(RETURN + stack)
        if state.armies[hero][2 * level + BASIC] > 0:
            found.append(PROMOTE + stack)
    return found


def remove_wound(state: State, battle: Battle, fighter: i64) -> None:
    """For creatures the Laurel is always a resurrection; tough ones rise when all their wounds are off (MMH-RUL-47)."""
    if battle.marks[fighter] > 0:
        battle.marks[fighter] -= 1
    elif battle.numbers[fighter] < battle.whole[fighter]:
        battle.numbers[fighter] += 1
        battle.marks[fighter] = values.icons(state, battle, fighter, BASIC)
    else:
        return
    if state.journal is not None:
        state.journal.add(Healed(state.fighter(fighter), WOUND_REMOVED))


class Promoting(Procedure):
    """Basic tokens turn elite outside a battle (MMH-PLACE-09, MMH-RUL-32)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[PROMOTING_HERO]
        army = state.armies[hero]
        kinds = [level for level in range(LEVELS) if army[2 * level + BASIC] > 0]
        basics = sum([army[2 * level + BASIC] for level in kinds])
        if pending.slots[PROMOTING_LEFT] == 0 or basics == 0:
            state.finish()
        elif basics <= pending.slots[PROMOTING_LEFT]:
            promote(state, hero, kinds[0])
        else:
            state.put(pending.seat, TURN_ELITE, UNKNOWN, [TOKEN + 2 * level for level in kinds], True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        pending.slots[PROMOTING_LEFT] -= 1
        promote(state, pending.slots[PROMOTING_HERO], (choice - TOKEN) // 2)


def promote(state: State, hero: i64, level: i64) -> None:
    army = state.armies[hero]
    army[2 * level + BASIC] -= 1
    army[2 * level + ELITE] += 1
    if state.journal is not None:
        state.journal.add(Promoted(HeroId(hero), UnitId(unit_of_hero(hero, level))))
