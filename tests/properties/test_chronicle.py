"""Events are kept whole and read again: everybody hears of them what they would have heard at once."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.heroes.scenario import in_numbers
from tests.happened import happened
from tests.properties.kinds import HEROES, LEADERS, Deal, Kind, deals, every_kind, viewers
from tests.properties.test_broken_states import junk, spots

from interregnum.games.heroes.border.stored_events import EVENTS as HEROES_EVENTS
from interregnum.games.heroes.engine.events import NO_ROW, Drawn, Fighter, Kept
from interregnum.games.hidden_leaders.border.stored_events import EVENTS
from interregnum.games.hidden_leaders.engine.events import Searched
from interregnum.kernel.declared import name_of, parts_of
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, UNKNOWN, WATCHER
from interregnum.kernel.journal import Event


@every_kind
@given(deal=deals)
def test_an_event_that_was_kept_tells_everybody_the_same_again(kind: Kind, deal: Deal) -> None:
    everybody = viewers(kind.start(deal))
    for event in kind.told(deal):
        data = json.loads(json.dumps(kind.game.write_event(event)))
        again = kind.game.read_event(data)
        assert data == kind.game.write_event(again)
        for viewer in everybody:
            assert kind.game.write_event(event.seen_by(viewer)) == kind.game.write_event(again.seen_by(viewer))


@every_kind
@given(deal=deals)
def test_a_redacted_event_reads_again_without_its_secrets(kind: Kind, deal: Deal) -> None:
    for event in kind.told(deal):
        for viewer in (0, WATCHER):
            seen = event.seen_by(viewer)
            assert kind.game.write_event(seen) == kind.game.write_event(
                kind.game.read_event(kind.game.event_plain(seen))
            )


@every_kind
@given(deal=deals)
def test_who_is_told_alike_is_told_the_same(kind: Kind, deal: Deal) -> None:
    everybody = viewers(kind.start(deal))
    for event in kind.told(deal):
        told = {viewer: kind.game.write_event(event.seen_by(viewer)) for viewer in everybody}
        assert all(told[viewer] == told[WATCHER] for viewer in everybody if event.is_alike(viewer, WATCHER))


@every_kind
@given(deal=deals)
def test_every_viewer_can_tell_whether_an_event_was_quiet(kind: Kind, deal: Deal) -> None:
    everybody = viewers(kind.start(deal))
    for event in kind.told(deal):
        assert {event.quiet()} == {event.seen_by(viewer).quiet() for viewer in everybody}


@every_kind
@given(deal=deals, where=st.integers(0), what=junk)
def test_a_kept_event_with_one_thing_changed_is_refused_in_words_or_reads(
    kind: Kind, deal: Deal, where: int, what: object
) -> None:
    for event in kind.told(deal)[where % 7 :: 7]:
        data = json.loads(json.dumps(kind.game.write_event(event)))
        places = list(spots(data))
        box, key = places[where % len(places)]
        box[key] = what  # type: ignore[index]
        with suppress(BadPosition):
            kind.game.write_event(kind.game.read_event(data).seen_by(0))


def test_every_kind_of_event_of_hidden_leaders_can_be_kept() -> None:
    searched = happened(Searched, 0, [1, 2])  # rare: most graveyards hold no secrets
    kinds = {type(event) for seed in range(20) for event in LEADERS.told(Deal(seed, 3, 4))}

    assert set(EVENTS) == kinds | {Searched}
    again = LEADERS.game.read_event(LEADERS.game.write_event(searched))
    assert searched == again


def sample(kind: type[Event]) -> Event:
    """An event of Heroes with ones in it, which player 0 alone may know whole."""
    ones = {"Fighter": Fighter(1, NO_ROW), "Fighters": [Fighter(1, NO_ROW)] * 3}
    lists = ("Dice", "SeatIds", "TokenIds", "SecretCards")
    return happened(kind, *[ones.get(part.kind, [1] * 3 if part.kind in lists else 1) for part in parts_of(kind)])


@pytest.mark.parametrize("kind", HEROES_EVENTS, ids=name_of)
def test_every_kind_of_event_of_heroes_can_be_kept(kind: type[Event]) -> None:
    event = sample(kind)

    data = HEROES.game.write_event(event)
    again = HEROES.game.read_event(json.loads(json.dumps(data)))

    assert type(event) is type(again)
    assert data == HEROES.game.write_event(again)
    assert [in_numbers(event)] == [in_numbers(again)]


@pytest.mark.rules("MMH-INFO-04")
def test_the_secrets_of_an_event_are_told_to_its_seers_only() -> None:
    drawn, kept = happened(Drawn, 0, 2, [50, 51], 2), happened(Kept, 0, 2, 50, 2)

    assert happened(Drawn, 0, 2, [50, 51], 0) == drawn.seen_by(1)
    assert happened(Kept, 0, 2, 50, 0) == kept.seen_by(1)
    for viewer in (0, 2, WATCHER):
        assert happened(Drawn, 0, 2, [UNKNOWN, UNKNOWN], 0) == drawn.seen_by(viewer)
        assert happened(Kept, 0, 2, UNKNOWN, 0) == kept.seen_by(viewer)


NO_EVENTS: list[tuple[Kind, object, str]] = [
    (LEADERS, None, "event"),
    (LEADERS, [], "event"),
    (LEADERS, {}, "event"),
    (LEADERS, {"event": "deck-shuffled"}, "event"),
    (LEADERS, {"event": "passed", "seat": 6}, "seat"),
    (LEADERS, {"event": "passed", "seat": True}, "seat"),
    (LEADERS, {"event": "performed", "seat": 0, "card": None}, "card"),
    (LEADERS, {"event": "performed", "seat": 0, "card": "joker"}, "card"),
    (LEADERS, {"event": "dealt", "seat": 0, "leader": "joker", "cards": []}, "leader"),
    (LEADERS, {"event": "dealt", "seat": 0, "leader": None, "cards": None}, "cards"),
    (LEADERS, {"event": "looked", "seat": 0, "card": None, "place": {"zone": "hand"}}, "place"),
    (LEADERS, {"event": "looked", "seat": 0, "card": None, "place": {"zone": "harbor"}, "seers": ALL + 1}, "seers"),
    (LEADERS, {"event": "named", "seat": 0, "what": "pile", "value": "undead"}, "value"),
    (LEADERS, {"event": "reshuffled", "count": 2**70}, "count"),
    (HEROES, None, "event"),
    (HEROES, [], "event"),
    (HEROES, {}, "event"),
    (HEROES, {"event": "dragon-slain"}, "event"),
    (HEROES, {"event": 3}, "event"),
    (HEROES, {"event": "game-began", "first": 4}, "first"),
    (HEROES, {"event": "game-began", "first": True}, "first"),
    (HEROES, {"event": "game-began", "first": "A"}, "first"),
    (HEROES, {"event": "came-home", "hero": "nobody"}, "hero"),
    (HEROES, {"event": "came-home", "hero": 3}, "hero"),
    (HEROES, {"event": "moved", "hero": "anton", "from": "a0", "to": "a2", "points": 1}, "from"),
    (HEROES, {"event": "moved", "hero": "anton", "from": "a1", "to": "a2", "points": None}, "points"),
    (HEROES, {"event": "moved", "hero": "anton", "from": "a1", "to": "a2", "points": 2**70}, "points"),
    (HEROES, {"event": "track", "fighters": None}, "fighters"),
    (HEROES, {"event": "track", "fighters": ["attacker-9"]}, "fighters"),
    (HEROES, {"event": "kept", "hero": "anton", "deck": "scrolls", "card": None}, "deck"),
    (HEROES, {"event": "kept", "hero": "anton", "deck": "scroll", "card": None, "seers": ALL + 1}, "seers"),
]


@pytest.mark.parametrize(("kind", "data", "where"), NO_EVENTS)
def test_what_is_no_event_is_refused_with_the_place(kind: Kind, data: object, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        kind.game.read_event(data)

    assert ("stored-event", {"where": where}) == (caught.value.reason, caught.value.facts)
