"""Greedy is the yardstick of the other bots of Heroes: it answers today as it did when they were measured by it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import pytest
from tests.samples import one_in

from interregnum import bots, game
from interregnum.kernel.dice import FairDice, seed_from_int, seed_of_game
from interregnum.kernel.options import Chosen

GAME: Final = game("heroes")
SEED: Final = seed_from_int(2026)

# Number of the game, seats, options; the hash of all its answers.
PINNED: Final[list[tuple[int, int, Chosen, str]]] = [
    (0, 2, {"length": "short"}, "0982780c95f757bf"),
    (1, 2, {"length": "medium"}, "8608cdcae24796ed"),
    (2, 2, {"length": "long"}, "e401d339eeab90d9"),
    (3, 2, {"random-factions": True}, "878b7f0abad3a51c"),
    (4, 3, {"length": "short"}, "8309590caa52a4ae"),
    (5, 3, {"length": "medium"}, "10989a4e2f5b9b4b"),
    (6, 3, {"length": "long"}, "7e2179db68932660"),
    (7, 3, {"random-factions": True, "octagon": True}, "0f9a399a2d927fe4"),
    (8, 4, {"length": "short"}, "ef4056f99d32e0cc"),
    (9, 4, {"length": "medium"}, "078f28e3d82bb284"),
    (10, 4, {"length": "long"}, "096b00d30ba66274"),
    (11, 4, {"random-factions": True, "artifact-sets": True}, "8c020a3f64590003"),
]


def answers(number: int, seats: int, options: Chosen) -> list[int]:
    """Every answer of a whole game of greedy players."""
    seed = seed_of_game(SEED, number)
    state = GAME.new(seats, options, FairDice(seed))
    players = [bots.make("greedy", GAME, bots.seed_of_bot(seed, seat), seat) for seat in range(seats)]
    found: list[int] = []
    while not state.over:
        view = GAME.view(state, state.asked)
        question = view.question
        assert question is not None
        found.append(players[state.asked].answer(view, question))
        state.answer(found[-1])
    return found


def hash_of(found: list[int]) -> str:
    return blake2b(" ".join(map(str, found)).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(("number", "seats", "options", "pinned"), one_in(3, PINNED))
def test_greedy_answers_as_ever(number: int, seats: int, options: Chosen, pinned: str) -> None:
    assert pinned == hash_of(answers(number, seats, options))
