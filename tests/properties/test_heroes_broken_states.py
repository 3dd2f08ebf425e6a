"""Whatever is done to a stored state of Heroes, it is refused in words or it plays on: no broken invariant."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.heroes_games import GAME, chooser, option_sets, pick, seat_counts, seeds, start, viewers
from tests.properties.test_broken_states import junk, spots

from interregnum.games.heroes.engine.state import State
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.options import Chosen

odd = st.one_of(
    junk,
    st.sampled_from(["anton", "a1", "p16", "attacker-2", "defender-hero", "none", "town-hall", "goblins", "window"]),
)


@given(seed=seeds, seats=seat_counts, options=option_sets, where=st.integers(0), what=odd)
def test_a_stored_state_with_one_thing_changed_is_refused_or_plays_on(
    seed: int, seats: int, options: Chosen, where: int, what: object
) -> None:
    state = start(seed, seats, options)
    data = json.loads(json.dumps(GAME.plain(state)))
    for offset in range(6):
        spoilt = json.loads(json.dumps(data))
        places = list(spots(spoilt))
        box, key = places[(where + offset * 7919) % len(places)]
        box[key] = what  # type: ignore[index]
        try:
            changed = GAME.from_plain(spoilt)
        except InterregnumError:
            continue
        play_a_little(changed, seed)


def play_a_little(state: State, seed: int) -> None:
    dice = chooser(seed)
    for _ in range(12):
        for viewer in viewers(state):
            GAME.view(state, viewer).plain()
        if state.over:
            return
        state.answer(pick(state, dice))
