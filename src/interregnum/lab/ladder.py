"""Who is better: every bot plays every other one, with the seats changed from game to game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from interregnum.lab.shares import Share
from interregnum.lab.simulate import Plan, results
from interregnum.lab.summary import summary_of


@dataclass(frozen=True)
class Rung:
    """What one bot won against the others, of the games that somebody won."""

    bot: str
    share: Share


def ladder(plan: Plan, workers: int = 1) -> tuple[Rung, ...]:
    """All pairs among the bots of the plan, so many games each, at tables of two; the best bot first."""
    wins = dict.fromkeys(plan.bots, 0)
    games = dict.fromkeys(plan.bots, 0)
    for pair in combinations(wins, 2):
        summary = summary_of(results(replace(plan, seats=2, bots=pair, rotate=True), workers))
        for bot in pair:
            wins[bot] += summary.bots[bot]
            games[bot] += summary.decided
    rungs = [Rung(bot, Share(wins[bot], games[bot])) for bot in wins]
    return tuple(sorted(rungs, key=lambda rung: -rung.share.value))
