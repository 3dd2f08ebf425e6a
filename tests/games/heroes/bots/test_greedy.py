"""The bots of Heroes: legal answers by what they see, battles judged about right, and more Power than chance gives."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from interregnum import bots, game
from interregnum.games.heroes.bots import estimate, greedy, market, tactics, town
from interregnum.games.heroes.bots.targets import Targets, apart
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.lab.matchup import Camp, Matchup, laid_out, read_army
from interregnum.kernel.dice import FairDice, FastDice, seed_from_int, seed_of_game
from interregnum.kernel.options import Chosen
from interregnum.lab.simulate import Plan, results
from interregnum.lab.summary import summary_of

GAME = game("heroes")


def seed(number: int) -> bytes:
    return seed_of_game(seed_from_int(5), number)


def played(names: list[str], options: Chosen, number: int) -> Iterator[tuple[State, View, int]]:
    """A whole game between bots: before each answer the state, the view of who is asked, and the answer."""
    state = GAME.new(len(names), options, FairDice(seed(number)))
    players = [bots.make(name, GAME, bots.seed_of_bot(seed(number), seat), seat) for seat, name in enumerate(names)]
    while not state.over:
        view = GAME.view(state, state.asked)
        question = view.question
        assert question is not None
        choice = players[state.asked].answer(view, question)
        yield state, view, choice
        state.answer(choice)


def chance(army: str, token: str, dark: bool = False) -> float:
    table = laid_out(GAME, Matchup(Camp("anton", read_army(army)), token, dark=dark))
    force = estimate.force_of(table.state, table.hero)
    chances = estimate.memory_of(GAME.box).of_force(force)
    return chances.against(GAME.box.token_ids.index(token), 2 if dark else 1)[0]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"length": "medium"}), (3, {"random-factions": True, "octagon": True}), (4, {"artifact-sets": True})],
)
def test_bots_answer_legally_in_whole_games(seats: int, options: Chosen) -> None:
    names = ["greedy", "random", "greedy", "greedy"][:seats]

    for state, _, choice in played(names, options, seats):
        assert choice in state.choices


def test_the_same_seed_and_the_same_views_give_the_same_answers() -> None:
    first, again = ([choice for _, _, choice in played(["greedy", "random"], {}, 1)] for _ in range(2))

    assert first == again


@pytest.mark.rules("MMH-INFO-05")
def test_what_is_imagined_behind_a_view_changes_no_answer() -> None:
    dice = FastDice(11)
    for state, view, choice in played(["greedy", "greedy"], {"random-factions": True}, 2):
        assert choice == greedy.decide(GAME.imagine(view, dice), state.asked, state.choices[:])


def test_a_bot_leaves_the_view_as_it_is() -> None:
    for _, view, _ in played(["greedy", "random"], {"random-factions": True}, 3):
        before, question = str(view.plain()), view.question
        assert question is not None
        bots.make("greedy", GAME, seed(1), question.seat).answer(view, question)

        assert before == str(view.plain())


def test_greedy_beats_random_and_games_come_to_an_end() -> None:
    plan = Plan(partial(game, "heroes"), 2, ("greedy", "random"), 4, seed(4), {"random-factions": True}, rotate=True)

    summary = summary_of(results(plan))

    assert 4 == summary.bots["greedy"]
    assert 0 == summary.reasons["unfinished"]


def test_a_greedy_player_needs_few_answers_in_a_short_game() -> None:
    asked = [state.asked for state, _, _ in played(["greedy", "greedy"], {}, 5)]

    assert 100 <= asked.count(0) <= 400


@pytest.mark.parametrize(
    ("army", "token", "dark", "least", "most"),
    [
        ("3 elite crossbowmen, 3 elite priestesses", "goblins", False, 0.85, 1.0),
        ("3 elite crossbowmen, 3 elite priestesses", "water-elementals", False, 0.0, 0.2),  # they regenerate
        ("3 elite crossbowmen, 3 elite priestesses", "goblins", True, 0.0, 0.5),
        ("3 elite crossbowmen, 3 elite priestesses", "kraken", False, 0.0, 0.1),
        ("4 elite priestesses, 2 elite griffins, 2 elite seraphs", "sirens-2", False, 0.7, 1.0),
    ],
)
def test_the_chances_of_battles_are_about_right(army: str, token: str, dark: bool, least: float, most: float) -> None:
    assert least <= chance(army, token, dark) <= most


def test_an_elite_token_is_worth_more_than_a_basic_one_and_a_strong_one_more_than_a_weak_one() -> None:
    state = laid_out(GAME, Matchup(Camp("anton"), "goblins")).state

    for level in range(4):
        assert market.worth(state, 0, level, market.BASIC) < market.worth(state, 0, level, market.ELITE)
    assert market.worth(state, 0, 0, market.ELITE) < market.worth(state, 0, 3, market.ELITE)


def test_gold_for_every_place_buys_dear_tokens_else_the_ones_that_bring_most_for_it() -> None:
    sold = [(2.0, 1, (0, 0)), (6.0, 2, (0, 1)), (20.0, 9, (3, 1))]

    assert (3, 1) == market.best(sold, 27, 3)
    assert (0, 1) == market.best(sold, 8, 3)
    assert (0, 0) == market.best(sold, 1, 3)
    assert market.best(sold, 0, 3) is None


def test_the_town_hall_comes_first_and_is_paid_in_gold() -> None:
    state = laid_out(GAME, Matchup(Camp("anton"), "goblins")).state
    state.resources[0], state.gold[0] = 20, 20
    hall = GAME.box.numbers["building town-hall"] - GAME.box.building_first
    market_place = GAME.box.numbers["building marketplace"] - GAME.box.building_first
    choices = [c.BUILD_IT + hall, c.BUILD_GOLD + hall, c.BUILD_IT + market_place, c.DONE]

    assert c.BUILD_GOLD + hall == town.build(state, 0, choices)
    assert c.BUILD_IT + market_place == town.build(state, 0, choices[2:])


def test_units_that_can_be_bought_promise_more() -> None:
    state = laid_out(GAME, Matchup(Camp("anton", read_army("crossbowmen")), "goblins")).state
    state.gold[0] = 12

    assert town.gain_of_recruiting(state, 0) > 0.4
    assert [1, 0, 0, 0, 0, 0, 0, 0] == state.armies[0]  # nothing was bought yet


def test_no_hero_goes_where_he_is_sure_to_lose() -> None:
    table = laid_out(GAME, Matchup(Camp("anton", read_army("crossbowmen")), "kraken"))

    assert Targets(table.state, table.hero).enter(table.target) < 0


def test_a_hopeless_battle_is_left() -> None:
    table = laid_out(GAME, Matchup(Camp("anton", read_army("2 crossbowmen")), "kraken"))
    state = table.state
    battle_of(state, table.hero, table.target)
    while state.ask != c.FLEE:
        state.answer(tactics.answer(state, state.choices[:]))

    assert c.TAKE_FLIGHT == tactics.answer(state, state.choices[:])


def battle_of(state: State, hero: int, field: int) -> None:
    from interregnum.games.heroes.engine.battle import fighting
    from interregnum.kernel.ids import NOBODY

    state.armies[hero][1] += 6  # so many that they stand for a turn
    state.asked = NOBODY
    fighting.meet(state, hero, field, field)
    state.advance()


def test_fields_apart_are_counted_in_steps() -> None:
    assert 0 == apart(33, 33)
    assert 3 == apart(33, 33 + 16 + 2)
