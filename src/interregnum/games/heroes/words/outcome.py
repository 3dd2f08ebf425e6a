"""The result of a game of Heroes, step by step: how it ended, the Power of each seat, what broke a tie."""

from __future__ import annotations

from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import DOMINATION, State
from interregnum.games.heroes.words.table import HeroesTable


def outcome_lines(table: HeroesTable, state: State) -> list[str]:
    """One line for every step that was needed to find the winners (MMH-GOAL-03 to 10)."""
    told = [ending(table, state)]
    told += [standing(table, state, seat) for seat in range(state.seats)]
    if state.end != DOMINATION:
        told += tie(table, state)
    if len(state.winners) > 1:
        return [*told, table.words.say("heroes-result-draw", players=table.players(state.winners))]
    return [*told, table.words.say("heroes-result-winner", player=table.player(state.winners[0]))]


def ending(table: HeroesTable, state: State) -> str:
    if state.end == DOMINATION:
        winner = table.player(state.winners[0])
        return table.words.say("heroes-result-domination", player=winner, goal=state.goal)
    return table.words.say("heroes-result-time-out", n=state.round)


def standing(table: HeroesTable, state: State, seat: int) -> str:
    """The Power of a seat by where it comes from."""
    parts = power.sources(state, seat)
    told = [
        table.words.say("heroes-result-source", source=source, n=n)
        for source, n in zip(power.SOURCES, parts, strict=True)
        if n
    ]
    return table.words.say(
        "heroes-result-power",
        player=table.player(seat),
        faction=table.faction(state.factions[seat]),
        power=sum(parts),
        sources=table.listed(told),
    )


def tie(table: HeroesTable, state: State) -> list[str]:
    """Who has most Power alone needs no further count (MMH-GOAL-09, MMH-RUL-03)."""
    totals = [power.power(state, seat) for seat in range(state.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return []
    counts = [
        table.words.say("heroes-result-count", player=table.player(seat), n=state.resources[seat] + state.gold[seat])
        for seat in best
    ]
    return [table.words.say("heroes-result-treasury", counts=table.listed(counts))]
