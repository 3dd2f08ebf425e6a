"""Why something cannot be built, bought, upgraded, hired or dismissed: all that is missing, not only the first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import LEVELS, NO_CARD, faction_of
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import (
    RECRUITING_DISCOUNTED,
    RECRUITING_HERO,
    RECRUITING_LEFT,
)
from interregnum.games.heroes.engine.reasons import Reason, Why, because
from interregnum.games.heroes.engine.state import IN_TOWN, NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import ALLOW, BASIC, RECRUIT_ELITES, RECRUIT_HEROES
from interregnum.games.heroes.engine.town import building, recruiting
from interregnum.kernel.ids import NOBODY, Seat
from interregnum.kernel.pending import Pending

# -- the action Build


def to_rise(state: State, seat: Seat) -> list[Reason]:
    """Why the town does not get its next level (MMH-BUILD-02, 03)."""
    if state.levels[seat] >= LEVELS:
        return because("highest-level")
    return short("resources", building.level_price(state, seat), state.resources[seat])


def to_build(state: State, seat: Seat, number: i64, all_gold: bool) -> list[Reason]:
    """Why a building is not raised: it stands, or needs a level, an artifact or its price (MMH-BUILD-08, 09)."""
    one: i64 = state.box.building_first + number
    if one not in state.box.faction_buildings[state.factions[seat]]:
        return because("other-faction")
    if one in state.buildings[seat]:
        return because("stands")
    return to_open(state, seat, number) + to_pay(state, seat, number, all_gold)


def to_open(state: State, seat: Seat, number: i64) -> list[Reason]:
    found: list[Reason] = []
    if building.is_open(state, seat, state.box.building_first + number):
        return found
    level: i64 = state.box.building_level[number]
    artifact: i64 = state.box.building_artifact[number]
    if level > state.levels[seat]:
        found.append(Reason("town-level", [level]))
    if artifact != NO_CARD and building.owner_of(state, seat, artifact) == NOBODY:
        found.append(Reason("artifact", [artifact]))
    return found


def to_pay(state: State, seat: Seat, number: i64, all_gold: bool) -> list[Reason]:
    off = building.building_discount(state, seat)
    if all_gold:
        either = building.in_gold(state, number, off)
        return short("building-gold", either, state.gold[seat]) if either > 0 else because("not-for-gold")
    resources = building.in_resources(state, number, off)
    gold: i64 = state.box.building_gold[number]
    return short("resources", resources, state.resources[seat]) + short("building-gold", gold, state.gold[seat])


def short(why: Why, price: i64, stock: i64) -> list[Reason]:
    """How much more there would have to be."""
    return [Reason(why, [price - stock])] if price > stock else []


# -- the action Recruit, and the Arena


class Barracks:
    """Who buys for whom: a recruitment under way, or the one that could be."""

    def __init__(self, state: State, seat: Seat, pending: Pending | None) -> None:
        self.state: Final = state
        self.seat: Final[int] = seat
        self.at_arena: Final[int] = NOBODY if pending is None else pending.slots[RECRUITING_HERO]
        self.left: Final[int] = values.recruit_limit(state, seat) if pending is None else pending.slots[RECRUITING_LEFT]
        self.first: Final = pending is None or pending.slots[RECRUITING_DISCOUNTED] != 1

    def to_buy(self, hero: i64, level: i64, side: i64) -> list[Reason]:
        """Why a hero does not get a unit (MMH-RECR-02 to 09)."""
        state, seat = self.state, self.seat
        found = self.to_serve(hero)
        if found:
            return found
        if self.left <= 0:
            found.append(Reason("limit", []))
        if self.at_arena == NOBODY:
            found.extend(self.to_have(level, side))
        if values.room(state, hero) <= 0:
            found.append(Reason("command", [self.state.army_size(hero) + values.room(state, hero)]))
        if state.reserve[seat][level] <= 0:
            found.append(Reason("reserve", []))
        found.extend(short("unit-gold", recruiting.price(state, hero, level, side, self.first), state.gold[seat]))
        return found

    def to_have(self, level: i64, side: i64) -> list[Reason]:
        """What the town lacks for a unit (MMH-RECR-04, 08)."""
        found: list[Reason] = []
        if level >= recruiting.open_levels(self.state, self.seat):
            found.append(Reason("unit-level", [level + 1]))
        return found if side == BASIC else found + self.to_be_allowed(RECRUIT_ELITES, "no-elites")

    def to_upgrade(self, hero: i64, level: i64) -> list[Reason]:
        """Why a token of a hero is not turned (MMH-RECR-11, 12)."""
        state = self.state
        found = because("arena") if self.at_arena != NOBODY else self.to_serve(hero, state.options.upgrade_anywhere)
        if found:
            return found
        found = self.to_be_allowed(RECRUIT_ELITES, "no-elites")
        if state.armies[hero][2 * level + BASIC] <= 0:
            found.append(Reason("no-basic", []))
        return found + short("unit-gold", recruiting.upgrade_price(state, hero, level), state.gold[self.seat])

    def to_hire(self, hero: i64) -> list[Reason]:
        """Why a hero does not come into play (MMH-RECR-13, 16, 17)."""
        if self.at_arena != NOBODY:
            return because("arena")
        if faction_of(hero) != self.state.factions[self.seat]:
            return because("other-faction")
        if self.state.at[hero] != NOT_IN_PLAY:
            return [Reason("in-play", [hero])]
        found = self.to_be_allowed(RECRUIT_HEROES, "no-hall")
        if self.left <= 0:
            found.append(Reason("limit", []))
        return found + short("unit-gold", self.state.box.hero_price, self.state.gold[self.seat])

    def to_dismiss(self, hero: i64, token: i64) -> list[Reason]:
        """Why a token is not put back (MMH-RECR-18, 19)."""
        found = because("arena") if self.at_arena != NOBODY else self.to_serve(hero, True)
        if found:
            return found
        if self.state.armies[hero][token] <= 0:
            return because("no-token")
        return because("last-unit") if self.state.army_size(hero) <= 1 else []

    def to_serve(self, hero: i64, anywhere: bool = False) -> list[Reason]:
        """Why nothing is done for this hero: he is another player's, not in play, or elsewhere (MMH-RECR-02)."""
        if faction_of(hero) != self.state.factions[self.seat]:
            return because("other-faction")
        if self.state.at[hero] == NOT_IN_PLAY:
            return [Reason("not-in-play", [hero])]
        if self.at_arena != NOBODY:
            return [] if hero == self.at_arena else [Reason("at-the-arena", [self.at_arena])]
        return [] if anywhere or self.state.at[hero] == IN_TOWN else [Reason("not-in-town", [hero])]

    def to_be_allowed(self, what: i64, why: Why) -> list[Reason]:
        """Which building is missing, or which week is in the way (MMH-RUL-110)."""
        state = self.state
        if values.player_may(state, self.seat, what):
            return []
        if values.is_forbidden(state, what):
            return [Reason("week-forbids", [state.week])]
        lets = [one for one in state.box.faction_buildings[state.factions[self.seat]] if self.lets(one, what)]
        return [Reason(why, lets[:1])]

    def lets(self, one: i64, what: i64) -> bool:
        return values.speaks(self.state, 2 * one, ALLOW, what)
