"""The same seed and the same answers give the same game of Heroes: again, interleaved, from its record."""

from __future__ import annotations

from hypothesis import given
from tests.properties.heroes_games import (
    GAME,
    chooser,
    fitting,
    option_sets,
    pick,
    seat_counts,
    seeds,
)
from tests.properties.replaying import check_playing_on, check_replay

from interregnum.games.heroes.state import State
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.record import Record

MOST = 120


def recorded(seed: int, seats: int, options: dict[str, bool]) -> tuple[State, Record]:
    """A random game with fair dice, or its beginning, and its record."""
    on = fitting(seats, options)
    state = GAME.new(seats, on, FairDice(seed_from_int(seed)), journal=True)
    record = Record(GAME.id, seats, GAME.check(seats, on), "fair", seed_from_int(seed))
    dice = chooser(seed)
    while not state.over and state.decisions < MOST:
        choice = pick(state, dice)
        record.add(GAME.rules_version, GAME.write_choice(state.ask, choice))
        state.answer(choice)
    record.result = GAME.result_plain(state)
    return state, record


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_record_replays_to_the_same_state_and_journal(seed: int, seats: int, options: dict[str, bool]) -> None:
    check_replay(GAME, *recorded(seed, seats, options))


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_record_can_be_replayed_to_any_answer_and_played_on(seed: int, seats: int, options: dict[str, bool]) -> None:
    check_playing_on(GAME, *recorded(seed, seats, options))


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_games_do_not_notice_each_other(seed: int, seats: int, options: dict[str, bool]) -> None:
    alone = [recorded(seed + k, seats, options)[0] for k in range(2)]
    together = [GAME.new(seats, fitting(seats, options), FairDice(seed_from_int(seed + k))) for k in range(2)]
    dice = [chooser(seed + k) for k in range(2)]
    for _ in range(MOST):
        for k in range(2):
            if not together[k].over:
                together[k].answer(pick(together[k], dice[k]))

    assert [GAME.state_hash(state) for state in alone] == [GAME.state_hash(state) for state in together]
