"""Where the server takes its time and its secrets from; tests hand in others."""

from __future__ import annotations

import asyncio
import socket
import time
from hashlib import sha256
from secrets import choice, randbelow, token_bytes, token_urlsafe

from interregnum.server.codes import ALPHABET

TOKEN_BYTES = 16  # 128 bits
FINE = 2**32  # different numbers that may be drawn


class World:
    """The clock and the dice outside the game, and the machine it runs on."""

    ahead = 0.0  # seconds by which the clock of a shared store is before that of this machine

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead

    def follow(self, now: float) -> None:
        """Go by another clock, which shows this: all nodes of a shared store go by one."""
        self.ahead = now - time.time()

    async def sleep(self, seconds: float) -> None:
        """Let so much time pass."""
        await asyncio.sleep(seconds)

    def seed(self) -> bytes:
        """The seed of a game: 256 bits that nobody can guess."""
        return token_bytes(32)

    def chance(self) -> float:
        """A number from 0 up to 1, by which pauses are drawn."""
        return randbelow(FINE) / FINE

    def token(self) -> str:
        """A secret that holds seats, or the code of a link: 128 bits."""
        return token_urlsafe(TOKEN_BYTES)

    def code(self, length: int) -> str:
        """A code to say aloud and to type."""
        return "".join(choice(ALPHABET) for _ in range(length))

    def table_id(self) -> str:
        """The name of a table; it opens nothing, and is never taken for an option on a command line."""
        return token_urlsafe(9).replace("-", "_")

    def host_names(self) -> frozenset[str]:
        """What this machine calls itself; the network may be asked, and may take its time."""
        own = socket.gethostname()
        return frozenset({own.lower(), socket.getfqdn(own).lower()})


def hashed(secret: str) -> bytes:
    """What is kept of a token; nobody gets from it to the token."""
    return sha256(secret.encode()).digest()
