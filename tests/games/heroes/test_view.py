"""A view of Heroes says what lies open, and no more."""

from __future__ import annotations

import pytest

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow.programs import GAIN_ARTIFACT, GAIN_SCROLL
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import standard
from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import ALL, NOBODY, UNKNOWN, WATCHER, bit

GAME = standard()
BOX = GAME.box


def dice(seed: int = 1) -> Dice:
    return fast_dice(seed_from_int(seed))


def begun(seats: int = 2) -> State:
    """After the set-up, with the first of everything."""
    state = GAME.new(seats, {}, dice())
    while state.ask != c.TURN:
        state.answer(state.choices[0])
    return state


def scroll(name: str) -> int:
    return BOX.numbers[f"scroll {name}"]


def hold(state: State, hero: int, card: int, knowing: int) -> None:
    """Put a scroll of the deck into a hero's hand."""
    state.scroll_deck.remove(card)
    state.scrolls[hero].append(card)
    state.known[card - BOX.scroll_first] = knowing


def heroes(state: State) -> tuple[int, int]:
    return state.heroes_of(0)[0], state.heroes_of(1)[0]


@pytest.mark.rules("MMH-INFO-01")
def test_what_lies_open_is_shown_to_everybody() -> None:
    state = begun()
    for viewer in (0, 1, WATCHER):
        found = GAME.view(state, viewer)
        assert state.encounters == found.encounters
        assert (state.owners, state.explored) == (found.owners, found.explored)
        assert (state.at, state.armies, state.luck) == (found.at, found.armies, found.luck)
        assert (state.skills, state.artifacts, state.trophies) == (found.skills, found.artifacts, found.trophies)
        assert (state.levels, state.buildings) == (found.levels, found.buildings)
        assert (state.resources, state.gold) == (found.resources, found.gold)
        assert (state.cards, state.ready) == (found.cards, found.ready)
        assert [0, 0] == found.power
        assert (state.week, state.past_weeks) == (found.week, found.past_weeks)
        assert [state.turn, c.TURN] == [found.asked, found.ask]


@pytest.mark.rules("MMH-INFO-01", "MMH-INFO-03")
def test_a_view_is_a_copy_and_knows_decks_by_their_number_only() -> None:
    state = begun()
    found = GAME.view(state, 0)
    before = found.plain()
    state.armies[heroes(state)[0]][0] += 1
    state.treasure_discards.append(state.treasures.pop())
    state.gold[0] += 5

    assert before == found.plain()
    assert [15, 20, 20] == [found.treasures, found.artifact_deck, found.scroll_deck]
    assert [8, 8, 8, 8] == found.skill_decks


@pytest.mark.rules("MMH-INFO-02")
def test_the_faces_of_scrolls_are_for_their_player() -> None:
    state = begun()
    mine, theirs = heroes(state)
    first, second, third = BOX.scroll_first, BOX.scroll_first + 1, BOX.scroll_first + 2
    hold(state, mine, third, bit(0))
    hold(state, mine, first, bit(0))
    hold(state, theirs, second, bit(1))

    assert [third, first] == GAME.view(state, 0).scrolls[mine]
    assert [UNKNOWN] == GAME.view(state, 0).scrolls[theirs]
    assert [UNKNOWN, UNKNOWN] == GAME.view(state, 1).scrolls[mine]
    assert [UNKNOWN, UNKNOWN] == GAME.view(state, WATCHER).scrolls[mine]


@pytest.mark.rules("MMH-INFO-02")
def test_a_scroll_that_everybody_saw_is_known_where_it_is_in_no_telling_order() -> None:
    state = begun()
    mine, theirs = heroes(state)
    hold(state, theirs, BOX.scroll_first + 5, ALL)
    hold(state, theirs, BOX.scroll_first + 9, bit(1))
    hold(state, theirs, BOX.scroll_first + 2, ALL)

    found = GAME.view(state, 0)

    assert [BOX.scroll_first + 2, BOX.scroll_first + 5, UNKNOWN] == found.scrolls[theirs]
    assert [BOX.scroll_first + 2, BOX.scroll_first + 5] == found.open_scrolls
    assert [] == found.scrolls[mine]


@pytest.mark.rules("MMH-INFO-03")
def test_of_the_weeks_that_are_left_only_the_moon_is_seen() -> None:
    state = begun()

    assert [3, 3, 3] == GAME.view(state, 0).weeks
    state.week = state.weeks.pop()
    found = GAME.view(state, 1)
    assert [2, 3, 3] == found.weeks
    assert state.week == found.week


@pytest.mark.rules("MMH-INFO-03", "MMH-SETUP-14")
def test_no_two_encounters_look_alike_from_the_front_and_their_backs_are_in_no_view() -> None:
    fronts = [
        (one.kind, one.tier, one.strength, one.initiative, one.number, one.elite, one.abilities)
        for one in BOX.facts.encounters
    ]
    state = begun()

    assert len(fronts) == len(set(fronts))
    assert {"xp", "chests", "token_xp", "token_chests"}.isdisjoint(dir(GAME.view(state, 0)))


@pytest.mark.rules("MMH-INFO-04")
@pytest.mark.parametrize("program", [GAIN_SCROLL, GAIN_ARTIFACT])
def test_cards_drawn_for_a_choice_are_seen_by_who_chooses(program: int) -> None:
    state = begun()
    hero = heroes(state)[0]
    state.asked = NOBODY
    state.call(program, 0, hero)
    if program == GAIN_SCROLL:
        state.skills[hero] = []  # one scroll is drawn, and kept without a question
        state.stack[-1].lot = [state.scroll_deck.pop(), state.scroll_deck.pop()]
        state.stack[-1].step = 1
    state.advance()
    assert state.ask == c.KEEP
    lot = state.stack[-1].lot

    assert lot == GAME.view(state, 0).stack[-1].lot
    for viewer in (1, WATCHER):
        found = GAME.view(state, viewer)
        assert [UNKNOWN] * len(lot) == found.stack[-1].lot
        assert [] == found.choices
        assert found.question is None


def test_others_see_who_is_asked_but_no_answer() -> None:
    state = begun()
    other = 1 - state.asked

    assert state.choices == GAME.view(state, state.asked).choices
    found = GAME.view(state, other)
    assert (state.asked, c.TURN, []) == (found.asked, found.ask, found.choices)


@pytest.mark.parametrize("viewer", [-1, 2, 3, 5, 7])
def test_only_seats_and_watchers_have_a_view(viewer: int) -> None:
    with pytest.raises(BadOptions):
        GAME.view(begun(), viewer)


def test_an_imagined_position_deals_what_is_unknown_anew() -> None:
    state = begun()
    mine, theirs = heroes(state)
    hold(state, mine, BOX.scroll_first, bit(0))
    hold(state, theirs, BOX.scroll_first + 1, bit(1))
    seen = GAME.view(state, 0)
    worlds = [GAME.imagine(seen, dice(seed)) for seed in range(40)]

    assert {(BOX.scroll_first,)} == {tuple(world.scrolls[mine]) for world in worlds}
    assert len({tuple(world.scrolls[theirs]) for world in worlds}) > 10
    assert len({tuple(world.artifact_deck) for world in worlds}) == 40
    assert len({tuple(world.weeks) for world in worlds}) > 30
    assert all(len(world.weeks) == 9 for world in worlds)
    assert all(bit(1) == world.known[world.scrolls[theirs][0] - BOX.scroll_first] for world in worlds)


def test_a_view_of_the_set_up_can_be_imagined() -> None:
    state = GAME.new(3, {}, dice())
    for _ in range(6):
        for viewer in (0, 1, 2, WATCHER):
            seen: View = GAME.view(state, viewer)
            assert seen.plain() == GAME.view(GAME.imagine(seen, dice()), viewer).plain()
        state.answer(state.choices[-1])


@pytest.mark.rules("MMH-SETUP-18", "MMH-INFO-03")
def test_the_order_of_towns_is_seen_as_the_markers_are_drawn() -> None:
    state = GAME.new(4, {}, dice())
    seen = []
    while state.ask != c.TURN:
        seen.append((state.ask, GAME.view(state, WATCHER).town_order))
        state.answer(state.choices[0])

    assert [(c.FACTION, [])] * 3 == seen[:3]  # the fourth has no choice
    assert [(c.TOWN, state.town_order[: n + 1]) for n in range(4)] == seen[3:7]
    assert (c.START_HERO, state.town_order) == seen[7]
    assert state.town_order == GAME.view(state, 0).town_order


@pytest.mark.rules("MMH-SETUP-18", "MMH-INFO-03")
def test_markers_in_the_bag_may_come_in_any_order() -> None:
    state = GAME.new(3, {"random-factions": True}, dice())
    rolls = dice(2)

    found = {tuple(GAME.imagine(GAME.view(state, 0), rolls).town_order) for _ in range(30)}

    drawn, *rest = state.town_order
    assert {(drawn, *rest), (drawn, *reversed(rest))} == found
