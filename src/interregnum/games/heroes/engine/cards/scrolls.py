"""Scrolls: being asked must not betray one, so public facts alone decide who is asked (MMH-INFO-05, MMH-RUL-87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.belongings import scroll_level
from interregnum.games.heroes.engine.cards.prospects import can_work
from interregnum.games.heroes.engine.choices import use
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import MAGIC, SCROLLS
from interregnum.kernel.ids import ALL

A_SCROLL: Final[i64] = -2  # stands in the lot of a window for the scroll that was used in it


def may_be_asked(state: State, hero: i64, window: i64, lot: list[int]) -> bool:
    """Whether, by what everybody knows, one of the hero's scrolls might be usable now."""
    if not state.scrolls[hero] or A_SCROLL in lot or values.is_forbidden(state, SCROLLS):
        return False
    unknown = has_unknown(state, hero)
    first = state.box.scroll_first
    scroll: i64 = first
    while scroll < state.box.artifact_first:
        if is_thinkable(state, hero, scroll, unknown) and is_usable(state, hero, scroll, window):
            return True
        scroll += 1
    return False


def has_unknown(state: State, hero: i64) -> bool:
    """Whether not everybody knows all scrolls of the hero."""
    for scroll in state.scrolls[hero]:
        if state.known[scroll - state.box.scroll_first] != ALL:
            return True
    return False


def is_thinkable(state: State, hero: i64, scroll: i64, unknown: bool) -> bool:
    """Whether for all everybody knows the hero may hold this scroll."""
    if state.known[scroll - state.box.scroll_first] == ALL:
        return scroll in state.scrolls[hero]
    return unknown


def is_usable(state: State, hero: i64, scroll: i64, window: i64) -> bool:
    """Whether the hero could use it now (MMH-SCROLL-02)."""
    return len(usable_rules(state, hero, scroll, window)) > 0


def usable_rules(state: State, hero: i64, scroll: i64, window: i64) -> list[int]:
    """The rules by which the hero could use it now: window, Magic, something to work on (MMH-SCROLL-02, MMH-RUL-101).

    The second rule of an OR scroll is one of them if his school opens it; on an AND scroll it follows the first.
    """
    box = state.box
    if box.windows[2 * scroll] & (1 << window) == 0 or scroll_level(state, scroll) > values.of_hero(state, hero, MAGIC):
        return []
    rules: list[int] = [2 * scroll]
    if not box.both[scroll] and box.opens_second(hero, scroll):
        rules.append(2 * scroll + 1)
    return [rule for rule in rules if can_work(state, hero, box.rules[rule][0])]


def add_choices(state: State, hero: i64, window: i64, choices: list[int]) -> None:
    """The scrolls he really can use, with each of the rules that are open to him."""
    for scroll in state.scrolls[hero]:
        for rule in usable_rules(state, hero, scroll, window):
            choices.append(use(scroll, rule % 2, NO_TARGET))
