"""Cuts the positions that the rules show out of the sample frames of the gallery: real games, seen through a window.

Run from the root of the checkout: python web/src/games/heroes/rules/positions.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SAMPLES = HERE.parent / "gallery/samples"
COLUMNS = "abcdefghijklmnopqrstuvwxyz"


class Window(NamedTuple):
    """The fields from one corner to the other, of a scene."""

    scene: str
    first: str
    last: str


WINDOWS = {
    "setup": Window("move", "a1", "l12"),
    "moving": Window("move", "f7", "l12"),
    "terrain": Window("move", "a4", "h8"),
    "zones": Window("four", "i1", "o4"),
    "flags": Window("move", "a1", "f5"),
}
FIGHTS = {"track": "reroll", "duel": "announce duel"}
OF_A_BATTLE = ("heroes", "token", "track", "place", "fighter", "stacks")


def spot(field: str) -> tuple[int, int]:
    return COLUMNS.index(field[0]), int(field[1:]) - 1


def position(view: dict[str, Any], window: Window) -> dict[str, Any]:
    """What is seen of a view through a window, its fields named from its own corner."""
    (left, top), (right, bottom) = spot(window.first), spot(window.last)
    sight, laid = view["sight"], view["sight"]["map"]

    def inside(field: str | None) -> bool:
        if field is None:
            return False
        column, row = spot(field)
        return left <= column <= right and top <= row <= bottom

    def name(field: str) -> str:
        column, row = spot(field)
        return f"{COLUMNS[column - left]}{row - top + 1}"

    def fields(found: dict[str, Any]) -> dict[str, Any]:
        return {name(field): what for field, what in found.items() if inside(field)}

    guards = {name(place): name(guard) for place, guard in laid["guards"].items() if inside(place) and inside(guard)}
    heroes = {hero: {"at": name(about["at"])} for hero, about in view["heroes"].items() if inside(about["at"])}
    towns = [name(player["town"]) if inside(player["town"]) else None for player in view["players"]]
    rows = [row[left : right + 1] for row in laid["rows"][top : bottom + 1]]
    zones = {hero: sight["zones"].get(hero, []) for hero in heroes}
    return {
        "map": {"rows": rows, "places": laid["places"], "guards": guards},
        "heroes": heroes,
        "players": [
            {"faction": player["faction"], "level": player["level"], "town": town}
            for player, town in zip(view["players"], towns, strict=True)
        ],
        "encounters": fields(view["encounters"]),
        "owners": fields(view["owners"]),
        "explored": [name(field) for field in view["explored"] if inside(field)],
        "steps": fields(sight["steps"]),
        "zones": {hero: [name(one) for one in zone if inside(one)] for hero, zone in zones.items()},
        "tokens": {hero: sight["heroes"][hero]["tokens"] for hero in heroes},
    }


def fight(view: dict[str, Any]) -> dict[str, Any]:
    """A battle as far as its track tells of it."""
    heroes = [hero for hero in view["battle"]["heroes"] if hero is not None]
    return {
        "battle": {part: view["battle"][part] for part in OF_A_BATTLE},
        "heroes": {hero: {"army": view["heroes"][hero]["army"]} for hero in heroes},
        "fighters": view["sight"]["fighters"],
    }


def main() -> None:
    frames = json.loads((SAMPLES / "frames.en.json").read_text())
    battles = json.loads((SAMPLES / "battles.json").read_text())
    found = {
        "maps": {section: position(frames[window.scene]["view"], window) for section, window in WINDOWS.items()},
        "fights": {section: fight(battles[scene]["view"]) for section, scene in FIGHTS.items()},
    }
    (HERE / "positions.json").write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
