"""Files that the program of before wrote: each replays to the state it had, and a game goes on from it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.cli.conftest import Command

RECORDS = Path(__file__).with_name("records")  # written once, by `interregnum play`
FINISHED = {
    "leaders-two-second": (90, "04fafcb150de6bd30e081b5c08b234fa"),
    "leaders-six-second": (243, "b5e4ee7f647821c9e3d9f22fb0657eab"),
    "heroes-two-second": (512, "1751e07cc67eb25d3d2e13ed699e7587"),
}
BEGUN = {
    "leaders-begun-second": (62, "8f5c703f066be979c332f07a3a1eec87"),
    "heroes-begun-second": (49, "112bd02ec5641a15d5f811a9f2dd0819"),
}
OTHER_RULES = {  # the first version of either game
    "heroes-two": 555, "heroes-three": 231, "heroes-four": 512, "heroes-begun": 151,
    "leaders-two": 74, "leaders-six": 331, "leaders-begun": 78,
}  # fmt: skip


@pytest.mark.parametrize(("name", "facts"), [*FINISHED.items(), *BEGUN.items()])
def test_a_kept_record_replays_to_the_state_it_had(command: Command, name: str, facts: tuple[int, str]) -> None:
    code, out, _ = command("verify", str(RECORDS / f"{name}.json"), "--json")

    found = json.loads(out)
    assert 0 == code
    assert (*facts, True) == (found["answers"], found["state_hash"], found["replayed"])
    assert (name in FINISHED, name in FINISHED) == (found["over"], found["result_checked"])


@pytest.mark.parametrize("name", ["leaders-begun-second"])  # first answers alone lead no game of Heroes to its end
def test_a_kept_game_goes_on_to_its_end(command: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / "kept.json"
    shutil.copy(RECORDS / f"{name}.json", path)

    assert 0 == command("play", "--resume", str(path), typed="1\n" * 3000)[0]

    found = json.loads(command("verify", str(path), "--json")[1])
    assert (True, True) == (found["over"], found["result_checked"])


@pytest.mark.parametrize(("name", "answers"), OTHER_RULES.items())
def test_a_record_of_other_rules_says_which_version_it_needs(command: Command, name: str, answers: int) -> None:
    path = str(RECORDS / f"{name}.json")

    code, out, _ = command("verify", path)
    assert 1 == code
    assert f"{answers} answers were given under rules version 1; this program plays version 2." in out

    for line in (["replay", path], ["play", "--resume", path]):
        code, _, error = command(*line)
        assert 0 != code
        assert "The record was played with rules version 1; this program plays version 2" in error
