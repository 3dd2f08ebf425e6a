"""`play --position` begins with a position, and `position` tells where a kept game stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Command

import interregnum

POSITION = "map .1S. | A haven | B necropolis | anton a1 3e1 | anastasya | turn A first A"
QUICK = ("--quick", "--lang", "en")


def test_a_game_begins_with_a_position_and_is_kept_with_it(command: Command, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")

    code, out, _ = command("play", "heroes", "--position", POSITION, "--save", path, *QUICK, typed="q\n")

    assert 0 == code
    assert "3 of 9 units" in out
    assert f"{POSITION}\n" == command("position", path)[1]
    assert 0 == command("play", "--resume", path, "--lang", "en", typed="q\n")[0]
    assert "Anton" in command("replay", path, "--lang", "en")[1]
    assert 0 == command("verify", path, "--lang", "en")[0]


def test_the_last_position_that_can_be_written_is_told(command: Command, tmp_path: Path) -> None:
    match = interregnum.from_position("heroes", POSITION, seed=1)
    for answer in ("pass activation-build", "pass activation-build", "play activation-recruit hero-activation"):
        match.answer(answer)
    path = tmp_path / "record.json"
    path.write_text(match.record.text(), "utf-8")

    told = [command("position", str(path), "--answers", str(number))[1] for number in (0, 1, 2, 3)]

    assert [0, 1, 2, 2] == [one.count("played") for one in told]
    assert told[3] == command("position", str(path))[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--position", "moon 3"), "moon"),
        (("--position", POSITION, "--seats", "2"), "--seats"),
        (("--position", POSITION, "--option", "octagon"), "--option"),
        (("--position", POSITION, "--resume", "x.json"), "--position"),
    ],
)
def test_what_does_not_fit_a_position_is_refused(command: Command, words: tuple[str, ...], said: str) -> None:
    code, _, err = command("play", "heroes", *words, *QUICK)

    assert 2 == code
    assert said in err


def test_before_the_first_turn_there_is_no_position(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(interregnum.new("heroes", seed=1).record.text(), "utf-8")

    code, _, err = command("position", str(path))

    assert 2 == code
    assert err
