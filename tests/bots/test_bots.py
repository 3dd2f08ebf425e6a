"""Bots of every name: they answer what they are asked, by what they see and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest
from tests.bots.tables import GAME, SETS, game, seated, seed
from tests.samples import one_in

from interregnum import bots
from interregnum.kernel.dice import FastDice
from interregnum.kernel.errors import BadOptions

ABLE = {"spymaster", "kingmaker"}  # they do as the counsellor does, only more of it
NAMES = tuple(name for name in bots.names(GAME) if name not in ABLE)


def named(value: object) -> str | None:
    return ("+".join(value) or "base") if isinstance(value, Mapping) else None


@pytest.mark.parametrize(("seats", "options"), one_in(7, product(range(2, 7), SETS)), ids=named)
def test_bots_answer_legally_in_whole_games(seats: int, options: Mapping[str, bool]) -> None:
    names = [NAMES[seat % len(NAMES)] for seat in range(seats)]

    for state, _, choice in game(names, options, seats):
        assert choice in state.choices


@pytest.mark.parametrize("name", one_in(2, NAMES))
def test_the_same_seed_and_the_same_views_give_the_same_answers(name: str) -> None:
    first = [choice for _, _, choice in game([name] * 3, {}, 1)]

    again = [choice for _, _, choice in game([name] * 3, {}, 1)]

    assert first == again


@pytest.mark.parametrize("name", one_in(2, NAMES))
def test_an_answer_depends_on_the_view_only(name: str) -> None:
    dice = FastDice(11)
    for state, view, _ in game([name, "random", "random"], {"extras": True, "queens": True}, 2):
        other = GAME.view(GAME.imagine(view, dice), state.asked)
        question, same_question = view.question, other.question
        assert question is not None
        assert same_question is not None

        here = seated(name, state.asked).answer(view, question)
        there = seated(name, state.asked).answer(other, same_question)

        assert here == there


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_view_and_question_as_they_are(name: str) -> None:
    for _, view, _ in game([name, "random"], {}, 3):
        before, question = str(view.plain()), view.question
        assert question is not None
        choices = question.choices[:]

        seated(name, question.seat).answer(view, question)

        assert before == str(view.plain())
        assert choices == question.choices


def test_the_random_bot_leaves_no_answer_out() -> None:
    state = GAME.new(2, {}, FastDice(3))
    view = GAME.view(state, state.asked)
    question = view.question
    assert question is not None
    bot = seated("random", state.asked)

    given = {bot.answer(view, question) for _ in range(400)}

    assert set(question.choices) == given


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(BadOptions) as refused:
        bots.make("clever", GAME, seed(0), 0)

    assert "unknown-bot" == refused.value.reason
    assert {"bot": "clever", "bots": ", ".join(bots.names(GAME))} == refused.value.facts


def test_bots_of_one_game_have_seeds_of_their_own() -> None:
    assert 6 == len({bots.seed_of_bot(seed(0), seat) for seat in range(6)})
