"""When cards work, in which order, and that being asked betrays nothing (MMH-TIME, MMH-RUL-101 to 111, MMH-INFO-05)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.heroes.battles import (
    battle_of,
    cast,
    decline,
    events,
    fight,
    fighter_of,
    left,
    offered,
    over,
    rolled,
    start,
    track,
    turns,
    until,
    used,
    win,
)
from tests.games.heroes.scenario import (
    BOX,
    FACTS,
    A,
    B,
    alter,
    army,
    asked,
    begin,
    in_numbers,
    play,
    position,
    rig,
    told,
    who,
)

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle import rolls
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import ELITE_DIE, ENEMY_SCROLL, TOUGHNESS, TURN_START, WINDOWS
from interregnum.games.heroes.engine.view import view
from interregnum.kernel.ids import ALL, WATCHER

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9
CREATURE = fighter_of("defender-creature")
SCROLLS = [scroll.id for scroll in BOX.facts.scrolls]

# -- order


@pytest.mark.rules("MMH-TIME-01", "MMH-RUL-101", "MMH-RUL-105", "MMH-DEC-23")
def test_the_active_player_uses_all_his_cards_of_a_window_first_and_then_the_track_is_sorted() -> None:
    state = fight("anton 3b1 1b3 manoeuvre heroism", "moander 3b1 3b2 manoeuvre")
    before = track(state)
    assert ("A window", "turn-start") == (who(state), WINDOWS[state.source])

    play(state, "A: use heroism up at attacker-1; A: use manoeuvre at attacker-1")
    assert "B window" == who(state)
    during = track(state)
    play(state, "B: use manoeuvre at defender-1")
    turns(state, 1)

    assert before == during
    assert "attacker-1 attacker-3 attacker-hero defender-2 defender-1 defender-hero" == track(state)


@pytest.mark.rules("MMH-TIME-01", "MMH-RUL-106")
def test_after_an_attack_of_the_enemy_the_active_player_answers_first() -> None:
    state = fight("anton 4b1 retribution-aura", "moander 3b1 3b2 life-drain")
    battle_of(state).wounds[fighter_of("defender-2")] = 2
    battle_of(state).lost[fighter_of("defender-2")] = 2
    until(state, "flee")
    rig(state, "8 1 1 8")  # the hero, then the liches
    play(state, "B: fight-on; A: fight-on")
    until(state, "window")

    assert ("A window", "after-enemy-attack") == (who(state), WINDOWS[state.source])
    play(state, "A: done")
    assert ("B window", "after-own-attack") == (who(state), WINDOWS[state.source])


@pytest.mark.rules("MMH-TIME-02", "MMH-TIME-03", "MMH-TIME-05", "MMH-TIME-06", "MMH-TIME-07", "MMH-TIME-08")
def test_each_card_works_in_the_window_it_names() -> None:
    cards = "reinforcements manoeuvre heal renewal vitality"
    state = fight(f"uriel 4b1 {cards}", "harpies", rolls="1 1 8 8 8")
    seen: list[str] = []
    while state.battle is not None:
        if ASKS[state.ask] == "window":
            seen.append(WINDOWS[state.source])
        if ASKS[state.ask] == "flee":
            win(state)
        else:
            decline(state)

    assert ["before-battle", "turn-start", "in-battle", "turn-end"] == seen[:4]
    assert "vitality" == used(state)[-1]


@pytest.mark.rules("MMH-TIME-04")
def test_targets_of_the_start_of_a_turn_may_change_in_the_next() -> None:
    state = fight("moander 3b1 intimidation", "anton 3b1 3b2")

    play(state, "A: use intimidation up at defender-1")
    turns(state, 1)
    play(state, "B: fight-on; A: fight-on; A: use intimidation up at defender-2")
    turns(state, 2)

    assert ([2, 3], [3, 2]) == (rolled(state, "defender-1"), rolled(state, "defender-2"))


# -- after the victory check


@pytest.mark.rules("MMH-RUL-106", "MMH-RUL-62", "MMH-BEND-01")
def test_an_attack_that_decides_the_battle_opens_no_window_but_the_one_after_it() -> None:
    state = fight("sveltana 4b1 life-drain", "harpies", "A necromancy", rolls="1 1 8 8 8", starts=False)
    alter(state, "sveltana renewal")
    start(state)
    turns(state, 1)
    before = used(state)

    win(state)

    assert [*before, "necromancy"] == used(state)
    assert "A heal" == who(state)


@pytest.mark.rules("MMH-RUL-106", "MMH-RUL-107")
def test_wounds_by_cards_are_no_attack() -> None:
    state = fight("sveltana 3b1 agony life-drain", "uriel 3b1 3b2 retribution-aura")
    until(state, "window", "attacker-hero")
    rig(state, "1 1")

    play(state, "A: use agony at defender-1")

    assert "1b1 3b2" == army(state, "uriel")
    assert ["agony"] == used(state)


@pytest.mark.rules("MMH-RUL-107", "MMH-BEND-01", "MMH-RUL-62")
def test_a_victory_check_follows_the_wounds_of_a_card() -> None:
    state = fight("sveltana 3b1 agony", WOLVES)
    battle_of(state).numbers[CREATURE] = 1
    rig(state, "1 1")

    play(state, "A: use agony up at defender-creature")

    assert "A part" == who(state)
    assert [] == rolled(state, "attacker-hero")


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-45", "MMH-RUL-53")
def test_inside_the_stack_its_owner_assigns_the_wounds_of_a_card_as_usual() -> None:
    state = fight("irina 3b1 frost-shard", "cornelia 1b2 1e2 heal")
    offered(state, "frost-shard")
    rig(state, "1 8 8")
    cast(state, "frost-shard")
    assert ["wound defender-2 basic", "wound defender-2 elite"] == asked(state)

    play(state, "B: wound defender-2 elite")

    assert ("1b2 1e2", 1) == (army(state, "cornelia"), battle_of(state).marks[fighter_of("defender-2")])
    until(state, "window", "defender-hero")
    assert ["use heal", "done"] == asked(state)  # a wound by a card can be undone


# -- the number of attacks


@pytest.mark.rules("MMH-RUL-104", "MMH-EX-86", "MMH-RUL-37", "MMH-RUL-50")
@pytest.mark.parametrize(
    ("token", "number", "without", "with_die"),
    [("sirens-1", 12, 3, 3), ("sirens-1", 4, 2, 1), ("sirens-1", 2, 1, 1), ("dire-wolves-2", 12, 5, 5)],
)
def test_attacks_fewer_are_taken_off_after_the_cap_and_not_from_fury(
    token: str, number: int, without: int, with_die: int
) -> None:
    state = fight("irina 3b1 blizzard", token)
    cast(state, "blizzard")
    battle = battle_of(state)
    battle.numbers[CREATURE] = number

    assert without == rolls.dice_of(state, battle, CREATURE, False)
    assert with_die == rolls.dice_of(state, battle, CREATURE, True)


@pytest.mark.rules("MMH-RUL-104", "MMH-ATK-05", "MMH-ATK-06")
def test_changes_of_attacks_add_up_between_one_die_and_five() -> None:
    state = fight("irina 3b1 blizzard frozen-ground mask-of-death haste", WOLVES)
    cast(state, "mask-of-death at defender-creature")
    cast(state, "blizzard")
    turns(state, 1)

    assert [1] == rolled(state, "defender-creature")  # five less one, two and two, but one at least


# -- lots of wounds


@pytest.mark.rules("MMH-RUL-108")
def test_of_a_card_each_stack_is_a_lot_of_its_own() -> None:
    state = fight("uriel 3b1 sunburst", "sveltana 3b1 3b2 arcane-ward")
    offered(state, "sunburst")
    rig(state, "1 1 8 8 1 1 8 8")

    play(state, "A: use sunburst")

    assert "2b1 2b2" == army(state, "sveltana")
    assert [1, 1] == [one.wounds for one in events(state, e.Prevented)]


@pytest.mark.rules("MMH-RUL-108", "MMH-BLD-14")
def test_a_prevention_meets_only_the_lots_it_names() -> None:
    theirs = "stand-your-ground"
    state = fight("sveltana 3b1 agony", f"uriel 5b1 {theirs}", "A | B guardian-angel")
    until(state, "window", "attacker-hero")
    rig(state, "1 1")

    play(state, "A: use agony up at defender-1")

    assert "B window" != who(state)
    assert "3b1" == army(state, "uriel")


@pytest.mark.rules("MMH-RUL-108", "MMH-RUL-106")
def test_prevented_wounds_were_not_dealt() -> None:
    state = fight("moander 4b2 life-drain", "anton 5b1 dragon-scale-mail")
    until(state, "flee")
    battle_of(state).lost[1] = battle_of(state).wounds[1] = 1
    rig(state, "8 1 1 8 8")  # Anton, then the liches
    play(state, "B: fight-on; A: fight-on")
    until(state, "window")
    assert ["use dragon-scale-mail", "done"] == asked(state)
    withheld = state.clone()

    play(state, "B: use dragon-scale-mail")
    play(withheld, "B: done")

    assert "A window" != who(state)  # one wound was dealt, not two
    assert ("A window", ["use life-drain at attacker-2", "done"]) == (who(withheld), asked(withheld))


# -- granted abilities


@pytest.mark.rules("MMH-RUL-109")
def test_granted_twice_is_no_more_than_once_and_adds_one_icon_to_the_printed_ones() -> None:
    state = fight("airini 2e4 stone-skin mass-stone-skin", GHOULS)
    cast(state, "stone-skin up at attacker-4")
    cast(state, "mass-stone-skin")

    assert 2 + 1 == values.icons(state, battle_of(state), 3, 1)  # cyclopes have two
    assert 0 + 1 == values.icons(state, battle_of(state), 3, 0)


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-122", "MMH-RUL-46")
def test_when_granted_toughness_ends_no_token_turns_or_falls() -> None:
    state = fight("airini 1e1 mass-stone-skin", GHOULS)
    offered(state, "mass-stone-skin")
    rig(state, "8 1 1 8 8 8")  # Airini, then the ghouls

    play(state, "A: use mass-stone-skin")
    marks = battle_of(state).marks[0]
    turns(state, 1)

    assert 2 == marks
    assert "1e1" == army(state, "airini")
    assert 1 == battle_of(state).marks[0]  # of two marks one is left, for the printed icon


@pytest.mark.rules("MMH-RUL-109", "MMH-CAB-08")
def test_marks_of_a_stack_without_icons_of_its_own_are_all_taken_off() -> None:
    state = fight("anton 2b1 celestial-armour", GHOULS, rolls="8 8 8 1 8 8 8 8")

    play(state, "A: use celestial-armour at attacker-1")
    turns(state, 1)

    assert ("2b1", 0) == (army(state, "anton"), battle_of(state).marks[0])
    assert not values.has_ability(state, battle_of(state), 0, TOUGHNESS)


# -- elementals


@pytest.mark.rules("MMH-RUL-111", "MMH-EX-96", "MMH-ATK-03", "MMH-RUL-63")
def test_an_elemental_attacks_with_what_is_left_of_it() -> None:
    state = fight("uriel 3b1 summon-water-elemental", "harpies", rolls="1 8 8 8 8")
    cast(state, "summon-water-elemental")
    assert ["wound attacker-1 basic", "wound attacker-water-elemental basic"] == asked(state)

    play(state, "A: wound attacker-water-elemental basic")
    turns(state, 1)

    assert 3 == left(state, "attacker-water-elemental")
    assert [3] == rolled(state, "attacker-water-elemental")
    assert 4 == values.strength(state, battle_of(state), fighter_of("attacker-water-elemental"))


@pytest.mark.rules("MMH-RUL-111", "MMH-EX-96", "MMH-RUL-63", "MMH-WND-08")
def test_without_unit_tokens_the_battle_is_lost_although_an_elemental_stands() -> None:
    state = fight("uriel 1b1 summon-water-elemental", "harpies", rolls="1 8 8 8 8")
    cast(state, "summon-water-elemental")

    play(state, "A: wound attacker-1 basic")

    assert state.battle is None
    assert 1 == len(told(state, "battle-lost"))


@pytest.mark.rules("MMH-RUL-111")
def test_an_elemental_is_no_unit_token() -> None:
    state = fight("irina 7b1 summon-water-elemental mass-heal", "harpies", rolls="1 8 8 8 8")
    cast(state, "summon-water-elemental")  # Command 7 is full
    irina = BOX.hero_ids.index("irina")
    assert (7, 0) == (state.army_size(irina), values.rout(state, irina))
    until(state, "wounded")
    play(state, "A: wound attacker-water-elemental basic")
    until(state, "window", "attacker-hero")
    assert ["done"] == asked(state)  # what an elemental suffered cannot be resurrected
    until(state, "flee")
    play(state, "A: flee")

    assert "5b1" == army(state, "irina")


@pytest.mark.rules("MMH-RUL-111", "MMH-RUL-107", "MMH-RUL-38")
def test_cards_treat_an_elemental_as_a_stack_and_it_is_never_elite() -> None:
    state = fight("uriel 2b1 summon-water-elemental", "sveltana 3b1 weakness agony")
    cast(state, "summon-water-elemental")
    offered(state, "weakness")

    assert "use weakness at attacker-water-elemental" in asked(state)
    assert 0 == rolls.may_use_elite_die(state, battle_of(state), fighter_of("attacker-water-elemental"))


# -- Dark days


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-109", "MMH-RUL-90", "MMH-DARK-04")
def test_in_dark_days_a_card_names_either_stack_and_surplus_wounds_are_lost() -> None:
    state = fight("kraal 3b1 agony", "sentinels", "weeks week-of-mists")  # they have Defence
    until(state, "window")
    named = [f"use agony{rule} at defender-creature{n}" for rule in ("", " up") for n in ("", "-2")]
    assert [*named, "done"] == asked(state)
    battle_of(state).numbers[CREATURE] = 9  # one wound: ordinary ones would have to go there
    battle_of(state).numbers[CREATURE + 1] = 1
    rig(state, "1 1")

    play(state, "A: use agony up at defender-creature-2")

    assert (9, 0) == (left(state), left(state, "defender-creature-2"))


@pytest.mark.rules("MMH-RUL-107", "MMH-RUL-108")
def test_in_dark_days_a_card_against_all_enemies_rolls_for_both_stacks() -> None:
    state = fight("uriel 3b1 sunburst", "goblins", "weeks week-of-mists")
    offered(state, "sunburst")
    rig(state, "1 8 8 8 1 1 8 8")

    play(state, "A: use sunburst")

    assert [7, 6] == [left(state), left(state, "defender-creature-2")]


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-49", "MMH-CAB-04")
def test_granted_defence_leaves_precise_creatures_nobody_to_name() -> None:
    state = fight("anton 3b1 3b3 griffin-shield", "goblin-hunters", "weeks week-of-mists")
    turns(state, 1)

    attacks = [one for one in events(state, e.Attacked) if one.fighter.number >= CREATURE]
    assert [31, 31] == [one.target.number for one in attacks]


# -- Dispel Magic in the middle of an attack


@pytest.mark.rules("MMH-RUL-116", "MMH-RUL-108", "MMH-CARD:dispel-magic")
def test_dispel_magic_may_cancel_a_scroll_that_prevents_wounds() -> None:
    state = fight("sveltana 3b1 dispel-magic", "irina 6b1 ice-armour")
    until(state, "flee")
    rig(state, "8 8 8 8 8 8 8 1 1 1")  # the heroes, the guards, then the skeletons
    play(state, "B: fight-on; A: fight-on")

    cast(state, "ice-armour")
    assert ("A window", "enemy-scroll") == (who(state), WINDOWS[state.source])
    play(state, "A: use dispel-magic")

    assert "3b1" == army(state, "irina")
    assert [] == events(state, e.Prevented)


@pytest.mark.rules("MMH-RUL-93", "MMH-RUL-110", "MMH-BLD-17")
def test_a_ban_beats_a_permission() -> None:
    state = fight("irina 3e2 reapers-scythe", WOLVES, "A honor")
    irina = BOX.hero_ids.index("irina")
    before = values.hero_may(state, irina, ELITE_DIE)

    play(state, "A: use honor")

    assert [True, False] == [before, values.hero_may(state, irina, ELITE_DIE)]


@pytest.mark.rules("MMH-RUL-102", "MMH-RUL-107")
def test_that_stack_is_the_one_that_attacked_for_what_works_by_itself_too() -> None:
    skills = [replace(one, base=(replace(one.base[0], limit=""), *one.base[1:])) for one in FACTS.skills]
    box = Box(replace(FACTS, skills=tuple(skills)))
    state = fight("kraal 4b1", WOLVES, rolls="1 8 8 8 8 1", box=box, starts=False)
    alter(state, "kraal retribution-aura")

    start(state)

    assert ["retribution-aura"] == used(state)
    assert 5 == left(state)


# -- being asked betrays nothing


def duel_with(scroll: str, hero: str = "uriel", cards: str = "implosion mass-weakness") -> State:
    """B's hero has this scroll; A is Sveltana."""
    state = fight("sveltana 3e1 3b2", f"{hero} 3b1 3b2 {scroll}", starts=False)
    alter(state, f"sveltana {cards}")
    start(state)
    return state


@pytest.mark.rules("MMH-INFO-05", "MMH-EX-100", "MMH-RUL-116")
@pytest.mark.parametrize("scroll", SCROLLS)
def test_a_face_down_scroll_might_be_dispel_magic_whatever_it_is(scroll: str) -> None:
    state = duel_with(scroll, cards="haste" if scroll == "mass-weakness" else "mass-weakness")

    cast(state, "haste" if scroll == "mass-weakness" else "mass-weakness")

    assert ("B window", ENEMY_SCROLL) == (who(state), state.source)
    assert (["use dispel-magic"] if scroll == "dispel-magic" else []) == asked(state, "use")


@pytest.mark.rules("MMH-INFO-05", "MMH-EX-100", "MMH-RUL-116", "MMH-INFO-02")
@pytest.mark.parametrize(
    ("scroll", "hero", "known", "is_asked"),
    [
        ("frost-shard", "uriel", "", True),
        ("dispel-magic", "cornelia", "", False),  # Magic 1
        ("frost-shard", "anton", "", True),  # Magic 2
        ("", "uriel", "", False),
        ("frost-shard", "uriel", "frost-shard", False),
        ("frost-shard", "uriel", "dispel-magic", False),  # among the discards
        ("dispel-magic", "uriel", "dispel-magic", True),
        ("frost-shard haste", "uriel", "haste", True),  # one of them is not known
    ],
)
def test_public_facts_decide_whether_dispel_magic_is_asked_for(
    scroll: str, hero: str, known: str, is_asked: bool
) -> None:
    state = duel_with(scroll, hero)
    if known and known not in scroll:
        state.scroll_deck.remove(BOX.numbers[f"scroll {known}"])
        state.scroll_discards.append(BOX.numbers[f"scroll {known}"])
    if known:
        state.known[BOX.numbers[f"scroll {known}"] - BOX.scroll_first] = ALL

    cast(state, "mass-weakness")

    assert is_asked == (("B window", ENEMY_SCROLL) == (who(state), state.source))


def story(scroll: str, viewer: int) -> list[dict[str, Any]]:
    """All that a viewer sees of a battle in which B holds this scroll and uses nothing."""
    state = duel_with(scroll, cards="mass-weakness frost-shard renewal")
    rig(state, "1 1 8 1 8 8 1 1 1 8 8 2 1 8 1 1 8 8")
    found: list[dict[str, Any]] = []
    while state.battle is not None and state.battle.turn < 4:
        found.append(view(state, viewer).plain())
        mine = [one for one in asked(state, "use") if state.asked == A]
        if mine:
            state.answer(state.choices[asked(state).index(mine[0])])
        else:
            decline(state)
    assert state.journal is not None
    found.extend(in_numbers(event.seen_by(viewer)) for event in state.journal.events)
    return found


@pytest.mark.rules("MMH-INFO-05", "MMH-INFO-02", "MMH-RUL-116")
@pytest.mark.parametrize("viewer", [A, WATCHER])
def test_every_view_of_a_battle_is_the_same_whatever_the_enemys_scroll_is(viewer: int) -> None:
    first = story("haste", viewer)

    asked_of_b = {one["asked"][2] for one in first if "asked" in one and one["asked"][:2] == [B, ASKS.index("window")]}
    assert {"before-battle", "turn-start", "in-battle", "before-wounds", "enemy-scroll"} == {
        WINDOWS[source] for source in asked_of_b
    }
    for scroll in SCROLLS:
        if scroll not in ("mass-weakness", "frost-shard"):
            assert first == story(scroll, viewer), scroll


@pytest.mark.rules("MMH-INFO-05")
@pytest.mark.parametrize("scroll", SCROLLS)
def test_the_source_of_a_scroll_question_is_the_window(scroll: str) -> None:
    state = fight(f"sveltana 3b1 {scroll}", WOLVES)
    windows: list[str] = []
    for _ in range(8):
        if ASKS[state.ask] == "window":
            windows.append(WINDOWS[state.source])
        decline(state)

    assert ["before-battle", "turn-start", "in-battle"] == windows[:3]


@pytest.mark.rules("MMH-INFO-05", "MMH-RUL-117")
@pytest.mark.parametrize(
    ("hero", "scroll", "place", "is_asked"),
    [
        ("anastasya", "instant-travel", "a1", True),
        ("anastasya", "haste", "a1", True),
        ("anastasya", "haste", "town", True),  # a primal mage may leave by a portal
        ("sveltana", "instant-travel", "town", False),
        ("sveltana", "haste", "a1", True),
        ("moander", "instant-travel", "a1", False),  # Magic 2
    ],
)
def test_an_activation_asks_for_instant_travel_by_public_facts(
    hero: str, scroll: str, place: str, is_asked: bool
) -> None:
    state = position(f"map .P.. | A necropolis c1 | B haven | {hero} {place} 1b1 {scroll}")

    begin(state, ACTIVATIONS, A)

    assert is_asked == ("A window" == who(state))


@pytest.mark.rules("MMH-INFO-05", "MMH-SCROLL-02")
def test_nobody_is_asked_in_a_window_whose_scrolls_are_all_above_his_magic() -> None:
    state = fight("anton 3b1 frost-shard", WOLVES)  # Magic 2: no summoning

    assert ("A window", TURN_START) == (who(state), state.source)


@pytest.mark.rules("MMH-INFO-05", "MMH-RUL-87")
def test_after_a_scroll_was_used_nobody_is_asked_for_another_one_in_the_window() -> None:
    state = fight("sveltana 3b1 haste mass-weakness", WOLVES)
    offered(state, "haste")

    play(state, "A: use haste")

    assert (who(state), state.source) != ("A window", TURN_START)
    over(state)
