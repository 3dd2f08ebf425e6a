"""Experience: what an advance costs, which trophies pay for it, and XP that must be used at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import NO_UNIT
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.drawing import skill_piles
from interregnum.games.heroes.engine.choices import ADVANCE, ADVANCE_SPAN, DONE, SPEND
from interregnum.games.heroes.engine.events import Advanced, XpLost
from interregnum.games.heroes.engine.flow.programs import GAIN_SKILL, XP_GAINED, XP_HERO
from interregnum.games.heroes.engine.ids import HeroId, TokenIds
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import ON_ADVANCE
from interregnum.kernel.ids import UNKNOWN, Choice
from interregnum.kernel.pending import Pending

XP_KINDS: Final[i64] = 5  # trophies bear 1 to 5 XP
DIGITS: Final = [0, 1, 10, 100, 1000, 10000]  # where in the code of an advance the trophies of so many XP are counted
NO_SIDE: Final[i64] = -1


def cost(state: State, hero: i64) -> i64:
    """An advance costs the skills the hero has and three more, less discounts (MMH-XP-07, MMH-RUL-114)."""
    full: i64 = len(state.skills[hero]) + state.box.advance_extra
    off = values.discount(state, state.seat_of_hero(hero), hero, ON_ADVANCE, NO_UNIT, NO_SIDE, True)
    return max(0, full - off)


def trophies_by_xp(state: State, hero: i64) -> list[int]:
    """How many trophies of 0, 1, ... 5 XP the hero has."""
    counts: list[int] = [0] * (XP_KINDS + 1)
    for token in state.trophies[hero]:
        counts[state.box.token_xp[token]] += 1
    return counts


def add_advances(state: State, hero: i64, xp: i64, choices: list[int]) -> None:
    """Every way to pay for an advance with trophies and the XP just gained; no skill left, no advance (MMH-XP-14)."""
    missing: i64 = cost(state, hero) - xp
    counts = trophies_by_xp(state, hero)
    total: i64 = 0
    for value in range(1, XP_KINDS + 1):
        total += value * counts[value]
    if total >= missing and skill_piles(state, state.seat_of_hero(hero)):
        add_sets(counts, XP_KINDS, missing, ADVANCE + ADVANCE_SPAN * hero, choices)


def can_advance(state: State, hero: i64) -> bool:
    """Whether his trophies pay for an advance: who has just gained XP may advance at once (MMH-XP-02, MMH-RUL-82)."""
    choices: list[int] = []
    add_advances(state, hero, 0, choices)
    return len(choices) > 0


def add_sets(counts: list[int], value: i64, missing: i64, code: i64, choices: list[int]) -> None:
    """Sets of trophies from which none could be left out: from the largest on, and no more than needed (MMH-RUL-83)."""
    if missing <= 0:
        choices.append(code)
        return
    if value == 0:
        return
    taken: i64 = 0
    while taken <= counts[value] and missing > (taken - 1) * value:
        add_sets(counts, value - 1, missing - taken * value, code + taken * DIGITS[value], choices)
        taken += 1


def advance(state: State, choice: Choice) -> None:
    """Discard the trophies that were named, out of the game, and draw for a skill (MMH-XP-02, 09, MMH-RUL-89)."""
    hero: i64 = (choice - ADVANCE) // ADVANCE_SPAN
    rest: i64 = (choice - ADVANCE) % ADVANCE_SPAN
    spent: list[int] = []
    for value in range(1, XP_KINDS + 1):
        spent.extend([one for one in state.trophies[hero] if state.box.token_xp[one] == value][: rest % 10])
        rest //= 10
    for token in spent:
        state.trophies[hero].remove(token)
    if state.journal is not None:
        state.journal.add(Advanced(HeroId(hero), TokenIds(spent[:])))
    state.call(GAIN_SKILL, state.seat_of_hero(hero), hero)


class GainXp(Procedure):
    """XP that are not stored: with trophies for one advance at once, or lost (MMH-XP-03 to 05)."""

    def resolve(self, state: State, pending: Pending) -> None:
        choices: list[int] = []
        add_advances(state, pending.slots[XP_HERO], pending.slots[XP_GAINED], choices)
        choices.append(DONE)
        state.put(pending.seat, SPEND, UNKNOWN, choices, True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        state.finish()
        if choice == DONE:
            if state.journal is not None:
                state.journal.add(XpLost(HeroId(pending.slots[XP_HERO]), pending.slots[XP_GAINED]))
        else:
            advance(state, choice)
