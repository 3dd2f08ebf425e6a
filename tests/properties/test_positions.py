"""What holds in every position of every game."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from tests.games.heroes.test_position import kept
from tests.properties.kinds import HEROES, LEADERS, Deal, Kind, chooser, deals, every_kind, viewers
from tests.properties.random_games import GAME

from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.engine.events import Gained
from interregnum.games.heroes.engine.terms import POWER_POINTS
from interregnum.games.heroes.lab.invariants import check_since, past
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.errors import IllegalChoice
from interregnum.kernel.ids import ALL, bit

EVERYTHING_IN_ITS_PLACE = [
    pytest.param(
        LEADERS, id="hidden-leaders",
        marks=pytest.mark.rules("HL-COMP-04", "HL-TURN-07", "HL-R-EMP-02", "HL-R-PILE-09"),
    ),
    pytest.param(
        HEROES, id="heroes",
        marks=pytest.mark.rules(
            "MMH-INV-01", "MMH-INV-02", "MMH-INV-03", "MMH-INV-04", "MMH-INV-05", "MMH-INV-08", "MMH-INV-09",
            "MMH-INV-10", "MMH-INV-11", "MMH-INV-12", "MMH-INV-15",
        ),
    ),
]  # fmt: skip


@pytest.mark.parametrize("kind", EVERYTHING_IN_ITS_PLACE)
@given(deal=deals)
def test_every_card_and_piece_is_in_its_place_after_every_answer(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    for _ in kind.answers(state, chooser(deal.seed), 2 * kind.stretch):
        kind.check(state)
    kind.check(state)


@every_kind
@given(deal=deals)
def test_every_listed_answer_applies_and_all_others_are_refused(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        assert state.choices
        assert len(state.choices) == len(set(state.choices))
        if dice.below(20):
            continue
        for choice in state.choices:
            state.clone().answer(choice)
        before = kind.game.state_hash(state)
        listed = set(state.choices)
        for choice in [code for code in kind.codes if code not in listed]:
            with pytest.raises(IllegalChoice):
                state.answer(choice)
        assert before == kind.game.state_hash(state)


@every_kind
@given(deal=deals)
def test_a_clone_plays_on_like_the_original_and_neither_notices_the_other(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        if dice.below(30) == 0:
            before = kind.game.state_hash(state)
            one, two = state.clone(), state.clone()
            assert one.journal is None
            for copy in (one, two):
                for _ in kind.answers(copy, chooser(deal.seed + 1), 30):
                    pass
                assert before == kind.game.state_hash(state)
            assert kind.game.state_hash(one) == kind.game.state_hash(two)


@every_kind
@given(deal=deals)
def test_an_imagined_position_looks_like_the_view_it_came_from(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        if dice.below(10) == 0:
            for viewer in viewers(state):
                view = kind.game.view(state, viewer)
                imagined = kind.game.imagine(view, dice)
                assert view.plain() == kind.game.view(imagined, viewer).plain()
                assert imagined.journal is None
                kind.check(imagined)


@every_kind
@given(deal=deals)
def test_an_imagined_position_can_be_played_on(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        if dice.below(60) == 0:
            viewer = viewers(state)[dice.below(state.seats + 1)]
            imagined = kind.game.imagine(kind.game.view(state, viewer), dice)
            for _ in kind.answers(imagined, dice, 2 * kind.stretch):
                kind.check(imagined)


@every_kind
@given(deal=deals)
def test_stored_states_and_written_choices_read_back_to_what_was_written(kind: Kind, deal: Deal) -> None:
    game, state = kind.game, kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        question = state.question
        assert question is not None
        for choice in question.choices:
            assert choice == game.read_choice(question, game.write_choice(question.ask, choice))
        if dice.below(10) == 0:
            again = game.from_plain(json.loads(json.dumps(game.plain(state))))
            assert game.plain(state) == game.plain(again)
            assert question == again.question
    assert game.plain(state) == game.plain(game.from_plain(game.plain(state)))


@every_kind
@given(deal=deals)
def test_a_stored_state_plays_on_alike(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    again = kind.game.from_plain(json.loads(json.dumps(kind.game.plain(state))))
    for one in (state, again):
        for _ in kind.answers(one, chooser(deal.seed), 60):
            pass

    assert kind.game.state_hash(state) == kind.game.state_hash(again)


@every_kind
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_ends(kind: Kind, seats: int) -> None:
    state = kind.begin(6, seats, {})
    dice = chooser(8)
    while not state.over:
        state.answer(kind.pick(state, dice))
        kind.check(state)

    assert kind.game.result_plain(state)


# --- Hidden Leaders alone


@pytest.mark.rules("HL-INFO-02", "HL-R-INFO-01", "HL-R-INFO-02", "HL-ZONE-HAND")
@given(deal=deals)
def test_what_lies_open_is_known_to_all_and_players_know_their_own_cards(deal: Deal) -> None:
    state = LEADERS.start(deal)
    for _ in LEADERS.answers(state, chooser(deal.seed)):
        open_cards = [card for row in state.ups for card in row] + state.graveyard[-1:]
        open_cards += [card for card in state.tavern if card != EMPTY]
        assert all(state.known[card] == ALL for card in open_cards)
        for seat in range(state.seats):
            assert all(state.known[card] & bit(seat) for card in state.hands[seat] + state.downs[seat])
        assert not any(state.known[card] for card in state.harbor)


@given(deal=deals)
def test_positions_in_notation_read_back_to_what_was_written(deal: Deal) -> None:
    state = LEADERS.start(deal)
    for _ in LEADERS.answers(state, chooser(deal.seed)):
        if state.stack or state.phase == 0:
            continue
        text = GAME.write_position(state)
        again = GAME.position(text, state.dice.clone())
        assert text == GAME.write_position(again)
        assert state.choices == again.choices


# --- Heroes alone


@given(deal=deals)
def test_positions_between_actions_read_back_to_what_was_written(deal: Deal) -> None:
    state = HEROES.start(deal)
    for _ in HEROES.answers(state, chooser(deal.seed)):
        if state.ask != TURN or len(state.stack) != 1:
            continue
        text = HEROES.game.write_position(state)
        again = HEROES.game.position(text, RiggedDice([]))
        assert text == HEROES.game.write_position(again)
        assert kept(state) == kept(again)
        assert state.choices == again.choices


@pytest.mark.rules("MMH-INV-06", "MMH-INV-07", "MMH-INV-13", "MMH-INV-14", "MMH-INV-16")
@given(deal=deals)
def test_what_is_won_stays_and_what_is_gone_does_not_come_back(deal: Deal) -> None:
    state = HEROES.start(deal)
    before = past(state)
    for _ in HEROES.answers(state, chooser(deal.seed), 200):
        before = check_since(before, state)
    check_since(before, state)


@pytest.mark.rules("MMH-INV-01", "MMH-RUL-32")
@given(deal=deals)
def test_power_for_good_is_what_was_told_of(deal: Deal) -> None:
    state = HEROES.played(deal, 200)
    told = [0] * state.seats
    for event in state.journal.events:
        if isinstance(event, Gained) and event.good == POWER_POINTS:
            told[event.seat] += event.amount
    assert told == state.honours
