"""Events of Heroes are kept whole and read again: everybody hears of them what they would have heard at once."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.heroes_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start, viewers
from tests.properties.test_broken_states import junk, spots

from interregnum.games.heroes.events import NAMES, SECRETS, VALUES, Told
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, UNKNOWN, WATCHER
from interregnum.kernel.journal import Event


def told(seed: int, seats: int, options: dict[str, bool]) -> list[Event]:
    """The events of a stretch of a game."""
    state = start(seed, seats, options, journal=True)
    for _ in answers(state, chooser(seed), 100):
        pass
    assert state.journal is not None
    return state.journal.events


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_an_event_that_was_kept_tells_everybody_the_same_again(seed: int, seats: int, options: dict[str, bool]) -> None:
    everybody = viewers(start(seed, seats, options))
    for event in told(seed, seats, options):
        data = json.loads(json.dumps(GAME.write_event(event)))
        again = GAME.read_event(data)
        assert data == GAME.write_event(again)
        for viewer in everybody:
            assert event.seen_by(viewer).plain() == again.seen_by(viewer).plain()


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_redacted_event_reads_again_without_its_secrets(seed: int, seats: int, options: dict[str, bool]) -> None:
    for event in told(seed, seats, options):
        for viewer in (0, WATCHER):
            seen = event.seen_by(viewer)
            assert seen.plain() == GAME.read_event(GAME.event_plain(seen)).plain()


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_viewer_can_tell_whether_an_event_was_quiet(seed: int, seats: int, options: dict[str, bool]) -> None:
    everybody = viewers(start(seed, seats, options))
    for event in told(seed, seats, options):
        assert {event.quiet()} == {event.seen_by(viewer).quiet() for viewer in everybody}


@given(seed=seeds, seats=seat_counts, options=option_sets, where=st.integers(0), what=junk)
def test_a_kept_event_with_one_thing_changed_is_refused_in_words_or_reads(
    seed: int, seats: int, options: dict[str, bool], where: int, what: object
) -> None:
    for event in told(seed, seats, options)[where % 7 :: 7]:
        data = json.loads(json.dumps(GAME.write_event(event)))
        places = list(spots(data))
        box, key = places[where % len(places)]
        box[key] = what  # type: ignore[index]
        with suppress(BadPosition):
            GAME.write_event(GAME.read_event(data).seen_by(0))


@pytest.mark.parametrize("kind", range(len(NAMES)), ids=NAMES)
def test_every_kind_of_event_can_be_kept(kind: int) -> None:
    values = [1] * len(VALUES[kind]) + [1] * (2 if VALUES[kind] and VALUES[kind][-1].many else 0)
    seers = 1 if any(SECRETS[kind]) else ALL
    event = Told(kind, values, seers)

    again = GAME.read_event(json.loads(json.dumps(GAME.write_event(event))))

    assert isinstance(again, Told)
    assert (kind, values, seers) == (again.kind, again.values, again.seers)


@pytest.mark.rules("MMH-INFO-04")
@pytest.mark.parametrize("kind", [kind for kind, secrets in enumerate(SECRETS) if any(secrets)])
def test_the_secrets_of_an_event_are_told_to_its_seers_only(kind: int) -> None:
    event = Told(kind, [0, 2, 50], 2)

    assert event.plain() == event.seen_by(1).plain()
    for viewer in (0, 2, WATCHER):
        seen = event.seen_by(viewer)
        assert isinstance(seen, Told)
        assert [0, 2, UNKNOWN] == seen.values


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "event"),
        ([], "event"),
        ({}, "event"),
        ({"event": "dragon-slain"}, "event"),
        ({"event": 3}, "event"),
        ({"event": "game-began", "first": 4}, "first"),
        ({"event": "game-began", "first": True}, "first"),
        ({"event": "game-began", "first": "A"}, "first"),
        ({"event": "came-home", "hero": "nobody"}, "hero"),
        ({"event": "came-home", "hero": 3}, "hero"),
        ({"event": "moved", "hero": "anton", "from": "a0", "to": "a2", "points": 1}, "from"),
        ({"event": "moved", "hero": "anton", "from": "a1", "to": "a2", "points": None}, "points"),
        ({"event": "moved", "hero": "anton", "from": "a1", "to": "a2", "points": 2**70}, "points"),
        ({"event": "track", "fighters": None}, "fighters"),
        ({"event": "track", "fighters": ["attacker-9"]}, "fighters"),
        ({"event": "kept", "hero": "anton", "deck": "scrolls", "card": None}, "deck"),
        ({"event": "kept", "hero": "anton", "deck": "scroll", "card": None, "seers": ALL + 1}, "seers"),
    ],
)
def test_what_is_no_event_is_refused_with_the_place(data: object, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_event(data)

    assert ("stored-event", {"where": where}) == (caught.value.reason, caught.value.facts)
