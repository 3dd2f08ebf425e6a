"""Towns for scenarios of recruiting: one hero at home, and gold."""

from __future__ import annotations

from tests.games.heroes.scenario import A, begin, play, position

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import RECRUITING
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.ids import NOBODY

PLAIN = ". . . ."
ANTON, CORNELIA, URIEL = 0, 1, 2


def town(
    hero: str = "uriel",
    gold: int = 50,
    level: int = 1,
    army: str = "1b1",
    faction: str = "haven",
    more: str = "",
) -> State:
    """A town with one hero in it; `more` is the rest of the position."""
    other = "stronghold" if faction != "stronghold" else "haven"
    return position(f"map {PLAIN} | A {faction} gold {gold} level {level} | B {other} | {hero} {army} | {more}")


def recruit(state: State, line: str = "") -> None:
    begin(state, RECRUITING, A, NOBODY, values.recruit_limit(state, A))
    play(state, line)
