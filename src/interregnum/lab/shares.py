"""How often something happened, and how far off that may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeVar

from interregnum.kernel.journal import Plain

Z95: Final = 1.959963984540054
Name = TypeVar("Name", str, tuple[str, str])


def wilson(hits: float, of: int) -> tuple[float, float]:
    """The Wilson interval that holds the true share with 95 %; anything is possible after no trial."""
    if of == 0:
        return 0.0, 1.0
    share, z2 = hits / of, Z95 * Z95
    middle = share + z2 / (2 * of)
    reach = Z95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    low, high = (middle - reach) / (1 + z2 / of), (middle + reach) / (1 + z2 / of)
    return 0.0 if hits == 0 else low, 1.0 if hits == of else high


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.hits, self.of)

    def text(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"

    def plain(self) -> Plain:
        low, high = self.interval
        return {"hits": self.hits, "of": self.of, "share": self.value, "low": low, "high": high}


def shares(cases: Iterable[tuple[Name, bool]]) -> dict[Name, Share]:
    """How often something held, for each name that is among the cases, in their order."""
    of: Counter[Name] = Counter()
    hits: Counter[Name] = Counter()
    for name, held in cases:
        of[name] += 1
        hits[name] += held
    return {name: Share(hits[name], of[name]) for name in sorted(of)}
