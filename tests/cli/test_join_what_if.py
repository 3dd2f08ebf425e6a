"""`whatif` at a table of a server: a finished game is played on at another table, from the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.cli.inn import Inn

ONES = "1\n" * 500


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    folder = tmp_path / "server"
    folder.mkdir()
    here = Inn(folder)
    yield here
    here.close()


def test_a_person_goes_on_from_the_end_of_a_game_to_what_might_have_been(command: Command, inn: Inn) -> None:
    words = ("join", f"{inn.url}", "--name", "Bob", "--start", "--lang", "en")
    typed = f"1\n2\n1\n1\nrandom\n0\n1\n{ONES}whatif\nwhatif 9 Z\nwhatif 5000 A\nwhatif 7 B random\n"

    code, out, _ = command(*words, typed=f"{typed}who\n1\nq\n")

    assert 0 == code
    assert "“whatif 40 B”: what if you took seat B" in out
    assert "Say after how many answers you want to play on" in out
    assert "After 5000 answers there is nothing to play on" in out
    assert "What if: this game goes on from a finished one, after 7 answers. It counts nowhere." in out
