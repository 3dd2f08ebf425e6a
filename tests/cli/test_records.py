"""Looking at records again, and whether they hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from interregnum.words.catalogue import LANGUAGES

GAME = ("play", "--quick", "--seats", "3", "--names", "Ann", "--bots", "random", "--seed", "11", "--lang", "en")


@pytest.fixture
def finished(command: Command, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "finished.json"
    command(*GAME, "--save", str(path), typed="1\n" * 3000)
    return path


@pytest.fixture
def begun(command: Command, tmp_path: Path) -> Path:
    """A game in the middle."""
    path = tmp_path / "begun.json"
    command(*GAME, "--save", str(path), typed="1\n" * 6 + "q\n")
    return path


def edit(path: Path, **changes: object) -> None:
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**data, **changes}), "utf-8")


def test_a_finished_game_is_verified(command: Command, finished: Path) -> None:
    code, out, _ = command("verify", str(finished), "--json")

    facts = json.loads(out)
    assert 0 == code
    assert facts["replayed"] is facts["over"] is facts["result_checked"] is True
    assert facts["commitment_checked"] is False
    assert 0 == command("verify", str(finished), "--commitment", facts["seed_sha256"].upper())[0]


def test_another_commitment_is_a_mismatch(command: Command, finished: Path) -> None:
    code, _, err = command("verify", str(finished), "--commitment", "00" * 32)

    assert 2 == code
    assert "The SHA-256 of the seed is" in err


def test_a_forged_result_is_a_mismatch(command: Command, finished: Path) -> None:
    result = json.loads(finished.read_text("utf-8"))["result"]
    edit(finished, result={**result, "winner": 2 if result["winner"] != 2 else 1})

    code, _, err = command("verify", str(finished))

    assert 2 == code
    assert "is not the result of the game: “winner” is different." in err


def test_what_could_not_be_checked_is_said(command: Command, begun: Path, finished: Path) -> None:
    assert "The game is not over" in command("verify", str(begun))[1]
    edit(finished, result=None)
    assert "tells no result" in command("verify", str(finished))[1]


def test_a_record_of_other_rules_is_not_replayed(command: Command, begun: Path) -> None:
    (segment,) = json.loads(begun.read_text("utf-8"))["segments"]
    edit(begun, segments=[{**segment, "rules_version": 99}])

    code, out, _ = command("verify", str(begun))

    assert 1 == code
    assert "rules version 99" in out
    assert 2 == command("replay", str(begun))[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_replayed_with_everything_open(lang: str, command: Command, finished: Path) -> None:
    code, out, err = command("replay", str(finished), "--lang", lang)

    assert (0, "") == (code, err)
    assert "\x1b" not in out
    assert "?" not in out.split("──", 1)[1]


def test_a_running_game_is_replayed_as_a_watcher_sees_it(command: Command, begun: Path) -> None:
    _, out, _ = command("replay", str(begun))

    assert "▫1 ?" in out
    assert "Your Leader" not in out


def test_a_seat_sees_what_it_saw(command: Command, begun: Path) -> None:
    _, out, _ = command("replay", str(begun), "--viewer", "a")

    assert "Your Leader" in out
    assert "A Ann (you)" in out


def test_a_viewer_who_is_not_there_is_refused(command: Command, begun: Path) -> None:
    code, _, err = command("replay", str(begun), "--viewer", "D")

    assert 2 == code
    assert "Possible: A, B, C, watcher, all" in err


def test_step_by_step_ends_when_nobody_goes_on(command: Command, finished: Path) -> None:
    _, out, _ = command("replay", str(finished), "--step", typed="\n\n")

    assert 3 == out.count("Enter: go on")


@pytest.mark.parametrize("key", ["q", "й", "Q"])
def test_step_by_step_is_left_with_a_key(key: str, command: Command, finished: Path) -> None:
    code, out, _ = command("replay", str(finished), "--step", typed=f"\n{key}\n\n\n")

    assert 0 == code
    assert 2 == out.count("Enter: go on")
    assert "── Result" not in out


def test_long_lines_of_the_log_go_on_under_their_beginning(
    command: Command, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    log = command("replay", str(finished))[1].split("── Log ")[1].splitlines()[1:]

    lines = log[: log.index("")]
    assert len(lines) > 5
    assert [] == [line for line in lines if not line.startswith("   ") or line.startswith("    ")]


def test_a_record_without_a_table_can_be_replayed(command: Command, finished: Path) -> None:
    data = json.loads(finished.read_text("utf-8"))
    del data["table"]
    finished.write_text(json.dumps(data), "utf-8")

    code, out, _ = command("replay", str(finished))

    assert 0 == code
    assert "A A" in out
