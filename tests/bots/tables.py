"""Tables at which bots sit, for the tests of bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from interregnum import bots
from interregnum.bots import Bot
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.kernel.dice import FairDice, seed_from_int, seed_of_game
from interregnum.kernel.view import View

GAME: HiddenLeaders = standard()
SETS: list[Mapping[str, bool]] = [
    {},
    {"beginner": True},
    {"extras": True},
    {"queens": True},
    {"extras": True, "queens": True},
]
TURNS = 2000


def seed(number: int) -> bytes:
    return seed_of_game(seed_from_int(5), number)


def seated(name: str, seat: int, number: int = 0) -> Bot:
    return bots.make(name, GAME, bots.seed_of_bot(seed(number), seat), seat)


def game(names: list[str], options: Mapping[str, bool], number: int) -> Iterator[tuple[State, View, int]]:
    """A whole game between bots: before each answer the state, the view of who is asked, and the answer."""
    state = GAME.new(len(names), options, FairDice(seed(number)))
    players = [seated(name, seat, number) for seat, name in enumerate(names)]
    while not state.over and state.turns <= TURNS:
        view = GAME.view(state, state.asked)
        question = view.question
        assert question is not None
        choice = players[state.asked].answer(view, question)
        yield state, view, choice
        state.answer(choice)
        for player in players:
            player.watch(GAME.view(state, player.seat))
    assert state.over
