"""A game in plain Python: its truth, what a viewer sees of it and what happened are declared once, as Structs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final, Generic, TypeVar, Union

from msgspec import Meta, Struct, ValidationError, convert, msgpack, structs, to_builtins

from interregnum.choices import Notation
from interregnum.kernel.dice import Dice, dice_from_plain
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.game import Game
from interregnum.kernel.ids import NOBODY, UNKNOWN, WATCHER
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.kernel.options import Chosen
from interregnum.kernel.question import Question
from interregnum.kernel.state import State
from interregnum.kernel.view import View

T = TypeVar("T")
Count = Annotated[int, Meta(ge=0, le=2**40)]


class Told(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """Something that happened; stored form, wire form and redaction follow from the declaration."""

    secret: ClassVar[tuple[str, ...]] = ()  # fields that only `seat` may know; null for everybody else

    seat: Count


class Happened(Event):
    """What was told, in the journal."""

    def __init__(self, told: Told) -> None:
        self.told: Final = told

    def seen_by(self, viewer: int) -> Event:
        hidden = () if viewer == self.told.seat else self.told.secret
        return Happened(structs.replace(self.told, **dict.fromkeys(hidden))) if hidden else self

    def unknowns(self) -> int:
        values = list(structs.asdict(self.told).values())
        return values.count(None) + sum(value.count(None) for value in values if isinstance(value, list))


class Sight(Struct, Generic[T], frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What one viewer sees, as it goes over the wire: who is asked what, and the table as this viewer may know it."""

    viewer: Count | None  # a seat; null for a watcher
    seats: Count
    asked: Count | None  # who must answer; null when the game is over
    ask: str
    over: bool
    options: Chosen
    table: T


class GuestView(View):
    """A sight, and the viewer's own answers."""

    def __init__(self, sight: Sight[Any], ask: int, choices: list[int]) -> None:
        viewer = WATCHER if sight.viewer is None else sight.viewer
        asked = NOBODY if sight.asked is None else sight.asked
        super().__init__(viewer, sight.seats, asked, ask, UNKNOWN, choices, sight.over)
        self.sight: Final = sight

    def plain(self) -> dict[str, object]:
        return {**to_builtins(self.sight), "choices": list(self.choices)}


class GuestState(State):
    """The truth of a guest's game is one Struct; the rules say what an answer does to it and what is asked next."""

    def __init__(self, seats: int, dice: Dice, options: Chosen, truth: Any) -> None:
        super().__init__(seats, dice)
        self.options: Final = options
        self.truth = truth

    def tell(self, told: Told) -> None:
        """Note what happened, if anybody watches."""
        if self.journal is not None:
            self.journal.add(Happened(told))

    def wants(self, seat: int, ask: int, choices: list[int], public: bool = True) -> None:
        """Ask a seat; a single answer is taken at once, if public facts alone show that there is no other."""
        self.put(seat, ask, UNKNOWN, choices, public)

    @abstractmethod
    def go_on(self) -> None:
        """Do the next thing the rules say: move things, ask (`wants`) or end the game (`end`)."""

    def advance(self) -> None:
        while self.asked == NOBODY and not self.over:
            self.go_on()

    def end(self) -> None:
        self.over, self.asked, self.choices = True, NOBODY, []

    def clone(self) -> State:
        truth = msgpack.decode(msgpack.encode(self.truth), type=type(self.truth))  # quicker than a deep copy
        copy = type(self)(self.seats, self.dice.clone(), self.options, truth)
        copy.asked, copy.ask, copy.choices = self.asked, self.ask, self.choices[:]
        copy.turns, copy.decisions, copy.over = self.turns, self.decisions, self.over
        return copy


S = TypeVar("S", bound=GuestState)


class Stored(Struct, frozen=True, forbid_unknown_fields=True):
    """A state as it is kept; what is asked follows from it."""

    seats: Count
    options: Chosen
    dice: list[str]
    turns: Count
    decisions: Count
    over: bool
    truth: dict[str, Any]


class GuestGame(Game, Generic[S]):
    """A game by its declarations; left to write are the deal, the look of the table and who won."""

    state_type: type[S]
    truth_type: ClassVar[type[Struct]]
    sight_type: ClassVar[type[Sight[Any]]]
    event_types: ClassVar[tuple[type[Told], ...]]
    asks: ClassVar[tuple[str, ...]]  # what can be asked, in one word each
    choices: ClassVar[Notation]  # every answer that there is in any position

    @abstractmethod
    def deal(self, seats: int, options: Chosen, dice: Dice) -> Struct:
        """The truth before the first question."""

    @abstractmethod
    def table(self, state: S, viewer: int) -> Struct:
        """The table as a viewer may know it."""

    @abstractmethod
    def winner(self, state: S) -> int | None:
        """Who won a game that is over; nobody of a draw."""

    def is_possible(self, state: S) -> bool:
        """Whether a stored truth that reads well can be played on."""
        return True

    def new(self, seats: int, options: Mapping[str, object], dice: Dice, journal: bool = False) -> S:
        checked = self.check(seats, options)
        state = self.state_type(seats, dice, checked, self.deal(seats, checked, dice))
        state.journal = Journal() if journal else None
        state.advance()
        return state

    def view(self, state: State, viewer: int) -> GuestView:
        assert isinstance(state, self.state_type)
        self.check_viewer(state, viewer)
        me, asked = None if viewer == WATCHER else viewer, None if state.over else state.asked
        table, ask = self.table(state, viewer), self.asks[state.ask]
        sight = self.sight_type(me, state.seats, asked, ask, state.over, state.options, table)
        return GuestView(sight, state.ask, state.choices[:] if viewer == state.asked else [])

    def write_choice(self, ask: int, choice: int) -> str:
        return self.choices.write(choice)

    def read_choice(self, question: Question, text: str) -> int:
        return self.choices.read(question, text)

    def plain(self, state: State) -> Plain:
        assert isinstance(state, GuestState)
        truth, counts = to_builtins(state.truth), (state.turns, state.decisions)
        found: Plain = to_builtins(Stored(state.seats, state.options, state.dice.plain(), *counts, state.over, truth))
        return found

    def from_plain(self, data: object) -> S:
        try:
            kept = convert(data, Stored)
            truth = convert(kept.truth, self.truth_type)
        except ValidationError as error:
            raise BadPosition("stored-state", facts={"where": str(error)[:80]}) from error
        options = self.check(kept.seats, kept.options)
        state = self.state_type(kept.seats, dice_from_plain(kept.dice), options, truth)
        state.turns, state.decisions, state.over = kept.turns, kept.decisions, kept.over
        if not self.is_possible(state):
            raise BadPosition("stored-state", facts={"where": "truth"})
        if not state.over:
            state.ask_again()
        return state

    def result_plain(self, state: State) -> Plain:
        assert isinstance(state, self.state_type)
        winner = self.winner(state) if state.over else None
        reason = "unfinished" if not state.over else "drawn" if winner is None else "won"
        return {"turns": state.turns, "decisions": state.decisions, "winner": winner, "reason": reason}

    def event_plain(self, event: Event) -> Plain:
        assert isinstance(event, Happened)
        found: Plain = to_builtins(event.told)
        return found

    def write_event(self, event: Event) -> Plain:
        return self.event_plain(event)

    def read_event(self, data: object) -> Event:
        kinds: Any = Union[self.event_types]  # noqa: UP007 - known at run time only
        try:
            return Happened(convert(data, kinds))
        except ValidationError as error:
            raise BadPosition("stored-event", facts={"where": str(error)[:80]}) from error
