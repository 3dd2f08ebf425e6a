"""What of a long log is worth telling once it is past."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from interregnum.cli.speech import Entry
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.box import faction_of

ENDS: Final = (e.BattleWon, e.BattleLost, e.DuelWon)
BLOWS: Final = (
    e.Rolled, e.Rerolled, e.Hits, e.Prevented, e.Wounded, e.TurnedBasic, e.Eliminated, e.Healed, e.CardRolled,
    e.Regenerated,
)  # fmt: skip


def past_blows(events: Sequence[Entry], own: int) -> set[int]:
    """The numbers of the blows in battles of others that are over."""
    found = {number for first, last in battles_of_others(events, own) for number in range(first, last)}
    return {number for number in found if is_blow(events[number])}


def is_blow(entry: Entry) -> bool:
    """One of the many things that happen in every attack."""
    return isinstance(entry, BLOWS)


def battles_of_others(events: Sequence[Entry], own: int) -> Iterator[tuple[int, int]]:
    """The first and the last event of each battle that is over and in which no hero of this faction fought."""
    began = -1
    for number, entry in enumerate(events):
        if isinstance(entry, (e.BattleBegan, e.DuelBegan)):
            heroes = [entry.hero, entry.enemy] if isinstance(entry, e.DuelBegan) else [entry.hero]
            began = -1 if own in [faction_of(hero) for hero in heroes] else number
        elif isinstance(entry, ENDS) and began >= 0:
            yield began, number
            began = -1
