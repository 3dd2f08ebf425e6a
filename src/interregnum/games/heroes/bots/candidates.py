"""Which answers are worth a trial: the usual one first, then by what they promise at first sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.bots import codes, greedy
from interregnum.games.heroes.bots.habits import Habits
from interregnum.games.heroes.bots.targets import NEVER, Targets, distances
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.map import zone
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.kernel.ids import Seat

GOALS: Final = 3  # places beyond reach whose ways are tried
HOPE: Final = 0.25  # a battle below this chance is not even tried

Ranked = list[tuple[float, int]]


def sensible(state: State, seat: Seat, usual: i64, most: i64, habits: Habits) -> list[int]:
    """At most so many answers, the usual one first."""
    if codes.is_advance(usual):
        return advances(state.choices, usual, most)
    ask: i64 = state.ask
    if ask == c.TURN:
        ranked = plays(state, seat, habits)
    elif ask == c.MOVE:
        ranked = moves(state, seat, habits)
    elif ask == c.RECRUIT:
        ranked = purchases(state)
    else:
        ranked = [(0.0, choice) for choice in state.choices if not is_idle(choice)]
    ranked.sort(key=lambda entry: -entry[0])
    found: list[int] = [usual]
    for _, choice in ranked:
        if choice not in found and len(found) < most:
            found.append(choice)
    return found


def is_idle(choice: i64) -> bool:
    """Trades and sales: where they help, habits make them."""
    return codes.is_trade(choice)


def advances(choices: list[int], usual: i64, most: i64) -> list[int]:
    """Who advances first, with which trophies."""
    found: list[int] = [usual]
    heroes: list[int] = [codes.advanced(usual)]
    for choice in choices:
        if codes.is_advance(choice) and codes.advanced(choice) not in heroes and len(found) < most:
            found.append(choice)
            heroes.append(codes.advanced(choice))
    return found


def plays(state: State, seat: Seat, habits: Habits) -> Ranked:
    """Every action of every card; a pass only where nothing else is left."""
    values = greedy.worth_of_actions(state, seat, habits)
    found: Ranked = []
    for choice in state.choices:
        if codes.played(choice)[1] != greedy.PASS:
            found.append((greedy.worth_of_play(state, values, choice), choice))
    return found


def moves(state: State, seat: Seat, habits: Habits) -> Ranked:
    """Places and battles within reach, the ways to the best beyond, home, a field that guards, and staying."""
    hero = greedy.activated(state)
    targets = Targets(state, hero, None, None, Habits(daring=HOPE, dueling=HOPE))
    found: Ranked = []
    for choice in state.choices:
        if codes.is_visit(choice):
            value = targets.visit(codes.visited(choice))
        elif codes.is_go(choice) and is_met(state, seat, codes.gone(choice)):
            value = targets.enter(codes.gone(choice))
        elif choice == c.DONE:
            value = 0.2
        elif choice == c.GO + state.towns[seat]:
            value = 0.3 + greedy.going_home(state, targets)
        else:
            continue
        if value > NEVER:
            found.append((value, choice))
    add_ways(state, targets, found)
    add_guard(state, seat, hero, found)
    return found


def is_met(state: State, seat: Seat, field: i64) -> bool:
    """Whether somebody stands there to be fought."""
    if state.encounters[field] != NO_ENCOUNTER:
        return True
    for hero, at in enumerate(state.at):
        if at == field and state.seat_of_hero(hero) != seat:
            return True
    return False


def add_ways(state: State, targets: Targets, found: Ranked) -> None:
    """The steps towards the best places that are out of reach."""
    added: i64 = 0
    for value, field in targets.ahead():
        needed = targets.activations(field)
        if needed < 2:
            continue
        step = step_towards(state, targets, field)
        if step != c.DONE:
            found.append((value / float(needed), step))
        added += 1
        if added == GOALS:
            break


def step_towards(state: State, targets: Targets, where: i64) -> i64:
    """The field from which the place is nearest, as an answer."""
    steps = distances(state, where)
    at: i64 = state.at[targets.hero]
    here = greedy.rank(steps[state.towns[targets.seat] if at == IN_TOWN else at])
    best: i64 = c.DONE
    for choice in state.choices:
        if codes.is_go(choice) and greedy.is_safe(state, targets, codes.gone(choice)):
            near = greedy.rank(steps[codes.gone(choice)])
            if near < here:
                best, here = choice, near
    return best


def add_guard(state: State, seat: Seat, hero: i64, found: Ranked) -> None:
    """The field in whose zone most Power of the seat lies that no other hero guards."""
    own = [
        field
        for field in state.board.flags
        if state.owners[field] == seat and state.box.place_power[state.board.place[field]] > 0
    ]
    if not own:
        return
    best: i64 = c.DONE
    most: i64 = 0
    before: int = state.at[hero]
    for choice in state.choices:
        if not codes.is_go(choice):
            continue
        to: int = codes.gone(choice)
        if state.encounters[to] == NO_ENCOUNTER and to not in state.at:
            state.at[hero] = to
            held: i64 = 0
            for field in zone.zone_of(state, hero):
                if field in own:
                    held += state.box.place_power[state.board.place[field]]
            if held > most:
                best, most = choice, held
    state.at[hero] = before
    if best != c.DONE:
        found.append((0.25 * float(most), best))


def purchases(state: State) -> Ranked:
    """Who is hired, what is bought or turned elite; to dismiss is left to habits."""
    found: Ranked = []
    for choice in state.choices:
        if codes.is_hire(choice):
            found.append((2.0, choice))
        elif codes.is_buy(choice):
            _, level, side = c.bought(choice)
            found.append((1.0 + 0.1 * float(level) + 0.05 * float(side), choice))
        elif codes.is_upgrade(choice):
            found.append((0.9, choice))
        elif choice == c.DONE:
            found.append((1.5, choice))
    return found
