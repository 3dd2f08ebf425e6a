"""The fields of an event of Heroes in words, by their kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.terms import ACTIONS, FACES
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.declared import parts_of
from interregnum.kernel.journal import Event
from interregnum.words.catalogue import Word

Words: TypeAlias = dict[str, Word]


def told(table: HeroesTable, event: Event) -> Words:
    """The fields that say the same in every event; a seat is called a player."""
    found: Words = {}
    for part in parts_of(type(event)):
        if part.kind in SPOKEN:
            name = "player" if part.kind == "SeatId" else part.key
            found[name] = SPOKEN[part.kind](table, getattr(event, part.name))
    return found


def fighter(table: HeroesTable, one: e.Fighter) -> str:
    return "" if one.number == NO_TARGET else table.fighter(one.number, one.row)


def action(table: HeroesTable, number: int) -> str:
    return table.cards.name("action", ACTIONS[number])


def face(table: HeroesTable, shown: int) -> str:
    return table.cards.name("face", FACES[shown]) if shown >= 0 else ""


SPOKEN: Final[dict[str, Callable[[HeroesTable, Any], Word]]] = {
    "int": lambda table, number: number,
    "SeatId": lambda table, seat: table.player(seat),
    "HeroId": lambda table, hero: table.hero(hero),
    "FactionId": lambda table, faction: table.faction(faction),
    "FieldId": lambda table, field: table.field(field),
    "PlaceId": lambda table, place: table.place(place),
    "TokenId": lambda table, token: table.token(token),
    "CardId": lambda table, card: table.card(card),
    "SecretCard": lambda table, card: table.card(card),
    "Fighter": fighter,
    "ActionCardId": lambda table, card: table.action_card(card),
    "ActionNo": action,
    "PileNo": lambda table, pile: e.PILES[pile],
    "FaceNo": face,
}
