"""The balance of Hidden Leaders: what is noted of a game, and what is made of it."""

from __future__ import annotations

import pytest

from interregnum import game
from interregnum.games.hidden_leaders.lab.balance import Balance, Played, games
from interregnum.kernel.dice import seed_from_int
from interregnum.lab.shares import Share

KOI, GOBLIN, NONE = frozenset({"keen-koi"}), frozenset({"bored-goblin"}), frozenset[str]()


@pytest.fixture
def balance() -> Balance:
    found = Balance()
    found.add(Played("undead", 1, [0, 1], ["cyra", "enned"], [KOI, GOBLIN], 20))
    found.add(Played("undead", 0, [1, 0], ["cyra", "lemron"], [KOI, NONE], 22))
    found.add(Played("water-folk", None, [0, 1], ["myrad", "cyra"], [NONE, NONE], 24))
    return found


def test_thrones_count_in_every_game_and_seats_where_somebody_won(balance: Balance) -> None:
    assert Share(2, 3) == balance.factions()["undead"]
    assert Share(0, 3) == balance.factions()["hill-tribes"]
    assert {"cyra": Share(1, 2), "enned": Share(1, 1), "lemron": Share(0, 1)} == balance.leaders()
    assert {"0": Share(0, 2), "1": Share(2, 2)} == balance.places()


def test_cards_are_told_by_how_often_whoever_played_them_won(balance: Balance) -> None:
    assert [
        ("bored-goblin", Share(1, 3), Share(1, 1)),
        ("keen-koi", Share(2, 3), Share(1, 2)),
        ("grumpy-guard", Share(0, 3), Share(0, 0)),
    ] == balance.cards(["grumpy-guard", "keen-koi", "bored-goblin"])


def test_a_game_is_told_from_its_journal() -> None:
    (found,) = games(game("hidden-leaders"), 4, "greedy", 1, seed_from_int(2), {})

    assert [0, 1, 2, 3] == sorted(found.places)
    assert 4 == len(set(found.leaders))
    assert all(found.cards)
    assert found.winner in (None, 0, 1, 2, 3)
