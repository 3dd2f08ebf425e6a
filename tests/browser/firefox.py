"""Starts the Firefox of this machine for Playwright, and answers what it asks for and this Firefox does not know.

Playwright speaks a newer WebDriver BiDi than released Firefoxes. It is given the address of a line that passes on every
message. Where a Firefox does not know a command that only sets how pages look, or keeps what they load, it is told that
all is well: what the tests need of it is done by settings of the browser.

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
UNKNOWN = "unknown command"
# What can be done without, and what is answered in its place.
SPARED: dict[str, dict[str, str]] = {
    "browser.setDownloadBehavior": {},
    "emulation.setLocaleOverride": {},
    "emulation.setMediaFeaturesOverride": {},
    "emulation.setScreenOrientationOverride": {},
    "emulation.setScreenSettingsOverride": {},
    "network.addDataCollector": {"collector": "none"},
}


class Relay:
    """A line both ways, until one end is closed."""

    def __init__(self, page: ServerConnection, firefox: ClientConnection) -> None:
        self.page = page
        self.firefox = firefox
        self.spared: dict[int, dict[str, str]] = {}  # by the number of a command that was asked for

    async def pass_on(self) -> None:
        async for text in self.page:
            asked = json.loads(text)
            if asked["method"] in SPARED:
                self.spared[asked["id"]] = SPARED[asked["method"]]
            await self.firefox.send(text)

    async def pass_back(self) -> None:
        async for text in self.firefox:
            await self.page.send(self.answer(text))
        await self.page.close()

    def answer(self, text: str | bytes) -> str | bytes:
        """What Firefox said, unless it does not know what can be done without."""
        told = json.loads(text)
        result = self.spared.pop(told.get("id"), None)
        if result is None or told.get("error") != UNKNOWN:
            return text
        return json.dumps({"type": "success", "id": told["id"], "result": result})


async def relay(page: ServerConnection, address: str) -> None:
    path = page.request.path if page.request is not None else "/session"
    async with connect(f"ws://{address}{path}", max_size=None, compression=None) as firefox:
        line = Relay(page, firefox)
        back = asyncio.create_task(line.pass_back())
        await line.pass_on()
        back.cancel()


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
