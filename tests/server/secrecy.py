"""What must never be sent to anybody nor logged: tokens, codes of links, what is kept of them, and the seed."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode

from tests.server.sides import Side
from tests.server.twins import Twins

from interregnum.lab.watch import Leak
from interregnum.server.world import hashed


def no_secrets(pair: Twins, seeds: bool) -> int:
    """Nothing that was sent or logged holds a secret, nor a seed where it is one; how much was looked through."""
    return sum(searched(side, seeds) for side in pair.sides)


def searched(side: Side, seeds: bool) -> int:
    text = b"\n".join([*side.sent, repr(side.logs).encode()])
    for secret in [*written(side), *[one for seed in side.world.seeds * seeds for one in forms(seed)]]:
        if secret in text:
            raise Leak(f"a secret was sent or logged: {secret!r}")
    found = len(side.sent)
    side.sent.clear()
    side.logs.clear()
    return found


def written(side: Side) -> list[bytes]:
    """Every token and code as it is, and what the store keeps of it."""
    found = [secret.encode() for secret in side.world.secrets]
    return found + [form for secret in side.world.secrets for form in forms(hashed(secret))]


def forms(secret: bytes) -> list[bytes]:
    """Bytes as they may be written."""
    return [secret.hex().encode(), b64encode(secret).rstrip(b"="), urlsafe_b64encode(secret).rstrip(b"=")]
