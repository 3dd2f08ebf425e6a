"""Servers are killed while people play: nothing that anybody was told is lost, and nobody saw what was not kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.server.kills import planted
from tests.server.kills.power import needs_power
from tests.server.kills.storm import weathered

KILLS = 30
FEW = 6  # kills are enough for a server that breaks its promise

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="servers are forked and killed by a signal")


@pytest.mark.timeout(600)  # thirty servers take a while to start where others work beside them
def test_no_kill_loses_what_was_told_or_shows_what_was_not_kept(tmp_path: Path) -> None:
    ledger = weathered(tmp_path, KILLS)

    assert [] == ledger.violations
    assert KILLS < ledger.counts["kills"]
    assert KILLS < len(ledger.done)
    assert KILLS < ledger.counts["views checked"]
    assert KILLS < ledger.counts["news checked"]
    assert 0 < ledger.counts["sent again"]


def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    ledger = weathered(tmp_path, FEW, fault=planted.TELLS_DONE_TOO_EARLY, moments=("done",))

    assert ledger.broken["acknowledged-lost"]


@pytest.mark.long
def test_a_server_that_shows_before_it_commits_is_caught(tmp_path: Path) -> None:
    ledger = weathered(tmp_path, FEW, fault=planted.SHOWS_TOO_EARLY, moments=("frame",))

    assert 0 == ledger.broken["acknowledged-lost"]
    assert ledger.broken["lost"] + ledger.broken["news-differ"] + ledger.broken["news-not-in-log"]


@needs_power
@pytest.mark.timeout(600)
def test_no_power_cut_loses_what_was_told_either(tmp_path: Path) -> None:
    ledger = weathered(tmp_path, KILLS, seed=1, moments=("sent", "sent", "done", "birth"), cuts=0.5)

    assert [] == ledger.violations
    assert KILLS // 4 < ledger.counts["power cuts"]
    assert 0 < ledger.counts["cuts that took something"]
    assert KILLS < len(ledger.done)


@needs_power
@pytest.mark.long
def test_a_server_that_never_syncs_is_caught(tmp_path: Path) -> None:
    ledger = weathered(tmp_path, FEW, fault=planted.NEVER_SYNCS, moments=("done",), cuts=1.0)

    assert ledger.broken["acknowledged-lost"] + ledger.broken["fact-lost"]
