"""How far back a game may go, whoever keeps it."""

from __future__ import annotations

import pytest

from interregnum import Match, new
from interregnum.match import resume
from interregnum.registry import GAMES
from interregnum.undo import CannotUndo, Given, check_range, cut, free_undo, given


def played(game: str, answers: int) -> Match:
    """A game of two, so many answers old."""
    match = new(game, 2, {}, 5)
    bots = [match.bot("random", seat) for seat in range(2)]
    for _ in range(answers):
        question = match.question
        assert question is not None
        match.answer(bots[question.seat].answer(match.view(question.seat), question))
    return match


def test_a_seat_takes_back_its_own_last_quiet_answers_alone() -> None:
    answers = [Given(0, True), Given(1, True), Given(0, False), Given(0, True), Given(0, True)]

    assert 3 == free_undo(answers, 0)
    assert None is free_undo(answers, 1)
    assert 1 == free_undo(answers[:2], 1)
    assert None is free_undo(answers[:3], 0)
    assert None is free_undo([], 0)


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_there_is_no_way_back_to_answers_that_were_not_given(to: int) -> None:
    with pytest.raises(CannotUndo):
        check_range([Given(0, True), Given(1, True)], to)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_record_is_told_with_its_seat(game: str) -> None:
    match = played(game, 30)

    found = given(match.game, match.record)

    assert 30 == len(found)
    assert {0, 1} == {one.seat for one in found}
    assert {True, False} == {one.quiet for one in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_cut_record_leads_to_where_the_game_was(game: str) -> None:
    match = played(game, 30)

    back = resume(cut(match.record, 12))

    assert match.record.answers()[:12] == back.record.answers()
    assert played(game, 12).game.plain(back.state) == match.game.plain(played(game, 12).state)
    assert match.record.seed == back.record.seed
