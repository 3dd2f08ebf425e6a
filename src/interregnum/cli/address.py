"""Where a server listens, and how others in the same network reach it."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final

from interregnum.cli.settings import PORTS, BadSetting, in_range

USUAL_PORT: Final = 8000
TRIED: Final = 50  # ports after the usual one
WAITING: Final = 2048  # connections that nobody has taken yet
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - the host that means all of them, and its own
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for examples: nothing is sent there


def listening(host: str, port: int | None, search: bool) -> socket.socket:
    """A socket that listens already, so that a port in use shows before anything is started; 0 is any free port."""
    if port is not None:
        in_range("--port", port, 0, PORTS)
    first = USUAL_PORT if port is None else port
    last = first + TRIED if search and port is None else first
    while True:
        try:
            return bound(host, first)
        except BadSetting as error:
            if error.reason != "port-in-use" or first == last:
                raise
            first += 1


def bound(host: str, port: int) -> socket.socket:
    """A socket on exactly this port."""
    family, address = resolved(host, port)
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio delays small messages
    try:
        if os.name == "posix":  # a port that was just left can be taken again; elsewhere it means something else
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(WAITING)
    except OSError as error:
        found.close()
        raise refused(error, host, port) from error
    return found


def resolved(host: str, port: int) -> tuple[int, tuple[str, int]]:
    """The family and the address of a host; the older family where there are both."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise BadSetting("host", facts={"host": host[:80]}) from error
    family, _, _, _, address = min(found, key=lambda one: one[0] != socket.AF_INET)
    return family, (str(address[0]), port)


def refused(error: OSError, host: str, port: int) -> BadSetting:
    """Why nobody can listen there."""
    if error.errno == errno.EADDRINUSE:
        return BadSetting("port-in-use", facts={"host": host, "port": str(port)})
    if error.errno in (errno.EADDRNOTAVAIL, errno.EINVAL):
        return BadSetting("host", facts={"host": host[:80]})
    return BadSetting("port-refused", facts={"host": host, "port": str(port), "found": error.strerror or str(error)})


def url(host: str, port: int) -> str:
    """The address of a page."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_url(host: str, port: int) -> str:
    """The address for this machine."""
    return url(EVERYWHERE.get(host, host), port)


def network_url(host: str, port: int) -> str:
    """The address for other devices of the same network; empty if they cannot reach the server."""
    found = network_address() if host in EVERYWHERE else ""
    return url(found, port) if found else ""


def network_address() -> str:
    """The address with which this machine would speak to others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") or found in EVERYWHERE else found
