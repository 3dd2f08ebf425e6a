"""`interregnum ladder` and `interregnum bots`, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from interregnum.cli.bots import bots
from interregnum.cli.ladder import ladder
from interregnum.kernel.errors import BadOptions
from interregnum.registry import GAMES

APP = typer.Typer()
APP.command()(ladder)
APP.command()(bots)

DUEL = ["ladder", "hidden-leaders", "--duel", "greedy,random,2", "--workers", "1", "--seed", "7"]
TIMES = ("seconds", "slowest", "longest")


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, list(words))


def figures(*words: str) -> dict[str, object]:
    """What a duel came to, but for the time that it took."""
    found = run(*DUEL, "--json", *words)
    assert 0 == found.exit_code, found.exception
    (row,) = json.loads(found.stdout)
    return {name: value for name, value in row.items() if name not in TIMES}


def refused(*words: str) -> str:
    error = run(*words).exception
    assert isinstance(error, BadOptions)
    return error.reason


def test_a_deal_is_played_from_every_seat() -> None:
    found = figures("--deals", "3")

    assert (3, 6) == (found["deals"], found["games"])


def test_a_duel_is_shown_with_its_interval_and_its_times() -> None:
    found = run(*DUEL, "--deals", "2")

    assert 0 == found.exit_code
    assert "100.0 % (51.0 to 100.0)" in " ".join(found.stdout.split())


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"

    figures("--deals", "2", "--file", str(file))
    kept = file.read_text("utf-8")
    again = figures("--deals", "2", "--file", str(file))
    more = figures("--deals", "5", "--file", str(file))

    assert kept != file.read_text("utf-8")
    assert (2, 5) == (again["deals"], more["deals"])
    assert figures("--deals", "5") == more


@pytest.mark.long
def test_processes_change_nothing() -> None:
    assert figures("--deals", "6") == figures("--deals", "6", "--workers", "2")


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("duel", ["--duel", "greedy,random"]),
        ("duel", ["--duel", "greedy,random,two"]),
        ("unknown-bot", ["--duel", "greedy,nobody,2"]),
        ("seats", ["--duel", "greedy,random,9"]),
        ("unknown-engine", ["--engine", "steam"]),
    ],
)
def test_what_cannot_be_played_is_refused(reason: str, words: list[str]) -> None:
    assert reason == refused("ladder", "hidden-leaders", "--deals", "1", *words)


@pytest.mark.parametrize(
    ("reason", "kept"),
    [
        ("unreadable-ladder", "{"),
        ("unreadable-ladder", '{"format": "one"}'),
        ("other-ladder", '{"format": 1, "game": "heroes", "played": []}'),
        ("other-ladder", '{"format": 2, "game": "hidden-leaders", "played": []}'),
    ],
)
def test_a_file_of_something_else_is_left_alone(reason: str, kept: str, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    file.write_text(kept, "utf-8")

    assert reason == refused(*DUEL, "--deals", "1", "--file", str(file))
    assert kept == file.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_every_opponent_has_a_name_and_a_sentence(game: str, lang: str) -> None:
    rows = json.loads(run("bots", game, "--lang", lang, "--json").stdout)

    assert rows
    for row in rows:
        assert {"id", "name", "about", "work"} == set(row)
        assert row["id"] != row["name"]
        assert row["about"].endswith(".")
