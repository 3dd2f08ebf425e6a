"""Events are kept whole and read again: everybody hears of them what they would have heard at once."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.random_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start, viewers
from tests.properties.test_broken_states import junk, spots

from interregnum.games.hidden_leaders.chronicle import READERS
from interregnum.games.hidden_leaders.events import Searched
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, WATCHER
from interregnum.kernel.journal import Event


def played(seed: int, seats: int, options: dict[str, bool]) -> list[Event]:
    """The events of a whole random game."""
    state = start(seed, seats, options, journal=True)
    for _ in answers(state, chooser(seed)):
        pass
    assert state.journal is not None
    return state.journal.events


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_event_that_was_kept_tells_everybody_the_same_again(seed: int, seats: int, options: dict[str, bool]) -> None:
    everybody = viewers(start(seed, seats, options))
    for event in played(seed, seats, options):
        data = json.loads(json.dumps(GAME.write_event(event)))
        again = GAME.read_event(data)
        assert data == GAME.write_event(again)
        for viewer in everybody:
            assert event.seen_by(viewer).plain() == again.seen_by(viewer).plain()


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_redacted_event_reads_again_without_its_secrets(seed: int, seats: int, options: dict[str, bool]) -> None:
    for event in played(seed, seats, options):
        seen = event.seen_by(WATCHER)
        assert seen.plain() == GAME.read_event(GAME.event_plain(seen)).plain()


@given(seed=seeds, seats=seat_counts, options=option_sets, where=st.integers(0), what=junk)
def test_a_kept_event_with_one_thing_changed_is_refused_in_words_or_reads(
    seed: int, seats: int, options: dict[str, bool], where: int, what: object
) -> None:
    for event in played(seed, seats, options)[where % 7 :: 7]:
        data = json.loads(json.dumps(GAME.write_event(event)))
        places = list(spots(data))
        box, key = places[where % len(places)]
        box[key] = what  # type: ignore[index]
        with suppress(BadPosition):
            GAME.write_event(GAME.read_event(data).seen_by(0))


def test_every_kind_of_event_can_be_kept() -> None:
    searched = Searched(0, [1, 2])  # rare: most graveyards hold no secrets
    kinds = {searched.plain()["event"]}
    for seed in range(20):
        kinds |= {event.plain()["event"] for event in played(seed, 3, {"extras": True, "queens": True})}

    assert set(READERS) == kinds
    assert searched.plain() == GAME.read_event(GAME.write_event(searched)).plain()


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "event"),
        ([], "event"),
        ({}, "event"),
        ({"event": "deck-shuffled"}, "event"),
        ({"event": "passed", "seat": 6}, "seat"),
        ({"event": "passed", "seat": True}, "seat"),
        ({"event": "performed", "seat": 0, "card": None}, "card"),
        ({"event": "performed", "seat": 0, "card": "joker"}, "card"),
        ({"event": "dealt", "seat": 0, "leader": "joker", "cards": []}, "leader"),
        ({"event": "dealt", "seat": 0, "leader": None, "cards": None}, "cards"),
        ({"event": "looked", "seat": 0, "card": None, "place": {"zone": "hand"}}, "place"),
        ({"event": "looked", "seat": 0, "card": None, "place": {"zone": "harbor"}, "seers": ALL + 1}, "seers"),
        ({"event": "named", "seat": 0, "what": "pile", "value": "undead"}, "value"),
        ({"event": "reshuffled", "count": 2**70}, "count"),
    ],
)
def test_what_is_no_event_is_refused_with_the_place(data: object, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_event(data)

    assert ("stored-event", {"where": where}) == (caught.value.reason, caught.value.facts)
