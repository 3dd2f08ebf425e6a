"""A table as it comes back from the store: its log is read again, and its state is checked against its record."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.game import Game
from interregnum.kernel.record import replay
from interregnum.server import entries, heads
from interregnum.server.chronicle import Chronicle, item
from interregnum.server.heads import TableHead
from interregnum.server.progress import Answer, Progress, header
from interregnum.server.services import Services
from interregnum.server.store.rows import EntryRow, Kept
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire.adapters import adapter


class Damaged(InterregnumError):
    """What was kept of a table does not fit together; it is left as it is."""


def restored(services: Services, kept: Kept) -> Table:
    """The table at its last committed step; whatever does not read or fit together is said to be damaged."""
    try:
        return read(services, kept)
    except Exception as error:
        raise Damaged("table-damaged") from error


def read(services: Services, kept: Kept) -> Table:
    head = heads.decode(kept.head.body)
    game = adapter(head.game).game
    head = replace(head, options=game.check(len(head.seats), head.options))  # as they are written today
    story = Story()
    log = Chronicle(adapter(head.game))
    for row in kept.entries:
        found = entries.decode(row.body)
        entry = story.add(row.seq, found)
        events = [game.read_event(one) for one in entries.events(entry)]
        log.add(item(row.seq, row.at, entry, events), row.body if entry is found else entries.encode(entry))
    table = Table(services, head, progress_of(game, head, kept, story), log, kept.beside)
    for row in kept.entries:
        for by in commands(row, len(head.seats)):
            table.kept[by.key] = row.seq, by.digest
    return table


def commands(row: EntryRow, seats: int) -> list[By]:
    """The command that led to an entry; one of before may have been that of any seat of its holder."""
    if row.holder is None or row.command is None:
        return []
    spoke_for = [row.seat] if row.digest is not None else [None, *range(seats)]
    return [By(row.holder, seat, row.command, row.digest) for seat in spoke_for]


class Story:
    """What a log comes to: under which rules the game was dealt, and the answers that stand."""

    def __init__(self) -> None:
        self.dealt: int | None = None
        self.answers: list[Answer] = []

    def add(self, seq: int, entry: entries.Entry) -> entries.Entry:
        """One entry more; an undo as it is written today."""
        if isinstance(entry, entries.Began):
            self.dealt = entry.rules_version
        elif isinstance(entry, entries.Answered):
            by_hand = not entry.bot and not entry.how
            self.answers.append(Answer(entry.seat, entry.choice, entry.rules_version, entry.quiet, seq, by_hand))
        elif isinstance(entry, entries.Undone):
            to = entry.to
            entry = replace(entry, first=self.answers[to].seq)
            del self.answers[to:]
        return entry


def progress_of(game: Game, head: TableHead, kept: Kept, story: Story) -> Progress | None:
    """The game of the table; nothing before it has begun."""
    if kept.head.state is None or head.seed is None or story.dealt is None:
        fit(head.status == (heads.OVER if head.ended else heads.OPEN))
        fit(kept.head.state is None and head.seed is None and story.dealt is None)
        return None
    record = header(game, len(head.seats), head.options, head.seed, head.position)
    state = game.from_plain(heads.plain(kept.head.state))
    progress = Progress(game, record, state, story.answers, story.dealt)
    over = state.over or head.ended
    fit(head.status == (heads.OVER if over else heads.PLAYING))
    fit(head.asked == (None if over else int(state.asked)))
    if progress.replays:  # nothing is ever replayed under rules it was not played with
        fit(game.state_hash(replay(game, progress.record(), journal=False)) == game.state_hash(state))
    return progress


def fit(fits: bool) -> None:
    if not fits:
        raise Damaged("table-damaged")
