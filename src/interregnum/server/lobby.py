"""Who stands at the door: how many connections, requests and messages each address has had, and who waits outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from interregnum.server.buckets import Bucket, Buckets
from interregnum.server.doors import network
from interregnum.server.settings import Limits
from interregnum.server.turns import Turns

FILES = 2.0  # knocks for each request that is counted: files, pages that are not there and websockets come on top
FRAMES, MORE_FRAMES = 2.0, 20.0  # of a websocket for each message that is counted, and at once beside them
LINES = 4.0  # as many as this together send what each of them may
LINES_A_TURN = 16  # of the lines of an address as many as it may have; one of them is served at a time
AT_ONCE, ONE_BY_ONE = 8.0, 100.0  # connections of an address that are opened at once, and then a second
BACK = 20.0  # knocks at once of whoever comes back from outside: enough for a page, and no new flood
OUTSIDE = 2.0  # seconds for which nobody opens who has knocked too often, or sent a flood


class Lobby:
    """What is counted below the protocol, by the address of the visitor; a trusted proxy is not one visitor."""

    def __init__(self, limits: Limits, proxies: list[str] | str) -> None:
        self.limits = limits
        self.proxies = ProxyHeadersMiddleware(no_app, proxies).trusted_hosts
        self.connections: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.knocks = Buckets(FILES * limits.requests_at_once, FILES * limits.requests_per_second)
        self.frames = Buckets(LINES * limits.messages_at_once, LINES * limits.messages_per_second)
        self.comings = Buckets(AT_ONCE, ONE_BY_ONE)
        self.outside: dict[str, float] = {}  # until when
        self.turns = Turns(max(limits.connections_per_address // LINES_A_TURN, 1))

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """The address a connection is counted by: the peer's, or the one a trusted proxy names."""
        named = ", ".join(forwarded)
        if named and peer in self.proxies:
            peer = self.proxies.get_trusted_client_address(named)[0] or peer
        return network(peer)

    # --- connections

    def come(self, peer: str, now: float) -> bool:
        """Whether there is room for one more connection; give it back with `go`."""
        most = self.limits.connections if peer in self.proxies else self.limits.connections_per_address
        if self.connections[peer] >= most or self.is_outside(peer, now):
            return False
        self.connections[peer] += 1
        return True

    def pause(self, peer: str, now: float) -> float:
        """Seconds until a connection is opened: to open many at once takes longer than others should have to wait."""
        if peer in self.proxies:
            return 0.0
        coming = self.comings.of(peer, now)
        coming.charge(now, 1.0)
        return coming.wait(now)

    def go(self, peer: str) -> None:
        give_back(self.connections, peer)

    def is_outside(self, peer: str, now: float) -> bool:
        """Whether nobody opens for this address yet."""
        until = self.outside.get(peer)
        if until is not None and until <= now:
            del self.outside[peer]
        return until is not None and until > now

    # --- requests and frames

    def knock(self, address: str, now: float) -> bool:
        """Whether an address may ask for one more thing, whatever it is."""
        knocking = self.knocks.of(address, now)
        if knocking.take(now):
            return not self.is_outside(address, now)
        if not self.is_outside(address, now):
            knocking.charge(now, max(OUTSIDE * knocking.rate - BACK, 0.0))
        self.shut_out(address, now)
        return False

    def shut_out(self, address: str, now: float) -> None:
        """Open for nobody from there for a while."""
        self.outside = {one: until for one, until in self.outside.items() if until > now} | {address: now + OUTSIDE}

    @contextmanager
    def asking(self, address: str) -> Iterator[bool]:
        """While a request is answered: whether it is one of not too many of its address."""
        self.requests[address] += 1
        try:
            yield self.requests[address] <= self.limits.connections_per_address
        finally:
            give_back(self.requests, address)

    def tolls(self, address: str, now: float) -> tuple[Bucket, Bucket]:
        """What the frames of a new websocket are paid from: by itself, and by all of its address together."""
        limits = self.limits
        at_once = FRAMES * limits.messages_at_once + MORE_FRAMES
        return Bucket(at_once, FRAMES * limits.messages_per_second, now), self.frames.of(address, now)


def give_back(counted: Counter[str], address: str) -> None:
    counted[address] -= 1
    if counted[address] <= 0:
        del counted[address]


async def no_app(*_: object) -> None:
    """Nothing is asked of it: the middleware is wanted for what it knows of proxies."""
