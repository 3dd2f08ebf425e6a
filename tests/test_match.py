"""The public objects refuse what makes no sense, in words, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import interregnum
from interregnum import WATCHER, BadOptions, IllegalChoice, UnknownChoice

ODD: list[Any] = [None, "2", 2.0, 2.5, [], {}, True, pytest.param(10**5000, id="huge"), -1, 7]


@pytest.mark.parametrize("seats", ODD)
def test_a_number_of_seats_is_two_to_six(seats: Any) -> None:
    with pytest.raises(BadOptions):
        interregnum.new("hidden-leaders", seats=seats)


@pytest.mark.parametrize("options", [[1], "x", 3, {"extras": 1}, {1: True}])
def test_options_are_names_with_true_or_false(options: Any) -> None:
    with pytest.raises(BadOptions):
        interregnum.new("hidden-leaders", seats=2, options=options)


@pytest.mark.parametrize(
    "seed", ["x" * 32, 1.5, [0] * 32, bytearray(32), True, b"short", -1, pytest.param(10**5000, id="huge")]
)
def test_a_seed_is_a_number_or_32_bytes(seed: Any) -> None:
    with pytest.raises(BadOptions):
        interregnum.new("hidden-leaders", seats=2, seed=seed)


@pytest.mark.parametrize("game", [None, [], "chess", 3])
def test_an_unknown_game_is_refused_with_those_that_exist(game: Any) -> None:
    with pytest.raises(BadOptions) as caught:
        interregnum.new(game, seats=2)

    assert "hidden-leaders, heroes" == caught.value.facts["games"]


@pytest.mark.parametrize("viewer", [-1, 2, 5, 7, 64, 99, "A", 1.5, None, True, 10**30])
def test_nobody_but_seats_and_watchers_sees_or_hears_anything(viewer: Any) -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=1)

    for look in (match.view, match.seen, match.events, match.imagine):
        with pytest.raises(BadOptions):
            look(viewer)


@pytest.mark.parametrize("choice", [None, 1.5, True, -1, 10**30, pytest.param(10**5000, id="huge"), [], "bury B+1"])
def test_an_answer_that_is_none_is_refused_and_changes_nothing(choice: Any) -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=1)
    before = match.game.state_hash(match.state)

    with pytest.raises((IllegalChoice, UnknownChoice)):
        match.answer(choice)

    assert before == match.game.state_hash(match.state)
    assert [] == match.record.answers()


def test_a_text_without_end_is_refused_in_few_words() -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=1)

    with pytest.raises(UnknownChoice) as caught:
        match.answer("x" * 10**6)

    assert len(caught.value.facts["choice"]) < 200


def test_after_the_end_nothing_is_taken() -> None:
    match = interregnum.new("hidden-leaders", seats=2, options={"beginner": True}, seed=1)
    bot = match.bot("random", 0)
    while (question := match.question) is not None:
        match.answer(bot.answer(match.view(question.seat), question))

    with pytest.raises(IllegalChoice):
        match.answer("pass")
    assert match.record.result == match.result
    assert 2 == len(match.result["standings"])  # type: ignore[arg-type]


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    matches = [interregnum.new("hidden-leaders", seats=3, seed=9) for _ in range(2)]
    for match in matches:
        for _ in range(30):
            match.answer(match.choices[-1])

    assert matches[0].record.text() == matches[1].record.text()
    assert matches[0].game.state_hash(matches[0].state) == matches[1].game.state_hash(matches[1].state)
    again = interregnum.resume(matches[0].record)
    assert matches[0].game.state_hash(matches[0].state) == again.game.state_hash(again.state)


def test_watchers_are_told_what_everybody_is_told() -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=1)

    assert "game-began" == match.events(WATCHER)[0].plain()["event"]
    assert [] == match.events(0, since=1000)


def test_people_see_cards_by_id_and_nothing_where_they_know_none() -> None:
    match = interregnum.new("hidden-leaders", seats=3, seed=7)
    ids = match.game.box.ids

    mine, watched = match.seen(0), match.seen(WATCHER)

    assert [ids[card] for card in match.view(0).hands[0]] == mine.hands[0]
    assert {None} == set(mine.hands[1]) == set(watched.hands[0])
    assert [None, None, None] == watched.leaders


def test_the_seat_that_must_answer_is_named_until_the_end() -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=1)
    bot = match.bot("random", 0)

    while question := match.question:
        assert question.seat == match.asked
        match.answer(bot.answer(match.view(question.seat), question))

    assert -1 == match.asked
