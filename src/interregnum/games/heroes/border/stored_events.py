"""Events of Heroes as plain data: by ids for whoever reads them, whole with their seers where they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.events import Events, Kind, among, declared_in, many, number, perhaps
from interregnum.games.heroes.border.notation import (
    ROWS,
    SIDE_WORDS,
    all_fighters,
    fighter_kinds,
    write_field,
    write_fighter,
)
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import (
    CREATURE,
    ELEMENTALS,
    FIGHTERS,
    NO_TARGET,
    THE_HERO,
    kind_of,
    side_of,
)
from interregnum.games.heroes.engine.box import LEVELS, Box
from interregnum.games.heroes.engine.events import NO_ROW, Fighter
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.state import ENDS
from interregnum.games.heroes.engine.terms import ACTIONS, FACES, GOODS, SIDES
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.reading import MANY, EventReader

MAX_SEAT: Final = 3
NO_FIGHTER_WORD: Final = "none"  # an attack that names nobody
EVENTS: Final = tuple(declared_in(e))


def events_of(box: Box) -> Events:
    """Every event by the ids of this box."""
    return Events(EVENTS, kinds(box))


def kinds(box: Box) -> dict[str, Kind]:
    """What the fields of events can be, by the names of their types."""
    card, token, seat, fighter = word(box.ids), word(box.token_ids), perhaps(number(0, MAX_SEAT)), fighters(box)
    return {
        "int": number(-MANY),
        "Dice": many(number(-MANY)),
        "SeatId": seat,
        "SeatIds": many(seat),
        "CardId": card,
        "SecretCard": card,
        "SecretCards": many(card),
        "TokenId": token,
        "TokenIds": many(token),
        "Fighter": fighter,
        "Fighters": many(fighter),
        "FactionId": word(box.faction_ids),
        "HeroId": word(box.hero_ids),
        "FieldId": word([write_field(field) for field in range(ROWS * STRIDE)]),
        "PlaceId": word([place.id for place in box.facts.places]),
        "UnitId": word(box.unit_ids),
        "ActionCardId": word(box.card_ids),
        "SideNo": word(SIDES),
        "PileNo": word(e.PILES),
        "ActionNo": word(ACTIONS),
        "FaceNo": word(FACES),
        "EndNo": word(ENDS),
        "GoodNo": word(GOODS),
        "WhyNo": word(e.REROLL_WHYS),
        "HealingNo": word(e.HEALINGS),
    }


def word(words: Sequence[str]) -> Kind:
    return perhaps(among(words))


def fighters(box: Box) -> Kind:
    """A fighter and what it is; events that were written long ago have another notation."""
    words = fighter_words(box)
    numbers = former_fighter_words(box) | {word: key for key, word in words.items()}

    def write(fighter: Fighter) -> str | None:
        return None if fighter.number == UNKNOWN else words[fighter.number, fighter.row]

    def read(reader: EventReader, key: str, found: object) -> Fighter:
        if found is None:
            return Fighter(UNKNOWN, NO_ROW)
        if not isinstance(found, str) or found not in numbers:
            raise reader.bad(key)
        return Fighter(*numbers[found])

    return Kind(write, read)


def fighter_words(box: Box) -> dict[tuple[int, int], str]:
    """Fighters as answers name them, and what they are: `attacker-2:griffins`, `defender-hero:uriel`, or `attacker-2`.

    The name of an elemental says what it is; numbers that no fighter has stand for themselves.
    """
    found = {(fighter, int(NO_ROW)): f"fighter-{fighter}" for fighter in range(FIGHTERS)}
    found[int(NO_TARGET), int(NO_ROW)] = NO_FIGHTER_WORD
    for fighter in all_fighters(box):
        name, kind = write_fighter(box, fighter), kind_of(fighter)
        if ELEMENTALS <= kind < THE_HERO:
            found[fighter, box.elemental_first + kind - ELEMENTALS] = name
            continue
        found[fighter, int(NO_ROW)] = name
        found |= {(fighter, row): f"{name}:{what}" for row, what in rows_of(box, kind).items()}
    return found


def rows_of(box: Box, kind: int) -> dict[int, str]:
    """What can stand at a place of a side, by its row in the tables."""
    if kind < LEVELS:
        return {row: unit for row, unit in enumerate(box.unit_ids) if row % LEVELS == kind}
    if kind < THE_HERO:
        number = kind - ELEMENTALS
        return {int(box.elemental_first + number): box.elemental_ids[number]}
    return dict(enumerate(box.hero_ids if kind == THE_HERO else box.token_ids))


def former_fighter_words(box: Box) -> dict[str, tuple[int, int]]:
    """Fighters as events named them before answers and events had one notation: `attacker-griffins`."""
    found: dict[str, tuple[int, int]] = {}
    for fighter in all_fighters(box):
        side, kind = SIDE_WORDS[side_of(fighter)], fighter_kinds(box)[kind_of(fighter)]
        second = "second-" if kind_of(fighter) > CREATURE else ""
        level = f"level-{kind}" if kind_of(fighter) < LEVELS else kind
        found[f"some-{side}-{'second-creature' if second else level}"] = fighter, int(NO_ROW)
        found |= {f"{side}-{second}{what}": (fighter, row) for row, what in rows_of(box, kind_of(fighter)).items()}
    return found
