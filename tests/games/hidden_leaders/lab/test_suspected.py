"""What is suspected of leaders is worth something, and as certain as it says."""

from __future__ import annotations

import pytest
from tests.bots.tables import GAME

from interregnum.games.hidden_leaders.bots.logit import Case, fitted, likely
from interregnum.games.hidden_leaders.bots.weights import standard
from interregnum.games.hidden_leaders.lab.search_pace import search_pace
from interregnum.games.hidden_leaders.lab.suspected import Watched, by_round, curve, suspected
from interregnum.kernel.dice import seed_from_int


@pytest.fixture(scope="module")
def some() -> Watched:
    return suspected(GAME, "greedy", 2, 3, 15)


def test_the_true_leader_is_suspected_more_with_every_round(some: Watched) -> None:
    found = by_round(some, standard()[2].signs, 2)

    assert 0.2 <= found[0] < found[2]
    assert found[6] > 0.35  # chance alone: 0.2


def given_to_the_true(some: Watched, signs: list[float]) -> float:
    """The mean chance that the true leader was given."""
    return sum(likely(case.rows, signs)[case.true] for _, case in some) / len(some)


def test_who_asks_how_likely_answers_were_suspects_better(some: Watched) -> None:
    weights, inferred = standard()[2], suspected(GAME, "greedy", 2, 3, 15, infers=True)

    assert given_to_the_true(inferred, weights.inferred) > given_to_the_true(some, weights.signs) + 0.08


def test_what_is_believed_more_is_true_more_often(some: Watched) -> None:
    told = curve(some, standard()[2].signs)

    assert told[0][1].value < 0.2
    assert told[-1][1].value > 0.4


def test_a_fit_finds_the_weights_that_made_the_cases() -> None:
    rows = [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]
    true = likely(rows, [2.0, 0.5])
    cases = [Case(rows, number) for number, chance in enumerate(true) for _ in range(round(4000 * chance))]

    found = fitted(cases, 2)

    assert abs(found[0] - found[1] - 1.5) < 0.02


def test_the_pace_of_search_counts_lines() -> None:
    found = search_pace(GAME, 2, 0.0, seed_from_int(1))

    assert 1 == found.decisions
    assert found.games >= 100
