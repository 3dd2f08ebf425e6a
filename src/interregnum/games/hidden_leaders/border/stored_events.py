"""The events of Hidden Leaders, each declared once: the fields of its plain data and what they are.

The stored form, the form on the wire and the reader follow from the rows of `EVENTS`. An event is kept as the whole
truth by ids, to be redacted for each viewer when it is read again; what a viewer may not know is null.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.choices import pile, pile_number
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import REASONS
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import HAND, NO_INDEX, ZONE_WORDS, Place
from interregnum.kernel.ids import ALL, NOBODY, SEAT_LETTERS, UNKNOWN
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.reading import EventReader as KernelReader

MAX_SEAT: Final = len(SEAT_LETTERS) - 1


class EventReader(KernelReader):
    """Plain data of an event while it is read, with the names of the cards."""

    def __init__(self, box: Box, data: object, where: str) -> None:
        super().__init__(data, where)
        self.box: Final = box

    def seat(self, key: str = "seat") -> int:
        return self.number(key, 0, MAX_SEAT)

    def seat_or_nobody(self, key: str) -> int:
        return NOBODY if self.data.get(key) in (None, NOBODY) else self.seat(key)

    def space(self, key: str) -> int:
        """A space of the power track."""
        return self.number(key, 1, self.box.track_spaces)

    def mask(self, key: str) -> int:
        return self.number(key, 0, ALL) if key in self.data else 0

    def named_card(self, key: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.box.numbers:
            raise self.bad(key)
        return self.box.numbers[name]

    def named_leader(self, key: str, name: object) -> int:
        if name not in self.box.leader_ids:
            raise self.bad(key)
        return self.box.leader_ids.index(str(name))

    def open_card(self, key: str) -> int:
        return self.named_card(key, self.data.get(key))

    def card(self, key: str) -> int:
        """A card that may be unknown."""
        return UNKNOWN if self.data.get(key) is None else self.open_card(key)

    def leader(self, key: str) -> int:
        """A leader that may be unknown."""
        name = self.data.get(key)
        return UNKNOWN if name is None else self.named_leader(key, name)

    def leaders(self, key: str) -> list[int]:
        return [self.named_leader(key, name) for name in self.items(key)]

    def cards(self, key: str) -> list[int]:
        """Cards that may be unknown."""
        return [UNKNOWN if name is None else self.named_card(key, name) for name in self.items(key)]

    def open_cards(self, key: str) -> list[int]:
        return [self.named_card(key, name) for name in self.items(key)]

    def card_rows(self, key: str) -> list[list[int]]:
        return [[self.named_card(key, name) for name in self.items_of(key, row)] for row in self.items(key)]

    def markers(self, key: str) -> tuple[int, int]:
        part = self.part(key)
        return part.space("red"), part.space("green")

    def named_value(self, key: str) -> int:
        """A player by seat, a faction or a pile by id."""
        match self.data.get("what"):
            case "faction":
                return self.among(key, FACTIONS)
            case "pile":
                return pile(self.among(key, PILES))
        return self.seat(key)

    def part(self, key: str) -> EventReader:
        return EventReader(self.box, self.data.get(key), key)

    def place(self, key: str) -> Place:
        part = self.part(key)
        zone = part.among("zone", ZONE_WORDS)
        seat = part.seat_or_nobody("seat")
        if (zone <= HAND) != (seat != NOBODY):
            raise self.bad(key)
        return Place(zone, seat, NO_INDEX if part.data.get("index") is None else part.number("index"))


@dataclass(frozen=True)
class Kind:
    """What a field of an event is: how it is read (two values for both markers), and written by ids."""

    name: str
    read: Callable[[EventReader, str], Any]
    write: Callable[[Box, Any, Plain], object] | None = None  # without it, as the engine says it
    cards: bool = False  # whether it names cards


def card_id(box: Box, card: int | None, event: Plain) -> str | None:
    return None if card is None else box.ids[card]


def card_ids(box: Box, cards: list[int | None], event: Plain) -> list[str | None]:
    return [None if card is None else box.ids[card] for card in cards]


def rows_of_ids(box: Box, rows: list[list[int]], event: Plain) -> list[list[str]]:
    return [[box.ids[card] for card in row] for row in rows]


def leader_id(box: Box, leader: int | None, event: Plain) -> str | None:
    return None if leader is None else box.leader_ids[leader]


def leader_ids(box: Box, leaders: list[int], event: Plain) -> list[str]:
    return [box.leader_ids[leader] for leader in leaders]


def faction_id(box: Box, faction: int, event: Plain) -> str:
    return FACTIONS[faction]


def named_id(box: Box, value: int, event: Plain) -> int | str:
    """Players are named by seat, factions and piles by id."""
    if event["what"] == "faction":
        return FACTIONS[value]
    return PILES[pile_number(value)] if event["what"] == "pile" else value


SEAT: Final = Kind("seat", EventReader.seat)
ACTOR: Final = Kind("actor", EventReader.seat_or_nobody)  # nobody if a rule of the game did it
WINNER: Final = Kind("winner", EventReader.seat_or_nobody)
NUMBER: Final = Kind("number", EventReader.number)
CARD: Final = Kind("card", EventReader.card, card_id, cards=True)  # may be unknown
OPEN_CARD: Final = Kind("open-card", EventReader.open_card, card_id, cards=True)
CARDS: Final = Kind("cards", EventReader.cards, card_ids, cards=True)
OPEN_CARDS: Final = Kind("open-cards", EventReader.open_cards, card_ids, cards=True)
CARD_ROWS: Final = Kind("card-rows", EventReader.card_rows, rows_of_ids, cards=True)
LEADER: Final = Kind("leader", EventReader.leader, leader_id)
LEADERS: Final = Kind("leaders", EventReader.leaders, leader_ids)
PLACE: Final = Kind("place", EventReader.place)
MARKERS: Final = Kind("markers", EventReader.markers)
HOW: Final = Kind("how", lambda reader, key: reader.among(key, e.HOW_WORDS))
FACTION: Final = Kind("faction", lambda reader, key: reader.among(key, FACTIONS), faction_id)
REASON: Final = Kind("reason", lambda reader, key: REASONS[reader.among(key, REASONS)])
WHAT: Final = Kind("what", lambda reader, key: e.NAMED[reader.among(key, e.NAMED)])
VALUE: Final = Kind("value", EventReader.named_value, named_id)
SEERS: Final = Kind("seers", EventReader.mask)  # who knows a card; kept, but never told


class Shape:
    """One event: its name, what it means to people, and its fields in the order in which it is made of them."""

    def __init__(self, name: str, made: Callable[..., Event], meaning: str, fields: dict[str, Kind]) -> None:
        self.name: Final = name
        self.made: Final = made
        self.meaning: Final = meaning
        self.fields: Final = fields
        self.told: Final = {key: kind for key, kind in fields.items() if kind is not SEERS}
        self.kept: Final = [key for key, kind in fields.items() if kind is SEERS]
        self.written: Final = [(key, kind.write) for key, kind in self.told.items() if kind.write is not None]

    def read(self, reader: EventReader) -> Event:
        values: list[Any] = []
        for key, kind in self.fields.items():
            value = kind.read(reader, key)
            values += value if isinstance(value, tuple) else [value]
        return self.made(*values)


EVENTS: Final = {shape.name: shape for shape in (
    Shape("game-began", e.GameBegan, "The table is laid; this seat starts, and these cards lie in the tavern.",
        {"seat": SEAT, "cards": OPEN_CARDS}),
    Shape("dealt", e.Dealt, "A player received a leader and five cards.",
        {"seat": SEAT, "leader": LEADER, "cards": CARDS}),
    Shape("turn-began", e.TurnBegan, "A player's turn begins.", {"seat": SEAT, "number": NUMBER}),
    Shape("passed", e.Passed, "A player neither plays nor discards.", {"seat": SEAT}),
    Shape("card-moved", e.CardMoved,
        "A card went from one place to another; `seat` is null when a rule of the game moved it.",
        {"how": HOW, "seat": ACTOR, "card": CARD, "from": PLACE, "to": PLACE, "seers": SEERS}),
    Shape("exchanged", e.Exchanged,
        "Two cards swapped places: `a` left `a_place` for `b_place`, and `b` the other way.",
        {"seat": SEAT, "a": CARD, "a_place": PLACE, "a_seers": SEERS, "b": CARD, "b_place": PLACE, "b_seers": SEERS}),
    Shape("markers-moved", e.MarkersMoved,
        "The markers went from the old spaces to the new ones; `seat` decided or played the card.",
        {"seat": SEAT, "from": MARKERS, "to": MARKERS}),
    Shape("named", e.Named, "A player (by seat), a faction or a pile (by id) was named.",
        {"seat": SEAT, "what": WHAT, "value": VALUE}),
    Shape("picked", e.Picked, "A player pointed at a face-up card; what happens to it follows.",
        {"seat": SEAT, "card": OPEN_CARD, "place": PLACE}),
    Shape("looked", e.Looked, "Somebody saw a hidden card; everybody sees where it lies.",
        {"seat": SEAT, "card": CARD, "place": PLACE, "seers": SEERS}),
    Shape("searched", e.Searched, "A player looks through the whole graveyard, bottom to top.",
        {"seat": SEAT, "cards": CARDS}),
    Shape("revealed", e.Revealed, "A card was shown to everybody.",
        {"seat": SEAT, "card": OPEN_CARD, "place": PLACE}),
    Shape("hand-lacks", e.HandLacks, "A player holds no card of the faction that was named.",
        {"seat": SEAT, "faction": FACTION}),
    Shape("performed", e.Performed, "A player performs the abilities of a card as if they had played it.",
        {"seat": SEAT, "card": OPEN_CARD}),
    Shape("reshuffled", e.Reshuffled, "The wilderness became the new harbor.", {"count": NUMBER}),
    Shape("game-ended", e.GameEnded, "The result; leaders and hidden heroes are open now.",
        {"markers": MARKERS, "faction": FACTION, "winner": WINNER, "reason": REASON, "leaders": LEADERS,
         "hidden": CARD_ROWS}),
)}  # fmt: skip


def event_plain(box: Box, event: Event) -> Plain:
    """An event by ids; null is what its viewer may not know."""
    data = event.plain()
    for key, write in EVENTS[str(data["event"])].written:
        data[key] = write(box, data[key], data)
    return data


def write_event(box: Box, event: Event) -> Plain:
    """The event by ids, with the masks of those who know its cards."""
    data = event_plain(box, event)
    for key in EVENTS[str(data["event"])].kept:
        data[key] = getattr(event, key)
    return data


def read_event(box: Box, data: object) -> Event:
    """The event again; one that was redacted before it was written has no masks, and null for what is unknown."""
    reader = EventReader(box, data, "event")
    name = reader.data.get("event")
    if not isinstance(name, str) or name not in EVENTS:
        raise reader.bad("event")
    return EVENTS[name].read(reader)


def cards_of(event: Plain) -> set[int]:
    """The cards that an event names by their numbers; its seats, spaces and numbers of turns are none."""
    told = EVENTS[str(event["event"])].told
    return set().union(*(numbers_of(event[key]) for key, kind in told.items() if kind.cards))


def numbers_of(value: object) -> set[int]:
    """A card, a row of cards, or rows of them; what the viewer may not know is no number."""
    if isinstance(value, int):
        return {value}
    return set().union(*(numbers_of(one) for one in value)) if isinstance(value, list) else set()
