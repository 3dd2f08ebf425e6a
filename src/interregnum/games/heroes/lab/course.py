"""Heroes on the fuzzer's bench."""

from __future__ import annotations

from interregnum.games.heroes.border.notation import CHOICES, PASS
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.lab import interference, invariants
from interregnum.games.heroes.lab.riches import enrich
from interregnum.kernel.dice import Dice, fast_dice
from interregnum.kernel.options import Chosen
from interregnum.lab.course import Course


class HeroesCourse(Course[State]):
    """Every size, length and reading; two games in three begin with riches, and few answers do nothing."""

    def __init__(self) -> None:
        readings: tuple[Chosen, ...] = (
            {},
            {"length": "medium", "artifact-sets": True},
            {"length": "long", "ports-only": True},
            {"random-factions": True, "warlord-always": True, "no-lone-elite-die": True},
            {"octagon": True, "artifact-sets": True, "alternate-ties": True},
            {"army-elite-die": True, "upgrade-anywhere": True},
        )
        self.rules = standard()
        super().__init__(self.rules, readings, 300)
        self.watch = interference.Watch(self.rules)
        self.before = invariants.Past()

    def begin(self, number: int, seed: bytes, dice: Dice) -> State:
        seats = self.seats(number)
        options = {name: on for name, on in self.options_of(number).items() if name != "octagon" or seats == 3}
        state = self.rules.new(seats, options, fast_dice(seed))
        if number // 2 % 3:
            while state.ask != c.TURN:
                state.answer(self.pick(state, number, dice))
            enrich(state, dice)
        self.before = invariants.past(state)
        return state

    def pick(self, state: State, number: int, dice: Dice) -> int:
        choices = [choice for choice in state.choices if not does_nothing(choice)]
        among = choices if choices and dice.below(5) else state.choices
        return among[dice.below(len(among))]

    def check(self, state: State) -> None:
        invariants.check(state)
        self.before = invariants.check_since(self.before, state)

    def look(self, state: State, choice: int, viewer: int, dice: Dice) -> None:
        interference.check_answer(self.watch, state, choice, viewer, dice)

    def look_at_end(self, state: State, viewer: int, dice: Dice) -> None:
        interference.check_position(self.watch, state, viewer, dice)


def does_nothing(choice: int) -> bool:
    """The end of something, or a pass."""
    answer = CHOICES.decode(choice)
    return answer.name == "done" or (answer.name == "play" and answer["action"] == PASS)
