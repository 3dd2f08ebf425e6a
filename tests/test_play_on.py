"""`play_on`: a new game from a position of a finished one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import interregnum
from interregnum import BadOptions, BadPosition, BadRecord, Match, RecordMismatch, read_record
from interregnum.kernel.game import Game
from interregnum.kernel.record import Record, begin
from interregnum.undo import cut


def whole(game: str | Game = "hidden-leaders", seed: int = 5) -> Match:
    """A finished game of bots that answer by chance."""
    match = interregnum.new(game, seats=2, seed=seed)
    bots = [match.bot("random", seat) for seat in range(2)]
    while not match.is_over:
        view = match.view(match.asked)
        assert view.question is not None
        match.answer(bots[match.asked].answer(view, view.question))
    return match


@pytest.fixture(scope="module")
def finished() -> Record:
    return whole().record


def test_a_game_goes_on_where_the_other_one_stood(finished: Record) -> None:
    stood = interregnum.replay(interregnum.game("hidden-leaders"), finished, 10)

    match = interregnum.play_on(finished, 10, seed=1)

    assert (stood.asked, stood.choices, 10) == (match.asked, match.state.choices, match.state.decisions)
    assert match.record.seed != finished.seed
    assert [] == match.events(match.asked)


def test_what_is_played_on_can_be_played_on_again(finished: Record) -> None:
    match = interregnum.play_on(finished, 4, seed=1)
    while not match.is_over:
        match.answer(match.choices[0])

    again = interregnum.play_on(read_record(match.record.text()), 3, seed=2)

    assert 7 == again.state.decisions
    assert interregnum.verify(match.game, match.record).over


def test_a_record_tells_of_the_start_by_its_format(finished: Record) -> None:
    match = interregnum.play_on(finished, 4, seed=1)

    assert (1, 2) == (finished.plain()["format"], match.record.plain()["format"])
    assert "start" not in finished.plain()


@pytest.mark.parametrize("answers", [-1, None, "4", 2.0, True, 10**30])
def test_there_is_nothing_to_play_on_before_the_start_or_after_the_end(finished: Record, answers: Any) -> None:
    with pytest.raises(BadOptions) as caught:
        interregnum.play_on(finished, answers)

    assert str(len(finished.answers()) - 1) == caught.value.facts["most"]


def test_the_end_is_no_start(finished: Record) -> None:
    with pytest.raises(BadOptions):
        interregnum.play_on(finished, len(finished.answers()))


def test_a_game_that_is_still_played_is_no_start(finished: Record) -> None:
    with pytest.raises(BadOptions) as caught:
        interregnum.play_on(cut(finished, 20), 10)

    assert "play-on-unfinished" == caught.value.reason


def test_a_game_that_says_nothing_of_its_piles_says_that_it_cannot(finished: Record) -> None:
    match = interregnum.play_on(finished, 4)

    with pytest.raises(BadPosition) as caught:
        Game.shuffle_piles(match.game, match.state)

    assert ("no-playing-on", "hidden-leaders") == (caught.value.reason, caught.value.facts["game"])


def started(finished: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(interregnum.play_on(finished, 12, seed=1).record.text())
    return data


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"start": None}, BadRecord),
        ({"start": []}, BadRecord),
        ({"start": {}}, BadPosition),
        ({"position": "A keen-koi | B"}, BadRecord),
        ({"seats": 3}, BadRecord),
        ({"segments": [{"rules_version": 1, "choices": []}]}, RecordMismatch),
    ],
)
def test_a_start_that_does_not_fit_its_record_is_refused(
    finished: Record, changes: dict[str, Any], error: type[Exception]
) -> None:
    data = {**started(finished), **changes}

    with pytest.raises(error):
        interregnum.resume(read_record(json.dumps(data)))


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [("harbor", [], "cards"), ("known", {}, "known"), ("red", 99, "red"), ("leaders", ["x"], "leaders")],
)
def test_an_impossible_start_is_refused_with_its_place(finished: Record, key: str, value: object, where: str) -> None:
    data = started(finished)
    data["start"][key] = value

    with pytest.raises(BadPosition) as caught:
        interregnum.resume(read_record(json.dumps(data)))

    assert where == caught.value.facts["where"]


def test_a_finished_position_is_no_start(finished: Record) -> None:
    game = interregnum.game("hidden-leaders")
    over = game.plain(interregnum.replay(game, finished))

    with pytest.raises(BadRecord) as caught:
        begin(game, Record(game.id, 2, {}, "fair", bytes(32), start=over))

    assert "start" == caught.value.facts["where"]


def test_heroes_is_played_on_as_well() -> None:
    finished = whole("heroes").record

    match = interregnum.play_on(finished, len(finished.answers()) // 2, seed=9)
    match.answer(match.choices[0])

    again = interregnum.resume(read_record(match.record.text()))
    assert match.game.state_hash(match.state) == match.game.state_hash(again.state)
