"""Exploring places, taking them, taking them over after a battle (MMH-EXP, MMH-CTRL, MMH-PLACE, MMH-HVH-10 to 13)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import (
    BOX,
    A,
    B,
    C,
    alter,
    ask,
    asked,
    begin,
    field_of,
    hero_of,
    play,
    position,
    told,
    where,
    win_through,
)

from interregnum.games.heroes.engine.flow.power import power
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS, ARRIVING, TAKING_OVER
from interregnum.games.heroes.engine.map.places import guard_of
from interregnum.games.heroes.engine.state import DOMINATION, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import EXPLORABLE
from interregnum.kernel.ids import NOBODY

STRONG = "3e1 3e2 2e3"  # beats any common encounter when every die hits


def owner(state: State, field: str) -> int:
    return state.owners[field_of(field)]


def explored(state: State, field: str) -> bool:
    return state.explored[field_of(field)] == 1


def marked(state: State, field: str) -> bool:
    """Whether a token says that nobody has explored a place whose guards are gone."""
    kind = state.box.place_kind[state.board.place[field_of(field)]]
    return kind == EXPLORABLE and not explored(state, field) and guard_of(state, field_of(field)) == NO_ENCOUNTER


def at_place(sign: str, army: str = "2b1 1b2", hero: str = "anton") -> State:
    """A hero of A on an unguarded place, about to explore or take it, with some gold and some discards."""
    state = position(f"map {sign}../^^^ | A haven gold 20 | {hero} a1 {army}")
    state.treasure_discards = [state.treasures.pop()]
    state.scroll_discards = [state.scroll_deck.pop()]
    state.artifact_discards = [state.artifact_deck.pop()]
    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")
    return state


ANTON = hero_of("anton")


# -- exploring


@pytest.mark.rules("MMH-EXP-02", "MMH-EXP-06", "MMH-EXP-09", "MMH-EXP-10", "MMH-INV-07", "MMH-EXP-01", "MMH-ELEM-23")
def test_an_unguarded_field_is_explored_once_by_whoever_comes_first() -> None:
    state = position("map R../^^^ | anton b1 1b1 | sveltana c1 1b1")
    assert marked(state, "a1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1; A: go b1; A: done")

    assert explored(state, "a1")
    assert not marked(state, "a1")
    state.at[ANTON] = field_of("c1")
    state.at[BOX.hero_ids.index("sveltana")] = field_of("b1")
    begin(state, ACTIVATIONS, B)
    assert "go a1" in asked(state)
    assert [] == asked(state, "visit")


@pytest.mark.rules("MMH-EXP-01", "MMH-RUL-28")
def test_exploring_is_voluntary() -> None:
    state = position("map R../^^^ | anton b1 1b1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go a1; A: done")

    assert not explored(state, "a1")
    assert marked(state, "a1")


@pytest.mark.rules("MMH-RUL-28")
def test_a_field_that_brings_nothing_is_explored_all_the_same() -> None:
    state = position("map F../^^^ | anton a1 1b1")
    anton = hero_of("anton")
    state.artifact_deck = []

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")

    assert explored(state, "a1")
    assert ([], "move") == (state.artifacts[anton], ask(state))


@pytest.mark.rules("MMH-EXP-03", "MMH-EXP-04", "MMH-CON-59", "MMH-RUL-26")
def test_the_encounter_guards_the_field_its_arrow_points_to() -> None:
    state = position("map L1./^L^ | guards b1 b2")

    assert state.encounters[field_of("b1")] == guard_of(state, field_of("b2"))
    assert NO_ENCOUNTER == guard_of(state, field_of("a1"))


@pytest.mark.rules("MMH-EXP-05", "MMH-BAT-03", "MMH-EXP-07", "MMH-RUL-27", "MMH-DEC-05")
def test_the_guards_are_fought_first_and_then_the_field_may_be_explored_or_not() -> None:
    state = position(f"map ..X/^^1 | anton b1 {STRONG}")
    anton = hero_of("anton")
    assert not marked(state, "c1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit c1")
    win_through(state)

    assert ("c1", ["visit c1"]) == (where(state, anton), asked(state, "visit"))
    assert marked(state, "c1")
    play(state, "A: done")
    assert not explored(state, "c1")
    assert marked(state, "c1")


@pytest.mark.rules("MMH-EX-56", "MMH-EXP-07", "MMH-EXP-08", "MMH-EXP-10", "MMH-RUL-27")
def test_guards_beaten_on_their_own_field_leave_the_place_to_whoever_comes() -> None:
    state = position(f"map .1L./^^^^ | anton a1 {STRONG} | sveltana d1 1b1")
    sveltana = hero_of("sveltana")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b1")
    win_through(state)
    assert marked(state, "c1")
    assert ["visit c1"] == asked(state, "visit")
    play(state, "A: done")
    begin(state, ACTIVATIONS, B)
    play(state, "B: visit c1")

    assert explored(state, "c1")
    assert 1 == len(state.scrolls[sveltana])
    assert not marked(state, "c1")


@pytest.mark.rules("MMH-RUL-27", "MMH-ROUT-10", "MMH-ROUT-11")
def test_a_routed_guard_leaves_the_place_too_and_the_chests() -> None:
    state = position("map ..L/^^1 | anton b1 9e1 1e4")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit c1")
    assert "part" == ask(state)
    win_through(state)

    assert (["visit c1"], []) == (asked(state, "visit"), state.trophies[anton])
    assert marked(state, "c1")


@pytest.mark.rules("MMH-RUL-27")
def test_a_flag_field_gets_no_mark() -> None:
    state = position("map S.P/^^^")

    assert [False, False, False] == [marked(state, name) for name in ("a1", "b1", "c1")]


# -- what the places do


@pytest.mark.rules("MMH-PLACE-06", "MMH-CARD:secret-library")
def test_the_secret_library_gives_a_scroll() -> None:
    state = at_place("L")

    assert 1 == len(state.scrolls[ANTON])


@pytest.mark.rules("MMH-PLACE-09", "MMH-RUL-32", "MMH-CARD:armourer")
def test_the_armourer_turns_the_whole_army_elite() -> None:
    state = at_place("M", "2b1 1e1 1b3")

    assert [0, 3, 0, 0, 0, 1, 0, 0] == state.armies[ANTON]


@pytest.mark.rules("MMH-PLACE-10", "MMH-CARD:forge")
def test_the_forge_gives_an_artifact_of_three() -> None:
    state = at_place("F")

    assert ("keep", 3) == (ask(state), len(asked(state)))
    state.answer(state.choices[0])
    assert 1 == len(state.artifacts[ANTON])
    assert 1 == power(state, A)


@pytest.mark.rules("MMH-PLACE-11", "MMH-RUL-32", "MMH-GOAL-13", "MMH-CARD:crystal-of-revelation")
def test_the_crystal_of_revelation_gives_two_points_for_good() -> None:
    state = at_place("R")

    assert (2, 2) == (power(state, A), state.honours[A])


@pytest.mark.rules("MMH-PLACE-11", "MMH-GOAL-03", "MMH-RUL-01", "MMH-CARD:crystal-of-revelation")
def test_the_crystal_of_revelation_may_end_the_game() -> None:
    state = position("map R.../DDI. | A owns a2 b2 c2 | anton a1 1b1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")

    assert (True, DOMINATION, [A], 12) == (state.over, state.end, state.winners, power(state, A))


@pytest.mark.rules("MMH-PLACE-12", "MMH-EX-60", "MMH-TREAS-05", "MMH-RUL-31", "MMH-CARD:dragon-deposit")
def test_the_dragon_deposit_opens_the_discards() -> None:
    state = at_place("V")
    treasure = state.treasure_discards[0]

    assert ("deposit", 3) == (ask(state), len([text for text in asked(state) if text != "done"]))
    play(state, f"A: card {BOX.ids[treasure]}")
    assert "part" == ask(state)
    state.answer(state.choices[0])

    assert "move" == ask(state)
    assert [treasure] == state.treasure_discards


@pytest.mark.rules("MMH-PLACE-13", "MMH-RUL-32", "MMH-CARD:stone-of-enlightenment")
def test_the_stone_of_enlightenment_gives_a_skill_without_experience() -> None:
    state = at_place("E")

    assert "deck" == ask(state)
    win_through(state)
    assert 1 == len(state.skills[ANTON])


@pytest.mark.rules("MMH-PLACE-14", "MMH-TREAS-04", "MMH-CARD:dragon-temple")
def test_the_dragon_temple_gives_one_part_of_a_treasure() -> None:
    state = at_place("X")

    assert "part" == ask(state)
    state.answer(state.choices[0])
    assert "move" == ask(state)


# -- taking


@pytest.mark.rules(
    "MMH-CTRL-01", "MMH-CTRL-02", "MMH-CTRL-03", "MMH-CTRL-06", "MMH-CTRL-08", "MMH-CTRL-10", "MMH-CTRL-11"
)
@pytest.mark.parametrize(
    ("sign", "points"),
    [
        pytest.param("S", 1, marks=pytest.mark.rules("MMH-PLACE-01")),
        pytest.param("I", 2, marks=pytest.mark.rules("MMH-PLACE-02")),
        pytest.param("C", 3, marks=pytest.mark.rules("MMH-PLACE-03")),
        pytest.param("G", 0, marks=pytest.mark.rules("MMH-PLACE-04", "MMH-RUL-94")),
        pytest.param("D", 4, marks=pytest.mark.rules("MMH-PLACE-05")),
    ],
)
def test_a_flag_field_is_taken_for_its_power_and_stays_taken(sign: str, points: int) -> None:
    state = at_place(sign)

    assert (A, points) == (owner(state, "a1"), power(state, A))
    assert [] == asked(state, "visit")
    play(state, "A: go c1; A: done")
    assert A == owner(state, "a1")


@pytest.mark.rules("MMH-PLACE-16")
def test_power_and_income_of_a_control_place_make_four() -> None:
    for place in BOX.facts.places:
        if place.kind == "control":
            assert 4 == place.power + sum(effect.amount for effect in place.effects), place.id


@pytest.mark.rules("MMH-CTRL-04", "MMH-BAT-04", "MMH-INV-05")
def test_a_guarded_flag_field_is_fought_for_and_then_may_be_taken() -> None:
    state = position(f"map ..S/^^1 | anton b1 {STRONG}")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit c1")
    assert NOBODY == owner(state, "c1")
    win_through(state)
    assert NOBODY == owner(state, "c1")
    play(state, "A: visit c1")

    assert A == owner(state, "c1")


@pytest.mark.rules("MMH-CTRL-07", "MMH-CTRL-09", "MMH-GOAL-12", "MMH-RUL-02", "MMH-INV-05")
def test_a_flag_changes_hands_and_its_power_with_it() -> None:
    state = position("map C../^^^ | A | B owns a1 | anton b1 1b1")
    assert (0, 3) == (power(state, A), power(state, B))

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")

    assert (3, 0) == (power(state, A), power(state, B))
    assert [{"event": "taken", "hero": ANTON, "field": 0, "place": 2, "from": B}] == told(state, "taken")


@pytest.mark.rules("MMH-CTRL-08", "MMH-CTRL-09", "MMH-RUL-02")
@pytest.mark.parametrize(
    ("sign", "former", "changes"),
    [
        pytest.param("C", B, [(B, 0), (A, 3)], id="of another player"),
        pytest.param("C", NOBODY, [(A, 3)], id="of nobody"),
        pytest.param("G", B, [], id="without power"),
    ],
)
def test_the_journal_tells_whose_power_a_place_changed(sign: str, former: int, changes: list[tuple[int, int]]) -> None:
    state = position(f"map {sign}../^^^ | anton a1 1b1")
    state.owners[field_of("a1")] = former

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")

    assert changes == [(one["seat"], one["power"]) for one in told(state, "power-changed")]


@pytest.mark.rules("MMH-RUL-118", "MMH-RUL-92")
def test_what_happens_when_a_place_is_taken_depends_on_who_had_it() -> None:
    state = position("map SS./^^^ | A | B owns a1 | anton a1 1b1 | weeks week-of-conquest")
    anton = hero_of("anton")
    begin(state, ACTIVATIONS, A)

    play(state, "A: visit b1")
    assert 0 == state.gold[A]
    play(state, "A: visit a1")

    assert 2 == state.gold[A]
    assert "a1" == where(state, anton)


@pytest.mark.rules("MMH-RUL-118", "MMH-EX-99")
def test_gold_is_taken_from_the_former_owner_as_far_as_there_is_any() -> None:
    state = position("map SS./^^^ | A | B owns a1 b1 | anton a1 1b1")
    alter(state, "anton pillage")
    state.gold = [0, 3]
    begin(state, ACTIVATIONS, A)

    play(state, "A: visit a1")
    assert [2, 1] == state.gold
    play(state, "A: visit b1")

    assert [3, 0] == state.gold


# -- taking over


def won(drawing: str, at: str, *fields: str, seats: int = 2) -> State:
    """A hero of A has just beaten one of B, who owns these fields."""
    return position(f"map {drawing} | A | B owns {' '.join(fields)} | {'C |' * (seats - 2)} anton {at} 1b1")


@pytest.mark.rules("MMH-EX-44", "MMH-HVH-10", "MMH-HVH-11", "MMH-HVH-12", "MMH-HVH-13", "MMH-ZOC-08", "MMH-RUL-36")
def test_the_loser_s_places_in_the_winner_s_zone_change_hands() -> None:
    state = won("..S.\n^^.^\n^^.I\n", "a1", "c1", "d3", seats=3)  # two and five steps away
    alter(state, "A | B | C owns b1")

    begin(state, TAKING_OVER, A, ANTON, B)
    assert ["all-places", "done"] == asked(state)
    play(state, "A: all-places")

    assert (A, B) == (owner(state, "c1"), owner(state, "d3"))
    assert (1, 2) == (power(state, A), power(state, B))


@pytest.mark.rules("MMH-RUL-36", "MMH-HVH-11", "MMH-DEC-15")
def test_only_the_loser_s_places_count_and_no_other_zone_protects_them() -> None:
    state = won("S.SS\n^^^^", "b1", "a1", "c1", seats=3)
    # another hero of the loser
    alter(state, "A | B | C owns d1 | sveltana c1 1b1")

    begin(state, TAKING_OVER, A, ANTON, B)
    play(state, "A: all-places")

    assert [A, A, C] == [owner(state, name) for name in ("a1", "c1", "d1")]


@pytest.mark.rules("MMH-RUL-36", "MMH-HVH-06", "MMH-DEC-15")
def test_the_winner_may_leave_single_places_out() -> None:
    state = won("S.SS\n^^^^", "b1", "a1", "c1", "d1")

    begin(state, TAKING_OVER, A, ANTON, B)
    assert ["all-places", "field a1", "field c1", "field d1", "done"] == asked(state)
    play(state, "A: field c1")
    assert ["all-places", "field a1", "field d1", "done"] == asked(state)
    play(state, "A: done")

    assert [B, A, B] == [owner(state, name) for name in ("a1", "c1", "d1")]
    assert ("turn", B) == (ask(state), state.asked)


@pytest.mark.rules("MMH-HVH-13", "MMH-DEC-15")
def test_the_first_field_of_the_map_is_taken_over_alone_like_any_other() -> None:
    state = won("S.S.\n^^^^", "b1", "a1", "c1")

    begin(state, TAKING_OVER, A, ANTON, B)
    play(state, "A: field a1; A: done")

    assert (A, B) == (owner(state, "a1"), owner(state, "c1"))


@pytest.mark.rules("MMH-HVH-13", "MMH-RUL-02")
def test_the_journal_tells_what_was_taken_over_and_the_power_of_both() -> None:
    state = won("S.I.\n^^^^", "b1", "a1", "c1")

    begin(state, TAKING_OVER, A, ANTON, B)
    play(state, "A: all-places")

    assert [(ANTON, 0, B), (ANTON, 2, B)] == [(one["hero"], one["field"], one["from"]) for one in told(state, "taken")]
    assert [(B, 0), (A, 3)] == [(one["seat"], one["power"]) for one in told(state, "power-changed")]


@pytest.mark.rules("MMH-HVH-12", "MMH-ZOC-06")
def test_a_winner_in_town_takes_nothing_over() -> None:
    state = won("S...", "b1", "a1")
    state.at[ANTON] = -1

    begin(state, TAKING_OVER, A, ANTON, B)

    assert ("turn", B) == (ask(state), owner(state, "a1"))


@pytest.mark.rules("MMH-EX-99", "MMH-RUL-118", "MMH-CARD:pillage")
def test_pillage_works_for_each_field_that_is_taken_over() -> None:
    state = won("S.S.\n^^^^", "b1", "a1", "c1")
    alter(state, "anton pillage")
    state.gold = [0, 3]

    begin(state, TAKING_OVER, A, ANTON, B)
    play(state, "A: all-places")

    assert [3, 0] == state.gold
    assert 2 == len(told(state, "taken"))


@pytest.mark.rules("MMH-RUL-02", "MMH-HVH-13", "MMH-GOAL-06")
def test_places_taken_over_together_count_together_and_may_end_the_game() -> None:
    state = won("DDCS.\n.....", "b2", "a1", "b1", "c1")
    alter(state, "A owns d1 | anton pillage")
    state.gold = [0, 3]

    begin(state, TAKING_OVER, A, ANTON, B)
    play(state, "A: field b1; A: all-places")

    assert (True, [A]) == (state.over, state.winners)
    assert [2, 1] == state.gold  # nothing further is resolved


@pytest.mark.rules("MMH-HVH-10", "MMH-HVH-14", "MMH-RUL-66", "MMH-EX-45")
def test_a_defender_who_wins_takes_over_at_once_on_the_opponent_s_turn() -> None:
    state = position("map ..S./^^^^ | A owns c1 | anton a1 1b1 | sveltana c1 3e1 3e2 2e4")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1")
    win_through(state)
    assert ("take-over", B) == (ask(state), state.asked)
    play(state, "B: all-places")

    assert B == owner(state, "c1")
    assert ("turn", B) == (ask(state), state.asked)


# -- portals


@pytest.mark.rules("MMH-RUL-117")
def test_a_hero_arrives_at_a_portal_where_no_hero_stands() -> None:
    state = position("map P.P.P.P/^^^^^^^ | anton b1 1b1 | uriel c1 1b1 | sveltana e1 1b1")

    begin(state, ARRIVING, A, ANTON)
    assert ("portal", ["field a1", "field g1"]) == (ask(state), asked(state))
    play(state, "A: field g1")

    assert "g1" == where(state, ANTON)
    assert [{"event": "relocated", "hero": ANTON, "to": field_of("g1")}] == told(state, "relocated")


@pytest.mark.rules("MMH-RUL-117")
def test_without_an_open_portal_he_stays() -> None:
    state = position("map P../^^^ | anton b1 1b1 | sveltana a1 1b1")

    begin(state, ARRIVING, A, ANTON)

    assert ("b1", "turn") == (where(state, ANTON), ask(state))
