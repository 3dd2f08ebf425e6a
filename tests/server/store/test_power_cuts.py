"""The power goes at some step that a store takes: whatever anybody was told of is there when it is back.

`./test` tries one step in seven, `./test long` one in three, `HYPOTHESIS_PROFILE=nightly` all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings
from tests.server.kills import planted
from tests.server.kills.power import Power, needs_power, preloaded
from tests.server.kills.servers import ROOT

pytestmark = needs_power
STRIDE = max(1, 300 // settings().max_examples)
LATE = 50  # a step in the middle of the commits


def lost(folder: Path, fault: str, first: int, stride: int) -> tuple[list[str], list[int]]:
    """What was lost, and how many steps there were in each course of things."""
    power = Power(folder / "tables.sqlite3", folder / "unsynced")
    watched = {**preloaded(power, folder), "POWER_SLOWNESS": "0"}
    words = [sys.executable, "-m", "tests.server.kills.steps", fault, str(first), str(stride)]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **watched}, capture_output=True, check=False, text=True)
    assert (0, "") == (done.returncode, done.stderr)
    *losses, _ = lines = done.stdout.splitlines()
    return [one for one in losses if " at step " in one], [int(one.split()[1]) for one in lines if "steps" in one]


def test_a_power_cut_at_any_step_takes_nothing_that_was_told(tmp_path: Path) -> None:
    losses, steps = lost(tmp_path.resolve(), planted.NONE, 0, STRIDE)

    assert [] == losses
    assert LATE < min(steps)


@pytest.mark.long
def test_a_store_that_acknowledges_before_it_syncs_is_caught(tmp_path: Path) -> None:
    losses, _ = lost(tmp_path.resolve(), planted.SYNCS_TOO_LATE, LATE, 3)

    assert any("cut_after_the_death" in one for one in losses)
