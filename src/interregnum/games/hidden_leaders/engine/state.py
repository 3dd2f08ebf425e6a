"""The truth of one game of Hidden Leaders, and the two kinds of thing that move it on: phases and steps."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.scoring import Outcome
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import NOBODY, Card, Choice, Viewer, bit
from interregnum.kernel.pending import Pending
from interregnum.kernel.state import State as KernelState


class Options:
    """What a table may switch on (HL-R-SETUP-04, 06)."""

    def __init__(self, beginner: bool, extras: bool, queens: bool) -> None:
        self.beginner: Final = beginner
        self.extras: Final = extras
        self.queens: Final = queens


class State(KernelState):
    """Zones are lists of card numbers, the top of a pile is the end of its list; `known` says who knows which card."""

    def __init__(
        self,
        box: Box,
        script: Script,
        options: Options,
        seats: i64,
        dice: Dice,
        leaders: list[int],
        hands: list[list[int]],
        ups: list[list[int]],
        downs: list[list[int]],
        tavern: list[int],
        harbor: list[int],
        wilderness: list[int],
        graveyard: list[int],
        aside: list[int],
        known: list[int],
    ) -> None:
        super().__init__(seats, dice)
        self.box: Final = box
        self.script: Final = script
        self.options: Final = options
        self.leaders: list[int] = leaders  # by seat, then those nobody got; never changed
        self.hands: list[list[int]] = hands
        self.ups: list[list[int]] = ups  # face-up heroes of each party, oldest first
        self.downs: list[list[int]] = downs  # hidden heroes of each party, oldest first
        self.tavern: list[int] = tavern  # one entry a slot, EMPTY where no card lies
        self.harbor: list[int] = harbor
        self.wilderness: list[int] = wilderness
        self.graveyard: list[int] = graveyard
        self.aside: list[int] = aside  # lifted out by an ability, in no zone
        self.known: list[int] = known  # for each card the mask of viewers who know it where it lies
        self.red: i64 = 0
        self.green: i64 = 0
        self.threshold: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0  # whose turn it is
        self.phase: i64 = 0
        self.counter: i64 = 0  # set-ups done, or cards discarded in step 1
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        copy = State(
            self.box,
            self.script,
            self.options,
            self.seats,
            self.dice.clone(),
            self.leaders,
            [row[:] for row in self.hands],
            [row[:] for row in self.ups],
            [row[:] for row in self.downs],
            self.tavern[:],
            self.harbor[:],
            self.wilderness[:],
            self.graveyard[:],
            self.aside[:],
            self.known[:],
        )
        copy.red = self.red
        copy.green = self.green
        copy.threshold = self.threshold
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.phase = self.phase
        copy.counter = self.counter
        copy.outcome = self.outcome
        if self.stack:
            copy.stack = [pending.clone() for pending in self.stack]
        copy.asked = self.asked
        copy.ask = self.ask
        copy.source = self.source
        copy.choices = self.choices[:]
        copy.decisions = self.decisions
        copy.over = self.over
        return copy

    def take(self, choice: Choice) -> None:
        if self.stack:
            pending = self.stack[-1]
            self.script.programs[pending.program][pending.step].answered(self, pending, choice)
        else:
            self.script.phases[self.phase].answered(self, choice)

    def advance(self) -> None:
        while self.asked == NOBODY and not self.over:
            if self.stack:
                pending = self.stack[-1]
                program = self.script.programs[pending.program]
                if pending.step == len(program):
                    self.stack.pop()
                else:
                    program[pending.step].resolve(self, pending)
            else:
                self.script.phases[self.phase].resolve(self)

    def in_chain(self, card: Card) -> bool:
        """Whether the card is being performed since a hero was last really played (HL-R-COPY-04)."""
        depth: i64 = len(self.stack) - 1
        while depth >= 0:
            pending = self.stack[depth]
            if pending.program == card:
                return True
            if pending.fresh:
                return False
            depth -= 1
        return False

    def knows(self, viewer: Viewer, card: Card) -> bool:
        """Whether the viewer has certain knowledge of the card where it lies (HL-R-INFO-13)."""
        return self.known[card] & bit(viewer) != 0


class Phase:
    """A part of the turn; it asks or acts, and asking changes nothing."""

    @abstractmethod
    def resolve(self, state: State) -> None:
        """Ask the player whose turn it is, or act and go on to the next phase."""

    def answered(self, state: State, choice: Choice) -> None:
        """Take an answer that is known to be legal."""
        raise AssertionError("nothing was asked")


class Step:
    """A verb of a card: immutable, the same object in every game. It asks or acts, and asking changes nothing."""

    @abstractmethod
    def resolve(self, state: State, pending: Pending) -> None:
        """Ask somebody, or act and mark the step as done."""

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        """Take an answer that is known to be legal."""
        raise AssertionError("nothing was asked")

    def possible(self, state: State, pending: Pending) -> bool:
        """Whether anything would happen (HL-R-TGT-12)."""
        return True

    def kept_choices(self, state: State, pending: Pending) -> list[int]:
        """The answers that a kept one could be."""
        return []


class Script:
    """The steps of every card, and the phases of the turn."""

    def __init__(self, programs: list[list[Step]], phases: list[Phase]) -> None:
        self.programs: Final = programs
        self.phases: Final = phases
