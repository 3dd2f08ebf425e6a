"""`interregnum simulate`, as it is typed."""

from __future__ import annotations

import json
from os import cpu_count
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from interregnum.cli.simulate import simulate
from interregnum.cli.whole_file import OWNER_ONLY, whole_file
from interregnum.cli.workers import processes
from interregnum.kernel.dice import seed_from_int, seed_of_game
from interregnum.kernel.errors import BadOptions

APP = typer.Typer()
APP.command()(simulate)

WORDS = ["hidden-leaders", "--games", "6", "--bots", "greedy,random", "--rotate", "--seed", "7"]
FIELDS = {
    "seed", "seats", "options", "bots", "turns", "decisions", "markers", "leaders", "parties", "faction", "winner",
    "reason", "standings",
}  # fmt: skip


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, [*WORDS, *words])


def refused(*words: str) -> BadOptions:
    error = run(*words).exception
    assert isinstance(error, BadOptions)
    return error


def test_the_share_among_decided_games_is_printed_with_its_interval() -> None:
    found = run()

    assert 0 == found.exit_code
    assert "6 games, seed 7" in found.stdout
    assert "of decided games (95 %" in found.stdout
    assert "│ greedy │ 1 of 2 │" in found.stdout


def test_each_game_is_a_line_of_json(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    run("--jsonl", str(file), "--option", "extras")

    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [seed_of_game(seed_from_int(7), index).hex() for index in range(6)] == [line["seed"] for line in lines]
    for number, line in enumerate(lines):
        assert FIELDS == set(line)
        assert (2, {"beginner": False, "extras": True, "queens": False}) == (line["seats"], line["options"])
        assert ["greedy", "random"][:: 1 if number % 2 == 0 else -1] == line["bots"]
        assert {"red", "green"} == set(line["markers"])
        assert [{"up", "down"}] * 2 == [set(party) for party in line["parties"]]
    assert [file] == list(tmp_path.iterdir())


def test_workers_change_no_byte(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.jsonl" for workers in (1, 2, 3)]

    printed = {run("--json", "--workers", file.stem, "--jsonl", str(file)).stdout for file in files}

    assert 1 == len(printed)
    assert 1 == len({file.read_bytes() for file in files})


def test_no_number_of_workers_is_one_a_core() -> None:
    assert run("--json").stdout == run("--json", "--workers", "0").stdout
    assert 5 == processes(5, 1)
    assert (cpu_count() or 1) == processes(0, 1_000_000)
    assert 1 == processes(0, 1)


def test_the_summary_can_be_json() -> None:
    found = json.loads(run("--json").stdout)

    assert ("hidden-leaders", 7, 6) == (found["game"], found["seed"], found["games"])
    assert {"greedy", "random"} == set(found["bots"])


def test_a_new_seed_is_found_and_named() -> None:
    words = ["hidden-leaders", "--games", "1", "--json"]

    seeds = {json.loads(CliRunner().invoke(APP, words).stdout)["seed"] for _ in range(2)}

    assert 2 == len(seeds)


def test_a_game_that_takes_too_long_is_unfinished(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    run("--turn-limit", "2", "--jsonl", str(file))

    for line in file.read_text("utf-8").splitlines():
        game = json.loads(line)
        assert (None, None, "unfinished", 2) == (game["faction"], game["winner"], game["reason"], game["turns"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seats", "9"], "seats"),
        (["--seats", "3"], "bots-count"),
        (["--bots", "greedy,clever"], "unknown-bot"),
        (["--option", "beginner", "--option", "queens"], "hidden-leaders-beginner-with-sets"),
        (["--seed", "-1"], "seed-range"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(words: list[str], reason: str, tmp_path: Path) -> None:
    assert reason == refused(*words, "--jsonl", str(tmp_path / "games.jsonl")).reason

    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [["--games", "0"], ["--workers", "-1"], ["--turn-limit", "0"], ["--games", "many"]])
def test_a_number_that_is_none_is_a_mistake_of_usage(words: list[str]) -> None:
    assert 2 == run(*words).exit_code


def test_an_unknown_game_is_refused() -> None:
    error = CliRunner().invoke(APP, ["chess"]).exception

    assert isinstance(error, BadOptions)
    assert "unknown-game" == error.reason


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert "unwritable-file" == refused("--jsonl", str(tmp_path)).reason
    assert "unwritable-file" == refused("--jsonl", str(tmp_path / "none" / "games.jsonl")).reason


def write_half(path: Path) -> None:
    with whole_file(path) as file:
        file.write("half")
        raise KeyboardInterrupt


def test_an_error_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old", "utf-8")

    with pytest.raises(KeyboardInterrupt):
        write_half(path)

    assert "old" == path.read_text("utf-8")
    assert [path] == list(tmp_path.iterdir())


def test_a_private_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    with whole_file(path, OWNER_ONLY) as file:
        file.write("seed")

    assert ("seed", OWNER_ONLY) == (path.read_text("utf-8"), path.stat().st_mode & 0o777)
