"""The set-up questions, the four steps of a turn, and the end of the game (HL-SETUP, HL-TURN, HL-END)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import (
    ACT,
    CARD,
    DRAW,
    HARBOR,
    KEEP,
    MORE,
    PASS,
    PLAY_CARD,
    SETUP,
    STOP,
    TAVERN,
    named_card,
    played_card,
    setup_choice,
    setup_discarded,
    setup_hidden,
    tavern_slot,
)
from interregnum.games.hidden_leaders.engine.events import GameEnded, Markers, Passed, TurnBegan
from interregnum.games.hidden_leaders.engine.ids import CardRows, FactionId, LeaderIds, ReasonWord, WinnerId
from interregnum.games.hidden_leaders.engine.scoring import outcome
from interregnum.games.hidden_leaders.engine.state import Phase, State
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.kernel.ids import ALL, UNKNOWN, Choice, Seat, SeatId

PhaseWord: TypeAlias = Literal["setup", "act", "more", "draw", "keep", "end"]
PHASE_WORDS: Final[tuple[PhaseWord, ...]] = get_args(PhaseWord)
IN_ACT: Final[i64] = PHASE_WORDS.index("act")
IN_MORE: Final[i64] = PHASE_WORDS.index("more")
IN_DRAW: Final[i64] = PHASE_WORDS.index("draw")
IN_KEEP: Final[i64] = PHASE_WORDS.index("keep")
IN_END: Final[i64] = PHASE_WORDS.index("end")


class SetUp(Phase):
    """In turn order every player hides one of five cards and discards another (HL-SETUP-11, 12, 14)."""

    def resolve(self, state: State) -> None:
        if state.counter == state.seats:
            begin_turn(state, state.first)
            return
        seat: Seat = (state.first + state.counter) % state.seats
        hand = state.hands[seat]
        choices: list[int] = []
        for hidden in hand:
            for discarded in hand:
                if hidden != discarded:
                    choices.append(setup_choice(hidden, discarded))
        state.put(seat, SETUP, UNKNOWN, choices, True)

    def answered(self, state: State, choice: Choice) -> None:
        seat: Seat = (state.first + state.counter) % state.seats
        state.counter += 1
        rules.hide_from_hand(state, seat, setup_hidden(choice))
        rules.discard_from_hand(state, seat, setup_discarded(choice))


class Act(Phase):
    """Step 1: play a hero, or discard, or pass (HL-TURN-03)."""

    def resolve(self, state: State) -> None:
        hand = state.hands[state.turn]
        choices: list[int] = []
        for card in hand:
            choices.append(PLAY_CARD + card)
        for card in hand:
            choices.append(CARD + card)
        choices.append(PASS)
        state.put(state.turn, ACT, UNKNOWN, choices, True)

    def answered(self, state: State, choice: Choice) -> None:
        seat = state.turn
        state.phase = IN_DRAW
        if choice == PASS:
            if state.journal is not None:
                state.journal.add(Passed(SeatId(seat)))
        elif choice >= PLAY_CARD:
            rules.play(state, seat, played_card(choice))
        else:
            rules.discard_from_hand(state, seat, named_card(choice))
            state.counter = 1
            state.phase = IN_MORE


class More(Phase):
    """Step 1, having discarded: up to three cards in all (HL-TURN-08)."""

    def resolve(self, state: State) -> None:
        hand = state.hands[state.turn]
        if state.counter == state.box.discard_max or not hand:
            state.phase = IN_DRAW
            return
        choices: list[int] = []
        for card in hand:
            choices.append(CARD + card)
        choices.append(STOP)
        state.put(state.turn, MORE, UNKNOWN, choices, True)

    def answered(self, state: State, choice: Choice) -> None:
        if choice == STOP:
            state.phase = IN_DRAW
        else:
            rules.discard_from_hand(state, state.turn, named_card(choice))
            state.counter += 1


class Draw(Phase):
    """Step 2: cards one by one until four are held (HL-TURN-09 to 11, HL-R-TURN-02 to 04)."""

    def resolve(self, state: State) -> None:
        choices: list[int] = []
        if len(state.hands[state.turn]) < state.box.draw_to:
            for slot, card in enumerate(state.tavern):
                if card != EMPTY:
                    choices.append(TAVERN + slot)
            if rules.harbor_supplies(state):
                choices.append(HARBOR)
        if choices:
            state.put(state.turn, DRAW, UNKNOWN, choices, True)
        else:
            state.phase = IN_KEEP

    def answered(self, state: State, choice: Choice) -> None:
        if choice == HARBOR:
            rules.draw_from_harbor(state, state.turn)
        else:
            rules.draw_from_tavern(state, state.turn, tavern_slot(choice))


class Keep(Phase):
    """Step 3: discard down to three (HL-TURN-12, HL-R-TURN-05)."""

    def resolve(self, state: State) -> None:
        hand = state.hands[state.turn]
        if len(hand) <= state.box.keep:
            state.phase = IN_END
            return
        choices: list[int] = []
        for card in hand:
            choices.append(CARD + card)
        state.put(state.turn, KEEP, UNKNOWN, choices, True)

    def answered(self, state: State, choice: Choice) -> None:
        rules.discard_from_hand(state, state.turn, named_card(choice))


class End(Phase):
    """Step 4, then the check of the game end (HL-TURN-13, 15, HL-R-END-01)."""

    def resolve(self, state: State) -> None:
        rules.refill_tavern_from_harbor(state)
        if is_reached(state):
            end_game(state)
        else:
            begin_turn(state, (state.turn + 1) % state.seats)


def is_reached(state: State) -> bool:
    """Whether some party, whosever it is, shows enough heroes (HL-END-01, 03 to 05)."""
    for row in state.ups:
        if len(row) >= state.threshold:
            return True
    return False


def is_stuck(state: State) -> bool:
    """Whether nothing can change any more (HL-R-END-08)."""
    if state.harbor or state.wilderness:
        return False
    for hand in state.hands:
        if hand:
            return False
    for card in state.tavern:
        if card != EMPTY:
            return False
    return True


def begin_turn(state: State, seat: Seat) -> None:
    if is_stuck(state):
        end_game(state)
        return
    state.turn = seat
    state.turns += 1
    state.phase = IN_ACT
    state.counter = 0
    if state.journal is not None:
        state.journal.add(TurnBegan(SeatId(seat), state.turns))


def end_game(state: State) -> None:
    """Hands are discarded, parties and leaders opened, the winner found (HL-WIN-07, 08, HL-R-END-04, 05)."""
    for offset in range(state.seats):
        seat: Seat = (state.first + offset) % state.seats
        for card in state.hands[seat][:]:
            rules.discard_from_hand(state, seat, card)
    for row in state.downs:
        for card in row:
            state.known[card] = ALL
    parties = [state.ups[seat] + state.downs[seat] for seat in range(state.seats)]
    result = outcome(state.box, state.red, state.green, state.leaders[: state.seats], parties)
    state.outcome = result
    state.over = True
    state.ask = SETUP
    state.source = UNKNOWN
    state.choices = []
    if state.journal is not None:
        markers, faction, winner = Markers(state.red, state.green), FactionId(result.faction), WinnerId(result.winner)
        leaders, hidden = LeaderIds(state.leaders[: state.seats]), CardRows([row[:] for row in state.downs])
        state.journal.add(GameEnded(markers, faction, winner, ReasonWord(result.reason), leaders, hidden))


def phases() -> list[Phase]:
    return [SetUp(), Act(), More(), Draw(), Keep(), End()]
