"""The twenty scrolls, each with its first rule and with the one its school opens (MMH-SCROLL)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import (
    battle_of,
    cast,
    events,
    fight,
    fighter_of,
    left,
    offered,
    rolled,
    track,
    turns,
    until,
    used,
)
from tests.games.heroes.scenario import (
    BOX,
    A,
    army,
    asked,
    begin,
    hero_of,
    play,
    position,
    rig,
    told,
    where,
    who,
)

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import ACTIVATION_POINTS, ACTIVATIONS
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import TOUGHNESS

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
CREATURE = fighter_of("defender-creature")
PORTALS = """
    . P . .
    . . . P
"""


def discards(state: State) -> list[str]:
    return [BOX.ids[scroll] for scroll in state.scroll_discards]


# -- all of them


@pytest.mark.rules("MMH-SCROLL-04", "MMH-RUL-87")
def test_a_scroll_is_used_once_and_discarded() -> None:
    state = fight("anastasya 3b1 haste", WOLVES)

    cast(state, "haste")

    assert [] == state.scrolls[BOX.hero_ids.index("anastasya")]
    assert ["haste"] == discards(state)


@pytest.mark.rules("MMH-SCROLL-02", "MMH-EX-76", "MMH-RUL-87", "MMH-HCARD-02")
@pytest.mark.parametrize(
    ("hero", "cards", "answers"),
    [
        ("anton", "mass-weakness", ["use mass-weakness"]),
        ("anton", "mass-stone-skin", ["use mass-stone-skin"]),
        ("anton", "petrification", []),
        ("anton", "petrification arcane-exaltation", ["use petrification"]),
        ("cornelia", "mass-stone-skin", []),
    ],
)
def test_a_scroll_needs_magic_of_its_level(hero: str, cards: str, answers: list[str]) -> None:
    state = fight(f"{hero} 2b2 {cards}", WOLVES)

    assert answers == asked(state, "use")


@pytest.mark.rules("MMH-SCROLL-03", "MMH-SKILL-03", "MMH-SKILL-04", "MMH-RUL-86")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [("sveltana", ["use mass-weakness", "use mass-weakness up", "done"]), ("airini", ["use mass-weakness", "done"])],
)
def test_the_second_rule_of_a_scroll_asks_for_its_school(hero: str, answers: list[str]) -> None:
    state = fight(f"{hero} 2b1 mass-weakness", WOLVES)
    offered(state, "mass-weakness")

    assert answers == asked(state)


@pytest.mark.rules("MMH-RUL-87")
def test_one_scroll_per_window_and_hero() -> None:
    state = fight("anastasya 3b1 haste mass-weakness mass-stone-skin", WOLVES)
    offered(state, "haste")
    assert ["use haste", "use mass-weakness", "use mass-weakness up", "use mass-stone-skin", "done"] == asked(state)

    play(state, "A: use mass-weakness")
    offered(state, "haste")

    assert 2 == battle_of(state).turn
    assert ["use haste", "use mass-stone-skin", "done"] == asked(state)


@pytest.mark.rules("MMH-RUL-101")
def test_nobody_has_to_use_a_scroll() -> None:
    state = fight("anastasya 3b1 haste", WOLVES)
    offered(state, "haste")

    turns(state, 2)

    assert [] == discards(state)


# -- Primal


@pytest.mark.rules("MMH-RUL-105", "MMH-RUL-103", "MMH-RUL-102", "MMH-SKILL-05", "MMH-CARD:haste")
def test_haste_makes_all_stacks_quicker_for_the_battle_and_gives_one_an_attack() -> None:
    state = fight("uriel 3b1 1b3 haste", "harpies")  # 4 and 6, harpies 7
    cast(state, "haste")
    assert ["fighter attacker-1", "fighter attacker-3"] == asked(state)

    play(state, "A: fighter attacker-1")
    until(state, "flee")
    first = rolled(state, "attacker-1")
    turns(state, 2)

    assert [4] == first
    assert [4, 3] == rolled(state, "attacker-1")
    assert track(state).startswith("attacker-3 defender-creature")
    assert 6 == values.initiative(state, battle_of(state), 0)


@pytest.mark.rules("MMH-SKILL-03", "MMH-CARD:haste")
def test_haste_without_the_school_gives_no_attack() -> None:
    state = fight("airini 3b1 haste", WOLVES)

    cast(state, "haste")
    until(state, "flee")

    assert [3] == rolled(state, "attacker-1")


@pytest.mark.rules("MMH-RUL-116", "MMH-EX-97", "MMH-RUL-87", "MMH-SKILL-05", "MMH-CARD:dispel-magic")
def test_dispel_magic_cancels_the_scroll_just_announced() -> None:
    state = fight("uriel 3b1 arcane-exaltation implosion frost-shard", "irina 3b1 dispel-magic")
    until(state, "window", "attacker-hero")

    play(state, "A: use implosion")
    assert ("B window", ["use dispel-magic", "done"]) == (who(state), asked(state))
    play(state, "B: use dispel-magic")

    assert ["implosion", "dispel-magic"] == discards(state)
    assert "3b1" == army(state, "irina")
    assert ["implosion"] == [BOX.ids[one.card] for one in events(state, e.ScrollCancelled)]
    assert 1 == state.luck[BOX.hero_ids.index("irina")]  # she is a primal mage
    assert [1] == rolled(state, "attacker-hero")  # and Uriel attacks as usual, without another scroll
    assert [BOX.numbers["scroll frost-shard"]] == state.scrolls[BOX.hero_ids.index("uriel")]


@pytest.mark.rules("MMH-RUL-116", "MMH-SKILL-03", "MMH-CARD:dispel-magic")
def test_dispel_magic_without_the_school_brings_no_luck_and_may_be_withheld() -> None:
    state = fight("uriel 3b1 mass-weakness", "airini 3b1 dispel-magic")
    cast(state, "mass-weakness")
    withheld = state.clone()

    play(state, "B: use dispel-magic")
    play(withheld, "B: done")

    assert 0 == state.luck[BOX.hero_ids.index("airini")]
    assert [] == battle_of(state).lasting
    assert 1 == len(battle_of(withheld).lasting)


@pytest.mark.rules("MMH-RUL-116", "MMH-CARD:dispel-magic")
def test_dispel_magic_does_not_answer_skills_or_artifacts() -> None:
    state = fight("sveltana 3b1 weakness agony mask-of-death", "uriel 3b1 dispel-magic")

    cast(state, "weakness up at defender-1")
    cast(state, "mask-of-death at defender-1")
    cast(state, "agony at defender-1")

    assert [] == [one for one in asked(state, "use") if "dispel-magic" in one]
    assert [] == discards(state)


@pytest.mark.rules("MMH-RUL-116", "MMH-RUL-87", "MMH-CARD:dispel-magic")
def test_dispel_magic_may_follow_a_scroll_of_the_same_hero_in_the_same_turn() -> None:
    their_cards = "mass-stone-skin dispel-magic"
    state = fight("uriel 3b1 frost-shard", f"irina 3b1 {their_cards}")
    cast(state, "mass-stone-skin")

    cast(state, "frost-shard")

    assert 1 == battle_of(state).turn
    assert ("B window", ["use dispel-magic", "done"]) == (who(state), asked(state))


@pytest.mark.rules("MMH-RUL-117", "MMH-EX-98", "MMH-HAB-12", "MMH-CARD:instant-travel")
def test_instant_travel_takes_a_vagabond_home_where_his_activation_begins() -> None:
    state = position(f"map {PORTALS} | A a2 | airini d1 1b1 instant-travel")
    airini = hero_of("airini")
    begin(state, ACTIVATIONS, A)
    assert ["use instant-travel", "done"] == asked(state)

    play(state, "A: use instant-travel")

    assert "town" == where(state, airini)
    assert 5 == state.stack[-1].slots[ACTIVATION_POINTS]
    assert "go b2" in asked(state)  # he moves on at once


@pytest.mark.rules("MMH-RUL-117", "MMH-EX-98", "MMH-SKILL-04", "MMH-CARD:instant-travel")
def test_instant_travel_of_a_primal_mage_may_lead_to_an_open_portal() -> None:
    state = position(f"map {PORTALS} | anastasya 1b1 instant-travel | anton b1 1b1")
    anastasya = hero_of("anastasya")
    begin(state, ACTIVATIONS, A)
    assert ["use instant-travel up", "done"] == asked(state)  # she is in town already

    play(state, "A: use instant-travel up")

    assert "d2" == where(state, anastasya)  # the other one is not open
    assert 4 == state.stack[-1].slots[ACTIVATION_POINTS]


@pytest.mark.rules("MMH-RUL-117", "MMH-CARD:instant-travel")
def test_instant_travel_asks_which_portal_and_needs_one() -> None:
    state = position(f"map {PORTALS} | anastasya a1 1b1 instant-travel")
    anastasya = hero_of("anastasya")
    begin(state, ACTIVATIONS, A)
    play(state, "A: use instant-travel up")
    assert ["field b1", "field d2"] == asked(state)
    play(state, "A: field b1")
    assert "b1" == where(state, anastasya)


@pytest.mark.rules("MMH-RUL-117", "MMH-RUL-101", "MMH-CARD:instant-travel")
def test_instant_travel_is_not_offered_where_it_leads_nowhere() -> None:
    state = position("map .... | A a1 | anastasya 1b1 instant-travel")

    begin(state, ACTIVATIONS, A)

    assert "A move" == who(state)


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-CARD:implosion")
@pytest.mark.parametrize(("answer", "number"), [("implosion", 4), ("implosion up", 2)])
def test_implosion_deals_five_wounds_or_seven_and_the_hero_attacks_besides(answer: str, number: int) -> None:
    state = fight("uriel 3b1 arcane-exaltation implosion", GHOULS)

    cast(state, answer)

    assert number == left(state)
    assert [1] == rolled(state, "attacker-hero")


# -- Darkness


@pytest.mark.rules("MMH-RUL-97", "MMH-RUL-103", "MMH-SKILL-04", "MMH-CARD:mass-weakness")
@pytest.mark.parametrize(("answer", "later"), [("mass-weakness", 4), ("mass-weakness up", 3)])
def test_mass_weakness_lasts_a_turn_or_the_battle(answer: str, later: int) -> None:
    state = fight("anastasya 3e1 mass-weakness", WOLVES)

    cast(state, answer)
    now = values.strength(state, battle_of(state), CREATURE)
    until(state, "flee")

    assert 3 == now
    assert later == values.strength(state, battle_of(state), CREATURE)


@pytest.mark.rules("MMH-RUL-101", "MMH-RUL-100")
def test_a_defenders_scroll_concerns_his_own_enemies() -> None:
    state = fight("anton 3e1", "anastasya 3e1 mass-weakness")

    cast(state, "mass-weakness up")

    assert [1, 2] == [
        values.strength(state, battle_of(state), fighter_of(f"{side}-1")) for side in ("attacker", "defender")
    ]


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-CARD:mass-agony")
@pytest.mark.parametrize(
    ("answer", "fallen", "armies"),
    [("mass-agony", "1 4 4 8", "2b1 1b2"), ("mass-agony up", "1 4 5 5 4 3", "1b1 1b2")],
)
def test_mass_agony_rolls_for_each_stack_in_the_order_of_the_track(answer: str, fallen: str, armies: str) -> None:
    state = fight("anastasya 3b1 mass-agony", "airini 3b1 3b2")  # centaurs 6 before orcs 3
    offered(state, "mass-agony")
    rig(state, fallen)

    cast(state, answer)

    first = [BOX.ids[one.card] for one in events(state, e.CardRolled)]
    assert ["mass-agony"] * 2 == first
    assert [fighter_of("defender-2"), fighter_of("defender-1")] == [
        one.fighter.number for one in events(state, e.CardRolled)
    ]
    assert armies == army(state, "airini")


@pytest.mark.rules(
    "MMH-RUL-111",
    "MMH-RUL-63",
    "MMH-RUL-102",
    "MMH-SKILL-05",
    "MMH-ELEM-26",
    "MMH-CARD:summon-shadow-elemental",
    "MMH-CARD:summon-light-elemental",
    "MMH-CARD:summon-earth-elemental",
    "MMH-CARD:summon-water-elemental",
)
@pytest.mark.parametrize(
    ("scroll", "hero", "strength", "initiative", "number"),
    [
        ("summon-shadow-elemental", "anastasya", 6, 6, 3),
        ("summon-shadow-elemental", "irina", 5, 6, 3),
        ("summon-light-elemental", "uriel", 5, 7, 3),
        ("summon-light-elemental", "irina", 4, 7, 3),
        ("summon-earth-elemental", "sveltana", 4, 2, 5),
        ("summon-earth-elemental", "irina", 3, 2, 5),
        ("summon-water-elemental", "irina", 5, 5, 4),
        ("summon-water-elemental", "uriel", 4, 5, 4),
    ],
)
def test_an_elemental_joins_as_a_stack_of_its_own(
    scroll: str, hero: str, strength: int, initiative: int, number: int
) -> None:
    state = fight(f"{hero} 3b1 {scroll}", WOLVES)
    stack = scroll.replace("summon", "attacker")

    cast(state, scroll)
    until(state, "flee")

    assert strength == values.strength(state, battle_of(state), fighter_of(stack))
    assert initiative == values.initiative(state, battle_of(state), fighter_of(stack))
    assert number == left(state, stack)
    assert stack in track(state)
    assert "3b1" == army(state, hero)


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-107", "MMH-RUL-102", "MMH-SKILL-04", "MMH-CARD:puppet-master")
@pytest.mark.parametrize(("answer", "fallen", "number"), [("puppet-master", 4, 2), ("puppet-master up", 6, 0)])
def test_puppet_master_holds_a_stack_back_and_wounds_it(answer: str, fallen: int, number: int) -> None:
    state = fight("sveltana 3b1 puppet-master", WOLVES)
    offered(state, "puppet-master")
    rig(state, "5 " * fallen)

    cast(state, answer)

    if number == 0:
        assert "battle-won" in [one["event"] for one in told(state)]
        return
    assert number == left(state)
    turns(state, 2)
    assert [2] == rolled(state, "defender-creature")  # in the second turn only


# -- Light


@pytest.mark.rules("MMH-RES-01", "MMH-RUL-53", "MMH-SKILL-04", "MMH-CARD:mass-heal", "MMH-CARD:word-of-life")
@pytest.mark.parametrize(
    ("scroll", "rule", "points"),
    [("mass-heal", "", 2), ("mass-heal", " up", 3), ("word-of-life", "", 4), ("word-of-life", " up", 4)],
)
def test_a_scroll_of_healing_gives_points_of_resurrection(scroll: str, rule: str, points: int) -> None:
    state = fight(f"uriel 6b1 arcane-exaltation {scroll}", "harpies", rolls="1 1 1 1 8")
    cast(state, f"{scroll}{rule}")
    assert "2b1" == army(state, "uriel")

    play(state, "; ".join(["A: return attacker-1"] * points))

    assert f"{2 + points}b1" == army(state, "uriel")
    assert "A heal" != who(state)  # word of life: no more than four wounds were taken


@pytest.mark.rules("MMH-RUL-101")
def test_a_scroll_of_healing_is_not_offered_without_losses() -> None:
    state = fight("uriel 6b1 mass-heal", "harpies")

    turns(state, 2)

    assert [] == used(state)
    assert [1, 1] == rolled(state, "attacker-hero")


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-CARD:sunburst")
@pytest.mark.parametrize(("answer", "fallen", "number"), [("sunburst", 4, 5), ("sunburst up", 5, 4)])
def test_sunburst_rolls_against_magic_for_every_stack(answer: str, fallen: int, number: int) -> None:
    state = fight("uriel 3b1 sunburst", GHOULS)
    offered(state, "sunburst")
    rig(state, "4 " * fallen)

    cast(state, answer)

    assert number == left(state)


# -- Earth


@pytest.mark.rules("MMH-RUL-109", "MMH-SKILL-04", "MMH-CARD:mass-stone-skin")
def test_mass_stone_skin_covers_all_stacks_for_a_turn_or_one_for_the_battle() -> None:
    state = fight("airini 2e1 2e2 mass-stone-skin", WOLVES)
    offered(state, "mass-stone-skin")
    lasting = state.clone()

    play(state, "A: use mass-stone-skin")
    play(lasting, "A: use mass-stone-skin up; A: fighter attacker-2")
    now = [values.has_ability(state, battle_of(state), stack, TOUGHNESS) for stack in (0, 1)]
    until(state, "flee")
    until(lasting, "flee")

    assert [True, True] == now
    assert [False, True] == [values.is_granted(one, battle_of(one), 1, TOUGHNESS) for one in (state, lasting)]
    assert not values.is_granted(lasting, battle_of(lasting), 0, TOUGHNESS)


@pytest.mark.rules("MMH-RUL-110", "MMH-BTURN-01", "MMH-SKILL-05", "MMH-RUL-102", "MMH-CARD:petrification")
@pytest.mark.parametrize(("hero", "number"), [("airini", 5), ("irina", 6)])
def test_petrification_takes_a_stacks_chance_and_with_earth_wounds_it(hero: str, number: int) -> None:
    state = fight(f"{hero} 3b1 petrification", WOLVES)

    cast(state, "petrification")
    turns(state, 1)

    assert [] == rolled(state, "defender-creature")
    assert number == left(state)


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-104", "MMH-SKILL-05", "MMH-RUL-103", "MMH-CARD:earthquake")
def test_earthquake_rolls_against_six_and_shakes_all_enemies_for_the_battle() -> None:
    state = fight("sveltana 3b1 earthquake", "harpies")
    offered(state, "earthquake")
    rig(state, "6 7 8 8 8")

    play(state, "A: use earthquake")
    turns(state, 2)

    assert 5 == left(state)
    assert [5, 4] == rolled(state, "defender-creature")


@pytest.mark.rules("MMH-SKILL-03", "MMH-CARD:earthquake")
def test_earthquake_without_the_school_only_wounds() -> None:
    state = fight("uriel 3b1 arcane-exaltation earthquake", "harpies")

    cast(state, "earthquake")

    assert [] == battle_of(state).lasting


# -- Water


@pytest.mark.rules("MMH-RUL-107", "MMH-EX-90", "MMH-WND-08", "MMH-CARD:frost-shard")
def test_frost_shard_names_a_stack_even_with_defence_and_surplus_wounds_are_lost() -> None:
    state = fight("irina 3b1 frost-shard", "cornelia 2b1 2b2")
    cast(state, "frost-shard")
    assert ["fighter defender-1", "fighter defender-2"] == asked(state)  # priestesses have Defence; no hero
    rig(state, "1 4 3 8")

    play(state, "A: fighter defender-2")

    assert "2b1" == army(state, "cornelia")


@pytest.mark.rules("MMH-RUL-107", "MMH-SKILL-04", "MMH-CARD:frost-shard")
@pytest.mark.parametrize(("answer", "fallen"), [("frost-shard", 3), ("frost-shard up", 4)])
def test_frost_shard_rolls_three_dice_or_four(answer: str, fallen: int) -> None:
    state = fight("airini 3b1 frost-shard", GHOULS)
    offered(state, "frost-shard")
    rig(state, "4 " * fallen)

    cast(state, answer)

    assert [fallen] == [len(one.dice) for one in events(state, e.CardRolled)]
    assert 9 - fallen == left(state)


@pytest.mark.rules("MMH-RUL-108", "MMH-SKILL-04", "MMH-RUL-106", "MMH-CARD:ice-armour")
@pytest.mark.parametrize(("answer", "units"), [("ice-armour", "4b1"), ("ice-armour up", "5b1")])
def test_ice_armour_prevents_three_wounds_or_four(answer: str, units: str) -> None:
    state = fight("irina 6b1 ice-armour", WOLVES, rolls="1 1 1 1 1")
    offered(state, "ice-armour")
    assert ["use ice-armour", "use ice-armour up", "done"] == asked(state)

    cast(state, answer)

    assert units == army(state, "irina")


@pytest.mark.rules("MMH-RUL-104", "MMH-RUL-105", "MMH-SKILL-05", "MMH-EX-86", "MMH-CARD:blizzard")
def test_blizzard_takes_two_attacks_and_with_water_slows_all_enemies() -> None:
    state = fight("irina 3b1 blizzard", WOLVES)

    cast(state, "blizzard")
    turns(state, 1)

    assert [3] == rolled(state, "defender-creature")
    assert "attacker-hero attacker-1 defender-creature" == track(state)
    assert ["blizzard"] == used(state)


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-93", "MMH-CARD:week-of-silence")
def test_in_the_week_of_silence_no_scroll_is_used() -> None:
    state = fight("irina 3b1 blizzard", WOLVES, "weeks week-of-silence")
    outside = position(f"map {PORTALS} | irina a1 1b1 instant-travel | weeks week-of-silence")

    begin(outside, ACTIVATIONS, A)

    assert "A window" not in (who(state), who(outside))
    assert [] == asked(outside, "use")


@pytest.mark.rules("MMH-SCROLL-01")
def test_scrolls_lie_with_the_hero_who_gained_them() -> None:
    state = position(f"map {PORTALS} | anton a1 1b1 | uriel c1 1b1 haste")
    anton = hero_of("anton")
    uriel = hero_of("uriel")

    assert ([], 1) == (state.scrolls[anton], len(state.scrolls[uriel]))
