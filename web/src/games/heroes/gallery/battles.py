"""Writes the battles of the gallery of Heroes: for every kind of question that a battle asks one position, in English.

Run from the root of the checkout: python web/src/games/heroes/gallery/battles.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[5]))
from tools.samples import Reel, write

FOLDER = Path(__file__).parent / "samples"
GAMES = (("short", 1), ("short", 2), ("short", 3), ("short", 5), ("short", 6), ("long", 1))
LINES = 18  # of the log


def kind_of(frame: dict[str, Any]) -> str:
    """What is asked, in which window, by creatures or by a hero."""
    question, battle = frame["question"], frame["view"]["battle"]
    parts = [question["ask"], question["source"] if question["ask"] == "window" else None]
    parts += ["duel" if battle["heroes"][1] else None]
    return " ".join(part for part in parts if part)


def small(frame: dict[str, Any]) -> dict[str, Any]:
    """The frame without what lies outside the battle."""
    view = frame["view"]
    there = {hero: data for hero, data in view["heroes"].items() if hero in view["battle"]["heroes"]}
    far = ("board", "encounters", "owners", "treasure_discards", "artifact_discards", "scroll_discards")
    empty = {name: type(view[name])() for name in far}
    sight = {**view["sight"], "towns": [], "steps": {}}
    return {**frame, "view": {**view, **empty, "stack": [], "heroes": there, "sight": sight}}


def found_in(length: str, seed: int, found: dict[str, Any]) -> None:
    """The first position of each kind in one game of bots, seen by the seat that is asked."""
    reel = Reel("heroes", 2, seed, {"length": length})
    while not reel.match.is_over:
        question = reel.match.question
        assert question is not None
        if len(question.choices) > 1 and reel.match.view(question.seat).battle is not None:
            since = max(0, len(reel.match.events(question.seat)) - LINES)
            frame = reel.frame(question.seat, "en", since)
            found.setdefault(kind_of(frame), small(frame))
        reel.step()


def main() -> None:
    found: dict[str, Any] = {}
    for length, seed in GAMES:
        found_in(length, seed, found)
    write(FOLDER, "battles.json", found)


if __name__ == "__main__":
    main()
