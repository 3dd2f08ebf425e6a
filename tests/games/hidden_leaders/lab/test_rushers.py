"""Players with one idea: they play whole games, and the rungs have an answer to them."""

from __future__ import annotations

import pytest
from tests.bots.tables import GAME, SETS, TURNS, seed
from tests.samples import one_in

from interregnum.bots import Bot, seed_of_bot
from interregnum.games.hidden_leaders.bots.seeker import SeekerBot
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.lab.rushers import IDEAS
from interregnum.kernel.dice import FairDice
from interregnum.lab.simulate import play_on


def made(name: str, seat: int, number: int) -> Bot:
    own = seed_of_bot(seed(number), seat)
    return IDEAS[name](GAME, own, seat) if name in IDEAS else SeekerBot(GAME, own, seat, tries=30)


def played(names: list[str], number: int) -> State:
    """The end of a game between players with one idea, or who search."""
    state = GAME.new(len(names), SETS[number % len(SETS)], FairDice(seed(number)))
    play_on(GAME, state, [made(name, seat, number) for seat, name in enumerate(names)], TURNS)
    return state


@pytest.mark.parametrize("name", IDEAS)
def test_an_idea_comes_to_an_end_with_every_set(name: str) -> None:
    for number in range(5):
        assert played([name] * (2 + number), number).over


@pytest.mark.parametrize("name", one_in(3, IDEAS))
def test_a_little_search_beats_an_idea(name: str) -> None:
    won = 0
    for number in range(5):
        for me in range(2):
            outcome = played(["search", name] if me == 0 else [name, "search"], 10 + number).outcome
            assert outcome is not None
            won += outcome.winner == me

    assert won >= 5
