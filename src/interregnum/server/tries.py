"""Codes that were wrong: how many an address, its network and all together may try."""

from __future__ import annotations

from ipaddress import IPv4Network, ip_address
from typing import Final

from interregnum.server.errors import TooMuch
from interregnum.server.quotas import Quota
from interregnum.server.services import Services

MINUTE = 60.0
NETWORK = 24  # bits of an IPv4 address that neighbours share; of IPv6, an address is counted by its network already


class Tries:
    """Wrong codes of one kind. Every try is paid for before anybody looks, and given back if it was right."""

    def __init__(self, services: Services, kind: str) -> None:
        self.services: Final = services
        self.kind: Final = kind

    async def take(self, address: str) -> None:
        """One try more; refused without a look at the code where there were too many wrong ones."""
        if not await self.services.quotas.take(self.of(address), self.services.world.now()):
            raise TooMuch("codes")

    async def give_back(self, address: str) -> None:
        """The code was right."""
        await self.services.quotas.give_back(self.of(address), self.services.world.now())

    def of(self, address: str) -> list[Quota]:
        limits, kind = self.services.settings.limits, self.kind
        counted = [
            ("address", address, limits.wrong_codes_per_address),
            ("network", neighbourhood(address), limits.wrong_codes_per_network),
            ("all", "", limits.wrong_codes),
        ]
        return [Quota(f"{kind} {by}", key, most, most / MINUTE) for by, key, most in counted]


def neighbourhood(address: str) -> str:
    """The network of an address as the doors count it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(IPv4Network((str(found), NETWORK), strict=False)) if found.version == 4 else address
