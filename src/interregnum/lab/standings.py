"""The file in which duels are kept: what was played stays played, and the rest is played another time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, json

from interregnum import bots, registry
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.lab.bench import build
from interregnum.lab.clusters import Engine
from interregnum.lab.ladder import Deals, Duel, Tally
from interregnum.lab.simulate import check_least

FORMAT: Final = 1
BATCH: Final = 4  # deals that a worker plays before what they came to is kept


@dataclass(frozen=True)
class Played:
    """A duel, all that must be the same for further games to count with it, and what it has come to."""

    duel: Duel
    work: list[dict[str, int]]  # of both bots
    rules: int
    build: str
    tally: Tally

    def is_of(self, other: Played) -> bool:
        mine, theirs = (
            (self.duel, self.work, self.rules, self.build),
            (other.duel, other.work, other.rules, other.build),
        )
        return mine == theirs


@dataclass(frozen=True)
class Book:
    """All duels of a game that were kept."""

    format: int
    game: str
    played: list[Played] = field(default_factory=list)


class Standings:
    """The duels of one game; with a file they outlive this process."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.game: Final = game
        self.path: Final = path
        self.played: list[Played] = [] if path is None or not path.exists() else read(path, game).played

    def begun(self, duel: Duel) -> Played:
        """The duel as far as it was played by these bots, these rules and this build."""
        work = [bots.work(name, self.game) for name in (duel.bot, duel.against)]
        fresh = Played(duel, work, self.game.rules_version, build(), Tally())
        return next((one for one in self.played if one.is_of(fresh)), fresh)

    def go_on(self, duel: Duel, deals: int, workers: int, engine: Engine) -> Iterator[Played]:
        """Play until so many deals were played; each time that some more are kept it is told how it stands."""
        check_least("deals", deals)
        begun = self.begun(duel)
        make_game = partial(registry.game, self.game.id)
        steps = range(begun.tally.deals, deals, BATCH)
        jobs = [Deals(make_game, duel, first, min(first + BATCH, deals)) for first in steps]
        for tally in engine(jobs, workers):
            begun.tally.add(tally)
            self.keep(begun)
            yield begun

    def keep(self, played: Played) -> None:
        if not any(one is played for one in self.played):
            self.played.append(played)
        if self.path is not None:
            part = self.path.with_suffix(".part")
            part.write_bytes(json.format(json.encode(Book(FORMAT, self.game.id, self.played)), indent=1) + b"\n")
            part.replace(self.path)


def read(path: Path, game: Game) -> Book:
    """The book of a game; a file that is none is refused and left alone."""
    try:
        book = json.decode(path.read_bytes(), type=Book)
    except (OSError, MsgspecError) as error:
        raise BadOptions("unreadable-ladder", facts={"where": str(path), "found": str(error)}) from error
    if (book.format, book.game) != (FORMAT, game.id):
        raise BadOptions("other-ladder", facts={"where": str(path), "found": f"{book.game} {book.format}"})
    return book
