"""A game of four rounds for two: one hides a number, the other guesses it. The server has never heard of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from interregnum.kernel.dice import Dice, dice_from_plain
from interregnum.kernel.errors import UnknownChoice
from interregnum.kernel.game import Game
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.journal import Event, Journal, OpenEvent, Plain
from interregnum.kernel.question import Question
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.package import GamePackage
from interregnum.wire.adapter import Adapter
from interregnum.words.speaker import Speaker

ID = "guessing"
ROUNDS = 4
NUMBERS = (1, 2, 3)
WORDS = ("hide", "guess")  # by what is asked


class NumberHidden(Event):
    """A number was hidden: only its seat knows it, and it may be hidden anew."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else NumberHidden(self.seat, UNKNOWN)

    def quiet(self) -> bool:
        return True

    def plain(self) -> Plain:
        return {"event": "number-hidden", "seat": self.seat, "number": None if self.number == UNKNOWN else self.number}


class NumberGuessed(OpenEvent):
    """Somebody guessed, and everybody saw what was hidden."""

    def __init__(self, seat: int, number: int, hidden: int) -> None:
        self.seat = seat
        self.number = number
        self.hidden = hidden

    def plain(self) -> Plain:
        return {"event": "number-guessed", "seat": self.seat, "number": self.number, "hidden": self.hidden}


class GuessState(State):
    """Who hides, what is hidden, and how often each seat guessed right."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(2, dice)
        self.hider = 0
        self.hidden = 0
        self.points = [0, 0]

    def begin(self) -> None:
        self.hider = int(self.dice.below(2))
        self.turns += 1
        self.put(self.hider, 0, UNKNOWN, list(NUMBERS), public=True)

    def take(self, choice: int) -> None:
        if self.ask == 0:
            self.hidden = choice
            self.tell(NumberHidden(self.hider, choice))
            return
        guesser = 1 - self.hider
        self.points[guesser] += choice == self.hidden
        self.tell(NumberGuessed(guesser, choice, self.hidden))
        self.hidden = 0

    def tell(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.add(event)

    def advance(self) -> None:
        if self.hidden:
            self.put(1 - self.hider, 1, UNKNOWN, list(NUMBERS), public=True)
        elif self.turns < ROUNDS:
            self.begin()
        else:
            self.over, self.choices = True, []

    def clone(self) -> GuessState:
        copy = GuessState(self.dice.clone())
        copy.hider, copy.hidden, copy.points = self.hider, self.hidden, self.points[:]
        copy.asked, copy.ask, copy.choices = self.asked, self.ask, self.choices[:]
        copy.turns, copy.decisions, copy.over = self.turns, self.decisions, self.over
        return copy


class GuessView(View):
    """The points for all, the hidden number for who hid it."""

    def __init__(self, state: GuessState, viewer: int) -> None:
        choices = state.choices[:] if viewer == state.asked else []
        super().__init__(viewer, 2, state.asked, state.ask, UNKNOWN, choices, state.over)
        self.points = state.points[:]
        self.hidden = state.hidden if viewer == state.hider else UNKNOWN

    def plain(self) -> dict[str, object]:
        return {"viewer": self.viewer, "points": self.points, "hidden": self.hidden}


class Guessing(Game):
    """The game as the rest of the house knows it."""

    def __init__(self) -> None:
        super().__init__(ID, 1, 2, 2, [])

    def new(self, seats: int, options: Mapping[str, object], dice: Dice, journal: bool = False) -> State:
        state = GuessState(dice)
        state.journal = Journal() if journal else None
        state.begin()
        return state

    def view(self, state: State, viewer: int) -> View:
        assert isinstance(state, GuessState)
        return GuessView(state, viewer)

    def imagine(self, view: View, dice: Dice) -> State:
        return self.new(2, {}, dice)

    def write_choice(self, ask: int, choice: int) -> str:
        return f"{WORDS[ask]} {choice}"

    def read_choice(self, question: Question, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != WORDS[question.ask] or number not in ("1", "2", "3"):
            raise UnknownChoice("unknown-choice", facts={"choice": text})
        return int(number)

    def plain(self, state: State) -> Plain:
        assert isinstance(state, GuessState)
        told = {"dice": state.dice.plain(), "hider": state.hider, "hidden": state.hidden, "points": state.points}
        asked = {"asked": state.asked, "ask": state.ask, "choices": state.choices}
        return {**told, **asked, "turns": state.turns, "decisions": state.decisions, "over": state.over}

    def from_plain(self, data: object) -> State:
        assert isinstance(data, dict)
        state = GuessState(dice_from_plain(data["dice"]))
        for name in ("hider", "hidden", "points", "asked", "ask", "choices", "turns", "decisions", "over"):
            setattr(state, name, data[name])
        return state

    def event_plain(self, event: Event) -> Plain:
        return event.plain()

    def write_event(self, event: Event) -> Plain:
        return event.plain()

    def read_event(self, data: object) -> Event:
        assert isinstance(data, dict)
        if data["event"] == "number-hidden":
            return NumberHidden(data["seat"], UNKNOWN if data["number"] is None else data["number"])
        return NumberGuessed(data["seat"], data["number"], data["hidden"])

    def result_plain(self, state: State) -> Plain:
        assert isinstance(state, GuessState)
        return {"points": state.points}


class GuessingView(Struct, tag_field="game", tag=ID):
    viewer: int
    points: list[int]
    hidden: int | None


class Hidden(Struct, tag_field="event", tag="number-hidden"):
    seat: int
    number: int | None


class Guessed(Struct, tag_field="event", tag="number-guessed"):
    seat: int
    number: int
    hidden: int


class GuessingAdapter(Adapter):
    """Its views and events on the wire."""

    view_type = GuessingView
    event_types = (Hidden, Guessed)

    def view(self, view: View) -> Struct:
        assert isinstance(view, GuessView)
        return GuessingView(view.viewer, view.points, None if view.hidden in (UNKNOWN, 0) else view.hidden)

    def open_view(self, views: Sequence[View]) -> View:
        return next((view for view in views if isinstance(view, GuessView) and view.hidden != UNKNOWN), views[0])

    def read_view(self, data: Struct, choices: Sequence[str]) -> View:
        raise NotImplementedError

    def event(self, event: Event) -> Struct:
        if isinstance(event, NumberHidden):
            return Hidden(event.seat, None if event.number == UNKNOWN else event.number)
        assert isinstance(event, NumberGuessed)
        return Guessed(event.seat, event.number, event.hidden)

    def read_event(self, data: Struct) -> Event:
        raise NotImplementedError

    def ask(self, question: Question) -> str:
        return WORDS[question.ask]

    def source(self, question: Question) -> str | None:
        return None


class GuessingSpeaker(Speaker):
    """Its words, in whatever language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        return f"[{self.lang}] {WORDS[question.ask]} a number"

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        return [f"[{self.lang}] {one}" for one in question.choices]

    def waiting(self, view: View, names: Sequence[str]) -> str:
        return f"[{self.lang}] {names[view.asked]} thinks"

    def event(self, event: Event, names: Sequence[str]) -> str:
        return f"[{self.lang}] {event.plain()}"

    def result(self, view: View, names: Sequence[str]) -> list[str]:
        return [f"[{self.lang}] over"]

    def book(self) -> object:
        return {}


PACKAGE = GamePackage(
    id=ID,
    home="tests.server",
    game="toy_game:Guessing",
    speaker="toy_game:GuessingSpeaker",
    adapter="toy_game:GuessingAdapter",
)
