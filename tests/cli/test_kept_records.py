"""Files that the program of before wrote: each replays to the state it had, and a game goes on from it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.cli.conftest import Command

RECORDS = Path(__file__).with_name("records")  # written once, by `interregnum play`
FINISHED = {
    "leaders-two": (74, "7a7212f59856c36c111fa4391f3bb659"),
    "leaders-six": (331, "c27c8eba627c954ef6bd918d68164b6f"),
    "heroes-two": (555, "47337d5d7266b5fcb564d7e34ffbe26e"),
    "heroes-three": (231, "ae096f9a63f854db01ff4cb0554b19f5"),
    "heroes-four": (512, "594c0d28419ff7f12f982b44e56d4349"),
}
BEGUN = {
    "leaders-begun": (78, "deb535a2bd84412150614a50dbfcab7b"),
    "heroes-begun": (151, "69141139e53d25aadc06909e99d38aa3"),
}


@pytest.mark.parametrize(("name", "facts"), [*FINISHED.items(), *BEGUN.items()])
def test_a_kept_record_replays_to_the_state_it_had(command: Command, name: str, facts: tuple[int, str]) -> None:
    code, out, _ = command("verify", str(RECORDS / f"{name}.json"), "--json")

    found = json.loads(out)
    assert 0 == code
    assert (*facts, True) == (found["answers"], found["state_hash"], found["replayed"])
    assert (name in FINISHED, name in FINISHED) == (found["over"], found["result_checked"])


@pytest.mark.parametrize("name", BEGUN)
def test_a_kept_game_goes_on_to_its_end(command: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / "kept.json"
    shutil.copy(RECORDS / f"{name}.json", path)

    assert 0 == command("play", "--resume", str(path), typed="1\n" * 3000)[0]

    found = json.loads(command("verify", str(path), "--json")[1])
    assert (True, True) == (found["over"], found["result_checked"])
