"""What follows from a view of Heroes goes to clients with it, the same for every viewer; nobody has to believe it."""

from __future__ import annotations

import msgspec
import pytest
from tests.properties.heroes_games import GAME, OPTIONS, answers, chooser, start, viewers
from tests.properties.kinds import HEROES
from tests.wire.crossing import check_crossing, forged, listed, middle, put, sent

from interregnum.games.heroes.border.notation import write_field
from interregnum.games.heroes.border.reasons import reasons_of
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.rolls import is_hit
from interregnum.games.heroes.engine.box import LEVELS, unit_row
from interregnum.games.heroes.engine.flow.programs import ACTIVATION_POINTS
from interregnum.games.heroes.engine.map.board import NO_GUARD, NO_PLACE, STRIDE
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.state import IN_TOWN
from interregnum.games.heroes.engine.terms import NO_FIELD, PORT, STRENGTH, TIERS, WATER
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.lab.interference import fits_alike
from interregnum.games.heroes.lab.worlds import other_world
from interregnum.games.heroes.wire.adapter import HeroesAdapter
from interregnum.games.heroes.wire.book import HeroesBook
from interregnum.games.heroes.wire.sight import SightData, write_sight
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import WATCHER
from interregnum.words.speaker import speaker

ADAPTER = HeroesAdapter(GAME)
TERRAIN = {"~": WATER, "H": PORT, " ": NO_FIELD}


def told(sight: SightData) -> bytes:
    return msgspec.json.encode(sight)


@pytest.mark.rules("MMH-SETUP-05", "MMH-EXP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_told_as_it_lies(seats: int) -> None:
    state = start(6, seats, OPTIONS[4])
    board, box = state.board, GAME.box

    found = sent(HEROES, GAME.view(state, WATCHER)).sight.map

    assert (board.rows, {board.columns}) == (len(found.rows), {len(row) for row in found.rows})
    for row, signs in enumerate(found.rows):
        for column, sign in enumerate(signs):
            field = row * STRIDE + column
            assert TERRAIN.get(sign, board.terrain[field]) == board.terrain[field]
            place = board.place[field]
            assert (None if place == NO_PLACE else box.facts.places[place].id) == found.places.get(sign)
    guards = {write_field(of): write_field(at) for of, at in enumerate(board.guard) if at != NO_GUARD}
    assert guards == found.guards
    assert len(guards) > 4


@pytest.mark.rules("MMH-INFO-01", "MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04")
def test_the_same_follows_for_every_viewer_and_in_every_world_that_looks_alike() -> None:
    worlds = 0
    for seed in range(1, 12):
        state = start(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)])
        for number, _ in enumerate(answers(state, chooser(seed), 20)):
            everybody = {told(write_sight(ADAPTER.tables, GAME.view(state, one))) for one in viewers(state)}
            assert 1 == len(everybody)
            viewer = viewers(state)[number % (state.seats + 1)]
            world = other_world(state, viewer, {}, chooser(number)).state
            if fits_alike(state, world):
                assert everybody == {told(write_sight(ADAPTER.tables, GAME.view(world, viewer)))}
                worlds += 1

    assert 100 < worlds


def test_a_view_made_beside_another_one_is_the_same_view() -> None:
    state = middle(HEROES)
    other = ADAPTER.view(GAME.view(state, WATCHER))
    for viewer in viewers(state):
        view = GAME.view(state, viewer)
        assert ADAPTER.view(view) == ADAPTER.view_beside(view, other)


@pytest.mark.rules("MMH-RUL-103", "MMH-RUL-70", "MMH-MOVE-02")
def test_values_prices_and_ways_are_told_by_ids() -> None:
    state = start(7, 2, {})
    dice = chooser(7)
    while state.ask != c.MOVE or len(state.choices) < 10:
        state.answer(state.choices[dice.below(len(state.choices))])
    view = GAME.view(state, state.asked)
    sight = sight_of(view)

    found = sent(HEROES, view).sight

    hero = GAME.box.hero_ids[sight.mover]
    assert sight.value(sight.mover, STRENGTH) == found.heroes[hero].strength
    assert state.stack[-1].slots[ACTIVATION_POINTS] == found.heroes[hero].movement
    assert {write_field(n): steps for n, steps in enumerate(sight.steps()) if steps >= 0} == found.steps
    ways = {write_field(n): write_field(before) for n, before in enumerate(sight.came_from()) if before >= 0}
    assert ways == found.came_from
    assert {
        hero: [write_field(n) for n in sight.zone(GAME.box.hero_ids.index(hero))] for hero in found.zones
    } == found.zones
    assert view.power == [one.places + one.artifacts + one.for_good + one.effects for one in found.power]
    town = found.towns[state.asked]
    missing = set(GAME.box.faction_buildings[view.factions[state.asked]]) - set(view.buildings[state.asked])
    assert {GAME.box.ids[one] for one in missing} == set(town.buildings)
    assert sight.level_price(state.asked).resources == town.level.resources
    assert {} == found.fighters


@pytest.mark.rules("MMH-RECR-04")
def test_a_town_tells_of_the_units_that_it_does_not_have_yet() -> None:
    state = start(7, 2, {})
    dice = chooser(7)
    while state.ask != c.RECRUIT:
        state.answer(state.choices[dice.below(len(state.choices))])
    for level in range(1, LEVELS + 1):
        state.levels = [level] * state.seats
        view = GAME.view(state, state.asked)
        first = unit_row(view.factions[state.asked], 0)

        found = sent(HEROES, view).sight.towns[state.asked].units

        assert {GAME.box.unit_ids[first + row]: row + 1 for row in range(level, LEVELS)} == found
        barred = {unit for unit in GAME.box.unit_ids[first : first + LEVELS] if is_barred(view, unit)}
        assert set(found) == barred


def is_barred(view: View, unit: str) -> bool:
    """Whether the rules give the level of the town as a reason against a unit."""
    hero = next(hero for hero, at in enumerate(view.at) if at == IN_TOWN and sight_of(view).seat_of(hero) == view.asked)
    reasons = reasons_of(view, f"buy {unit} basic for {GAME.box.hero_ids[hero]}")
    return "unit-level" in [reason.why for reason in reasons]


@pytest.mark.rules("MMH-RUL-104", "MMH-ATK-07")
def test_the_fighters_of_a_battle_are_told_in_their_order() -> None:
    state = start(1, 2, {})
    dice = chooser(1)
    while state.battle is None or not state.battle.track:
        state.answer(state.choices[dice.below(len(state.choices))])
    view = GAME.view(state, WATCHER)

    found = sent(HEROES, view)

    assert found.battle.track == list(found.sight.fighters)
    for one, fighter in zip(state.battle.track, found.sight.fighters.values(), strict=True):
        assert sight_of(view).fighter(one).dice == fighter.dice
        assert sight_of(view).fighter(one).strength == fighter.strength
        hits = [value for value in range(1, 9) if is_hit(value, fighter.strength)]
        assert hits == list(range(1, fighter.hits_up_to + 1))


def test_nobody_has_to_believe_what_a_stranger_says_follows() -> None:
    view = GAME.view(middle(HEROES), 1)
    invented = forged(HEROES, put("sight", "steps", value={"a1": 99}))

    assert view.plain() == ADAPTER.read_view(invented, listed(HEROES, view)).plain()


def test_our_own_processes_get_a_view_without_it_and_count_nothing() -> None:
    state = middle(HEROES)
    check_crossing(HEROES, state, 1)
    view = GAME.view(state, 1)
    own = msgspec.convert(msgspec.to_builtins(ADAPTER.own_view(view)), ADAPTER.view_type)
    short = msgspec.structs.replace(own, treasures=own.treasures - 1)

    assert msgspec.UNSET is own.sight
    assert view.plain() == ADAPTER.read_own_view(own, listed(HEROES, view)).plain()
    assert own.treasures - 1 == ADAPTER.read_own_view(short, listed(HEROES, view)).treasures
    with pytest.raises(BadPosition):
        ADAPTER.read_view(short, listed(HEROES, view))


@pytest.mark.rules("MMH-INFO-03")
def test_the_book_has_the_numbers_beside_the_sentences_and_no_backs() -> None:
    told = msgspec.convert(speaker("heroes", "pl").book(), HeroesBook, from_attributes=True)
    kinds = {kind.id: {thing.id: thing.facts for thing in kind.things} for kind in told.kinds}

    box = GAME.box
    for number, unit in enumerate(box.unit_ids):
        facts = kinds["unit"][unit]
        assert (box.unit_strength[number], box.unit_initiative[number]) == (facts.strength, facts.initiative)
        assert box.unit_gold[2 * number : 2 * number + 2] == [side.gold for side in facts.sides or ()]
    for number, token in enumerate(box.token_ids):
        facts = kinds["encounter"][token]
        assert TIERS[box.token_tier[number]] == facts.tier
        assert box.creature_number[number] == facts.number
    fronts = {name for one in kinds["encounter"].values() for name in msgspec.to_builtins(one)}
    assert {"kind", "tier", "strength", "initiative", "number", "elite_die", "abilities"} == fronts
    signs = [one.sign for kind in ("terrain", "tier", "place") for one in kinds[kind].values()]
    assert len(set(signs)) == len(signs)
    assert None not in signs
    haste = kinds["scroll"]["haste"]
    assert (1, "primal") == (haste.level, haste.school)
