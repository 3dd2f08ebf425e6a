"""Laying the table: who starts, who leads whom, what lies where (HL-SETUP)."""

from __future__ import annotations

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.events import Dealt, GameBegan
from interregnum.games.hidden_leaders.engine.ids import SecretLeader
from interregnum.games.hidden_leaders.engine.state import Options, Script, State
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import ALL, CardIds, SeatId, SecretCards, bit
from interregnum.kernel.journal import Journal


def new_state(box: Box, script: Script, options: Options, seats: int, dice: Dice, journal: Journal | None) -> State:
    """The chance events come in this order: starting player, leaders, harbor (HL-R-SETUP-03)."""
    first = dice.below(seats)
    leaders = list(range(len(box.leader_ids)))
    dice.shuffle(leaders)
    harbor = box.cards_in_play(options.beginner, options.extras, options.queens)
    harbor.remove(box.emperor)
    dice.shuffle(harbor)
    tavern = [harbor.pop() for _ in range(box.tavern_slots)]
    dealt = [[harbor.pop() for _ in range(box.setup_deal)] for _ in range(seats)]
    hands = [dealt[(seat - first) % seats] for seat in range(seats)]
    state = State(
        box,
        script,
        options,
        seats,
        dice,
        leaders_by_seat(leaders, seats, first),
        hands,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        tavern,
        harbor,
        [],
        [box.emperor],
        [],
        first_knowledge(box, hands, tavern),
    )
    state.first = state.turn = first
    state.red = state.green = box.start_space
    state.threshold = box.threshold(seats, options.beginner)
    state.journal = journal
    if journal is not None:
        write_deal(state, journal)
    state.advance()
    return state


def leaders_by_seat(shuffled: list[int], seats: int, first: int) -> list[int]:
    """Dealt in turn order from the shuffled six; nobody sees the rest (HL-R-SETUP-01)."""
    return [shuffled[(seat - first) % seats] for seat in range(seats)] + shuffled[seats:]


def first_knowledge(box: Box, hands: list[list[int]], tavern: list[int]) -> list[int]:
    """Everybody knows the tavern and the Emperor, players know their hands (HL-R-INFO-01, 02)."""
    known = [0] * len(box.ids)
    known[box.emperor] = ALL
    for card in tavern:
        known[card] = ALL
    for seat, hand in enumerate(hands):
        for card in hand:
            known[card] = bit(seat)
    return known


def write_deal(state: State, journal: Journal) -> None:
    journal.add(GameBegan(SeatId(state.first), CardIds(state.tavern[:])))
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        journal.add(Dealt(SeatId(seat), SecretLeader(state.leaders[seat]), SecretCards(state.hands[seat][:])))
