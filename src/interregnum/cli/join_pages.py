"""What a person at a table of a server sees beside the board: the seats, the links, proposals, the end."""

from __future__ import annotations

from collections.abc import Sequence
from time import localtime, strftime

from rich.text import Text

from interregnum.cli import commands, people
from interregnum.cli.board import Board
from interregnum.cli.ending import result
from interregnum.cli.layout import hanging, heading, wrapped
from interregnum.cli.speech import Entry
from interregnum.client.errors import printable
from interregnum.kernel.dice import commitment, is_seed
from interregnum.kernel.errors import RecordMismatch
from interregnum.kernel.game import Game
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.view import View
from interregnum.registry import game as game_of
from interregnum.wire.frames import Frame, SeatInfo
from interregnum.wire.requests import Links

TABLE_WORDS = (
    "say", "undo", "hint", "vote", "who", "away", "host", "patience", "link", "mute", "back", "door", "device",
    "rematch", "record", "whatif", "end",
)  # fmt: skip


def lobby(board: Board, frame: Frame, links: Links | None) -> list[Text]:
    """Who sits where before the start, and how others get there."""
    cli = board.speech.cli
    lines = [heading(f"{board.title()} · {cli('join-lobby')}", board.width)]
    lines += [seat(board, frame, number, one) for number, one in enumerate(frame.table.seats)]
    told = [cli("join-lobby-host" if is_host(frame, links) else "join-lobby-guest")]
    lines += ways_in(board, links)
    if frame.room is not None:
        told.insert(0, cli("join-room", code=printable(frame.room)))
    told += peculiar(board, frame)
    return lines + [line for one in told for line in hanging(Text(" "), Text(one), 1, board.width)]


def peculiar(board: Board, frame: Frame) -> list[str]:
    """What everybody should know of a table unlike others: it plays on, or shows nobody again what they saw."""
    speech, after = board.speech, frame.table.what_if
    told = [] if after is None else [f"{speech.ui('what-if', n=after)} {speech.ui('what-if-about')}"]
    return told if frame.table.memory else [*told, speech.cli("join-no-memory")]


def ways_in(board: Board, links: Links | None) -> list[Text]:
    """How others get to the table: to a free seat, to look on, to the seat of somebody who is away."""
    cli = board.speech.cli
    told = []
    if links is not None and links.invite is not None:
        told.append(cli("join-invite", url=printable(links.invite)))
    if links is not None and links.watch is not None:
        told.append(cli("join-watch", url=printable(links.watch)))
    for number, link in ({} if links is None else links.seats).items():
        told.append(cli("join-seat-link", player=board.speech.names[int(number)], url=printable(link)))
    return [line for one in told for line in hanging(Text(" "), Text(one), 1, board.width)]


def is_host(frame: Frame, links: Links | None) -> bool:
    """Whose table it is; of those who look on, only the host is shown the links."""
    return links is not None if frame.you is None else frame.table.seats[frame.you].host


def seat(board: Board, frame: Frame, number: int, info: SeatInfo) -> Text:
    """One seat by its number and its letter."""
    cli = board.speech.cli
    text = Text(f" {number + 1}  {SEAT_LETTERS[number]}  ")
    if info.kind == "free":
        return text.append(cli("join-free"), style="dim")
    text.append(board.speech.names[number], style="bold")
    notes = [cli("you")] if number == frame.you else []
    notes += [f"({board.speech.ui('bot')}: {info.bot})"] if info.kind == "bot" and info.bot else []
    notes += [f"({cli('join-host')})"] if info.host else []
    notes += [f"({presence(board, info)})"] if info.kind == "person" and (info.since or not info.here) else []
    return text.append("".join(f" {one}" for one in notes))


def presence(board: Board, info: SeatInfo) -> str:
    """Whether somebody is here, away or played by a bot, and since when by the clock of this machine."""
    if info.since is None:
        return board.speech.cli("join-not-here")
    state = "bot" if info.away else "here" if info.here else "away"
    return board.speech.ui(f"people-{state}-since", time=strftime("%H:%M", localtime(info.since)))


def who(board: Board, frame: Frame) -> list[Text]:
    """All seats: who is here, who is away, and what may be done about it."""
    lines = [heading(board.speech.cli("join-who"), board.width)]
    lines += [seat(board, frame, number, one) for number, one in enumerate(frame.table.seats)]
    told = [*peculiar(board, frame), board.speech.cli("join-who-about")]
    return lines + [line for one in told for line in hanging(Text(" "), Text(one), 1, board.width)]


def proposal(board: Board, frame: Frame) -> list[Text]:
    """What waits for agreement, and whose: an undo, or what is to be done about somebody who is away."""
    found = frame.table.proposal
    told = people.petitions(board.speech, frame.table)
    if found is not None:
        names = board.speech.names
        wish = board.speech.cli("join-proposed", player=names[found.by], n=found.to)
        missing = board.speech.cli("join-missing", players=", ".join(names[one] for one in found.missing))
        told.insert(0, f"{wish} {missing}")
    return [line for one in told for line in wrapped(Text(f" {one}", style="bold yellow"), board.width)]


def ending(board: Board, view: View, frame: Frame, promised: str, log: Sequence[Entry], seen: int) -> list[Text]:
    """What happened last, who won and why, the seed, and whether it is the one that was promised."""
    table = frame.table
    cli = board.speech.cli
    told = [cli("seed", seed=table.seed or "?")]
    if table.seed is not None and is_seed(table.seed):
        found = commitment(bytes.fromhex(table.seed))
        wrong = RecordMismatch("commitment", facts={"found": found, "wanted": promised})
        told.append(cli("seed-check", hash=found) if found == promised else board.speech.words.error_text(wrong))
    told += people.stories(board.speech, table)
    told += peculiar(board, frame)
    told.append(cli("join-over"))
    if game_of(table.game).plays_on and frame.answers:
        told.append(cli("join-what-if", most=frame.answers - 1))
    lines = [line for one in told for line in hanging(Text(" "), Text(one), 1, board.width)]
    return [*result(board, view, log, seen), heading(board.speech.ui("record"), board.width), *lines]


def help_lines(board: Board, game: Game, view: View | None, promised: str) -> list[Text]:
    """Everything that can be typed: what can be typed at any game, and what only at a table of a server."""
    cli = board.speech.cli
    lines = [] if view is None else commands.help_lines(board, game, view, promised)
    lines.append(heading(cli("join-help"), board.width))
    for name in TABLE_WORDS:
        lines += hanging(Text(" "), Text(cli(f"join-help-{name}")), 1, board.width)
    if view is None:
        lines += hanging(Text(" "), Text(cli("join-lobby-host")), 1, board.width)
    return [*lines, *hanging(Text(" "), Text(cli("join-help-quit")), 1, board.width)]
