"""The bus in Redis: a channel for each table, and buckets that all nodes empty together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from msgspec import DecodeError, json
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError

from interregnum.server.bus import BadBus, Bus, Hear, Told
from interregnum.server.quotas import Quota
from interregnum.server.store.rows import Place

SOON: Final = 2.0  # seconds for a connection, and for an answer
COUNTED: Final = 0.5  # seconds for a count, for which somebody waits
AGAIN: Final = 1.0  # seconds until a lost bus is tried again
PING: Final = 5.0  # seconds of silence after which it is asked whether it is still there
SILENT: Final = 3 * PING
CHANNEL: Final = "interregnum:table:"
BUCKET: Final = "interregnum:quota:"
SPEND: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local cost = tonumber(ARGV[1])
local lefts = {}
for number, key in ipairs(KEYS) do
    local full, rate = tonumber(ARGV[2 * number]), tonumber(ARGV[2 * number + 1])
    local kept = redis.call('HMGET', key, 'left', 'at')
    local left = full
    if kept[1] then
        left = math.min(full, tonumber(kept[1]) + math.max(now - tonumber(kept[2]), 0) * rate)
    end
    if cost > 0 and left < cost then
        return 0
    end
    lefts[number] = left
end
for number, key in ipairs(KEYS) do
    local full, rate = tonumber(ARGV[2 * number]), tonumber(ARGV[2 * number + 1])
    redis.call('HSET', key, 'left', tostring(math.min(full, lefts[number] - cost)), 'at', tostring(now))
    redis.call('EXPIRE', key, math.ceil(full / rate) + 1)
end
return 1
"""

log = structlog.get_logger("interregnum.bus")
decode = json.Decoder(tuple[str, int, int]).decode


class RedisBus(Bus):
    """Announces and hears; a bus that is lost, or answers garbage, is tried again until it is back."""

    def __init__(self, url: str) -> None:
        self.client: Final[Redis] = Redis.from_url(
            url,
            socket_timeout=SOON,
            socket_connect_timeout=SOON,
            retry=Retry(NoBackoff(), 0),
            protocol=2,  # in which every server says why it lets nobody in
        )
        self.spending: Final = self.client.register_script(SPEND)
        self.watched: Final[set[str]] = set()
        self.changed: Final[set[str]] = set()  # channels to listen to from now on, or no more
        self.news: Final[dict[tuple[str, bool], Told]] = {}
        self.something: Final = asyncio.Event()  # to be told or listened to
        self.pubsub: PubSub | None = None
        self.tasks: Final[list[asyncio.Task[None]]] = []

    def begin(self, hear: Hear) -> None:
        self.is_up = True
        self.tasks.extend([asyncio.create_task(self.keep_listening(hear)), asyncio.create_task(self.keep_sending())])

    async def close(self) -> None:
        while waiting := [task for task in self.tasks if not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting, timeout=AGAIN)  # the package may take it for a broken way, and go on
        with suppress(Exception):  # it may be gone
            await self.client.aclose()

    # --- what goes out

    def watch(self, table: str) -> None:
        self.watched.add(table)
        self.change(table)

    def ignore(self, table: str) -> None:
        self.watched.discard(table)
        self.change(table)

    def change(self, table: str) -> None:
        self.changed.add(table)
        self.something.set()

    def announce(self, told: Told) -> None:
        self.news[told.table, told.place is None] = told
        self.something.set()

    async def keep_sending(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            try:
                await self.send()
            except Exception as error:
                self.lose(error)

    async def send(self) -> None:
        """All that has gathered; what cannot be told is not told later, as the log tells it anyway."""
        changed, news = [*self.changed], [*self.news.values()]
        self.changed.clear()
        self.news.clear()
        if self.pubsub is not None and changed:
            wanted = [CHANNEL + one for one in changed if one in self.watched]
            others = [CHANNEL + one for one in changed if one not in self.watched]
            if wanted:
                await self.pubsub.subscribe(*wanted)
            if others:
                await self.pubsub.unsubscribe(*others)
        if news:
            async with self.client.pipeline(transaction=False) as together:
                for told in news:
                    together.publish(CHANNEL + told.table, written(told))
                await together.execute()

    # --- what comes in

    async def keep_listening(self, hear: Hear) -> None:
        while True:
            try:
                async with self.client.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL, *[CHANNEL + one for one in self.watched])
                    self.pubsub = pubsub
                    self.find()
                    await self.listen(pubsub, hear)
            except Exception as error:
                self.lose(error)
            self.pubsub = None
            await asyncio.sleep(AGAIN)

    async def listen(self, pubsub: PubSub, hear: Hear) -> None:
        """Until it is silent for too long."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while loop.time() - last < SILENT:
            message = await pubsub.get_message(timeout=PING)
            if message is None:
                await pubsub.ping()
                continue
            last = loop.time()
            told = heard(message)
            if told is not None:
                hear(told)
        raise TimeoutError

    def find(self) -> None:
        if not self.is_up:
            self.is_up = True
            log.warning("the bus is back")

    def lose(self, error: Exception) -> None:
        """Whoever runs the server hears of it once; nodes look at the log more often until it is back."""
        if self.is_up:
            self.is_up = False
            log.error("the bus is lost: nodes look at the log at intervals", error=type(error).__name__)

    # --- what is counted

    async def spend(self, quotas: Sequence[Quota], cost: float) -> bool | None:
        if not self.is_up:
            return None
        keys = [f"{BUCKET}{one.kind}:{one.key}" for one in quotas]
        words: list[float] = [cost, *[number for one in quotas for number in (one.full, one.rate)]]
        try:
            async with asyncio.timeout(COUNTED):
                return bool(await self.spending(keys=keys, args=words))
        except Exception as error:
            self.lose(error)
            return None


def written(told: Told) -> bytes:
    """News as they are announced; where only somebody came or went, as of no place."""
    return json.encode((told.node, *(told.place or (-1, -1))))


def heard(message: dict[str, Any]) -> Told | None:
    """News, if it is any; whatever else comes this way is nobody's business."""
    if message.get("type") != "message":
        return None
    try:
        table = bytes(message["channel"]).decode().removeprefix(CHANNEL)
        node, seq, beside = decode(message["data"])
    except (DecodeError, UnicodeDecodeError, TypeError, ValueError):
        return None
    return Told(table, node, None if seq < 0 else Place(seq, beside))


async def open_bus(url: str, where: str) -> RedisBus:
    """A bus that answers, or one line about why it is none."""
    try:
        bus = RedisBus(url)
        async with asyncio.timeout(2 * SOON):
            await bus.client.ping()
    except Exception as error:  # whatever it is that answers there
        if is_locked(error):
            raise BadBus("bus-password", facts={"where": where}) from error
        found = " ".join(str(error).split())[:200] or type(error).__name__
        raise BadBus("bus-unreachable", facts={"where": where, "found": found}) from error
    return bus


def is_locked(error: BaseException | None) -> bool:
    """Whether it lets nobody in without a password, or not with this one; the package wraps that in other errors."""
    if error is None or isinstance(error, AuthenticationError):
        return error is not None
    return is_locked(error.__cause__ or error.__context__)
