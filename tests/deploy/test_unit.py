"""The unit for systemd: read by systemd itself where it is installed, and as tight as it was."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.deploy.checkers import DEPLOY, checker, told
from tests.deploy.options import unknown

FILE = DEPLOY / "interregnum.service"
PROGRAM = "/opt/interregnum/bin/interregnum"
EXPOSURE = "20"  # in tenths, of 100; today's is 14


@pytest.fixture
def unit(tmp_path: Path) -> str:
    """The unit with a program that is there."""
    text = FILE.read_text("utf-8")
    assert PROGRAM in text
    path = tmp_path / FILE.name
    path.write_text(text.replace(PROGRAM, "/bin/true"), "utf-8")
    return str(path)


def test_systemd_can_read_it(unit: str) -> None:
    assert (0, "") == told(checker("systemd-analyze"), "verify", unit)


def test_systemd_finds_little_that_could_be_taken_away(unit: str) -> None:
    words = ["security", "--offline=true", f"--threshold={EXPOSURE}", "--no-pager"]
    code, said = told(checker("systemd-analyze"), *words, unit)

    assert 0 == code, said


def test_the_command_is_one_of_ours() -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", FILE.read_text("utf-8"), re.MULTILINE)
    program, *words = shlex.split(line)

    assert PROGRAM == program
    assert set() == unknown(words)


def test_bots_may_step_back_before_the_tables() -> None:
    """A filter that forbids to lower one's own priority would end every process in which bots think."""
    filters = re.findall(r"^SystemCallFilter=(.*)$", FILE.read_text("utf-8"), re.MULTILINE)

    assert ["@system-service", "~@privileged"] == filters
