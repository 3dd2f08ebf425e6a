"""What must not be heard by anybody else: tokens, codes of links, seeds, what is kept of them, and hands."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from tests.server.asgi import Answer, Browser, Socket
from tests.server.tables import House, Party

from interregnum.server.world import hashed


def failures(house: House) -> float:
    """How often something failed on the server's side."""
    return float(sum(hall.services.metrics.failures._value.get() for hall in house.halls))


def forms(secret: bytes) -> list[bytes]:
    return [secret.hex().encode(), b64encode(secret)]


def secrets(party: Party) -> list[bytes]:
    """Everything about a table that only its people, or nobody at all, may know."""
    tokens = [one.cookies["interregnum"] for one in party.people]
    codes = [party.invite] + ([] if party.watch is None else [party.watch])
    found = [one.encode() for one in [*tokens, *codes]]
    for one in [*tokens, *codes]:
        found += forms(hashed(one))
    seed = party.table.head.seed
    return found + ([] if seed is None else forms(seed))


def hands(sockets: Sequence[Socket]) -> list[bytes]:
    """The cards in the hands of these people, as they would stand in a message."""
    return [f'"{card}"'.encode() for one in sockets for card in hand(one.latest)]


def hand(frame: Any) -> list[str]:
    return [card for card in frame["view"]["hands"][frame["you"]] if isinstance(card, str)]


def no_leak(heard: Sequence[bytes], hidden: Sequence[bytes]) -> None:
    """Nothing hidden was heard."""
    assert heard
    for secret in hidden:
        assert not [one for one in heard if secret in one], secret


def whole(answer: Answer) -> bytes:
    """An answer with its headers."""
    return repr((answer.status, sorted(answer.headers.items()))).encode() + answer.body


async def requests(caller: Browser, table: str) -> list[bytes]:
    """The answers to every request about a table."""
    url = f"/api/tables/{table}"
    bare = [
        ("GET", ""), ("GET", "/record"), ("GET", "/replay?viewer=open"), ("GET", "/replay?viewer=A"),
        ("POST", "/start"), ("POST", "/rematch"), ("POST", "/play-on"), ("DELETE", "/seats/0"),
        ("DELETE", "/seats/5"), ("DELETE", "/seats/1/bot"), ("POST", "/links/invite"), ("POST", "/links/watch"),
    ]  # fmt: skip
    asked = [(method, f"{url}{where}", None) for method, where in bare]
    bots = [("PUT", f"{url}/seats/1/bot", {"bot": bot}) for bot in ("greedy", "nobody")]
    return [whole(await caller.request(method, where, data)) for method, where, data in [*asked, *bots]]
