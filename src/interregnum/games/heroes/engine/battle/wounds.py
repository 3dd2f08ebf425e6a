"""Taking wounds: which stack, which token, how much it bears (MMH-WND, MMH-CAB-06 to 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import stacks, track
from interregnum.games.heroes.engine.battle.battle import ELEMENTALS, NO_TARGET, NOT_OVER, Battle, kind_of, side_of
from interregnum.games.heroes.engine.cards import values, windows
from interregnum.games.heroes.engine.choices import TAKE_WOUNDS, WOUND
from interregnum.games.heroes.engine.events import Eliminated, TurnedBasic, Wounded
from interregnum.games.heroes.engine.flow.programs import (
    CARD_WOUNDS_NUMBER,
    CARD_WOUNDS_STACK,
    WOUNDS,
    WOUNDS_HOW,
    WOUNDS_LEFT,
    WOUNDS_SIDE,
    WOUNDS_STACK,
)
from interregnum.games.heroes.engine.ids import SideNo
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import BASIC, BEFORE_WOUNDS, ELITE
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice
from interregnum.kernel.pending import Pending

ORDINARY: Final[i64] = 0
PIERCED: Final[i64] = 1
BY_A_CARD: Final[i64] = 2


class CardWounds(Procedure):
    """The wounds of a card against one stack (MMH-RUL-107, 108)."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        stack: i64 = pending.slots[CARD_WOUNDS_STACK]
        side = side_of(stack)
        if battle.winner != NOT_OVER or stacks.size(state, battle, stack) == 0:
            state.finish()
        elif pending.step == 0:
            battle.coming = pending.slots[CARD_WOUNDS_NUMBER]
            battle.by_card = True
            pending.done()
            hero: i64 = battle.heroes[side]
            if hero != NOBODY:
                windows.hero_window(state, hero, BEFORE_WOUNDS, 0)
        else:
            wounds = battle.coming
            battle.coming = 0
            battle.by_card = False
            state.finish()
            if wounds > 0:
                state.call(WOUNDS, stacks.seat_of(state, battle, side), side, wounds, stack, BY_A_CARD)


class Wounds(Procedure):
    """One lot of wounds; its lot holds the stack that suffers."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        choices = self.tokens(state, pending, battle) if pending.slots[WOUNDS_LEFT] > 0 else []
        if choices:
            state.put(pending.seat, TAKE_WOUNDS, UNKNOWN, choices, True)
        else:
            side: i64 = pending.slots[WOUNDS_SIDE]
            state.finish()
            stacks.check(state, battle, side)

    def tokens(self, state: State, pending: Pending, battle: Battle) -> list[int]:
        """The tokens that may take the next wound: of the stack begun, of the one named, else of all (MMH-WND-05)."""
        found: list[int] = []
        for stack in self.stacks(state, pending, battle):
            if kind_of(stack) >= ELEMENTALS:
                found.append(WOUND + 2 * stack)
                continue
            army = state.armies[battle.heroes[side_of(stack)]]
            for side in range(2):
                if army[2 * kind_of(stack) + side] > 0 and (battle.marks[stack] == 0 or battle.marked[stack] == side):
                    found.append(WOUND + 2 * stack + side)
        return found

    def stacks(self, state: State, pending: Pending, battle: Battle) -> list[int]:
        begun: i64 = pending.lot[-1] if pending.lot else pending.slots[WOUNDS_STACK]
        if begun != NO_TARGET and stacks.size(state, battle, begun) > 0:
            return [begun]
        if pending.slots[WOUNDS_HOW] == BY_A_CARD:
            return []  # surplus wounds of a card are lost
        standing = stacks.of_side(state, battle, pending.slots[WOUNDS_SIDE])
        return standing if battle.heroes[pending.slots[WOUNDS_SIDE]] != NOBODY else begun_first(battle, standing)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        """The chosen token takes wounds until it is gone or there are none left (MMH-RUL-45)."""
        battle = state.battle
        assert battle is not None
        stack: i64 = (choice - WOUND) // 2
        pending.lot = [stack]
        wounds: i64 = pending.slots[WOUNDS_LEFT]
        pierced = pending.slots[WOUNDS_HOW] == PIERCED
        if kind_of(stack) >= ELEMENTALS:
            pending.slots[WOUNDS_LEFT] = hurt_creatures(state, battle, stack, wounds, pierced)
        else:
            side: i64 = (choice - WOUND) % 2
            pending.slots[WOUNDS_LEFT] = hurt_token(state, battle, stack, side, wounds, pierced)


def begun_first(battle: Battle, standing: list[int]) -> list[int]:
    """Of two stacks of creatures the wounded one must be finished first (MMH-DARK-04, MMH-RUL-90)."""
    hurt = [one for one in standing if battle.numbers[one] < battle.whole[one] or battle.marks[one] > 0]
    return hurt if hurt else standing


def hurt_token(state: State, battle: Battle, stack: i64, side: i64, wounds: i64, pierced: bool) -> i64:
    """Marks up to its Toughness, then elite turns basic, basic is eliminated; gives the wounds that are left."""
    army = state.armies[battle.heroes[side_of(stack)]]
    row: i64 = 2 * kind_of(stack)
    if state.journal is not None:
        state.journal.add(Wounded(state.fighter(stack), wounds, SideNo(side)))
    while wounds > 0:
        wounds -= 1
        battle.wounds[stack] += 1
        if not pierced and battle.marks[stack] < values.icons(state, battle, stack, side):
            battle.marks[stack] += 1
            battle.marked[stack] = side
            continue
        battle.marks[stack] = 0
        army[row + side] -= 1
        if side == ELITE:
            side = BASIC
            army[row + BASIC] += 1
            if state.journal is not None:
                state.journal.add(TurnedBasic(state.fighter(stack)))
        else:
            battle.lost[stack] += 1
            battle.fallen += 1
            if state.journal is not None:
                state.journal.add(Eliminated(state.fighter(stack)))
            break
    if stacks.size(state, battle, stack) == 0:
        track.leave(battle, stack)
    return wounds


def hurt_creatures(state: State, battle: Battle, stack: i64, wounds: i64, pierced: bool) -> i64:
    """Each wound lowers the Number by one; with Toughness each takes so many more (MMH-WND-09, 10, MMH-RUL-47)."""
    if state.journal is not None:
        state.journal.add(Wounded(state.fighter(stack), wounds, SideNo(BASIC)))
    while wounds > 0 and battle.numbers[stack] > 0:
        wounds -= 1
        battle.wounds[stack] += 1
        if not pierced and battle.marks[stack] < values.icons(state, battle, stack, BASIC):
            battle.marks[stack] += 1
        else:
            battle.marks[stack] = 0
            battle.numbers[stack] -= 1
    if battle.numbers[stack] == 0:
        if state.journal is not None:
            state.journal.add(Eliminated(state.fighter(stack)))
        track.leave(battle, stack)
    return wounds
