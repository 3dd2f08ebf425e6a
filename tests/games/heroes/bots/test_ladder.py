"""The rungs of Heroes: legal answers of so much work, the same in every build, and what they think of each answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

import pytest
from tests.samples import one_in

from interregnum import bots, game
from interregnum.bots import Rung, WeighingBot
from interregnum.games.heroes.bots import figures, ladder, playing, rivals, worth
from interregnum.games.heroes.bots.habits import HASTY, SOUND
from interregnum.games.heroes.bots.search import EVERYTHING, TURNS_ONLY, SearchBot
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.view import View
from interregnum.kernel.dice import FairDice, FastDice, seed_from_int, seed_of_game
from interregnum.kernel.options import Chosen
from interregnum.kernel.question import Question

GAME: Final = game("heroes")
SEED: Final = seed_from_int(77)
LIGHT: Final = Rung(SearchBot, worlds=1, answers=3, rounds=1, scope=EVERYTHING)


def played(kinds: list[Rung], options: Chosen, number: int) -> Iterator[tuple[State, View, Question, int]]:
    """A whole game between rungs: before each answer the state, what the asked one sees, and the answer."""
    seed = seed_of_game(SEED, number)
    state = GAME.new(len(kinds), options, FairDice(seed))
    players = [kind(GAME, bots.seed_of_bot(seed, seat), seat) for seat, kind in enumerate(kinds)]
    while not state.over:
        view = GAME.view(state, state.asked)
        question = view.question
        assert question is not None
        choice = players[state.asked].answer(view, question)
        yield state, view, question, choice
        state.answer(choice)


def at_turn(number: int, turns: int) -> tuple[View, Question]:
    """What the player on turn sees in a game of captains after so many turns."""
    for state, view, question, _ in played([ladder.CAPTAIN, ladder.CAPTAIN], {}, number):
        if state.turns >= turns and question.ask == c.TURN:
            return view, question
    raise AssertionError("the game was over before")


def test_every_rung_has_a_name_and_stands_where_it_belongs() -> None:
    from interregnum.words.bots import about, called

    rungs = bots.rungs(GAME)

    assert ("scout", "ranger", "captain", "marshal", "strategist", "warlord") == rungs
    for rung in rungs:
        for lang in ("en", "pl", "uk"):
            assert rung != called("heroes", rung, lang)
            assert about("heroes", rung, lang)


@pytest.mark.parametrize(
    "kind", one_in(3, [ladder.SCOUT, ladder.RANGER, ladder.CAPTAIN, rivals.RUSHER, rivals.TURTLE, rivals.HUNTER])
)
def test_rungs_that_do_not_look_ahead_answer_legally_in_whole_games(kind: Rung) -> None:
    for state, _, _, choice in played([kind, ladder.CAPTAIN, kind], {"random-factions": True}, 1):
        assert choice in state.choices


def test_a_bot_that_looks_ahead_answers_legally_and_the_same_in_every_build() -> None:
    answers = []
    for state, _, _, choice in played([LIGHT, ladder.SCOUT], {}, 2):
        assert choice in state.choices
        answers.append(choice)

    assert "c6d7d59ab8ef818f" == blake2b(" ".join(map(str, answers)).encode(), digest_size=8).hexdigest()


def test_a_bot_works_as_much_as_its_rung_says() -> None:
    view, question = at_turn(3, 20)
    few, more = (
        SearchBot(GAME, SEED, question.seat, worlds=worlds, answers=4, rounds=1, scope=TURNS_ONLY) for worlds in (2, 8)
    )

    few.answer(view, question)
    more.answer(view, question)

    assert 6 == few.playouts  # four answers in one world, two of them in another
    assert 24 == more.playouts  # four in four worlds, two in eight


def test_the_same_seed_and_view_give_the_same_thoughts() -> None:
    view, question = at_turn(4, 10)
    first, again = (LIGHT(GAME, SEED, question.seat) for _ in range(2))
    assert isinstance(first, WeighingBot)
    assert isinstance(again, WeighingBot)

    thoughts = [[(one.choice, one.chance, one.thought) for one in bot.weigh(view, question)] for bot in (first, again)]

    assert thoughts[0] == thoughts[1]


def test_every_answer_is_weighed_the_best_first_and_with_reasons() -> None:
    view, question = at_turn(4, 12)
    bot = SearchBot(GAME, SEED, question.seat, worlds=2, answers=4, rounds=1)

    found = bot.weigh(view, question)

    assert sorted(question.choices) == sorted(one.choice for one in found)
    assert found[0].choice == SearchBot(GAME, SEED, question.seat, worlds=2, answers=4, rounds=1).answer(view, question)
    assert all(0.0 <= one.chance <= 1.0 for one in found)
    tried = [one for one in found if one.thought]
    assert 4 == len(tried)
    assert all(set(one.reasons) <= set(figures.NAMES) and one.reasons for one in tried)
    assert all(one.chance <= min(other.chance for other in tried) for one in found if not one.thought)


def test_answers_of_every_kind_of_question_are_weighed() -> None:
    asked: set[int] = set()
    for state, view, question, _ in played([ladder.CAPTAIN, ladder.RANGER], {}, 8):
        if question.ask not in asked and len(question.choices) > 1:
            asked.add(question.ask)
            bot = SearchBot(GAME, SEED, state.asked, worlds=1, answers=2)

            found = bot.weigh(view, question)

            assert sorted(question.choices) == sorted(one.choice for one in found)

    assert {c.FACTION, c.TOWN, c.TURN, c.MOVE, c.RECRUIT, c.BUILD, c.ANNOUNCE, c.KEEP} <= asked


def test_the_view_is_left_as_it_is() -> None:
    view, question = at_turn(5, 8)
    before = str(view.plain())

    LIGHT(GAME, SEED, question.seat).answer(view, question)

    assert before == str(view.plain())


def test_the_chances_of_all_seats_add_up_and_those_of_a_finished_game_are_certain() -> None:
    view, _ = at_turn(6, 14)
    state = GAME.imagine(view, FastDice(5))

    assert 1.0 == pytest.approx(sum(worth.fitted().chances(state)), abs=1e-6)

    playing.play_on(state, SOUND, 99, 5000)

    assert state.over
    assert [seat in state.winners for seat in range(2)] == [one > 0 for one in worth.fitted().chances(state)]


def test_a_playout_stops_at_the_end_of_a_round_or_when_enough_was_answered() -> None:
    view, _ = at_turn(7, 6)
    state = GAME.imagine(view, FastDice(5))
    rounds = state.round

    playing.play_on(state, HASTY, rounds + 1, 1000)
    assert rounds + 1 == state.round

    before = state.decisions
    assert 0 == playing.play_on(state, HASTY, rounds + 9, 3)
    assert before + 3 <= state.decisions


@pytest.mark.parametrize(
    ("changed", "message"),
    [({"version": 99}, "version 99; version 1 was expected"), ({"figures": ["power"]}, "for other figures")],
)
def test_weights_of_another_version_are_refused(changed: dict[str, object], message: str) -> None:
    zeros = [0.0] * figures.FIGURES
    data = {"version": worth.VERSION, "figures": list(figures.NAMES), "early": zeros, "late": zeros}
    worth.read(json.dumps(data))

    with pytest.raises(worth.BadWeights, match=message):
        worth.read(json.dumps(data | changed))
