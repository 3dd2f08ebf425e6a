"""Heroes as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.border import load, notation, position, position_written, restored, stored, stored_events
from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.facts import BoxFacts
from interregnum.games.heroes.engine.flow.script import script_of
from interregnum.games.heroes.engine.flow.setup import new_state, shuffle_piles
from interregnum.games.heroes.engine.imagine import imagine
from interregnum.games.heroes.engine.options import OPTIONS, Options
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.view import View, view
from interregnum.kernel.dice import Dice
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.ids import Choice, Viewer
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.kernel.options import Chosen
from interregnum.kernel.question import Question
from interregnum.kernel.state import State as KernelState
from interregnum.kernel.view import View as KernelView

ID: Final = stored.ID
RULES_VERSION: Final = 2


class Heroes(Game):
    """The game made from a box of tiles, tokens and cards."""

    def __init__(self, facts: BoxFacts) -> None:
        super().__init__(ID, RULES_VERSION, 2, 4, OPTIONS)
        self.plays_on = True
        self.box: Final = Box(facts)
        self.script: Final = script_of(self.box)
        self.names: Final = Names(self.box)
        self.events: Final = stored_events.events_of(self.box)

    def check(self, seats: int, options: Mapping[str, object]) -> Chosen:
        """The octagon is a map for three (MMH-RUL-121)."""
        found = super().check(seats, options)
        if found["octagon"] and seats != 3:
            raise BadOptions("heroes-octagon-for-three", rule="MMH-RUL-121", facts={"seats": str(seats)})
        return found

    def new(self, seats: int, options: Mapping[str, object], dice: Dice, journal: bool = False) -> State:
        chosen = Options(self.check(seats, options))
        return new_state(self.box, self.script, chosen, seats, dice, Journal() if journal else None)

    def view(self, state: KernelState, viewer: Viewer) -> View:
        assert isinstance(state, State)
        self.check_viewer(state, viewer)
        return view(state, viewer)

    def imagine(self, view: KernelView, dice: Dice) -> State:
        assert isinstance(view, View)
        return imagine(self.box, self.script, view, dice)

    def write_choice(self, ask: i64, choice: Choice) -> str:
        return notation.write_choice(self.box, choice)

    def read_choice(self, question: Question, text: str) -> int:
        return notation.read_choice(self.box, question, text)

    def plain(self, state: KernelState) -> Plain:
        assert isinstance(state, State)
        return {"rules_version": RULES_VERSION, **stored.to_plain(state)}

    def from_plain(self, data: object) -> State:
        return restored.from_plain(self.box, self.names, self.script, data)

    def event_plain(self, event: Event) -> Plain:
        return self.events.plain(event)

    def write_event(self, event: Event) -> Plain:
        return self.events.write(event)

    def read_event(self, data: object) -> Event:
        return self.events.read(data)

    def result_plain(self, state: KernelState) -> Plain:
        assert isinstance(state, State)
        return stored.result_plain(state)

    def shuffle_piles(self, state: KernelState) -> None:
        assert isinstance(state, State)
        shuffle_piles(state)

    def position(self, text: str, dice: Dice, journal: bool = False) -> State:
        return position.read_position(self.box, self.names, self.script, text, dice, Journal() if journal else None)

    def write_position(self, state: KernelState) -> str:
        assert isinstance(state, State)
        return position_written.write_position(state)


@cache
def standard() -> Heroes:
    """The one game with the content that ships with the package."""
    return Heroes(load.standard())
