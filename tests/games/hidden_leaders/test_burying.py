"""The first scenarios: a hero sends another to the graveyard."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import case, runs


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "a face-up Imperial hero goes to the graveyard",
            "HL-TERM-BURY",
            "HL-CARD:shaky-sharpshooter",
            given="A shaky-sharpshooter | B +ace-fighter +keen-koi | red 5 green 5",
            line="A: play shaky-sharpshooter; A: move red+1",
            after="A +shaky-sharpshooter | B +keen-koi | red 6 green 5 | graveyard ace-fighter",
        ),
        case(
            "a face-down one is no target",
            "HL-EX-02",
            "HL-ABIL-04",
            "HL-ABIL-08",
            given="A shaky-sharpshooter | B +keen-koi -ace-fighter | red 5 green 5",
            line="A: play shaky-sharpshooter; A: move green-1",
            after="A +shaky-sharpshooter | B +keen-koi -ace-fighter | red 5 green 4",
        ),
    ],
)
def test_burying(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)
