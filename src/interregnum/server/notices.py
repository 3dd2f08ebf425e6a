"""Notices to programs outside: whose turn it is, sent to hosts that the operator allowed and to no others."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

import httpx
import structlog
from msgspec import Struct, json

from interregnum.kernel.errors import BadOptions, InterregnumError

LONGEST_URL: Final = 500
AT_ONCE: Final = 8
WAITING: Final = 1000  # beyond that the oldest are dropped: nobody needs to hear of a turn long past
TIMEOUT: Final = 5.0  # seconds for one try
TRIES: Final = 2
PAUSE: Final = 1.0  # seconds between them
LAST_WAIT: Final = 1.0
HEADERS: Final = {"content-type": "application/json", "user-agent": "interregnum"}

log = structlog.get_logger()


class Notice(Struct, frozen=True):
    """It is somebody's turn: public facts only, for whoever reads it in between."""

    table: str
    game: str
    seat: str  # its letter
    name: str
    url: str  # of the page of the table, as everybody may see it
    text: str


class BadNotice(InterregnumError):
    """A notice cannot be sent there."""


class Notices:
    """Sends notices in the background; a receiver that is slow, gone or broken delays nothing but its own."""

    def __init__(self, hosts: frozenset[str], client: httpx.AsyncClient | None = None, pause: float = PAUSE) -> None:
        hush()
        self.hosts: Final = frozenset(allowed(host) for host in hosts)
        self.is_own: Final = client is None
        self.client: Final = own_client() if client is None and hosts else client
        self.pause: Final = pause
        self.waiting: Final[deque[tuple[str, Notice]]] = deque()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def check(self, url: str) -> None:
        """Refuse an address to which no notice may go."""
        if not self.hosts:
            raise BadNotice("notices-off")
        found = None if len(url) > LONGEST_URL or "#" in url else parsed(url)
        if found is None or found.userinfo or not found.raw_host or found.scheme not in ("http", "https"):
            raise BadNotice("notice-url", facts={"most": str(LONGEST_URL)})
        if site(found) not in self.hosts:
            raise BadNotice("notice-host", facts={"host": shown(found)})

    def send(self, url: str, notice: Notice) -> None:
        """Put the notice behind those that wait; it never fails, it is only not sent."""
        try:
            self.check(url)
        except BadNotice as error:
            log.warning("notice-refused", reason=error.reason)
            return
        if len(self.waiting) >= WAITING:
            log.warning("notice-dropped", host=shown(httpx.URL(self.waiting.popleft()[0])))
        self.waiting.append((url, notice))
        if len(self.tasks) < AT_ONCE:
            task = asyncio.create_task(self.work())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Give those on their way a last moment."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LAST_WAIT)
        left = list(self.tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        if self.is_own and self.client is not None:
            await self.client.aclose()

    async def work(self) -> None:
        while self.waiting:
            await self.deliver(*self.waiting.popleft())

    async def deliver(self, url: str, notice: Notice) -> None:
        """Try, and once more after a pause."""
        for number in range(TRIES):
            if number:
                await asyncio.sleep(self.pause)
            fault = await self.fault(url, notice)
            if not fault:
                return
        log.warning("notice-failed", host=shown(httpx.URL(url)), fault=fault)

    async def fault(self, url: str, notice: Notice) -> str:
        """What went wrong, without the address: its path may be a secret of the receiver; nothing if it arrived."""
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self.post(url, notice)
        except Exception as error:  # whatever a stranger's server brings about ends here
            return type(error).__name__
        return "" if 200 <= status < 300 else str(status)

    async def post(self, url: str, notice: Notice) -> int:
        """The status of the response; its body is not read."""
        assert self.client is not None, "whatever was checked has somewhere to go"
        content = json.encode(notice)
        async with self.client.stream(
            "POST", url, content=content, headers=HEADERS, follow_redirects=False, timeout=TIMEOUT
        ) as response:
            return response.status_code


Site = tuple[str, str, int | None]


def site(url: httpx.URL) -> Site:
    """What the operator allows: scheme, host, and the port unless it is the usual one."""
    return url.scheme, url.raw_host.decode().lower(), url.port


def allowed(host: str) -> Site:
    """An entry of the operator's list; https unless it says otherwise."""
    url = parsed(host if "://" in host else f"https://{host}")
    if url is None or url.scheme not in ("http", "https") or not url.raw_host or url.userinfo or url.raw_path != b"/":
        raise BadOptions("notice-allowed", facts={"host": host[:80]})
    return site(url)


def parsed(url: str) -> httpx.URL | None:
    """The address as the client that sends will read it, or nothing."""
    try:
        return httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        return None


def shown(url: httpx.URL) -> str:
    """An address without its secrets: as the operator would allow it."""
    start = "http://" if url.scheme == "http" else ""
    return start + url.netloc.decode()


def own_client() -> httpx.AsyncClient:
    """A client that takes neither proxies nor credentials from the environment; slow to make, so made at the start."""
    return httpx.AsyncClient(trust_env=False, limits=httpx.Limits(max_connections=AT_ONCE))


def hush() -> None:
    """Stop the client from logging every address it calls."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
