"""Hidden Leaders as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.border import load, notation, position, stored, stored_events
from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import BoxFacts
from interregnum.games.hidden_leaders.engine.foresight import Foreseen, foresee
from interregnum.games.hidden_leaders.engine.imagine import imagine
from interregnum.games.hidden_leaders.engine.script import script_of
from interregnum.games.hidden_leaders.engine.setup import new_state
from interregnum.games.hidden_leaders.engine.state import Options, State
from interregnum.games.hidden_leaders.engine.view import View, view
from interregnum.kernel.dice import Dice
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.ids import Choice, Viewer
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.kernel.options import Chosen, flag
from interregnum.kernel.question import Question
from interregnum.kernel.state import State as KernelState
from interregnum.kernel.view import View as KernelView

ID: Final = "hidden-leaders"
RULES_VERSION: Final = 2


class HiddenLeaders(Game):
    """The game made from a box of cards."""

    def __init__(self, facts: BoxFacts) -> None:
        super().__init__(ID, RULES_VERSION, 2, 6, [flag("beginner"), flag("extras"), flag("queens")])
        self.remembers = self.plays_on = True
        self.box: Final = Box(facts)
        self.script: Final = script_of(self.box)
        self.events: Final = stored_events.events_of(self.box)

    def check(self, seats: int, options: Mapping[str, object]) -> Chosen:
        """The beginner game knows no further sets (HL-R-SETUP-04, 06)."""
        found = super().check(seats, options)
        if found["beginner"] and (found["extras"] or found["queens"]):
            raise BadOptions("hidden-leaders-beginner-with-sets", rule="HL-BEGINNER-03")
        return found

    def new(self, seats: int, options: Mapping[str, object], dice: Dice, journal: bool = False) -> State:
        found = self.check(seats, options)
        switched = Options(found["beginner"] is True, found["extras"] is True, found["queens"] is True)
        return new_state(self.box, self.script, switched, seats, dice, Journal() if journal else None)

    def view(self, state: KernelState, viewer: Viewer) -> View:
        assert isinstance(state, State)
        self.check_viewer(state, viewer)
        return view(state, viewer)

    def view_now(self, state: KernelState, viewer: Viewer) -> View:
        assert isinstance(state, State)
        self.check_viewer(state, viewer)
        return view(state, viewer, memory=False)

    def imagine(self, view: KernelView, dice: Dice) -> State:
        assert isinstance(view, View)
        return imagine(self.box, self.script, view, dice)

    def foresee(self, view: KernelView, choice: Choice) -> Foreseen:
        assert isinstance(view, View)
        return foresee(self.box, self.script, view, choice)

    def write_choice(self, ask: i64, choice: Choice) -> str:
        return notation.write_choice(self.box, ask, choice)

    def read_choice(self, question: Question, text: str) -> int:
        return notation.read_choice(self.box, question, text)

    def plain(self, state: KernelState) -> Plain:
        assert isinstance(state, State)
        return {"rules_version": RULES_VERSION, **stored.to_plain(state)}

    def from_plain(self, data: object) -> State:
        return stored.from_plain(self.box, self.script, data)

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
        rules.shuffle_piles(state)

    def position(self, text: str, dice: Dice, journal: bool = False) -> State:
        return position.read_position(self.box, self.script, text, dice, Journal() if journal else None)

    def write_position(self, state: KernelState) -> str:
        assert isinstance(state, State)
        return position.write_position(state)


@cache
def standard() -> HiddenLeaders:
    """The one game with the cards that ship with the package."""
    return HiddenLeaders(load.read(load.standard_text()))
