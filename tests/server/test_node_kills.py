"""Nodes and what they share fail while people play: nothing that anybody was told is lost, wherever they come back."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from tests.engines import Postgres, Redis
from tests.server.kills.__main__ import share
from tests.server.kills.nodes import planted
from tests.server.kills.nodes.storm import SOON, stormed

BLOWS = 20
FEW = 10  # are enough for nodes that break their promise

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="nodes are forked, and processes of engines found in /proc"),
    pytest.mark.timeout(600),
    pytest.mark.usefixtures("postgres", "redis"),  # where there are none, the report says so
]


def test_no_failure_of_a_node_or_an_engine_loses_what_was_told(
    postgres: Postgres, redis: Redis, record_property: Callable[[str, object], None]
) -> None:
    storm = stormed(BLOWS)
    counts = storm.ledger.counts

    assert [] == storm.ledger.violations
    assert BLOWS == counts["blows"]
    assert BLOWS < len(storm.ledger.done)
    assert BLOWS < counts["views checked"]
    assert BLOWS < counts["news checked"]
    assert 0 < counts["sent again"]
    assert not [guest for guest in storm.lost if not guest.finished], "somebody never came back"
    late = sum(wait > SOON for wait in storm.waits)
    record_property("figure", f"people of dead nodes: {late} of {len(storm.waits)} in sync after more than {SOON:g} s")


@pytest.mark.long
def test_people_of_a_dead_node_are_in_sync_at_another_within_seconds() -> None:
    storm = stormed(4 * BLOWS, seed=1, kinds=("node",), lull=(0.5, 2.0))

    assert [] == storm.ledger.violations
    assert 50 < len(storm.waits)
    assert SOON > share(storm.waits, 0.99)


@pytest.mark.parametrize("fault", [planted.TELLS_DONE_TOO_EARLY, planted.BELIEVES_ITS_MEMORY])
@pytest.mark.long
def test_nodes_that_break_their_promise_are_caught(fault: str) -> None:
    assert stormed(FEW, fault=fault, kinds=("node",)).ledger.broken
