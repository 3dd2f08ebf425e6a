"""A table as it comes back from the store: its log is read again, and its state is checked against its record."""

from __future__ import annotations

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.game import Game
from interregnum.kernel.record import replay
from interregnum.protocol.adapters import adapter
from interregnum.server import entries, heads
from interregnum.server.chronicle import Item, item
from interregnum.server.heads import TableHead
from interregnum.server.line import Answer, GameLine, header
from interregnum.server.services import Services
from interregnum.server.store.rows import Kept
from interregnum.server.table import By, Table, command_key


class Damaged(InterregnumError):
    """What was kept of a table does not fit together; it is left as it is."""


def restored(services: Services, kept: Kept) -> Table:
    """The table at its last committed step."""
    head = heads.decode(kept.head.body)
    game = adapter(head.game).game
    items: list[Item] = []
    answers: list[Answer] = []
    for entry in kept.entries:
        line = entries.decode(entry.body)
        events = [game.read_event(one) for one in events_of(line)]
        items.append(item(entry.seq, entry.at, line, events))
        stand(answers, line)
    table = Table(services, head, game_line(game, head, kept, answers), items)
    for entry in kept.entries:
        if entry.holder is not None and entry.command is not None:
            table.kept[command_key(By(entry.holder, entry.command))] = entry.seq
    return table


def events_of(line: entries.Line) -> list[dict[str, object]]:
    return line.events if isinstance(line, (entries.Began, entries.Answered)) else []


def stand(answers: list[Answer], line: entries.Line) -> None:
    """The answers that stand after one more line of the log."""
    if isinstance(line, entries.Answered):
        answers.append(Answer(line.seat, line.choice, line.rules_version, line.quiet))
    elif isinstance(line, entries.Undone):
        del answers[line.to :]


def game_line(game: Game, head: TableHead, kept: Kept, answers: list[Answer]) -> GameLine | None:
    """The game of the table; nothing before it has begun."""
    if kept.head.state is None:
        return None
    assert head.seed is not None
    record = header(game, len(head.seats), head.options, head.seed)
    state = game.from_plain(heads.plain(kept.head.state))
    line = GameLine(game, record, state, answers)
    check(game, line)
    return line


def check(game: Game, line: GameLine) -> None:
    """The stored state must be what the record leads to, as far as this program may replay it."""
    if any(one.rules_version != game.rules_version for one in line.answers):
        return
    if game.state_hash(replay(game, line.record(), journal=False)) != game.state_hash(line.state):
        raise Damaged("table-damaged")
