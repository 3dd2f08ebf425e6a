"""Events of Hidden Leaders as plain data: by ids for whoever reads them, whole with their seers where they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.events import Events, Kind, Reading, among, declared_in, many, number, perhaps
from interregnum.games.hidden_leaders.engine import choices
from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.events import Markers
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import REASONS
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import HAND, NO_INDEX, ZONE_WORDS, Place, ZoneNo
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS
from interregnum.kernel.journal import Plain
from interregnum.kernel.reading import EventReader

MAX_SEAT: Final = len(SEAT_LETTERS) - 1
EVENTS: Final = tuple(declared_in(e))


def events_of(box: Box) -> Events:
    """Every event by the ids of this box."""
    return Events(EVENTS, kinds(box))


def kinds(box: Box) -> dict[str, Kind]:
    """What the fields of events can be, by the names of their types."""
    card, leader = among(box.ids), among(box.leader_ids)
    return {
        "int": number(),
        "SeatId": number(0, MAX_SEAT),
        "ActorId": Kind(int, read_seat_or_nobody),
        "WinnerId": perhaps(number(0, MAX_SEAT)),
        "CardId": card,
        "CardIds": many(card),
        "CardRows": many(many(card)),
        "SecretCard": perhaps(card),
        "SecretCards": many(perhaps(card)),
        "SecretLeader": perhaps(leader),
        "LeaderIds": many(leader),
        "FactionId": among(FACTIONS),
        "HowNo": among(e.HOW_WORDS),
        "Place": Kind(Place.plain, read_place),
        "Markers": Kind(write_markers, markers_reader(box)),
        "NamedWord": word_among(e.NAMED),
        "NamedId": Kind(write_named, read_named),
        "ReasonWord": word_among(REASONS),
    }


def word_among(words: Sequence[str]) -> Kind:
    """One of these words itself."""
    numbers = among(words)
    return Kind(str, lambda reader, key, found: words[numbers.read(reader, key, found)])


def read_seat_or_nobody(reader: EventReader, key: str, found: object) -> int:
    return NOBODY if found in (None, NOBODY) else reader.number_of(key, found, 0, MAX_SEAT)


def read_place(reader: EventReader, key: str, found: object) -> Place:
    part = EventReader(found, key)
    zone = part.among("zone", ZONE_WORDS)
    seat = read_seat_or_nobody(part, "seat", part.data.get("seat"))
    if (zone <= HAND) != (seat != NOBODY):
        raise reader.bad(key)
    return Place(ZoneNo(zone), seat, NO_INDEX if part.data.get("index") is None else part.number("index"))


def write_markers(markers: Markers) -> Plain:
    return {"red": markers.red, "green": markers.green}


def markers_reader(box: Box) -> Reading:
    """Both markers on spaces of the power track."""

    def read(reader: EventReader, key: str, found: object) -> Markers:
        part = EventReader(found, key)
        return Markers(part.number("red", 1, box.track_spaces), part.number("green", 1, box.track_spaces))

    return read


def write_named(choice: int) -> int | str:
    """Players are named by seat, factions and piles by id."""
    if choice >= choices.FACTIONS:
        return FACTIONS[choice - choices.FACTIONS]
    return choice - choices.SEAT if choice >= choices.SEAT else PILES[choices.pile_number(choice)]


def read_named(reader: EventReader, key: str, found: object) -> int:
    match reader.data.get("what"):
        case "faction":
            return choices.FACTIONS + reader.among(key, FACTIONS)
        case "pile":
            return choices.pile(reader.among(key, PILES))
    return choices.SEAT + reader.number_of(key, found, 0, MAX_SEAT)
