"""What a game brings to the wire; server, terminal client and bots in other processes know no game by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType

from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import Foreseen, View
from interregnum.wire.offers import Offer
from interregnum.wire.previews import Pinned, Prospect
from interregnum.wire.reasons import Reason
from interregnum.wire.tally import Tally


class Window(NamedTuple):
    """A question that comes again and again, and that its seat may wish to pass: its kind, and the answer that does."""

    kind: str
    passing: int


class Adapter(ABC):
    """Turns the views, events and questions of one game into Structs, and back on the other side of the wire."""

    game: Game
    view_type: type[Struct]  # tagged with the id of the game
    book_type: type[Struct]  # the box in words, tagged with the id of the game
    event_types: tuple[type[Struct], ...]  # each tagged with a name that no other game has: `card-moved`
    windows: tuple[str, ...] = ()  # the kinds of windows of this game
    long_turns = False  # of many small answers; those of bots, who think little about each, come ever quicker
    tally_type: type[Struct] | None = None  # a finished game in figures, tagged with the id of the game

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def view(self, view: View) -> Struct:
        """A view by ids; what the viewer may not know is null. The viewer's own choices are not part of it."""

    def view_beside(self, view: View, other: Struct) -> Struct:
        """The same as `view`; `other` shows the position to another viewer, and what lies open may come from it."""
        return self.view(view)

    def own_view(self, view: View) -> Struct:
        """A view for a process of our own that knows the rules: without what only clients need."""
        return self.view(view)

    @abstractmethod
    def open_view(self, views: Sequence[View]) -> View:
        """What several viewers know together: the first view, filled in with what the others know."""

    @abstractmethod
    def read_view(self, data: Struct, choices: Sequence[str]) -> View:
        """The view again, on the other side; `choices` are the answers of the viewer's question in notation."""

    def read_own_view(self, data: Struct, choices: Sequence[str]) -> View:
        """The view again that our own process wrote with `own_view`: nothing in it has to be doubted."""
        return self.read_view(data, choices)

    @abstractmethod
    def event(self, event: Event) -> Struct:
        """An event, already redacted for its viewer."""

    @abstractmethod
    def read_event(self, data: Struct) -> Event:
        """The event again, as far as its viewer may know it."""

    def offer(self, view: View, choice: int, written: str, text: str | UnsetType = UNSET) -> Offer:
        """A listed answer with what it does, from the view alone; what begins with the same word is one group."""
        verb = written.partition(" ")[0]
        return Offer(written, verb, self.places(view, choice), verb, text=text)

    def places(self, view: View, choice: int) -> list[str]:
        """The places an answer points at; a game that names none is answered in words."""
        return []

    def is_bout(self, view: View) -> bool:
        """Whether something is under way that a deputy may see through, a battle for example; everybody knows that."""
        return False

    def window(self, view: View) -> Window | None:
        """The window in which the viewer is asked now, if it can be passed; the kind is no secret."""
        return None

    def tally(self) -> Tally | None:
        """Counts a game for its end, if there is something to count."""
        return None

    def reasons(self, view: View, written: str) -> list[Reason]:
        """Why an answer is not listed, from the view alone; none if it is, or if the game does not say."""
        return []

    def preview(self, foreseen: Foreseen, text: str | UnsetType = UNSET) -> Prospect:
        """What an answer would bring, as the game foresees it."""
        raise NotImplementedError

    def sentence(self, view: View) -> int | None:
        """Which sentence of the card that asks is in force."""
        return None

    def pinned(self, view: View) -> list[Pinned]:
        """What was chosen before, where the viewer's question goes on with it."""
        return []

    def near(self, view: View, at: str) -> dict[str, int]:
        """The steps of those who could get to a place, by their addresses."""
        return {}

    @abstractmethod
    def ask(self, question: Question) -> str:
        """What is asked, in one word."""

    @abstractmethod
    def source(self, question: Question) -> str | None:
        """The id of the card that asks; nothing if a rule of the game does."""


def best_known(seen: Sequence[Event]) -> Event:
    """Of one event as several viewers saw it, the one that tells most."""
    return min(seen, key=lambda event: event.unknowns())
