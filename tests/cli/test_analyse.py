"""A finished game explained at the command line."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from interregnum.cli.explaining import offer
from interregnum.cli.screen import Left, Screen, console
from interregnum.cli.screens import board
from interregnum.cli.store import Seating
from interregnum.games.hidden_leaders.lab.reckoning import HiddenLeadersReckoner
from interregnum.kernel.record import read_record
from interregnum.match import resume
from interregnum.words.catalogue import LANGUAGES

RECORDS = Path(__file__).with_name("records")
FINISHED = str(RECORDS / "leaders-two-second.json")


def test_people_who_study_get_json(command: Command) -> None:
    code, out, err = command("analyse", FINISHED, "--json", "--playouts", "1")

    found = json.loads(out)
    assert (0, "") == (code, err)
    assert (90, 2, 1) == (found["answers"], found["seats"], found["playouts"])
    assert {"answers", "open", "known"} == set(found["points"][0])
    assert 3 <= len(found["moments"]) <= 5
    assert {"answers", "seat", "before", "after", "given", "better", "judged", "reasons"} == set(found["moments"][0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_else_gets_curves_and_moments_in_words(command: Command, lang: str) -> None:
    code, out, err = command("analyse", FINISHED, "--playouts", "2", "--lang", lang)

    assert (0, "") == (code, err)
    assert 4 == len(re.findall("[▁▂▃▄▅▆▇█]{8,}", out))  # of two seats, open and as they could know it
    assert re.search(r"^1\. ", out, re.MULTILINE)
    assert all(len(line) <= 100 for line in out.splitlines() if "replay" not in line)


def test_a_moment_names_the_command_that_shows_its_position(command: Command) -> None:
    _, out, _ = command("analyse", FINISHED, "--playouts", "2")
    line = next(line for line in out.splitlines() if "interregnum replay" in line)

    code, shown, err = command(*line.split()[1:])

    assert (0, "") == (code, err)
    assert "Power track" in shown
    assert "Waiting for" in shown


def test_the_table_after_more_answers_than_there_are_is_the_end(command: Command) -> None:
    code, out, _ = command("replay", FINISHED, "--at", "9999")

    assert 0 == code
    assert "Waiting for" not in out


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("leaders-begun-second", "The game is not over: only a finished game can be explained."),
        ("heroes-two", "The record was played with rules version 1; this program plays version 2"),
    ],
)
def test_what_cannot_be_explained_gets_a_clear_message(command: Command, name: str, told: str) -> None:
    code, out, err = command("analyse", str(RECORDS / f"{name}.json"))

    assert (2, "") == (code, out)
    assert told in err


def test_a_broken_record_gets_a_clear_message(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(Path(FINISHED).read_text("utf-8").replace('"seed": "', '"seed": "x'), "utf-8")

    code, _, err = command("analyse", str(path))

    assert 2 == code
    assert "The record cannot be read at seed" in err


def offered(typed: str) -> str:
    """What is shown after a game to somebody who types this."""
    match, names = resume(read_record(Path(FINISHED).read_text("utf-8"))), ["Ann", "Bob"]
    shown = io.StringIO()
    screen = Screen(console(no_color=True, file=shown, width=100), io.StringIO(typed))
    offer(
        match, Seating(names, ["", "random"], "en"), board("hidden-leaders", "en", names, ["", "random"], 100), screen
    )
    return shown.getvalue()


def test_after_a_game_whoever_wants_it_has_it_explained_and_looks_at_its_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(HiddenLeadersReckoner, "playouts", 1)

    shown = offered("e\n1\n2\n\n")

    assert "as Ann could know it" in shown
    assert "What turned the game" in shown
    assert 2 == shown.count("── Power track")
    assert "interregnum replay" not in shown


def test_after_a_game_nobody_has_to_have_it_explained() -> None:
    assert "What turned the game" not in offered("\n")
    with pytest.raises(Left):
        offered("")
