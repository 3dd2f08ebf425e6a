"""The action Gather (MMH-GATH)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.cards import windows
from interregnum.games.heroes.engine.choices import AFTER_GATHERING, DONE
from interregnum.games.heroes.engine.events import Gathered
from interregnum.games.heroes.engine.flow.programs import GATHERING_GOLD, GATHERING_RESOURCES
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import GATHER
from interregnum.games.heroes.engine.town import trading
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice, SeatId
from interregnum.kernel.pending import Pending


class Gathering(Procedure):
    """Places, buildings, cards of heroes and the week fill the treasury (MMH-GATH-01)."""

    def resolve(self, state: State, pending: Pending) -> None:
        seat = pending.seat
        if pending.step == 0:
            pending.slots[GATHERING_RESOURCES] = state.resources[seat]
            pending.slots[GATHERING_GOLD] = state.gold[seat]
            pending.done()
            windows.player_window(state, seat, NOBODY, GATHER, 0, NOBODY)
        elif pending.step == 1:
            pending.done()
            resources: i64 = state.resources[seat] - pending.slots[GATHERING_RESOURCES]
            if state.journal is not None:
                state.journal.add(Gathered(SeatId(seat), resources, state.gold[seat] - pending.slots[GATHERING_GOLD]))
        else:
            choices: list[int] = []
            trading.add_choices(state, seat, choices)
            choices.append(DONE)
            state.put(seat, AFTER_GATHERING, UNKNOWN, choices, not trading.has_secret_choices(state, seat))

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if not trading.answered(state, pending.seat, choice):
            state.finish()
