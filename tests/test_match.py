"""The public objects refuse what makes no sense, in words, and change nothing."""

from __future__ import annotations

import json
from typing import Any, assert_type

import pytest

import interregnum
from interregnum import WATCHER, BadOptions, BadPosition, BadRecord, IllegalChoice, UnknownChoice
from interregnum.games.heroes.engine.state import State as HeroesState
from interregnum.games.heroes.engine.view import View as HeroesView
from interregnum.games.heroes.game import Heroes, standard
from interregnum.games.hidden_leaders.engine.view import View as HiddenLeadersView
from interregnum.games.hidden_leaders.game import HiddenLeaders

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


@pytest.mark.parametrize(
    ("game", "position", "answer"),
    [
        ("hidden-leaders", "A keen-koi | B +ace-fighter | red 5 green 4", "play keen-koi"),
        ("heroes", "map .1S. | anton a1 3e1 | sveltana c1 2b1 | turn B", "pass activation-build"),
        ("heroes", "map .... | anton a1 3e1 | sveltana c1 2b1 | battle anton c1", "attack defender-1"),
    ],
)
def test_a_game_from_a_position_is_recorded_and_resumed_like_any_other(game: str, position: str, answer: str) -> None:
    match = interregnum.from_position(game, position, seed=3)
    match.answer(answer)

    again = interregnum.resume(interregnum.read_record(match.record.text()))

    assert position == again.record.position
    assert match.game.state_hash(match.state) == match.game.state_hash(again.state)
    assert match.events(WATCHER)
    assert len(match.events(WATCHER)) == len(again.events(WATCHER))


def test_a_match_tells_where_it_stands_if_that_can_be_written() -> None:
    match = interregnum.from_position("heroes", "map .... | anton a1 3e1")

    assert "map .... | A haven | B necropolis | anton a1 3e1 | anastasya | turn A first A" == match.position
    match.answer("play activation-build hero-activation")
    with pytest.raises(BadPosition):
        _ = match.position


@pytest.mark.parametrize("position", [None, 3, b"A | B", "moon", "A | B | C | D | E"])
def test_a_position_that_is_none_is_refused(position: Any) -> None:
    with pytest.raises(BadPosition):
        interregnum.from_position("heroes", position)


def test_a_record_of_another_number_of_seats_than_its_position_is_refused() -> None:
    data = interregnum.from_position("heroes", "map ....", seed=3).record.plain()

    for wrong in ({**data, "seats": 3}, {**data, "position": 3}):
        with pytest.raises(BadRecord):
            interregnum.resume(interregnum.read_record(json.dumps(wrong)))


def test_a_record_without_a_position_says_nothing_of_one() -> None:
    assert "position" not in interregnum.new("heroes", seed=3).record.plain()


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


def test_a_record_is_resumed_as_the_game_it_must_be() -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=3)

    again = interregnum.resume(match.record, "hidden-leaders")

    assert_type(again.view(0), HiddenLeadersView)
    assert match.view(0).hands == again.view(0).hands
    with pytest.raises(BadRecord, match="where=game, found=hidden-leaders, wanted=heroes"):
        interregnum.resume(match.record, "heroes")


def test_a_game_is_played_by_its_object_too() -> None:
    match = interregnum.new(standard(), seats=2, seed=3)

    assert_type(match.state, HeroesState)
    assert_type(match.view(0), HeroesView)
    assert_type(interregnum.resume(match.record, standard()).view(0), HeroesView)
    assert interregnum.new("heroes", seats=2, seed=3).view(0).plain() == match.view(0).plain()


def test_the_id_of_a_game_of_ours_says_of_which_types_it_is() -> None:
    match = interregnum.new("heroes", seats=2, seed=3)

    assert_type(match.game, Heroes)
    assert_type(match.clone(), HeroesState)
    assert_type(interregnum.game("hidden-leaders"), HiddenLeaders)
    assert isinstance(match.view(0), HeroesView)


def test_watchers_are_told_what_everybody_is_told() -> None:
    match = interregnum.new("hidden-leaders", seats=2, seed=1)

    assert "game-began" == match.game.event_plain(match.events(WATCHER)[0])["event"]
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
