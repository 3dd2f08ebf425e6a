"""What the tests of the terminal share: a place for saved games, a command line, a pseudo-terminal."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from tests.cli.terminal import Terminal

from interregnum.cli.app import run
from interregnum.server.logs import OURS

Command = Callable[..., tuple[int, str, str]]
Open = Callable[..., Terminal]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved games, and an English environment 100 columns wide."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def log_as_it_was() -> Iterator[None]:
    """Whatever a command does to the log of this process ends with the test."""
    root = logging.getLogger()
    before = root.handlers, root.level
    yield
    root.handlers = before[0]
    root.setLevel(before[1])
    logging.getLogger(OURS).setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.fixture
def command(
    data: Path, log_as_it_was: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Run a command line in this process: its exit code, its output, its errors."""

    def execute(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(words))
        told = capsys.readouterr()
        return code, told.out, told.err

    return execute


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Start the program in pseudo-terminals that are closed after the test."""
    opened: list[Terminal] = []

    def start(*words: str, width: int = 100, height: int = 40, **env: str) -> Terminal:
        opened.append(Terminal(*words, data=tmp_path, width=width, height=height, **env))
        return opened[-1]

    yield start
    for one in opened:
        one.close()
