"""What counts as one press of a person in the browser, and how many a short game for two takes."""

from __future__ import annotations

from interregnum.games.heroes.game import standard
from interregnum.games.heroes.lab.presses import Comforts, Given, play, pressed
from interregnum.kernel.dice import seed_from_int, seed_of_game

GAMES = 2
WITH_COMFORTS, BY_HAND = 120, 180  # presses of one person, on average at most
ALL, EACH, HAND = Comforts(), Comforts(battles=False), Comforts(deputy=False)
BARE = Comforts(settings=False, deputy=False, unasked=False)


def answers(*told: str, battle: int = 0) -> list[Given]:
    """`move: go` is the answer `go` to the question `move`; what else is listed does not matter."""
    return [Given(ask, (chosen,), chosen, True, battle) for ask, _, chosen in [one.partition(": ") for one in told]]


def presses(given: list[Given], comforts: Comforts = BARE) -> int:
    return pressed(given, comforts).presses


def test_a_basket_a_walk_with_its_end_and_a_gathering_are_one_press_each() -> None:
    assert 1 == presses(answers("recruit: buy", "recruit: hire", "recruit: for-gold", "recruit: done"))
    assert 1 == presses(answers("move: go", "move: done"))
    assert 2 == presses(answers("move: visit", "part: part", "move: done"))
    assert 1 == presses(answers("income: gold", "gathered: for-gold", "gathered: done"))


def test_income_is_chosen_anew_only_where_it_is_to_be_another() -> None:
    gathered = answers("income: gold", "gathered: done", "income: gold", "gathered: done", "income: resources")
    assert (2, 3) == (presses(gathered, ALL), presses(gathered))


def test_heroes_who_are_left_stay_by_one_press() -> None:
    stay = answers("move: done", "next-hero: hero", "move: done", "next-hero: hero", "move: done")
    assert 1 == presses(stay, ALL)
    assert 2 == presses([*answers("move: go", "move: done", "next-hero: hero"), *stay], ALL)


def test_a_battle_is_handed_over_by_one_press() -> None:
    fought = answers("announce: attack", "window: done", "wounded: wound", "luck: yes", "flee: fight-on", battle=1)
    assert [0, 1, 2, 5] == [presses(fought, comforts) for comforts in (ALL, EACH, HAND, BARE)]
    assert 2 == presses([*fought, *answers("announce: attack", battle=2)], EACH)


def test_a_short_game_takes_no_more_presses_than_it_may() -> None:
    game, seed = standard(), seed_from_int(1)
    played = [one for number in range(GAMES) for one in play(game, seed_of_game(seed, number))]

    assert WITH_COMFORTS >= sum(presses(one, ALL) for one in played) / len(played)
    assert BY_HAND >= sum(presses(one, HAND) for one in played) / len(played)
    assert BY_HAND < sum(presses(one) for one in played) / len(played)
