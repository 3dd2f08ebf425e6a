"""`interregnum bench`, as it is typed."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from interregnum.cli.bench import bench
from interregnum.kernel.errors import BadOptions

APP = typer.Typer()
APP.command()(bench)


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, ["hidden-leaders", "--seconds", "0", "--seed", "3", *words])


def test_the_last_line_is_what_was_measured() -> None:
    found = run("--seats", "2", "--json")

    measured = json.loads(found.stdout.splitlines()[-1])
    searched = [measured.pop(f"searched lines ({seats} seats)") for seats in (2, 4)]
    assert {"decisions": int, "games": int, "cpu_s": float} == {key: type(value) for key, value in measured.items()}
    assert all(one["decisions"] == 1 and one["cpu_s"] > 0 for one in searched)
    assert 0 == found.exit_code


def test_the_table_names_the_build_and_every_figure() -> None:
    found = run("--seats", "3").stdout

    for words in ("build", "2 seats", "3 seats", "4 seats", "with a journal", "clone()", "view()", "imagine()"):
        assert words in found


@pytest.mark.parametrize(
    ("words", "reason"),
    [(["--seats", "1"], "seats"), (["--seconds", "-1"], "seconds"), (["--seed", "-1"], "seed-range")],
)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_bad_input_is_refused(words: list[str], reason: str, form: list[str]) -> None:
    error = run(*words, *form).exception

    assert isinstance(error, BadOptions)
    assert reason == error.reason


def test_heroes_tells_of_its_battles_and_playouts_too() -> None:
    found = CliRunner().invoke(APP, ["heroes", "--seconds", "0", "--seed", "3", "--json"])

    for name in ("battles", "playouts of a round"):
        assert {name, "decisions", "cpu_s"} == set(json.loads(found.stdout)[name])
