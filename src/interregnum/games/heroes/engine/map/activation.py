"""The action Hero activation: heroes move, fight, explore and take places, one after another (MMH-HACT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.cards import values, windows
from interregnum.games.heroes.engine.choices import DONE, GO, HEROES, MOVE, NEXT_HERO, VISIT
from interregnum.games.heroes.engine.events import Activated, CameHome, Moved
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATION,
    ACTIVATION_AGAIN,
    ACTIVATION_FOUGHT,
    ACTIVATION_HERO,
    ACTIVATION_POINTS,
)
from interregnum.games.heroes.engine.ids import FieldId, HeroId
from interregnum.games.heroes.engine.map import movement, places
from interregnum.games.heroes.engine.map.board import NO_PLACE
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, Procedure, State
from interregnum.games.heroes.engine.terms import ACTIVATION_START, MOVEMENT
from interregnum.games.heroes.engine.town import experience, trading
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice
from interregnum.kernel.pending import Pending

# How far an activation has come.
STARTING: Final[i64] = 0  # cards that work when a hero is activated
COUNTING: Final[i64] = 1  # then his movement points are counted (MMH-RUL-103, 117)
STANDING: Final[i64] = 2  # he has not moved yet
UNDER_WAY: Final[i64] = 3


class Activations(Procedure):
    """Each hero with units once, in an order the player likes; the lot holds those that had their turn (MMH-HACT-07).

    The last one begins without a question: to leave him out is to do nothing with him.
    """

    def resolve(self, state: State, pending: Pending) -> None:
        waiting = [
            hero for hero in state.heroes_of(pending.seat) if hero not in pending.lot and state.army_size(hero) > 0
        ]
        if not waiting:
            state.finish()
        elif len(waiting) == 1:
            self.activate(state, pending, waiting[0])
        else:
            choices: list[int] = [HEROES + hero for hero in waiting]
            choices.append(DONE)
            state.put(pending.seat, NEXT_HERO, UNKNOWN, choices, True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == DONE:
            state.finish()
        else:
            self.activate(state, pending, choice - HEROES)

    def activate(self, state: State, pending: Pending, hero: i64) -> None:
        pending.lot.append(hero)
        state.call(ACTIVATION, pending.seat, hero, 0, 0, 0)


class Activation(Procedure):
    """One hero moves; the lot holds the last field where he could have stayed."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[ACTIVATION_HERO]
        if pending.step == STARTING:
            pending.step = COUNTING
            windows.hero_window(state, hero, ACTIVATION_START, 0)
        elif pending.step == COUNTING:
            count_points(state, pending, hero)
        else:
            self.ask(state, pending, hero)

    def ask(self, state: State, pending: Pending, hero: i64) -> None:
        """Where to, what to do there, trade and advances; who can only end does so by himself (MMH-DEC-04, 19)."""
        choices = [int(DONE)] if has_ended(state, pending, hero) else moves(state, pending, hero)
        if not choices:
            state.at[hero] = pending.lot[-1]  # an effect left him where he may not stay (MMH-RUL-19)
            return
        if len(choices) == 1 and choices[0] == DONE and not experience.can_advance(state, hero):
            end(state, pending, hero)
            return
        trading.add_choices(state, pending.seat, choices)
        state.put(pending.seat, MOVE, UNKNOWN, choices, not trading.has_secret_choices(state, pending.seat))

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        hero: i64 = pending.slots[ACTIVATION_HERO]
        if choice == DONE:
            end(state, pending, hero)
        elif trading.answered(state, pending.seat, choice):
            return
        elif choice >= VISIT:
            visit(state, pending, hero, choice - VISIT)
        else:
            go(state, pending, hero, choice - GO)


def count_points(state: State, pending: Pending, hero: i64) -> None:
    """Movement points are counted once, where the activation begins (MMH-MOVE-01, MMH-RUL-24, 103)."""
    state.began_in_town = state.at[hero] == IN_TOWN
    pending.slots[ACTIVATION_POINTS] = values.of_hero(state, hero, MOVEMENT)
    pending.slots[ACTIVATION_FOUGHT] = 0
    pending.lot = [state.at[hero]]
    pending.step = STANDING
    if state.journal is not None:
        state.journal.add(Activated(HeroId(hero), pending.slots[ACTIVATION_POINTS]))


def has_ended(state: State, pending: Pending, hero: i64) -> bool:
    """A hero who came home or has no units left moves no more (MMH-MOVE-07, MMH-HACT-05, MMH-RUL-17)."""
    return (pending.step == UNDER_WAY and state.at[hero] == IN_TOWN) or state.army_size(hero) == 0


def end(state: State, pending: Pending, hero: i64) -> None:
    """Points left are lost; after a Stable the same hero is activated again at once (MMH-MOVE-05, MMH-RUL-29)."""
    state.began_in_town = False
    if pending.slots[ACTIVATION_AGAIN] > 0 and state.army_size(hero) > 0:
        pending.slots[ACTIVATION_AGAIN] -= 1
        pending.step = STARTING
    else:
        state.finish()


# -- what is offered


def moves(state: State, pending: Pending, hero: i64) -> list[int]:
    """Fields to stay or fight on, the own town, places to explore or take, and the end where he may stay."""
    points: i64 = pending.slots[ACTIVATION_POINTS]
    may_fight = pending.slots[ACTIVATION_FOUGHT] == 0
    found = movement.ways(state, hero, points, may_fight)
    here: i64 = found.fields[0]
    at_rest = movement.resting(state, hero, found.fields)
    choices: list[int] = [GO + field for field in at_rest if field != here]
    choices.extend([GO + field for field in found.ends])
    place = state.board.place
    for field in found.fields:
        if place[field] == NO_PLACE or not can_visit(state, hero, field, may_fight):
            continue
        if field in at_rest or has_way_on(state, hero, field, points - found.costs[field], may_fight):
            choices.append(VISIT + field)
    if state.at[hero] == IN_TOWN or here in at_rest:
        choices.append(DONE)
    return choices


def can_visit(state: State, hero: i64, field: i64, may_fight: bool) -> bool:
    """Whether he could explore or take a place there, if need be after a battle (MMH-EXP-05, MMH-CTRL-04)."""
    if not places.is_of_use(state, state.seat_of_hero(hero), field):
        return False
    return may_fight or not is_defended(state, hero, field)


def is_defended(state: State, hero: i64, field: i64) -> bool:
    """Whether the place has a guard whom the hero would have to fight (MMH-RUL-17, 18)."""
    token = places.guard_of(state, field)
    return token != NO_ENCOUNTER and not fighting.is_routed(state, hero, token)


def has_way_on(state: State, hero: i64, field: i64, points: i64, may_fight: bool) -> bool:
    """Whether he could leave the place again, if another own hero stands there (MMH-RUL-16, 19)."""
    may_fight = may_fight and not is_defended(state, hero, field)
    found = movement.ways_from(state, hero, field, points, may_fight)
    return len(found.ends) > 0 or len(movement.resting(state, hero, found.fields)) > 0


# -- what is answered


def go(state: State, pending: Pending, hero: i64, field: i64) -> None:
    """Pay for the way and be there; somebody in the way means battle at once (MMH-MOVE-08, MMH-RUL-17)."""
    enemy = enemy_at(state, pending, field)
    walk(state, pending, hero, field)
    if enemy != NOBODY:
        pending.slots[ACTIVATION_FOUGHT] = 1
        fighting.duel(state, hero, enemy)
    elif state.encounters[field] != NO_ENCOUNTER:
        meet(state, pending, hero, field, field)


def visit(state: State, pending: Pending, hero: i64, field: i64) -> None:
    """Go to a place and declare: its guards come first, without them it is explored or taken (MMH-EXP-05, 06)."""
    pending.step = UNDER_WAY
    if field != state.at[hero]:
        walk(state, pending, hero, field)
    if places.guard_of(state, field) != NO_ENCOUNTER:
        meet(state, pending, hero, state.board.guard[field], field)
    else:
        places.begin(state, pending.seat, hero, field)


def walk(state: State, pending: Pending, hero: i64, field: i64) -> None:
    """Use movement points; in the own town the movement is over (MMH-MOVE-02, 07)."""
    costs = movement.reach(state, hero, pending.slots[ACTIVATION_POINTS], pending.slots[ACTIVATION_FOUGHT] == 0)
    pending.slots[ACTIVATION_POINTS] -= costs[field]
    pending.step = UNDER_WAY
    at: i64 = state.at[hero]
    home: i64 = state.towns[pending.seat]
    if at != IN_TOWN and movement.can_rest(state, hero, at):
        pending.lot = [at]
    if field == home:
        state.at[hero] = IN_TOWN
        if state.journal is not None:
            state.journal.add(CameHome(HeroId(hero)))
    else:
        state.at[hero] = field
        if state.journal is not None:
            start, left = FieldId(home if at == IN_TOWN else at), pending.slots[ACTIVATION_POINTS]
            state.journal.add(Moved(HeroId(hero), start, FieldId(field), left))


def meet(state: State, pending: Pending, hero: i64, home: i64, field: i64) -> None:
    """Meet an encounter; a Rout is no battle (MMH-HACT-04, MMH-RUL-18)."""
    if not fighting.meet(state, hero, home, field):
        pending.slots[ACTIVATION_FOUGHT] = 1


def enemy_at(state: State, pending: Pending, field: i64) -> i64:
    """The hero of another player who stands there, or NOBODY."""
    for hero, at in enumerate(state.at):
        if at == field and state.seat_of_hero(hero) != pending.seat:
            return hero
    return NOBODY
