"""A game from elsewhere that is installed and broken: whoever plays something else reads one line about it.

How each part can fail is tested in `tests/test_registry.py`; here the programs are started as people start them.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.cli.servers import Server
from tests.guest.installing import EXAMPLE, ROOT, with_guest

ENTRY = "[interregnum.games]\ncups = interregnum_cups:CUPS\n"
METADATA = "Metadata-Version: 2.1\nName: interregnum-cups\nVersion: 0.1.0\n"
COMMAND = "import sys; sys.argv[1:] = ['schema', 'here.json']\nfrom interregnum.cli import main; main()"


def installed(folder: Path, file: str, old: str, wrong: str) -> dict[str, str]:
    """The environment of a program beside the example, in which something is wrong."""
    there = folder / "installed"
    shutil.copytree(EXAMPLE / "src", there)
    path = there / "interregnum_cups" / file
    path.write_text(path.read_text("utf-8").replace(old, wrong), "utf-8")
    info = there / "interregnum_cups-0.1.0.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text(ENTRY)
    (info / "METADATA").write_text(METADATA)
    return {**with_guest(there), "PYTHONUTF8": "1"}


def run(folder: Path, env: dict[str, str]) -> list[str]:
    """What a command says about what it cannot find; nobody else's part of the protocol is missing."""
    done = subprocess.run([sys.executable, "-c", COMMAND], cwd=folder, env=env, capture_output=True, text=True)
    assert 0 == done.returncode, done.stderr
    assert (ROOT / "docs/protocol.schema.json").read_text("utf-8") == (folder / "here.json").read_text("utf-8")
    return done.stderr.splitlines()


@pytest.mark.parametrize(
    ("lang", "told", "file", "old", "wrong", "why"),
    [
        (
            "pl", "Pomijam grę cups z pakietu interregnum-cups",
            "wire.py", "class", "raise RuntimeError('no wire')\nclass", "RuntimeError: no wire",
        ),
        (
            "en", "The game cups of interregnum-cups is left out",
            "engine.py", '"cups-bid"', '"card-moved"', "ValueError: a game before it has these names: card-moved",
        ),
    ],
    ids=["wire", "events"],
)  # fmt: skip
def test_a_command_says_in_one_line_which_game_is_left_out_and_goes_on_without_it(
    lang: str, told: str, file: str, old: str, wrong: str, why: str, tmp_path: Path
) -> None:
    env = {**installed(tmp_path, file, old, wrong), "LANGUAGE": lang}

    assert [f"{told}: {why}"] == run(tmp_path, env)


def test_a_manifest_that_cannot_be_imported_is_warned_of_as_soon_as_anything_is(tmp_path: Path) -> None:
    env = installed(tmp_path, "__init__.py", "from", "1 / 0\nfrom")

    first, *_ = run(tmp_path, env)  # Python's way to warn, as no command has begun

    assert first.endswith("the game cups of interregnum-cups is left out: ZeroDivisionError: division by zero")


def test_a_server_writes_it_into_its_log_and_serves_the_others(tmp_path: Path) -> None:
    env = installed(tmp_path, "speaker.py", "class", "raise RuntimeError('dumb')\nclass")
    server = Server(tmp_path / "tables", "--port", "0", "--log-json", **env)
    try:
        games = httpx.get(f"{server.url}/api/games", trust_env=False, timeout=30).json()["games"]
        server.stop()
        log = server.errors()
    finally:
        server.close()

    assert ["hidden-leaders", "heroes"] == [one["id"] for one in games]
    assert 1 == log.count("the game cups of interregnum-cups is left out: RuntimeError: dumb")
