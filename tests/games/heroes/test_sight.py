"""What follows from a view is what the rules then do, and nothing that the viewer cannot know has a part in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.properties.heroes_games import GAME, OPTIONS, answers, chooser, start, viewers

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.events import Rolled
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import ACTIVATION_POINTS, FLIGHT_LEFT, FLIGHT_SIDE
from interregnum.games.heroes.engine.map import movement
from interregnum.games.heroes.engine.map.zone import is_safe
from interregnum.games.heroes.engine.sight import FighterSight, Sight, sight_of
from interregnum.games.heroes.engine.state import NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import ABILITIES, COMMAND, INITIATIVE, MAGIC, MOVEMENT, STRENGTH
from interregnum.games.heroes.lab.interference import fits_alike
from interregnum.games.heroes.lab.worlds import other_world
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.journal import Journal

STATS = (STRENGTH, MAGIC, INITIATIVE, COMMAND, MOVEMENT)
SEEDS = range(1, 13)
ASKED_ABOUT = [
    *range(c.LEVEL_UP, c.PARTS),
    *range(c.BUILD_IT, c.CARD, 5),
    *range(c.BUY, c.SELL, 23),
    *range(c.GO, c.USE, 31),
]


def positions(seeds: range = SEEDS) -> Iterator[State]:
    """Stretches of games of all sizes, most of them rich."""
    for seed in seeds:
        state = start(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)])
        for _ in answers(state, chooser(seed)):
            yield state


def asked(state: State) -> Sight:
    return Sight(GAME.view(state, state.asked))


def plain(one: FighterSight) -> list[object]:
    return [one.strength, one.initiative, one.size, one.dice, one.has_elite_die, one.abilities]


def everything(sight: Sight) -> list[object]:
    """All that can be asked of a sight."""
    view = sight.view
    heroes = [hero for hero, at in enumerate(view.at) if at != NOT_IN_PLAY]
    seats = [seat for seat in range(view.seats) if view.factions[seat] >= 0]
    buyers = heroes if view.ask == c.RECRUIT and not view.over else []
    return [
        view.sources,
        [[sight.value(hero, stat) for stat in STATS] for hero in heroes],
        [[sight.rout(hero), sight.army_size(hero), sight.advance_cost(hero)] for hero in heroes],
        [sight.level_price(seat).resources for seat in seats if view.levels[seat] < LEVELS],
        [sight.closed_units(seat) for seat in seats],
        [
            (price.resources, price.gold)
            for seat in seats
            for number in range(len(view.box.building_level))
            for price in (sight.building_price(seat, number, False), sight.building_price(seat, number, True))
        ],
        [sight.unit_price(hero, level, side).gold for hero in buyers for level in range(LEVELS) for side in range(2)],
        sight.steps(),
        sight.came_from(),
        [sight.zone(hero) for hero in heroes],
        [(one, sight.creatures(one), sight.enemy(one), sight.begins_battle(one)) for one in view.choices],
        [[(reason.why, reason.facts) for reason in sight.reasons(one)] for one in ASKED_ABOUT],
        [sight.near(field) for field in range(0, view.board.size, 7)],
        [sight.changes(one) for one in view.choices],
        [] if view.battle is None else [(one, plain(sight.fighter(one))) for one in sight.fighters()],
    ]


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04")
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_sight() -> None:
    compared = 0
    for number, state in enumerate(positions()):
        viewer = viewers(state)[number % (state.seats + 1)]
        world = other_world(state, viewer, {}, chooser(number)).state
        if fits_alike(state, world):
            assert everything(Sight(GAME.view(state, viewer))) == everything(Sight(GAME.view(world, viewer)))
            compared += 1

    assert 300 < compared


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04")
def test_whatever_is_dealt_into_the_hidden_places_the_sight_of_a_view_is_the_same() -> None:
    for number, state in enumerate(positions(range(1, 40, 7))):
        view = GAME.view(state, viewers(state)[number % (state.seats + 1)])
        dealt = GAME.imagine(view, fast_dice(seed_from_int(number)))
        assert everything(sight_of(view)) == everything(sight_of(GAME.view(dealt, view.viewer)))


@pytest.mark.rules("MMH-RUL-103", "MMH-INFO-01")
def test_values_of_heroes_and_fighters_are_those_of_the_rules() -> None:
    fought = 0
    for state in positions():
        sight = asked(state)
        for hero, at in enumerate(state.at):
            if at != NOT_IN_PLAY:
                assert [values.of_hero(state, hero, stat) for stat in STATS] == [sight.value(hero, s) for s in STATS]
                assert values.rout(state, hero) == sight.rout(hero)
        if state.battle is not None:
            fought += 1
            for one in sight.standing():
                assert plain(FighterSight(state, state.battle, one)) == plain(sight.fighter(one))
                has = [n for n in range(len(ABILITIES)) if values.has_ability(state, state.battle, one, n)]
                assert has == sight.fighter(one).abilities

    assert 100 < fought


@pytest.mark.rules("MMH-GOAL-03")
def test_the_sources_of_power_add_up_to_it() -> None:
    for state in positions(range(1, 5)):
        view = GAME.view(state, state.asked)
        for seat in range(state.seats):
            if state.factions[seat] >= 0:
                assert power.sources(state, seat) == view.sources[seat]
                assert power.power(state, seat) == view.power[seat]


@pytest.mark.rules("MMH-MOVE-02", "MMH-PORTAL-04")
def test_the_steps_to_a_field_are_the_movement_points_that_going_there_uses() -> None:
    gone = visited = 0
    for state in positions():
        sight = asked(state)
        for choice in state.choices if state.ask == c.MOVE else ():
            if not c.GO <= choice < c.FIELD:
                continue
            points = state.stack[-1].slots[ACTIVATION_POINTS]
            after = state.clone()
            pending = after.stack[-1]
            after.take(choice)
            field = (choice - c.GO) % (c.VISIT - c.GO)
            assert points - pending.slots[ACTIVATION_POINTS] == sight.steps()[field]
            assert (after.battle is not None) == sight.begins_battle(choice)
            gone += choice < c.VISIT
            visited += choice >= c.VISIT

    assert (200 < gone, 20 < visited) == (True, True)


@pytest.mark.rules("MMH-MOVE-02", "MMH-PORTAL-04")
def test_a_way_is_followed_back_step_by_step_to_where_the_hero_stands() -> None:
    followed = leapt = 0
    for state in positions():
        sight = asked(state)
        if state.ask != c.MOVE:
            continue
        steps, before, board = sight.steps(), sight.came_from(), state.board
        at = state.at[sight.mover]
        begun = at if at >= 0 else state.towns[state.asked]
        for field, cost in enumerate(steps):
            assert (before[field] >= 0) == (cost >= 0 and field != begun)
            if before[field] < 0:
                continue
            if cost == steps[before[field]]:  # home for nothing
                assert (state.towns[state.asked], True) == (field, before[field] in board.portals)
                leapt += 1
                continue
            assert steps[before[field]] + 1 == cost
            if before[field] in board.neighbours[field]:
                followed += 1
            else:
                assert field in board.portals
                leapt += 1

    assert (1000 < followed, 10 < leapt) == (True, True)


@pytest.mark.rules("MMH-ZOC-02", "MMH-ZOC-03", "MMH-ZOC-06")
def test_a_place_is_safe_where_a_zone_of_its_owner_lies() -> None:
    safe = 0
    for state in positions(range(1, 8)):
        sight = asked(state)
        for field, owner in enumerate(state.owners):
            zones = [sight.zone(hero) for hero in sight.heroes_of(owner)] if owner >= 0 else []
            assert is_safe(state, field) == any(field in zone for zone in zones)
            safe += is_safe(state, field)

    assert 100 < safe


def test_nobody_has_a_way_while_nobody_moves() -> None:
    state = start(1, 2, {})
    while state.ask == c.MOVE:
        state.answer(state.choices[-1])
    assert {movement.UNREACHED} == set(asked(state).steps())
    assert {movement.UNREACHED} == set(asked(state).came_from())


@pytest.mark.rules("MMH-TRADE-03")
def test_a_scroll_is_sold_for_what_the_sight_says() -> None:
    sold = 0
    for played in positions(range(1, 8)):
        state = played.clone()
        if state.ask not in (c.MOVE, c.BUILD, c.RECRUIT, c.AFTER_GATHERING):
            continue
        state.buildings[state.asked].append(GAME.box.numbers["building marketplace"])
        state.ask_again()
        sight = asked(state)
        for choice in state.choices:
            if c.SELL <= choice < c.FOR_GOLD:
                after = state.clone()
                after.take(choice)
                assert after.gold[state.asked] - state.gold[state.asked] == sight.scroll_gold(choice - c.SELL)
                sold += 1

    assert sold


@pytest.mark.rules("MMH-RUL-104")
def test_an_attack_rolls_as_many_dice_as_the_sight_says() -> None:
    rolled = 0
    for state in positions():
        sight = asked(state)
        for choice in state.choices if state.ask == c.ANNOUNCE else ():
            if not c.ATTACK_WITH <= choice < c.WOUND:
                continue
            after = state.clone()
            after.journal = Journal()
            after.answer(choice)
            told = [one for one in after.journal.events if isinstance(one, Rolled)]
            if told:  # else a card is offered first
                assert len(told[0].dice) == sight.dice(choice >= c.ATTACK_WITH + 32)
                rolled += 1

    assert 20 < rolled


@pytest.mark.rules("MMH-FLEE-02", "MMH-FLEE-05")
def test_flight_costs_the_tokens_that_the_sight_says() -> None:
    fled = 0
    for state in positions():
        if state.ask == c.FLEE:
            sight = asked(state)
            after = state.clone()
            pending = after.stack[-1]
            after.take(c.TAKE_FLIGHT)
            assert pending.slots[FLIGHT_LEFT] == sight.flight_loss(pending.slots[FLIGHT_SIDE])
            fled += 1

    assert fled
