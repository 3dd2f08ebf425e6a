"""A battle from its trigger to its decision (MMH-BAT, MMH-BTURN, MMH-RUL-62)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import flight, stacks, track
from interregnum.games.heroes.engine.battle.battle import CREATURE, NO_FIGHTER, NO_TARGET, NOT_OVER, SIDE, Battle
from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.cards import values, windows
from interregnum.games.heroes.engine.choices import FIGHTER, ORDER
from interregnum.games.heroes.engine.events import BattleBegan, BattleTurn, DuelBegan, Regenerated, Routed
from interregnum.games.heroes.engine.flow.programs import AFTERMATH, ATTACK, BATTLE, BATTLE_HOME, FLIGHT, TREASURE
from interregnum.games.heroes.engine.ids import FieldId, HeroId, TokenId
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, Procedure, State
from interregnum.games.heroes.engine.terms import BEFORE_BATTLE, FOR_TURN, REGENERATION, TURN_END, TURN_START
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice
from interregnum.kernel.pending import Pending

LAST_TURN: Final[i64] = 50  # MMH-RUL-58

# The steps of the procedure.
BEFORE: Final[i64] = 0
SORTING: Final[i64] = 1
STARTING: Final[i64] = 2
SORTING_AGAIN: Final[i64] = 3
ATTACKING: Final[i64] = 4
ENDING: Final[i64] = 5
CLOSING: Final[i64] = 6


def is_dark(state: State) -> bool:
    """Whether the Week card shows the Dark days (MMH-DARK-01)."""
    return state.week != NO_CARD and state.box.week_dark[state.week - state.box.week_first]


def is_routed(state: State, hero: i64, token: i64) -> bool:
    """Whether the hero drives the encounter away without a fight (MMH-ROUT-06 to 09, MMH-DARK-07)."""
    return runs_from(state, values.rout(state, hero), token)


def runs_from(state: State, rout: i64, token: i64) -> bool:
    """Whether a Rout is high enough for the encounter."""
    needed: i64 = state.box.rout_needed[state.box.token_tier[token]]
    if is_dark(state):
        needed += state.box.dark_rout
    return rout >= needed


def meet(state: State, hero: i64, home: i64, field: i64) -> bool:
    """The hero meets the encounter that stands at `home`; whether it was routed, else a battle begins on `field`."""
    token: i64 = state.encounters[home]
    seat = state.seat_of_hero(hero)
    if is_routed(state, hero, token):
        state.encounters[home] = NO_ENCOUNTER
        if state.journal is not None:
            state.journal.add(Routed(HeroId(hero), TokenId(token), FieldId(home)))
        state.call(TREASURE, seat, hero, state.box.token_chests[token], NO_CARD, 1)
        return True
    battle = Battle(hero, NOBODY, token, field)
    add_creatures(state, battle, CREATURE)
    if is_dark(state):
        add_creatures(state, battle, CREATURE + 1)
    state.battle = battle
    if state.journal is not None:
        state.journal.add(BattleBegan(HeroId(hero), TokenId(token), FieldId(field), 1 if is_dark(state) else 0))
    state.call(BATTLE, seat, home)
    return False


def add_creatures(state: State, battle: Battle, kind: i64) -> None:
    fighter: i64 = SIDE + kind
    battle.tokens[fighter] = battle.token
    battle.whole[fighter] = state.box.creature_number[battle.token]
    battle.numbers[fighter] = battle.whole[fighter]


def duel(state: State, hero: i64, enemy: i64) -> None:
    """The hero attacks another player's hero (MMH-HVH-01)."""
    field: i64 = state.at[enemy]
    state.battle = Battle(hero, enemy, NOBODY, field)
    if state.journal is not None:
        state.journal.add(DuelBegan(HeroId(hero), HeroId(enemy), FieldId(field)))
    state.call(BATTLE, state.seat_of_hero(hero), NOBODY)


class Fighting(Procedure):
    """The battle under way."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        step = pending.step
        if battle.winner != NOT_OVER:
            home: i64 = pending.slots[BATTLE_HOME]
            state.finish()
            state.call(AFTERMATH, pending.seat, home)
        elif step == BEFORE:
            pending.done()
            windows.battle_window(state, BEFORE_BATTLE, [0, 0])
        elif step in (SORTING, SORTING_AGAIN):
            self.sort(state, pending, battle)
        elif step == STARTING:
            self.begin_turn(state, pending, battle)
        elif step == ATTACKING:
            self.next_attack(state, pending, battle)
        elif step == ENDING:
            pending.done()
            windows.battle_window(state, TURN_END, [0, 0])
        else:
            self.close_turn(state, pending, battle)

    def sort(self, state: State, pending: Pending, battle: Battle) -> None:
        """Put everybody on the track; who has equal fighters says which goes first (MMH-INIT-01 to 06)."""
        if pending.step == SORTING_AGAIN and not battle.sort_again:
            pending.done()
            return
        open_side = track.unsettled(state, battle)
        if open_side >= 0:
            choices = [FIGHTER + one for one in track.rivals(state, battle, open_side)]
            state.put(stacks.seat_of(state, battle, open_side), ORDER, UNKNOWN, choices, True)
            return
        track.lay(state, battle)
        battle.sort_again = False
        pending.done()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        battle = state.battle
        assert battle is not None
        battle.settled.append(choice - FIGHTER)

    def begin_turn(self, state: State, pending: Pending, battle: Battle) -> None:
        if battle.turn == 0:
            battle.turn = 1
        if state.journal is not None:
            state.journal.add(BattleTurn(battle.turn))
        pending.done()
        windows.battle_window(state, TURN_START, [0, 0])

    def next_attack(self, state: State, pending: Pending, battle: Battle) -> None:
        """Each on the track has its chance; whoever is gone by then has left it (MMH-RUL-44)."""
        if battle.place < len(battle.track):
            fighter: i64 = battle.track[battle.place]
            battle.place += 1
            state.call(ATTACK, stacks.seat_of(state, battle, fighter // SIDE), fighter)
        else:
            battle.fighter = NO_FIGHTER
            pending.done()

    def close_turn(self, state: State, pending: Pending, battle: Battle) -> None:
        """Creatures regenerate, what lasted a turn ends, then flight may be declared (MMH-CAB-14, MMH-BTURN-03)."""
        for kind in range(CREATURE, CREATURE + 2):
            regenerate(state, battle, SIDE + kind)
        forget(state, battle, FOR_TURN)
        battle.used_now = []
        battle.turn += 1
        battle.target = NO_TARGET
        pending.step = SORTING
        if battle.turn == LAST_TURN:
            flight.force(state, battle, 0)
            return
        for side in range(2):  # the defender is asked first (MMH-HVH-04): what is called last goes first
            if battle.heroes[side] != NOBODY:
                state.call(FLIGHT, stacks.seat_of(state, battle, side), side)


def regenerate(state: State, battle: Battle, fighter: i64) -> None:
    """Wounds on a creature that still lives are removed at the end of the turn (MMH-RUL-52)."""
    hurt = battle.numbers[fighter] < battle.whole[fighter] or battle.marks[fighter] > 0
    if hurt and battle.numbers[fighter] > 0 and values.has_ability(state, battle, fighter, REGENERATION):
        battle.numbers[fighter] = battle.whole[fighter]
        battle.marks[fighter] = 0
        if state.journal is not None:
            state.journal.add(Regenerated(state.fighter(fighter)))


def forget(state: State, battle: Battle, until: i64) -> None:
    """What lasted so long is over; marks beyond the icons that are left are taken off (MMH-RUL-109)."""
    kept = [one for one in battle.lasting if one.until != until]
    if len(kept) == len(battle.lasting):
        return
    battle.lasting = kept
    for fighter in range(2 * SIDE):
        if battle.marks[fighter] > 0:
            most = values.icons(state, battle, fighter, battle.marked[fighter])
            battle.marks[fighter] = min(battle.marks[fighter], most)
