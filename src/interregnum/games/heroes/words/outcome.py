"""The result of a game of Heroes, step by step: how it ended, the Power of each seat, what broke a tie."""

from __future__ import annotations

from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import DOMINATION
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.words.speaker import Placed


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


def places(table: HeroesTable, view: View) -> list[Placed]:
    """How everybody finished: the winners, then by Power and treasury (MMH-GOAL-08 to 10)."""
    others = sorted(
        (seat for seat in range(view.seats) if seat not in view.winners), key=lambda seat: worth(view, seat)
    )
    won = table.words.say("heroes-place-won", place=table.words.say("place", n=1), n=view.power[view.winners[0]])
    told = [Placed(seat, 1, won) for seat in view.winners]
    for seat in reversed(others):
        better = sum(worth(view, seat) < worth(view, other) for other in others)
        place = 1 + len(view.winners) + better
        told.append(Placed(seat, place, behind(table, view, seat, table.words.say("place", n=place))))
    return told


def worth(view: View, seat: int) -> tuple[int, int]:
    return view.power[seat], view.resources[seat] + view.gold[seat]


def behind(table: HeroesTable, view: View, seat: int, place: str) -> str:
    """What somebody lacked to win."""
    (power, treasury), (most, richest) = worth(view, seat), worth(view, view.winners[0])
    if power < most:
        return table.words.say("heroes-place-power", place=place, n=most - power)
    if view.end == DOMINATION:
        return table.words.say("heroes-place-late", place=place)
    return table.words.say("heroes-place-treasury", place=place, n=richest - treasury)
