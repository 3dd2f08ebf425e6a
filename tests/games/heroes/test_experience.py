"""Experience: trophies, the price of an advance, treasure XP (MMH-XP)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.heroes.scenario import A, B, alter, asked, begin, hero_of, play, position, told

from interregnum.games.heroes.engine.flow.programs import BUILDING, GAIN_XP, GATHERING, RECRUITING
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.town import experience

PLAIN = ". . . ."
TOKENS = {1: [0, 2, 5], 2: [1, 3, 4], 3: [21, 22, 23], 4: [39, 40, 41], 5: [38, 43, 44]}  # encounters by XP
HAVEN_SKILLS = (
    "aggressiveness", "logistics", "manoeuvre", "reinforcements", "heroism", "vitality", "heal", "stone-skin",
)  # fmt: skip
ANTON, URIEL = 0, 2


def hero_with(skills: int, *trophies: int, hero: str = "anton") -> State:
    """A hero with so many skills and with trophies of so many XP each."""
    state = position(f"map {PLAIN} | A haven | {hero} c1 1b1 {' '.join(HAVEN_SKILLS[:skills])}")
    number = hero_of(hero)
    take(state, number, *trophies)
    return state


def take(state: State, hero: int, *trophies: int) -> None:
    held = [token for tokens in state.trophies for token in tokens]
    for xp in trophies:
        token = next(one for one in TOKENS[xp] if one not in held)
        held.append(token)
        state.trophies[hero].append(token)


def ways(state: State) -> list[str]:
    """The advances that are offered during an action."""
    begin(state, GATHERING, A)
    return asked(state, "advance") if state.asked == A else []


# -- the price


@pytest.mark.rules("MMH-XP-07", "MMH-XP-08", "MMH-RUL-83")
@pytest.mark.parametrize("skills", range(9))
def test_an_advance_costs_the_skills_and_three_more(skills: int) -> None:
    state = hero_with(skills)

    assert skills + 3 == experience.cost(state, ANTON)


@pytest.mark.rules("MMH-RUL-114", "MMH-XP-07")
def test_discounts_on_advances_add_up() -> None:
    state = position(f"map {PLAIN} | moander 1b1 enlightenment | sveltana 1b1")
    moander = hero_of("moander")
    assert 3 == experience.cost(state, moander)  # 1 + 3 - 1
    assert 3 == experience.cost(state, hero_of("sveltana"))  # the discount is his own

    alter(state, "weeks week-of-scholars")
    assert 2 == experience.cost(state, moander)
    assert 2 == experience.cost(state, 4)


# -- paying


@pytest.mark.rules("MMH-XP-02", "MMH-XP-05", "MMH-RUL-83", "MMH-EX-71")
@pytest.mark.parametrize(
    ("skills", "trophies", "sets"),
    [
        (2, (2, 2, 3), ["advance anton 2+3"]),
        (2, (3, 4), ["advance anton 3+4"]),
        (0, (1, 1), []),
        (0, (1, 1, 1), ["advance anton 1+1+1"]),
        (0, (3,), ["advance anton 3"]),
        (0, (1, 2, 3, 5), ["advance anton 1+2", "advance anton 3", "advance anton 5"]),
        (1, (1, 2, 2, 3), ["advance anton 2+2", "advance anton 1+3", "advance anton 2+3"]),
        (2, (4, 1, 5, 3), ["advance anton 1+4", "advance anton 3+4", "advance anton 5"]),
        (5, (1, 1, 2, 3), []),
        (4, (1, 1, 2, 3), ["advance anton 1+1+2+3"]),
    ],
)
def test_every_set_is_offered_from_which_no_trophy_could_be_left_out(
    skills: int, trophies: tuple[int, ...], sets: list[str]
) -> None:
    assert sorted(sets) == sorted(ways(hero_with(skills, *trophies)))


@pytest.mark.rules("MMH-RUL-83")
@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 0), (3, 2, 2, 0, 1), (1, 3, 0, 2, 1), (2, 2, 2, 2, 2)])
@pytest.mark.parametrize("price", range(13))
def test_the_sets_are_all_minimal_ones(counts: tuple[int, ...], price: int) -> None:
    wanted = set()
    for digits in product(*[range(count + 1) for count in counts]):
        total = sum(xp * digit for xp, digit in enumerate(digits, 1))
        least = min((xp for xp, digit in enumerate(digits, 1) if digit), default=0)
        if total >= price and (total - least < price or total == 0):
            wanted.add(sum(digit * 10**place for place, digit in enumerate(digits)))

    found: list[int] = []
    experience.add_sets([0, *counts], 5, price, 0, found)

    assert wanted == set(found)
    assert len(wanted) == len(found)


@pytest.mark.rules("MMH-XP-01", "MMH-XP-05", "MMH-XP-09", "MMH-RUL-89", "MMH-EX-71")
def test_the_trophies_named_leave_the_game_and_the_others_are_kept() -> None:
    state = hero_with(2, 2, 2, 3)

    begin(state, GATHERING, A)
    play(state, "A: advance anton 2+3; A: might; A: card architect")

    assert [3] == state.trophies[ANTON]
    assert [] == [token for token in state.encounters if token in (1, 21)]
    assert 3 == len(state.skills[ANTON])
    assert [{"event": "advanced", "hero": ANTON, "tokens": [1, 21]}] == told(state, "advanced")


@pytest.mark.rules("MMH-XP-05", "MMH-EX-71")
def test_no_change_is_given() -> None:
    state = hero_with(2, 3, 4)

    begin(state, GATHERING, A)
    play(state, "A: advance anton 3+4; A: might; A: card architect")

    assert [] == state.trophies[ANTON]


@pytest.mark.rules("MMH-XP-06", "MMH-RUL-78")
def test_trophies_of_another_hero_do_not_count() -> None:
    state = hero_with(0, 2)
    alter(state, "uriel 1b1")
    take(state, URIEL, 2)

    assert [] == ways(state)


@pytest.mark.rules("MMH-XP-02", "MMH-RUL-82", "MMH-DEC-19")
@pytest.mark.parametrize("program", [GATHERING, BUILDING, RECRUITING])
def test_a_hero_may_advance_during_any_own_action_wherever_he_is(program: int) -> None:
    state = hero_with(0, 3)

    begin(state, program, A)

    assert ["advance anton 3"] == asked(state, "advance")


@pytest.mark.rules("MMH-RUL-82")
def test_he_need_not_advance() -> None:
    state = hero_with(0, 3)

    begin(state, GATHERING, A)
    play(state, "A: done")

    assert [21] == state.trophies[ANTON]


@pytest.mark.rules("MMH-RUL-83")
def test_several_advances_in_a_row_cost_more_each_time() -> None:
    state = hero_with(0, 3, 4, 5)

    begin(state, GATHERING, A)
    play(state, "A: advance anton 3; A: might; A: card architect")
    assert ["advance anton 4", "advance anton 5"] == sorted(asked(state, "advance"))
    play(state, "A: advance anton 4; A: might; A: card heroism")
    assert ["advance anton 5"] == asked(state, "advance")
    play(state, "A: advance anton 5; A: magic; A: card renewal")

    assert 3 == len(state.skills[ANTON])
    assert B == state.asked


@pytest.mark.rules("MMH-XP-14")
def test_without_any_skill_card_left_there_is_no_advance() -> None:
    state = hero_with(0, 3)
    state.skill_decks[0], state.skill_decks[1] = [], []

    assert [] == ways(state)


# -- XP of a treasure card


@pytest.mark.rules("MMH-XP-03", "MMH-XP-04", "MMH-EX-72", "MMH-RUL-82")
def test_treasure_xp_and_a_trophy_together_pay_for_an_advance() -> None:
    state = hero_with(1, 3)

    begin(state, GAIN_XP, A, ANTON, 1)
    assert ["advance anton 3", "done"] == asked(state)
    play(state, "A: advance anton 3; A: might; A: card architect")

    assert ([], 2) == (state.trophies[ANTON], len(state.skills[ANTON]))
    assert B == state.asked


@pytest.mark.rules("MMH-XP-03", "MMH-RUL-84", "MMH-EX-72")
def test_treasure_xp_that_complete_no_advance_are_lost() -> None:
    state = hero_with(1)

    begin(state, GAIN_XP, A, ANTON, 1)

    assert B == state.asked
    assert [{"event": "xp-lost", "hero": ANTON, "xp": 1}] == told(state, "xp-lost")


@pytest.mark.rules("MMH-XP-03", "MMH-XP-05")
def test_enough_treasure_xp_need_no_trophy_and_their_surplus_is_lost() -> None:
    state = hero_with(0, 1, 5)
    alter(state, "weeks week-of-scholars")  # an advance costs 2

    begin(state, GAIN_XP, A, ANTON, 3)
    assert ["advance anton", "done"] == asked(state)
    play(state, "A: advance anton; A: might; A: card architect")

    assert [0, 38] == state.trophies[ANTON]
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-83", "MMH-RUL-84")
def test_treasure_xp_may_be_declined_and_make_sets_smaller() -> None:
    state = hero_with(2, 1, 2, 3)  # 5 XP, 2 of them from the card

    begin(state, GAIN_XP, A, ANTON, 2)
    assert ["advance anton 1+2", "advance anton 3", "done"] == sorted(asked(state))
    play(state, "A: done")

    assert 3 == len(state.trophies[ANTON])
    assert [{"event": "xp-lost", "hero": ANTON, "xp": 2}] == told(state, "xp-lost")
