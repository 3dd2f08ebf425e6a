"""What an answer would bring, for the seat that is asked: foreseen from its view alone, once until that changes."""

from __future__ import annotations

from msgspec import UNSET

from interregnum.kernel.errors import IllegalChoice, short
from interregnum.kernel.view import Foreseen, View
from interregnum.server import deeds, playing
from interregnum.server.chronicle import Ear
from interregnum.server.table import Table
from interregnum.wire.commands import Preview
from interregnum.wire.frames import Previewed
from interregnum.wire.previews import Prospect


def preview(table: Table, ear: Ear, command: Preview) -> Previewed:
    """Each of the answers, in words if the client wants any."""
    deeds.game_of(table)
    playing.fresh(table, command.seq)
    view = table.camera.seen(ear.viewer)
    listed = {table.game.write_choice(view.ask, one): one for one in view.choices}
    for choice in command.choices:
        if choice not in listed:
            raise IllegalChoice("illegal-choice", facts={"choice": short(choice)})
    return Previewed(command.id, command.seq, {one: told(table, ear, view, listed[one]) for one in command.choices})


def told(table: Table, ear: Ear, view: View, choice: int) -> Prospect | None:
    found = foreseen(table, view, choice)
    if found is None:
        return None
    text = UNSET if ear.speaker is None else ear.speaker.preview(view, found, table.spoken)
    return table.adapter.preview(found, text)


def foreseen(table: Table, view: View, choice: int) -> Foreseen | None:
    """The same for all lines of a viewer: found once."""
    known, key = table.camera.foreseen, (view.viewer, choice)
    if key not in known:
        known[key] = table.game.foresee(view, choice)
    return known[key]
