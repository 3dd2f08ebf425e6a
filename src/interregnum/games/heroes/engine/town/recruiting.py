"""The action Recruit and the Arena: units, upgrades, heroes, dismissals (MMH-RECR, MMH-RUL-30)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import HEROES_OF, LEVELS, unit_of_hero
from interregnum.games.heroes.engine.cards import belongings, values, windows
from interregnum.games.heroes.engine.choices import (
    BUY,
    DISMISS,
    DISMISSAL,
    DONE,
    HIRE,
    RECRUIT,
    SELL,
    TOKEN,
    UPGRADE,
    bought,
    buying,
    dismissal,
    dismissed,
    upgraded,
    upgrading,
)
from interregnum.games.heroes.engine.events import Bought, Dismissed, HeroEntered, Upgraded
from interregnum.games.heroes.engine.flow.programs import (
    ENTER_PLAY,
    RECRUITING_DISCOUNTED,
    RECRUITING_HERO,
    RECRUITING_LEFT,
    TRIMMING,
    TRIMMING_HERO,
)
from interregnum.games.heroes.engine.ids import HeroId, SideNo, UnitId
from interregnum.games.heroes.engine.state import IN_TOWN, NOT_IN_PLAY, Procedure, State
from interregnum.games.heroes.engine.terms import (
    AFTER_RECRUIT,
    BASIC,
    ELITE,
    ON_UNIT,
    RECRUIT_ELITES,
    RECRUIT_HEROES,
    UNIT_BOUGHT,
)
from interregnum.games.heroes.engine.town import trading, units
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice, Seat, SeatId
from interregnum.kernel.pending import Pending


class Recruiting(Procedure):
    """Step 1 asks; from step 2 on the heroes receive, one after another, what follows the purchase of units.

    The lot holds the heroes for whom units were bought.
    """

    def resolve(self, state: State, pending: Pending) -> None:
        if pending.step == 0:
            if pending.slots[RECRUITING_LEFT] == NOBODY:
                pending.slots[RECRUITING_LEFT] = values.recruit_limit(state, pending.seat)
            pending.done()
        elif pending.step == 1:
            choices: list[int] = []
            add_choices(state, pending, choices)
            trading.add_choices(state, pending.seat, choices)
            choices.append(DONE)
            state.put(pending.seat, RECRUIT, UNKNOWN, choices, not trading.has_secret_choices(state, pending.seat))
        else:
            self.reward(state, pending)

    def reward(self, state: State, pending: Pending) -> None:
        """After the recruitment of units for a hero (MMH-RUL-75)."""
        heroes = heroes_at(state, pending) if state.options.warlord_always else pending.lot
        if pending.step - 2 >= len(heroes):
            state.finish()
            return
        hero: i64 = heroes[pending.step - 2]
        pending.done()
        windows.hero_window(state, hero, AFTER_RECRUIT, UNIT_BOUGHT)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == DONE:
            pending.done()
        elif not BUY <= choice < SELL:
            trading.answered(state, pending.seat, choice)
        elif choice < UPGRADE:
            hero, level, side = bought(choice)
            buy(state, pending, hero, level, side)
        elif choice < HIRE:
            hero, level = upgraded(choice)
            upgrade(state, hero, level)
        elif choice < DISMISSAL:
            pending.slots[RECRUITING_LEFT] -= 1
            hire(state, choice - HIRE)
        else:
            hero, kind = dismissed(choice)
            dismiss(state, hero, kind)


class Trimming(Procedure):
    """Command fell below the army: the owner of hero a dismisses tokens at once (MMH-RUL-77)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[TRIMMING_HERO]
        if values.room(state, hero) >= 0:
            state.finish()
            return
        state.put(pending.seat, DISMISS, UNKNOWN, [TOKEN + kind for kind in tokens(state, hero)], True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        dismiss(state, pending.slots[TRIMMING_HERO], choice - TOKEN)


def trim(state: State, hero: i64) -> None:
    """Begin the dismissal that a fall of Command may ask for."""
    if values.room(state, hero) < 0:
        state.call(TRIMMING, state.seat_of_hero(hero), hero)


# -- what is open


def heroes_at(state: State, pending: Pending) -> list[int]:
    """For whom units are bought: the hero at the Arena, or all in the own town (MMH-RECR-02, MMH-RUL-73)."""
    if pending.slots[RECRUITING_HERO] != NOBODY:
        return [pending.slots[RECRUITING_HERO]]
    return [hero for hero in state.heroes_of(pending.seat) if state.at[hero] == IN_TOWN]


def add_choices(state: State, pending: Pending, choices: list[int]) -> None:
    """Purchases; in the Recruit action also upgrades, heroes and dismissals."""
    heroes = heroes_at(state, pending)
    if pending.slots[RECRUITING_LEFT] > 0:
        for hero in heroes:
            add_purchases(state, pending, hero, choices)
    if pending.slots[RECRUITING_HERO] != NOBODY:
        return
    own = state.heroes_of(pending.seat)
    if values.player_may(state, pending.seat, RECRUIT_ELITES):
        for hero in own if state.options.upgrade_anywhere else heroes:
            add_upgrades(state, hero, choices)
    if pending.slots[RECRUITING_LEFT] > 0 and values.player_may(state, pending.seat, RECRUIT_HEROES):
        add_heroes(state, pending.seat, choices)
    for hero in own:  # wherever they are (MMH-RUL-73)
        if state.army_size(hero) > 1:  # the last one stays (MMH-RECR-19)
            choices.extend([dismissal(hero, kind) for kind in tokens(state, hero)])


def add_purchases(state: State, pending: Pending, hero: i64, choices: list[int]) -> None:
    """Units the hero may get: level, reserve, Command, price; at an Arena any level and side (MMH-RECR-03 to 09)."""
    seat = pending.seat
    anywhere = pending.slots[RECRUITING_HERO] != NOBODY
    if values.room(state, hero) <= 0:
        return
    levels: i64 = LEVELS if anywhere else open_levels(state, seat)
    sides: i64 = 2 if anywhere or values.player_may(state, seat, RECRUIT_ELITES) else 1
    for level in range(levels):
        if state.reserve[seat][level] > 0:
            for side in range(sides):
                if state.gold[seat] >= price(state, hero, level, side, pending.slots[RECRUITING_DISCOUNTED] != 1):
                    choices.append(buying(hero, level, side))


def open_levels(state: State, seat: Seat) -> i64:
    """How many levels of units the town lets its player recruit (MMH-RECR-04)."""
    return state.levels[seat]


def add_upgrades(state: State, hero: i64, choices: list[int]) -> None:
    """Any number of basic tokens, for the difference of the prices (MMH-RECR-11, 12)."""
    gold: i64 = state.gold[state.seat_of_hero(hero)]
    for level in range(LEVELS):
        if state.armies[hero][2 * level + BASIC] > 0 and gold >= upgrade_price(state, hero, level):
            choices.append(upgrading(hero, level))


def add_heroes(state: State, seat: Seat, choices: list[int]) -> None:
    """The heroes of the faction that are not in play yet (MMH-RECR-13, 17)."""
    if state.gold[seat] < state.box.hero_price:
        return
    for hero in HEROES_OF[state.factions[seat]]:
        if state.at[hero] == NOT_IN_PLAY:
            choices.append(HIRE + hero)


def tokens(state: State, hero: i64) -> list[int]:
    """The kinds of tokens in the army, 2 * level + side each."""
    army = state.armies[hero]
    return [kind for kind in range(2 * LEVELS) if army[kind] > 0]


# -- prices


def price(state: State, hero: i64, level: i64, side: i64, first: bool) -> i64:
    """Gold for a unit, less discounts; one for a single unit waits for one that costs something (MMH-RUL-74, 114)."""
    seat = state.seat_of_hero(hero)
    printed: i64 = state.box.unit_gold[2 * unit_of_hero(hero, level) + side]
    usual = max(0, printed - values.discount(state, seat, hero, ON_UNIT, level, side, False))
    if usual == 0 or not first:
        return usual
    return max(0, printed - values.discount(state, seat, hero, ON_UNIT, level, side, True))


def upgrade_price(state: State, hero: i64, level: i64) -> i64:
    """The difference between the two prices of the town board (MMH-RECR-11, MMH-RUL-74)."""
    row = unit_of_hero(hero, level)
    return state.box.unit_gold[2 * row + ELITE] - state.box.unit_gold[2 * row + BASIC]


# -- what is done


def buy(state: State, pending: Pending, hero: i64, level: i64, side: i64) -> None:
    """A unit out of the reserve joins the army at once (MMH-RECR-09)."""
    seat = pending.seat
    gold = price(state, hero, level, side, pending.slots[RECRUITING_DISCOUNTED] != 1)
    if gold < price(state, hero, level, side, False):
        pending.slots[RECRUITING_DISCOUNTED] = 1
    pending.slots[RECRUITING_LEFT] -= 1
    if hero not in pending.lot:
        pending.lot.append(hero)
    state.gold[seat] -= gold
    state.reserve[seat][level] -= 1
    state.armies[hero][2 * level + side] += 1
    if state.journal is not None:
        state.journal.add(Bought(HeroId(hero), UnitId(unit_of_hero(hero, level)), SideNo(side), gold))


def upgrade(state: State, hero: i64, level: i64) -> None:
    """Pay the difference and turn the token."""
    gold = upgrade_price(state, hero, level)
    state.gold[state.seat_of_hero(hero)] -= gold
    state.armies[hero][2 * level + BASIC] -= 1
    state.armies[hero][2 * level + ELITE] += 1
    if state.journal is not None:
        state.journal.add(Upgraded(HeroId(hero), UnitId(unit_of_hero(hero, level)), gold))


def hire(state: State, hero: i64) -> None:
    """A hero comes to town with one elite unit of level I; what he brings works at once (MMH-RECR-13 to 16)."""
    seat = state.seat_of_hero(hero)
    state.gold[seat] -= state.box.hero_price
    belongings.enter(state, hero, IN_TOWN)
    if state.journal is not None:
        state.journal.add(HeroEntered(SeatId(seat), HeroId(hero)))
    units.gain_unit(state, hero, 0, ELITE)
    state.call(ENTER_PLAY, seat, hero, 0)


def dismiss(state: State, hero: i64, kind: i64) -> None:
    """A token goes back to the reserve, for nothing (MMH-RECR-18, 20)."""
    level: i64 = kind // 2
    state.armies[hero][kind] -= 1
    state.reserve[state.seat_of_hero(hero)][level] += 1
    if state.journal is not None:
        state.journal.add(Dismissed(HeroId(hero), UnitId(unit_of_hero(hero, level)), SideNo(kind % 2)))
