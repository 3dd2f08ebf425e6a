"""What the program of before kept is read by this one: the same states and events, and every game goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.samples import one_in
from tests.server.store.kept_tables import PINNED, WISHES, gone_on, is_battle, reopened
from tests.server.tables import Party, run

from interregnum.kernel.errors import RecordMismatch
from interregnum.kernel.game import Game
from interregnum.kernel.record import replay
from interregnum.server import entries
from interregnum.server.restoring import restored
from interregnum.server.store.rows import Kept
from interregnum.server.table import Table

UNDER_WAY = {"middle", "with bots", "proposal", "map", "battle", "battle with bots"}


async def kept_of(table: Party) -> Kept:
    kept = await table.house.store.load(table.id)
    assert kept is not None
    return kept


async def read(table: Party) -> Table:
    return restored(table.house.hall.services, await kept_of(table))


def standing(game: Game, kept: Kept) -> list[Any]:
    """The events of the deal and of the answers that stand, read and written again."""
    steps: list[list[dict[str, object]]] = []
    for entry in kept.entries:
        line = entries.decode(entry.body)
        if isinstance(line, entries.Undone):
            del steps[line.to + 1 :]
        elif isinstance(line, (entries.Began, entries.Answered)):
            steps.append(line.events)
    return [game.write_event(game.read_event(event)) for events in steps for event in events]


def test_the_store_has_tables_in_all_conditions(tmp_path: Path) -> None:
    async def test() -> None:
        async with reopened(tmp_path) as tables:
            found = {name: await read(table) for name, table in tables.items()}
            assert UNDER_WAY == {name for name, table in found.items() if table.head.status == "playing"}
            in_battle = {name for name, table in found.items() if is_battle(table.progress)}
            assert {"battle", "battle with bots"} == in_battle
            assert {"proposal"} == {name for name, table in found.items() if table.head.proposal is not None}
            kinds = {entry.kind for table in tables.values() for entry in (await kept_of(table)).entries}
            assert {"set-up", "sat-down", "began", "answered", "said", "proposed", "agreed", "undone"} <= kinds

    run(test())


def test_what_was_answered_under_other_rules_is_kept_and_not_replayed(tmp_path: Path) -> None:
    async def test() -> None:
        async with reopened(tmp_path) as tables:
            for name in [name for name, wish in WISHES.items() if wish.answers]:
                table = await read(tables[name])
                assert table.progress is not None
                assert not table.progress.replays
                assert standing(table.progress.game, await kept_of(tables[name])), name
                with pytest.raises(RecordMismatch, match="rules-version"):
                    replay(table.progress.game, table.progress.record())

    run(test())


@pytest.mark.parametrize("name", one_in(4, WISHES))
def test_a_kept_table_is_what_it_was_and_goes_on_to_its_end(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with reopened(tmp_path) as tables:
            assert json.loads(PINNED.read_text())[name] == await gone_on(name, tables[name])

    run(test())
