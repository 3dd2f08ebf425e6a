"""Rounds and turns: which action card is played, the end of a round, the Week card of the next (MMH-ROUND)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.choices import PLAY, TURN, play
from interregnum.games.heroes.engine.events import CardPlayed, Passed, RoundBegan, WeekRevealed
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS, BUILDING, GATHERING, RECRUITING, REVEALING
from interregnum.games.heroes.engine.ids import ActionCardId, ActionNo
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import ACTIVATE, TO_BUILD, TO_GATHER
from interregnum.kernel.ids import UNKNOWN, CardId, Choice, Seat, SeatId
from interregnum.kernel.pending import Pending

# How far the procedure has come.
NEW_ROUND: Final[i64] = 0
TO_PLAY: Final[i64] = 1  # the player on turn has a card
PLAYED: Final[i64] = 2  # his action is over

PASS: Final[i64] = 2  # stands where the action of a card stands


class Round(Procedure):
    """Turn after turn, round after round; it lies at the bottom of the stack until the game is over."""

    def resolve(self, state: State, pending: Pending) -> None:
        if pending.step == NEW_ROUND:
            begin_round(state)
            pending.step = TO_PLAY
        elif pending.step == TO_PLAY:
            state.put(state.turn, TURN, UNKNOWN, ways_to_play(state, state.turn), True)
        else:
            pending.step = TO_PLAY if pass_turn(state) else NEW_ROUND

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        """The card is used up, whatever is done with it (MMH-ROUND-03, 04, 06)."""
        card: i64 = (choice - PLAY) // 4
        action: i64 = (choice - PLAY) % 4
        seat: Seat = state.turn
        state.ready[seat] &= ~(1 << card)
        pending.step = PLAYED
        if action == PASS:
            if state.journal is not None:
                state.journal.add(Passed(SeatId(seat), ActionCardId(card)))
        else:
            kind: i64 = state.box.card_actions[card][action]
            if state.journal is not None:
                state.journal.add(CardPlayed(SeatId(seat), ActionCardId(card), ActionNo(kind)))
            begin_action(state, seat, kind)


def ways_to_play(state: State, seat: Seat) -> list[int]:
    """Each card face up with its two actions or a pass; nobody is activated without units (MMH-RUL-11, MMH-HACT-05)."""
    found: list[int] = []
    marching = can_march(state, seat)
    for card, actions in enumerate(state.box.card_actions):
        if state.ready[seat] & (1 << card) == 0:
            continue
        for number, action in enumerate(actions):
            if action != ACTIVATE or marching:
                found.append(play(card, number))
        found.append(play(card, PASS))
    return found


def can_march(state: State, seat: Seat) -> bool:
    """Whether some hero of the seat has units."""
    for hero in state.heroes_of(seat):
        if state.army_size(hero) > 0:
            return True
    return False


def begin_action(state: State, seat: Seat, action: i64) -> None:
    """One of the four actions (MMH-ROUND-09)."""
    if action == ACTIVATE:
        state.call(ACTIVATIONS, seat)
    elif action == TO_GATHER:
        state.call(GATHERING, seat)
    elif action == TO_BUILD:
        state.call(BUILDING, seat)
    else:
        state.call(RECRUITING, seat)


def pass_turn(state: State) -> bool:
    """The next player who has a card is on turn; without any the round ends (MMH-ROUND-05, 07, 10)."""
    for offset in range(1, state.seats + 1):
        seat: Seat = (state.turn + offset) % state.seats
        if state.ready[seat] != 0:
            begin_turn(state, seat)
            return True
    end_round(state)
    return False


def begin_turn(state: State, seat: Seat) -> None:
    state.turn = seat
    state.turns += 1


def begin_round(state: State) -> None:
    """All cards face up, then in every round but the first a Week card (MMH-ROUND-12, 16, MMH-RUL-13)."""
    state.round += 1
    for seat in range(state.seats):
        state.ready[seat] = state.cards[seat]
    if state.journal is not None:
        state.journal.add(RoundBegan(state.round, SeatId(state.first)))
    begin_turn(state, state.first)
    if state.round > 1:
        state.week = state.weeks.pop()
        if state.journal is not None:
            state.journal.add(WeekRevealed(CardId(state.week)))
        state.call(REVEALING, state.first)


def end_round(state: State) -> None:
    """The event ends; after the last one the game does, else the token moves left (MMH-RUL-13, MMH-GOAL-07)."""
    if state.week != NO_CARD:
        state.past_weeks.append(state.week)
        state.week = NO_CARD
    if not state.weeks:
        power.time_out(state)
        return
    state.first = state.left_of(state.first)
