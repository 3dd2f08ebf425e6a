"""Whatever cannot be answered has a reason, and what is listed has none: over random positions of Heroes."""

from __future__ import annotations

from hypothesis import given
from tests.properties.heroes_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.map.board import NO_PLACE
from interregnum.games.heroes.engine.sight import Sight, sight_of
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import NO_FIELD
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.options import Chosen

STRETCH = 25


def subjects(state: State) -> list[int]:
    """Every field, building, unit, hero and action card that somebody could ask about."""
    board, box = state.board, state.box
    fields = [field for field in range(board.size) if board.terrain[field] != NO_FIELD]
    heroes = range(len(box.hero_ids))
    return [
        *[c.GO + field for field in fields],
        *[c.VISIT + field for field in fields if board.place[field] != NO_PLACE],
        c.LEVEL_UP,
        *[code + number for code in (c.BUILD_IT, c.BUILD_GOLD) for number in range(len(box.building_level))],
        *[c.buying(hero, level, side) for hero in heroes for level in range(4) for side in range(2)],
        *[c.upgrading(hero, level) for hero in heroes for level in range(4)],
        *[c.HIRE + hero for hero in heroes],
        *[c.dismissal(hero, token) for hero in heroes for token in range(8)],
        *[c.play(card, action) for card in range(len(box.card_actions)) for action in range(3)],
        *named(state, fields),
    ]


def named(state: State, fields: list[int]) -> list[int]:
    """Fields and heroes, where these are asked for by name."""
    found = [c.FIELD + field for field in fields] if state.ask in (c.TOWN, c.PORTAL) else []
    if state.ask == c.TAKE_OVER and c.FIELD + 0 <= max(state.choices):  # a single one is taken with all places
        found = [c.FIELD + field for field in fields]
    return found + ([c.HEROES + hero for hero in range(len(state.box.hero_ids))] if state.ask == c.NEXT_HERO else [])


def sight(state: State, viewer: int) -> Sight:
    return sight_of(GAME.view(state, viewer))


@given(seeds, seat_counts, option_sets)
def test_an_answer_is_listed_or_has_a_reason_and_never_both(seed: int, seats: int, options: Chosen) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed), STRETCH):
        asked = sight(state, state.asked)

        unexplained = [one for one in subjects(state) if not asked.reasons(one)]

        assert set(unexplained) <= set(state.choices), GAME.write_choice(state.ask, unexplained[0])
        assert [] == [one for one in state.choices if asked.reasons(one)]


@given(seeds, seat_counts, option_sets)
def test_whoever_is_not_asked_is_told_so_about_everything(seed: int, seats: int, options: Chosen) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed), 3):
        for viewer in [*range(seats), WATCHER]:
            if viewer != state.asked:
                other = sight(state, viewer)
                assert all([other.reasons(one) for one in subjects(state)])
