"""The simulation behind docs/scale.md agrees with what queues are known to do."""

from __future__ import annotations

from typing import Any

import pytest
from tools import scale


def simulated(cell: dict[str, Any], costs: dict[str, float], seconds: float = 60.0) -> scale.Simulation:
    free = {"node": 0.0, "other": 0.0, "postgres": 0.0, "postgres_other": 0.0, "redis": 0.0}
    still = {"flush": 0.0, "hop": 0.0, "gather": 0.0}
    found = scale.Simulation(scale.Cell(**cell), scale.Costs(**{**free, **still, **costs}))
    found.run(seconds)
    return found


def test_one_queue_is_as_long_as_theory_says() -> None:
    found = simulated({"nodes": 1, "answers": 500.0, "others": 0, "cores": 1}, {"postgres": 1.0})

    waits = [wait for _, wait in found.waits]
    assert sum(waits) / len(waits) == pytest.approx(1 / (1 - 0.5), rel=0.1)  # M/M/1 at one half: 1 / (mu - lambda)
    assert found.load(found.postgres) == pytest.approx(0.5, rel=0.05)


def test_nothing_is_quicker_than_its_parts() -> None:
    costs = {"flush": 2.0, "hop": 0.5}

    found = simulated({"nodes": 1, "answers": 1.0, "others": 0}, costs)

    assert min(wait for _, wait in found.waits) == pytest.approx(2.0 + 2 * 0.5)


def test_changes_that_gather_share_a_statement_and_a_flush() -> None:
    costs = {"flush": 2.0, "gather": 15.0}

    found = simulated({"nodes": 1, "answers": 2000.0, "others": 0}, costs, seconds=5.0)

    assert max(wait for _, wait in found.waits) < 15.0 + 2 * 2.0 + 0.1


def test_people_at_other_nodes_see_an_answer_after_those_here() -> None:
    costs = {"node": 1.0, "other": 1.0, "redis": 0.1, "hop": 1.0}
    cell = {"nodes": 4, "answers": 50.0}

    alone, spread = (simulated({**cell, "others": others}, costs, seconds=20.0) for others in (0, 3))

    assert alone.share(0.5) < spread.share(0.5)
    assert alone.load(*alone.nodes) < spread.load(*spread.nodes)
