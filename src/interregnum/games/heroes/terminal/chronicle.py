"""What of a long log is worth telling once it is past."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from interregnum.cli.speech import Entry
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.box import HEROES_EACH

BEGINNINGS: Final = (e.BATTLE_BEGAN, e.DUEL_BEGAN)
ENDS: Final = (e.BATTLE_WON, e.BATTLE_LOST, e.DUEL_WON)
BLOWS: Final = (
    e.ROLLED, e.REROLLED, e.HITS, e.PREVENTED, e.WOUNDED, e.TURNED_BASIC, e.ELIMINATED, e.HEALED, e.CARD_ROLLED,
    e.REGENERATED,
)  # fmt: skip


def past_blows(events: Sequence[Entry], own: int) -> set[int]:
    """The numbers of the blows in battles of others that are over."""
    found = {number for first, last in battles_of_others(events, own) for number in range(first, last)}
    return {number for number in found if is_blow(events[number])}


def is_blow(entry: Entry) -> bool:
    """One of the many things that happen in every attack."""
    return isinstance(entry, e.Told) and entry.kind in BLOWS


def battles_of_others(events: Sequence[Entry], own: int) -> Iterator[tuple[int, int]]:
    """The first and the last event of each battle that is over and in which no hero of this faction fought."""
    began = -1
    for number, entry in enumerate(events):
        if not isinstance(entry, e.Told):
            continue
        if entry.kind in BEGINNINGS:
            heroes = entry.values[: 2 if entry.kind == e.DUEL_BEGAN else 1]
            began = -1 if own in [hero // HEROES_EACH for hero in heroes] else number
        elif entry.kind in ENDS and began >= 0:
            yield began, number
            began = -1
