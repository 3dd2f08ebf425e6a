"""How often somebody may do what all nodes count together; each by itself where they cannot, and then less often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from interregnum.server.buckets import Bucket, Buckets

if TYPE_CHECKING:
    from interregnum.server.bus import Bus

STRICT: Final = 4  # a node that counts alone allows so many times less


class Quota(NamedTuple):
    """So many at once, and so many a second in the long run."""

    kind: str
    key: str
    full: float
    rate: float


class Quotas:
    """Counted by the bus where there is one, and in memory where there is none or it does not answer."""

    def __init__(self, bus: Bus | None = None) -> None:
        self.bus: Final = bus
        self.buckets: Final[dict[tuple[str, int], Buckets]] = {}

    async def take(self, quotas: Sequence[Quota], now: float) -> bool:
        """Whether all of them allow it once more; if so, it is counted."""
        said = None if self.bus is None else await self.bus.spend(quotas, 1.0)
        if said is not None:
            return said
        buckets = self.of(quotas, now)
        for bucket in buckets:
            bucket.fill(now)
        if any(bucket.left < 1.0 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.charge(now, 1.0)
        return True

    async def give_back(self, quotas: Sequence[Quota], now: float) -> None:
        """It does not count."""
        if self.bus is None or await self.bus.spend(quotas, -1.0) is None:
            for bucket in self.of(quotas, now):
                bucket.charge(now, -1.0)

    def of(self, quotas: Sequence[Quota], now: float) -> list[Bucket]:
        part = 1 if self.bus is None else STRICT
        return [self.of_kind(one, part).of(one.key, now) for one in quotas]

    def of_kind(self, quota: Quota, part: int) -> Buckets:
        found = self.buckets.get((quota.kind, part))
        if found is None:
            found = Buckets(max(quota.full // part, 1.0), quota.rate / part)
            self.buckets[quota.kind, part] = found
        return found
