"""What a game brings to the house; every part is named here and imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any


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
    board: str | None = None  # a Board of the terminal
    shelf: str | None = None  # what `interregnum cards` shows: a Shelf
    commands: Mapping[str, str] = field(default_factory=dict)  # of the terminal, for this game alone
    course: str | None = None  # what the fuzzer needs: a Course
    figures: str | None = None  # what `simulate` counts besides wins
    pace: str | None = None  # what `bench` measures besides whole games
    rules: str = ""  # how the ids of its rules begin, if `content/rules.toml` is there
    kinds: tuple[str, ...] = ()  # the kinds of its rules
    proof: str = ""  # how the ids of cards are tagged in tests, for example `HL-CARD:`
    place: int = 100  # where it stands in lists: the smallest first

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
