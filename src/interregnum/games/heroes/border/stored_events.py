"""Events as plain data: by ids for whoever reads them, whole with their seers where they are kept."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.notation import (
    ROWS,
    SIDE_WORDS,
    all_fighters,
    fighter_kinds,
    write_field,
    write_fighter,
)
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
from interregnum.games.heroes.engine.events import (
    HEALINGS,
    NAMES,
    NAMES_FIGHTERS,
    NO_ROW,
    PILES,
    REROLL_WHYS,
    SECRETS,
    VALUES,
    Told,
)
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.state import ENDS
from interregnum.games.heroes.engine.terms import ACTIONS, FACES, GOODS, SIDES
from interregnum.kernel.ids import ALL, UNKNOWN
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.reading import MANY, EventReader

MAX_SEAT: Final = 3
NO_FIGHTER_WORD: Final = "none"  # an attack that names nobody


class EventWords:
    """What the values of each type stand for; a value of any type may be UNKNOWN, which stands for nobody, too."""

    def __init__(self, box: Box) -> None:
        self.fighters: Final = fighter_words(box)
        self.fighters_read: Final = former_fighter_words(box) | {word: key for key, word in self.fighters.items()}
        self.words: Final[dict[str, list[str]]] = {
            "faction": box.faction_ids,
            "hero": box.hero_ids,
            "field": [write_field(field) for field in range(ROWS * STRIDE)],
            "card": box.ids,
            "token": box.token_ids,
            "place": [place.id for place in box.facts.places],
            "unit": box.unit_ids,
            "side": list(SIDES),
            "deck": list(PILES),
            "action-card": box.card_ids,
            "action": list(ACTIONS),
            "face": list(FACES),
            "end": list(ENDS),
            "good": list(GOODS),
            "why": list(REROLL_WHYS),
            "healing": list(HEALINGS),
        }


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


def event_plain(words: EventWords, event: Event) -> Plain:
    """An event by ids; what the viewer may not know, and who is nobody, is null."""
    assert isinstance(event, Told)
    found: Plain = {"event": NAMES[event.kind]}
    for place, value in enumerate(VALUES[event.kind]):
        if value.many:
            found[value.name] = [written(words, value.kind, event, n) for n in range(place, len(event.values))]
        else:
            found[value.name] = written(words, value.kind, event, place)
    return found


def written(words: EventWords, kind: str, event: Told, place: int) -> object:
    value = event.values[place]
    if kind == "number":
        return value
    if value == UNKNOWN:
        return None
    if kind == "fighter":
        return words.fighters[value, event.row(place)]
    return value if kind == "seat" else words.words[kind][value]


def write_event(words: EventWords, event: Event) -> Plain:
    """The whole event, with the mask of those who know its secrets if it is of a kind that has some."""
    assert isinstance(event, Told)
    data = event_plain(words, event)
    if any(SECRETS[event.kind]):
        data["seers"] = event.seers
    return data


def read_event(words: EventWords, data: object) -> Event:
    """The event again; one that was redacted before it was written has no mask, and null for what is unknown."""
    reader = EventReader(data, "event")
    kind = reader.among("event", tuple(NAMES))
    read: list[tuple[int, int]] = []
    for value in VALUES[kind]:
        items = reader.items(value.name) if value.many else [reader.data.get(value.name)]
        read.extend([read_value(words, reader, value.name, value.kind, item) for item in items])
    values = [value for value, _ in read]
    rows = [row for _, row in read] if NAMES_FIGHTERS[kind] else None
    if any(SECRETS[kind]):
        return Told(kind, values, reader.number("seers", 0, ALL) if "seers" in reader.data else 0, rows)
    return Told(kind, values, ALL, rows)


def read_value(words: EventWords, reader: EventReader, key: str, kind: str, item: object) -> tuple[int, int]:
    """A value and, of a fighter, what it is."""
    if kind == "number":
        return reader.number_of(key, item, -MANY, MANY), int(NO_ROW)
    if item is None:
        return int(UNKNOWN), int(NO_ROW)
    if kind == "seat":
        return reader.number_of(key, item, 0, MAX_SEAT), int(NO_ROW)
    if kind == "fighter" and isinstance(item, str) and item in words.fighters_read:
        return words.fighters_read[item]
    if not isinstance(item, str) or item not in words.words.get(kind, []):
        raise reader.bad(key)
    return words.words[kind].index(item), int(NO_ROW)
