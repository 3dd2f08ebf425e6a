"""Positions imagined for search: they fit the view, and leaders come as they are believed to."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.bots.tables import GAME, SETS, game

from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.worlds import Worlds
from interregnum.games.hidden_leaders.lab.invariants import cards_in_order
from interregnum.kernel.dice import FastDice, fast_dice

EVEN = [[1.0] * 6] * 6


def views(seats: int, number: int) -> list[View]:
    """What the seats that are asked see in a game by chance."""
    found = []
    for _, view, _ in game(["random"] * seats, SETS[number % len(SETS)], number):
        assert isinstance(view, View)
        found.append(view)
    return found


def public(view: View) -> list[object]:
    """All that lies open."""
    return [view.ups, view.tavern, view.red, view.green, view.turn, view.turns, view.asked, view.ask, view.harbor]


@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_world_asks_what_the_view_asks_and_holds_every_card_once(seats: int, remembers: bool) -> None:
    dice = FastDice(5)
    for view in views(seats, seats)[::3]:
        worlds = Worlds(GAME.box, GAME.script, view, EVEN, 60, remembers)

        state = worlds.deal(dice)

        options = view.options
        assert cards_in_order(state) == GAME.box.cards_in_play(options.beginner, options.extras, options.queens)
        assert view.choices == state.choices
        assert public(view) == public(GAME.view(state, view.viewer))
        assert view.hands[view.viewer] == state.hands[view.viewer]
        assert view.leaders[view.viewer] == state.leaders[view.viewer]
        assert sorted(state.leaders) == list(range(6))


def test_a_known_card_stays_where_it_is_known_to_lie() -> None:
    dice = FastDice(5)
    for view in views(3, 4):
        state = Worlds(GAME.box, GAME.script, view, EVEN, 60).deal(dice)

        for seat in range(3):
            seen = [card for card in view.hands[seat] + view.downs[seat] if card >= 0]
            assert set(seen) <= set(state.hands[seat] + state.downs[seat])


def test_leaders_come_as_often_as_they_are_believed_to() -> None:
    view = views(3, 1)[0]
    rest = [leader for leader in range(6) if leader != view.leaders[view.viewer]]
    other = next(seat for seat in range(3) if seat != view.viewer)
    beliefs = [[1.0] * 6 for _ in range(3)]
    beliefs[other] = [0.0] * 6
    beliefs[other][rest[0]], beliefs[other][rest[1]] = 3.0, 1.0
    worlds = Worlds(GAME.box, GAME.script, view, beliefs, 0)
    dice = FastDice(9)

    drawn = Counter(worlds.deal(dice).leaders[other] for _ in range(800))

    assert {rest[0], rest[1]} == set(drawn)
    assert 560 <= drawn[rest[0]] <= 640


def test_hidden_heroes_lean_towards_the_factions_of_their_leader() -> None:
    view = next(view for view in views(2, 5) if view.turns == 1)
    other, box = 1 - view.viewer, GAME.box

    def own(leaning: int) -> int:
        worlds, dice, found = Worlds(box, GAME.script, view, EVEN, leaning), FastDice(3), 0
        for _ in range(400):
            state = worlds.deal(dice)
            found += sum(
                box.factions[card] & box.leader_factions[state.leaders[other]] != 0 for card in state.downs[other]
            )
        return found

    assert own(0) + 80 < own(100)


def test_the_same_dice_deal_the_same_worlds() -> None:
    view = views(4, 2)[5]
    deals = [Worlds(GAME.box, GAME.script, view, EVEN, 60).deal(fast_dice(b"alike")) for _ in range(2)]

    assert GAME.plain(deals[0]) == GAME.plain(deals[1])
