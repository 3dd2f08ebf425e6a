"""Events as they are kept: the whole truth by ids, to be redacted for each viewer when it is read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interregnum.games.hidden_leaders.border.notation import PILES
from interregnum.games.hidden_leaders.border.stored import event_plain
from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine import scoring
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.choices import HARBOR
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.zones import HAND, NO_INDEX, ZONE_WORDS, Place
from interregnum.kernel.ids import ALL, NOBODY, SEAT_LETTERS, UNKNOWN
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.reading import EventReader as KernelReader

REASONS: Final = (scoring.SOLE, scoring.MOST, scoring.FEWEST, scoring.NUMBER, scoring.NO_WINNER)
NAMED: Final = ("player", "faction", "pile")
MAX_SEAT: Final = len(SEAT_LETTERS) - 1


def write_event(box: Box, event: Event) -> Plain:
    """The event by ids, with the masks of those who know its cards."""
    data = event_plain(box, event)
    if isinstance(event, (e.CardMoved, e.Looked)):
        data["seers"] = event.seers
    elif isinstance(event, e.Exchanged):
        data["a_seers"] = event.a_seers
        data["b_seers"] = event.b_seers
    return data


def read_event(box: Box, data: object) -> Event:
    """The event again; one that was redacted before it was written has no masks, and null for what is unknown."""
    reader = EventReader(box, data, "event")
    name = reader.data.get("event")
    if not isinstance(name, str) or name not in READERS:
        raise reader.bad("event")
    return READERS[name](reader)


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

    def open_card(self, key: str = "card") -> int:
        return self.named_card(key, self.data.get(key))

    def card(self, key: str = "card") -> int:
        """A card that may be unknown."""
        return UNKNOWN if self.data.get(key) is None else self.open_card(key)

    def cards(self) -> list[int]:
        """Cards that may be unknown."""
        return [UNKNOWN if name is None else self.named_card("cards", name) for name in self.items("cards")]

    def part(self, key: str) -> EventReader:
        return EventReader(self.box, self.data.get(key), key)

    def place(self, key: str = "place") -> Place:
        part = self.part(key)
        zone = part.among("zone", ZONE_WORDS)
        seat = part.seat_or_nobody("seat")
        if (zone <= HAND) != (seat != NOBODY):
            raise self.bad(key)
        return Place(zone, seat, NO_INDEX if part.data.get("index") is None else part.number("index"))


def game_began(reader: EventReader) -> Event:
    return e.GameBegan(reader.seat(), [reader.named_card("cards", name) for name in reader.items("cards")])


def dealt(reader: EventReader) -> Event:
    leader = reader.data.get("leader")
    known = UNKNOWN if leader is None else reader.named_leader("leader", leader)
    return e.Dealt(reader.seat(), known, reader.cards())


def turn_began(reader: EventReader) -> Event:
    return e.TurnBegan(reader.seat(), reader.number("number"))


def passed(reader: EventReader) -> Event:
    return e.Passed(reader.seat())


def card_moved(reader: EventReader) -> Event:
    how = reader.among("how", e.HOW_WORDS)
    seat = reader.seat_or_nobody("seat")
    return e.CardMoved(how, seat, reader.card(), reader.place("from"), reader.place("to"), reader.mask("seers"))


def exchanged(reader: EventReader) -> Event:
    a, a_place, a_seers = reader.card("a"), reader.place("a_place"), reader.mask("a_seers")
    b, b_place, b_seers = reader.card("b"), reader.place("b_place"), reader.mask("b_seers")
    return e.Exchanged(reader.seat(), a, a_place, a_seers, b, b_place, b_seers)


def markers_moved(reader: EventReader) -> Event:
    old, new = reader.part("from"), reader.part("to")
    return e.MarkersMoved(reader.seat(), old.space("red"), old.space("green"), new.space("red"), new.space("green"))


def named(reader: EventReader) -> Event:
    what = NAMED[reader.among("what", NAMED)]
    if what == "player":
        value = reader.seat("value")
    else:
        value = reader.among("value", FACTIONS) if what == "faction" else HARBOR + reader.among("value", PILES)
    return e.Named(reader.seat(), what, value)


def picked(reader: EventReader) -> Event:
    return e.Picked(reader.seat(), reader.open_card(), reader.place())


def looked(reader: EventReader) -> Event:
    return e.Looked(reader.seat(), reader.card(), reader.place(), reader.mask("seers"))


def searched(reader: EventReader) -> Event:
    return e.Searched(reader.seat(), reader.cards())


def revealed(reader: EventReader) -> Event:
    return e.Revealed(reader.seat(), reader.open_card(), reader.place())


def hand_lacks(reader: EventReader) -> Event:
    return e.HandLacks(reader.seat(), reader.among("faction", FACTIONS))


def performed(reader: EventReader) -> Event:
    return e.Performed(reader.seat(), reader.open_card())


def reshuffled(reader: EventReader) -> Event:
    return e.Reshuffled(reader.number("count"))


def game_ended(reader: EventReader) -> Event:
    markers = reader.part("markers")
    return e.GameEnded(
        markers.space("red"),
        markers.space("green"),
        reader.among("faction", FACTIONS),
        reader.seat_or_nobody("winner"),
        REASONS[reader.among("reason", REASONS)],
        [reader.named_leader("leaders", name) for name in reader.items("leaders")],
        [hidden_heroes(reader, row) for row in reader.items("hidden")],
    )


def hidden_heroes(reader: EventReader, row: object) -> list[int]:
    return [reader.named_card("hidden", name) for name in reader.items_of("hidden", row)]


READERS: Final[dict[str, Callable[[EventReader], Event]]] = {
    "game-began": game_began,
    "dealt": dealt,
    "turn-began": turn_began,
    "passed": passed,
    "card-moved": card_moved,
    "exchanged": exchanged,
    "markers-moved": markers_moved,
    "named": named,
    "picked": picked,
    "looked": looked,
    "searched": searched,
    "revealed": revealed,
    "hand-lacks": hand_lacks,
    "performed": performed,
    "reshuffled": reshuffled,
    "game-ended": game_ended,
}
