"""Chances in a finished game: the same record gives the same analysis, compiled or not."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from msgspec import json

from interregnum.kernel.record import read_record
from interregnum.lab.analysis import analyse
from interregnum.registry import game as game_of

RECORD = Path(__file__).parents[3] / "cli/records/leaders-two-second.json"
PLAYOUTS = 2
# Of the analysis as JSON; another one means that chances or advice are found in another way.
DIGEST = "a21aeb499fe84cf56b7a20a64aa7ed14"


def test_the_analysis_of_a_kept_game_is_the_same_everywhere() -> None:
    record = read_record(RECORD.read_text("utf-8"))
    game = game_of(record.game)
    assert record.result is not None

    found = analyse(game, record, PLAYOUTS)

    assert [float(seat == record.result["winner"]) for seat in range(record.seats)] == found.points[-1].open
    assert DIGEST == blake2b(json.encode(found), digest_size=16).hexdigest()
