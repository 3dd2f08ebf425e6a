"""The values of an event of Heroes in words, by their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.terms import ACTIONS, FACES
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.words.catalogue import Word

Words: TypeAlias = dict[str, Word]


def told(table: HeroesTable, event: e.Told) -> Words:
    """The values that say the same in every event, by their types."""
    found: Words = {}
    for place, value in enumerate(e.VALUES[event.kind]):
        if value.many or value.kind not in SPOKEN:
            continue
        name, speak = SPOKEN[value.kind]
        found[name or value.name] = speak(table, event, place)
    return found


def number(table: HeroesTable, event: e.Told, place: int) -> Word:
    return event.values[place]


def seat(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.player(event.values[place])


def hero(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.hero(event.values[place])


def faction(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.faction(event.values[place])


def field(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.field(event.values[place])


def where(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.place(event.values[place])


def creatures(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.token(event.values[place])


def card(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.card(event.values[place])


def fighter(table: HeroesTable, event: e.Told, place: int) -> Word:
    return "" if event.values[place] == NO_TARGET else table.fighter(event.values[place], event.row(place))


def action_card(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.action_card(event.values[place])


def action(table: HeroesTable, event: e.Told, place: int) -> Word:
    return table.cards.name("action", ACTIONS[event.values[place]])


def deck(table: HeroesTable, event: e.Told, place: int) -> Word:
    return e.PILES[event.values[place]]


def face(table: HeroesTable, event: e.Told, place: int) -> Word:
    shown = event.values[place]
    return table.cards.name("face", FACES[shown]) if shown >= 0 else ""


# The variable of the messages (nothing: the name of the value) and the words, for each type of values.
SPOKEN: Final[dict[str, tuple[str, Callable[[HeroesTable, e.Told, int], Word]]]] = {
    "number": ("", number),
    "seat": ("player", seat),
    "hero": ("", hero),
    "faction": ("", faction),
    "field": ("", field),
    "place": ("", where),
    "token": ("", creatures),
    "card": ("", card),
    "fighter": ("", fighter),
    "action-card": ("", action_card),
    "action": ("", action),
    "deck": ("", deck),
    "face": ("", face),
}
