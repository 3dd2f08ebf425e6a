"""How hard the property tests try: HYPOTHESIS_PROFILE=quick, again, sample, ci, nightly or mutants."""

from __future__ import annotations

import os
import signal
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, settings

pytest.register_assert_rewrite("tests.games.hidden_leaders.scenario")
pytest_plugins = ["tests.coverage_of_rules", "tests.engines"]

PATIENT = [HealthCheck.too_slow]  # machines differ; a slow one is no failure

settings.register_profile("quick", max_examples=20, deadline=None, suppress_health_check=PATIENT)
settings.register_profile("again", max_examples=6, deadline=None, suppress_health_check=PATIENT, derandomize=True)
settings.register_profile("sample", max_examples=20, deadline=None, suppress_health_check=PATIENT, derandomize=True)
settings.register_profile("ci", max_examples=100, deadline=None, suppress_health_check=PATIENT, derandomize=True)
settings.register_profile("nightly", max_examples=2000, deadline=None, suppress_health_check=PATIENT)
settings.register_profile(  # a mutant only has to be noticed, not understood: no shrinking
    "mutants",
    max_examples=12,
    deadline=None,
    suppress_health_check=PATIENT,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "quick"))


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell: programs would inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)

SAMPLE = int(os.environ.get("INTERREGNUM_ONE_IN") or 1)  # of the tests of single rules and cards; always the same
SAMPLED = "tests/games/"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what another build has run already, where that is asked for."""
    left = [one for one in items if one.nodeid.startswith(SAMPLED) and crc32(one.nodeid.encode()) % SAMPLE]
    if left:
        config.hook.pytest_deselected(items=left)
        gone = set(left)
        items[:] = [one for one in items if one not in gone]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what tests recorded as a figure, and why any of them was run again."""
    found = [pair for report in terminalreporter.getreports("passed") for pair in report.user_properties]
    told = [str(value) for name, value in found if name == "figure"]
    for figure in sorted(told):
        terminalreporter.write_line(figure)
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"run again: {report.nodeid}", sep="-")
        terminalreporter.write_line(report.longreprtext)
