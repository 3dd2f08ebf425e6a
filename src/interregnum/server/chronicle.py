"""What has happened at a table, and what a viewer hears of it."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import UNSET

from interregnum.kernel.ids import WATCHER
from interregnum.kernel.journal import Event
from interregnum.server import entries as kept
from interregnum.wire import frames
from interregnum.wire.adapter import Adapter
from interregnum.words.speaker import Speaker

NEWEST = 4  # entries that are held as they were made: whoever is there is about to hear of them
PAGE = 100  # entries of which a viewer hears at once; of what was before, page by page


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of the log without its events, and the events as they were."""

    seq: int
    at: float
    entry: kept.Entry | None  # nothing for an answer: its events tell all that others may know
    events: tuple[Event, ...] = ()
    helped: tuple[int, kept.How] | None = None  # whose answer it is, if something else than a hand gave it


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
        if isinstance(one.entry, kept.Said):
            self.talk.append((one.at, one.entry.seat))
        if one.entry is None or one.events or isinstance(one.entry, (kept.Began, kept.Undone)):
            self.moved = one.seq

    def items(self, since: int = 0) -> list[Item]:
        """The entries after this number."""
        return [self.item(seq) for seq in range(since + 1, len(self) + 1)]

    def item(self, seq: int) -> Item:
        """The entry with this number."""
        back = len(self) - seq
        return self.newest[-1 - back] if back < len(self.newest) else self.read(seq)

    def is_alike(self, seq: int, viewer: int) -> bool:
        """Whether a viewer hears the same of a new entry as somebody who only looks on."""
        back = len(self) - seq
        if back >= len(self.newest):
            return False
        one = self.newest[-1 - back]
        if one.helped is not None and one.helped[0] == viewer:
            return False
        return all([event.is_alike(viewer, WATCHER) for event in one.events])

    def start(self) -> dict[str, object] | None:
        """The position of a finished game that is played on here, as the first entry keeps it."""
        entry = kept.decode(self.bodies[0])
        return entry.start if isinstance(entry, kept.SetUp) else None

    def read(self, seq: int) -> Item:
        entry = kept.decode(self.bodies[seq - 1])
        events = [self.adapter.game.read_event(one) for one in kept.events(entry)]
        return item(seq, self.times[seq - 1], entry, events)


def item(seq: int, at: float, entry: kept.Entry, events: Sequence[Event]) -> Item:
    """An entry without what is held elsewhere."""
    light: kept.Entry | None = entry
    helped: tuple[int, kept.How] | None = None
    if isinstance(entry, kept.Answered):
        light = None
        helped = (entry.seat, entry.how) if entry.how else None
    elif isinstance(entry, kept.Began):
        light = kept.Began(entry.commitment, entry.rules_version, [], entry.after)
    elif isinstance(entry, kept.SetUp):
        light = kept.SetUp()
    return Item(seq, at, light, tuple(events), helped)


def news(
    items: Sequence[Item], adapter: Adapter, ear: Ear, names: Sequence[str], eyes: int | None = None
) -> list[frames.AnyNews]:
    """These entries as the viewer may hear of them; what happened in the game as `eyes` saw it, if others count."""
    eyes = ear.viewer if eyes is None else eyes
    found: list[frames.AnyNews] = []
    for one in items:
        if one.entry is not None:
            said = hear(one, one.entry)
            if said is not None:
                found.append(said)
        if one.helped is not None and one.helped[0] == ear.viewer and one.helped[1] != "":
            found.append(frames.Helped(one.seq, one.helped[1]))
        for event in one.events:
            seen = event.seen_by(eyes)
            text = UNSET if ear.speaker is None else ear.speaker.event(seen, names)
            found.append(frames.Happened(one.seq, adapter.event(seen), text))
    return found


def hear(one: Item, entry: kept.Entry) -> frames.AnyNews | None:
    """An entry that is not an answer; what is nobody else's business is not told."""
    seq = one.seq
    match entry:
        case kept.Began():
            return frames.Began(seq, entry.commitment, entry.after)
        case kept.Undone():
            return frames.Undone(seq, entry.by, entry.to, entry.agreed, entry.first)
        case kept.Proposed():
            return frames.Proposed(seq, entry.by, entry.to)
        case kept.Declined():
            return frames.Declined(seq, entry.by)
        case kept.Said():
            return frames.Said(seq, entry.seat, entry.name, one.at, entry.text)
        case kept.Hinted():
            return frames.Hinted(seq, entry.seat)
        case kept.Replaced():
            return frames.Replaced(seq, entry.seat, entry.bot, entry.by)
        case kept.StoodIn():
            return frames.StoodIn(seq, entry.seat, entry.bot, entry.agreed)
        case kept.Returned():
            return frames.Returned(seq, entry.seat)
        case kept.SatDown():
            return frames.SatDown(seq, entry.seat, entry.name, entry.bot)
        case kept.GotUp():
            return frames.GotUp(seq, entry.seat, entry.name, entry.by)
        case kept.Petitioned():
            return frames.Petitioned(seq, entry.what, entry.by, entry.about, entry.name)
        case kept.Settled():
            return frames.Settled(seq, entry.what, entry.why, entry.by, entry.about)
        case kept.Offered():
            return frames.Offered(seq, entry.seat, entry.agreed)
        case kept.TakenOver():
            return frames.TakenOver(seq, entry.seat, entry.name, entry.before, entry.agreed)
        case kept.HandedOn():
            return frames.HandedOn(seq, entry.seat, entry.by, entry.agreed)
        case kept.Arranged():
            return frames.Arranged(seq, entry.by, entry.patience, entry.pace)
        case kept.LetIn():
            return None if entry.way == "no" else frames.LetIn(seq, entry.by, entry.name, entry.way)
        case kept.Ended():
            return frames.Ended(seq, entry.agreed)
        case kept.Rematch():
            return frames.Rematch(seq, entry.table)
    return None
