"""The moments at which cards work: by themselves, or asked for (MMH-TIME, MMH-RUL-101, 102, 106)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.cards import openings, scrolls, using
from interregnum.games.heroes.engine.cards.prospects import note_use
from interregnum.games.heroes.engine.choices import ASK_WINDOW, DONE, used_rule, used_source, used_target
from interregnum.games.heroes.engine.events import CardUsed, ScrollUsed
from interregnum.games.heroes.engine.flow.programs import (
    ENTER_PLAY_BEGINS,
    ENTER_PLAY_HERO,
    WINDOW,
    WINDOW_HERO,
    WINDOW_MET,
    WINDOW_OPEN,
)
from interregnum.games.heroes.engine.ids import HeroId
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import (
    AFTER_BATTLE,
    BEFORE_BATTLE,
    ENEMY_SCROLL,
    ENTER_PLAY,
    GAME_START,
    GATHER,
    ROUND_START,
)
from interregnum.kernel.ids import ALL, NOBODY, CardId, Choice, Seat
from interregnum.kernel.pending import Pending


def hero_window(state: State, hero: i64, window: i64, met: i64) -> None:
    """Open a window for one hero; nothing is called when none of his cards can work in it."""
    if openings.concerns(state, hero, window):
        state.call(WINDOW, state.seat_of_hero(hero), window, met, hero)


def battle_window(state: State, window: i64, mets: list[int]) -> None:
    """Open a window of the battle for both heroes, the active one first (MMH-TIME-01)."""
    battle = state.battle
    if battle is None:
        return
    for side in (1, 0):
        hero: i64 = battle.heroes[side]
        if hero != NOBODY:
            hero_window(state, hero, window, mets[side])


def player_window(state: State, seat: Seat, hero: i64, window: i64, met: i64, former: i64) -> None:
    """What happens to a player by itself: buildings, the week, cards of his heroes, places he holds (MMH-RUL-100)."""
    rules: list[int] = [2 * building for building in state.buildings[seat]]
    if state.week != NO_CARD:
        rules.append(2 * state.week)
    for one in state.heroes_of(seat):
        if hero in (one, NOBODY):
            rules.extend(state.open_rules[one])
    if window == GATHER:
        for field in state.board.flags:
            if state.owners[field] == seat:
                rules.append(2 * (state.box.place_first + state.board.place[field]))
    for rule in reversed(rules):
        if state.box.windows[rule] & (1 << window) != 0:
            using.begin_taken(state, seat, rule, hero, window, met, former)


def building_window(state: State, seat: Seat, building: i64) -> None:
    """What a building does when it is raised (MMH-BUILD-10)."""
    if state.box.windows[2 * building] & (1 << ENTER_PLAY) != 0:
        using.begin(state, seat, 2 * building, NOBODY, ENTER_PLAY, NO_TARGET, 0)


class Window(Procedure):
    """One hero's cards in one window; the lot: rules used, with their stacks."""

    def resolve(self, state: State, pending: Pending) -> None:
        window: i64 = pending.slots[WINDOW_OPEN]
        if is_closed(state, window) or self.begin_next(state, pending):
            return
        hero: i64 = pending.slots[WINDOW_HERO]
        choices = openings.choices(state, hero, window, pending.slots[WINDOW_MET], pending.lot)
        bound = len(choices)
        secret = scrolls.may_be_asked(state, hero, window, pending.lot)
        if secret:
            scrolls.add_choices(state, hero, window, choices)
        if bound == 0 or not openings.must_choose(state, hero, window, pending.slots[WINDOW_MET], pending.lot):
            choices.append(DONE)
        if bound == 0 and not secret:
            state.finish()
        else:
            state.put(pending.seat, ASK_WINDOW, window, choices, not secret)

    def begin_next(self, state: State, pending: Pending) -> bool:
        """What works by itself and needs no choice is done at once."""
        window: i64 = pending.slots[WINDOW_OPEN]
        hero: i64 = pending.slots[WINDOW_HERO]
        met: i64 = pending.slots[WINDOW_MET]
        rule = openings.by_itself(state, hero, window, met, pending.lot)
        if rule < 0:
            return False
        use_card(state, pending, hero, rule, NO_TARGET, window, met)
        return True

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == DONE:
            state.finish()
            return
        window: i64 = pending.slots[WINDOW_OPEN]
        hero: i64 = pending.slots[WINDOW_HERO]
        source = used_source(choice)
        rule: i64 = 2 * source + used_rule(choice)
        if state.box.scroll_first <= source < state.box.artifact_first:
            pending.lot.append(rule)
            pending.lot.append(scrolls.A_SCROLL)
            announce(state, pending.seat, hero, rule, window)
        else:
            use_card(state, pending, hero, rule, used_target(choice), window, pending.slots[WINDOW_MET])


def use_card(state: State, pending: Pending, hero: i64, rule: i64, target: i64, window: i64, met: i64) -> None:
    """Carry out a rule of a card in a window, and note in the procedure that it was used."""
    pending.lot.append(rule)
    pending.lot.append(target)
    note_use(state, hero, rule, using.effects_in(state, rule, window))
    if state.journal is not None:
        state.journal.add(CardUsed(HeroId(hero), CardId(rule // 2), rule % 2, state.fighter(target)))
    using.begin(state, pending.seat, rule, hero, window, target, met)


def announce(state: State, seat: Seat, hero: i64, rule: i64, window: i64) -> None:
    """Discard the scroll and carry it out, unless the enemy answers it (MMH-SCROLL-04, MMH-RUL-116)."""
    scroll: i64 = rule // 2
    state.scrolls[hero].remove(scroll)
    state.scroll_discards.append(scroll)
    state.known[scroll - state.box.scroll_first] = ALL
    if state.journal is not None:
        state.journal.add(ScrollUsed(HeroId(hero), CardId(scroll), rule % 2))
    both = state.box.both[scroll] and state.box.opens_second(hero, scroll)
    using.begin_scroll(state, seat, rule, hero, window, both)
    battle = state.battle
    if battle is not None:
        enemy: i64 = battle.heroes[1] if battle.heroes[0] == hero else battle.heroes[0]
        if enemy != NOBODY:
            hero_window(state, enemy, ENEMY_SCROLL, 0)


def is_closed(state: State, window: i64) -> bool:
    """A decided battle opens no window but the one after it; then the procedure is gone."""
    battle = state.battle
    if window >= BEFORE_BATTLE and window != AFTER_BATTLE and (battle is None or battle.winner >= 0):
        state.finish()
        return True
    return False


class EnterPlay(Procedure):
    """A hero comes into play, or is there at the start of the game (MMH-RUL-10, 76)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[ENTER_PLAY_HERO]
        begins = pending.slots[ENTER_PLAY_BEGINS] == 1
        state.finish()
        hero_window(state, hero, ENTER_PLAY, 0)
        if begins:
            hero_window(state, hero, GAME_START, 0)


class Revealing(Procedure):
    """What a Week card does at its reveal, for each player in turn order (MMH-RUL-119)."""

    def resolve(self, state: State, pending: Pending) -> None:
        week = state.week
        state.finish()
        if week == NO_CARD or state.box.windows[2 * week] & (1 << ROUND_START) == 0:
            return
        for offset in range(state.seats - 1, -1, -1):
            seat: Seat = (state.first + offset) % state.seats
            using.begin(state, seat, 2 * week, NOBODY, ROUND_START, NO_TARGET, 0)
