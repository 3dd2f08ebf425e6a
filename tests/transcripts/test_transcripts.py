"""Golden games: a change in how a game goes, or in what anybody sees of it, shows as a difference to read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.transcripts.transcript import transcript

HERE = Path(__file__).parent
GOLDEN: dict[str, tuple[int, int, dict[str, bool]]] = {
    "two-seats.txt": (2, 11, {}),
    "four-seats.txt": (4, 12, {"extras": True}),
    "six-seats.txt": (6, 13, {"extras": True, "queens": True}),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_golden_game_goes_as_written(name: str) -> None:
    """To renew the files after a change that was meant: `python -m tests.transcripts.test_transcripts`."""
    assert (HERE / name).read_text("utf-8") == transcript(*GOLDEN[name])


if __name__ == "__main__":
    for golden, game in GOLDEN.items():
        (HERE / golden).write_text(transcript(*game), "utf-8")
