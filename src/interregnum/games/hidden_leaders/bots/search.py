"""Search: every line of an own turn is tried in many imagined positions, and the others answer as they are used to."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.bots.habits import Habits
from interregnum.games.hidden_leaders.bots.prospects import KINDS, Prospects
from interregnum.games.hidden_leaders.engine.choices import DRAW, KEEP, MORE, MOVE
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.worlds import Worlds
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import Seat

PARTS: Final = 1_000_000  # a chance in whole parts, so that sums are the same on every machine
CURIOUS: Final = 0.1  # how much a chance may be worth that was not tried often
HALF_WORD: Final[i64] = 1 << 30
LIMIT: Final[i64] = 400  # answers in one imagined course; a cut comes long before


class Line:
    """An answer within a turn, after the answers that led to it."""

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice
        self.visits: i64 = 0
        self.offered: i64 = 0  # times it could have been chosen
        self.total: i64 = 0  # parts of chances
        self.factions: list[float] = [0.0, 0.0, 0.0, 0.0]  # sums of the chances of the factions
        self.next: list[Line] = []

    def mean(self) -> float:
        """The chance to win, as far as it was tried."""
        return float(self.total) / (PARTS * float(max(self.visits, 1)))


class Search:
    """One question of one seat: `run` tries, then the lines below `root` say what was found."""

    def __init__(self, worlds: Worlds, prospects: Prospects, dice: FastDice, turns: i64, parties: bool) -> None:
        self.worlds: Final = worlds
        self.prospects: Final = prospects
        self.luck: Final = FastDice(1)
        self.habits: Final = Habits(prospects, self.luck)
        self.dice: Final = dice
        self.me: Seat = worlds.view.viewer
        self.begin: i64 = worlds.view.turns
        self.turns: i64 = turns  # further turns that are played before it judges
        self.parties: Final = parties  # whether it counts heroes, or looks at the markers alone
        self.root: Final = Line(-1)
        self.path: Final[list[Line]] = []

    def run(self, choices: list[int], tries: i64) -> None:
        """Try about so many lines: every answer in the same positions, then the better half of them, and so on."""
        alive = [continued(self.root, choice) for choice in choices]
        stages = halvings(len(alive))
        while True:
            deals: i64 = max(tries // (stages * len(alive)), 1)
            while deals > 0:
                deals -= 1
                self.compare(alive)
            if len(alive) <= 2:
                return
            alive = sorted(alive, key=worst_last)[: (len(alive) + 1) // 2]

    def compare(self, alive: list[Line]) -> None:
        """Try each of these answers in one and the same position, with the same luck."""
        world = self.worlds.deal(self.dice)
        luck: i64 = self.dice.below(HALF_WORD) + 1
        for line in alive:
            self.luck.state = luck
            state = world.clone()
            if state.lists(line.choice):
                self.attempt(state, line)

    def attempt(self, state: State, line: Line) -> None:
        self.habits.forget()
        self.descend(state, line)
        self.play_on(state)
        parts: i64 = int(self.worth(state) * PARTS + 0.5)
        for one in self.path:
            one.visits += 1
            one.total += parts
        self.note(state)

    def worth(self, state: State) -> float:
        """The chance to win; to whom parties mean nothing, that of the own factions."""
        prospects = self.prospects
        return prospects.chance(state, self.me) if self.parties else prospects.hope(state, self.me)

    def note(self, state: State) -> None:
        """Keep for the first answer of the line which factions it helps."""
        factions = self.path[1].factions
        if state.over:
            outcome = state.outcome
            assert outcome is not None
            factions[outcome.faction] = factions[outcome.faction] + 1.0
            return
        faction: i64 = 0
        while faction < KINDS:
            factions[faction] = factions[faction] + self.prospects.chances[faction]
            faction += 1

    def descend(self, state: State, line: Line) -> None:
        """Follow the lines of the own turn from this answer on until one is new."""
        path = self.path
        path.clear()
        path.append(self.root)
        path.append(line)
        state.answer(line.choice)
        while line.visits > 0 and not state.over and state.turns == self.begin:
            if state.asked == self.me and is_branching(state.ask):
                line = self.pick(line, state)
                path.append(line)
                state.answer(line.choice)
            else:
                state.answer(self.habits.answer(state))

    def pick(self, line: Line, state: State) -> Line:
        """The habitual answer at first, then the one that promises most."""
        if not line.next:
            return continued(line, self.habits.answer(state))
        best = -1.0
        found = line
        for choice in state.choices:
            next = continued(line, choice)
            next.offered += 1
            mean = next.mean() if next.visits > 0 else line.mean()
            promise = mean + CURIOUS * sqrt(log(float(next.offered) + 1.0) / float(max(next.visits, 1)))
            if promise > best:
                best = promise
                found = next
        return found

    def play_on(self, state: State) -> None:
        """Everybody plays as usual until so many turns have begun."""
        last: i64 = self.begin + self.turns
        answers: i64 = 0
        while not state.over and state.turns < last and answers < LIMIT:
            state.answer(self.habits.answer(state))
            answers += 1


def halvings(answers: i64) -> i64:
    """How often the answers are compared until two of them are left."""
    found: i64 = 1
    while answers > 2:
        answers = (answers + 1) // 2
        found += 1
    return found


def worst_last(line: Line) -> float:
    return -round(line.mean(), 9)


def is_branching(ask: i64) -> bool:
    """Whether lines divide at such a question; habit is good enough for the others."""
    return ask != DRAW and ask != KEEP and ask != MORE and ask != MOVE


def continued(line: Line, choice: i64) -> Line:
    """The line with this answer."""
    for next in line.next:
        if next.choice == choice:
            return next
    found = Line(choice)
    line.next.append(found)
    return found
