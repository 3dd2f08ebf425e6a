"""These tests run where the example is installed; `tests/guest/test_cups.py` sees to that."""

from __future__ import annotations

from tests.cli.conftest import command, data, log_as_it_was

from interregnum.registry import GAMES

__all__ = ["command", "data", "log_as_it_was"]

collect_ignore_glob = [] if "cups" in GAMES else ["test_*.py"]
