"""An event is declared by the fields of its class, and everything else about it is read from them."""

from __future__ import annotations

import pytest
from tests.happened import happened

from interregnum.games.heroes.engine.events import Drawn, HeroEntered, Moved, Track
from interregnum.games.heroes.engine.ids import FieldId, HeroId
from interregnum.games.hidden_leaders.engine.choices import UP
from interregnum.games.hidden_leaders.engine.events import CardMoved, Dealt, Exchanged, Searched
from interregnum.games.hidden_leaders.engine.rules import lift_from_party
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import HAND, PARTY_UP, Place
from interregnum.kernel.declared import name_of, parts_of
from interregnum.kernel.ids import UNKNOWN, WATCHER, SeatId
from interregnum.kernel.journal import Event

PLACE = Place(HAND, 1, -1)


@pytest.mark.parametrize(
    ("event", "declared"),
    [
        (Moved, "hero:HeroId from:FieldId to:FieldId points:int"),
        (Track, "fighters:Fighters"),
        (Drawn, "hero:HeroId deck:PileNo cards:SecretCards?seers seers:Seers"),
        (Dealt, "seat:SeatId leader:SecretLeader?seat cards:SecretCards?seat"),
        (CardMoved, "how:HowNo seat:ActorId card:SecretCard?seers from:Place to:Place seers:Seers"),
        (
            Exchanged,
            "seat:SeatId a:SecretCard?a_seers a_place:Place a_seers:Seers "
            "b:SecretCard?b_seers b_place:Place b_seers:Seers",
        ),
    ],
)
def test_the_fields_of_an_event_tell_its_keys_its_kinds_and_who_knows_its_secrets(
    event: type[Event], declared: str
) -> None:
    parts = parts_of(event)

    assert declared == " ".join(f"{one.key}:{one.kind}{'?' if one.seers else ''}{one.seers}" for one in parts)


def test_an_event_is_called_as_its_class() -> None:
    assert ["moved", "hero-entered", "card-moved"] == [name_of(one) for one in (Moved, HeroEntered, CardMoved)]


def test_each_secret_is_for_the_seers_named_next_and_nobody_hears_who_they_are() -> None:
    swapped = happened(Exchanged, 0, 5, PLACE, 0b01, 6, PLACE, 0b10)

    seen = [swapped.seen_by(viewer) for viewer in (0, 1, WATCHER)]

    assert [(5, -1), (-1, 6), (-1, -1)] == [(int(one.a), int(one.b)) for one in seen if isinstance(one, Exchanged)]
    assert {(0, 0)} == {(int(one.a_seers), int(one.b_seers)) for one in seen if isinstance(one, Exchanged)}
    assert [1, 1, 2] == [one.unknowns() for one in seen]


def test_two_are_told_alike_who_know_the_same_secrets() -> None:
    swapped = happened(Exchanged, 0, 5, PLACE, 0b101, 6, PLACE, 0b110)

    alike = [(one, other) for one in (0, 1, 2, 3) for other in (1, 2, 3, WATCHER) if swapped.is_alike(one, other)]

    assert [(1, 1), (2, 2), (3, 3), (3, WATCHER)] == alike
    assert happened(Searched, 1, [3, 4]).is_alike(0, WATCHER)
    assert not happened(Searched, 1, [3, 4]).is_alike(1, WATCHER)


def test_without_seers_a_secret_is_for_the_seat_alone() -> None:
    searched = happened(Searched, 1, [3, 4])

    assert searched == searched.seen_by(1)
    assert happened(Searched, 1, [UNKNOWN, UNKNOWN]) == searched.seen_by(0)


def wrong(state: State) -> None:
    """Never called: mypy objects to each line, and would object to an ignored error that is none."""
    Moved(FieldId(1), FieldId(2), FieldId(3), 4)  # type: ignore[arg-type]
    Moved(HeroId(1), FieldId(2), 4)  # type: ignore[call-arg]
    HeroEntered(HeroId(1), SeatId(2))  # type: ignore[arg-type]
    lift_from_party(state, 0, PARTY_UP, 0)  # type: ignore[arg-type]
    Place(UP, 0, 0)  # type: ignore[arg-type]
