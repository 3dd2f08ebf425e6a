"""The server's end of one process that thinks."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import DecodeError, msgpack

from interregnum.server.thought import HEAD_BYTES, Reply, Request, framed

START_LIMIT: Final = 30.0  # seconds until a new process is ready
GRACE: Final = 1.0  # seconds for one that is to end
LONGEST_REPLY: Final = 200_000  # bytes: an analysis
LAST_WORDS: Final = 1000  # bytes of what a process says outside its replies
NEEDED: Final = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")  # and whatever Python itself reads


class Died(Exception):
    """The process gave no reply, or none that reads, and never will."""


class Mind:
    """A process that is asked one thing at a time; whatever goes wrong between the two is its end."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process
        self.is_ready = False
        self.is_lost = False  # nothing more is to be heard of it
        self.is_killed = False
        self.last_words = b""
        self.listening: Final = asyncio.create_task(self.listen())

    @property
    def is_gone(self) -> bool:
        return self.is_lost or self.process.returncode is not None

    async def ready(self) -> None:
        """Wait until the process can think; its start takes longer than most thoughts."""
        if self.is_ready:
            return
        try:
            async with asyncio.timeout(START_LIMIT):
                await self.heard(b"")
        except TimeoutError as error:
            raise Died from error
        self.is_ready = True

    async def ask(self, thought: Request) -> Reply:
        return await self.heard(framed(thought))

    async def heard(self, said: bytes) -> Reply:
        """Say this and hear the reply; one not heard to its end must not be taken for the next, so it is the last."""
        try:
            return await self.exchange(said)
        except (OSError, EOFError) as error:
            self.is_lost = True
            raise Died from error
        except DecodeError as error:
            self.kill()
            raise Died from error
        except asyncio.CancelledError:
            self.kill()
            raise

    async def exchange(self, said: bytes) -> Reply:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(said)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(HEAD_BYTES), "big")
        if size > LONGEST_REPLY:
            raise DecodeError
        return msgpack.decode(await self.process.stdout.readexactly(size), type=Reply)

    async def listen(self) -> None:
        """Keep the last words of the process, so that it never waits for somebody to hear them."""
        assert self.process.stderr is not None
        while words := await self.process.stderr.read(LAST_WORDS):
            self.last_words = (self.last_words + words)[-LAST_WORDS:]

    def kill(self) -> None:
        """Once: a second time might hit a process that is just being buried."""
        if not self.is_killed:
            self.is_killed = self.is_lost = True
            with suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """Wait for the end of the process: without input it ends by itself, or soon not by itself."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            async with asyncio.timeout(GRACE):
                await self.process.wait()
        except TimeoutError:
            self.kill()
            await self.process.wait()
        await self.listening
        await self.process.stdout.read()

    def epitaph(self) -> str:
        """What the process died of, in a few words: the kind of the error, without the values Python adds to it."""
        lines = self.last_words.decode(errors="replace").split("\n")
        return next((line for line in reversed(lines) if line.strip()), "").split(":")[0][:80]


async def start(command: Sequence[str]) -> Mind:
    """A new process that runs this command."""
    try:
        return Mind(
            await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment())
        )
    except OSError as error:
        raise Died from error


def environment() -> dict[str, str]:
    """What a program needs to run; the settings of the server, and the secrets among them, stay with it."""
    return {name: word for name, word in os.environ.items() if name in NEEDED or name.startswith("PYTHON")}
