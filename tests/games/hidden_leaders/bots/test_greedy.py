"""The greedy bot: what it expects of the markers, what it believes of the others, and what it plays."""

from __future__ import annotations

import pytest
from tests.bots.tables import GAME, game, seated

from interregnum.games.hidden_leaders.bots.belief import Belief
from interregnum.games.hidden_leaders.bots.forecast import Forecast, forecast, space
from interregnum.games.hidden_leaders.engine.box import HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK
from interregnum.games.hidden_leaders.engine.choices import setup_hidden
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import NOBODY

FORECAST: Forecast = forecast(GAME.box)


def answer(given: str) -> str:
    """What the greedy bot answers in a position, in notation."""
    state = GAME.position(given, FastDice(7))
    view = GAME.view(state, state.asked)
    question = view.question
    assert question is not None
    return GAME.write_choice(question.ask, seated("greedy", state.asked).answer(view, question))


def test_without_further_plays_the_markers_decide() -> None:
    expected = {(4, 4): WATER_FOLK, (7, 4): IMPERIAL_ARMY, (4, 7): HILL_TRIBES, (10, 11): UNDEAD}

    for (red, green), faction in expected.items():
        assert 1.0 == FORECAST.chances(space(red, green), 0)[faction]


@pytest.mark.parametrize("plays", [0, 0.3, 1, 2.5, 12, 99])
def test_one_faction_wins_in_the_end(plays: float) -> None:
    for at in FORECAST.spaces:
        assert pytest.approx(1.0) == sum(FORECAST.chances(at, plays))


def test_the_further_the_end_the_less_is_certain() -> None:
    certain = [FORECAST.chances(space(9, 4), plays)[IMPERIAL_ARMY] for plays in range(6)]

    assert sorted(certain, reverse=True) == certain


def test_a_card_reaches_what_its_marker_part_offers() -> None:
    sharpshooter = GAME.box.numbers["shaky-sharpshooter"]

    assert (space(5, 4), space(4, 3)) == FORECAST.reach[sharpshooter][space(4, 4)]
    assert (space(12, 1),) == FORECAST.reach[sharpshooter][space(12, 1)]


def test_nobody_is_believed_to_have_the_viewers_leader() -> None:
    belief = Belief(GAME.box, FORECAST)
    view = GAME.view(GAME.new(3, {}, FastDice(3)), 0)

    chances = belief.leaders(view, 1)

    assert 0.0 == chances[view.leaders[0]]
    assert pytest.approx(1.0) == sum(chances)


def test_whoever_helps_a_faction_is_believed_to_side_with_it() -> None:
    belief = Belief(GAME.box, FORECAST)
    view = GAME.view(GAME.new(3, {}, FastDice(3)), 0)
    before = belief.aligned(view, 1)

    belief.credit(1, FORECAST.chances(space(4, 4), 3), FORECAST.chances(space(7, 4), 3))

    assert before[IMPERIAL_ARMY] < belief.aligned(view, 1)[IMPERIAL_ARMY]
    assert before == belief.aligned(view, 2)


def test_greedy_players_give_their_leaders_away() -> None:
    believed: list[float] = []
    for number in range(12):
        watcher = Belief(GAME.box, FORECAST)
        for state, _, _ in game(["greedy", "greedy"], {}, number):
            seen = GAME.view(state, 0)
            watcher.see(seen)
        last = watcher.last
        assert isinstance(last, View)
        believed.append(watcher.leaders(last, 1)[state.leaders[1]])

    assert sum(believed) / len(believed) > 0.3  # chance alone: 0.2


# Seven face-up heroes: one more ends a game of two.
IMPERIAL = "+ace-fighter +canned-champion +well-aged-warrior +underestimated-squire"
NEARLY = f"{IMPERIAL} +grumpy-guard +potato-privateer +battle-connoisseur"


def test_it_ends_the_game_when_that_wins() -> None:
    given = f"A *pavyr keen-koi underpaid-mercenary {NEARLY} | B *enned -aimless-eel | red 6 green 4"

    assert "play underpaid-mercenary" == answer(given)


def test_it_does_not_end_the_game_when_that_loses() -> None:
    given = f"A *pavyr keen-koi {NEARLY} | B *enned +furious-frog | red 6 green 4 | wilderness leery-lizard"

    assert "play keen-koi" != answer(given)


def test_it_moves_the_markers_towards_its_own_factions() -> None:
    state = GAME.position(f"A *xiadul rotting-orangutan {NEARLY} | B *lemron | red 7 green 4", FastDice(7))
    state.answer(state.choices[0])  # one-of: red+2 or green+2
    view = GAME.view(state, state.asked)
    question = view.question
    assert question is not None

    choice = seated("greedy", 0).answer(view, question)

    assert "move red+2" == GAME.write_choice(question.ask, choice)


def test_it_hides_a_hero_of_its_own_at_the_start() -> None:
    box = GAME.box
    for number in range(10):
        state = GAME.new(4, {}, FastDice(number + 1))
        view = GAME.view(state, state.asked)
        question = view.question
        assert question is not None
        own = box.leader_factions[view.leaders[state.asked]]
        hidden = setup_hidden(seated("greedy", state.asked).answer(view, question))

        some = any(box.factions[card] & own for card in view.hands[state.asked])
        assert bool(box.factions[hidden] & own) == some


def test_it_beats_the_random_bot() -> None:
    names = ["greedy", "random"]
    wins = decided = 0
    for number in range(60):
        seats = names if number % 2 == 0 else names[::-1]
        *_, (state, _, _) = game(seats, {}, number)
        outcome = state.outcome
        assert outcome is not None
        decided += outcome.winner != NOBODY
        wins += outcome.winner != NOBODY and seats[outcome.winner] == "greedy"

    assert wins >= 0.6 * decided
