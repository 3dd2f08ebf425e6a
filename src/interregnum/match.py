"""One game being played, with its record: the object people who study the games work with."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_bytes
from typing import TYPE_CHECKING, Final, Generic, Protocol, cast

from interregnum.bots import Bot, make, seed_of_bot
from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions, BadPosition, BadRecord, IllegalChoice, short
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event
from interregnum.kernel.options import Chosen, written
from interregnum.kernel.question import Question
from interregnum.kernel.record import Record, Segment, begin, make_dice, replay, start_of
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.registry import game as game_of

if TYPE_CHECKING:
    from msgspec import Struct
    from typing_extensions import TypeVar

    G = TypeVar("G", bound=Game, covariant=True, default=Game)
    S = TypeVar("S", bound=State, covariant=True, default=State)
    V = TypeVar("V", bound=View, covariant=True, default=View)
    P = TypeVar("P", bound=Struct, covariant=True, default=Struct)
else:
    from typing import TypeVar

    G, S, V, P = map(TypeVar, "GSVP")  # type checkers know more of them


class Match(Generic[G, S, V, P]):
    """A game, its state and its record. Answers are codes (`int`) or notation (`str`).

    `new("hidden-leaders")` gives one with the types of its game: its views have leaders and hands.
    """

    def __init__(self, game: G, state: S, record: Record) -> None:
        self.game: Final = game
        self.state: Final = state
        self.record: Final = record

    @property
    def question(self) -> Question | None:
        """What is asked now; nothing when the game is over."""
        return self.state.question

    @property
    def asked(self) -> int:
        """The seat that must answer; nobody's (-1) when the game is over."""
        return self.state.asked

    @property
    def choices(self) -> list[str]:
        """The legal answers in notation."""
        question = self.question
        return [] if question is None else [self.game.write_choice(question.ask, one) for one in question.choices]

    @property
    def position(self) -> str:
        """Where the game stands, in notation and with all secrets, at moments that can be written so."""
        return self.game.write_position(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> dict[str, object]:
        """What the game has come to, as plain data."""
        return self.game.result_plain(self.state)

    def answer(self, choice: int | str) -> None:
        """Give one of the legal answers; anything else is refused and changes nothing."""
        question = self.question
        if question is None:
            raise IllegalChoice("game-over", facts={"choice": short(choice)})
        code = self.game.read_choice(question, choice) if isinstance(choice, str) else choice
        if not is_number(code) or code not in question.choices:
            raise IllegalChoice("illegal-choice", facts={"choice": short(code)})
        text = self.game.write_choice(question.ask, code)
        self.state.answer(code)
        self.record.add(self.game.rules_version, text)
        if self.state.over:
            self.record.result = self.game.result_plain(self.state)

    def view(self, viewer: int) -> V:
        """What a seat, or a watcher (`WATCHER`), may know, in the numbers that bots count with."""
        return cast("V", self.game.view(self.state, self.checked(viewer)))

    def seen(self, viewer: int) -> P:
        """The same as people read it: cards by id, `None` for what this viewer does not know."""
        from interregnum.wire.adapters import adapter

        return cast("P", adapter(self.game.id).view(self.view(viewer)))

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened from event `since` on, as this viewer may know it."""
        journal = self.state.journal
        seen = self.checked(viewer)
        return [] if journal is None else journal.seen_by(seen, since)

    def checked(self, viewer: int) -> int:
        """The viewer, if it is one of this game."""
        if not is_number(viewer) or viewer.bit_length() > 8:
            raise BadOptions("viewer", facts={"viewer": short(viewer), "seats": str(self.state.seats)})
        self.game.check_viewer(self.state, viewer)
        return viewer

    def imagine(self, viewer: int, dice: Dice | None = None) -> S:
        """A full position that fits what the viewer knows, for search."""
        return cast("S", self.game.imagine(self.view(viewer), dice or fast_dice(token_bytes(32))))

    def bot(self, name: str, seat: int) -> Bot:
        """A bot for a seat of this game; the same game gives it the same dice."""
        return make(name, self.game, seed_of_bot(self.record.seed, seat), seat)

    def clone(self) -> S:
        """A copy of the state to try things on; it keeps no journal and no record."""
        return cast("S", self.state.clone())


class Played(Protocol[S, V]):
    """A game, as far as its states and views are concerned: what it deals and shows says of which types they are."""

    def new(self, seats: int, options: Mapping[str, object], dice: Dice, journal: bool = False) -> S: ...
    def view(self, state: State, viewer: int) -> V: ...


def new(
    game: str | Game, seats: int = 2, options: Mapping[str, object] | None = None, seed: int | bytes | None = None
) -> Match:
    """A new game with fair dice; the same seed and the same answers give the same game everywhere."""
    played = found(game)
    chosen = check(played, seats, {} if options is None else options)
    key = token_bytes(32) if seed is None else seed_from(seed)
    record = Record(played.id, seats, chosen, "fair", key)
    return Match(played, played.new(seats, chosen, make_dice("fair", key), journal=True), record)


def from_position(game: str | Game, position: str, seed: int | bytes | None = None) -> Match:
    """A game that begins with a position in notation, with fair dice; its record begins there, too."""
    played = found(game)
    if not isinstance(position, str):
        raise BadPosition("position", facts={"found": short(position), "wanted": "a word"})
    key = token_bytes(32) if seed is None else seed_from(seed)
    state = played.position(position, make_dice("fair", key), journal=True)
    return Match(played, state, Record(played.id, state.seats, {}, "fair", key, position))


def resume(record: Record, game: str | Game | None = None) -> Match:
    """The game a record tells, at its last answer; whoever says which game it must be is refused any other."""
    played = found(record.game if game is None else game)
    if played.id != record.game:
        raise BadRecord("record", facts={"where": "game", "found": short(record.game), "wanted": played.id})
    return Match(played, replay(played, record), record)


def finished(record: Record, game: str | Game | None = None) -> Match:
    """The game a record tells, if it is over: nothing of a game that is still played is a start for another."""
    whole = resume(record, game)
    if not whole.is_over:
        raise BadOptions("play-on-unfinished")
    return whole


def play_on(record: Record, answers: int, seed: int | bytes | None = None, game: str | Game | None = None) -> Match:
    """A new game that begins where a finished one stood after so many answers: hands stay, piles are shuffled."""
    played = finished(record, game).game
    given = len(record.answers())
    if not is_number(answers) or not 0 <= answers < given:
        raise BadOptions("play-on-range", facts={"found": short(answers), "most": str(given - 1)})
    start = start_of(played, replay(played, record, answers, journal=False))
    key = token_bytes(32) if seed is None else seed_from(seed)
    begun = Record(played.id, record.seats, record.options, "fair", key, start=start)
    begun.segments.append(Segment(played.rules_version, []))  # under other rules it may be another position
    return Match(played, begin(played, begun), begun)


def found(game: str | Game) -> Game:
    """A game by its id, or the game itself."""
    return game if isinstance(game, Game) else game_of(game)


def is_number(value: object) -> bool:
    """Whether a caller handed over a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_options(value: object) -> bool:
    return isinstance(value, Mapping) and all(isinstance(name, str) for name in value)


def check(game: Game, seats: int, options: Mapping[str, object]) -> Chosen:
    """The options of a game that can be set up like this; the engine's own check knows numbers and names only."""
    if not is_number(seats) or seats.bit_length() > 8:
        facts = {"seats": short(seats), "least": str(game.min_seats), "most": str(game.max_seats)}
        raise BadOptions("seats", facts=facts)
    if not is_options(options):
        facts = {"option": short(options), "options": written(game.options)}
        raise BadOptions("unknown-option", facts=facts)
    return game.check(seats, options)


def seed_from(seed: int | bytes) -> bytes:
    """A number, or 32 bytes of one's own."""
    if is_number(seed) and isinstance(seed, int):
        return seed_from_int(seed)
    if not isinstance(seed, bytes):
        raise BadOptions("seed-range", facts={"seed": short(seed)})
    return seed
