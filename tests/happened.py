"""Events of bare numbers, for tests: the engine says which number is what, and mypy sees to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from interregnum.kernel.journal import Event

T = TypeVar("T", bound=Event)


def happened(made: Callable[..., T], *values: object) -> T:
    return made(*values)
