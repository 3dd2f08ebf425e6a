"""Talk at the table: to everybody, and everybody may stop listening to somebody."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.protocol.commands import Mute, Say
from interregnum.server import entries
from interregnum.server.errors import NotAllowed, TooMuch
from interregnum.server.names import clean_talk
from interregnum.server.playing import Who, seat_of
from interregnum.server.table import Step, Table

MINUTE = 60.0


async def say(table: Table, who: Who, command: Say) -> int:
    """Say a line to everybody; watchers listen."""
    seat = seat_of(table, who)
    limits = table.services.settings.limits
    text = clean_talk(command.text, limits.chat_length)
    said = [one for one in table.items if isinstance(one.line, entries.Said)]
    if len(said) >= limits.chat_lines:
        raise TooMuch("chat-full", facts={"most": str(limits.chat_lines)})
    now = table.services.world.now()  # lines of a clock that was set back since do not count
    lately = [one.line for one in said if now - MINUTE < one.at <= now]
    mine = [line for line in lately if isinstance(line, entries.Said) and line.seat == seat]
    if len(mine) >= limits.chat_per_minute:
        raise TooMuch("chat-fast", facts={"most": str(limits.chat_per_minute)})
    step = Step(table.head)
    step.add(entries.Said(seat, table.names[seat], text))
    return await table.commit(step, who.by(command.id))


async def mute(table: Table, who: Who, command: Mute) -> int:
    """Hear a seat no more, or again; it is kept, but nobody else learns of it."""
    if command.seat >= len(table.head.seats) or command.seat == who.seat:
        raise NotAllowed("mute-whom")
    key = who.holder.hex()
    now = table.head.muted.get(key, [])
    then = sorted({*now, command.seat} if command.mute else {*now} - {command.seat})
    if then == now:
        return table.seq
    others = {one: seats for one, seats in table.head.muted.items() if one != key}
    step = Step(replace(table.head, muted={**others, key: then} if then else others))
    step.add(entries.Muted(command.seat, command.mute))
    return await table.commit(step, who.by(command.id))
