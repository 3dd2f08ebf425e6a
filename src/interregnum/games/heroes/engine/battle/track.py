"""The initiative track: who acts before whom (MMH-INIT, MMH-HVH-02, 03, MMH-RUL-43, 64)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import stacks
from interregnum.games.heroes.engine.battle.battle import SIDE, THE_HERO, Battle
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.events import Track
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import INITIATIVE, WIN_TIES
from interregnum.kernel.ids import NOBODY


def fighters(state: State, battle: Battle, side: i64) -> list[int]:
    """Everybody of a side who acts: its stacks and its hero."""
    found = stacks.of_side(state, battle, side)
    if battle.heroes[side] != NOBODY:
        found.append(side * SIDE + THE_HERO)
    return found


def unsettled(state: State, battle: Battle) -> i64:
    """The side whose owner has to order equal fighters, the active one first; -1 if all is settled."""
    for side in range(2):
        if battle.heroes[side] == NOBODY:
            continue
        own = fighters(state, battle, side)
        for fighter in own:
            speed = values.initiative(state, battle, fighter)
            if battle.speeds[fighter] != speed:
                battle.speeds[fighter] = speed
                unsettle(battle, own, fighter)
        if len(rivals(state, battle, side)) > 1:
            return side
    return -1


def unsettle(battle: Battle, own: list[int], fighter: i64) -> None:
    """The fighter has a new Initiative: it and those it is equal to now are ordered anew."""
    speed = battle.speeds[fighter]
    battle.settled = [
        one for one in battle.settled if one != fighter and not (one in own and battle.speeds[one] == speed)
    ]


def rivals(state: State, battle: Battle, side: i64) -> list[int]:
    """The fastest fighters of equal Initiative whose order is open; a settled order stays while nobody changes."""
    own = fighters(state, battle, side)
    for fighter in own:
        if fighter in battle.settled:
            continue
        equal = [one for one in own if battle.speeds[one] == battle.speeds[fighter] and one not in battle.settled]
        if len(equal) > 1:
            return equal
    return []


def lay(state: State, battle: Battle) -> None:
    """Sort by Initiative; at equal Initiative the side that wins the tie places first (MMH-RUL-64)."""
    rows = [in_order(state, battle, 0), in_order(state, battle, 1)]
    first = winner_of_ties(state, battle)
    all_at_once = places_all(state, battle, first)
    found: list[int] = []
    speeds = sorted({battle.speeds[one] for row in rows for one in row}, reverse=True)
    for speed in speeds:
        sooner = [one for one in rows[first] if battle.speeds[one] == speed]
        later = [one for one in rows[1 - first] if battle.speeds[one] == speed]
        found.extend(sooner + later if all_at_once else in_turns(sooner, later))
    battle.track = found
    battle.place = 0
    if state.journal is not None:
        state.journal.add(Track(state.fighters(found)))


def in_turns(sooner: list[int], later: list[int]) -> list[int]:
    """One of each side by turns; what is left over of the longer side follows."""
    found: list[int] = []
    for n in range(max(len(sooner), len(later))):
        found.extend(sooner[n : n + 1] + later[n : n + 1])
    return found


def in_order(state: State, battle: Battle, side: i64) -> list[int]:
    """The fighters of a side, equal ones as their owner wants them."""
    own = fighters(state, battle, side)
    for fighter in own:
        battle.speeds[fighter] = values.initiative(state, battle, fighter)
    settled = [one for one in battle.settled if one in own]
    return settled + [one for one in own if one not in settled]


def leave(battle: Battle, fighter: i64) -> None:
    """A destroyed stack is taken off the track, so that it comes back at the next turn at best (MMH-RUL-44)."""
    if fighter in battle.track:
        place: i64 = battle.track.index(fighter)
        battle.track.pop(place)
        if place < battle.place:
            battle.place -= 1


def winner_of_ties(state: State, battle: Battle) -> i64:
    """The side that places first: Blood Frenzy, else creatures, else the quicker hero, else the attacker."""
    for side in range(2):
        hero: i64 = battle.heroes[side]
        if hero != NOBODY and values.hero_may(state, hero, WIN_TIES):
            return side
    if battle.heroes[1] == NOBODY:
        return 1
    return 0 if lead(state, battle) >= 0 else 1


def places_all(state: State, battle: Battle, first: i64) -> bool:
    """Whether the side places all its equal fighters before the other's: its hero is quicker than the other hero."""
    if battle.heroes[1] == NOBODY or state.options.alternate_ties:
        return False
    by = lead(state, battle)
    return by > 0 if first == 0 else by < 0


def lead(state: State, battle: Battle) -> i64:
    """By how much the attacking hero is quicker than the defending one."""
    own = values.of_hero(state, battle.heroes[0], INITIATIVE)
    return own - values.of_hero(state, battle.heroes[1], INITIATIVE)
