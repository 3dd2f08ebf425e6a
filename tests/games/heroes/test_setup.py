"""Laying the table: tiles, encounters, towns, decks, heroes (MMH-SETUP)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests.games.heroes.scenario import (
    BOX,
    FACTS,
    A,
    B,
    C,
    ask,
    asked,
    field_of,
    name_of,
    options,
    play,
    position,
    script,
    started,
    told,
    where,
)

from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.facts import LayoutFacts, TileFacts
from interregnum.games.heroes.engine.flow import setup
from interregnum.games.heroes.engine.flow.power import power
from interregnum.games.heroes.engine.map import layout
from interregnum.games.heroes.engine.map.board import NO_TIER, STRIDE, Board
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, NO_TOWN, NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import NO_FIELD
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS

SEATS = (2, 3, 4)
WIDE = int(STRIDE)
START_TILES = {
    2: [[(0, 0)], [(2, 2)]],
    3: [[(0, 0)], [(0, 3)], [(2, 1), (2, 2)]],
    4: [[(0, 0)], [(0, 3)], [(3, 0)], [(3, 3)]],
}
ICONS = {2: (12, 10, 5), 3: (16, 13, 7), 4: (21, 17, 10)}


def chosen(state: State) -> State:
    """Answer the set-up with the first of everything."""
    while ask(state) in ("faction", "town", "start-hero", "deck", "keep"):
        state.answer(state.choices[0])
    return state


def tile_at(state: State, field: int) -> tuple[int, int]:
    """The row and column of the tile a field lies on."""
    return field // WIDE // 4, field % WIDE // 4


def fields(state: State) -> list[int]:
    return [field for field in range(state.board.size) if state.board.terrain[field] != NO_FIELD]


# -- players


@pytest.mark.rules("MMH-SETUP-01", "MMH-SETUP-41", "MMH-ELEM-28", "MMH-GOAL-01", "MMH-COMP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_and_opens_the_game(seats: int) -> None:
    games = [started(seats, seed=seed) for seed in range(40)]

    assert set(range(seats)) == {state.first for state in games}
    for state in games[:5]:
        chosen(state)
        assert ("turn", state.first) == (ask(state), state.asked)


@pytest.mark.rules("MMH-SETUP-02", "MMH-SETUP-03", "MMH-RUL-09", "MMH-DEC-01")
def test_factions_are_chosen_in_turn_order_and_nobody_gets_one_that_is_taken() -> None:
    state = started(3, rolls="2")

    assert ["faction haven", "faction necropolis", "faction sanctuary", "faction stronghold"] == asked(state)
    play(state, "B: faction sanctuary; C: faction haven")
    assert ["faction necropolis", "faction stronghold"] == asked(state)
    play(state, "A: faction stronghold")

    assert [3, 2, 0] == state.factions
    assert [2, NOBODY, 1, 0] == state.seat_of
    assert ["B", "C", "A"] == [SEAT_LETTERS[int(str(one["seat"]))] for one in told(state, "faction-taken")]


@pytest.mark.rules("MMH-SETUP-03")
def test_the_last_of_four_players_is_not_asked_for_the_last_faction() -> None:
    state = started(4, rolls="")

    play(state, "A: faction haven; B: faction stronghold; C: faction sanctuary")

    assert "town" == ask(state)
    assert [0, 3, 2, 1] == state.factions


@pytest.mark.rules("MMH-SETUP-02")
def test_factions_may_be_drawn_instead() -> None:
    games = [started(3, "random_factions", seed=seed) for seed in range(40)]

    assert {"town"} == {ask(state) for state in games}
    assert all(3 == len(set(state.factions)) for state in games)
    for seat in range(3):
        assert {0, 1, 2, 3} == {state.factions[seat] for state in games}


@pytest.mark.rules(
    "MMH-SETUP-04", "MMH-SETUP-30", "MMH-SETUP-31", "MMH-SETUP-32", "MMH-SETUP-33", "MMH-SETUP-34", "MMH-SETUP-35",
    "MMH-SETUP-36", "MMH-INV-12", "MMH-INV-02",
)  # fmt: skip
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_what_belongs_to_his_faction(seats: int) -> None:
    state = chosen(started(seats, seed=3))

    for seat in range(seats):
        hero = state.heroes_of(seat)[0]
        faction = state.factions[seat]
        assert 26 == sum(state.reserve[seat]) + state.army_size(hero)
        assert 0 == power(state, seat)
        assert 1 == state.levels[seat]
        assert [] == state.buildings[seat]
        assert 0b0111 == state.cards[seat] == state.ready[seat]
        assert "special" == BOX.card_ids[3]
        for deck in range(2):
            cards = state.skill_decks[2 * seat + deck] + [card for card in state.skills[hero]]
            wanted = BOX.faction_skills[2 * faction + deck]
            assert set(state.skill_decks[2 * seat + deck]) <= set(wanted)
            assert len(wanted) <= len(cards)


@pytest.mark.rules("MMH-SETUP-33")
def test_skill_decks_are_shuffled() -> None:
    decks = {tuple(chosen(started(2, seed=seed)).skill_decks[0][-3:]) for seed in range(10)}

    assert 5 < len(decks)


@pytest.mark.rules("MMH-SETUP-35", "MMH-SETUP-36")
def test_the_start_stock_is_five_resources_and_seven_gold() -> None:
    state = started(4)

    assert [5, 5, 5, 5] == state.resources
    assert [7, 7, 7, 7] == state.gold


# -- the board


@pytest.mark.rules("MMH-EX-81", "MMH-RUL-04", "MMH-MOVE-11", "MMH-ELEM-01")
@pytest.mark.parametrize(
    ("seats", "tiles", "size"),
    [
        pytest.param(2, 9, (12, 12), marks=pytest.mark.rules("MMH-SETUP-05")),
        pytest.param(3, 12, (16, 12), marks=pytest.mark.rules("MMH-SETUP-06")),
        pytest.param(4, 16, (16, 16), marks=pytest.mark.rules("MMH-SETUP-07")),
    ],
)
def test_the_map_is_laid_of_the_tiles_with_the_lowest_numbers(seats: int, tiles: int, size: tuple[int, int]) -> None:
    state = started(seats, seed=5)

    assert list(range(tiles)) == sorted(state.board.tiles)
    assert size == (int(state.board.columns), int(state.board.rows))
    assert 16 * tiles == len(fields(state))


@pytest.mark.rules("MMH-SETUP-08", "MMH-SETUP-09")
def test_tiles_come_in_any_order_and_turn() -> None:
    boards = [started(2, seed=seed).board for seed in range(60)]

    assert set(range(9)) == {board.tiles[0] for board in boards}
    assert {0, 1, 2, 3} == {board.turns[4] for board in boards}


@pytest.mark.rules("MMH-RUL-121")
def test_the_octagon_has_no_corners_and_other_start_tiles() -> None:
    state = started(3, "octagon", seed=2)
    play(state, factions_in_turn(state))

    assert 192 == len(fields(state))
    assert [0, 3, 12, 15] == [spot for spot, tile in enumerate(state.board.tiles) if tile < 0]
    assert list(range(12)) == sorted(tile for tile in state.board.tiles if tile >= 0)
    assert {(0, 1), (2, 3), (2, 0)} == {tile_at(state, field_of(text.split()[1])) for text in asked(state)}
    assert not [field for field in fields(state) if tile_at(state, field) in ((0, 0), (0, 3), (3, 0), (3, 3))]


def factions_in_turn(state: State) -> str:
    """The first factions of the content, whoever begins."""
    order = [SEAT_LETTERS[(state.first + offset) % state.seats] for offset in range(state.seats)]
    return "; ".join(f"{seat}: faction {name}" for seat, name in zip(order, BOX.faction_ids, strict=False))


@pytest.mark.rules("MMH-SETUP-10", "MMH-RUL-06")
@pytest.mark.parametrize(("seats", "switched_on"), [(2, ()), (3, ()), (4, ()), (3, ("octagon",))])
def test_portals_on_touching_tiles_lie_as_far_apart_as_turning_the_later_one_can_bring_them(
    seats: int, switched_on: tuple[str, ...]
) -> None:
    touched = 0
    for seed in range(60):
        board = started(seats, *switched_on, seed=seed).board
        wide = int(board.columns) // 4
        spots = [portal // WIDE // 4 * wide + portal % WIDE // 4 for portal in board.portals]
        for spot, portal in sorted(zip(spots, board.portals, strict=True)):
            earlier = [
                other
                for at, other in zip(spots, board.portals, strict=True)
                if at < spot and abs(at // wide - spot // wide) <= 1 and abs(at % wide - spot % wide) <= 1
            ]
            if earlier:
                touched += 1
                possible = [min(distance(one, other) for other in earlier) for one in four_turns(portal)]
                assert max(possible) == min(distance(portal, other) for other in earlier)
    assert 0 < touched


def four_turns(field: int) -> list[int]:
    """Where a field of a tile would lie after each turn of its tile."""
    top, left = field // WIDE // 4 * 4, field % WIDE // 4 * 4
    row, column = field // WIDE - top, field % WIDE - left
    spots = [(row, column), (column, 3 - row), (3 - row, 3 - column), (3 - column, row)]
    return [(top + y) * WIDE + left + x for y, x in spots]


def distance(one: int, other: int) -> int:
    return abs(one // WIDE - other // WIDE) + abs(one % WIDE - other % WIDE)


@pytest.mark.rules("MMH-RUL-06")
@pytest.mark.parametrize(("drawn", "turn"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_of_equally_good_turns_the_drawn_one_stays_else_the_smallest_turn_is_made(drawn: int, turn: int) -> None:
    # The four turns of tile 3 bring its portal to 4, 3, 4 and 1 steps from the nearest of the other two.
    assert turn == layout.turned_away(BOX, 2, [0, 2], [0, drawn], 1, [(2, 3), (2, 9)])


# -- encounters


@pytest.mark.rules(
    "MMH-SETUP-12", "MMH-SETUP-13", "MMH-SETUP-16", "MMH-SETUP-17", "MMH-EX-82", "MMH-TERR-09", "MMH-ELEM-17"
)
@pytest.mark.parametrize("seats", SEATS)
def test_every_icon_gets_a_token_of_its_colour_and_the_rest_is_out_of_the_game(seats: int) -> None:
    state = started(seats, seed=8)

    tokens = [state.encounters[field] for field in fields(state) if state.encounters[field] != NO_ENCOUNTER]
    assert ICONS[seats] == tuple(Counter(BOX.token_tier[token] for token in tokens)[tier] for tier in range(3))
    assert len(tokens) == len(set(tokens)) == 3 * len([tile for tile in state.board.tiles if tile >= 0])
    for field in fields(state):
        token = state.encounters[field]
        assert state.board.tier[field] == (NO_TIER if token == NO_ENCOUNTER else BOX.token_tier[token])


@pytest.mark.rules("MMH-SETUP-13", "MMH-SETUP-15", "MMH-RUL-07")
def test_tokens_are_drawn_tile_by_tile_and_row_by_row_one_colour_after_the_other() -> None:
    state = started(2, rolls="")

    for tier in range(3):
        bag = [token for token, one in enumerate(BOX.token_tier) if one == tier]
        RiggedDice([]).shuffle(bag)
        drawn = [state.encounters[field] for field in in_tile_order(state) if state.board.tier[field] == tier]
        assert list(reversed(bag))[: len(drawn)] == drawn


def in_tile_order(state: State) -> list[int]:
    return sorted(fields(state), key=lambda field: (*tile_at(state, field), field))


@pytest.mark.rules("MMH-RUL-07")
def test_icons_stay_empty_when_a_colour_runs_short() -> None:
    tile = TileFacts(1, ("3333", "3333", "3333", "...."), ())
    box = Box(replace(FACTS, tiles=(tile,), layouts=(LayoutFacts("one", 2, 1, 1, (), (), ""),)))
    state = State(box, script(), options(), Board(box, 0, [0], [0]), 2, RiggedDice([]))

    setup.place_encounters(state)

    assert 10 == sum(token != NO_ENCOUNTER for token in state.encounters)
    assert NO_ENCOUNTER == state.encounters[field_of("d3")]


# -- towns


@pytest.mark.rules("MMH-SETUP-11", "MMH-SETUP-19", "MMH-SETUP-20", "MMH-RUL-05", "MMH-DEC-01")
@pytest.mark.parametrize("seats", SEATS)
def test_towns_are_offered_on_free_fields_of_start_tiles_without_a_town(seats: int) -> None:
    state = started(seats, "random_factions", seed=4)
    left = [*START_TILES[seats]]

    while ask(state) == "town":
        offered = [field_of(text.split()[1]) for text in asked(state)]
        assert {tile for start in left for tile in start} == {tile_at(state, field) for field in offered}
        assert all(state.board.place[field] < 0 and state.board.tier[field] == NO_TIER for field in offered)
        state.answer(state.choices[-1])
        left = [start for start in left if tile_at(state, offered[-1]) not in start]

    assert [] == left


@pytest.mark.rules("MMH-RUL-05")
def test_whoever_takes_the_third_start_of_three_chooses_one_of_two_tiles() -> None:
    state = started(3, "random_factions", seed=4)
    offered = [text for text in asked(state) if tile_at(state, field_of(text.split()[1])) == (2, 1)]

    play(state, f"{SEAT_LETTERS[state.asked]}: {offered[0]}")

    assert {(0, 0), (0, 3)} == {tile_at(state, field_of(text.split()[1])) for text in asked(state)}


@pytest.mark.rules("MMH-SETUP-18", "MMH-EX-85")
def test_towns_are_placed_in_the_order_drawn_and_turn_order_stays() -> None:
    state = next(game for game in (started(3, seed=seed) for seed in range(50)) if game.town_order == [C, A, B])
    first = state.first

    chosen(state)

    assert [C, A, B] == [one["seat"] for one in told(state, "town-founded")]
    assert [(first + n) % 3 for n in range(3)] == [one["seat"] for one in told(state, "hero-entered")]
    assert first == state.asked


@pytest.mark.rules("MMH-SETUP-18")
def test_every_order_of_towns_may_come() -> None:
    assert 6 == len({tuple(started(3, seed=seed).town_order) for seed in range(60)})


@pytest.mark.rules("MMH-EX-84", "MMH-RUL-08", "MMH-SETUP-20", "MMH-SETUP-22")
@pytest.mark.parametrize(
    ("drawing", "field", "allowed"),
    [
        pytest.param("...\n^.^\n.^.", "b2", True, id="open land on one side"),
        pytest.param(".^.\n^.^\n.^.", "b2", False, id="open land on no side"),
        pytest.param("...\n^^^\n.^.", "b2", True, id="on a mountain"),
        pytest.param("...\n^~^\n.^.", "b2", True, id="on water"),
        pytest.param(".H.\n^H^\n.^.", "b2", True, id="on a port, beside a port"),
        pytest.param(".~.\n~.~\n.~.", "b2", False, id="water all around"),
        pytest.param(".1.\n^.^\n.^.", "b2", False, id="a way out through an encounter only"),
        pytest.param("...\n.S.\n...", "b2", False, id="on a place"),
        pytest.param("...\n.1.\n...", "b2", False, id="on an encounter"),
        pytest.param("...\n.P.\n...", "b2", False, id="on a portal"),
    ],
)
def test_a_town_needs_a_way_out(drawing: str, field: str, allowed: bool) -> None:
    state = without_towns(position(f"map {drawing}"))

    assert allowed == setup.can_found(state, field_of(field))


def without_towns(state: State) -> State:
    state.towns = [NO_TOWN] * state.seats
    return state


@pytest.mark.rules("MMH-RUL-08")
def test_a_town_may_not_take_the_last_way_out_of_an_earlier_one_nor_count_it_as_its_own() -> None:
    closed = without_towns(position("map ..^/.../^^."))
    closed.towns[A] = field_of("c2")
    assert setup.can_found(closed, field_of("b2"))  # c3 is left
    closed.encounters[field_of("c3")] = 0
    assert not setup.can_found(closed, field_of("b2"))

    alone = without_towns(position("map ^.^/^.^"))
    alone.towns[A] = field_of("b1")
    assert not setup.can_found(alone, field_of("b2"))


# -- decks


@pytest.mark.rules("MMH-SETUP-23", "MMH-SETUP-24", "MMH-COMP-07", "MMH-COMP-08", "MMH-COMP-09")
def test_three_common_decks_are_shuffled_and_have_empty_discard_piles() -> None:
    games = [started(2, seed=seed) for seed in range(8)]

    for state in games:
        assert set(range(BOX.treasure_first, BOX.treasure_first + 15)) == set(state.treasures)
        assert set(range(BOX.scroll_first, BOX.scroll_first + 20)) == set(state.scroll_deck)
        assert set(range(BOX.artifact_first, BOX.artifact_first + 20)) == set(state.artifact_deck)
        assert [] == state.treasure_discards == state.scroll_discards == state.artifact_discards
    assert 8 == len({tuple(state.treasures) for state in games})
    assert 8 == len({tuple(state.scroll_deck) for state in games})
    assert 8 == len({tuple(state.artifact_deck) for state in games})


@pytest.mark.rules("MMH-SETUP-26", "MMH-SETUP-27", "MMH-SETUP-28", "MMH-SETUP-29", "MMH-EX-83", "MMH-COMP-06")
@pytest.mark.parametrize(("length", "each"), [((), 3), (("medium",), 4), (("long",), 5)])
def test_the_week_deck_has_the_moon_phases_in_order(length: tuple[str, ...], each: int) -> None:
    state = started(2, *length, seed=1)

    from_the_top = [BOX.week_phase[card - BOX.week_first] for card in reversed(state.weeks)]
    assert [0] * each + [1] * each + [2] * each == from_the_top
    assert 3 * each == len(set(state.weeks))


@pytest.mark.rules("MMH-SETUP-26", "MMH-SETUP-28")
def test_any_week_of_a_phase_may_be_left_out() -> None:
    used = [set(started(2, seed=seed).weeks) for seed in range(30)]

    assert 15 == len(set().union(*used))
    assert 5 < len({frozenset(one) for one in used})


# -- heroes


@pytest.mark.rules("MMH-SETUP-37", "MMH-SETUP-38", "MMH-SETUP-39", "MMH-SETUP-40", "MMH-DEC-01", "MMH-HCARD-10")
def test_one_of_three_heroes_starts_in_town_with_six_elite_tokens() -> None:
    state = started(2, rolls="")
    play(state, "A: faction haven; B: faction necropolis")
    while ask(state) == "town":
        state.answer(state.choices[0])
    assert ["hero anton", "hero cornelia", "hero uriel"] == asked(state)

    play(state, "A: hero anton")

    faction, hero = state.factions[A], BOX.hero_ids.index("anton")
    assert [hero] == state.heroes_of(A)
    assert "town" == where(state, hero)
    assert [2, 3] == [BOX.unit_strength[4 * faction + level] for level in range(2)]
    assert [0, 3, 0, 3, 0, 0, 0, 0] == state.armies[hero]
    assert [NOT_IN_PLAY, NOT_IN_PLAY] == [state.at[1], state.at[2]]


@pytest.mark.rules("MMH-HAB-10", "MMH-RUL-10", "MMH-HCARD-11", "MMH-CARD:leader")
def test_a_leader_starts_the_game_with_two_tokens_more() -> None:
    state = started(2, rolls="")
    play(state, "A: faction necropolis; B: faction haven")
    while ask(state) == "town":
        state.answer(state.choices[0])

    play(state, "A: hero moander")

    assert [0, 5, 0, 3, 0, 0, 0, 0] == state.armies[BOX.hero_ids.index("moander")]


@pytest.mark.rules("MMH-RUL-115", "MMH-RUL-101", "MMH-HAB-10", "MMH-RECR-18", "MMH-RECR-20", "MMH-CARD:leader")
def test_the_leader_s_units_come_without_a_question_and_may_be_sent_away_at_the_first_recruitment() -> None:
    state = started(2, rolls="")
    play(state, "A: faction necropolis; B: faction haven")
    while ask(state) == "town":
        state.answer(state.choices[0])

    play(state, "A: hero moander")
    assert ("start-hero", B) == (ask(state), state.asked)  # nobody was asked about the two units
    play(state, "B: hero anton; A: play activation-recruit recruit")
    play(state, "A: dismiss skeletons elite of moander; " * 2)

    moander = BOX.hero_ids.index("moander")
    assert [0, 3, 0, 3, 0, 0, 0, 0] == state.armies[moander]
    assert BOX.unit_tokens[BOX.unit_ids.index("skeletons")] - 3 == state.reserve[A][0]
    assert 7 == state.gold[A]


@pytest.mark.rules("MMH-RUL-09", "MMH-SETUP-01")
def test_the_set_up_tells_what_it_did_in_its_order() -> None:
    state = chosen(started(2, seed=9))

    kinds = [str(one["event"]) for one in told(state)]
    assert ["game-began", *["faction-taken"] * 2, *["town-founded"] * 2, "hero-entered"] == kinds[:6]
    assert "round-began" == kinds[-1]


@pytest.mark.rules("MMH-SETUP-08")
def test_the_same_dice_lay_the_same_table() -> None:
    one, other = started(4, seed=12), started(4, seed=12)

    assert one.board.tiles == other.board.tiles
    assert one.encounters == other.encounters
    assert [name_of(field) for field in one.board.portals] == [name_of(field) for field in other.board.portals]
