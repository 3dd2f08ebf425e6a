"""Sentences that can be read in two ways: the reading by default, and the other one where it is an option."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import attacker_of, fight, play, track
from tests.games.heroes.scenario import A, B, asked, begin, position, told

from interregnum.games.heroes.engine.flow.programs import RECRUITING
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.ids import NOBODY

QUICK = "hero=1/6 1b1=2/4 1b2=2/4"
SLOW = "hero=1/5 1b1=2/4 1b2=2/4"
ORDERED = "A: fighter attacker-1; B: fighter defender-1"


# -- ties between two heroes


@pytest.mark.rules("MMH-RUL-64", "MMH-HVH-02")
@pytest.mark.parametrize(
    ("attacker", "defender", "order"),
    [
        (QUICK, SLOW, "attacker-hero defender-hero attacker-1 attacker-2 defender-1 defender-2"),
        (SLOW, QUICK, "defender-hero attacker-hero defender-1 defender-2 attacker-1 attacker-2"),
    ],
)
def test_the_side_of_the_quicker_hero_places_all_its_equal_stacks_first(
    attacker: str, defender: str, order: str
) -> None:
    state = fight(attacker, defender)

    play(state, ORDERED)

    assert order == track(state)


@pytest.mark.rules("MMH-RUL-64", "MMH-HVH-03")
def test_sides_of_equally_quick_heroes_alternate() -> None:
    state = fight(SLOW, SLOW)

    play(state, ORDERED)

    assert "attacker-hero defender-hero attacker-1 defender-1 attacker-2 defender-2" == track(state)


@pytest.mark.rules("MMH-RUL-64")
def test_sides_always_alternate_at_a_table_that_wants_it_so() -> None:
    state = fight(SLOW, QUICK, "options alternate-ties")

    play(state, ORDERED)

    assert "defender-hero attacker-hero defender-1 attacker-1 defender-2 attacker-2" == track(state)


@pytest.mark.rules("MMH-RUL-60", "MMH-RUL-64", "MMH-BLD-15")
@pytest.mark.parametrize(
    ("attacker", "defender", "order"),
    [
        (SLOW, QUICK, "defender-hero attacker-hero attacker-1 defender-1 attacker-2 defender-2"),
        (QUICK, SLOW, "attacker-hero defender-hero attacker-1 attacker-2 defender-1 defender-2"),
    ],
)
def test_blood_frenzy_takes_nothing_from_a_hero_who_is_the_quicker_one(
    attacker: str, defender: str, order: str
) -> None:
    state = fight(attacker.replace("hero", "sandor"), defender.replace("hero", "anton"), "A blood-frenzy")

    play(state, ORDERED)

    assert order == track(state)


@pytest.mark.rules("MMH-RUL-64", "MMH-INIT-04")
def test_against_an_encounter_the_sides_alternate_as_ever() -> None:
    state = fight(QUICK, "creature=2/4/3")

    play(state, "A: fighter attacker-1")

    assert "attacker-hero defender-creature attacker-1 attacker-2" == track(state)


# -- the elite die


@pytest.mark.rules("MMH-RUL-38", "MMH-ELITE-01")
@pytest.mark.parametrize(("options", "with_the_die"), [("", False), ("army-elite-die", True)])
@pytest.mark.parametrize("first", ["2b1=2/5 1e2=2/3", "1e1=2/3"])
def test_an_elite_token_anywhere_in_the_army_gives_its_die_to_a_table_that_wants_it_so(
    first: str, options: str, with_the_die: bool
) -> None:
    """The first to attack is a stack of basic tokens, or the hero."""
    state = fight(f"hero=2/4 {first}", "creature=1/1/5", f"options {options}")

    assert with_the_die == ([] == told(state, "attacked"))  # whoever has no choice attacks without being asked


@pytest.mark.rules("MMH-RUL-38", "MMH-ELITE-01")
def test_an_army_without_elite_tokens_has_no_elite_die_whatever_the_table_wants() -> None:
    state = fight("hero=2/6 2b1=2/5", "creature=1/4/5 elite", "options army-elite-die")

    assert [0, 0] == [one["elite"] for one in told(state, "attacked")][:2]  # the hero and the stack


# -- Bad luck that was cancelled


@pytest.mark.rules("MMH-LUCK-04", "MMH-RUL-59")
def test_after_cancelled_bad_luck_nothing_is_rerolled() -> None:
    state = fight("hero=1/1 4e1=4/5+elite:precise-attack luck 2", "creature=1/4/9", rolls="1 4 6 bad-luck")

    play(state, "A: attack defender-creature elite; A: cancel-bad-luck")

    assert [] == told(state, "rerolled")
    assert 1 == state.luck[attacker_of(state)]
    assert 2 == told(state, "hits")[0]["hits"]


# -- away from town


def afield(options: str = "") -> State:
    """A hero who is not in his town, with gold and the building for elite units."""
    state = position(f"map .... | A gold 50 training-grounds | uriel c1 2b1 1b2 | options {options}")
    begin(state, RECRUITING, A, NOBODY, NOBODY, 0)
    return state


@pytest.mark.rules("MMH-RUL-73", "MMH-RECR-18", "MMH-RECR-02")
def test_a_hero_away_from_town_may_dismiss_but_neither_buy_nor_upgrade() -> None:
    state = afield()

    assert [] == asked(state, "buy", "upgrade")
    assert 2 == len(asked(state, "dismiss"))

    play(state, f"A: {asked(state, 'dismiss')[0]}; A: done")
    assert 1 == len(told(state, "dismissed"))
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-73", "MMH-RECR-11")
def test_a_hero_away_from_town_may_upgrade_at_a_table_that_wants_it_so() -> None:
    state = afield("upgrade-anywhere")

    assert [] == asked(state, "buy")
    assert 2 == len(asked(state, "upgrade"))
