"""The result of a game of Heroes, step by step: how it ended, the Power of each seat, what broke a tie."""

from __future__ import annotations

from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import DOMINATION
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable


def outcome_lines(table: HeroesTable, view: View) -> list[str]:
    """One line for every step that was needed to find the winners (MMH-GOAL-03 to 10)."""
    told = [ending(table, view)]
    told += [standing(table, view, seat) for seat in range(view.seats)]
    if view.end != DOMINATION:
        told += tie(table, view)
    if len(view.winners) > 1:
        return [*told, table.words.say("heroes-result-draw", players=table.players(view.winners))]
    return [*told, table.words.say("heroes-result-winner", player=table.player(view.winners[0]))]


def ending(table: HeroesTable, view: View) -> str:
    if view.end == DOMINATION:
        winner = table.player(view.winners[0])
        return table.words.say("heroes-result-domination", player=winner, goal=view.goal)
    return table.words.say("heroes-result-time-out", n=view.round)


def standing(table: HeroesTable, view: View, seat: int) -> str:
    """The Power of a seat by where it comes from."""
    parts = view.sources[seat]
    told = [
        table.words.say("heroes-result-source", source=source, n=n)
        for source, n in zip(power.SOURCES, parts, strict=True)
        if n
    ]
    return table.words.say(
        "heroes-result-power",
        player=table.player(seat),
        faction=table.faction(view.factions[seat]),
        power=view.power[seat],
        sources=table.listed(told),
    )


def tie(table: HeroesTable, view: View) -> list[str]:
    """Who has most Power alone needs no further count (MMH-GOAL-09, MMH-RUL-03)."""
    best = [seat for seat, total in enumerate(view.power) if total == max(view.power)]
    if len(best) == 1:
        return []
    counts = [
        table.words.say("heroes-result-count", player=table.player(seat), n=view.resources[seat] + view.gold[seat])
        for seat in best
    ]
    return [table.words.say("heroes-result-treasury", counts=table.listed(counts))]
