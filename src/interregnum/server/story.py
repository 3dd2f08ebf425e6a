"""What the rows of a log come to: the answers that stand, the commands that were done, and whether it all fits."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Plain
from interregnum.kernel.record import replay
from interregnum.server import entries, heads
from interregnum.server.chronicle import Chronicle, item
from interregnum.server.heads import TableHead
from interregnum.server.progress import Answer, Progress, header
from interregnum.server.store.rows import EntryRow, Kept
from interregnum.server.who import By


class Damaged(InterregnumError):
    """What was kept of a table does not fit together; it is left as it is."""


def head_of(kept: Kept, game: Game) -> TableHead:
    """The head that was kept, its options as they are written today."""
    head = heads.decode(kept.head.body)
    return replace(head, options=game.check(len(head.seats), head.options))


def told(log: Chronicle, story: Story, rows: Iterable[EntryRow]) -> None:
    """Read entries that were kept, one after the other."""
    game = log.adapter.game
    for row in rows:
        found = entries.decode(row.body)
        entry = story.add(row.seq, found)
        events = [game.read_event(one) for one in entries.events(entry)]
        log.add(item(row.seq, row.at, entry, events), row.body if entry is found else entries.encode(entry))


def commands(row: EntryRow, seats: int) -> list[By]:
    """The command that led to an entry; one of before may have been that of any seat of its holder."""
    if row.holder is None or row.command is None:
        return []
    spoke_for = [row.seat] if row.digest is not None else [None, *range(seats)]
    return [By(row.holder, seat, row.command, row.digest) for seat in spoke_for]


class Story:
    """What a log comes to: under which rules the game was dealt, and the answers that stand."""

    def __init__(self, before: Progress | None = None) -> None:
        """From the beginning, or from where a game has come to."""
        self.dealt: int | None = None if before is None else before.dealt
        self.answers: list[Answer] = [] if before is None else [*before.answers]

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


def progress_of(game: Game, head: TableHead, kept: Kept, story: Story, start: Plain | None) -> Progress | None:
    """The game of the table, and the position it began with if that is one; nothing before it has begun."""
    if kept.head.state is None or head.seed is None or story.dealt is None:
        fit(head.status == (heads.OVER if head.ended else heads.OPEN))
        fit(kept.head.state is None and head.seed is None and story.dealt is None)
        return None
    record = header(game, len(head.seats), head.options, head.seed, head.position, start)
    state = game.from_plain(heads.plain(kept.head.state))
    progress = Progress(game, record, state, story.answers, story.dealt)
    over = state.over or head.ended
    fit(head.status == (heads.OVER if over else heads.PLAYING))
    fit(head.asked == (None if over else int(state.asked)))
    return progress


def check_replay(game: Game, progress: Progress) -> None:
    """The answers lead to the state; nothing is ever replayed under rules it was not played with."""
    if progress.replays:
        fit(game.state_hash(replay(game, progress.record(), journal=False)) == game.state_hash(progress.state))


def fit(fits: bool) -> None:
    if not fits:
        raise Damaged("table-damaged")
