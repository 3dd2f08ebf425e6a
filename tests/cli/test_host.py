"""What the host of a virtual machine takes is told apart from what a server makes people wait for."""

from __future__ import annotations

from pathlib import Path

import pytest

from interregnum.cli import host
from interregnum.cli.host import LEAST, LINGER, STEP, Host


def noted(*taken: float) -> Host:
    """A host that took so much in each step."""
    found, total = Host(), 0.0
    for number, part in enumerate(taken):
        total += part
        found.note(number * STEP, total)
    return found


def test_what_was_taken_while_somebody_waited_is_counted() -> None:
    found = noted(0, 0, 0.01, 0.02, 0, 0)

    assert 0.03 == pytest.approx(found.taken(STEP, 3 * STEP))
    assert 0.0 == found.taken(3 * STEP, 5 * STEP)


def test_whoever_waits_is_held_up_for_a_while_after_it() -> None:
    found = noted(0, LEAST, *[0.0] * 100)
    freed = STEP + LINGER

    assert [False, False, True] == [found.is_calm(at, at + 0.01) for at in (STEP, freed - STEP, freed + STEP)]


def test_a_machine_that_tells_nothing_is_taken_for_calm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "STAT", tmp_path / "none")

    assert 0.0 == host.stolen()
    assert Host().is_calm(0.0, 1.0)


def test_waits_for_the_host_are_left_out() -> None:
    found = noted(0, LEAST, *[0.0] * 100)

    assert [0.01, 0.3] == found.calm([STEP, 1.0, 2.0], [0.2, 0.3, 0.01])
