"""What `./test` takes of a long list; `./test long` takes all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(number: int, rows: Iterable[Any]) -> list[Any]:
    """Rows of parameters, of which all but each so many-th are long."""
    return [row if n % number == 0 else long(row) for n, row in enumerate(rows)]


def long(row: object) -> Any:
    """One row that is left to `./test long`."""
    return pytest.param(*(row if isinstance(row, tuple) else (row,)), marks=pytest.mark.long)
