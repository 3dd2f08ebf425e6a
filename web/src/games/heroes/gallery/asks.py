"""Writes a position for everything that Heroes can ask and be answered: every ask, every window, every verb in each.

They come from random games that begin in the middle of things. `pressed.test.ts` gives every answer in each of them by
pressing the table; what the engine can ask and no position shows is told by a test. Run from the root of the checkout:
python web/src/games/heroes/gallery/asks.py [GAMES]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[5]))
from tests.games.heroes.scenario import A, begin
from tests.games.heroes.towns import URIEL, town
from tests.properties.heroes_games import OPTIONS, chooser, fitting, pick
from tools.samples import Reel, write

from interregnum.games.heroes.engine.choices import ASKS, TURN
from interregnum.games.heroes.engine.flow.programs import TRIMMING
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.lab.riches import enrich
from interregnum.match import Match

FOLDER = Path(__file__).parent / "samples"
GAMES = 120
STRETCH = 500  # answers of one game
LINES = 8  # of the log
FEWEST = 2  # answers of a question that a person is asked

Trait = tuple[str, str]  # a kind of question, and a verb that answers it


def kind_of(state: State) -> str:
    """What is asked, in which window, on the map or in a battle."""
    ask = ASKS[state.ask]
    parts = [ask, WINDOWS[state.source] if ask == "window" else "", "" if state.battle is None else "battle"]
    return " ".join(part for part in parts if part)


def small(frame: dict[str, Any]) -> dict[str, Any]:
    """The frame without the piles that nobody presses."""
    piles = ("treasure_discards", "artifact_discards", "scroll_discards")
    return {**frame, "view": {**frame["view"], **{name: [] for name in piles}}}


class Album:
    """Positions, each with a trait that no other has."""

    def __init__(self) -> None:
        self.known: set[Trait] = set()
        self.found: list[tuple[str, set[Trait], dict[str, Any]]] = []

    def look(self, reel: Reel) -> None:
        state = reel.match.state
        assert isinstance(state, State)
        kind = kind_of(state)
        traits = {(kind, choice.split()[0]) for choice in reel.match.choices}
        if len(state.choices) < FEWEST or traits <= self.known:
            return
        self.known |= traits
        since = max(0, len(reel.match.events(state.asked)) - LINES)
        self.found.append((kind, traits, small(reel.frame(int(state.asked), "en", since))))

    @property
    def frames(self) -> dict[str, Any]:
        """By kind and number, without those that later ones made superfluous."""
        kept: dict[str, Any] = {}
        told: set[Trait] = set()
        for kind, traits, frame in reversed(self.found):
            if not traits <= told:
                told |= traits
                number = 1 + sum(name.rpartition(" ")[0] == kind for name in kept)
                kept[f"{kind} {number}"] = frame
        return dict(sorted(kept.items()))


def play(seed: int, album: Album) -> None:
    """A stretch of a random game from its beginning, with riches for everybody once it is set up."""
    seats = 2 + seed % 3
    reel = Reel("heroes", seats, seed, fitting(seats, OPTIONS[seed % len(OPTIONS)]))
    state = reel.match.state
    assert isinstance(state, State)
    dice, rich = chooser(seed), False
    for _ in range(STRETCH):
        if state.over:
            return
        if not rich and state.ask == TURN:
            enrich(state, dice)
            rich = True
        album.look(reel)
        reel.match.answer(pick(state, dice))
        reel.seq += 1


def trim(album: Album) -> None:
    """An army beyond Command, which luck does not bring: tokens are given up at once (MMH-RUL-77)."""
    state = town(army="5b1 3e2")
    begin(state, TRIMMING, A, URIEL)
    reel = Reel("heroes", 2, 0, {})
    reel.match = Match(reel.match.game, state, reel.match.record)
    album.look(reel)


def main(games: int = GAMES) -> None:
    album = Album()
    for seed in range(games):
        play(seed, album)
    trim(album)
    write(FOLDER, "asks.json", {"asks": ASKS, "windows": WINDOWS, "frames": album.frames})
    kinds = [kind.split() for kind, _ in album.known]
    print("never asked:", *sorted({*ASKS} - {kind[0] for kind in kinds}))
    print("windows never open:", *sorted({*WINDOWS} - {kind[1] for kind in kinds if kind[0] == "window"}))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
