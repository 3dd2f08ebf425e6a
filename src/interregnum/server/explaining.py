"""Why not: what the rules say about answers that are not listed, for whoever asks, from their view alone."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.server import deeds, playing
from interregnum.server.chronicle import Ear
from interregnum.server.table import Table
from interregnum.wire.commands import Explain
from interregnum.wire.frames import Explained
from interregnum.wire.reasons import Reason


def explain(table: Table, ear: Ear, command: Explain) -> Explained:
    """The reasons of each answer, in words if the client wants any."""
    deeds.game_of(table)
    playing.fresh(table, command.seq)
    near = {} if command.at is None else table.adapter.near(table.camera.seen(ear.viewer), command.at)
    return Explained(command.id, command.seq, {one: reasons(table, ear, one) for one in command.choices}, near)


def reasons(table: Table, ear: Ear, choice: str) -> list[Reason]:
    view = table.camera.seen(ear.viewer)
    found = table.adapter.reasons(view, choice)
    if ear.speaker is None:
        return found
    texts = ear.speaker.reasons(view, choice, table.spoken)
    return [replace(one, text=text) for one, text in zip(found, texts, strict=True)]
