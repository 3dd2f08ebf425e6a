"""Trade two for one, sales of scrolls, and when they are open (MMH-TRADE)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, B, asked, begin, play, position, told

from interregnum.games.heroes.engine.flow.programs import BUILDING, GATHERING, RECRUITING
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.town import trading
from interregnum.kernel.ids import ALL

PLAIN = ". . . ."
FREE = ("trade", "sell", "advance")


def market(resources: int = 0, gold: int = 0, where: str = "town", hero: str = "uriel", scrolls: str = "") -> State:
    """A player with a Marketplace and one hero."""
    state = position(
        f"map {PLAIN} | A haven marketplace resources {resources} gold {gold} | {hero} {where} 1b1 {scrolls}"
    )
    return state


@pytest.mark.rules("MMH-TRADE-02", "MMH-RUL-72", "MMH-EX-65")
@pytest.mark.parametrize(
    ("given", "line", "after"),
    [
        ((0, 4), "A: trade for 2 resources", (2, 0)),
        ((0, 5), "A: trade for 2 resources", (2, 1)),
        ((0, 5), "A: trade for 1 resources", (1, 3)),
        ((7, 1), "A: trade for 3 gold", (1, 4)),
    ],
)
def test_two_of_one_kind_give_one_of_the_other(given: tuple[int, int], line: str, after: tuple[int, int]) -> None:
    state = market(*given)

    begin(state, GATHERING, A)
    play(state, line)

    assert after == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-TRADE-02", "MMH-RUL-72", "MMH-INV-10")
def test_any_number_of_whole_pairs_is_offered_and_no_more() -> None:
    state = market(5, 3)

    begin(state, GATHERING, A)

    assert ["trade for 1 gold", "trade for 2 gold", "trade for 1 resources", "done"] == asked(state)


@pytest.mark.rules("MMH-RUL-72")
def test_trades_may_follow_each_other_until_nothing_is_left() -> None:
    state = market(4, 0)

    begin(state, GATHERING, A)
    play(state, "A: trade for 1 gold; A: trade for 1 gold; A: trade for 1 resources")

    assert (1, 0) == (state.resources[A], state.gold[A])
    assert B == state.asked
    assert [(A, "traded", 0, 1), (A, "traded", 0, 1), (A, "traded", 1, 1)] == [
        (one["seat"], one["event"], one["good"], one["amount"]) for one in told(state, "traded")
    ]


@pytest.mark.rules("MMH-TRADE-01", "MMH-BLD-05")
def test_without_the_marketplace_there_is_no_trade() -> None:
    state = market(9, 9, scrolls="haste")
    state.buildings[A] = []

    begin(state, GATHERING, A)

    assert B == state.asked
    assert not trading.has_secret_choices(state, A)


@pytest.mark.rules("MMH-TRADE-01", "MMH-CARD:marketplace")
def test_the_marketplace_of_another_player_does_not_help() -> None:
    state = market(9, 9)
    state.buildings[A], state.buildings[B] = [], state.buildings[A]

    begin(state, GATHERING, A)

    assert B == state.asked


@pytest.mark.rules("MMH-RUL-72", "MMH-DEC-19")
@pytest.mark.parametrize("program", [GATHERING, BUILDING, RECRUITING])
def test_trade_is_open_in_every_town_action(program: int) -> None:
    state = market(2, 0)

    begin(state, program, A)

    assert ["trade for 1 gold"] == asked(state, *FREE)


@pytest.mark.rules("MMH-RUL-72")
def test_trade_is_open_at_an_arena_before_paying() -> None:
    state = market(4, 0, where="c1")

    begin(state, RECRUITING, A, 2, 3)
    play(state, "A: trade for 1 gold; A: buy crossbowmen basic for uriel; A: trade for 1 gold")

    assert (0, 1) == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-RUL-72", "MMH-ROUND-02")
def test_trade_alone_is_no_action() -> None:
    state = market(9, 9)

    begin(state, GATHERING, B)

    assert A == state.asked
    assert [] == asked(state, *FREE)  # his turn begins with a card


# -- scrolls


@pytest.mark.rules("MMH-TRADE-03", "MMH-EX-65", "MMH-SCROLL-04")
def test_a_scroll_of_a_hero_in_town_is_sold_for_its_level() -> None:
    state = market(scrolls="instant-travel haste")

    begin(state, GATHERING, A)
    assert ["sell instant-travel", "sell haste", "done"] == asked(state)
    play(state, "A: sell instant-travel")

    travel = BOX.numbers["scroll instant-travel"]
    assert 3 == state.gold[A]
    assert [travel] == state.scroll_discards
    assert [BOX.numbers["scroll haste"]] == state.scrolls[2]
    assert ALL == state.known[travel - BOX.scroll_first]
    assert [{"event": "scroll-sold", "hero": 2, "card": travel, "gold": 3}] == told(state, "scroll-sold")


@pytest.mark.rules("MMH-TRADE-03")
def test_a_hero_outside_the_town_sells_nothing() -> None:
    state = market(where="c1", scrolls="instant-travel")

    begin(state, GATHERING, A)

    assert B == state.asked


@pytest.mark.rules("MMH-RUL-87", "MMH-TRADE-03")
def test_a_scroll_too_high_for_the_hero_may_be_sold() -> None:
    state = market(hero="cornelia", scrolls="implosion")  # Magic 1, level 5

    begin(state, GATHERING, A)
    play(state, "A: sell implosion")

    assert 5 == state.gold[A]


@pytest.mark.rules("MMH-RUL-110", "MMH-TRADE-03")
def test_a_week_without_scrolls_leaves_their_sale_open() -> None:
    state = market(scrolls="haste")
    state.week = BOX.numbers["week week-of-silence"]

    begin(state, GATHERING, A)

    assert ["sell haste"] == asked(state, "sell")


@pytest.mark.rules("MMH-INFO-02")
def test_whether_there_is_something_to_sell_depends_on_public_facts() -> None:
    assert trading.has_secret_choices(market(scrolls="haste"), A)
    assert not trading.has_secret_choices(market(), A)
    assert not trading.has_secret_choices(market(where="c1", scrolls="haste"), A)


@pytest.mark.rules("MMH-DEC-19")
def test_other_answers_are_left_to_whoever_asked() -> None:
    state = market()
    before = state.clone()

    for choice in (0, 3, 500, 800, 1100, 2048, 5000):
        assert not trading.answered(state, A, choice)

    assert (before.resources, before.gold) == (state.resources, state.gold)
