"""The rules of Under the Cup, its stored states and its words."""

from __future__ import annotations

import os
from typing import Any, assert_type

import pytest

from interregnum import new, play_on, replay, resume
from interregnum.kernel.dice import RiggedDice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadPosition, IllegalChoice, UnknownChoice
from interregnum.kernel.playout import playout
from interregnum.lab.bench import build
from interregnum.registry import game
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.speaker import speaker
from interregnum_cups.engine import Cups, CupsState

FIRST = [5, 4, 4, 1, 0, 0, 3, 4, 2, 2]  # less one: 6 5 5 2 1 and 1 4 5 3 3
NAMES = ("Ann", "Bob")


def begun(**options: bool) -> CupsState:
    """Two seats, the first begins; every later roll is a one."""
    named = {name.replace("_", "-"): on for name, on in options.items()}
    return Cups().new(2, named, RiggedDice([*FIRST, 0]), journal=True)


def test_a_match_of_it_has_its_types() -> None:
    match = new(Cups(), seats=3, seed=1)

    assert_type(match.state, CupsState)
    assert 3 == len(match.state.truth.left) == len(match.view(0).sight.table.left)


def say(state: CupsState, line: str) -> None:
    for text in line.split(", "):
        question = state.question
        assert question is not None
        state.answer(game("cups").read_choice(question, text))


def answers(state: CupsState) -> list[str]:
    return [game("cups").write_choice(state.ask, one) for one in state.choices]


@pytest.mark.parametrize(
    ("options", "line", "left"),
    [
        ({}, "bid 2x5, bid 3x5, doubt", [4, 5]),  # there are three fives
        ({}, "bid 2x5, bid 4x5, doubt", [5, 4]),  # but not four
        ({"wild_ones": True}, "bid 2x5, bid 4x5, bid 5x5, doubt", [5, 4]),  # with two ones there are five
        ({"wild_ones": True}, "bid 2x5, bid 4x5, bid 6x5, doubt", [4, 5]),
        ({"wild_ones": True}, "bid 2x1, bid 3x1, doubt", [5, 4]),  # ones count once
        ({"short_game": True}, "bid 2x5, bid 3x5, doubt", [2, 3]),  # 6 5 5 and 1 4 5
    ],
)
def test_whoever_is_wrong_loses_a_die_and_begins(options: dict[str, bool], line: str, left: list[int]) -> None:
    state = begun(**options)

    say(state, line)

    assert left == state.truth.left
    assert left.index(min(left)) == state.asked


def test_a_bid_names_more_dice_or_a_higher_face_but_not_many_more() -> None:
    state = begun()
    assert [f"bid {number}x{face}" for number in (1, 2) for face in range(1, 7)] == answers(state)

    say(state, "bid 2x5")

    wanted = ["doubt", "bid 2x6", *[f"bid {number}x{face}" for number in (3, 4) for face in range(1, 7)]]
    assert wanted == answers(state)


def test_no_bid_names_more_dice_than_there_are_and_the_last_is_doubted_without_asking() -> None:
    state = begun()

    say(state, ", ".join(f"bid {number}x6" for number in (2, 4, 6, 8, 10)))

    assert (2, [4, 5]) == (state.turns, state.truth.left)  # whoever said ten sixes has lost a die


def test_the_last_with_dice_wins() -> None:
    state = game("cups").new(6, {}, fast_dice(seed_from_int(5)), journal=True)
    playout(state, fast_dice(seed_from_int(6)), 10_000)

    assert isinstance(state, CupsState)
    result = game("cups").result_plain(state)
    assert [seat for seat in range(6) if state.truth.left[seat]] == [result["winner"]]


@pytest.mark.parametrize(("text", "error"), [("bid 9x9", UnknownChoice), ("doubt", IllegalChoice)])
def test_what_is_no_answer_here_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        say(begun(), text)


@pytest.mark.parametrize(
    "damage",
    [
        {"left": [5]}, {"left": [5, 6]}, {"left": [0, 5]}, {"cups": [[1], [2]]}, {"coming": [[1], [2]]}, {"turn": 2},
        {"turn": -1}, {"bidder": 6}, {"face": 7}, {"more": 1}, {"cups": [[1, 2, 3, 4, 9], [1, 2, 3, 4, 5]]},
    ],
)  # fmt: skip
def test_a_stored_state_that_cannot_be_is_refused(damage: dict[str, Any]) -> None:
    kept: Any = game("cups").plain(begun())

    with pytest.raises(BadPosition, match="stored-state"):
        game("cups").from_plain({**kept, "truth": {**kept["truth"], **damage}})
    with pytest.raises(BadPosition, match="stored-state"):
        game("cups").from_plain({**kept, **damage})


@pytest.mark.parametrize("damage", [{"event": "cups-eaten"}, {"seat": -1}, {"number": "two"}, {"more": 1}])
def test_a_stored_event_that_cannot_be_is_refused(damage: dict[str, Any]) -> None:
    kept = {"event": "cups-bid", "seat": 0, "number": 2, "face": 5}
    assert kept == game("cups").write_event(game("cups").read_event(kept))

    with pytest.raises(BadPosition, match="stored-event"):
        game("cups").read_event({**kept, **damage})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(lang: str) -> None:
    rules, words, state = Cups(), speaker("cups", lang), begun()
    assert state.journal is not None
    said = {*words.how_to_play(), words.title()}
    while not state.over:
        for viewer in (0, 1, 6):
            view = rules.view(state, viewer)
            said |= {*words.table(view, NAMES), *(words.event(one, NAMES) for one in state.journal.seen_by(viewer))}
            question = view.question
            if question is None:
                said.add(words.waiting(view, NAMES))
            else:
                said |= {words.question(question, view, NAMES), *words.choices(question, view, NAMES)}
        state.answer(state.choices[0])
    said |= {*words.result(rules.view(state, 6), NAMES)}

    others = {text for other in LANGUAGES if other != lang for text in (speaker("cups", other).title(),)}
    assert not said & others
    assert all(text and "{" not in text and "cups-" not in text for text in said)


def test_a_game_for_more_than_any_table_seats_is_refused_when_it_is_made() -> None:
    class Crowd(Cups):
        def __init__(self) -> None:
            super(Cups, self).__init__("crowd", 1, 2, 7, [])

    with pytest.raises(AssertionError, match="seats"):
        Crowd()


def test_a_finished_game_is_played_on_with_the_same_cups_and_another_roll_after_them() -> None:
    match = new(Cups(), seats=2, seed=1)
    while not match.is_over:
        match.answer(match.choices[0])
    stood = replay(match.game, match.record, 3)
    assert isinstance(stood, CupsState)

    others = [play_on(match.record, 3, seed, Cups()) for seed in range(3)]

    truths = [one.state.truth for one in others]  # type: ignore[attr-defined]
    assert [stood.truth.cups] * 3 == [truth.cups for truth in truths]
    assert stood.truth.coming not in [truth.coming for truth in truths]
    assert [match.game.id] * 3 == [resume(one.record).game.id for one in others]


def test_it_runs_on_the_build_that_is_tested() -> None:
    assert os.environ.get("INTERREGNUM_EXPECT", build()).replace("native", "compiled") == build()
