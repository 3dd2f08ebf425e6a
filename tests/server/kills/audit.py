"""The log against the ledger: nothing that was told is missing, nothing stands twice, and every view is the log's."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import UNSET, json
from tests.server.kills.ledger import Ledger, digest, picture

from interregnum.kernel.game import Game
from interregnum.kernel.record import Record, replay
from interregnum.kernel.state import State
from interregnum.server import entries, heads
from interregnum.server.chronicle import Ear, item, news
from interregnum.server.store import statements
from interregnum.server.store.rows import EntryRow, Kept
from interregnum.wire.adapters import adapter
from interregnum.wire.frames import Question

encode = json.Encoder().encode


def audit(path: Path, ledger: Ledger) -> None:
    """Look at every table of the file of a store."""
    tables: dict[str, Kept] = {}
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                ledger.violation("file-damaged")
            kept = [statements.load(db, head.id) for head in statements.all_tables(db)]
            tables = {one.head.id: one for one in kept if one is not None}
    except sqlite3.DatabaseError as error:
        ledger.violation("file-damaged", error)
    compare(tables, ledger)


def compare(tables: dict[str, Kept], ledger: Ledger) -> None:
    """All tables, by their ids, with all that anybody was told."""
    for one in tables.values():
        ledger.counts["tables"] += 1
        ledger.counts["entries"] += len(one.entries)
        Audit(one, ledger).run()
    for table, command in ledger.done:
        if table not in tables:
            ledger.violation("table-lost", table, command)
    for table, *fact in sorted(ledger.facts):
        if table not in tables or not has_fact(tables[table], *fact):  # type: ignore[arg-type]
            ledger.violation("fact-lost", table, *fact)


def has_fact(kept: Kept, kind: str, seat: int, name: str) -> bool:
    """Whether the log has what a request was told to have done, once."""
    lines = [entries.decode(one.body) for one in kept.entries if one.kind == kind]
    if seat < 0:
        return len(lines) == 1
    return any(getattr(line, "seat", None) == seat and getattr(line, "name", None) == name for line in lines)


class Audit:
    """One table: its log is read from the first entry to the last."""

    def __init__(self, kept: Kept, ledger: Ledger) -> None:
        self.kept = kept
        self.ledger = ledger
        self.table = kept.head.id
        self.head = heads.decode(kept.head.body)
        self.adapter = adapter(self.head.game)
        self.viewers = sorted({viewer for table, viewer, _ in ledger.told if table == self.table})

    @property
    def game(self) -> Game:
        return self.adapter.game

    def run(self) -> None:
        self.check_numbers()
        self.check_commands()
        state: State | None = None
        for entry, line, state, answers in self.story():
            for viewer in self.viewers:
                self.check_news(viewer, entry, line)
                self.check_view(viewer, entry.seq, state, answers)
        self.check_state(state)

    def check_numbers(self) -> None:
        last = len(self.kept.entries)
        if [one.seq for one in self.kept.entries] != list(range(1, last + 1)):
            self.ledger.violation("gap", self.table)
        if self.ledger.newest[self.table] > last:
            self.ledger.violation("seen-lost", self.table, self.ledger.newest[self.table], last)

    def check_commands(self) -> None:
        """Every command that was acknowledged stands where it was said to, and no command stands twice."""
        found = {one.command: one.seq for one in self.kept.entries if one.command is not None}
        count = Counter(one.command for one in self.kept.entries if one.command is not None)
        for command, times in count.items():
            if times != 1 or (self.table, command) not in self.ledger.sent:
                self.ledger.violation("twice-or-never-sent", self.table, command, times)
            if (self.table, command) in self.ledger.refused:
                self.ledger.violation("refused-but-kept", self.table, command)
        for (table, command), seq in self.ledger.done.items():
            if table == self.table and found.get(command) != seq:
                self.ledger.violation("acknowledged-lost", table, command, seq, found.get(command))

    def check_state(self, state: State | None) -> None:
        """The stored state is what the record leads to."""
        kept = self.kept.head.state
        if (kept is None) != (state is None):
            self.ledger.violation("state-missing", self.table)
        elif kept is not None and state is not None:
            stored = self.game.from_plain(heads.plain(kept))
            if self.game.state_hash(stored) != self.game.state_hash(state):
                self.ledger.violation("state-differs", self.table)

    def story(self) -> Iterator[tuple[EntryRow, entries.Entry, State | None, int]]:
        """The log once more: each entry, and the state and the number of answers after it."""
        state: State | None = None
        answers: list[str] = []
        for entry in self.kept.entries:
            line = entries.decode(entry.body)
            if isinstance(line, entries.Began):
                state = self.replayed([])
            elif isinstance(line, entries.Answered) and state is not None and state.question is not None:
                answers.append(line.choice)
                state.answer(self.game.read_choice(state.question, line.choice))
            elif isinstance(line, entries.Undone):
                del answers[line.to :]
                state = self.replayed(answers)
            yield entry, line, state, len(answers)

    def replayed(self, answers: list[str]) -> State:
        assert self.head.seed is not None
        record = Record(self.game.id, len(self.head.seats), self.head.options, "fair", self.head.seed)
        for one in answers:
            record.add(self.game.rules_version, one)
        return replay(self.game, record, journal=False)

    def check_news(self, viewer: int, entry: EntryRow, line: entries.Entry) -> None:
        heard = self.ledger.told.get((self.table, viewer, entry.seq))
        if heard is None:
            return
        self.ledger.counts["news checked"] += 1
        told = line.events if isinstance(line, (entries.Began, entries.Answered)) else []
        events = [self.game.read_event(one) for one in told]
        items = [item(entry.seq, entry.at, line, events)]
        if heard != digest(*(encode(one) for one in news(items, self.adapter, Ear(viewer), ()))):
            self.ledger.violation("news-not-in-log", self.table, viewer, entry.seq)

    def check_view(self, viewer: int, seq: int, state: State | None, answers: int) -> None:
        seen = self.ledger.shown.get((self.table, viewer, seq))
        if seen is None:
            return
        self.ledger.counts["views checked"] += 1
        if seen != picture(*self.look(viewer, state), answers):
            self.ledger.violation("view-not-in-log", self.table, viewer, seq)

    def look(self, viewer: int, state: State | None) -> tuple[bytes, bytes]:
        """View and question as a frame would carry them."""
        if state is None:
            return b"null", b"null"
        view = self.game.view(state, viewer)
        shown = encode(self.adapter.view(view))
        asked = view.question
        if asked is None:
            return shown, b"null"
        offers = [self.adapter.offer(view, one, self.game.write_choice(asked.ask, one)) for one in asked.choices]
        found = self.adapter.sentence(view)
        sentence = UNSET if found is None else found
        ask, source = self.adapter.ask(asked), self.adapter.source(asked)
        return shown, encode(Question(ask, source, offers, UNSET, sentence, self.adapter.pinned(view) or UNSET))
