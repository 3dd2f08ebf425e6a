"""The form of Heroes on the wire: its procedures, its words, and what is never told."""

from __future__ import annotations

import msgspec
import pytest
from tests.happened import happened
from tests.properties.heroes_games import answers, chooser, pick, start, viewers
from tests.properties.kinds import HEROES
from tests.wire.crossing import check_all, check_crossing, forged, put, sent

from interregnum import game
from interregnum.games.heroes.border.stored_events import EVENTS
from interregnum.games.heroes.engine import choices, events
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.wire.adapter import HeroesAdapter
from interregnum.games.heroes.wire.book import HeroesBook
from interregnum.games.heroes.wire.events import STRUCTS
from interregnum.kernel.declared import name_of
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import WATCHER
from interregnum.wire.adapter import best_known
from interregnum.words.speaker import speaker

GAME = game("heroes")
ADAPTER = HeroesAdapter(GAME)


def test_a_whole_game_crosses_the_wire_to_its_end() -> None:
    state = start(1, 2, {})
    dice = chooser(1)
    while not state.over:
        state.answer(pick(state, dice))
        if state.battle is not None and dice.below(5) == 0:
            check_crossing(HEROES, state, WATCHER)
    for viewer in viewers(state):
        assert ADAPTER.view(check_crossing(HEROES, state, viewer)).over


def test_every_procedure_that_asks_crosses_the_wire() -> None:
    found = set()
    for seed in range(1, 40):
        state = start(seed, 2 + seed % 3, {})
        for _ in answers(state, chooser(seed)):
            if state.stack[-1].program not in found:
                found.add(state.stack[-1].program)
                check_all(HEROES, state)

    assert len(found) > 15


def test_every_kind_of_events_has_its_form_and_its_own_name() -> None:
    tags = [kind.__struct_config__.tag for kind in STRUCTS.values()]

    assert [f"heroes-{name_of(kind)}" for kind in EVENTS] == tags
    assert len(set(tags)) == len(tags)


@pytest.mark.rules("MMH-INFO-05")
def test_a_question_is_told_by_its_word_and_its_card_and_a_window_by_its_own_name() -> None:
    windows: set[str | None] = set()
    cards: set[str | None] = set()
    for seed in range(1, 30):
        state = start(seed, 3, {})
        for _ in answers(state, chooser(seed)):
            question = state.question
            assert question is not None
            source = ADAPTER.source(question)
            assert choices.ASKS[state.ask] == ADAPTER.ask(question)
            assert source == ADAPTER.view(GAME.view(state, WATCHER)).source
            (windows if state.ask == choices.ASK_WINDOW else cards).add(source)

    assert windows <= set(WINDOWS)
    assert len(windows) > 5
    assert cards - {None} <= set(GAME.box.ids)
    assert None in cards


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-04")
def test_together_all_seats_know_every_scroll_and_every_card_that_was_drawn() -> None:
    secrets = 0
    for seed in range(1, 40):
        state = start(seed, 3, {})
        for _ in answers(state, chooser(seed)):
            view = ADAPTER.open_view([GAME.view(state, seat) for seat in range(3)])
            secrets += any(None in hero.scrolls for hero in sent(HEROES, GAME.view(state, WATCHER)).heroes.values())
            assert state.scrolls == view.scrolls
            assert [pending.lot for pending in state.stack] == [pending.lot for pending in view.stack]

    assert secrets > 100


@pytest.mark.rules("MMH-INFO-04")
def test_of_an_event_as_several_saw_it_the_one_that_names_the_cards_tells_most() -> None:
    event = happened(events.Drawn, 0, events.SCROLL_PILE, [90, 91], 1 << 2)

    told = best_known([event.seen_by(viewer) for viewer in range(4)])

    assert isinstance(told, events.Drawn)
    assert [90, 91] == told.cards
    assert [None, None] == GAME.event_plain(event.seen_by(0))["cards"]


@pytest.mark.rules("MMH-INFO-03")
def test_the_back_of_an_encounter_is_on_the_wire_only_once_it_is_beaten() -> None:
    told = msgspec.convert(speaker("heroes", "en").book(), HeroesBook, from_attributes=True)
    (encounters,) = [kind.things for kind in told.kinds if kind.id == "encounter"]
    state = start(4, 3, {})
    view = sent(HEROES, GAME.view(state, WATCHER))

    assert set(GAME.box.token_ids) == {one.id for one in encounters}
    assert not any("XP" in line for one in encounters for line in [*one.head, *one.rules])
    assert set(view.encounters.values()) <= set(GAME.box.token_ids)
    trophies = [trophy for hero in view.heroes.values() for trophy in hero.trophies]
    assert [GAME.box.token_xp[GAME.box.token_ids.index(one.token)] for one in trophies] == [one.xp for one in trophies]
    assert trophies


def test_a_map_that_does_not_fit_the_seats_is_refused() -> None:
    octagon = forged(HEROES, put("options", "octagon", value=True))
    with pytest.raises(BadOptions):
        ADAPTER.read_view(msgspec.structs.replace(octagon, seats=2), [])
