"""Towns for scenarios of recruiting: one hero at home, and gold."""

from __future__ import annotations

from tests.games.heroes.scenario import (
    A,
    begin,
    enter,
    laid,
    play,
)

from interregnum.games.heroes.engine.box import LEVELS
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
    switched_on: tuple[str, ...] = (),
) -> State:
    """A town with one hero in it."""
    other = "stronghold" if faction != "stronghold" else "haven"
    state = laid(PLAIN, factions=(faction, other), switched_on=switched_on)
    enter(state, hero, "town", army)
    state.gold[A], state.levels[A] = gold, level
    return state


def recruit(state: State, line: str = "") -> None:
    begin(state, RECRUITING, A, NOBODY, values.recruit_limit(state, A))
    play(state, line)


def army(state: State, hero: int) -> str:
    """An army as scenarios write it."""
    kinds = [(side, level) for level in range(LEVELS) for side in range(2)]
    found = [(state.armies[hero][2 * level + side], "be"[side], level + 1) for side, level in kinds]
    return " ".join(f"{count}{side}{level}" for count, side, level in found if count)
