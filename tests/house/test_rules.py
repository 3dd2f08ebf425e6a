"""Every rule and card of the games is named by a test."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from tests.coverage_of_rules import coverage_of, drift, is_whole


def test_every_rule_is_named_by_a_test_and_the_list_of_proofs_is_fresh(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    config = request.config
    if config.getoption("lf", False) or not is_whole(config):  # a run of its own reads what this one did not
        told = subprocess.run([sys.executable, "-m", "pytest", "-q", "--rules-report"], capture_output=True, text=True)
        assert 0 == told.returncode, told.stdout[-5000:]
        return
    coverage = coverage_of(config)
    record_property("figure", coverage.summary())
    assert [] == coverage.problems() + drift(config, coverage)
