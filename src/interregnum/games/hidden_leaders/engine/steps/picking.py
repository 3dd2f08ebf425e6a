"""Steps that choose cards one at a time; what then happens to each is the verb's affair."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.choices import NONE
from interregnum.games.hidden_leaders.engine.facts import ALL_CARDS, StepFacts
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.conditions import When
from interregnum.games.hidden_leaders.engine.steps.selection import EACH_OTHER, Cards
from interregnum.games.hidden_leaders.engine.zones import HAND
from interregnum.kernel.ids import Card, Choice, Seat
from interregnum.kernel.pending import Pending

BY_YOU: Final[i64] = -1
BY_RANDOM: Final[i64] = -2


def by_code(by: str, slots: dict[str, int]) -> int:
    """Who chooses: you, chance, or a player who was named; owners are asked by the steps that need it."""
    return BY_RANDOM if by == "random" else slots.get(by, BY_YOU)


class CardStep(Step):
    """Up to n eligible cards, one question each, by one chooser."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64, ask: i64) -> None:
        assert facts.what is not None
        self.cards: Final = Cards(facts.what, slots)
        self.every: Final = facts.n == ALL_CARDS
        self.n: i64 = facts.n
        self.least: i64 = 0 if facts.optional else facts.n if facts.least < 0 else facts.least
        self.by: i64 = by_code(facts.by, slots)
        self.when: Final = When(facts.condition, slots)
        self.binds: Final = bool(facts.binds)
        self.owner_slot: i64 = slots[facts.binds_owner] if facts.binds_owner else -1
        self.source: i64 = source
        self.ask: i64 = ask

    def resolve(self, state: State, pending: Pending) -> None:
        if pending.stage == 0 and not self.when.holds(state, pending):
            pending.done()
            return
        choices = self.candidates(state, pending)
        if not choices or (pending.stage >= self.n and not self.every):
            pending.done()
        elif self.every:
            self.act_on_all(state, pending, choices)
        elif self.by == BY_RANDOM:
            self.answered(state, pending, choices[state.dice.below(len(choices))])
        else:
            if pending.stage >= self.least:
                choices.append(NONE)
            seat = pending.seat if self.by == BY_YOU else pending.slots[self.by]
            state.put(seat, self.ask, self.source, choices, not self.cards.is_secret())

    def candidates(self, state: State, pending: Pending) -> list[int]:
        return self.cards.eligible(state, pending)

    def act_on_all(self, state: State, pending: Pending, choices: list[int]) -> None:
        for choice in choices:
            self.act(state, pending, choice)
        pending.done()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == NONE:
            pending.done()
            return
        pending.stage += 1
        done = pending.stage == self.n
        self.act(state, pending, choice)
        if done:
            pending.done()

    def bind(self, pending: Pending, card: Card, owner: i64) -> None:
        """Keep the card for later steps, and whose it was."""
        if self.binds:
            pending.lot.append(card)
        if self.owner_slot >= 0:
            pending.slots[self.owner_slot] = owner

    def possible(self, state: State, pending: Pending) -> bool:
        return len(self.candidates(state, pending)) > 0

    @abstractmethod
    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        """What the verb does to the chosen card."""


class OwnersStep(Step):
    """Every other player with cards chooses one of their own, in turn order (HL-R-DEC-03)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64, ask: i64) -> None:
        assert facts.what is not None
        self.cards: Final = Cards(facts.what, slots)
        assert self.cards.owner == EACH_OTHER
        assert self.cards.zone == HAND
        assert self.cards.plain
        self.source: i64 = source
        self.ask: i64 = ask

    def chooser(self, state: State, pending: Pending) -> i64:
        return (pending.seat + 1 + pending.stage) % state.seats

    def resolve(self, state: State, pending: Pending) -> None:
        while pending.stage < state.seats - 1:
            seat = self.chooser(state, pending)
            if state.hands[seat]:  # HL-R-DEC-04
                choices: list[int] = []
                self.cards.add_cards(state, pending, state.hands[seat], choices)
                state.put(seat, self.ask, self.source, choices, True)
                return
            pending.stage += 1
        pending.done()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        seat = self.chooser(state, pending)
        pending.stage += 1
        self.act(state, seat, choice)

    @abstractmethod
    def act(self, state: State, seat: Seat, choice: Choice) -> None:
        """What the verb does to the card this player chose."""
