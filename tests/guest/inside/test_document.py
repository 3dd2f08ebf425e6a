"""`docs/new-game.md` tells the truth: what it shows is in the example, and its commands work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.guest.installing import EXAMPLE, ROOT

BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall((ROOT / "docs/new-game.md").read_text("utf-8"))
FILES = {"py": "*.py", "toml": "*.toml", "ftl": "en/*.ftl"}


@pytest.mark.parametrize(("kind", "text"), [one for one in BLOCKS if one[0] != "sh"])
def test_what_the_document_shows_is_in_the_example(kind: str, text: str) -> None:
    assert any(text in path.read_text("utf-8") for path in EXAMPLE.rglob(FILES[kind]))


def test_the_commands_of_the_document_work(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [line for kind, text in BLOCKS if kind == "sh" for line in text.splitlines()]
    assert ["pip install ./examples/cups"] == [line for line in lines if not line.startswith("interregnum ")]

    ends = {line: command(*shlex.split(line)[1:], typed="1\n" * 300) for line in lines[1:]}

    assert dict.fromkeys(lines[1:], 0) == {line: end[0] for line, end in ends.items()}
    told = "".join(end[1] for end in ends.values())
    for part in (
        "wins, the last with dice",
        "The result is what the rules make of them.",
        "decided games: 50",
        "no failure",
    ):
        assert part in told
