"""What a game offers to tables, bots, records and the lab; they know no game by name."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from json import dumps
from typing import Final

from mypy_extensions import i64, mypyc_attr

from interregnum.kernel.dice import Dice
from interregnum.kernel.errors import BadOptions, BadPosition, short
from interregnum.kernel.ids import MOST_SEATS, WATCHER, Choice, Viewer
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.options import Chosen, Option, are_distinct, chosen
from interregnum.kernel.question import Question
from interregnum.kernel.state import State
from interregnum.kernel.view import Foreseen, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, its limits, and the functions that carry states, views and choices across the border."""

    def __init__(self, game_id: str, rules_version: int, min_seats: int, max_seats: int, options: list[Option]) -> None:
        assert 1 <= min_seats <= max_seats <= MOST_SEATS, "no table has so many seats"
        assert are_distinct(options), "one name for two options"
        self.id: Final = game_id
        self.rules_version: Final = rules_version
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats
        self.options: Final = options  # what a table may choose
        self.remembers: bool = False  # its views show what was seen before, and `view_now` leaves that out
        self.plays_on: bool = False  # `shuffle_piles` says what a position of a finished game is played on with

    def check(self, seats: int, options: Mapping[str, object]) -> Chosen:
        """All options, also those not given; an impossible set-up is refused with what would be right."""
        if not self.min_seats <= seats <= self.max_seats:
            facts = {"seats": short(seats), "least": str(self.min_seats), "most": str(self.max_seats)}
            raise BadOptions("seats", facts=facts)
        return chosen(self.options, options)

    def check_viewer(self, state: State, viewer: Viewer) -> None:
        """A viewer is a seat of this game, or a watcher; nobody else sees anything."""
        if not (0 <= viewer < state.seats or viewer == WATCHER):
            raise BadOptions("viewer", facts={"viewer": str(viewer), "seats": str(state.seats)})

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, object], dice: Dice, journal: bool = False) -> State:
        """A game at its first question."""

    @abstractmethod
    def view(self, state: State, viewer: Viewer) -> View:
        """What this viewer may know: the only way out of the truth."""

    def view_now(self, state: State, viewer: Viewer) -> View:
        """The same without what the viewer saw before and does not see now."""
        return self.view(state, viewer)

    @abstractmethod
    def imagine(self, view: View, dice: Dice) -> State:
        """A full position that fits the view."""

    def foresee(self, view: View, choice: Choice) -> Foreseen | None:
        """What a listed answer would bring, from the view alone; nothing where the game does not say."""
        return None

    @abstractmethod
    def write_choice(self, ask: i64, choice: Choice) -> str:
        """The readable form of an answer to this kind of question."""

    @abstractmethod
    def read_choice(self, question: Question, text: str) -> int:
        """The answer a text stands for; UnknownChoice or IllegalChoice if it is none."""

    @abstractmethod
    def plain(self, state: State) -> Plain:
        """The whole truth as plain data, by ids; `from_plain` gives the state again."""

    @abstractmethod
    def from_plain(self, data: object) -> State:
        """The state that `plain` described."""

    @abstractmethod
    def event_plain(self, event: Event) -> Plain:
        """An event, already redacted for its viewer, as plain data by ids."""

    @abstractmethod
    def write_event(self, event: Event) -> Plain:
        """The whole truth of an event as plain data by ids, and who knows what of it; `read_event` reads it again."""

    @abstractmethod
    def read_event(self, data: object) -> Event:
        """The event that `write_event` or `event_plain` described."""

    @abstractmethod
    def result_plain(self, state: State) -> Plain:
        """What a finished or stopped game came to, by ids: turns, decisions, winner, reason, and what the game adds."""

    def position(self, text: str, dice: Dice, journal: bool = False) -> State:
        """The state that a position in notation describes, at its question; a game may have no such notation."""
        raise BadPosition("no-positions", facts={"game": self.id})

    def write_position(self, state: State) -> str:
        """The position in notation, at moments that can be written so; `position` reads it again."""
        raise BadPosition("no-positions", facts={"game": self.id})

    def shuffle_piles(self, state: State) -> None:
        """What nobody knows of the piles comes into another order by the dice of the state; hands stay as they are."""
        raise BadPosition("no-playing-on", facts={"game": self.id})

    def state_hash(self, state: State) -> str:
        """The hash of the plain data of a state."""
        text = dumps(self.plain(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return blake2b(text.encode(), digest_size=16).hexdigest()
