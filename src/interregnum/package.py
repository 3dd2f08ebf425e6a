"""What a game brings to the house; every part is named here and imported when somebody asks for it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

ID: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class GamePackage:
    """A game and its parts: each is `module:name`, the module below the game's own package.

    Only the first five are needed. A game without a board is shown in plain words, one without bots is played by
    `random`, one without a course is fuzzed as every game can be.
    """

    id: str
    home: str  # the package of the game; Fluent files lie in its `words/<language>/`, `content/rules.toml` beside them
    game: str  # makes the Game: called with nothing
    speaker: str  # a Speaker: called with a language
    adapter: str  # an Adapter: called with the game
    bots: Mapping[str, str] = field(default_factory=dict)  # Bots by name, the best first: called with game, seed, seat
    ladder: tuple[str, ...] = ()  # of these the rungs that people choose from, the weakest first
    crowd: int = 2  # seats of the larger table at which one of them sits among rungs below
    board: str | None = None  # a Board of the terminal
    shelf: str | None = None  # what `interregnum cards` shows: a Shelf
    commands: Mapping[str, str] = field(default_factory=dict)  # of the terminal, for this game alone
    outlook: str | None = None  # what may come of an answer, or of no answer, in figures: an Outlook
    course: str | None = None  # what the fuzzer needs: a Course
    figures: str | None = None  # what `simulate` counts besides wins
    reckoner: str | None = None  # how likely each seat wins from a position of a finished game: a Reckoner
    pace: str | None = None  # what `bench` measures besides whole games: an Extra, or several
    rules: str = ""  # how the ids of its rules begin, if `content/rules.toml` is there
    kinds: tuple[str, ...] = ()  # the kinds of its rules
    chapters: str = (
        ""  # the file that lists the chapters in which people read them; `<game>-rules-<section>` has the words
    )
    proof: str = ""  # how the ids of cards are tagged in tests, for example `HL-CARD:`
    first: Mapping[str, bool | str] = field(default_factory=dict)  # options of somebody's first game
    lessons: Mapping[str, str] = field(default_factory=dict)  # guided games by name: the files that tell them
    place: int = 100  # where it stands in lists: the smallest first, but games from elsewhere behind ours
    distribution: str = ""  # what was installed with it; the registry fills it in

    def __post_init__(self) -> None:
        """Refuse what could not even be listed."""
        if not ID.fullmatch(str(self.id)) or self.place != int(self.place):
            raise ValueError(f"id {self.id!r} and place {self.place!r} are not such as `dice-game` and 100")

    @property
    def is_guest(self) -> bool:
        """Whether it comes from elsewhere: the browser's client was built without its words."""
        return not self.home.startswith("interregnum.")

    def part(self, name: str) -> Any:
        """What `module:name` stands for; whoever asks knows its type."""
        module, _, attribute = name.partition(":")
        return getattr(import_module(f"{self.home}.{module}"), attribute)

    def folder(self, name: str) -> Traversable:
        """A folder of files that ship with the game."""
        return files(self.home).joinpath(name)


class LeftOut(UserWarning):
    """A game that is installed and cannot be played: what it is called, whose it is and why."""

    def __init__(self, game: str, distribution: str, why: object) -> None:
        self.facts: Final = {"game": game, "distribution": distribution, "why": reason(why)}
        super().__init__("the game {game} of {distribution} is left out: {why}".format(**self.facts))


def reason(why: object) -> str:
    """In one line what is wrong; an error is told with its kind."""
    told = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else str(why)
    return " ".join(told.split())
