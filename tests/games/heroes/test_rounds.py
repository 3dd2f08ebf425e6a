"""Rounds, turns and action cards, and how the game ends (MMH-ROUND, MMH-GOAL)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, B, C, alter, ask, asked, begin, play, position, started, told

from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.flow.power import check, power
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.state import DOMINATION, TIME_OUT, State
from interregnum.kernel.ids import SEAT_LETTERS

FIELD = "SSSS\nCCCC\nDDDD\n...."
CARDS = ("activation-build", "activation-recruit", "activation-gather")


def at_table(seats: int = 2, drawing: str = FIELD) -> State:
    """The first turn of A in the first round; every player has a hero with a unit in a town without a way out."""
    players = ["A haven | anton 1b1", "B | sveltana 1b1", "C | hitomi 1b1", "D | kraal 1b1"]
    return position(" | ".join([f"map {drawing}", *players[:seats]]))


def pass_on(state: State) -> str:
    """Whoever is on turn passes with his first card; gives his letter."""
    seat = SEAT_LETTERS[state.asked]
    play(state, f"{seat}: {asked(state, 'pass')[0]}")
    return seat


def pass_round(state: State) -> str:
    """Everybody passes until the round is over; gives who was on turn."""
    current = state.round
    found = ""
    while not state.over and state.round == current:
        found += pass_on(state)
    return found


# -- turns


@pytest.mark.rules("MMH-ROUND-01", "MMH-ROUND-05", "MMH-ROUND-07", "MMH-RUL-95")
@pytest.mark.parametrize(("seats", "turns"), [(2, "ABABAB"), (3, "ABCABCABC"), (4, "ABCDABCDABCD")])
def test_turns_go_round_the_table_until_no_card_is_left(seats: int, turns: str) -> None:
    state = at_table(seats)

    assert turns == pass_round(state)
    assert 2 == state.round


@pytest.mark.rules(
    "MMH-ROUND-02",
    "MMH-ROUND-03",
    "MMH-ROUND-06",
    "MMH-ROUND-09",
    "MMH-DEC-02",
    "MMH-ELEM-06",
    "MMH-CARD:activation-build",
    "MMH-CARD:activation-recruit",
    "MMH-CARD:activation-gather",
)
def test_a_card_is_played_for_one_of_its_two_actions_or_for_nothing() -> None:
    state = at_table()

    assert [
        "play activation-build hero-activation",
        "play activation-build build",
        "pass activation-build",
        "play activation-recruit hero-activation",
        "play activation-recruit recruit",
        "pass activation-recruit",
        "play activation-gather hero-activation",
        "play activation-gather gather",
        "pass activation-gather",
    ] == asked(state)


@pytest.mark.rules("MMH-ROUND-17", "MMH-CARD:special")
def test_the_special_card_is_for_building_or_gathering() -> None:
    state = at_table()
    special = 1 << BOX.card_ids.index("special")
    state.cards[A] |= special
    state.ready[A] = special

    state.ask_again()

    assert ["play special build", "play special gather", "pass special"] == asked(state)


@pytest.mark.rules("MMH-ROUND-04", "MMH-ROUND-08", "MMH-RUL-11")
def test_a_card_that_was_played_is_used_for_this_round_and_one_must_be_played() -> None:
    state = at_table()

    play(state, "A: pass activation-recruit; B: pass activation-build")

    assert [0b101, 0b110] == state.ready
    assert not [text for text in asked(state) if "activation-recruit" in text or text == "done"]


@pytest.mark.rules("MMH-RUL-14", "MMH-ROUND-06")
@pytest.mark.parametrize(
    "action", ["activation-build build", "activation-recruit recruit", "activation-build hero-activation"]
)
def test_an_action_may_be_carried_out_without_doing_anything(action: str) -> None:
    state = at_table()
    before = (state.resources[:], state.gold[:], state.at[:], [army[:] for army in state.armies])

    play(state, f"A: play {action}")
    while state.asked == A:
        play(state, "A: done")

    assert ("turn", B) == (ask(state), state.asked)
    assert before == (state.resources, state.gold, state.at, state.armies)


@pytest.mark.rules("MMH-HACT-05")
def test_heroes_are_not_activated_when_none_has_units() -> None:
    state = at_table()
    state.armies[0] = [0] * 8
    state.ask_again()

    assert [] == [text for text in asked(state) if "hero-activation" in text]
    assert 6 == len(asked(state))


@pytest.mark.rules("MMH-ROUND-10", "MMH-EX-06", "MMH-INV-12", "MMH-ROUND-11")
def test_a_player_with_a_fourth_card_has_the_last_turns() -> None:
    state = at_table()
    state.cards[A] = state.ready[A] = 0b1111

    assert "ABABABA" == pass_round(state)
    assert B == state.first == state.asked


@pytest.mark.rules("MMH-ROUND-10")
def test_a_player_without_cards_is_skipped() -> None:
    state = at_table(3)
    state.ready = [0b111, 0b001, 0b111]

    assert "ABCACAC" == pass_round(state)


@pytest.mark.rules("MMH-ROUND-17", "MMH-RUL-12", "MMH-SETUP-34")
def test_the_fourth_card_can_be_used_in_the_round_it_arrives_in() -> None:
    state = at_table()
    state.resources[A] = 6

    play(state, "A: play activation-build build; A: build marketplace")
    while state.asked == A:
        play(state, "A: done")
    pass_on(state)

    assert ["play special build", "play special gather", "pass special"] == asked(state)[-3:]
    assert "ABABA" == pass_round(state)


# -- rounds


@pytest.mark.rules("MMH-ROUND-11", "MMH-RUL-13")
def test_the_first_player_token_goes_to_the_left() -> None:
    state = at_table(3)

    assert ["ABCABCABC", "BCABCABCA", "CABCABCAB", "ABCABCABC"] == [pass_round(state) for _ in range(4)]


@pytest.mark.rules("MMH-ROUND-12", "MMH-ROUND-13", "MMH-ROUND-16", "MMH-RUL-13", "MMH-ELEM-07")
def test_a_new_round_turns_all_cards_up_and_reveals_a_week_until_its_end() -> None:
    state = at_table()
    weeks = list(reversed(state.weeks))
    assert NO_CARD == state.week

    pass_round(state)
    assert [0b111, 0b111] == state.ready
    assert weeks[0] == state.week
    assert [] == state.past_weeks

    pass_round(state)
    assert weeks[1] == state.week
    assert [weeks[0]] == state.past_weeks
    told_in_order = [one["event"] for one in told(state, "round-began", "week-revealed")]
    assert ["round-began", "week-revealed"] * 2 == told_in_order


@pytest.mark.rules("MMH-RUL-13", "MMH-RUL-119")
def test_what_a_week_does_at_its_reveal_is_done_before_the_first_turn() -> None:
    state = at_table()
    alter(state, "uriel 1b1")
    state.weeks[-1] = BOX.numbers["week week-of-fortune"]

    while state.round == 1:
        pass_on(state)

    assert ("one-hero", A) == (ask(state), state.asked)
    play(state, "A: hero uriel")
    assert ("turn", B) == (ask(state), state.asked)


@pytest.mark.rules(
    "MMH-EX-05", "MMH-ROUND-12", "MMH-ROUND-14", "MMH-ROUND-15", "MMH-GOAL-07", "MMH-INV-15", "MMH-SETUP-27"
)
@pytest.mark.parametrize(("length", "rounds"), [((), 10), (("medium",), 13), (("long",), 16)])
def test_the_game_ends_with_the_round_of_the_last_week(length: tuple[str, ...], rounds: int) -> None:
    state = started(2, *length, seed=1)
    weeks: list[bool] = []

    while not state.over:
        if ask(state) == "turn" and len(weeks) < state.round:
            weeks.append(state.week != NO_CARD)
        passes = asked(state, "pass")
        play(state, f"{SEAT_LETTERS[state.asked]}: {passes[0] if passes else asked(state)[0]}")

    assert [False] + [True] * (rounds - 1) == weeks
    assert (rounds, TIME_OUT) == (state.round, state.end)


# -- the end


@pytest.mark.rules("MMH-EX-01", "MMH-GOAL-03", "MMH-GOAL-06", "MMH-CTRL-08", "MMH-RUL-01")
def test_a_game_of_two_is_over_at_once_with_the_twelfth_point() -> None:
    state = position("map S.../DDC. | A owns a2 b2 c2 | anton b1 1b1 | uriel d1 1b1")
    assert 11 == power(state, A)
    begin(state, ACTIVATIONS, A)
    play(state, "A: hero anton; A: visit a1")

    assert (True, DOMINATION, [A]) == (state.over, state.end, state.winners)
    assert [0] == [one["hero"] for one in told(state, "activated")]


@pytest.mark.rules("MMH-EX-02", "MMH-GOAL-05", "MMH-CTRL-08", "MMH-CTRL-09", "MMH-GOAL-12", "MMH-RUL-02")
def test_a_game_of_four_is_won_with_sixteen_points_by_taking_a_mine() -> None:
    state = position(
        "map C.../DDDS/CCII/^^^^/.... | A haven owns a2 b2 c2 d2 | B necropolis owns a1 a3 b3 | C sanctuary"
        " | D stronghold | anton b1 1b1 | sveltana d5 1b1"
    )
    assert (13, 9) == (power(state, A), power(state, B))

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit a1")

    assert (16, 6) == (power(state, A), power(state, B))
    assert (DOMINATION, [A]) == (state.end, state.winners)
    assert [
        {"event": "power-changed", "seat": B, "power": 6},
        {"event": "power-changed", "seat": A, "power": 16},
    ] == told(state, "power-changed")


@pytest.mark.rules("MMH-EX-03", "MMH-GOAL-04")
def test_a_game_of_three_is_not_won_with_thirteen_points_but_with_fourteen() -> None:
    state = position("map SS../DDD. | A haven owns a2 b2 c2 | B necropolis | C sanctuary | anton c1 1b1")

    begin(state, ACTIVATIONS, A)
    play(state, "A: visit b1")
    assert (13, False) == (power(state, A), state.over)
    play(state, "A: visit a1")

    assert (14, True, [A]) == (power(state, A), state.over, state.winners)


@pytest.mark.rules("MMH-RUL-02", "MMH-TIME-01")
@pytest.mark.parametrize(("turn", "winner"), [(A, B), (B, B), (C, C)])
def test_of_several_with_enough_power_the_active_player_wins_or_the_next_one_to_his_left(
    turn: int, winner: int
) -> None:
    state = at_table(3)
    state.honours, state.turn = [0, 14, 14], turn

    check(state, B)

    assert (DOMINATION, [winner]) == (state.end, state.winners)


@pytest.mark.rules("MMH-EX-04", "MMH-GOAL-02", "MMH-GOAL-08", "MMH-GOAL-09", "MMH-GOAL-10", "MMH-RUL-03", "MMH-GOAL-11")
@pytest.mark.parametrize(("resources", "winners"), [(9, [0]), (10, [0, 1]), (11, [1])])
def test_at_time_out_power_decides_then_the_treasury_then_nobody(resources: int, winners: list[int]) -> None:
    state = at_table(3, "DDSDDS\nDIS...")
    alter(state, "A owns a1 b1 c1 | B owns d1 e1 f1 | C owns a2 b2 c2")
    state.resources, state.gold = [4, resources, 0], [6, 0, 30]
    assert [9, 9, 7] == [power(state, seat) for seat in range(3)]
    state.weeks = []

    pass_round(state)

    assert (TIME_OUT, winners) == (state.end, state.winners)


@pytest.mark.rules("MMH-GOAL-08")
def test_at_time_out_the_richer_player_does_not_win_with_less_power() -> None:
    state = at_table()
    alter(state, "A | B owns a1")
    state.gold[A] = 50
    state.weeks = []

    pass_round(state)

    assert [B] == state.winners


@pytest.mark.rules("MMH-GOAL-13", "MMH-INV-01")
def test_artifacts_and_places_make_power() -> None:
    state = at_table()
    alter(state, "A owns a1 a2 a3 | anton slayers-gauntlet")

    assert 1 + 3 + 4 + 1 == power(state, A)
