"""The balance of Heroes: what is noted of a game, and what is made of it."""

from __future__ import annotations

from collections import Counter

import pytest

from interregnum import game
from interregnum.games.heroes.lab.balance import USED, Balance, Played, Seat, games
from interregnum.kernel.dice import seed_from_int
from interregnum.lab.shares import Share

SOURCES = {"places": 3, "artifacts": 1, "for-good": 0, "effects": 0}


def seat(faction: str, place: int, won: bool, built: list[str]) -> Seat:
    return Seat(faction, f"hero of {faction}", place, won, SOURCES, built, Counter(common=2), Counter(common=1), 1)


@pytest.fixture
def balance() -> Balance:
    found = Balance()
    found.add(Played([seat("haven", 0, True, ["town-hall"]), seat("necropolis", 1, False, [])], 10, 500, "time-out"))
    found.add(
        Played(
            [seat("haven", 1, True, ["level 2", "town-hall"]), seat("sanctuary", 0, False, [])], 8, 400, "domination"
        )
    )
    found.add(Played([seat("haven", 0, True, []), seat("sanctuary", 1, True, [])], 10, 500, "time-out"))  # shared
    return found


def test_wins_are_counted_where_somebody_won_alone(balance: Balance) -> None:
    assert {"haven": Share(2, 2), "necropolis": Share(0, 1), "sanctuary": Share(0, 1)} == balance.wins("faction")
    assert {"0": Share(1, 2), "1": Share(1, 2)} == balance.wins("place")
    assert Share(1, 1) == balance.pairs()["haven", "sanctuary"]


def test_power_battles_and_buildings_are_means_over_seats(balance: Balance) -> None:
    assert {"places": 3.0, "artifacts": 1.0, "for-good": 0.0, "effects": 0.0} == balance.sources()
    assert (2.0, Share(12, 18)) == balance.battles()["common"]
    assert (0.0, Share(0, 0)) == balance.battles("haven")["legendary"]
    assert [("level 2", Share(1, 6), 1.0, Share(1, 1)), ("town-hall", Share(2, 6), 1.5, Share(2, 2))] == (
        balance.buildings()
    )


def test_a_game_is_told_from_its_journal() -> None:
    (found,) = games(game("heroes"), 2, "greedy", 1, seed_from_int(2), {})

    assert {0, 1} == {one.place for one in found.seats}
    for one in found.seats:
        assert one.hero in game("heroes").box.hero_ids
        assert "town-hall" in one.built
        assert sum(one.beaten.values()) > 0
    assert found.reason in ("domination", "time-out")


def test_what_was_used_is_told_by_kind_the_rarest_first() -> None:
    (found,) = games(game("heroes"), 2, "greedy", 1, seed_from_int(2), {})
    balance = Balance()
    balance.add(found)
    used = {kind: balance.used(game("heroes"), kind) for kind in USED}

    assert Share(1, 1) == used["building"]["town-hall"]
    assert Share(0, 1) == used["building"]["temple-of-asha"]
    for shares in used.values():
        assert sorted(share.hits for share in shares.values()) == [share.hits for share in shares.values()]
    assert {0, 1} == {share.hits for share in used["skill"].values()}
    assert {0, 1} == {share.hits for share in used["place"].values()}
