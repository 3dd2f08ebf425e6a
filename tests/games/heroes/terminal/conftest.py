"""The tests of this terminal share their fixtures with those of the commands."""

from __future__ import annotations

from tests.cli.conftest import command, data, log_as_it_was, terminal

__all__ = ["command", "data", "log_as_it_was", "terminal"]
