"""Cards that touch the same thing at once: values, tracks, marks and fallen stacks (MMH-RUL-103 to 109, 116)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import (
    battle_of,
    cast,
    decline,
    events,
    fight,
    fighter_of,
    rolled,
    track,
    turns,
    until,
)
from tests.games.heroes.scenario import BOX, A, army, asked, begin, play, position, rig, who

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.terms import WINDOWS

WOLVES = "timber-wolves-1"  # Strength 4, Initiative 6, Number 6
GHOULS = "ghouls"  # Strength 3, Initiative 3, Number 9


@pytest.mark.rules("MMH-RUL-103", "MMH-RUL-104", "MMH-RUL-105")
def test_scrolls_of_both_sides_in_one_window_add_up_and_then_the_track_is_sorted_once() -> None:
    state = fight("uriel 3b1 1b3 haste", "irina 3b1 blizzard")
    cast(state, "haste")
    play(state, "B: done; A: fighter attacker-1")  # no answer to it; the crossbowmen have one attack more
    cast(state, "blizzard")

    assert [4 + 2 - 3, 6 + 2 - 3] == [values.initiative(state, battle_of(state), one) for one in (0, 2)]
    assert 2 == len(events(state, e.Track))
    assert "attacker-hero defender-hero attacker-3 defender-1 attacker-1" == track(state)
    turns(state, 1)
    assert [3 + 1 - 2] == rolled(state, "attacker-1")


@pytest.mark.rules("MMH-RUL-116", "MMH-RUL-105")
def test_a_scroll_that_was_cancelled_leaves_the_track_as_it_is() -> None:
    state = fight("uriel 3b1 1b3 haste", "irina 3b1 dispel-magic")
    cast(state, "haste")

    play(state, "B: use dispel-magic")
    turns(state, 1)

    assert [4, 6] == [values.initiative(state, battle_of(state), one) for one in (0, 2)]
    assert 1 == len(events(state, e.Track))


@pytest.mark.rules("MMH-RUL-105", "MMH-INIT-04")
def test_when_the_track_is_sorted_again_ties_are_settled_as_ever() -> None:
    state = fight("anton 3b1 manoeuvre", WOLVES)  # 4 + 2, wolves 6

    turns(state, 1)

    tracks = [[one.number for one in track.fighters] for track in events(state, e.Track)]
    names = ("defender-creature", "attacker-hero", "attacker-1")
    creature, hero, stack = [fighter_of(name) for name in names]
    assert [[creature, hero, stack], [creature, stack, hero]] == tracks


@pytest.mark.rules("MMH-RUL-109", "MMH-RUL-103")
def test_toughness_granted_by_two_cards_ends_with_the_second_of_them() -> None:
    state = fight("cornelia 2b4 stone-skin celestial-armour", GHOULS)
    play(state, "A: use stone-skin up at attacker-4")  # for the battle
    rig(state, "8 8 8 1 1 8 8 8")  # seraphs, Cornelia, ghouls

    play(state, "A: use celestial-armour at attacker-4")  # for this turn

    assert "A flee" == who(state)
    assert ("2b4", 2) == (army(state, "cornelia"), battle_of(state).marks[3])
    assert 1 + 1 == values.icons(state, battle_of(state), 3, 0)


@pytest.mark.rules("MMH-RUL-106", "MMH-RUL-44", "MMH-RUL-107", "MMH-RUL-53")
def test_a_stack_that_fell_to_the_answer_to_its_attack_may_be_brought_back_for_the_next_turn() -> None:
    state = fight("anton 4b1 retribution-aura", "sveltana 3b1 1b2 life-drain")
    until(state, "flee")
    rig(state, "8 1")  # Anton, then the lich, who eliminates a crossbowman
    play(state, "B: fight-on; A: fight-on; A: use retribution-aura up at defender-2")
    assert ["use life-drain up", "done"] == asked(state)

    play(state, "B: use life-drain up; B: return defender-2")

    assert "3b1 1b2" == army(state, "sveltana")
    assert "defender-2" not in track(state)
    turns(state, 2)
    assert [1, 1] == rolled(state, "defender-2")
    play(state, "B: fight-on; A: fight-on")
    assert "defender-2" in track(state)


@pytest.mark.rules("MMH-RUL-116", "MMH-CARD:dispel-magic")
def test_dispel_magic_does_not_answer_a_scroll_used_outside_a_battle() -> None:
    state = position("map .P.. | A d1 | anastasya a1 1b1 instant-travel | uriel c1 1b1 dispel-magic")
    begin(state, ACTIVATIONS, A)

    play(state, "A: use instant-travel")

    assert [BOX.numbers["scroll instant-travel"]] == state.scroll_discards
    assert [] == events(state, e.ScrollCancelled)
    assert "A move" == who(state)


@pytest.mark.rules("MMH-INFO-05", "MMH-RUL-101")
@pytest.mark.parametrize(
    ("rolls", "windows"), [("8 8 8 8 8", ["turn-start"]), ("1 8 8 8 8", ["turn-start", "in-battle"])]
)
def test_nobody_is_asked_for_a_scroll_that_could_only_heal_before_there_are_wounds(
    rolls: str, windows: list[str]
) -> None:
    # Magic 1, and frost-shard is the other scroll of level 1 that works in battle
    state = fight("cornelia 4b1 haste", "harpies", "discards frost-shard", rolls=rolls)

    found: list[str] = []
    while ASKS[state.ask] != "flee":
        found += [WINDOWS[state.source]] if ASKS[state.ask] == "window" else []
        decline(state)

    assert windows == found
