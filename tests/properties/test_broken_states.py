"""Whatever is done to a stored state, it is refused in words or it plays on: no raw exception, no broken invariant."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.random_games import GAME, answers, chooser, option_sets, pick, seat_counts, seeds, start, viewers

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.lab.invariants import check
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.options import Chosen

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(min_value=-10, max_value=130),
    st.sampled_from([2**31, 2**63, 2**70, -(2**70)]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["keen-koi", "A-1", "B+2", "act", "draw", "fair", "fast", ""]),
    st.lists(st.integers(min_value=-3, max_value=9), max_size=4),
    st.just({}),
)
Spot = tuple[object, str | int]


def spots(data: object) -> Iterator[Spot]:
    """Every place of the data where something stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield data, key
            yield from spots(value)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield data, index
            yield from spots(value)


@given(seed=seeds, seats=seat_counts, options=option_sets, when=st.integers(0, 150), where=st.integers(0), what=junk)
def test_a_stored_state_with_one_thing_changed_is_refused_or_plays_on(
    seed: int, seats: int, options: Chosen, when: int, where: int, what: object
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        if state.decisions >= when and (state.stack or when % 3 == 0):
            break
    data = json.loads(json.dumps(GAME.plain(state)))
    places = list(spots(data))
    box, key = places[where % len(places)]
    box[key] = what  # type: ignore[index]
    try:
        changed = GAME.from_plain(data)
    except InterregnumError:
        return
    play_a_little(changed, seed)


def play_a_little(state: State, seed: int) -> None:
    dice = chooser(seed)
    for _ in range(12):
        check(state)
        for viewer in viewers(state):
            GAME.view(state, viewer).plain()
        if state.over:
            return
        state.answer(pick(state, dice))
