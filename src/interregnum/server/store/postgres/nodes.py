"""Nodes that share a store in PostgreSQL, by its clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from interregnum.server.store.nodes import Beat, Nodes
from interregnum.server.store.postgres.speaking import Postgres

ELSEWHERE: Final = """
SELECT table_id, body FROM present JOIN nodes ON nodes.id = node
WHERE table_id = ANY ($2) AND node <> $1 AND until > clock_timestamp() ORDER BY table_id, node
"""


class PostgresNodes(Nodes):
    """Told in tables that are not written to the log of the database."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres: Final = postgres

    async def beat(self, node: str, lasts: float) -> Beat:
        ((known, now),) = await self.postgres.write("SELECT known, now FROM beat($1, $2)", node, lasts)
        return Beat(known, now)

    async def tell(self, node: str, here: Mapping[str, bytes | None]) -> None:
        await self.postgres.write("SELECT tell($1, $2, $3)", node, list(here), list(here.values()))

    async def elsewhere(self, node: str, tables: Sequence[str]) -> dict[str, list[bytes]]:
        found: dict[str, list[bytes]] = {}
        for table, body in await self.postgres.read(ELSEWHERE, node, tables):
            found.setdefault(table, []).append(body)
        return found

    async def take(self, node: str, tables: Sequence[str]) -> set[str]:
        return {row[0] for row in await self.postgres.write("SELECT take_duties($1, $2)", node, tables)}

    async def give_up(self, node: str, tables: Sequence[str]) -> None:
        await self.postgres.write("DELETE FROM duties WHERE node = $1 AND table_id = ANY ($2)", node, tables)

    async def leave(self, node: str) -> None:
        await self.postgres.write("DELETE FROM nodes WHERE id = $1", node)
