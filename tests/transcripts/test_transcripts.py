"""Golden games: a change in how a game goes, or in what anybody sees of it, shows as a difference to read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.transcripts import heroes, hidden_leaders

from interregnum.kernel.options import Chosen

HERE = Path(__file__).parent
Told = tuple[Callable[[int, int, Chosen], str], int, int, Chosen]
GOLDEN: dict[str, Told] = {
    "two-seats.txt": (hidden_leaders.transcript, 2, 11, {}),
    "four-seats.txt": (hidden_leaders.transcript, 4, 12, {"extras": True}),
    "six-seats.txt": (hidden_leaders.transcript, 6, 13, {"extras": True, "queens": True}),
    "heroes-two-seats.txt": (heroes.transcript, 2, 21, {}),
    "heroes-four-seats.txt": (heroes.transcript, 4, 22, {"random-factions": True, "artifact-sets": True}),
}


def told(name: str) -> str:
    transcript, seats, seed, options = GOLDEN[name]
    return transcript(seats, seed, options)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_golden_game_goes_as_written(name: str) -> None:
    """To renew the files after a change that was meant: `python -m tests.transcripts.test_transcripts`."""
    assert (HERE / name).read_text("utf-8") == told(name)


if __name__ == "__main__":
    for golden in GOLDEN:
        (HERE / golden).write_text(told(golden), "utf-8")
