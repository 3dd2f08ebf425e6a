"""Starts the Firefox of this machine for Playwright, and answers what it asks for and this Firefox does not know.

Playwright speaks a newer WebDriver BiDi than released Firefoxes. It is given the address of a line that passes on every
message, but for commands that only set how pages look: those are done by settings of the browser.

python -m tests.browser.firefox /usr/bin/firefox [arguments of Firefox]
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

LISTENS = re.compile(r"WebDriver BiDi listening on ws://(\S+)")
UNKNOWN = {"emulation.setMediaFeaturesOverride"}


async def relay(page: ServerConnection, address: str) -> None:
    """Both ways, until one end is closed."""
    path = page.request.path if page.request is not None else "/session"
    async with connect(f"ws://{address}{path}", max_size=None, compression=None) as firefox:
        back = asyncio.create_task(pass_back(firefox, page))
        async for text in page:
            asked = json.loads(text)
            if asked["method"] in UNKNOWN:
                await page.send(json.dumps({"type": "success", "id": asked["id"], "result": {}}))
            else:
                await firefox.send(text)
        back.cancel()


async def pass_back(firefox: ClientConnection, page: ServerConnection) -> None:
    async for text in firefox:
        await page.send(text)
    await page.close()


async def listening(told: StreamReader) -> str:
    """Where Firefox listens, as soon as it says so."""
    while line := (await told.readline()).decode("utf-8", "replace"):
        found = LISTENS.search(line)
        if found is not None:
            return found[1]
    raise SystemExit("Firefox ended before it listened")


async def run(words: list[str]) -> int:
    firefox = await asyncio.create_subprocess_exec(*words, stderr=PIPE)
    assert firefox.stderr is not None
    address = await listening(firefox.stderr)
    async with serve(lambda page: relay(page, address), "127.0.0.1", 0, max_size=None, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        await firefox.stderr.read()
        return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(run(sys.argv[1:])))
