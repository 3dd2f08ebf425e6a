"""Activating heroes: who, how often, places on the way, what else may be done (MMH-HACT, MMH-RUL-17 to 29)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import (
    BOX,
    A,
    B,
    ask,
    asked,
    begin,
    field_of,
    hero_of,
    is_turn_of,
    play,
    position,
    take_turn,
    told,
    where,
    win_through,
)

from interregnum.games.heroes.engine.flow.programs import ACTIVATION, ACTIVATIONS, RECRUITING
from interregnum.games.heroes.engine.map.activation import UNDER_WAY
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import MOUNTAIN

STRONG = "3e1 3e2 2e3"  # beats any common encounter when every die hits
WEAK = "1b1"


def activated(state: State) -> list[object]:
    return [one["hero"] for one in told(state, "activated")]


def number_of(xp: int) -> int:
    """The first encounter token of so many XP."""
    return BOX.token_xp.index(xp)


def token_of(xp: int) -> str:
    return BOX.token_ids[number_of(xp)]


def fight_on(state: State) -> None:
    """As `fight`, but no part of a treasure is taken."""
    while ask(state) not in ("turn", "move"):
        state.answer(state.choices[-1] if ask(state) == "part" else state.choices[0])


# -- who is activated


@pytest.mark.rules("MMH-HACT-01", "MMH-HACT-02", "MMH-HACT-07", "MMH-DEC-03")
def test_heroes_are_activated_one_after_another_in_any_order() -> None:
    state = position("map ......../........ | anton a1 1b1 | cornelia a2 1b1 | uriel h1 1b1")
    anton = hero_of("anton")
    cornelia = hero_of("cornelia")
    uriel = hero_of("uriel")

    begin(state, ACTIVATIONS, A)
    assert ("next-hero", ["hero anton", "hero cornelia", "hero uriel", "done"]) == (ask(state), asked(state))
    play(state, "A: hero uriel; A: go g1; A: done")
    assert ["hero anton", "hero cornelia", "done"] == asked(state)
    play(state, "A: hero anton; A: go b1; A: done; A: go b2; A: done")

    assert [uriel, anton, cornelia] == activated(state)
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-HACT-07", "MMH-RUL-14", "MMH-DEC-03")
def test_heroes_may_be_left_out() -> None:
    state = position("map ........ | anton a1 1b1 | uriel h1 1b1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: done")

    assert [] == activated(state)
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-HACT-07", "MMH-DEC-03")
def test_the_only_hero_is_activated_without_a_question() -> None:
    state = position("map .... | anton a1 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)

    assert ("move", [anton]) == (ask(state), activated(state))


@pytest.mark.rules("MMH-HACT-05", "MMH-HACT-06", "MMH-INV-08")
def test_a_hero_without_units_is_not_activated() -> None:
    state = position("map .... | A a1 | anton | uriel c1 1b1")
    uriel = hero_of("uriel")

    begin(state, ACTIVATIONS, A)

    assert [uriel] == activated(state)
    play(state, "A: done")
    assert is_turn_of(state, B)


# -- on the way


@pytest.mark.rules("MMH-RUL-25", "MMH-EXP-01", "MMH-EXP-11", "MMH-CTRL-02", "MMH-CTRL-03", "MMH-CTRL-10")
def test_places_are_explored_and_taken_in_passing_and_before_the_first_step_without_points() -> None:
    state = position("map SRG../^^^^^ | anton a1 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    assert ["visit a1", "visit b1", "visit c1"] == asked(state, "visit")
    play(state, "A: visit a1; A: visit b1; A: visit c1; A: go e1")

    assert ("e1", A, A) == (where(state, anton), state.owners[field_of("a1")], state.owners[field_of("c1")])
    assert 1 == state.explored[field_of("b1")]
    assert [0] == [one["points"] for one in told(state, "moved")][-1:]
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-RUL-16", "MMH-RUL-19", "MMH-CTRL-03")
def test_a_place_where_an_own_hero_stands_is_taken_in_passing_if_there_is_a_way_on() -> None:
    state = position("map .S../^^^^ | anton a1 1b1 | uriel b1 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: hero anton; A: visit b1")
    assert ["go a1", "go c1", "go d1"] == asked(state)
    play(state, "A: go c1; A: done; A: done")

    assert ("c1", A) == (where(state, anton), state.owners[field_of("b1")])


@pytest.mark.rules("MMH-RUL-16", "MMH-RUL-19")
def test_a_place_where_an_own_hero_stands_is_no_destination_without_a_way_on() -> None:
    state = position("map ...S/^^^^ | anton a1 1b1 | uriel d1 1b1")
    state.board.neighbours[field_of("d1")].remove(field_of("c1"))

    begin(state, ACTIVATIONS, A)
    play(state, "A: hero anton")

    assert [] == asked(state, "visit")


@pytest.mark.rules("MMH-RUL-19")
def test_a_hero_whom_something_unforeseen_strands_returns_to_the_last_legal_field() -> None:
    state = position("map .^./^^^ | anton a1 1b1")
    anton = hero_of("anton")
    state.at[anton] = field_of("b1")
    take_turn(state, A)
    state.call(ACTIVATION, A, anton, 0, 0, 0)
    state.stack[-1].step = UNDER_WAY
    state.stack[-1].lot = [field_of("a1")]

    state.advance()

    assert "a1" == where(state, anton)
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-RUL-19")
@pytest.mark.parametrize(
    ("start", "line", "last"),
    [
        pytest.param("b1", "A: go c1; A: go d1", "c1", id="the field before"),
        pytest.param("town", "A: go b1", "town", id="the town"),
        pytest.param("b1", "A: go c1", "b1", id="where the activation began"),
    ],
)
def test_the_last_legal_field_is_the_one_he_came_from(start: str, line: str, last: str) -> None:
    state = position(f"map ...../^^^^^ | A a1 | anton {start} 1b1")
    anton = hero_of("anton")
    begin(state, ACTIVATIONS, A)
    play(state, line)

    here = state.at[anton]
    state.board.terrain[here] = MOUNTAIN
    state.board.neighbours[here] = []
    state.ask_again()

    assert last == where(state, anton)


@pytest.mark.rules("MMH-RUL-16", "MMH-RUL-17", "MMH-RUL-19")
@pytest.mark.parametrize(
    ("drawing", "guards", "on_e1", "answers"),
    [
        pytest.param("H~~S.", "", "", ["go a2", "go e1", "visit d1", "done"], id="a field to stay on"),
        pytest.param("H~~S..", "", "cornelia e1 1b1", ["go a2", "done"], id="one too far"),
        pytest.param("H~~S1", "e1 e1", "", ["go a2", "go e1", "visit d1", "done"], id="a battle"),
        pytest.param("H~~S1.1", "e1 e1 g1 g1", "", ["go a2", "go e1", "done"], id="a second battle"),
    ],
)
def test_the_way_on_from_the_place_of_an_own_hero_ends_where_he_may_stay_or_fight(
    drawing: str, guards: str, on_e1: str, answers: list[str]
) -> None:
    state = position(f"map {drawing}/.^^^^^^ | guards {guards} | anton a1 {STRONG} | uriel d1 1b1 | {on_e1}")
    if "g1" in guards:
        state.board.post(field_of("g1"), field_of("d1"))  # guards that are too far away to be met

    begin(state, ACTIVATIONS, A)
    play(state, "A: hero anton")

    assert answers == asked(state)


@pytest.mark.rules("MMH-RUL-16", "MMH-RUL-19", "MMH-CTRL-03")
def test_who_has_taken_the_place_of_an_own_hero_goes_the_only_way_on_without_a_question() -> None:
    state = position("map H~~S./.^^^^ | anton a1 1b1 | uriel d1 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: hero anton; A: visit d1")

    assert ("e1", A) == (where(state, anton), state.owners[field_of("d1")])


@pytest.mark.rules("MMH-DEC-04", "MMH-DEC-19")
def test_the_activation_of_a_hero_who_can_only_end_it_ends_even_if_his_player_could_trade() -> None:
    state = position("map .^/^^ | A marketplace resources 4 | anton a1 1b1")

    begin(state, ACTIVATIONS, A)

    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-CTRL-05", "MMH-CTRL-11")
def test_a_place_of_his_own_player_is_not_taken_again() -> None:
    state = position("map ...S/^^^^ | A owns d1 | anton a1 1b1")

    begin(state, ACTIVATIONS, A)

    assert "go d1" in asked(state)
    assert [] == asked(state, "visit")


@pytest.mark.rules("MMH-MOVE-02", "MMH-MOVE-07", "MMH-RUL-15")
def test_the_journal_tells_each_way_with_its_ends_and_the_points_left() -> None:
    state = position("map ..../^^^^ | A a1 | anton 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1; A: go b1; A: go a1")

    assert [
        {"event": "moved", "hero": anton, "from": field_of("a1"), "to": field_of("c1"), "points": 2},
        {"event": "moved", "hero": anton, "from": field_of("c1"), "to": field_of("b1"), "points": 1},
        {"event": "came-home", "hero": anton},
    ] == told(state, "moved", "came-home")


@pytest.mark.rules("MMH-HAB-12", "MMH-RUL-103")
def test_where_an_activation_began_is_forgotten_when_it_ends() -> None:
    state = position("map .../^^^ | A a1 | airini 1b1")

    begin(state, ACTIVATIONS, A)
    assert state.began_in_town
    play(state, "A: done")

    assert not state.began_in_town


@pytest.mark.rules("MMH-EX-55", "MMH-MOVE-10", "MMH-EXP-05", "MMH-BAT-03")
def test_a_guarded_place_is_crossed_in_peace_and_fought_for_when_declared() -> None:
    state = position(f"map .F./^1^ | anton a1 {STRONG}")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1")
    assert [] == told(state, "battle-began")
    play(state, "A: visit b1")
    assert "battle-began" in [one["event"] for one in told(state)]
    win_through(state)

    assert ("b1", NO_ENCOUNTER) == (where(state, anton), state.encounters[field_of("b2")])
    play(state, "A: visit b1")
    win_through(state)
    assert 1 == len(state.artifacts[anton])
    assert 1 == state.explored[field_of("b1")]


@pytest.mark.rules("MMH-RUL-29", "MMH-PLACE-07", "MMH-EX-58", "MMH-HACT-07", "MMH-RUL-24", "MMH-CARD:stable")
def test_a_stable_gives_the_same_hero_another_activation() -> None:
    state = position(f"map ...T...../^^^^^^^^^ | airini a1 1b1 | kraal {WEAK}")
    airini = hero_of("airini")

    begin(state, ACTIVATIONS, A)
    play(state, "A: hero airini; A: visit d1")
    assert ["go c1", "go e1", "done"] == asked(state)
    play(state, "A: go e1")

    assert ["go d1", "go f1", "go c1", "go g1", "go b1", "go h1", "go a1", "go i1", "done"] == asked(state)
    assert [airini, airini] == activated(state)
    assert [4, 4] == [one["points"] for one in told(state, "activated")]


@pytest.mark.rules("MMH-RUL-24", "MMH-RUL-29", "MMH-HAB-12", "MMH-CARD:vagabond")
def test_a_vagabond_who_left_the_town_has_four_points_in_the_second_activation() -> None:
    state = position("map ..T...../^^^^^^^^ | A a1 | airini 1b1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit c1; A: done")

    assert [5, 4] == [one["points"] for one in told(state, "activated")]


@pytest.mark.rules("MMH-RUL-29", "MMH-EX-58")
def test_the_second_activation_has_a_battle_of_its_own() -> None:
    state = position(f"map 1T1./^^^^ | guards a1 a1 c1 c1 | anton b1 {STRONG}")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit b1; A: go a1")
    win_through(state)
    assert "go c1" not in asked(state)
    play(state, "A: done; A: go c1")
    win_through(state)

    assert 2 == len(state.trophies[anton])


@pytest.mark.rules("MMH-RUL-29")
def test_two_stables_give_two() -> None:
    state = position("map TT../^^^^ | anton a1 1b1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1; A: visit b1; A: done; A: done; A: done")

    assert 3 == len(activated(state))
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-RUL-29", "MMH-HACT-05")
def test_a_hero_who_lost_all_units_gets_no_further_activation() -> None:
    state = position(f"map T3../^^^^ | guards b1 b1 | anton a1 {WEAK}")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1; A: go b1")
    win_through(state)

    assert 1 == len(activated(state))
    assert is_turn_of(state, B)


# -- what else may be done


@pytest.mark.rules("MMH-DEC-19", "MMH-RUL-72")
def test_trade_is_open_while_a_hero_moves_and_costs_no_movement() -> None:
    state = position("map ... | A marketplace resources 4 | anton a1 1b1")

    begin(state, ACTIVATIONS, A)
    assert ["trade for 1 gold", "trade for 2 gold"] == asked(state, "trade")
    play(state, "A: trade for 2 gold; A: go c1; A: done")

    assert (0, 2) == (state.resources[A], state.gold[A])
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-XP-02", "MMH-RUL-82", "MMH-DEC-19")
def test_who_gains_a_trophy_with_the_last_step_may_advance_at_once() -> None:
    state = position(f"map ....1/^^^^^ | anton a1 {STRONG} | encounters e1 {token_of(2)}")
    anton = hero_of("anton")
    state.trophies[anton] = [number_of(1)]

    begin(state, ACTIVATIONS, A)
    play(state, "A: go e1")
    fight_on(state)
    assert ("move", ["done", "advance anton 1+2"]) == (ask(state), asked(state))
    play(state, "A: advance anton 1+2; A: might")
    fight_on(state)

    assert (1, []) == (len(state.skills[anton]), state.trophies[anton])
    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-XP-02", "MMH-RUL-82", "MMH-HACT-05", "MMH-RUL-17")
def test_a_hero_who_came_home_beaten_may_still_advance_in_the_action_and_need_not() -> None:
    state = position(f"map .../.3. | A a1 | anton b1 {WEAK}")
    anton = hero_of("anton")
    state.trophies[anton] = [number_of(3)]

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b2")
    fight_on(state)
    assert ("town", ["done", "advance anton 3"]) == (where(state, anton), asked(state))
    play(state, "A: done")

    assert is_turn_of(state, B)


@pytest.mark.rules("MMH-RUL-117", "MMH-EX-98", "MMH-HAB-12", "MMH-RUL-103", "MMH-CARD:instant-travel")
@pytest.mark.parametrize(
    ("name", "answer", "points", "start"),
    [("airini", "", 5, "town"), ("uriel", " up", 4, "h1"), ("uriel", "", 4, "town")],
)
def test_instant_travel_comes_before_the_points_are_counted(name: str, answer: str, points: int, start: str) -> None:
    state = position(f"map .......P/^^^^^^^^ | A stronghold a1 | B haven c1 | {name} d1 1b1 instant-travel")
    seat, hero = A if name == "airini" else B, hero_of(name)

    begin(state, ACTIVATIONS, seat)
    play(state, f"{'AB'[seat]}: use instant-travel{answer}")

    assert ("move", start) == (ask(state), where(state, hero))
    assert [points] == [one["points"] for one in told(state, "activated")]


@pytest.mark.rules("MMH-RUL-117", "MMH-RUL-15")
def test_from_the_town_a_hero_moves_on_after_instant_travel() -> None:
    state = position("map ...../^^^^^ | A a1 | airini e1 1b1 instant-travel")
    airini = hero_of("airini")

    begin(state, ACTIVATIONS, A)
    play(state, "A: use instant-travel")

    assert IN_TOWN == state.at[airini]
    assert ["go b1", "go c1", "go d1", "go e1", "done"] == asked(state)


@pytest.mark.rules("MMH-HACT-03", "MMH-MOVE-05")
def test_points_left_at_the_end_are_lost() -> None:
    state = position("map ......../^^^^^^^^ | anton a1 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go b1; A: done")
    begin(state, ACTIVATIONS, A)

    assert "go f1" in asked(state)
    assert "go g1" not in asked(state)
    assert "b1" == where(state, anton)


@pytest.mark.rules("MMH-PLACE-08", "MMH-RUL-30", "MMH-EX-59", "MMH-CARD:arena")
def test_an_arena_interrupts_the_movement_for_a_recruitment() -> None:
    state = position("map A../^^^ | A gold 40 garrison | anton a1 1b1")
    anton = hero_of("anton")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")
    assert "recruit" == ask(state)
    assert RECRUITING == state.stack[-1].program
    play(state, "A: buy seraphs elite for anton; A: buy seraphs elite for anton; A: buy crossbowmen basic for anton")

    assert ("move", 4) == (ask(state), state.army_size(anton))
