"""How often somebody may do something: a bucket that fills with time and is emptied by doing."""

from __future__ import annotations

from collections import OrderedDict

MOST_KEYS = 20_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, full: float, rate: float, now: float) -> None:
        self.full = full
        self.rate = rate
        self.left = full
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed now; what costs more than is left is paid for later."""
        self.fill(now)
        if self.left < 1.0:
            return False
        self.left -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """It was done already, and has to be paid for."""
        self.fill(now)
        self.left -= cost

    def wait(self, now: float) -> float:
        """Seconds until all that was done is paid for."""
        self.fill(now)
        return max(-self.left / self.rate, 0.0)

    def fill(self, now: float) -> None:
        self.left = min(self.full, self.left + max(now - self.at, 0.0) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each key; the ones that were not used for longest are forgotten first."""

    def __init__(self, full: float, rate: float) -> None:
        self.full = full
        self.rate = rate
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        return self.of(key, now).take(now)

    def of(self, key: str, now: float) -> Bucket:
        """The bucket of a key, full if it is new."""
        bucket = self.found.get(key)
        if bucket is None:
            bucket = self.found[key] = Bucket(self.full, self.rate, now)
            if len(self.found) > MOST_KEYS:
                self.found.popitem(last=False)
        self.found.move_to_end(key)
        return bucket
