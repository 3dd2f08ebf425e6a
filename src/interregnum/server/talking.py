"""Talk at the table, to everybody; whom to hear is left to each client."""

from __future__ import annotations

from interregnum.server import entries
from interregnum.server.deeds import seat_of
from interregnum.server.errors import TooMuch
from interregnum.server.names import clean_talk
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire.commands import Say

MINUTE = 60.0


async def say(table: Table, by: By, command: Say) -> int:
    """Say a line to everybody; watchers listen."""
    seat = seat_of(table, by)
    limits = table.services.settings.limits
    text = clean_talk(command.text, limits.chat_length)
    talk = table.log.talk
    if len(talk) >= limits.chat_lines:
        raise TooMuch("chat-full", facts={"most": str(limits.chat_lines)})
    now = table.services.world.now()  # lines of a clock that was set back since do not count
    mine = [at for at, by in talk if by == seat and now - MINUTE < at <= now]
    if len(mine) >= limits.chat_per_minute:
        raise TooMuch("chat-fast", facts={"most": str(limits.chat_per_minute)})
    step = Step(table.head)
    step.add(entries.Said(seat, table.names[seat], text))
    return await table.commit(step, by)
