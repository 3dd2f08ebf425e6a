"""A server from its first line on the screen to its last: started, announced, and stopped in good order."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from threading import Thread
from types import FrameType
from typing import Final

import structlog
import uvicorn
from litestar import Litestar
from uvicorn.server import HANDLED_SIGNALS

from interregnum.registry import Broken, look_over
from interregnum.server import guard, logs
from interregnum.server.app import Server, application, server_of
from interregnum.server.gate import Gate
from interregnum.server.lobby import Lobby
from interregnum.server.settings import Settings
from interregnum.server.store.opening import open_bus, open_store
from interregnum.server.words import learn, to_learn

GRACE: Final = 5  # seconds for lines that are being closed
GARBAGE: Final = 50_000  # new objects before a look for garbage that does not wait for its time
HAND_OVER: Final = 0.001  # seconds for which a thread at work keeps the one waiting that serves everybody
TIDY: Final = 0.1  # seconds between two short looks, at what is new
IDLE: Final = 0.02  # of one processor: nothing is new
FREE: Final = 15  # idle times in a row after which there is time to read what will be needed
QUIET, SPRING = 50, 300.0  # idle times in a row, and seconds since the last, before a thorough look
AT_LATEST: Final = 3_600.0  # seconds between two thorough looks, where it is never quiet
PING: Final = 20.0  # seconds between two signs of life on a websocket, and to wait for an answer

log = structlog.get_logger("interregnum.serve")


class House(uvicorn.Server):
    """The server; being told to stop is its usual end and no failure."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], server: Server) -> None:
        super().__init__(config)
        self.opened: Final = opened
        self.server: Final = server
        self.told = 0.0  # when it was told to stop

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on Ctrl-C or when told to; the signal is not raised again afterwards."""
        before = {one: signal.signal(one, self.stop) for one in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def stop(self, number: int, frame: FrameType | None) -> None:
        """No longer ready; told a second time, it does not wait for visitors to be sent elsewhere."""
        self.should_exit = self.server.leaving or not self.server.settings.drain
        self.server.leaving = True
        self.told = time.monotonic()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: whether to end."""
        if self.server.leaving and time.monotonic() - self.told >= self.server.settings.drain:
            self.should_exit = True
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say where it is as soon as it answers."""
        await super().startup(sockets)
        settle_memory()
        self.tidying = asyncio.create_task(keep_tidy())
        if self.started:
            log.info("started")
            self.opened()


def run(settings: Settings, listener: socket.socket, opened: Callable[[], None]) -> None:
    """Serve until told to stop."""
    more_files()
    sys.setswitchinterval(HAND_OVER)
    with listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, listener, opened))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop where it is there."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


def settle_memory() -> None:
    """What is here now stays; looking through all of it again and again for garbage would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 10**6, 10**6)


async def keep_tidy() -> None:
    """Look for garbage among what is new often, as that takes the longer the more is new; thoroughly when it is quiet.

    Each answer leaves a new state and takes an old one away, so that Python, which counts the difference, looks seldom
    and then at all states at once: with 500 tables for longer than people wait for an answer.
    """
    idle, last = 0, time.monotonic()
    while True:
        before = time.process_time()
        await asyncio.sleep(TIDY)
        idle = idle + 1 if time.process_time() - before < IDLE * TIDY else 0
        if idle > FREE and (words := to_learn()):
            with suppress(Broken):
                await asyncio.to_thread(learn, *words[0])
            gc.freeze()
            idle = 0
        elif time.monotonic() - last > (SPRING if idle > QUIET else AT_LATEST):
            gc.collect()
            last = time.monotonic()
        elif not idle:
            gc.collect(0)


def more_files() -> None:
    """As many open lines as this system allows."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def serve(settings: Settings, listener: socket.socket, opened: Callable[[], None]) -> None:
    """The store is opened first: whatever is wrong with it is told in one line."""
    bus = await open_bus(settings)
    store = await open_store(settings)
    logs.set_up(settings.log_json)
    look_over()
    app = application(settings, store=store, bus=bus)
    await House(protected(app, settings), opened, server_of(app)).serve([listener])
    log.info("stopped")


def protected(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the application is served: hostile clients are cut off, and nothing about anybody is written down."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    lobby = Lobby(settings.limits, proxies)
    return uvicorn.Config(
        Gate(app, lobby),
        http=guard.http(lobby),
        ws=guard.sockets(lobby),
        forwarded_allow_ips=proxies,
        ws_max_size=4 * settings.limits.message_bytes,  # what is a little too long is refused in words
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        log_level="error",  # its warnings are of what strangers send: they could fill the log
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def open_page(address: str) -> None:
    """Show the page in a browser, where there is a screen and somebody at it; it is no matter if none starts."""
    if can_open():
        Thread(target=shown, args=[address], daemon=True).start()  # a browser may stay in the foreground


def can_open() -> bool:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    has_screen = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in screens)
    return has_screen and sys.stdout.isatty()


def shown(address: str) -> None:
    with suppress(Exception):  # whatever a browser does is not the server's business
        webbrowser.open(address)
