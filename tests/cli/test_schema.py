"""`interregnum schema`: the contract with every client changes only knowingly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

ROOT = Path(__file__).parents[2]


def test_the_protocol_is_what_the_documents_say(command: Command) -> None:
    """If it was changed on purpose: interregnum schema docs/protocol.schema.json"""
    code, out, _ = command("schema")

    assert 0 == code
    assert (ROOT / "docs/protocol.schema.json").read_text("utf-8") == out


def test_the_protocol_goes_into_a_file(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "protocol.json"
    path.write_text("an older one", "utf-8")

    assert (0, "", "") == command("schema", str(path))
    assert {"ClientMessage", "ServerMessage"} < set(json.loads(path.read_text("utf-8"))["$defs"])


def test_the_http_part_is_described_on_its_own(command: Command) -> None:
    code, out, _ = command("schema", "--openapi")

    assert 0 == code
    assert {"/api/tables", "/api/join", "/health"} < set(json.loads(out)["paths"])


@pytest.mark.parametrize("words", [(), ("--openapi",)])
def test_a_file_that_cannot_be_written_is_refused(words: tuple[str, ...], command: Command, tmp_path: Path) -> None:
    code, out, err = command("schema", str(tmp_path / "nowhere" / "file"), *words)

    assert (2, "") == (code, out)
    assert "cannot be written" in err
