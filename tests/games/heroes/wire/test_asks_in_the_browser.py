"""What the browser's tests press is what the engine can ask: the list of it is kept with their positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.terms import WINDOWS

ALBUM = Path(__file__).parents[4] / "web/src/games/heroes/gallery/samples/asks.json"


@pytest.fixture(scope="module")
def album() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ALBUM.read_text("utf-8"))
    return found


def test_the_browser_presses_every_ask_and_window_of_the_engine(album: dict[str, Any]) -> None:
    assert [*ASKS] == album["asks"]
    assert [*WINDOWS] == album["windows"]


def test_there_is_a_position_of_every_ask(album: dict[str, Any]) -> None:
    assert {*ASKS} == {frame["question"]["ask"] for frame in album["frames"].values()}
