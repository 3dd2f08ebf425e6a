"""Commands on their way: written as the protocol wants them, and waiting for their replies."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

from msgspec import ValidationError, json

from interregnum.client.errors import Refused
from interregnum.wire import commands as c
from interregnum.wire import frames

Reply: TypeAlias = frames.Done | frames.Refused | frames.Advice

encode = json.Encoder().encode
check = json.Decoder(c.ClientMessage).decode


def written(command: c.ClientMessage) -> str:
    """A command as it is sent; one that the protocol does not allow is refused here, as no line would carry it."""
    text = encode(command)
    try:
        check(text)
    except ValidationError as error:
        raise Refused("message", facts={"found": str(error)}) from error
    return text.decode()


class InFlight:
    """A command that waits for its reply."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.reply: Final[asyncio.Future[Reply]] = asyncio.get_running_loop().create_future()
