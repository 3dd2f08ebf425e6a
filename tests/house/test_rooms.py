"""Rooms know no game by name: what is about one game lies in its package, and the manifest leads there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src/interregnum"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OURS = sorted(PROJECT["project"]["entry-points"]["interregnum.games"])
TYPES = {"ours.py"}  # what type checkers know of our games by their ids
EXAMPLES = {"__init__.py": '"hidden-leaders"', "match.py": '`new("hidden-leaders")`'}  # for whoever reads the reference


def named(game: str) -> re.Pattern[str]:
    """Its id, however it is spelled: `some-game`, `some_game`, `SomeGame`, Some Game."""
    return re.compile(rf"{game.replace('-', '[-_ ]?')}", re.IGNORECASE)


def texts() -> dict[str, str]:
    """Code and messages of all rooms, but for the packages of the games."""
    files = [path for kind in ("*.py", "*.ftl", "*.sql") for path in SOURCES.rglob(kind)]
    found = {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in files}
    return {name: text for name, text in found.items() if not name.startswith("games/") and name not in TYPES}


@pytest.mark.parametrize("game", OURS)
def test_no_room_knows_a_game_by_name(game: str) -> None:
    told = {name: text.replace(EXAMPLES.get(name, "\0"), "", 1) for name, text in texts().items()}

    assert [] == [name for name, text in told.items() if named(game).search(text)]


def test_every_room_is_looked_into() -> None:
    assert len(OURS) > 1
    assert {"kernel", "words", "wire", "bots", "lab", "server", "client", "cli", "guest"} <= {
        name.partition("/")[0] for name in texts()
    }
    assert all(named("hidden-leaders").search(one) for one in ("HiddenLeaders", "hidden_leaders", "Hidden Leaders"))
