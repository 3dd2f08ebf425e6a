"""Codes that were wrong: how many an address, its network and all together may try."""

from __future__ import annotations

from ipaddress import IPv4Network, ip_address

from interregnum.server.buckets import Bucket, Buckets
from interregnum.server.errors import TooMuch
from interregnum.server.settings import Limits

MINUTE = 60.0
NETWORK = 24  # bits of an IPv4 address that neighbours share; of IPv6, an address is counted by its network already


class Tries:
    """Wrong codes of one kind. Every try is paid for before anybody looks, and given back if it was right."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.addresses = Buckets(limits.wrong_codes_per_address, limits.wrong_codes_per_address / MINUTE)
        self.networks = Buckets(limits.wrong_codes_per_network, limits.wrong_codes_per_network / MINUTE)
        self.all = Bucket(limits.wrong_codes, limits.wrong_codes / MINUTE, now)

    def take(self, address: str, now: float) -> None:
        """One try more; refused without a look at the code where there were too many wrong ones."""
        buckets = self.of(address, now)
        for bucket in buckets:
            bucket.fill(now)
        if any(bucket.left < 1.0 for bucket in buckets):
            raise TooMuch("codes")
        for bucket in buckets:
            bucket.charge(now, 1.0)

    def give_back(self, address: str, now: float) -> None:
        """The code was right."""
        for bucket in self.of(address, now):
            bucket.charge(now, -1.0)

    def of(self, address: str, now: float) -> tuple[Bucket, Bucket, Bucket]:
        return self.addresses.of(address, now), self.networks.of(neighbourhood(address), now), self.all


def neighbourhood(address: str) -> str:
    """The network of an address as the doors count it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(IPv4Network((str(found), NETWORK), strict=False)) if found.version == 4 else address
