"""Flight: declared at the start of a later battle turn, paid with tokens (MMH-FLEE, MMH-RUL-54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import stacks
from interregnum.games.heroes.engine.battle.battle import NOT_OVER, SIDE, Battle
from interregnum.games.heroes.engine.box import LEVELS, unit_of_hero
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import FIGHT_ON, FLEE, GIVE_UP, TAKE_FLIGHT, TOKEN
from interregnum.games.heroes.engine.events import Fled, GivenUp
from interregnum.games.heroes.engine.flow.programs import FLIGHT, FLIGHT_LEFT, FLIGHT_SIDE
from interregnum.games.heroes.engine.ids import HeroId, SideNo, UnitId
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import DEFENCE, FLIGHT_LOSS, TO_FLEE
from interregnum.kernel.ids import UNKNOWN, Choice
from interregnum.kernel.pending import Pending

# The steps of the procedure.
DECLARING: Final[i64] = 0
GIVING_UP: Final[i64] = 1


class Flight(Procedure):
    """One side may flee, and gives up tokens."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        side: i64 = pending.slots[FLIGHT_SIDE]
        hero: i64 = battle.heroes[side]
        if pending.step == DECLARING:
            if battle.winner != NOT_OVER or values.is_forbidden(state, TO_FLEE):
                state.finish()
            else:
                state.put(pending.seat, FLEE, UNKNOWN, [FIGHT_ON, TAKE_FLIGHT], True)
        elif pending.slots[FLIGHT_LEFT] == 0 or state.army_size(hero) == 0:
            state.finish()
        else:
            tokens = left_to_give(state, battle, side, pending.slots[FLIGHT_LEFT])
            state.put(pending.seat, GIVE_UP, UNKNOWN, [TOKEN + token for token in tokens], True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        battle = state.battle
        assert battle is not None
        side: i64 = pending.slots[FLIGHT_SIDE]
        if choice == FIGHT_ON:
            state.finish()
        elif choice == TAKE_FLIGHT:
            pending.done()
            pending.slots[FLIGHT_LEFT] = begin(state, battle, side)
        else:
            self.give_up(state, pending, battle, choice - TOKEN)

    def give_up(self, state: State, pending: Pending, battle: Battle, token: i64) -> None:
        """A whole token, elite or not; one with Defence is enough (MMH-FLEE-03, 05)."""
        side: i64 = pending.slots[FLIGHT_SIDE]
        hero: i64 = battle.heroes[side]
        level: i64 = token // 2
        enough = has_defence(state, battle, side, token)
        pending.slots[FLIGHT_LEFT] = 0 if enough else pending.slots[FLIGHT_LEFT] - 1
        state.armies[hero][token] -= 1
        state.reserve[state.seat_of_hero(hero)][level] += 1
        if state.journal is not None:
            state.journal.add(GivenUp(HeroId(hero), UnitId(unit_of_hero(hero, level)), SideNo(token % 2)))


def begin(state: State, battle: Battle, side: i64) -> i64:
    """The side flees and so loses the battle; how many tokens it gives up."""
    hero: i64 = battle.heroes[side]
    battle.fled = side
    battle.winner = 1 - side
    if state.journal is not None:
        state.journal.add(Fled(HeroId(hero)))
    return min(values.of_hero(state, hero, FLIGHT_LOSS), state.army_size(hero))


def force(state: State, battle: Battle, side: i64) -> None:
    """A battle that does not end is broken off: this side is treated as fleeing (MMH-RUL-58)."""
    seat = stacks.seat_of(state, battle, side)
    state.call(FLIGHT, seat, side, begin(state, battle, side))
    state.stack[-1].step = GIVING_UP


def left_to_give(state: State, battle: Battle, side: i64, number: i64) -> list[int]:
    """The kinds of tokens that may be given up; one only where the whole army goes whatever is chosen."""
    hero: i64 = battle.heroes[side]
    found = [token for token in range(2 * LEVELS) if state.armies[hero][token] > 0]
    for token in found:
        if state.army_size(hero) > number or has_defence(state, battle, side, token):
            return found
    return found[:1]


def has_defence(state: State, battle: Battle, side: i64, token: i64) -> bool:
    """Whether this token has Defence on the side that is up, or its stack was granted it (MMH-RUL-109)."""
    hero: i64 = battle.heroes[side]
    row: i64 = unit_of_hero(hero, token // 2)
    printed = state.box.unit_abilities[2 * row + token % 2] & (1 << DEFENCE) != 0
    return printed or values.is_granted(state, battle, side * SIDE + token // 2, DEFENCE)
