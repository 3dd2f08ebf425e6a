"""A third game, of which nobody here knows: it is found by its entry point, and then everything goes on as always.

What happens then is tested in `inside/`, by a process that runs beside the installed game, compiled or not.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.guest.installing import EXAMPLE, ROOT, install, with_guest

MOST_LINES = 440


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("guest"))


@pytest.mark.timeout(300)  # it is many tests
def test_a_game_that_is_installed_beside_ours_passes_every_test_of_a_game(installed: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/guest/inside",
        "tests/words/test_whose.py",
    ]
    done = subprocess.run(words, cwd=ROOT, env=with_guest(installed), capture_output=True, text=True)

    assert 0 == done.returncode, done.stdout + done.stderr


def test_it_is_a_small_game() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]

    assert MOST_LINES >= sum(len(path.read_text("utf-8").splitlines()) for path in files)


def test_no_file_of_ours_knows_it() -> None:
    folders = [ROOT / "src", ROOT / "web/src", ROOT / "tools"]
    kinds = (".py", ".ftl", ".toml", ".svelte", ".ts")
    ours = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]

    assert {".py", ".ftl", ".toml", ".svelte", ".ts"} == {path.suffix for path in ours}
    assert [] == [path for path in ours if "interregnum_cups" in path.read_text("utf-8")]
