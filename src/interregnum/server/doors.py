"""Who comes in: tokens in cookies, origins, addresses, and how many of each."""

from __future__ import annotations

import re
from collections import Counter
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from interregnum.server.buckets import Buckets
from interregnum.server.errors import NotAllowed, TooMuch
from interregnum.server.hosts import Caller, Hosts, asked_host, is_loopback, name_of
from interregnum.server.ids import Holder
from interregnum.server.settings import Settings
from interregnum.server.world import World, hashed
from interregnum.words.catalogue import LANGUAGES

COOKIE = "interregnum"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
NETWORK = 64  # bits of an IPv6 address that one caller cannot choose
NOBODY = "?"  # the address of whoever has none that reads
YEAR = 365 * 86400


class Doors:
    """Lets callers in, a limited number of them."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.settings = settings
        self.world = world
        self.hosts = Hosts(settings, world)
        limits = settings.limits
        self.requests = Buckets(limits.requests_at_once, limits.requests_per_second)
        self.lines: Counter[str] = Counter()

    async def enter(self, caller: Caller) -> None:
        """Refuse a page of somebody else's, a name that is not ours, and an address that asks too often."""
        await self.check_names(caller)
        if not self.requests.take(address(caller), self.world.now()):
            raise TooMuch("requests", facts={"most": f"{self.settings.limits.requests_per_second:g}"})

    async def check_names(self, caller: Caller) -> None:
        """A browser says which server it means, and which page speaks; both must be ours."""
        await self.hosts.check(caller)
        origin = caller.headers.get("origin")
        if origin is not None and origin.lower() not in self.origins(asked_host(caller)):
            raise NotAllowed("origin")

    def origins(self, host: str) -> set[str]:
        """Whose pages may speak: where the operator named the public site, only those of that and of named hosts."""
        public, name = self.settings.public_url, name_of(host)
        same = not public or is_loopback(name) or name in self.settings.hosts
        return ({f"http://{host}", f"https://{host}"} if same else set()) | ({site(public)} if public else set())

    def take_line(self, caller: Caller) -> str:
        """One more websocket of an address; give it back with `give_line`."""
        here = address(caller)
        limits = self.settings.limits
        if self.lines[here] >= limits.connections_per_address or self.lines.total() >= limits.connections:
            raise TooMuch("connections", facts={"most": str(limits.connections_per_address)})
        self.lines[here] += 1
        return here

    def give_line(self, here: str) -> None:
        self.lines[here] -= 1
        if not self.lines[here]:
            del self.lines[here]

    def cookie(self, token: str, caller: Caller) -> Cookie:
        """The token as only the browser itself will see it; once it came by https, it goes by nothing else."""
        secure = self.settings.public_url.startswith("https:") or caller.scope["scheme"] == "https"
        return Cookie(key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def site(url: str) -> str:
    """Scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def base_url(caller: Caller, public_url: str) -> str:
    """How callers reach the server: as its operator says, else as this one asked for it."""
    if public_url:
        return public_url
    return f"{caller.scope['scheme']}://{asked_host(caller)}"


def address(caller: Caller) -> str:
    """Where a caller is."""
    return network(caller.client.host if caller.client is not None else NOBODY)


def network(host: str) -> str:
    """An address for counting: whoever has one of IPv6 has a whole network of them, and all without one are one."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return NOBODY
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"


def token_of(caller: Caller) -> str | None:
    """The caller's token, if it looks like one."""
    token = caller.cookies.get(COOKIE)
    return token if token is not None and TOKEN.fullmatch(token) else None


def holder_of(caller: Caller) -> Holder | None:
    token = token_of(caller)
    return None if token is None else Holder(hashed(token))


def language_of(caller: Caller) -> str:
    """The first language of the caller that is one of ours."""
    for part in caller.headers.get("accept-language", "")[:200].split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
