"""The fuzzer's course for a game of which nothing is known: what the kernel promises for every game must hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from interregnum.kernel.dice import Dice, fast_dice
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event, Journal
from interregnum.kernel.options import Chosen
from interregnum.lab.course import Course, S
from interregnum.lab.watch import Watch, answer_there

ANSWERS: Final = 20  # of a seat in a game, about


class PlainCourse(Course[S]):
    """Every size, no option, each one, each of its words, and all of them; players answer by chance."""

    def __init__(self, game: Game, answers: int = ANSWERS) -> None:
        each: list[Chosen] = [{option.name: value} for option in game.options for value in option.others()]
        every: Chosen = {option.name: option.others()[-1] for option in game.options}
        super().__init__(game, ({}, *each, every), answers)
        self.watch = Watch[S](game)

    def begin(self, number: int, seed: bytes, dice: Dice) -> S:
        return cast(S, self.game.new(self.seats(number), self.options_of(number), fast_dice(seed)))

    def pick(self, state: S, number: int, dice: Dice) -> int:
        return state.choices[dice.below(len(state.choices))]

    def check(self, state: S) -> None:
        """The state is kept without loss, a clone is its twin, and every answer can be written and read."""
        kept = self.game.state_hash(state)
        for twin in (state.clone(), self.game.from_plain(self.game.plain(state))):
            assert kept == self.game.state_hash(twin), "a state is not what was kept of it"
            assert state.question == twin.question, "a kept state asks something else"
        question = state.question
        if question is not None:
            assert question.choices, "a question without an answer"
            read = [
                self.game.read_choice(question, self.game.write_choice(question.ask, one)) for one in question.choices
            ]
            assert question.choices == read, "an answer is not what was written of it"

    def other_world(self, state: S, viewer: int, heard: Sequence[Event], dice: Dice) -> S | None:
        """What the viewer cannot know exchanged, but for what they are about to hear; none if the game cannot say."""
        return None

    def look(self, state: S, choice: int, viewer: int, dice: Dice) -> None:
        """The position gives nothing away; nor does the answer, in a game that can say how other worlds look."""
        self.look_at_end(state, viewer, dice)
        truth = cast(S, state.clone())
        journal = truth.journal = Journal()
        truth.answer(choice)
        other = self.other_world(state, viewer, journal.seen_by(viewer), dice)
        if other is None:
            return
        self.watch.compare(state, other, viewer, "question")
        answer_there(other, choice, viewer)
        self.watch.compare(truth, other, viewer, "answer")

    def look_at_end(self, state: S, viewer: int, dice: Dice) -> None:
        """Whatever the viewer imagines looks to them like what they see."""
        other = cast(S, self.game.imagine(self.game.view(state, viewer), dice))
        other.dice = state.dice.clone()
        self.watch.compare(state, other, viewer, "position")
