"""What may come of an answer, for whoever asks: thought out in a process of its own, from their view alone."""

from __future__ import annotations

from interregnum.kernel.errors import IllegalChoice, short
from interregnum.server import deeds, playing
from interregnum.server.table import Table
from interregnum.server.thinking import Weighing, seen
from interregnum.wire.commands import Weigh


async def weigh(table: Table, viewer: int, command: Weigh) -> dict[str, float]:
    """The figures of an answer that the viewer may give, or of the position; each is found once until it changes."""
    line = deeds.game_of(table)
    playing.fresh(table, command.seq)
    found, key = table.camera.figures, (viewer, command.choice)
    if key not in found:
        view = table.view(line.state, viewer)
        choices = [line.game.write_choice(view.ask, one) for one in view.choices]
        if command.choice is not None and command.choice not in choices:
            raise IllegalChoice("illegal-choice", facts={"choice": short(command.choice)})
        request = Weighing(line.game.id, "outlook", seen(table.adapter, view), choices, command.choice)
        found[key] = await table.services.thinkers.weigh(request)
    return found[key]
