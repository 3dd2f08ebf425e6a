"""All games of ours as the properties play them: each says in `tests/games/<game>/kind.py` how."""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.properties.kind import Deal, Kind, deals
from tests.properties.random_games import chooser, viewers

from interregnum.registry import PACKAGES

KINDS: dict[str, Kind] = {
    name: import_module(f"tests.games.{package.home.rpartition('.')[2]}.kind").KIND
    for name, package in PACKAGES.items()
    if package.home.startswith("interregnum.games.")
}
LEADERS, HEROES = KINDS["hidden-leaders"], KINDS["heroes"]
every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)

__all__ = ["HEROES", "KINDS", "LEADERS", "Deal", "Kind", "chooser", "deals", "every_kind", "viewers"]
