"""What holds in every position of every game of Heroes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from tests.properties.heroes_games import (
    GAME,
    answers,
    chooser,
    option_sets,
    pick,
    seat_counts,
    seeds,
    start,
    viewers,
)

from interregnum.games.heroes import choices as c
from interregnum.games.heroes.events import GAINED, Told
from interregnum.games.heroes.words import POWER_POINTS
from interregnum.kernel.errors import IllegalChoice
from interregnum.lab.heroes.invariants import check, check_since, past


@pytest.mark.rules(
    "MMH-INV-01", "MMH-INV-02", "MMH-INV-03", "MMH-INV-04", "MMH-INV-05", "MMH-INV-08", "MMH-INV-09", "MMH-INV-10",
    "MMH-INV-11", "MMH-INV-12", "MMH-INV-15",
)  # fmt: skip
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_piece_is_in_its_place_after_every_answer(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed), 120):
        check(state)
    check(state)


@pytest.mark.rules("MMH-INV-06", "MMH-INV-07", "MMH-INV-13", "MMH-INV-14", "MMH-INV-16")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_what_is_won_stays_and_what_is_gone_does_not_come_back(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    before = past(state)
    for _ in answers(state, chooser(seed), 200):
        before = check_since(before, state)
    check_since(before, state)


@pytest.mark.rules("MMH-INV-01", "MMH-RUL-32")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_power_for_good_is_what_was_told_of(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options, journal=True)
    for _ in answers(state, chooser(seed), 200):
        pass
    assert state.journal is not None
    told = [0] * seats
    for event in state.journal.events:
        if isinstance(event, Told) and event.kind == GAINED and event.values[1] == POWER_POINTS:
            told[event.values[0]] += event.values[2]
    assert told == state.honours


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_listed_answer_applies_and_all_others_are_refused(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        assert state.choices
        assert len(state.choices) == len(set(state.choices))
        if dice.below(12):
            continue
        for choice in state.choices[:20]:
            state.clone().answer(choice)
        before = GAME.state_hash(state)
        for choice in some_codes(state.choices):
            with pytest.raises(IllegalChoice):
                state.answer(choice)
        assert before == GAME.state_hash(state)


def some_codes(listed: list[int]) -> list[int]:
    """A sample of all codes, without the listed ones."""
    codes = [*range(-3, c.USE, 37), *range(c.USE, c.USE + 10_000, 613), c.ADVANCE, c.ADVANCE + 1, 2**40]
    return [code for code in codes if code not in listed]


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_clone_plays_on_like_the_original_and_neither_notices_the_other(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(30) == 0:
            before = GAME.state_hash(state)
            one, two = state.clone(), state.clone()
            assert one.journal is None
            for copy in (one, two):
                for _ in answers(copy, chooser(seed + 1), 30):
                    pass
            assert before == GAME.state_hash(state)
            assert GAME.state_hash(one) == GAME.state_hash(two)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_imagined_position_looks_like_the_view_it_came_from(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(10) == 0:
            for viewer in viewers(state):
                view = GAME.view(state, viewer)
                imagined = GAME.imagine(view, dice)
                assert view.plain() == GAME.view(imagined, viewer).plain()
                assert imagined.journal is None
                check(imagined)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_imagined_position_can_be_played_on(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice, 1):
        viewer = viewers(state)[dice.below(seats + 1)]
        imagined = GAME.imagine(GAME.view(state, viewer), dice)
        for _ in answers(imagined, dice, 100):
            check(imagined)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_stored_states_and_written_choices_read_back_to_what_was_written(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        question = state.question
        assert question is not None
        for choice in question.choices:
            assert choice == GAME.read_choice(question, GAME.write_choice(question.ask, choice))
        if dice.below(10) == 0:
            again = GAME.from_plain(json.loads(json.dumps(GAME.plain(state))))
            assert GAME.plain(state) == GAME.plain(again)
            assert question == again.question
    assert GAME.plain(state) == GAME.plain(GAME.from_plain(GAME.plain(state)))


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_stored_state_plays_on_alike(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    again = GAME.from_plain(json.loads(json.dumps(GAME.plain(state))))
    for one in (state, again):
        for _ in answers(one, chooser(seed), 60):
            pass

    assert GAME.state_hash(state) == GAME.state_hash(again)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_ends(seats: int) -> None:
    state = GAME.new(seats, {}, chooser(7))
    dice = chooser(8)
    while not state.over:
        state.answer(pick(state, dice))
        check(state)

    assert state.winners
