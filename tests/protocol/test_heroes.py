"""Views and events of Heroes cross the wire and come out as they went in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.heroes_games import (
    answers,
    chooser,
    fitting,
    option_sets,
    pick,
    seat_counts,
    seeds,
    start,
    viewers,
)
from tests.properties.test_broken_states import junk, spots

from interregnum.games.heroes import choices, events, frames, notation
from interregnum.games.heroes import state as states
from interregnum.games.heroes import words as engine
from interregnum.games.heroes.state import State
from interregnum.games.heroes.view import View
from interregnum.i18n.speaker import speaker
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions, BadPosition, InterregnumError, UnknownChoice
from interregnum.kernel.ids import WATCHER
from interregnum.protocol.adapter import best_known
from interregnum.protocol.adapters import GameEvent, adapter
from interregnum.protocol.heroes import words
from interregnum.protocol.heroes.adapter import HeroesAdapter
from interregnum.protocol.heroes.book import HeroesBook
from interregnum.protocol.heroes.events import EVENT_TYPES
from interregnum.protocol.heroes.view import HeroesView
from interregnum.registry import game

GAME = game("heroes")
ADAPTER = HeroesAdapter(GAME)
EVENTS = msgspec.json.Decoder(GameEvent)
Data = dict[str, object]


def sent(view: View) -> HeroesView:
    """What arrives on the other side."""
    return msgspec.json.decode(msgspec.json.encode(ADAPTER.view(view)), type=HeroesView)


def listed(view: View) -> list[str]:
    return [GAME.write_choice(view.ask, choice) for choice in view.choices]


def check_crossing(state: State, viewer: int) -> View:
    view = GAME.view(state, viewer)
    again = ADAPTER.read_view(sent(view), listed(view))
    assert view.plain() == again.plain()
    assert view.question == again.question
    return again


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_view_that_crossed_the_wire_is_the_same_view(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if len(state.stack) > 3 or dice.below(3) == 0:
            check_crossing(state, viewers(state)[dice.below(seats + 1)])
    for viewer in viewers(state):
        check_crossing(state, viewer)


def test_a_whole_game_crosses_the_wire_to_its_end() -> None:
    state = start(1, 2, {})
    dice = chooser(1)
    while not state.over:
        state.answer(pick(state, dice))
        if state.battle is not None and dice.below(5) == 0:
            check_crossing(state, WATCHER)
    for viewer in viewers(state):
        assert ADAPTER.view(check_crossing(state, viewer)).over


def test_every_procedure_that_asks_crosses_the_wire() -> None:
    found = set()
    for seed in range(1, 40):
        state = start(seed, 2 + seed % 3, {})
        for _ in answers(state, chooser(seed)):
            if state.stack[-1].program not in found:
                found.add(state.stack[-1].program)
                for viewer in viewers(state):
                    check_crossing(state, viewer)

    assert len(found) > 15


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_position_can_be_imagined_from_a_view_that_was_sent(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(8) == 0:
            again = check_crossing(state, state.asked)
            imagined = GAME.imagine(again, fast_dice(seed_from_int(seed)))
            assert again.plain() == GAME.view(imagined, again.viewer).plain()


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_event_that_crossed_the_wire_is_the_same_event(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = GAME.new(seats, fitting(seats, options), fast_dice(seed_from_int(seed)), True)
    for _ in answers(state, chooser(seed), 200):
        pass
    assert state.journal is not None
    for event in state.journal.events:
        for viewer in viewers(state):
            seen = event.seen_by(viewer)
            data = EVENTS.decode(msgspec.json.encode(ADAPTER.event(seen)))
            assert seen.plain() == ADAPTER.read_event(data).plain()


def test_every_kind_of_events_has_its_form_and_its_own_name() -> None:
    tags = [kind.__struct_config__.tag for kind in EVENT_TYPES]

    assert [f"heroes-{name}" for name in events.NAMES] == tags
    others = {kind.__struct_config__.tag for kind in adapter("hidden-leaders").event_types}
    assert not others & set(tags)


def test_the_words_are_those_of_the_engine() -> None:
    assert choices.ASKS == words.ASKS
    assert frames.PROGRAM_NAMES == words.PROGRAMS
    assert states.ENDS == words.ENDS
    assert notation.SIDE_WORDS == words.SIDES
    assert engine.FACES == words.FACES
    assert engine.SIDES == get_args(words.TokenSide)
    assert engine.ACTIONS == get_args(words.Action)
    assert engine.GOODS == get_args(words.Good)
    assert engine.TARGETS == words.TARGETS
    assert engine.DURATIONS == words.DURATIONS
    assert [engine.VERBS[verb] for verb in frames.LASTING_WORDS] == list(words.LASTING_VERBS)
    assert events.PILES == get_args(words.Pile)
    assert events.REROLL_WHYS == get_args(words.Why)
    assert events.HEALINGS == get_args(words.Healing)


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
            (windows if state.ask == choices.WINDOW else cards).add(source)

    assert windows <= set(engine.WINDOWS)
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
            secrets += any(None in hero.scrolls for hero in sent(GAME.view(state, WATCHER)).heroes.values())
            assert state.scrolls == view.scrolls
            assert [pending.lot for pending in state.stack] == [pending.lot for pending in view.stack]

    assert secrets > 100


@pytest.mark.rules("MMH-INFO-04")
def test_of_an_event_as_several_saw_it_the_one_that_names_the_cards_tells_most() -> None:
    event = events.Told(events.DRAWN, [0, events.SCROLL_PILE, 90, 91], 1 << 2)

    told = best_known([event.seen_by(viewer) for viewer in range(4)])

    assert [90, 91] == told.plain()["cards"]
    assert [None, None] == event.seen_by(0).plain()["cards"]


@pytest.mark.rules("MMH-INFO-03")
def test_the_back_of_an_encounter_is_on_the_wire_only_once_it_is_beaten() -> None:
    told = msgspec.convert(speaker("heroes", "en").book(), HeroesBook, from_attributes=True)
    (encounters,) = [kind.things for kind in told.kinds if kind.id == "encounter"]
    state = start(4, 3, {})
    view = sent(GAME.view(state, WATCHER))

    assert set(GAME.box.token_ids) == {one.id for one in encounters}
    assert not any("XP" in line for one in encounters for line in [*one.head, *one.rules])
    assert set(view.encounters.values()) <= set(GAME.box.token_ids)
    trophies = [trophy for hero in view.heroes.values() for trophy in hero.trophies]
    assert [GAME.box.token_xp[GAME.box.token_ids.index(one.token)] for one in trophies] == [one.xp for one in trophies]
    assert trophies


# --- what is no view


def middle() -> State:
    """A position with much on the table, and scrolls drawn."""
    state = start(4, 3, {})
    dice = chooser(4)
    while not (state.decisions > 30 and len(state.stack) > 1):
        state.answer(pick(state, dice))
    return state


def forged(change: Callable[[Data], None]) -> HeroesView:
    data = json.loads(msgspec.json.encode(ADAPTER.view(GAME.view(middle(), 1))))
    change(data)
    return msgspec.convert(data, HeroesView)


def put(*way: str | int, value: object) -> Callable[[Data], None]:
    """Another value somewhere."""

    def change(data: Data) -> None:
        box: object = data
        for key in way[:-1]:
            box = box[key]  # type: ignore[index]
        box[way[-1]] = value  # type: ignore[index]

    return change


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (put("viewer", value=3), "viewer"),
        (put("asked", value=3), "asked"),
        (put("asked", value=None), "over"),
        (put("over", value=True), "end"),
        (put("end", value="domination"), "end"),
        (put("winners", value=[0]), "end"),
        (put("ask", value="window"), "source"),
        (put("goal", value=2), "power"),
        (put("players", 0, "power", value=99), "power"),
        (put("turns", value=2**70), "turns"),
        (put("round", value=1000), "round"),
        (put("town_order", value=[0, 0, 1]), "town_order"),
        (put("board", "layout", value="moon"), "board"),
        (put("board", "turns", value=[0]), "board"),
        (put("players", value=[]), "players"),
        (put("players", 0, "faction", value="elves"), "faction"),
        (put("players", 0, "might", value=40), "might"),
        (put("players", 0, "might", value=-1), "might"),
        (put("players", 0, "reserve", value=[0, 0, 0, 0]), "reserve"),
        (put("heroes", value={}), "heroes"),
        (put("encounters", value={"z9": "goblins"}), "encounters"),
        (put("owners", value={"a1": 7}), "owners"),
        (put("explored", value=["nowhere"]), "explored"),
        (put("open_scrolls", value=["joker"]), "open_scrolls"),
        (put("open_scrolls", value=["goblins"]), "open_scrolls"),
        (put("treasures", value=0), "treasures"),
        (put("treasures", value=2**40), "treasures"),
        (put("artifacts", value=-1), "artifacts"),
        (put("scrolls", value=1), "scrolls"),
        (put("scroll_discards", value=["joker"]), "scroll_discards"),
        (put("weeks", value=[1]), "weeks"),
        (put("weeks", value=[9, 9, 9]), "weeks"),
        (put("week", value="joker"), "week"),
        (put("stack", value=[]), "stack"),
        (put("stack", 0, "program", value="activations"), "stack"),
        (put("stack", 0, "seat", value=9), "seat"),
        (put("stack", 0, "slots", value=[]), "slots"),
    ],
)
def test_a_forged_view_is_refused_with_the_place(change: Callable[[Data], None], where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ADAPTER.read_view(forged(change), [])

    assert ("sent-view", {"where": where}) == (caught.value.reason, caught.value.facts)


def test_forged_choices_options_and_games_are_refused() -> None:
    honest = forged(lambda data: None)
    with pytest.raises(UnknownChoice):
        ADAPTER.read_view(honest, ["dance " * 1000])
    with pytest.raises(BadPosition):
        ADAPTER.read_view(honest, ["go  b7"])
    octagon = forged(put("options", "octagon", value=True))
    with pytest.raises(BadOptions):
        ADAPTER.read_view(msgspec.structs.replace(octagon, seats=2), [])
    with pytest.raises(BadPosition):
        ADAPTER.read_view(msgspec.defstruct("Other", [])(), [])


@given(seed=seeds, seats=seat_counts, options=option_sets, where=st.integers(0), what=junk)
def test_a_view_with_one_thing_changed_is_refused_in_words_or_reads(
    seed: int, seats: int, options: dict[str, bool], where: int, what: object
) -> None:
    state = start(seed, seats, options)
    view = GAME.view(state, viewers(state)[where % (seats + 1)])
    data = json.loads(msgspec.json.encode(ADAPTER.view(view)))
    places = list(spots(data))
    box, key = places[where % len(places)]
    box[key] = what  # type: ignore[index]
    try:
        again = ADAPTER.read_view(msgspec.convert(data, HeroesView), listed(view))
    except (InterregnumError, msgspec.ValidationError):
        return
    ADAPTER.view(again)


def test_the_adapter_is_made_once_and_shares_its_game_with_the_registry() -> None:
    assert adapter("heroes") is adapter("heroes")
    assert GAME is adapter("heroes").game
