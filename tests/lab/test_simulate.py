"""Many games: the same results with any number of workers, in order, and refused before anything is played."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from interregnum.kernel.dice import seed_from_int, seed_of_game
from interregnum.kernel.errors import BadOptions
from interregnum.lab.simulate import Plan, play_seed, results
from interregnum.lab.summary import summary_of
from interregnum.registry import game as game_of

MAKE = partial(game_of, "hidden-leaders")
PLAN = Plan(MAKE, 3, ("greedy", "random", "random"), 9, seed_from_int(7), rotate=True)
FIELDS = (
    "seed", "seats", "options", "bots", "turns", "decisions", "markers", "leaders", "parties", "faction", "winner",
    "reason", "standings",
)  # fmt: skip


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_change_nothing(workers: int) -> None:
    alone = list(results(PLAN))

    shared = list(results(PLAN, workers))

    assert alone == shared
    assert summary_of(alone).plain() == summary_of(shared).plain()


def test_a_result_tells_all_of_a_game() -> None:
    for result in results(PLAN):
        assert FIELDS == tuple(result)


def test_each_game_has_the_seed_of_its_number() -> None:
    expected = [seed_of_game(PLAN.seed, index).hex() for index in range(PLAN.games)]

    assert expected == [result["seed"] for result in results(PLAN)]


def test_a_game_can_be_played_again_from_its_line() -> None:
    for line in results(PLAN):
        seed, names = bytes.fromhex(str(line["seed"])), line["bots"]
        assert isinstance(names, list)

        assert line == play_seed(MAKE(), seed, tuple(names), {}, PLAN.turn_limit)


def test_the_bots_move_one_seat_on_with_each_game() -> None:
    plan = replace(PLAN, bots=("a", "b", "c"))

    assert [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c")] == [plan.bots_of(i) for i in range(4)]
    assert ("a", "b", "c") == replace(plan, rotate=False).bots_of(1)


def test_one_name_stands_for_all_bots() -> None:
    assert ("random",) * 3 == replace(PLAN, bots=("random",)).bots_of(1)


def test_a_turn_too_many_leaves_a_game_unfinished() -> None:
    found = list(results(replace(PLAN, games=4, turn_limit=3)))

    for result in found:
        assert (3, None, None, "unfinished") == tuple(result[key] for key in ("turns", "faction", "winner", "reason"))
    assert 0 == summary_of(found).decided
    assert 0 == summary_of(found).finished


def test_a_game_that_ends_in_its_last_turn_is_finished() -> None:
    (whole,) = results(replace(PLAN, games=1))
    turns = whole["turns"]
    assert isinstance(turns, int)

    assert [whole] == list(results(replace(PLAN, games=1, turn_limit=turns)))
    assert "unfinished" == next(results(replace(PLAN, games=1, turn_limit=turns - 1)))["reason"]


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (replace(PLAN, seats=7), "seats"),
        (replace(PLAN, bots=("greedy", "random")), "bots-count"),
        (replace(PLAN, bots=("clever",)), "unknown-bot"),
        (replace(PLAN, games=0), "too-small"),
        (replace(PLAN, turn_limit=0), "too-small"),
        (replace(PLAN, options={"dragons": True}), "unknown-option"),
        (replace(PLAN, options={"beginner": True, "queens": True}), "hidden-leaders-beginner-with-sets"),
        (replace(PLAN, make_game=partial(game_of, "chess")), "unknown-game"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(plan: Plan, reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        results(plan)

    assert reason == refused.value.reason


def test_no_workers_do_no_work() -> None:
    with pytest.raises(BadOptions) as refused:
        results(PLAN, 0)

    assert "too-small" == refused.value.reason
