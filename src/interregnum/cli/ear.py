"""A line of somebody in a crowd, which costs as little as can be: no task and no queue for each of thousands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import WebSocketURI, parse_uri

MOST = 2**20  # bytes of a message


class EarLine(asyncio.Protocol):
    """A websocket that hands each message over as soon as it is there, and says what it is told to."""

    def __init__(self, uri: WebSocketURI, headers: Headers, heard: Callable[[bytes], None]) -> None:
        self.wire = ClientProtocol(uri, max_size=MOST)
        self.headers = headers
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.wire.connect()
        request.headers.update(self.headers)
        self.wire.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Response):
                self.settle(self.wire.handshake_exc)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard(bytes(event.data))
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.settle(exc or ConnectionError("the line was closed before it was open"))

    def settle(self, fault: Exception | None) -> None:
        """The line is open, or will never be."""
        if self.opened.done():
            return
        if fault is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(fault)

    def say(self, text: bytes) -> None:
        self.wire.send_text(text)
        self.flush()

    def flush(self) -> None:
        """Send what is to be sent."""
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)

    def abort(self) -> None:
        self.transport.abort()


async def open_line(
    address: str, cookie: str, heard: Callable[[bytes], None], local: tuple[str, int] | None = None
) -> EarLine:
    """A line to this address; `local` is where it comes from."""
    uri = parse_uri(address)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: EarLine(uri, Headers(Cookie=cookie), heard), uri.host, uri.port, local_addr=local
    )
    await line.opened
    return line
