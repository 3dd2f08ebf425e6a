"""Where links lead: the address of a server, and what of it is meant."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import quote, urlsplit

from interregnum.client.errors import NoAddress

Kind = Literal["home", "invite", "watch", "table", "room", "device"]
DOORS: Final[dict[str, Kind]] = {"j": "invite", "w": "watch", "t": "table", "c": "room", "d": "device"}
PATH: Final = re.compile(r"(?P<before>(?:/[^/]+)*?)/(?P<door>[jwtcd])/(?P<code>[A-Za-z0-9_-]{1,64})/?")
ROOM_CODE: Final = 6  # characters of the code of a table
SOCKETS: Final = {"http": "ws", "https": "wss"}


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the link or the table behind it; no code for the server itself."""

    server: str
    kind: Kind = "home"
    code: str = ""


def read_address(text: str) -> Address:
    """The address that a text stands for; http where it does not say how to get there."""
    whole = text.strip()
    try:
        parts = urlsplit(whole if "://" in whole else f"http://{whole}")
        known = parts.scheme in SOCKETS and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        known = False
    if not known or "@" in parts.netloc or not whole.isprintable() or " " in whole:
        raise NoAddress("no-address", facts={"found": whole[:80]})
    start = f"{parts.scheme}://{parts.netloc.lower()}"
    found = PATH.fullmatch(parts.path)
    if found is None:
        return Address(start + parts.path.rstrip("/"))
    return Address(start + found["before"], DOORS[found["door"]], found["code"])


def with_code(address: Address, code: str) -> Address:
    """A server, and a code that somebody was told: a long one is that of another device."""
    typed = "".join(letter for letter in code if letter.isalnum())
    if not typed:
        return address
    return Address(address.server, "device" if len(typed) > ROOM_CODE else "room", typed)


def socket_address(server: str, table: str, wishes: dict[str, str]) -> str:
    """Where the websocket of a table is opened."""
    scheme, _, rest = server.partition("://")
    asked = "&".join(f"{name}={quote(value)}" for name, value in wishes.items())
    return f"{SOCKETS[scheme]}://{rest}/ws/{quote(table, safe='')}" + (f"?{asked}" if asked else "")
