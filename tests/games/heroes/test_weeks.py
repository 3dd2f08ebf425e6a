"""The fifteen Week cards (MMH-RUL-92, 119)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import (
    battle_of,
    cast,
    events,
    fight,
    fighter_of,
    over,
    rolled,
    track,
    turns,
    until,
    win,
)
from tests.games.heroes.scenario import BOX, A, B, alter, asked, begin, play, position, who

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATIONS,
    BUILDING,
    GATHERING,
    RECRUITING,
    REVEALING,
    TAKING,
    TREASURE,
    TREASURE_LEFT,
)
from interregnum.games.heroes.engine.flow.rounds import begin_round, end_round
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.town import experience
from interregnum.kernel.ids import NOBODY

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
PLAINS = """
    . S . .
    . . . .
"""


def in_week(week: str, *heroes: str, factions: tuple[str, ...] = ("haven", "necropolis")) -> State:
    """A map in this week, with heroes in their towns."""
    players = " | ".join(f"{letter} {faction}" for letter, faction in zip("ABCD", factions, strict=False))
    parts = " | ".join(f"{hero} 1b1" for hero in heroes)
    return position(f"map {PLAINS} | {players} | {parts} | weeks {week}")


@pytest.mark.rules(
    "MMH-RUL-92",
    "MMH-RUL-119",
    "MMH-RUL-100",
    "MMH-GATH-07",
    "MMH-CARD:week-of-the-harvest",
    "MMH-CARD:week-of-the-mint",
)
@pytest.mark.parametrize(
    ("week", "treasury"), [("week-of-the-harvest", (1, 0)), ("week-of-the-mint", (0, 1)), ("week-of-mists", (0, 0))]
)
def test_a_week_adds_to_the_gather_of_every_player(week: str, treasury: tuple[int, int]) -> None:
    state = in_week(week, "anton", "anastasya")

    begin(state, GATHERING, A)
    begin(state, GATHERING, B)

    assert [treasury, treasury] == [(state.resources[seat], state.gold[seat]) for seat in (A, B)]


@pytest.mark.rules("MMH-RUL-119", "MMH-RUL-103", "MMH-RUL-92", "MMH-CARD:week-of-the-courier")
def test_in_the_week_of_the_courier_every_hero_has_a_movement_point_more() -> None:
    state = in_week("week-of-the-courier", "anton")

    begin(state, ACTIVATIONS, A)

    assert [5] == [one.points for one in events(state, e.Activated)]


@pytest.mark.rules("MMH-RUL-114", "MMH-EX-95", "MMH-HAB-13", "MMH-RUL-102", "MMH-CARD:week-of-levies")
def test_in_the_week_of_levies_the_first_unit_of_an_action_is_cheaper() -> None:
    state = in_week("week-of-levies", "anton")
    state.levels[A] = 3
    state.gold[A] = 5

    begin(state, RECRUITING, A, NOBODY, 3)
    play(state, "A: buy griffins basic for anton")  # 4 less 1, and 1 for the Master of Griffins
    first = 5 - state.gold[A]
    play(state, "A: buy griffins basic for anton")

    assert (2, 0) == (first, state.gold[A])


@pytest.mark.rules("MMH-RUL-114", "MMH-CARD:week-of-levies")
def test_the_week_of_levies_counts_anew_in_the_next_action() -> None:
    state = in_week("week-of-levies", "cornelia")
    state.gold[A] = 1

    for _ in range(2):
        begin(state, RECRUITING, A, NOBODY, 3)
        play(state, "A: buy crossbowmen basic for cornelia")  # costs nothing

    assert 1 == state.gold[A]


@pytest.mark.rules("MMH-RUL-114", "MMH-EX-95", "MMH-BLD-13", "MMH-CARD:week-of-masons")
@pytest.mark.parametrize(("skill", "price"), [("", 2), ("architect", 1)])
def test_in_the_week_of_masons_buildings_are_cheaper(skill: str, price: int) -> None:
    state = in_week("week-of-masons", "anton")
    alter(state, f"anton {skill}")
    for treasury in (state.resources, state.gold):
        treasury[A] = price

    begin(state, BUILDING, A)
    assert ["build town-hall", "build town-hall for gold"] == [
        one for one in asked(state, "build") if "town-hall" in one
    ]
    play(state, "A: build town-hall for gold")

    assert (price, 0) == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-RUL-92", "MMH-RUL-119", "MMH-RUL-100", "MMH-CARD:week-of-champions")
def test_in_the_week_of_champions_every_hero_has_an_attack_more() -> None:
    state = fight("anton 3b1", "anastasya 3b1", "weeks week-of-champions")

    assert ([2], [2]) == (rolled(state, "attacker-hero"), rolled(state, "defender-hero"))
    assert [3] == rolled(state, "attacker-1")


@pytest.mark.rules("MMH-RUL-114", "MMH-XP-07", "MMH-CARD:week-of-scholars")
def test_in_the_week_of_scholars_advances_are_cheaper_for_all() -> None:
    state = in_week("week-of-scholars", "anton", "anastasya")

    assert [2, 2] == [experience.cost(state, BOX.hero_ids.index(hero)) for hero in ("anton", "anastasya")]


@pytest.mark.rules("MMH-RUL-119", "MMH-DEC-24", "MMH-LUCK-01", "MMH-CARD:week-of-fortune")
def test_the_week_of_fortune_gives_each_player_a_luck_token_in_turn_order() -> None:
    state = in_week("week-of-fortune", "anton", "uriel", "anastasya", "sveltana")
    state.first = B

    begin(state, REVEALING, B)
    assert ("B one-hero", ["hero anastasya", "hero sveltana"]) == (who(state), asked(state))
    play(state, "B: hero sveltana")
    assert ("A one-hero", ["hero anton", "hero uriel"]) == (who(state), asked(state))
    play(state, "A: hero anton")

    assert [1, 0, 0, 1] == [
        state.luck[BOX.hero_ids.index(hero)] for hero in ("anton", "uriel", "anastasya", "sveltana")
    ]


@pytest.mark.rules("MMH-RUL-119")
def test_with_one_hero_nobody_is_asked_who_gets_the_token() -> None:
    state = in_week("week-of-fortune", "anton", "anastasya")

    begin(state, REVEALING, A)

    assert [1, 1] == [state.luck[BOX.hero_ids.index(hero)] for hero in ("anton", "anastasya")]


@pytest.mark.rules("MMH-RUL-92", "MMH-RUL-119", "MMH-DARK-02", "MMH-CARD:week-of-the-wolf")
def test_the_week_of_the_wolf_makes_both_stacks_of_creatures_quicker() -> None:
    state = fight("anton 3b1 1b3", "goblins", "weeks week-of-the-wolf")  # 5 + 1 against griffins 6

    turns(state, 1)

    assert "defender-creature attacker-3 defender-creature-2 attacker-hero attacker-1" == track(state)


@pytest.mark.rules("MMH-RUL-92")
def test_weeks_that_change_creatures_leave_heroes_and_elementals_alone() -> None:
    state = fight("irina 3b1 summon-water-elemental", "anton 3b1", "weeks week-of-the-wolf")
    cast(state, "summon-water-elemental")

    assert 5 == values.initiative(state, battle_of(state), fighter_of("attacker-water-elemental"))
    assert 4 == values.initiative(state, battle_of(state), fighter_of("defender-1"))


@pytest.mark.rules("MMH-RUL-118", "MMH-RUL-119", "MMH-CARD:week-of-conquest")
@pytest.mark.parametrize(("owner", "gold"), [(B, 2), (NOBODY, 0)])
def test_in_the_week_of_conquest_a_place_taken_from_a_player_brings_gold(owner: int, gold: int) -> None:
    state = in_week("week-of-conquest", "anton", "anastasya")
    if owner == B:
        alter(state, "A | B owns b1")

    begin(state, TAKING, A, BOX.hero_ids.index("anton"), 1)

    assert (gold, 0) == (state.gold[A], state.gold[B])


@pytest.mark.rules("MMH-RUL-92", "MMH-RUL-97", "MMH-CARD:week-of-the-dragons")
@pytest.mark.parametrize(("token", "strength"), [("phoenix-2", 4), ("sirens-2", 5)])
def test_the_week_of_the_dragons_weakens_legendary_creatures(token: str, strength: int) -> None:
    state = fight("anton 3e1", token, "weeks week-of-the-dragons")

    assert strength == values.strength(state, battle_of(state), fighter_of("defender-creature"))


@pytest.mark.rules("MMH-RUL-113", "MMH-EX-94", "MMH-RUL-119", "MMH-CARD:blood-moon")
@pytest.mark.parametrize(
    ("artifact", "chests", "of_encounter", "parts"),
    [("", 1, 1, 2), ("", 1, 0, 1), ("compass-of-ylath", 1, 1, 3), ("compass-of-ylath", 3, 1, 3)],
)
def test_the_blood_moon_gives_a_part_more_for_the_chests_of_an_encounter(
    artifact: str, chests: int, of_encounter: int, parts: int
) -> None:
    state = in_week("blood-moon", "anton")
    anton = BOX.hero_ids.index("anton")
    alter(state, f"anton {artifact}")

    begin(state, TREASURE, A, anton, chests, -1, of_encounter)

    assert parts == state.stack[-1].slots[TREASURE_LEFT]


@pytest.mark.rules("MMH-EX-94")
def test_a_common_encounter_in_the_blood_moon_yields_two_parts() -> None:
    state = fight("anton 5b1", GHOULS, "weeks blood-moon")

    win(state)
    over(state)

    assert "A part" == who(state)
    assert 2 == state.stack[-1].slots[TREASURE_LEFT]


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-93", "MMH-CARD:week-of-silence")
def test_in_the_week_of_silence_scrolls_can_still_be_sold() -> None:
    state = in_week("week-of-silence", "anton")
    alter(state, "A marketplace | anton blizzard")

    begin(state, GATHERING, A)

    assert ["sell blizzard"] == asked(state, "sell")


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-93", "MMH-RUL-58", "MMH-CARD:week-of-no-quarter")
def test_in_the_week_of_no_quarter_nobody_flees() -> None:
    state = fight("anton 3e1", GHOULS, "weeks week-of-no-quarter")

    until(state, "announce", "attacker-1")
    for _ in range(3):
        play(state, f"A: {asked(state, 'attack')[-1]}")
        until(state, "announce", "attacker-1")

    assert 4 == battle_of(state).turn


@pytest.mark.rules("MMH-DARK-01", "MMH-RUL-90", "MMH-CARD:week-of-mists")
def test_dark_days_are_marked_on_five_weeks() -> None:
    dark = [week.id for week in BOX.facts.weeks if week.dark_days]

    assert ["week-of-the-wolf", "week-of-mists", "blood-moon", "week-of-silence", "week-of-no-quarter"] == dark
    assert [] == BOX.rules[2 * BOX.numbers["week week-of-mists"]]


@pytest.mark.rules("MMH-RUL-92", "MMH-RUL-119", "MMH-RUL-103")
def test_a_week_lasts_to_the_end_of_its_round() -> None:
    state = in_week("week-of-scholars", "anton")
    anton = BOX.hero_ids.index("anton")
    state.weeks.append(BOX.numbers["week week-of-mists"])

    end_round(state)
    between = experience.cost(state, anton)
    begin_round(state)

    assert (3, 3) == (between, experience.cost(state, anton))
    assert BOX.numbers["week week-of-mists"] == state.week
