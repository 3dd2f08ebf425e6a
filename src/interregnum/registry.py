"""The games that are installed, by id: each is an entry point of the group `interregnum.games`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar
from warnings import warn

from interregnum.extras import is_extra
from interregnum.kernel.errors import BadOptions, short
from interregnum.kernel.game import Game
from interregnum.package import GamePackage, LeftOut

GROUP: Final = "interregnum.games"

T = TypeVar("T")


class Broken(BadOptions):
    """A game that was there until it was needed."""


def found(entries: list[EntryPoint]) -> tuple[dict[str, GamePackage], list[LeftOut]]:
    """The games that are installed, by id, ours first; and those that are left out, since nobody could play them."""
    loaded: list[tuple[GamePackage, EntryPoint]] = []
    without: list[LeftOut] = []
    for entry in entries:
        try:
            loaded.append((manifest(entry), entry))
        except Exception as why:
            without.append(LeftOut(entry.name, distribution(entry), why))
    packages: dict[str, GamePackage] = {}
    for one, entry in sorted(loaded, key=lambda both: (both[0].is_guest, both[0].place, both[0].id, both[1].value)):
        try:
            packages[one.id] = alone(one, packages)
        except ValueError as why:
            without.append(LeftOut(one.id, distribution(entry), str(why)))
    return packages, without


def manifest(entry: EntryPoint) -> GamePackage:
    """What an entry point brings; it is not trusted to be what it should."""
    brought = entry.load()
    if not isinstance(brought, GamePackage):
        raise TypeError(f"{entry.value} is a {type(brought).__name__} and no GamePackage")
    return replace(brought, distribution=distribution(entry))


def distribution(entry: EntryPoint) -> str:
    """What to install anew, or not at all."""
    return entry.value if entry.dist is None else entry.dist.name


def alone(one: GamePackage, others: dict[str, GamePackage]) -> GamePackage:
    """The game, unless one before it has its id, or one of its commands."""
    taken = {name: other for other in others.values() for name in other.commands}
    if one.id in others:
        raise ValueError(f"{others[one.id].distribution} has a game of this id")
    for name in one.commands:
        if name in taken:
            raise ValueError(f"{taken[name].distribution} has a command {name}")
    return one


PACKAGES, WITHOUT = found(list(entry_points(group=GROUP)))  # a game that turns out to be broken leaves the first
GAMES: Final = tuple(PACKAGES)
for missed in WITHOUT:
    warn(missed, stacklevel=1)


def leave_out(game_id: str, why: object) -> None:
    """Go on without a game; whoever reads warnings learns of it once."""
    one = PACKAGES.pop(game_id, None)
    if one is not None:
        warn(LeftOut(one.id, one.distribution, why), stacklevel=1)


@contextmanager
def brought_by(game_id: str) -> Iterator[GamePackage]:
    """What a game brings; a guest that fails in here is left out from now on, and to its caller it does not exist.

    One of ours that fails is a bug, and shows as one. An extra that is not installed is nobody's fault.
    """
    one = package(game_id)
    try:
        yield one
    except Exception as why:
        if not one.is_guest or is_extra(why):
            raise
        leave_out(game_id, why)
        raise Broken("unknown-game", facts={"game": game_id, "games": ", ".join(PACKAGES)}) from why


def from_each(bring: Callable[[str], T], games: Sequence[str] | None = None) -> dict[str, T]:
    """The same of every game, or of some; what is broken is passed over."""
    given: dict[str, T] = {}
    for one in tuple(PACKAGES) if games is None else games:
        with suppress(Broken):
            given[one] = bring(one)
    return given


def package(game_id: str) -> GamePackage:
    """What the game of this id brings; an unknown one is refused with the ids that exist."""
    if game_id not in list(PACKAGES):  # a caller may hand over anything, also what no dict could look up
        raise BadOptions("unknown-game", facts={"game": short(game_id), "games": ", ".join(PACKAGES)})
    return PACKAGES[game_id]


def look_over() -> None:
    """Import what a table needs of every guest, so that a broken one is missed at once, not when somebody sits down."""
    from_each(looked_at, [one.id for one in PACKAGES.values() if one.is_guest])


def looked_at(game_id: str) -> Game:
    with brought_by(game_id) as here:
        for name in (here.speaker, here.adapter, here.outlook, *here.bots.values()):
            if name is not None:
                here.part(name)
    return game(game_id)


def game(game_id: str) -> Game:
    """The game of this id, read once and then shared: a game never changes."""
    return made(package(game_id).id)


@cache
def made(game_id: str) -> Game:
    with brought_by(game_id) as here:
        made: Game = here.part(here.game)()
        if made.id != here.id:
            raise ValueError(f"its rules say that it is {made.id}")
    return made
