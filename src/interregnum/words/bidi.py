"""Names that are written from right to left, in sentences that are not."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import bidirectional

RIGHT_TO_LEFT: Final = {"R", "AL", "AN"}
ISOLATE: Final = "\u2068{}\u2069"  # whatever is in it has its own direction, and turns nothing around it


@lru_cache(4096)
def isolated(name: str) -> str:
    """A name as it stands in a sentence; nothing is added to one that runs with it."""
    return ISOLATE.format(name) if RIGHT_TO_LEFT & set(map(bidirectional, name)) else name
