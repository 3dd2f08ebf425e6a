"""Power: what it is made of, and what happens when somebody has enough of it (MMH-GOAL, MMH-INV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.events import GameEnded, PowerChanged
from interregnum.games.heroes.engine.ids import EndNo
from interregnum.games.heroes.engine.state import DOMINATION, TIME_OUT, State
from interregnum.games.heroes.engine.terms import POWER
from interregnum.kernel.ids import NOBODY, UNKNOWN, Seat, SeatId, SeatIds

SOURCES: Final = ("places", "artifacts", "for-good", "effects")


def sources(state: State, seat: Seat) -> list[int]:
    """The Power of a seat by where it comes from: places, artifacts, gained for good, effects of cards."""
    places: i64 = 0
    for field in state.board.flags:
        if state.owners[field] == seat:
            places += state.box.place_power[state.board.place[field]]
    artifacts: i64 = 1 if state.tear == seat else 0
    for hero in state.heroes_of(seat):
        artifacts += len(state.artifacts[hero])
    effects: i64 = values.of_player(state, seat, POWER)
    return [places, artifacts * state.box.artifact_power, state.honours[seat], effects]


def power(state: State, seat: Seat) -> i64:
    total: i64 = 0
    for part in sources(state, seat):
        total += part
    return total


def check(state: State, changed: Seat) -> None:
    """After every change of Power: whoever has enough wins at once, the active player first (MMH-RUL-01, 02)."""
    if state.journal is not None:
        state.journal.add(PowerChanged(SeatId(changed), power(state, changed)))
    for offset in range(state.seats):
        seat: Seat = (state.turn + offset) % state.seats
        if power(state, seat) >= state.goal:
            end(state, DOMINATION, [seat])
            return


def time_out(state: State) -> None:
    """Most Power, then most in the treasury; what is equal then is shared (MMH-GOAL-08 to 10, MMH-RUL-03)."""
    best: i64 = -1
    winners: list[int] = []
    for seat in range(state.seats):
        score: i64 = power(state, seat) * 100000 + state.resources[seat] + state.gold[seat]
        if score > best:
            best = score
            winners = []
        if score == best:
            winners.append(seat)
    end(state, TIME_OUT, winners)


def end(state: State, how: i64, winners: list[int]) -> None:
    """The game stops; nothing further is resolved."""
    state.end = how
    state.winners = winners
    state.over = True
    state.asked = NOBODY
    state.ask = 0
    state.source = UNKNOWN
    state.choices = []
    state.stack = []
    state.battle = None
    if state.journal is not None:
        state.journal.add(GameEnded(EndNo(how), SeatIds(winners[:])))
