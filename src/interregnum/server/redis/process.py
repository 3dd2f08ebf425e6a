"""Which process a server of Redis is, for whoever measures what it costs."""

from __future__ import annotations

from redis.asyncio import Redis


async def process_of(url: str) -> int:
    client: Redis = Redis.from_url(url)
    try:
        return int((await client.info("server"))["process_id"])
    finally:
        await client.aclose()
