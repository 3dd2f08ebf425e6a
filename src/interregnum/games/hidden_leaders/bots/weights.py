"""The fitted numbers by which positions are judged, as the file beside the bots has them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from json import JSONDecodeError, loads
from typing import Final

from interregnum.kernel.content import bad

VERSION: Final = 2
FILE: Final = "prospects.json"
DISTANCES: Final = 9  # heroes that are missing to the end of the game: none to eight
STANDING: Final = 5  # numbers for each distance, as `Prospects` reads them
FACTION: Final = 11
SIGNS: Final = 6  # numbers, as `Suspicion` reads them
SIZES: Final = (("standing", STANDING * DISTANCES), ("factions", FACTION * DISTANCES), ("signs", SIGNS))


class Weights:
    """What was fitted for one number of seats."""

    def __init__(self, standing: list[float], factions: list[float], signs: list[float], inferred: list[float]) -> None:
        self.standing: Final = standing  # by distance: what makes a party win among those that serve the same faction
        self.factions: Final = factions  # by distance: what makes a faction win
        self.signs: Final = signs  # what gives a leader away
        self.inferred: Final = inferred  # the same for who asks how likely each answer was; alike for all tables


def read(text: str) -> dict[int, Weights]:
    """The weights for each number of seats; a file of another version or size is refused."""
    try:
        data = loads(text)
    except JSONDecodeError as why:
        raise bad(FILE, "JSON", str(why)) from why
    found = data.get("version") if isinstance(data, dict) else None
    if found != VERSION:
        raise bad(f"{FILE}.version", str(VERSION), str(found))
    inferred = data.get("inferred", [])
    if len(inferred) != SIGNS:
        raise bad(f"{FILE}.inferred", f"{SIGNS} numbers", str(len(inferred)))
    return {int(seats): weights(seats, rows, inferred) for seats, rows in data["seats"].items()}


def weights(seats: str, rows: dict[str, list[float]], inferred: list[float]) -> Weights:
    """The weights for so many seats; each list has its length."""
    for name, size in SIZES:
        if len(rows.get(name, [])) != size:
            raise bad(f"{FILE}.seats.{seats}.{name}", f"{size} numbers", str(len(rows.get(name, []))))
    found = [[float(one) for one in rows[name]] for name, _ in SIZES]
    return Weights(found[0], found[1], found[2], [float(one) for one in inferred])


@cache
def standard() -> dict[int, Weights]:
    """The weights that ship with the package, read once in a process."""
    return read(files("interregnum.games.hidden_leaders").joinpath("bots", FILE).read_text("utf-8"))
