"""The invariants of Heroes notice what must not be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.lab.invariants import check, check_since, past
from interregnum.games.heroes.lab.riches import enrich
from interregnum.kernel.dice import fast_dice, seed_from_int

GAME = standard()


def rich() -> State:
    state = GAME.new(2, {}, fast_dice(seed_from_int(3)))
    while state.ask != TURN:
        state.answer(state.choices[0])
    enrich(state, fast_dice(seed_from_int(4)))
    return state


def lose_a_card(state: State) -> None:
    state.artifact_deck.pop()


def lose_a_token(state: State) -> None:
    state.reserve[0][0] -= 1


def borrow(state: State) -> None:
    state.gold[0] = -1


def overgrow(state: State) -> None:
    hero = state.heroes_of(0)[0]
    for level in range(4):
        state.armies[hero][2 * level] += state.reserve[0][level]
        state.reserve[0][level] = 0


def honour(state: State) -> None:
    state.honours[0] += state.goal


def fourth_card(state: State) -> None:
    state.cards[0] = 15


def desert(state: State) -> None:
    hero = state.heroes_of(0)[0]
    for kind in range(8):
        state.reserve[0][kind // 2] += state.armies[hero][kind]
        state.armies[hero][kind] = 0
    state.at[hero] = next(field for field in range(state.board.size) if state.board.terrain[field] == 0)


def swim(state: State) -> None:
    hero = state.heroes_of(0)[0]
    state.at[hero] = state.board.terrain.index(1)


def go_on(state: State) -> None:
    state.round = 40


@pytest.mark.rules(
    "MMH-INV-01", "MMH-INV-02", "MMH-INV-03", "MMH-INV-04", "MMH-INV-08", "MMH-INV-09", "MMH-INV-10", "MMH-INV-12",
    "MMH-INV-15",
)  # fmt: skip
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lose_a_card, "astray"), (lose_a_token, "astray"), (borrow, "credit"), (overgrow, "Command"),
        (honour, "domination"), (fourth_card, "card"), (desert, "without units"), (swim, "water"), (go_on, "end"),
    ],
)  # fmt: skip
def test_what_must_not_be_is_noticed(spoil: Callable[[State], None], words: str) -> None:
    state = rich()
    check(state)

    spoil(state)

    with pytest.raises(AssertionError, match=words):
        check(state)


def wake_creatures(state: State) -> None:
    field = next(field for field, token in enumerate(state.encounters) if token < 0)
    state.encounters[field] = 0


def forget_a_skill(state: State) -> None:
    next(row for row in state.skills if row).pop()


def pull_down(state: State) -> None:
    next(row for row in state.buildings if row).pop()


def shrink(state: State) -> None:
    state.levels[0] -= 1


def send_away(state: State) -> None:
    state.at[state.heroes_of(0)[0]] = -2


@pytest.mark.rules("MMH-INV-06", "MMH-INV-13", "MMH-INV-14", "MMH-INV-16")
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (wake_creatures, "encounter"), (forget_a_skill, "skill"), (pull_down, "building"), (shrink, "shrank"),
        (send_away, "hero"),
    ],
)  # fmt: skip
def test_what_must_not_go_back_is_noticed(spoil: Callable[[State], None], words: str) -> None:
    state = rich()
    before = past(state)
    check_since(before, state)

    spoil(state)

    with pytest.raises(AssertionError, match=words):
        check_since(before, state)
