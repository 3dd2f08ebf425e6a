"""What has happened at a table, and what a viewer hears of it."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import UNSET

from interregnum.kernel.journal import Event
from interregnum.server import entries as kept
from interregnum.wire import frames as told
from interregnum.wire.adapter import Adapter
from interregnum.words.speaker import Speaker

NEWEST = 4  # entries that are held as they were made: whoever is there is about to hear of them
PAGE = 100  # entries of which a viewer hears at once; of what was before, page by page


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of the log: the line without its events, and the events as they were."""

    seq: int
    at: float
    line: kept.Line | None  # nothing for an answer: its events tell all that others may know
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Ear:
    """Who listens: a viewer, and in which words."""

    viewer: int
    speaker: Speaker | None = None  # without one, nothing is put into words
    lang: str = ""


class Chronicle:
    """The log of a table in memory: each entry as it is kept, which is read again when somebody wants to hear of it."""

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter
        self.bodies: list[bytes] = []  # objects for each entry would cost room, and time to look through for garbage
        self.times = array("d")
        self.newest: deque[Item] = deque(maxlen=NEWEST)
        self.talk: list[tuple[float, int]] = []  # when something was said, and by which seat
        self.moved = 0  # the last entry that changed the game, so that another question may be asked

    def __len__(self) -> int:
        return len(self.bodies)

    def add(self, one: Item, body: bytes) -> None:
        """One more entry, which was kept."""
        assert one.seq == len(self) + 1, "entries come one after the other"
        self.bodies.append(body)
        self.times.append(one.at)
        self.newest.append(one)
        if isinstance(one.line, kept.Said):
            self.talk.append((one.at, one.line.seat))
        if one.line is None or one.events or isinstance(one.line, (kept.Began, kept.Undone)):
            self.moved = one.seq

    def items(self, since: int = 0) -> list[Item]:
        """The entries after this number."""
        return [self.item(seq) for seq in range(since + 1, len(self) + 1)]

    def item(self, seq: int) -> Item:
        """The entry with this number."""
        back = len(self) - seq
        return self.newest[-1 - back] if back < len(self.newest) else self.read(seq)

    def read(self, seq: int) -> Item:
        line = kept.decode(self.bodies[seq - 1])
        events = [self.adapter.game.read_event(one) for one in kept.events(line)]
        return item(seq, self.times[seq - 1], line, events)


def item(seq: int, at: float, line: kept.Line, events: Sequence[Event]) -> Item:
    """An entry without what is held elsewhere."""
    light: kept.Line | None = line
    if isinstance(line, kept.Answered):
        light = None
    elif isinstance(line, kept.Began):
        light = kept.Began(line.commitment, line.rules_version, [])
    return Item(seq, at, light, tuple(events))


def news(items: Sequence[Item], adapter: Adapter, ear: Ear, names: Sequence[str]) -> list[told.AnyNews]:
    """These entries as the viewer may hear of them."""
    found: list[told.AnyNews] = []
    for one in items:
        if one.line is not None:
            said = hear(one, one.line)
            if said is not None:
                found.append(said)
        for event in one.events:
            seen = event.seen_by(ear.viewer)
            text = UNSET if ear.speaker is None else ear.speaker.event(seen, names)
            found.append(told.Happened(one.seq, adapter.event(seen), text))
    return found


def hear(one: Item, line: kept.Line) -> told.AnyNews | None:
    """A line that is not an answer; what is nobody else's business is not told."""
    seq = one.seq
    match line:
        case kept.Began():
            return told.Began(seq, line.commitment)
        case kept.Undone():
            return told.Undone(seq, line.by, line.to, line.agreed, line.first)
        case kept.Proposed():
            return told.Proposed(seq, line.by, line.to)
        case kept.Declined():
            return told.Declined(seq, line.by)
        case kept.Said():
            return told.Said(seq, line.seat, line.name, one.at, line.text)
        case kept.StoodIn():
            return told.StoodIn(seq, line.seat, line.bot)
        case kept.Returned():
            return told.Returned(seq, line.seat)
        case kept.SatDown():
            return told.SatDown(seq, line.seat, line.name, line.bot)
        case kept.GotUp():
            return told.GotUp(seq, line.seat, line.name)
        case kept.Rematch():
            return told.Rematch(seq, line.table)
    return None
