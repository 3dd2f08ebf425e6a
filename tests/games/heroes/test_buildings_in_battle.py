"""The twelve buildings: the four of the factions in battle, and what the eight others are to heroes (MMH-BLD)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import fight, rolled, start, track, turns, until, used, win
from tests.games.heroes.scenario import BOX, A, B, alter, army, asked, begin, hero_of, play, position, rig, where, who

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS, GATHERING, RECRUITING
from interregnum.games.heroes.engine.terms import COMMAND, RECRUIT_ELITES, RECRUIT_HEROES, TRADE
from interregnum.kernel.ids import NOBODY

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
CULTISTS = "cultists"  # Strength 4, Initiative 4, Number 8, elite
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
PORTALS = """
    . P . .
    . . . .
"""

# -- Guardian Angel


@pytest.mark.rules(
    "MMH-BLD-14", "MMH-BLD-18", "MMH-RUL-60", "MMH-EX-39", "MMH-RUL-108", "MMH-DEC-13", "MMH-CARD:guardian-angel"
)
def test_guardian_angel_drops_the_skulls_of_one_attack_per_turn() -> None:
    state = fight("anton 9b1", "kappas-1", "A guardian-angel")
    until(state, "announce", "defender-creature")
    rig(state, "1 1 8 8 8 two-skulls")

    play(state, "B: attack elite")
    assert ("A window", ["use guardian-angel", "done"]) == (who(state), asked(state))
    play(state, "A: use guardian-angel")

    assert "7b1" == army(state, "anton")


@pytest.mark.rules("MMH-EX-39", "MMH-RUL-102", "MMH-RUL-60")
def test_a_second_attack_with_skulls_in_the_same_turn_counts_fully() -> None:
    state = fight("anton 9b1", "kappas-1", "A guardian-angel | weeks week-of-mists")
    for answer in ("use guardian-angel", ""):
        until(state, "announce", "defender-creature" if answer else "defender-creature-2")
        rig(state, "1 8 8 8 8 two-skulls")
        play(state, "B: attack elite")
        if answer:
            play(state, f"A: {answer}")

    assert "5b1" == army(state, "anton")  # one wound, then three


@pytest.mark.rules("MMH-RUL-108", "MMH-BLD-14", "MMH-CARD:guardian-angel")
def test_guardian_angel_is_not_offered_without_skulls() -> None:
    state = fight("anton 9b1", "kappas-1", "A guardian-angel")
    until(state, "announce", "defender-creature")
    rig(state, "1 1 8 8 8")

    play(state, "B: attack")

    assert "A window" != who(state)


@pytest.mark.rules("MMH-EX-91", "MMH-RUL-108", "MMH-RUL-60", "MMH-CARD:guardian-angel")
@pytest.mark.parametrize("first", ["guardian-angel", "stand-your-ground"])
def test_guardian_angel_and_stand_your_ground_add_up(first: str) -> None:
    state = fight("uriel 7b1 stand-your-ground", "kappas-1", "A guardian-angel")
    until(state, "announce", "defender-creature")
    rig(state, "1 1 1 8 8 two-skulls")
    play(state, "B: attack elite")
    assert ["use stand-your-ground", "use guardian-angel", "done"] == asked(state)

    second = "stand-your-ground" if first == "guardian-angel" else "guardian-angel"
    play(state, f"A: use {first}; A: use {second}")

    assert "6b1" == army(state, "uriel")


@pytest.mark.rules("MMH-RUL-108")
def test_prevented_skulls_never_take_more_than_the_wounds_that_are_left() -> None:
    state = fight("irina 6b1 ice-armour", "kappas-1", starts=False)
    alter(state, "A guardian-angel")
    start(state)
    until(state, "announce", "defender-creature")
    rig(state, "1 1 8 8 8 two-skulls")
    play(state, "B: attack elite; A: use ice-armour; A: use guardian-angel")

    assert "6b1" == army(state, "irina")


# -- Blood Frenzy


@pytest.mark.rules("MMH-BLD-15", "MMH-RUL-60", "MMH-EX-37", "MMH-CARD:blood-frenzy")
def test_blood_frenzy_places_first_at_equal_initiative() -> None:
    state = fight("kraal 3b1", CULTISTS, "A blood-frenzy")
    usual = fight("kraal 3b1", CULTISTS)
    for one in (state, usual):
        until(one, "announce", "defender-creature")

    assert "attacker-hero defender-creature attacker-1" == track(state)
    assert "defender-creature attacker-hero attacker-1" == track(usual)


@pytest.mark.rules("MMH-BLD-15", "MMH-RUL-60", "MMH-HVH-02", "MMH-CARD:blood-frenzy")
def test_blood_frenzy_beats_a_quicker_hero_and_serves_a_defender() -> None:
    state = fight("hitomi 2b1 2b3", "kraal 2b2 2b3", "A | B blood-frenzy")
    usual = fight("hitomi 2b1 2b3", "kraal 2b2 2b3")

    at_six = ["attacker-hero", "attacker-3", "defender-2"]
    for one in (state, usual):
        until(one, "flee")
    assert "defender-2" == next(one for one in track(state).split() if one in at_six)
    assert "defender-2" != next(one for one in track(usual).split() if one in at_six)


# -- Necromancy


@pytest.mark.rules("MMH-BLD-16", "MMH-RUL-60", "MMH-EX-40", "MMH-RUL-53", "MMH-TIME-07", "MMH-CARD:necromancy")
def test_necromancy_lets_a_hero_without_army_come_home_with_two_tokens() -> None:
    state = fight("sveltana 2b1 2b2", "harpies", "A necromancy", rolls="1 1 1 1 1")

    play(state, "A: wound attacker-1 basic")  # the rest needs no answer
    assert ["return attacker-1", "return attacker-2", "done"] == asked(state)
    play(state, "A: return attacker-1; A: return attacker-2")

    assert "1b1 1b2" == army(state, "sveltana")
    assert "town" == where(state, BOX.hero_ids.index("sveltana"))
    assert BOX.token_ids.index("harpies") in state.encounters


@pytest.mark.rules("MMH-EX-40", "MMH-RUL-53", "MMH-CARD:necromancy")
def test_necromancy_may_bring_one_elite_back() -> None:
    state = fight("sveltana 4b1", "harpies", "A necromancy", rolls="1 1 1 1 1")

    play(state, "A: return attacker-1; A: promote attacker-1")

    assert "1e1" == army(state, "sveltana")


@pytest.mark.rules("MMH-RUL-60", "MMH-BLD-16", "MMH-CARD:necromancy")
@pytest.mark.parametrize("end", ["won", "fled"])
def test_necromancy_works_after_victory_and_flight(end: str) -> None:
    state = fight("sveltana 5b1", "harpies", "A necromancy", rolls="1 1 8 8 8")

    if end == "won":
        win(state)
    else:
        play(state, "A: flee")

    assert "A heal" == who(state)
    assert ["necromancy"] == used(state)


# -- Honor


@pytest.mark.rules("MMH-BLD-17", "MMH-RUL-60", "MMH-EX-38", "MMH-DEC-12", "MMH-RUL-110", "MMH-RUL-93", "MMH-CARD:honor")
def test_honor_takes_the_elite_die_from_both_sides() -> None:
    state = fight("irina 3e2 reapers-scythe", "kappas-1", "A honor")
    assert ("A window", ["use honor", "done"]) == (who(state), asked(state))
    declined = state.clone()

    play(state, "A: use honor")
    play(declined, "A: done")
    until(declined, "announce", "attacker-hero")
    turns(state, 2)

    assert "attack elite" in asked(declined)
    assert [3, 3] == rolled(state, "attacker-2")
    assert [5, 5] == rolled(state, "defender-creature")


@pytest.mark.rules("MMH-BLD-18", "MMH-RUL-100")
def test_a_building_serves_every_hero_of_its_player_and_nobody_else() -> None:
    for hero in ("irina", "hitomi", "ciele"):
        assert "use honor" in asked(fight(f"{hero} 3b1", WOLVES, "A honor"))
    state = fight("irina 3b1", WOLVES, starts=False)
    alter(state, "A | B honor")
    start(state)
    assert [] == asked(state, "use")


@pytest.mark.rules("MMH-BLD-18", "MMH-BLD-19", "MMH-BLD-20")
def test_each_faction_has_eight_common_buildings_and_one_of_its_own() -> None:
    own = [
        [BOX.ids[one] for one in row if BOX.facts.buildings[one - BOX.building_first].faction]
        for row in BOX.faction_buildings
    ]

    assert [["guardian-angel"], ["necromancy"], ["honor"], ["blood-frenzy"]] == own
    assert [9] * 4 == [len(row) for row in BOX.faction_buildings]


# -- the others


@pytest.mark.rules("MMH-BLD-06", "MMH-HCARD-05", "MMH-RUL-100", "MMH-CARD:war-council")
def test_the_war_council_raises_the_command_of_all_heroes_of_its_player() -> None:
    state = position(f"map {PORTALS} | anton a1 1b1 | uriel c1 1b1 | anastasya d1 1b1")
    heroes = [hero_of(name) for name in ("anton", "uriel", "anastasya")]

    alter(state, "A war-council")

    assert [10, 8, 8] == [values.of_hero(state, hero, COMMAND) for hero in heroes]


@pytest.mark.rules("MMH-BLD-08", "MMH-CARD:temple-of-asha")
def test_the_temple_of_asha_is_worth_three_power() -> None:
    state = position(f"map {PORTALS} | anton 1b1")
    alter(state, "A temple-of-asha")  # without what lies under it

    assert [3, 0] == [power.power(state, seat) for seat in (A, B)]


@pytest.mark.rules("MMH-BLD-07", "MMH-PORTAL-01", "MMH-PORTAL-03", "MMH-CARD:town-portal")
def test_the_town_portal_leads_out_of_the_town() -> None:
    state = position(f"map {PORTALS} | A town-portal | anton 1b1")

    begin(state, ACTIVATIONS, A)

    assert "go b1" in asked(state)


@pytest.mark.rules("MMH-BLD-01", "MMH-BLD-02", "MMH-BLD-04", "MMH-BLD-05", "MMH-RUL-100")
def test_permissions_and_limits_come_from_the_players_own_buildings() -> None:
    state = position(
        f"map {PORTALS} | A hall-of-fame training-grounds garrison marketplace | anton 1b1 | anastasya 1b1"
    )

    for what in (RECRUIT_HEROES, RECRUIT_ELITES, TRADE):
        assert [True, False] == [values.player_may(state, seat, what) for seat in (A, B)]
    assert [5, 3] == [values.recruit_limit(state, seat) for seat in (A, B)]


@pytest.mark.rules("MMH-BLD-03", "MMH-BLD-04", "MMH-RECR-07", "MMH-CARD:town-hall", "MMH-CARD:garrison")
def test_the_town_hall_pays_and_the_garrison_lets_five_units_be_bought() -> None:
    state = position(f"map {PORTALS} | A town-hall garrison | cornelia 1b1")
    begin(state, GATHERING, A)
    play(state, "A: gold")
    paid = (state.resources[A], state.gold[A])
    state.gold[A] = 9

    begin(state, RECRUITING, A, NOBODY, values.recruit_limit(state, A))
    for _ in range(5):
        play(state, "A: buy crossbowmen basic for cornelia")

    assert (0, 3) == paid
    assert [] == asked(state, "buy")
    assert 4 == state.gold[A]
