"""Hidden Leaders on the fuzzer's bench."""

from __future__ import annotations

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import standard
from interregnum.games.hidden_leaders.lab import interference, invariants
from interregnum.kernel.dice import Dice, fast_dice
from interregnum.kernel.options import Chosen
from interregnum.lab.course import Course


class HiddenLeadersCourse(Course[State]):
    """Every size, every set; every second game has eager players, who mostly take one of the first answers: a hero."""

    def __init__(self) -> None:
        sets: tuple[Chosen, ...] = (
            {},
            {"beginner": True},
            {"extras": True},
            {"queens": True},
            {"extras": True, "queens": True},
        )
        self.rules = standard()
        super().__init__(self.rules, sets, 60)
        self.watch = interference.Watch(self.rules)

    def begin(self, number: int, seed: bytes, dice: Dice) -> State:
        return self.rules.new(self.seats(number), self.options_of(number), fast_dice(seed))

    def pick(self, state: State, number: int, dice: Dice) -> int:
        choices = state.choices
        among = choices[: max(1, len(choices) // 2)] if number % 2 and dice.below(4) else choices
        return among[dice.below(len(among))]

    def check(self, state: State) -> None:
        invariants.check(state)

    def look(self, state: State, choice: int, viewer: int, dice: Dice) -> None:
        interference.check_answer(self.watch, state, choice, viewer, dice)

    def look_at_end(self, state: State, viewer: int, dice: Dice) -> None:
        interference.check_position(self.watch, state, viewer, dice)
