"""Under the Cup at the terminal and in the lab."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.cli.inn import Inn


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    folder = tmp_path / "server"
    folder.mkdir()
    here = Inn(folder)
    yield here
    here.close()


def test_it_is_played_looked_at_again_and_verified(command: Command, tmp_path: Path) -> None:
    kept = str(tmp_path / "game.json")
    first = command("play", "cups", "--quick", "--seed", "3", "--option", "short-game", "--save", kept, typed="1\nq\n")
    rest = command("play", "--resume", kept, "--lang", "pl", typed="1\n" * 100)
    again = command("replay", kept, "--viewer", "all")
    proved = command("verify", kept)

    assert [0, 0, 0, 0] == [one[0] for one in (first, rest, again, proved)]
    assert "Under the Cup" in first[1]
    assert "Ada: 3 dice under the cup" in first[1]
    assert "Sprawdzam" in rest[1]
    assert "Wygrywa " in rest[1]
    assert " rolls " in again[1]
    assert "under the cup." not in again[1][: again[1].index("Result")]  # all eyes together see all dice
    assert "The result is what the rules make of them." in proved[1]


def test_it_is_explained_although_it_brings_nothing_for_that(command: Command, tmp_path: Path) -> None:
    kept = str(tmp_path / "game.json")
    command("play", "cups", "--quick", "--seed", "3", "--option", "short-game", "--save", kept, typed="1\n" * 100)

    code, out, err = command("analyse", kept, "--json", "--playouts", "8")
    found = json.loads(out)
    told = command("analyse", kept, "--playouts", "2")

    assert (0, "", 0) == (code, err, told[0])
    assert [0.0, 1.0] == sorted(found["points"][-1]["open"])
    assert 3 <= len(found["moments"])
    assert [False] == list({moment["judged"] for moment in found["moments"]})  # nobody gives advice
    assert "What turned the game" in told[1]


def test_help_tells_the_rules_and_what_can_be_typed(command: Command, tmp_path: Path) -> None:
    code, out, _ = command("play", "cups", "--quick", "--save", str(tmp_path / "g"), typed="?\nc die\nr die\nl\nq\n")

    assert 0 == code
    assert out.count("Everybody rolls in secret.") == 2
    assert "bid 1x1  |  " in out or "doubt  |  " in out


def test_it_is_in_the_schema_and_among_the_games(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "schema.json"

    assert 0 == command("schema", str(path))[0]
    names = json.loads(path.read_text("utf-8"))["$defs"]
    assert {"CupsView", "CupsBook", "Rolled", "Bid", "Doubted", "Lost"} <= set(names)


def test_it_is_played_by_join(inn: Inn, command: Command) -> None:
    wishes = "2\n1\n2\n1\nrandom\n0\n"  # seats, no wild ones, the short game, bots, which, never away
    code, out, err = command("join", inn.url, "--name", "Bob", "--game", "cups", "--start", typed=wishes + "1\n" * 200)

    assert (0, "") == (code, err)
    assert re.search(r"^ Bob: [1-6], [1-6], [1-6]$", out, re.MULTILINE)
    assert "2  Short game: three dice each instead of five" in out
    assert "Ada: 3 dice under the cup" in out
    assert " wins, the last with dice under the cup." in out
