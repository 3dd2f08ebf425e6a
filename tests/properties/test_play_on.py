"""A finished game is played on from any position: hands stay, what nobody knows of the piles is shuffled anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.kinds import LEADERS, Deal, Kind, chooser, deals, every_kind, viewers
from tests.properties.test_broken_states import junk, spots

from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.record import Record, Segment, begin, read_record, start_of, verify

steps = st.integers(0, 200)


def stopped(kind: Kind, deal: Deal, step: int) -> Any:
    """A position of a random game, before its end."""
    state = kind.start(deal)
    for _ in kind.answers(state, chooser(deal.seed), 2 * kind.stretch):
        if state.decisions >= step:
            break
    return state if not state.over else kind.start(deal)


def record_of(kind: Kind, state: Any, seed: int) -> Record:
    record = Record(kind.game.id, state.seats, {}, "fair", seed_from_int(seed), start=start_of(kind.game, state))
    record.segments.append(Segment(kind.game.rules_version, []))
    return record


def played(kind: Kind, record: Record, seed: int) -> Any:
    """The game of a record, and some random answers that it keeps."""
    state = begin(kind.game, record)
    for choice in kind.answers(state, chooser(seed), kind.stretch):
        record.add(kind.game.rules_version, kind.game.write_choice(state.ask, choice))
    return state


@every_kind
@given(deal=deals, step=steps)
def test_everybody_sees_the_same_table_when_a_position_is_played_on(kind: Kind, deal: Deal, step: int) -> None:
    before = stopped(kind, deal, step)

    after = begin(kind.game, record_of(kind, before, deal.seed))

    for viewer in viewers(before):
        assert kind.game.view(before, viewer).plain() == kind.game.view(after, viewer).plain()
    kind.check(after)


@every_kind
@given(deal=deals, step=steps)
def test_a_game_that_is_played_on_is_kept_and_replayed_like_any_other(kind: Kind, deal: Deal, step: int) -> None:
    record = record_of(kind, stopped(kind, deal, step), deal.seed + 1)
    state = played(kind, record, deal.seed)

    again = verify(kind.game, read_record(record.text()))

    assert kind.game.state_hash(state) == kind.game.state_hash(again)
    kind.check(state)


@every_kind
@given(deal=deals, step=steps)
def test_the_dice_of_the_finished_game_are_no_part_of_the_new_one(kind: Kind, deal: Deal, step: int) -> None:
    before = stopped(kind, deal, step)
    other = before.clone()
    other.dice = chooser(deal.seed + 7)

    starts = [record_of(kind, one, deal.seed) for one in (before, other)]

    assert starts[0].text() == starts[1].text()


@every_kind
@given(deal=deals, step=steps, where=st.integers(0), what=junk)
def test_a_crafted_position_is_refused_in_words_or_plays_on(
    kind: Kind, deal: Deal, step: int, where: int, what: object
) -> None:
    data = json.loads(record_of(kind, stopped(kind, deal, step), deal.seed).text())
    places = list(places_of(data))
    box, key = places[where % len(places)]
    box[key] = what
    try:
        state = played(kind, read_record(json.dumps(data)), deal.seed)
    except InterregnumError:
        return
    kind.check(state)


def places_of(data: Any) -> Iterator[tuple[Any, str | int]]:
    """Every place of the start of a record, and the start itself."""
    yield data, "start"
    yield from spots(data["start"])


def test_another_seed_brings_other_cards() -> None:
    before = stopped(LEADERS, Deal(3, 3, 0), 20)

    harbors = [begin(LEADERS.game, record_of(LEADERS, before, seed)).harbor for seed in range(3)]  # type: ignore[attr-defined]

    assert 3 == len({tuple(harbor) for harbor in harbors})
    assert 1 == len({tuple(sorted(harbor)) for harbor in harbors})
