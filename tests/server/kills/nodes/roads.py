"""The ways between a node and what it needs, which can be slow or cut: bytes pass, and nobody looks into them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

CHUNK = 65_536
LONGEST_STALL = 30.0  # seconds; nobody forgets to let go


class Road:
    """From a port of this machine to the socket of an engine."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.delay = 0.0  # seconds for each piece
        self.closed = False  # nobody gets through
        self.lines: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.closed = True
        self.server.close()
        self.cut()
        await asyncio.sleep(0)

    def cut(self) -> int:
        """Every line breaks without a word; how many there were."""
        found = len(self.lines) // 2
        for line in tuple(self.lines):
            line.transport.abort()
        return found

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line, and the other half of it, until one of them ends."""
        if self.closed:
            return writer.transport.abort()
        try:
            there, back = await asyncio.open_unix_connection(str(self.target))
        except OSError:
            return writer.transport.abort()
        pair = {writer, back}
        self.lines |= pair
        ways = [asyncio.create_task(self.pass_on(*ends)) for ends in ((reader, back), (there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lines -= pair
            for line in pair:
                line.transport.abort()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(min(self.delay, LONGEST_STALL))
                writer.write(data)
                await writer.drain()
