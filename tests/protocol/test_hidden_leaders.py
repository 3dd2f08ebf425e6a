"""Views and events of Hidden Leaders cross the wire and come out as they went in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.random_games import answers, chooser, option_sets, pick, seat_counts, seeds, start, viewers
from tests.properties.test_broken_states import junk, spots

from interregnum.games.hidden_leaders import choices, chronicle, events, facts, turn, zones
from interregnum.games.hidden_leaders.events import Searched
from interregnum.games.hidden_leaders.scoring import Outcome
from interregnum.games.hidden_leaders.state import State
from interregnum.games.hidden_leaders.view import View
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions, BadPosition, InterregnumError, UnknownChoice
from interregnum.kernel.ids import WATCHER
from interregnum.protocol.adapters import GameEvent, adapter
from interregnum.protocol.hidden_leaders import words
from interregnum.protocol.hidden_leaders.adapter import EVENT_TYPES, HiddenLeadersAdapter
from interregnum.protocol.hidden_leaders.view import HiddenLeadersView
from interregnum.registry import game

GAME = game("hidden-leaders")
ADAPTER = HiddenLeadersAdapter(GAME)
EVENTS = msgspec.json.Decoder(GameEvent)
Data = dict[str, object]


def sent(view: View) -> HiddenLeadersView:
    """What arrives on the other side."""
    return msgspec.json.decode(msgspec.json.encode(ADAPTER.view(view)), type=HiddenLeadersView)


def listed(view: View) -> list[str]:
    return [GAME.write_choice(view.ask, choice) for choice in view.choices]


def result(outcome: Outcome | None) -> list[object]:
    if outcome is None:
        return []
    standings = [[one.seat, one.leader, one.aligned, one.heroes, one.party, one.number] for one in outcome.standings]
    return [outcome.red, outcome.green, outcome.faction, outcome.winner, outcome.reason, standings]


def check_crossing(state: State) -> None:
    for viewer in viewers(state):
        view = GAME.view(state, viewer)
        again = ADAPTER.read_view(sent(view), listed(view))
        assert view.plain() == again.plain()
        assert view.question == again.question
        assert result(view.outcome) == result(again.outcome)


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_view_that_crossed_the_wire_is_the_same_view(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if len(state.stack) > 1 or dice.below(3) == 0:
            check_crossing(state)
    check_crossing(state)


def test_every_kind_of_pending_step_crosses_the_wire() -> None:
    kept = bound = shown = 0
    for seed in range(60):
        state = start(seed, 3, {"extras": True, "queens": True})
        for _ in answers(state, chooser(seed)):
            steps = ADAPTER.view(GAME.view(state, WATCHER)).stack
            kept += any(step.secret for step in steps)
            bound += any(card.index is not None for step in steps for card in step.lot)
            shown += any(card.card is not None for step in steps for card in step.lot)
            if any(step.secret or step.lot for step in steps):
                check_crossing(state)

    assert min(kept, bound, shown) > 0


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_position_can_be_imagined_from_a_view_that_was_sent(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if dice.below(8) == 0:
            view = GAME.view(state, state.asked)
            again = ADAPTER.read_view(sent(view), listed(view))
            imagined = GAME.imagine(again, fast_dice(seed_from_int(seed)))
            assert view.plain() == GAME.view(imagined, view.viewer).plain()


def test_what_follows_from_a_position_is_told_and_must_follow() -> None:
    state = start(7, 3, {})
    view = GAME.view(state, WATCHER)
    data = sent(view)

    assert "water-folk" == data.leading  # the markers begin on one space
    assert data.threshold == data.left
    for wrong in ({"leading": "undead"}, {"left": data.left - 1}):
        with pytest.raises(BadPosition) as refused:
            ADAPTER.read_view(msgspec.structs.replace(data, **wrong), listed(view))
        assert refused.value.facts["where"] in wrong


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_event_that_crossed_the_wire_is_the_same_event(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options, journal=True)
    for _ in answers(state, chooser(seed)):
        pass
    assert state.journal is not None
    for event in [*state.journal.events, Searched(0, [1, 2])]:
        for viewer in viewers(state):
            seen = event.seen_by(viewer)
            data = EVENTS.decode(msgspec.json.encode(ADAPTER.event(seen)))
            assert seen.plain() == ADAPTER.read_event(data).plain()


def test_the_words_are_those_of_the_engine() -> None:
    assert choices.ASKS == words.ASKS
    assert turn.PHASE_WORDS == words.PHASES
    assert zones.ZONE_WORDS == words.ZONES
    assert facts.FACTIONS == words.FACTIONS
    assert chronicle.REASONS == words.REASONS
    assert events.HOW_WORDS == get_args(words.How)
    assert chronicle.NAMED == get_args(words.Named)
    assert set(chronicle.READERS) == {kind.__struct_config__.tag for kind in EVENT_TYPES}


def test_a_question_is_told_by_its_word_and_its_card() -> None:
    state = start(5, 3, {})
    sources = set()
    for _ in answers(state, chooser(5)):
        question = state.question
        assert question is not None
        assert choices.ASKS[state.ask] == ADAPTER.ask(question)
        sources.add(ADAPTER.source(question))

    assert None in sources
    assert sources - {None} <= set(GAME.box.ids)
    assert len(sources) > 1


def middle(seats: int = 3, seed: int = 7) -> State:
    """A position in the middle of a card."""
    state = start(seed, seats, {})
    dice = chooser(seed)
    while not (state.decisions > 40 and state.stack):
        state.answer(pick(state, dice))
    return state


def forged(change: Callable[[Data], None]) -> HiddenLeadersView:
    data = json.loads(msgspec.json.encode(ADAPTER.view(GAME.view(middle(), 1))))
    change(data)
    return msgspec.convert(data, HiddenLeadersView)


def put(key: str, value: object) -> Callable[[Data], None]:
    return lambda data: data.update({key: value})


def into(key: str, value: object) -> Callable[[Data], None]:
    """One more thing in a list."""

    def change(data: Data) -> None:
        box = data[key]
        assert isinstance(box, list)
        box.append(value)

    return change


def step(key: str, value: object) -> Callable[[Data], None]:
    """Another value in the newest pending step."""

    def change(data: Data) -> None:
        stack = data["stack"]
        assert isinstance(stack, list)
        stack[-1][key] = value

    return change


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (put("viewer", 3), "viewer"),
        (put("asked", 3), "asked"),
        (put("asked", None), "over"),
        (put("over", True), "over"),
        (put("source", "joker"), "source"),
        (put("threshold", 2), "threshold"),
        (put("turns", 2**70), "turns"),
        (put("red", 0), "red"),
        (put("green", 13), "green"),
        (put("leaders", ["joker", None, None]), "leaders"),
        (put("leaders", []), "leaders"),
        (put("parties", []), "seats"),
        (put("hands", []), "seats"),
        (put("tavern", []), "tavern"),
        (put("harbor", 0), "cards"),
        (put("harbor", -1), "harbor"),
        (put("harbor", 2**40), "harbor"),
        (into("graveyard", None), "cards"),
        (into("wilderness", "buried-emperor"), "cards"),
        (into("wilderness", "joker"), "wilderness"),
        (step("card", "joker"), "stack.card"),
        (step("seat", -1), "stack.seat"),
        (step("step", 99), "stack.step"),
        (step("stage", 99), "stack.stage"),
        (step("slots", []), "stack.slots"),
        (step("slots", ["joker", None, None, None]), "stack.slots"),
        (step("kept", "joker"), "stack.kept"),
        (step("lot", [{"zone": "aside", "index": 99}]), "stack.lot"),
        (step("lot", [{"zone": "party-up", "index": 0}]), "stack.lot"),
        (step("lot", [{"zone": "harbor", "seat": 1, "index": 0}]), "stack.lot"),
        (step("lot", [{"zone": "hand", "seat": 0, "card": "buried-emperor"}]), "stack.lot"),
    ],
)
def test_a_forged_view_is_refused_with_the_place(change: Callable[[Data], None], where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ADAPTER.read_view(forged(change), [])

    assert ("sent-view", {"where": where}) == (caught.value.reason, caught.value.facts)


def test_forged_choices_and_options_are_refused() -> None:
    honest = forged(lambda data: None)
    with pytest.raises(UnknownChoice):
        ADAPTER.read_view(honest, ["dance " * 1000])
    with pytest.raises(BadPosition):
        ADAPTER.read_view(honest, ["hide  keen-koi  discard buried-emperor"])
    with pytest.raises(BadOptions):
        ADAPTER.read_view(forged(put("options", {"beginner": True, "extras": True, "queens": False})), [])
    with pytest.raises(BadPosition):
        ADAPTER.read_view(msgspec.defstruct("Other", [])(), [])


@given(seed=seeds, seats=seat_counts, options=option_sets, when=st.integers(0, 150), where=st.integers(0), what=junk)
def test_a_view_with_one_thing_changed_is_refused_in_words_or_reads(
    seed: int, seats: int, options: dict[str, bool], when: int, where: int, what: object
) -> None:
    state = start(seed, seats, options)
    for _ in answers(state, chooser(seed)):
        if state.decisions >= when and (state.stack or when % 3 == 0):
            break
    view = GAME.view(state, [*viewers(state)][where % (seats + 1)])
    data = json.loads(msgspec.json.encode(ADAPTER.view(view)))
    places = list(spots(data))
    box, key = places[where % len(places)]
    box[key] = what  # type: ignore[index]
    try:
        again = ADAPTER.read_view(msgspec.convert(data, HiddenLeadersView), listed(view))
    except (InterregnumError, msgspec.ValidationError):
        return
    ADAPTER.view(again)


def test_an_adapter_is_made_once_and_shares_its_game_with_the_registry() -> None:
    assert adapter("hidden-leaders") is adapter("hidden-leaders")
    assert GAME is adapter("hidden-leaders").game
    with pytest.raises(BadOptions, match="unknown-game"):
        adapter("chess")
