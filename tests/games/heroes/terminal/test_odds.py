"""`interregnum odds`, as it is typed."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from interregnum.games.heroes.terminal.odds import odds
from interregnum.kernel.errors import BadOptions

APP = typer.Typer()
APP.command()(odds)


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, [*words, "--battles", "5"])


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Anton against Goblins"), ("pl", "Bitew: 5"), ("uk", "У середньому менше")]
)
def test_the_odds_are_told_in_three_languages(lang: str, words: str) -> None:
    found = run("anton", "goblins", "--lang", lang)

    assert words in found.stdout
    assert 0 == found.exit_code


def test_json_tells_the_chance_its_interval_and_the_losses() -> None:
    found = json.loads(run("anton", "kraal", "--army", "5 elite griffins", "--enemy-army", "orcs", "--json").stdout)

    assert (5, 5) == (found["won"]["hits"], found["won"]["of"])
    assert 0 < found["won"]["low"] < 1 == found["won"]["high"]
    assert {"hero", "against", "seed", "won", "fled", "turns", "lost", "lost_in_victories"} == set(found)


def test_what_does_not_exist_is_refused() -> None:
    error = run("anton", "dragons").exception

    assert isinstance(error, BadOptions)
    assert "heroes-unknown-thing" == error.reason


@pytest.mark.parametrize("option", ["--enemy-army", "--enemy-skill", "--enemy-building"])
def test_creatures_have_no_army_and_no_cards(option: str) -> None:
    error = run("anton", "goblins", option, "orcs").exception

    assert isinstance(error, BadOptions)
    assert "heroes-no-other-hero" == error.reason
