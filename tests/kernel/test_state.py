"""Questions, answers, journals, pending steps and playouts: what every game shares."""

from __future__ import annotations

import pytest

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.kernel.dice import FairDice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions, IllegalChoice
from interregnum.kernel.ids import ALL, SEAT_LETTERS, UNKNOWN, WATCHER, bit
from interregnum.kernel.journal import Journal
from interregnum.kernel.pending import Pending
from interregnum.kernel.playout import playout
from interregnum.kernel.question import Question

GAME: HiddenLeaders = standard()


def new(seats: int = 3, journal: bool = False) -> State:
    return GAME.new(seats, {}, FairDice(seed_from_int(1)), journal)


# --- questions --------------------------------------------------------------------------------------------------------


def test_questions_are_equal_if_all_they_say_is_equal() -> None:
    question = Question(1, 2, [3, 4], 5)

    assert Question(1, 2, [3, 4], 5) == question
    assert hash(Question(1, 2, [3, 4], 5)) == hash(question)
    for other in (
        Question(0, 2, [3, 4], 5),
        Question(1, 0, [3, 4], 5),
        Question(1, 2, [4, 3], 5),
        Question(1, 2, [3, 4], 0),
    ):
        assert other != question
    assert question != (1, 2, [3, 4], 5)


def test_the_list_of_a_question_is_not_the_one_of_the_state() -> None:
    state = new()
    question = state.question
    assert question is not None
    question.choices.clear()

    assert 20 == len(state.choices)


@pytest.mark.parametrize("choice", [-1, 0, 10**9])
def test_an_answer_that_is_not_listed_is_refused_and_changes_nothing(choice: int) -> None:
    state = new()
    before = GAME.state_hash(state)

    with pytest.raises(IllegalChoice) as caught:
        state.answer(choice)

    assert ("illegal-choice", {"choice": str(choice)}) == (caught.value.reason, caught.value.facts)
    assert before == GAME.state_hash(state)
    assert 20 == len(state.choices)


def test_every_answer_is_counted() -> None:
    state = new()
    for number in range(30):
        assert number == state.decisions
        state.answer(state.choices[-1])


def test_after_the_end_there_is_no_question_and_no_answer() -> None:
    state = new()
    assert playout(state, fast_dice(seed_from_int(1)), 100_000)

    assert state.question is None
    with pytest.raises(IllegalChoice) as caught:
        state.answer(0)
    assert "game-over" == caught.value.reason


# --- playouts ---------------------------------------------------------------------------------------------------------


def test_a_playout_stops_after_so_many_decisions() -> None:
    state = new()

    assert not playout(state, fast_dice(seed_from_int(1)), 10)
    assert 10 == state.decisions
    assert not state.over


def test_a_playout_that_comes_to_the_end_says_so_and_repeats_with_the_same_dice() -> None:
    hashes = set()
    for _ in range(2):
        state = new()
        assert playout(state, fast_dice(seed_from_int(2)), 100_000)
        hashes.add(GAME.state_hash(state))

    assert 1 == len(hashes)
    other = new()
    playout(other, fast_dice(seed_from_int(3)), 100_000)
    assert GAME.state_hash(other) not in hashes


# --- clones -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 3, 20, 60])
def test_a_clone_plays_on_like_the_original_and_neither_notices_the_other(answers: int) -> None:
    state = new(journal=True)
    dice = fast_dice(seed_from_int(4))
    playout(state, dice, answers)
    before = GAME.state_hash(state)
    copy = state.clone()

    assert copy.journal is None
    playout(copy, dice.clone(), 40)
    assert before == GAME.state_hash(state)

    playout(state, dice, 40)
    assert GAME.state_hash(state) == GAME.state_hash(copy)


def test_the_hash_of_a_state_tells_apart_what_differs() -> None:
    hashes = set()
    for number in range(20):
        state = new()
        state.answer(state.choices[number])
        hashes.add(GAME.state_hash(state))

    assert 20 == len(hashes)


# --- journals ---------------------------------------------------------------------------------------------------------


def test_a_journal_is_read_from_any_event_on() -> None:
    state = new(journal=True)
    journal = state.journal
    assert journal is not None
    state.answer(state.choices[0])

    everything = [GAME.event_plain(event) for event in journal.seen_by(0)]

    assert len(journal.events) == len(everything)
    for since in range(len(everything) + 1):
        assert everything[since:] == [GAME.event_plain(event) for event in journal.seen_by(0, since)]


def test_a_journal_is_kept_only_if_somebody_watches() -> None:
    assert new().journal is None
    assert isinstance(new(journal=True).journal, Journal)


def test_a_journal_changes_nothing_in_the_game() -> None:
    hashes = set()
    for journal in (True, False):
        state = new(journal=journal)
        playout(state, fast_dice(seed_from_int(9)), 100_000)
        hashes.add(GAME.state_hash(state))

    assert 1 == len(hashes)


# --- pending steps ----------------------------------------------------------------------------------------------------


def test_a_step_that_is_done_gives_way_to_the_next_and_its_stage_begins_anew() -> None:
    pending = Pending(7, 2, True)
    pending.stage = 3

    pending.done()

    assert (7, 2, 1, 0, True) == (pending.program, pending.seat, pending.step, pending.stage, pending.fresh)
    assert [UNKNOWN] * 4 == pending.slots


def test_a_clone_of_a_pending_step_shares_nothing_with_it() -> None:
    pending = Pending(7, 2, False)
    pending.step, pending.stage, pending.slots, pending.lot = 3, 4, [0, 1, 2, 3], [10, 11]
    copy = pending.clone()
    pending.slots[0] = 9
    pending.lot.append(12)
    pending.done()

    assert (7, 2, 3, 4, False) == (copy.program, copy.seat, copy.step, copy.stage, copy.fresh)
    assert ([0, 1, 2, 3], [10, 11]) == (copy.slots, copy.lot)


# --- viewers ----------------------------------------------------------------------------------------------------------


def test_every_viewer_has_a_bit_of_their_own() -> None:
    viewers = [*range(len(SEAT_LETTERS)), WATCHER]

    assert len(SEAT_LETTERS) == WATCHER  # the watchers come after the last seat
    assert sum(1 << viewer for viewer in viewers) == ALL
    assert [1, 2, 4, 8, 16, 32, 64] == [bit(viewer) for viewer in viewers]


@pytest.mark.parametrize("viewer", [-1, 3, 5, 7])
def test_nobody_looks_on_who_is_neither_at_the_table_nor_a_watcher(viewer: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.view(new(), viewer)

    assert ("viewer", str(viewer)) == (caught.value.reason, caught.value.facts["viewer"])


def test_a_view_has_the_question_if_it_is_the_viewers_own() -> None:
    state = new()
    for viewer in (0, 1, 2, WATCHER):
        question = GAME.view(state, viewer).question
        assert (state.question if viewer == state.asked else None) == question
