"""Under which names the server answers: whoever has a name of their own lead here gets nothing (DNS rebinding)."""

from __future__ import annotations

import asyncio
import re
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from interregnum.server.errors import BadMessage, WrongHost
from interregnum.server.settings import Settings
from interregnum.server.world import World

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
# Names of a house and its network, which nobody can register in the public one.
AT_HOME = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")

Caller = ASGIConnection[Any, Any, Any, Any]


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.world = world
        self.public = name_of(urlsplit(settings.public_url).netloc) if settings.public_url else ""
        self.allowed = settings.hosts
        self.own: asyncio.Future[frozenset[str]] | None = None  # names of this machine, once somebody needs them

    async def check(self, caller: Caller) -> None:
        """Refuse a caller who asked for another server."""
        name = name_of(asked_host(caller))
        if name != self.public and name not in self.allowed and not is_near(name) and name not in await self.names():
            raise WrongHost("host-unknown", facts={"host": name})

    async def names(self) -> frozenset[str]:
        """Asked for once, in a thread: a network without an answer may take its time."""
        if self.own is None:
            self.own = asyncio.ensure_future(asyncio.to_thread(self.world.host_names))
        return await asyncio.shield(self.own)


def asked_host(caller: Caller) -> str:
    """The host that a caller asked for, with its port."""
    host = caller.headers.get("host") or "localhost"
    if HOST.fullmatch(host) is None:
        raise BadMessage("request", facts={"found": "Host"})
    return host.lower()


def name_of(host: str) -> str:
    """A host without its port, written in one way."""
    return re.sub(r":[0-9]*$", "", host.lower()).rstrip(".")


def is_near(name: str) -> bool:
    """Whether a name can only be one of this machine or its network: no dot, a number, or an ending kept for houses."""
    return "." not in name or name.endswith(AT_HOME) or is_number(name)


def is_loopback(name: str) -> bool:
    """Whether this machine speaks to itself."""
    return name == "localhost" or (is_number(name) and ip_address(name.strip("[]")).is_loopback)


def is_number(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
