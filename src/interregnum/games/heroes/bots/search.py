"""Bots that look ahead: each sensible answer is tried in imagined worlds, which habits play on for some rounds.

The same worlds and dice serve all answers; the weaker half is dropped again and again, so that work goes to the best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.bots.weighed import Weighed, WeighingBot
from interregnum.games.heroes.bots import codes, greedy, playing, tactics, worth
from interregnum.games.heroes.bots.candidates import sensible
from interregnum.games.heroes.bots.figures import FIGURES, NAMES, figures
from interregnum.games.heroes.bots.habits import SOUND, Habits
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import TO_GATHER
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView

DECISIONS: Final = 3000  # of one playout: a guard against games that do not move on
CUSTOM: Final = 0.004  # the chance by which another answer must be better than the one habits give

# How much of the game is looked at.
TURNS_ONLY: Final = 1
AND_MOVES: Final = 2
EVERYTHING: Final = 3


class Trial:
    """One answer, perhaps with a plan for what is asked next, and how it fared so far."""

    def __init__(self, choice: i64, bonus: float, plan: i64 = 0) -> None:
        self.choice: Final[i64] = choice
        self.plan: Final[i64] = plan  # which of the sensible answers is given next; the first is the usual one
        self.bonus: Final[float] = bonus
        self.tried: i64 = 0
        self.total = 0.0
        self.figures: Final = [0.0] * FIGURES

    def mean(self) -> float:
        return round(self.total / float(self.tried), worth.DIGITS) if self.tried > 0 else 0.0

    def rank(self) -> float:
        return self.mean() + self.bonus

    def note(self, chance: float, row: list[float]) -> None:
        self.tried += 1
        self.total += chance
        for place in range(FIGURES):
            self.figures[place] += row[place]


class SearchBot(WeighingBot):
    """Tries answers in imagined worlds; how many of either, how far and in which questions is its work."""

    def __init__(
        self,
        game: Heroes,
        seed: bytes,
        seat: int,
        worlds: int = 8,
        answers: int = 8,
        rounds: int = 1,
        scope: int = EVERYTHING,
        plans: int = 1,
        beyond: int = 0,
        habits: Habits = SOUND,
    ) -> None:
        super().__init__(seed, seat)
        self.game: Final = game
        self.worlds: Final[i64] = worlds  # of the last two answers that are left
        self.answers: Final[i64] = answers  # at most so many are tried
        self.rounds: Final[i64] = rounds  # that are played on, this one included
        self.scope: Final[i64] = scope
        self.plans: Final[i64] = plans  # for what is asked after an action was chosen
        self.beyond: Final[i64] = beyond  # rounds more if this one is nearly over
        self.habits: Final = habits
        self.worth: Final = worth.fitted()
        self.playouts: i64 = 0  # so far, for those who want to know

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        found = greedy.at_once(question, self.dice)
        if found is not None:
            return found
        state = self.game.imagine(view, self.dice)
        if not self.is_searched(state):
            return greedy.decide(state, self.seat, question.choices, self.habits)
        trials = self.trials(state)
        if len(trials) > 1:
            self.halve(view, state, trials)
        return best_of(trials).choice

    def is_searched(self, state: State) -> bool:
        """Whether the question is one that this bot looks ahead for."""
        ask: i64 = state.ask
        if ask == c.TURN:
            return True
        if self.scope >= AND_MOVES and (ask == c.MOVE or ask == c.NEXT_HERO):
            return True
        if self.scope < EVERYTHING or ask == c.TOWN:
            return False
        return ask == c.FLEE or not tactics.is_battle_ask(state)

    def trials(self, state: State) -> list[Trial]:
        """All sensible answers, the usual one first, and plans for actions."""
        usual = greedy.decide(state, self.seat, state.choices, self.habits)
        listed = sensible(state, self.seat, usual, self.answers, self.habits)
        trials = [Trial(choice, CUSTOM if choice == usual else 0.0) for choice in listed]
        if state.ask == c.TURN and self.plans > 1:
            add_plans(state, trials, self.plans)
        return trials

    def halve(self, view: View, state: State, trials: list[Trial]) -> None:
        """Try all in some worlds, keep the better half, try those in more."""
        left = trials[:]
        worlds: list[State] = [state]
        target: i64 = max(1, self.worlds >> halvings(len(left)))
        seen: i64 = 0
        while True:
            while len(worlds) < target:
                worlds.append(self.game.imagine(view, self.dice))
            while seen < target:
                for trial in left:
                    self.play_out(worlds[seen], trial)
                seen += 1
            if len(left) <= 2:
                break
            left = better_half(left)
            target = max(seen + 1, self.worlds >> halvings(len(left)))

    def play_out(self, world: State, trial: Trial) -> None:
        state = world.clone()
        until = state.round + self.rounds + (self.beyond if is_nearly_over(state) else 0)
        state.answer(trial.choice)
        if trial.plan > 0:
            self.follow(state, trial.plan)
        playing.play_on(state, self.habits, until, DECISIONS)
        self.playouts += 1
        found = figures(state)
        chances = self.worth.decided(state) if state.over else self.worth.of_figures(found, worth.progress(state))
        trial.note(chances[self.seat], found[self.seat])

    def before(self, state: State) -> list[float]:
        """The figures of the seat now; while the table is set up there are none."""
        return figures(state)[self.seat] if state.round > 0 else [0.0] * FIGURES

    def follow(self, state: State, plan: i64) -> None:
        """Come to the first question of the action that leaves a choice, and answer it as planned."""
        turn = state.turns
        while not state.over and state.turns == turn and state.asked == self.seat:
            usual = greedy.decide(state, self.seat, state.choices, self.habits)
            if state.ask == c.MOVE or state.ask == c.BUILD or state.ask == c.RECRUIT:
                listed = sensible(state, self.seat, usual, plan + 1, self.habits)
                state.answer(listed[-1])
                return
            state.answer(usual)

    def weigh(self, view: KernelView, question: Question) -> list[Weighed]:
        assert isinstance(view, View)
        state = self.game.imagine(view, self.dice)
        before = self.before(state)
        trials = self.trials(state)
        self.halve(view, state, trials)
        first = best_of(trials)
        trials.sort(key=lambda trial: (trial is not first, -trial.rank()))
        tried: list[int] = []
        found: list[Weighed] = []
        for trial in trials:
            if trial.choice not in tried:
                tried.append(trial.choice)
                found.append(weighed(trial, before, self.worth, worth.progress(state)))
        least = min([one.chance for one in found])
        found.extend([Weighed(choice, least, 0, {}) for choice in question.choices if choice not in tried])
        return found


def add_plans(state: State, trials: list[Trial], plans: i64) -> None:
    """Further plans for each action, with the card that seems best for it."""
    seen: list[int] = []
    for trial in trials[:]:
        card, which = codes.played(trial.choice)
        actions = state.box.card_actions[card]
        if which == greedy.PASS or actions[which] == TO_GATHER or actions[which] in seen:
            continue
        seen.append(actions[which])
        for plan in range(1, plans):
            trials.append(Trial(trial.choice, 0.0, plan))


def is_nearly_over(state: State) -> bool:
    """Whether no more than a card a seat is left in this round."""
    cards: i64 = 0
    for ready in state.ready:
        left: i64 = ready
        while left > 0:
            cards += left & 1
            left >>= 1
    return cards <= state.seats


def halvings(number: i64) -> i64:
    """How often so many are halved before two are left."""
    found: i64 = 0
    while number > 2:
        number = (number + 1) // 2
        found += 1
    return found


def better_half(trials: list[Trial]) -> list[Trial]:
    """The better half, in the order in which they stood."""
    ranked = trials[:]
    ranked.sort(key=lambda trial: -trial.rank())
    kept = ranked[: (len(trials) + 1) // 2]
    return [trial for trial in trials if trial in kept]


def best_of(trials: list[Trial]) -> Trial:
    """The best of those that were tried most."""
    most = max([trial.tried for trial in trials])
    best = trials[0]
    found = False
    for trial in trials:
        if trial.tried == most and (not found or trial.rank() > best.rank()):
            best, found = trial, True
    return best


def weighed(trial: Trial, before: list[float], weights: worth.Worth, time: float) -> Weighed:
    """What an answer changes, by name; what counts most comes first."""
    changes: list[tuple[float, int, float]] = []
    for place in range(FIGURES):
        change = round(trial.figures[place] / float(trial.tried) - before[place], 3)
        if change != 0.0:
            weight = weights.early[place] * (1.0 - time) + weights.late[place] * time
            changes.append((-abs(round(change * weight, worth.DIGITS)), place, change))
    changes.sort()
    return Weighed(trial.choice, trial.mean(), trial.tried, {NAMES[place]: change for _, place, change in changes})
