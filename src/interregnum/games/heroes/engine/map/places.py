"""What a hero does with the places of the map: explores them, takes them, takes them over after a battle."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.cards import using, windows
from interregnum.games.heroes.engine.choices import ALL_PLACES, DONE, FIELD, PORTAL, TAKE_OVER
from interregnum.games.heroes.engine.events import Explored, PowerChanged, Relocated, Taken
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import (
    ARRIVING_HERO,
    EXPLORING,
    EXPLORING_FIELD,
    EXPLORING_HERO,
    TAKING,
    TAKING_FIELD,
    TAKING_HERO,
    TAKING_OVER_HERO,
    TAKING_OVER_LOSER,
)
from interregnum.games.heroes.engine.ids import FieldId, HeroId, PlaceId
from interregnum.games.heroes.engine.map.board import NO_GUARD
from interregnum.games.heroes.engine.map.zone import is_safe, zone_of
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, Procedure, State
from interregnum.games.heroes.engine.terms import (
    CONTROLLED,
    EXPLORABLE,
    EXPLORE,
    FROM_NOBODY,
    FROM_OPPONENT,
    TAKE_CONTROL,
)
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice, Seat, SeatId
from interregnum.kernel.pending import Pending


def guard_of(state: State, field: i64) -> i64:
    """The encounter that guards a place, or NO_ENCOUNTER (MMH-EXP-04)."""
    at: i64 = state.board.guard[field]
    return NO_ENCOUNTER if at == NO_GUARD else state.encounters[at]


def is_of_use(state: State, seat: Seat, field: i64) -> bool:
    """Whether a hero of the seat could explore or take the place there, guards aside (MMH-EXP-09, MMH-CTRL-05)."""
    kind: i64 = state.box.place_kind[state.board.place[field]]
    if kind == CONTROLLED:
        return state.owners[field] != seat and not is_safe(state, field)
    return kind == EXPLORABLE and state.explored[field] == 0


def begin(state: State, seat: Seat, hero: i64, field: i64) -> None:
    """Explore a place, or take it, by its kind."""
    kind: i64 = state.box.place_kind[state.board.place[field]]
    state.call(TAKING if kind == CONTROLLED else EXPLORING, seat, hero, field)


class Exploring(Procedure):
    """A hero explores a field, once in a game, whatever it brings (MMH-EXP-09, MMH-RUL-28)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[EXPLORING_HERO]
        field: i64 = pending.slots[EXPLORING_FIELD]
        place: i64 = state.board.place[field]
        state.explored[field] = 1
        if state.journal is not None:
            state.journal.add(Explored(HeroId(hero), FieldId(field), PlaceId(place)))
        state.finish()
        using.begin(state, pending.seat, 2 * (state.box.place_first + place), hero, EXPLORE, NO_TARGET, 0)


class Taking(Procedure):
    """A hero takes control of a field (MMH-CTRL-06 to 10)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[TAKING_HERO]
        field: i64 = pending.slots[TAKING_FIELD]
        former = take(state, pending.seat, hero, field)
        state.finish()
        if state.box.place_power[state.board.place[field]] > 0:
            settle(state, pending.seat, former)
        open_window(state, pending.seat, hero, former)


class TakingOver(Procedure):
    """The winner of a hero battle takes over places in his zone (MMH-HVH-10 to 13).

    The lot holds fields taken together, whose windows are still to open.
    """

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[TAKING_OVER_HERO]
        if pending.lot:
            pending.lot.pop()
            open_window(state, pending.seat, hero, pending.slots[TAKING_OVER_LOSER])
            return
        fields = up_for_taking(state, hero, pending.slots[TAKING_OVER_LOSER])
        if not fields:
            state.finish()
            return
        choices: list[int] = [ALL_PLACES]
        if len(fields) > 1:
            choices.extend([FIELD + field for field in fields])
        choices.append(DONE)
        state.put(pending.seat, TAKE_OVER, UNKNOWN, choices, True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        hero: i64 = pending.slots[TAKING_OVER_HERO]
        if choice == DONE:
            state.finish()
        elif choice >= FIELD:
            state.call(TAKING, pending.seat, hero, choice - FIELD)
        else:
            pending.lot = up_for_taking(state, hero, pending.slots[TAKING_OVER_LOSER])
            for field in pending.lot:
                take(state, pending.seat, hero, field)
            settle(state, pending.seat, pending.slots[TAKING_OVER_LOSER])


class Arriving(Procedure):
    """A hero comes out of a portal where no hero stands (MMH-RUL-117)."""

    def resolve(self, state: State, pending: Pending) -> None:
        choices = [FIELD + portal for portal in open_portals(state)]
        if choices:
            state.put(pending.seat, PORTAL, UNKNOWN, choices, True)
        else:
            state.finish()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        field: i64 = choice - FIELD
        state.at[pending.slots[ARRIVING_HERO]] = field
        if state.journal is not None:
            state.journal.add(Relocated(HeroId(pending.slots[ARRIVING_HERO]), FieldId(field)))
        state.finish()


def open_portals(state: State) -> list[int]:
    return [portal for portal in state.board.portals if portal not in state.at]


def up_for_taking(state: State, hero: i64, loser: Seat) -> list[int]:
    """The loser's places in the zone of the winning hero; no other zone protects them (MMH-RUL-36)."""
    zone = zone_of(state, hero)
    return [field for field in state.board.flags if state.owners[field] == loser and field in zone]


def take(state: State, seat: Seat, hero: i64, field: i64) -> i64:
    """The flag changes; gives the seat that lost it, or NOBODY (MMH-CTRL-06, 07)."""
    former: i64 = state.owners[field]
    state.owners[field] = seat
    if state.journal is not None:
        state.journal.add(Taken(HeroId(hero), FieldId(field), PlaceId(state.board.place[field]), SeatId(former)))
    return former


def settle(state: State, seat: Seat, former: Seat) -> None:
    """Power of both players changes together, then it is checked (MMH-CTRL-08, 09, MMH-RUL-02)."""
    if former != NOBODY and state.journal is not None:
        state.journal.add(PowerChanged(SeatId(former), power.power(state, former)))
    power.check(state, seat)


def open_window(state: State, seat: Seat, hero: i64, former: Seat) -> None:
    """What happens when a place is taken (MMH-RUL-118)."""
    met = FROM_NOBODY if former == NOBODY else FROM_OPPONENT
    windows.player_window(state, seat, hero, TAKE_CONTROL, met, former)
