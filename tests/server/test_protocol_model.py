"""A model of what nodes do to one table: in whatever order things happen and fail, what was promised holds."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from tests.server.protocol_model import FAULTS, INVARIANTS, Protocol, walk, with_fault

STEPS = 50  # in each run
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quick")
RUNS = {"quick": 20, "sample": 20, "ci": 1000, "nightly": 10_000}.get(PROFILE, 20)
WALKS = 20 * RUNS
MANY = 2000  # walks in which a fault shows
HOW = settings(
    max_examples=RUNS, stateful_step_count=STEPS, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def test_what_nodes_promise_holds_in_whatever_order_things_happen(
    record_property: Callable[[str, object], None],
) -> None:
    Protocol.steps, Protocol.states = 0, set()

    run_state_machine_as_test(Protocol, settings=HOW)
    for seed in range(WALKS):
        walk(Protocol(), Random(seed), STEPS)

    assert WALKS * STEPS < Protocol.steps
    assert Protocol.steps < 3 * len(Protocol.states), "the same again and again proves little"
    found = f"{len(Protocol.states)} states in {Protocol.steps} steps, {len(INVARIANTS)} invariants"
    record_property("figure", f"model of nodes: {found}")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_node_that_breaks_a_rule_is_found(fault: str) -> None:
    """Nobody has to know the shortest way there."""

    def look() -> None:
        for seed in range(MANY):
            walk(with_fault(fault)(), Random(seed), STEPS)

    with pytest.raises(AssertionError) as caught:
        look()

    assert any(name in str(caught.value) for name in INVARIANTS)
