"""What holds in every position of every game."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from tests.properties.random_games import (
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

from interregnum.games.hidden_leaders import choices as c
from interregnum.games.hidden_leaders.zones import EMPTY
from interregnum.kernel.errors import IllegalChoice
from interregnum.kernel.ids import ALL, bit
from interregnum.lab.invariants import check


@pytest.mark.rules("HL-COMP-04", "HL-TURN-07", "HL-R-EMP-02", "HL-R-PILE-09")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_card_is_in_one_place_and_markers_stay_on_the_track(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed)):
        check(state)
    check(state)


@pytest.mark.rules("HL-INFO-02", "HL-R-INFO-01", "HL-R-INFO-02", "HL-ZONE-HAND")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_what_lies_open_is_known_to_all_and_players_know_their_own_cards(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed)):
        open_cards = [card for row in state.ups for card in row] + state.graveyard[-1:]
        open_cards += [card for card in state.tavern if card != EMPTY]
        assert all(state.known[card] == ALL for card in open_cards)
        for seat in range(seats):
            assert all(state.known[card] & bit(seat) for card in state.hands[seat] + state.downs[seat])
        assert not any(state.known[card] for card in state.harbor)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_listed_answer_applies_and_all_others_are_refused(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        assert state.choices
        assert len(state.choices) == len(set(state.choices))
        if dice.below(20):
            continue
        for choice in state.choices:
            state.clone().answer(choice)
        before = GAME.state_hash(state)
        for choice in some_codes(state.choices):
            with pytest.raises(IllegalChoice):
                state.answer(choice)
        assert before == GAME.state_hash(state)


def some_codes(listed: list[int]) -> list[int]:
    """Every short code, every marker move and a sample of the others, without the listed ones."""
    codes = [*range(-3, c.SPOT + 160), *range(c.MOVES, c.MOVES + 23 * 23), *range(c.SETUPS, c.SETUPS_END, 97)]
    return [code for code in codes if code not in listed]


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_clone_plays_on_like_the_original_and_neither_notices_the_other(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(40) == 0:
            before = GAME.state_hash(state)
            one, two = state.clone(), state.clone()
            same, again = chooser(seed + 1), chooser(seed + 1)
            for _ in range(30):
                if not one.over:
                    one.answer(pick(one, same))
            assert before == GAME.state_hash(state)
            for _ in range(30):
                if not two.over:
                    two.answer(pick(two, again))
            assert GAME.state_hash(one) == GAME.state_hash(two)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_imagined_position_looks_like_the_view_it_came_from(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(15) == 0:
            for viewer in viewers(state):
                view = GAME.view(state, viewer)
                imagined = GAME.imagine(view, dice)
                assert view.plain() == GAME.view(imagined, viewer).plain()
                assert imagined.journal is None
                check(imagined)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_imagined_position_can_be_played_to_its_end(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(60) == 0:
            imagined = GAME.imagine(GAME.view(state, viewers(state)[dice.below(seats + 1)]), dice)
            for _ in answers(imagined, dice):
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
            assert state.choices == again.choices
    assert GAME.plain(state) == GAME.plain(GAME.from_plain(GAME.plain(state)))


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_positions_in_notation_read_back_to_what_was_written(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed)):
        if state.stack or state.phase == 0:
            continue
        text = GAME.write_position(state)
        again = GAME.position(text, state.dice.clone())
        assert text == GAME.write_position(again)
        assert state.choices == again.choices
