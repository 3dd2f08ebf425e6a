"""Shares, their intervals, and the summary that counts them."""

from __future__ import annotations

import pytest

from interregnum.games.hidden_leaders.lab.figures import FactionFigures
from interregnum.kernel.journal import Plain
from interregnum.lab.shares import Share, wilson
from interregnum.lab.summary import summary_of


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, method 3
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, method 3
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_wilson_interval(hits: int, of: int, low: float, high: float) -> None:
    assert pytest.approx((low, high), abs=5e-5) == wilson(hits, of)


def test_a_share_in_words() -> None:
    assert "50.0 % (23.7 to 76.3)" == Share(5, 10).text()
    assert "0.0 % (0.0 to 100.0)" == Share(0, 0).text()


def result(bots: list[str], winner: int | None, reason: str, faction: str | None) -> Plain:
    return {"bots": bots, "winner": winner, "reason": reason, "faction": faction, "turns": 10, "decisions": 40}


def test_a_summary_counts_by_bot_seat_faction_and_reason() -> None:
    figures = FactionFigures()
    summary = summary_of(
        [
            result(["greedy", "random"], 0, "sole", "undead"),
            result(["random", "greedy"], 1, "most", "undead"),
            result(["greedy", "random"], 1, "sole", "hill-tribes"),
            result(["random", "greedy"], None, "nobody", "hill-tribes"),
            result(["greedy", "random"], None, "unfinished", None),
        ],
        figures,
    )

    assert (5, 4, 3) == (summary.games, summary.finished, summary.decided)
    assert Share(2, 3) == summary.of_decided("greedy")
    assert Share(2, 5) == summary.of_all("greedy")
    assert [1, 2] == [summary.seats[seat] for seat in range(2)]
    assert {"undead": 2, "hill-tribes": 2} == figures.factions
    assert {"sole": 2, "most": 1, "nobody": 1, "unfinished": 1} == summary.reasons


def test_a_summary_as_plain_data() -> None:
    plain = summary_of([result(["greedy", "random"], 0, "sole", "undead")], FactionFigures()).plain()

    share, none = Share(1, 1).plain(), Share(0, 1).plain()
    assert ["games", "decided", "turns", "decisions", "bots", "seats", "factions", "reasons"] == list(plain)
    assert (10.0, 40.0) == (plain["turns"], plain["decisions"])
    assert {"greedy": {"decided": share, "all": share}, "random": {"decided": none, "all": none}} == plain["bots"]
    assert [share, none] == plain["seats"]
    assert {"undead": share} == plain["factions"]
