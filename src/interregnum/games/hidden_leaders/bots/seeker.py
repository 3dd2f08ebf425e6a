"""The bot that searches: it imagines what it cannot see by what it believes, and tries its answers there."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from interregnum.bots.weighed import Weighed, WeighingBot
from interregnum.games.hidden_leaders.bots.inference import Inference
from interregnum.games.hidden_leaders.bots.prospects import prospects_for
from interregnum.games.hidden_leaders.bots.search import Line, Search
from interregnum.games.hidden_leaders.bots.suspicion import Suspicion
from interregnum.games.hidden_leaders.bots.weights import standard
from interregnum.games.hidden_leaders.engine.choices import ACT, is_play
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.worlds import Worlds
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView

# What a bot believes of the others' leaders.
NOBODY_SUSPECTED: Final = 0
SUSPECTS: Final = 1  # by what their answers gained
INFERS: Final = 2  # by how likely their answers were


class SeekerBot(WeighingBot):
    """Looks at whole lines of its own turn; others are thought to play for the leaders they seem to have."""

    watches: ClassVar[bool] = True

    def __init__(
        self,
        game: HiddenLeaders,
        seed: bytes,
        seat: int,
        tries: int = 300,
        turns: int = 0,
        belief: int = SUSPECTS,
        leaning: int = 60,
        memory: int = 1,
        parties: int = 1,
        notice: int = 99,
        rounds: int = 1,
        crowd: int = 0,
    ) -> None:
        super().__init__(seed, seat)
        self.game: Final = game
        self.tries: Final = tries
        self.crowd: Final = crowd  # tries more for each seat beyond two
        self.turns: Final = turns  # that are played on; 0: whole rounds
        self.rounds: Final = rounds  # so many of them
        self.believes: Final = belief != NOBODY_SUSPECTED
        self.infers: Final = belief == INFERS
        self.leaning: Final = leaning  # in per cent, how often hidden heroes are thought to be of the owner's factions
        self.remembers: Final = memory != 0
        self.parties: Final = parties != 0
        self.notice: Final = notice  # answers it sees, of each question
        self.suspicion: Suspicion | None = None
        self.searched: i64 = 0  # lines tried for the last answer

    def watch(self, view: KernelView) -> None:
        assert isinstance(view, View)
        if self.believes:
            self.suspect(view).see(view)

    def suspect(self, view: View) -> Suspicion:
        """What is suspected so far; who sits down learns how many seats there are from the first view."""
        found = self.suspicion
        if found is None:
            prospects, weights = prospects_for(self.game.box, view.seats), standard()[view.seats]
            found = Inference(prospects, weights.inferred) if self.infers else Suspicion(prospects, weights.signs)
            self.suspicion = found
        return found

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        self.watch(view)
        self.searched = 0
        if len(question.choices) == 1:
            return question.choices[0]
        return favourite(self.lines(view)).choice

    def lines(self, view: View) -> list[Line]:
        """Every answer as it was tried."""
        prospects = self.suspect(view).prospects
        turns = self.turns if self.turns > 0 else self.rounds * view.seats
        search = Search(self.worlds(view), prospects, self.dice, turns, self.parties)
        search.run(self.noticed(view), self.tries + self.crowd * (view.seats - 2))
        self.searched = search.root.visits
        return search.root.next

    def worlds(self, view: View) -> Worlds:
        """What the bot imagines when it sees this."""
        return Worlds(self.game.box, self.game.script, view, self.beliefs(view), self.leaning, self.remembers)

    def noticed(self, view: View) -> list[int]:
        """The answers that catch the eye: from a hand, the cards that came last."""
        choices = view.choices
        if view.ask != ACT:
            return choices[: self.notice]
        plays = [choice for choice in choices if is_play(choice)]
        others = [choice for choice in choices if not is_play(choice)]
        return plays[-self.notice :] + others[-self.notice :]

    def beliefs(self, view: View) -> list[list[float]]:
        """For each seat a weight for each leader."""
        suspicion = self.suspect(view)
        return [
            suspicion.leaders(view, seat) if self.believes and seat != view.viewer else [1.0] * len(view.leaders)
            for seat in range(view.seats)
        ]

    def weigh(self, view: KernelView, question: Question) -> list[Weighed]:
        assert isinstance(view, View)
        self.watch(view)
        lines = self.lines(view)
        lines = sorted(lines + [Line(choice) for choice in missing(view.choices, lines)], key=rank)
        return [Weighed(line.choice, round(line.mean(), 9), line.visits, reasons(line, lines)) for line in lines]


def rank(line: Line) -> tuple[int, float]:
    """What was tried longest stands first; the mean decides between equals."""
    return -int(line.visits), -round(line.mean(), 9)


def favourite(lines: list[Line]) -> Line:
    """The first of the best."""
    return sorted(lines, key=rank)[0]


def missing(choices: list[int], lines: list[Line]) -> list[int]:
    """The answers that were overlooked."""
    tried = [int(line.choice) for line in lines]
    return [choice for choice in choices if choice not in tried]


def reasons(line: Line, lines: list[Line]) -> dict[str, float]:
    """How much likelier each faction wins than with the other answers."""
    found: dict[str, float] = {}
    for number, faction in enumerate(FACTIONS):
        total, visits = 0.0, 0
        for one in lines:
            total += one.factions[number]
            visits += one.visits
        own = line.factions[number] / float(max(line.visits, 1))
        found[faction] = round(own - total / float(max(visits, 1)), 9)
    return found
