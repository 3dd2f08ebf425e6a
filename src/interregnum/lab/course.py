"""What the fuzzer has to know of a game: which tables to lay, how to play, what must hold, who may see what."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from interregnum.games.heroes import choices as c
from interregnum.games.heroes.game import ID as HEROES
from interregnum.games.heroes.game import standard as heroes
from interregnum.games.heroes.state import State as HeroesState
from interregnum.games.hidden_leaders.game import ID as HIDDEN_LEADERS
from interregnum.games.hidden_leaders.game import standard as hidden_leaders
from interregnum.games.hidden_leaders.state import State as HiddenLeadersState
from interregnum.kernel.dice import Dice, fast_dice
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.state import State
from interregnum.lab import interference, invariants
from interregnum.lab.heroes import interference as heroes_interference
from interregnum.lab.heroes import invariants as heroes_invariants
from interregnum.lab.heroes.riches import enrich

S = TypeVar("S", bound=State)
Options = dict[str, bool]


class Course(ABC, Generic[S]):
    """One game on the fuzzer's bench; games are numbered, and the number says all about a game but its dice."""

    def __init__(self, game: Game, options: tuple[Options, ...], answers: int) -> None:
        self.game = game
        self.options = options
        self.answers = answers  # a seat gives in a random game, about: one of them is looked at closely

    @abstractmethod
    def begin(self, number: int, seed: bytes, dice: Dice) -> S:
        """The table of this number."""

    @abstractmethod
    def pick(self, state: S, number: int, dice: Dice) -> int:
        """An answer."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Ask the invariants."""

    @abstractmethod
    def look(self, state: S, choice: int, viewer: int, dice: Dice) -> None:
        """See an answer from another world of this viewer."""

    @abstractmethod
    def look_at_end(self, state: S, viewer: int, dice: Dice) -> None:
        """See the last position from another world of this viewer."""

    def seats(self, number: int) -> int:
        sizes: int = self.game.max_seats - self.game.min_seats + 1
        return self.game.min_seats + number % sizes

    def options_of(self, number: int) -> Options:
        sizes: int = self.game.max_seats - self.game.min_seats + 1
        return self.options[number // sizes % len(self.options)]

    def viewers(self, state: S) -> list[int]:
        return [*range(state.seats), WATCHER]


class HiddenLeadersCourse(Course[HiddenLeadersState]):
    """Every size, every set; every second game has eager players, who mostly take one of the first answers: a hero."""

    def __init__(self) -> None:
        sets: tuple[Options, ...] = (
            {},
            {"beginner": True},
            {"extras": True},
            {"queens": True},
            {"extras": True, "queens": True},
        )
        self.rules = hidden_leaders()
        super().__init__(self.rules, sets, 60)
        self.watch = interference.Watch(self.rules)

    def begin(self, number: int, seed: bytes, dice: Dice) -> HiddenLeadersState:
        return self.rules.new(self.seats(number), self.options_of(number), fast_dice(seed))

    def pick(self, state: HiddenLeadersState, number: int, dice: Dice) -> int:
        choices = state.choices
        among = choices[: max(1, len(choices) // 2)] if number % 2 and dice.below(4) else choices
        return among[dice.below(len(among))]

    def check(self, state: HiddenLeadersState) -> None:
        invariants.check(state)

    def look(self, state: HiddenLeadersState, choice: int, viewer: int, dice: Dice) -> None:
        interference.check_answer(self.watch, state, choice, viewer, dice)

    def look_at_end(self, state: HiddenLeadersState, viewer: int, dice: Dice) -> None:
        interference.check_position(self.watch, state, viewer, dice)


class HeroesCourse(Course[HeroesState]):
    """Every size, length and reading; two games in three begin with riches, and few answers do nothing."""

    def __init__(self) -> None:
        readings: tuple[Options, ...] = (
            {},
            {"medium": True, "artifact-sets": True},
            {"long": True, "ports-only": True},
            {"random-factions": True, "warlord-always": True, "no-lone-elite-die": True},
            {"octagon": True, "artifact-sets": True},
        )
        self.rules = heroes()
        super().__init__(self.rules, readings, 300)
        self.watch = heroes_interference.Watch(self.rules)
        self.before = heroes_invariants.Past()

    def begin(self, number: int, seed: bytes, dice: Dice) -> HeroesState:
        seats = self.seats(number)
        options = {name: on for name, on in self.options_of(number).items() if name != "octagon" or seats == 3}
        state = self.rules.new(seats, options, fast_dice(seed))
        if number // 2 % 3:
            while state.ask != c.TURN:
                state.answer(self.pick(state, number, dice))
            enrich(state, dice)
        self.before = heroes_invariants.past(state)
        return state

    def pick(self, state: HeroesState, number: int, dice: Dice) -> int:
        choices = [choice for choice in state.choices if not does_nothing(choice)]
        among = choices if choices and dice.below(5) else state.choices
        return among[dice.below(len(among))]

    def check(self, state: HeroesState) -> None:
        heroes_invariants.check(state)
        self.before = heroes_invariants.check_since(self.before, state)

    def look(self, state: HeroesState, choice: int, viewer: int, dice: Dice) -> None:
        heroes_interference.check_answer(self.watch, state, choice, viewer, dice)

    def look_at_end(self, state: HeroesState, viewer: int, dice: Dice) -> None:
        heroes_interference.check_position(self.watch, state, viewer, dice)


def does_nothing(choice: int) -> bool:
    """The end of something, or a pass."""
    return choice == c.DONE or (c.PLAY <= choice < c.FIGHTER and (choice - c.PLAY) % 4 == 2)


COURSES: dict[str, Callable[[], Course[Any]]] = {
    HIDDEN_LEADERS: HiddenLeadersCourse,
    HEROES: HeroesCourse,
}


def check_course(game: str) -> None:
    """A game without a course is refused with those that have one."""
    if game not in COURSES:
        raise BadOptions("unknown-game", facts={"game": game, "games": ", ".join(COURSES)})
