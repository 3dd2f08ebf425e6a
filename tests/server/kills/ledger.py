"""What clients were told: whatever stands here must be found again after every restart, and in the end in the log."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from hashlib import blake2b

from msgspec import UNSET, Raw, Struct, UnsetType, json

from interregnum.kernel.ids import WATCHER

Spot = tuple[str, int, int]  # a table, a viewer, the number of an entry
EXPECTED = {
    "stale", "not-asked", "no-seat", "no-proposal", "undo-proposed", "undo-refused", "undo-range", "undo-over",
    "game-over", "begun", "closing", "over", "name-taken", "seat-taken", "table-full", "unknown-table",
}  # fmt: skip
ERRORS = 2000  # letters of what a server complained about
MOST = 50  # violations that are written down; all are counted


class SeatShown(Struct):
    """As much of a seat as a guest looks at."""

    kind: str
    name: str | None


class Undo(Struct):
    """As much of a proposal as a guest looks at."""

    seq: int
    missing: list[int]


class TableShown(Struct):
    """As much of a table as a guest looks at."""

    status: str
    seats: list[SeatShown]
    proposal: Undo | None


class Listed(Struct):
    """One of the answers there are."""

    choice: str


class Question(Struct):
    """The answers there are."""

    choices: list[Listed]


class Frame(Struct, tag="frame"):
    """A frame whose view and news are kept as they came."""

    seq: int
    you: int | None
    table: TableShown
    answers: int
    view: Raw
    question: Raw
    since: int
    news: list[Raw]
    undo: int | None = None


class Done(Struct, tag="done"):
    """A command was kept."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """A command changed nothing."""

    id: str | None
    reason: str


class Trouble(Struct, tag="trouble"):
    """Something went wrong in the server."""

    reason: str


class News(Struct):
    """Which entry a piece of news belongs to."""

    seq: int
    text: str | UnsetType = UNSET


Heard = Frame | Done | Refused | Trouble
read = json.Decoder(Heard).decode
read_news = json.Decoder(News).decode
read_question = json.Decoder(Question | None).decode


def digest(*parts: bytes) -> bytes:
    """A short name for bytes that must stay the same."""
    return blake2b(b"\0".join(parts), digest_size=10).digest()


def news_by_entry(since: int, seq: int, news: list[Raw]) -> dict[int, bytes]:
    """What was told about each entry, also where it was nothing."""
    found: dict[int, list[bytes]] = {number: [] for number in range(since + 1, seq + 1)}
    for one in news:
        found[read_news(one).seq].append(bytes(one))
    return {number: digest(*parts) for number, parts in found.items()}


class Ledger:
    """Promises of the server, and what it broke of them."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, str], int] = {}  # table and command to the entry
        self.refused: set[tuple[str, str]] = set()
        self.sent: set[tuple[str, str]] = set()
        self.told: dict[Spot, bytes] = {}
        self.shown: dict[Spot, bytes] = {}
        self.facts: set[tuple[str, str, int, str]] = set()  # what requests were told: table, kind, seat, name
        self.newest: defaultdict[str, int] = defaultdict(int)  # the last entry anybody was told of
        self.counts: Counter[str] = Counter()
        self.broken: Counter[str] = Counter()
        self.violations: list[str] = []
        self.alarm: Callable[[], None] | None = None  # something was broken

    def violation(self, kind: str, *where: object) -> None:
        self.broken[kind] += 1
        if len(self.violations) < MOST:
            self.violations.append(f"{kind}: {' '.join(map(str, where))}")
        if self.alarm is not None:
            self.alarm()

    def hear_errors(self, said: str) -> None:
        """A server has nothing to complain about."""
        if said:
            self.violation("server-error", f"\n{said[-ERRORS:]}")

    # --- what a client hears

    def hear_done(self, table: str, reply: Done) -> None:
        self.counts["replies"] += 1
        key = table, reply.id
        if self.done.setdefault(key, reply.seq) != reply.seq:
            self.violation("done-differs", table, reply.id, self.done[key], reply.seq)
        if key in self.refused:
            self.violation("done-after-refused", table, reply.id)
        self.newest[table] = max(self.newest[table], reply.seq)

    def hear_refused(self, table: str, reply: Refused) -> None:
        self.counts[f"refused {reply.reason}"] += 1
        if reply.reason not in EXPECTED:
            self.violation("refused", table, reply.id, reply.reason)
        if reply.id is not None:
            self.refused.add((table, reply.id))
            if (table, reply.id) in self.done:
                self.violation("refused-after-done", table, reply.id)

    def hear_frame(self, table: str, frame: Frame, newest: int) -> None:
        """A frame is as new as all that was told before its line was opened, and tells the same of it."""
        self.counts["frames"] += 1
        viewer = WATCHER if frame.you is None else frame.you
        if frame.seq < newest:
            self.violation("lost", table, viewer, frame.seq, newest)
        self.newest[table] = max(self.newest[table], frame.seq)
        for seq, news in news_by_entry(frame.since, frame.seq, frame.news).items():
            self.counts["news"] += 1
            if self.told.setdefault((table, viewer, seq), news) != news:
                self.violation("news-differ", table, viewer, seq)
        shown = picture(bytes(frame.view), bytes(frame.question), frame.answers)
        if self.shown.setdefault((table, viewer, frame.seq), shown) != shown:
            self.violation("view-differs", table, viewer, frame.seq)

    def hear_fact(self, table: str, kind: str, seat: int = -1, name: str = "") -> None:
        self.counts["requests"] += 1
        self.facts.add((table, kind, seat, name))


def picture(view: bytes, question: bytes, answers: int) -> bytes:
    """What a frame shows of the game."""
    return digest(view, question, str(answers).encode())
