"""A finished game in figures agrees with what was played."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from tests.properties.heroes_games import GAME
from tests.samples import one_in

from interregnum.games.heroes.bots.greedy import GreedyBot
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.wire.adapter import HeroesAdapter
from interregnum.games.heroes.wire.tally import HeroesTally, what_of
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.journal import Event

ADAPTER = HeroesAdapter(GAME)
SEEDS = (4, 5)


class Told(NamedTuple):
    state: State
    answers: int
    walked: int  # movement points of all heroes
    events: list[Event]
    tally: HeroesTally


@cache
def told(seed: int) -> Told:
    """A game of bots, counted as it was played."""
    seats = 2 + seed % 2
    options = {"length": "short", "random-factions": True}
    state = GAME.new(seats, options, fast_dice(seed_from_int(seed)), True)
    bots = [GreedyBot(GAME, seed_from_int(seed), seat) for seat in range(seats)]
    tally, answers, walked, heard = ADAPTER.tally(), 0, 0, 0
    assert state.journal is not None
    while True:
        events = state.journal.seen_by(WATCHER, heard)
        heard += len(events)
        tally.follow(answers, GAME.view(state, WATCHER), events)
        if state.over:
            return Told(state, answers, walked, state.journal.events, tally.told())
        view = GAME.view(state, state.asked)
        assert view.question is not None
        choice = bots[state.asked].answer(view, view.question)
        walked += steps(state, choice)
        state.answer(choice)
        answers += 1


def steps(state: State, choice: int) -> int:
    """How far an answer goes."""
    if state.ask != c.MOVE or not c.GO <= choice < c.FIELD:
        return 0
    view = GAME.view(state, state.asked)
    return ADAPTER.offer(view, choice, GAME.write_choice(view.ask, choice)).steps or 0


def seen(game: Told, *kinds: type[Event]) -> int:
    return sum(isinstance(event, kinds) for event in game.events)


@pytest.mark.parametrize("seed", one_in(2, SEEDS))
def test_power_is_told_as_each_round_began_and_as_the_game_ended(seed: int) -> None:
    game = told(seed)
    rounds = [one.round for one in game.tally.rounds]
    assert [*range(1, game.state.round + 1), game.state.round] == rounds
    last = [[one.places, one.artifacts, one.for_good, one.effects] for one in game.tally.rounds[-1].power]
    assert GAME.view(game.state, WATCHER).sources == last


@pytest.mark.parametrize("seed", SEEDS)
def test_what_players_did_adds_up_to_what_happened(seed: int) -> None:
    game = told(seed)
    seats = game.tally.seats
    assert seen(game, e.BattleWon) == sum(seat.won for seat in seats)
    assert seen(game, e.BattleLost) == sum(seat.lost for seat in seats)
    assert seen(game, e.DuelWon) == sum(seat.duels_won for seat in seats) == sum(seat.duels_lost for seat in seats)
    assert seen(game, e.Bought) == sum(seat.recruited for seat in seats)
    assert seen(game, e.Built) == sum(seat.built for seat in seats)
    assert game.walked == sum(seat.walked for seat in seats)
    assert all(seat.fallen >= 0 for seat in seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_moments_come_in_their_order_and_the_lead_is_that_of_the_end(seed: int) -> None:
    game = told(seed)
    moments = game.tally.moments
    assert sorted(one.answers for one in moments) == [one.answers for one in moments]
    assert all(0 <= one.answers <= game.answers for one in moments)
    assert all(one.amount > 0 or one.kind == "duel" for one in moments)
    power = GAME.view(game.state, WATCHER).power
    lead = next(one.seat for one in moments if one.kind == "lead")
    assert lead is not None
    assert power.count(max(power)) > 1 or max(power) == power[lead]


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("attacker-2:griffins", "griffins"),
        ("attacker-air-elemental", "air-elemental"),
        ("defender-hero:uriel", "uriel"),
    ],
)
def test_what_struck_a_blow_is_called_as_in_the_box(word: str, what: str) -> None:
    assert what == what_of(word)
