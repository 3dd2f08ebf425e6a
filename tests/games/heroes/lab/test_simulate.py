"""Many games of Heroes: what a line tells, and what they are summed up to."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from interregnum.games.heroes.lab.figures import PowerFigures
from interregnum.kernel.dice import seed_from_int
from interregnum.lab.simulate import Plan, results
from interregnum.lab.summary import summary_of
from interregnum.registry import game as game_of

PLAN = Plan(
    partial(game_of, "heroes"), 2, ("greedy", "random"), 2, seed_from_int(7), {"random-factions": True}, rotate=True
)
FIELDS = {
    "seed", "seats", "options", "bots", "rounds", "turns", "decisions", "factions", "heroes", "power", "sources",
    "treasury", "reason", "winner", "winners",
}  # fmt: skip


def test_a_line_tells_all_of_a_game_and_power_adds_up() -> None:
    for result in results(PLAN):
        assert FIELDS == set(result)
        power, sources = result["power"], result["sources"]
        assert isinstance(power, list)
        assert isinstance(sources, list)
        assert power == [sum(row.values()) for row in sources]
        assert result["reason"] in ("domination", "time-out")


def test_the_summary_counts_rounds_power_and_the_factions_that_were_played() -> None:
    found = list(results(PLAN))
    figures = PowerFigures()
    summary = summary_of(found, figures)

    plain = summary.plain()
    assert 2 * 2 == sum(figures.played.values()) + 2 * figures.shared
    assert summary.decided == sum(figures.wins.values())
    assert [sum(line["power"][seat] for line in found) / 2 for seat in range(2)] == plain["power"]  # type: ignore[index]
    assert 1 <= plain["rounds"] <= 10  # type: ignore[operator]


def test_a_game_that_was_stopped_is_won_by_nobody() -> None:
    figures = PowerFigures()
    summary = summary_of(results(replace(PLAN, turn_limit=3)), figures)

    assert 0 == summary.decided
    assert not figures.played
