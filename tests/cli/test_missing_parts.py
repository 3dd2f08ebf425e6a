"""Where an extra is not installed, the rest works and the missing part says what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.house.test_house import extra

from interregnum.extras import module_of
from interregnum.registry import GAMES

TERMINAL = {module_of(need.name) for need in extra("terminal")}
SERVER = {module_of(need.name) for need in extra("server")} - TERMINAL
WALL = """
import sys

class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Wall())
"""
COMMAND = "import sys; sys.argv[1:] = {words}\nfrom interregnum.cli import main; main()"
WHOLE_GAME = """
import interregnum

for name in interregnum.GAMES:
    match = interregnum.new(name, seats=2, seed=7)
    players = [match.bot("greedy", seat) for seat in range(2)]
    for _ in range(100):
        question = match.question
        if question is not None:
            match.answer(players[question.seat].answer(match.view(question.seat), question))
    print(name)
"""


def without(packages: set[str], code: str, folder: Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run Python code as if these packages were not installed."""
    env = {**os.environ, "LANGUAGE": lang, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    words = [sys.executable, "-c", WALL.format(packages=packages) + code]
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", timeout=60)


def command(*words: str) -> str:
    return COMMAND.format(words=list(words))


def test_games_are_played_by_bots_with_the_base_alone(tmp_path: Path) -> None:
    done = without(TERMINAL | SERVER, WHOLE_GAME, tmp_path)

    assert ("", 0) == (done.stderr, done.returncode)
    assert list(GAMES) == done.stdout.splitlines()


def test_the_command_without_the_terminal_says_what_to_install(tmp_path: Path) -> None:
    done = without(TERMINAL | SERVER, command("play"), tmp_path)

    assert done.returncode not in (0, None)
    assert "" == done.stdout
    (line,) = done.stderr.splitlines()
    assert line.endswith('pip install "interregnum[terminal]"')


def test_cards_are_shown_without_the_server(tmp_path: Path) -> None:
    done = without(SERVER, command("cards", "keen-koi"), tmp_path)

    assert ("", 0) == (done.stderr, done.returncode)
    assert "Keen Koi" in done.stdout


def test_serving_without_the_server_says_what_to_install_and_opens_nothing(tmp_path: Path) -> None:
    done = without(SERVER, command("serve", "--port", "0", "--data", "tables"), tmp_path, lang="pl")

    assert 2 == done.returncode
    (line,) = done.stderr.splitlines()
    assert "nie jest zainstalowany" in line
    assert line.endswith('pip install "interregnum[server]"')
    assert not (tmp_path / "tables").exists()


def test_a_shared_store_without_what_it_takes_says_what_to_install(tmp_path: Path) -> None:
    words = command("serve", "--port", "0", "--store", "postgresql://127.0.0.1:1/tables")

    done = without({"asyncpg"}, words, tmp_path)

    assert 2 == done.returncode
    (line,) = done.stderr.splitlines()
    assert line.endswith('pip install "interregnum[scale]"')


def test_a_module_that_no_extra_brings_is_a_bug_and_shows_as_one(tmp_path: Path) -> None:
    done = without({"json"}, command("play"), tmp_path)

    assert "ModuleNotFoundError: No module named 'json'" in done.stderr


def test_the_package_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "interregnum", "--version"]

    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout.startswith("interregnum ")
