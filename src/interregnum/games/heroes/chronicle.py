"""Events as plain data: by ids for whoever reads them, whole with their seers where they are kept."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.battle import FIGHTERS, NO_TARGET, kind_of
from interregnum.games.heroes.board import STRIDE
from interregnum.games.heroes.box import Box
from interregnum.games.heroes.events import HEALINGS, NAMES, PILES, REROLL_WHYS, SECRETS, VALUES, Told
from interregnum.games.heroes.notation import ROWS, fighter_kinds, write_field, write_fighter
from interregnum.games.heroes.state import ENDS
from interregnum.games.heroes.words import ACTIONS, FACES, GOODS, SIDES
from interregnum.kernel.ids import ALL, UNKNOWN
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.reading import MANY, EventReader

MAX_SEAT: Final = 3
NO_FIGHTER_WORD: Final = "none"  # an attack that names nobody


class EventWords:
    """What the values of each type stand for; a value of any type may be UNKNOWN, which stands for nobody, too."""

    def __init__(self, box: Box) -> None:
        self.words: Final[dict[str, list[str]]] = {
            "faction": box.faction_ids,
            "hero": box.hero_ids,
            "field": [write_field(field) for field in range(ROWS * STRIDE)],
            "card": box.ids,
            "token": box.token_ids,
            "fighter": [fighter_word(box, fighter) for fighter in range(FIGHTERS)],
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


def fighter_word(box: Box, fighter: int) -> str:
    """The name of a fighter; the numbers that none has stand for themselves."""
    if fighter == NO_TARGET:
        return NO_FIGHTER_WORD
    return write_fighter(box, fighter) if kind_of(fighter) < len(fighter_kinds(box)) else f"fighter-{fighter}"


def event_plain(words: EventWords, event: Event) -> Plain:
    """An event by ids; what the viewer may not know, and who is nobody, is null."""
    assert isinstance(event, Told)
    found: Plain = {"event": NAMES[event.kind]}
    for place, value in enumerate(VALUES[event.kind]):
        if value.many:
            found[value.name] = [written(words, value.kind, one) for one in event.values[place:]]
        else:
            found[value.name] = written(words, value.kind, event.values[place])
    return found


def written(words: EventWords, kind: str, value: int) -> object:
    if kind == "number":
        return value
    if value == UNKNOWN:
        return None
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
    values: list[int] = []
    for value in VALUES[kind]:
        items = reader.items(value.name) if value.many else [reader.data.get(value.name)]
        values.extend([read_value(words, reader, value.name, value.kind, item) for item in items])
    if any(SECRETS[kind]):
        return Told(kind, values, reader.number("seers", 0, ALL) if "seers" in reader.data else 0)
    return Told(kind, values, ALL)


def read_value(words: EventWords, reader: EventReader, key: str, kind: str, item: object) -> int:
    if kind == "number":
        return reader.number_of(key, item, -MANY, MANY)
    if item is None:
        return UNKNOWN
    if kind == "seat":
        return reader.number_of(key, item, 0, MAX_SEAT)
    if not isinstance(item, str) or item not in words.words[kind]:
        raise reader.bad(key)
    return words.words[kind].index(item)
