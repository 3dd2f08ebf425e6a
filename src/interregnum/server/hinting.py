"""Hints: what a good player would do and why, thought out from the view of whoever asks; the table is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from interregnum.bots import advisor, below, seed_of_hint
from interregnum.server import deeds, entries, playing
from interregnum.server.chronicle import Ear
from interregnum.server.errors import NotAllowed
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.thinking import Advising, BotFailed, TooSlow, seen
from interregnum.server.thought import Advice
from interregnum.server.who import By
from interregnum.wire.commands import Hint
from interregnum.wire.frames import Advised
from interregnum.words.hints import told


async def ask(table: Table, by: By, command: Hint) -> int:
    """Keep that somebody asks, once for each question."""
    seat = deeds.seat_of(table, by)
    progress = deeds.game_of(table)
    playing.fresh(table, command.seq)
    if progress.state.asked != seat:
        raise NotAllowed("not-asked")
    if not table.head.gives_hints or advisor(progress.game) is None:
        raise NotAllowed("no-hints")
    if seat in table.camera.advised:
        return table.seq
    table.camera.advised.add(seat)
    step = Step(table.head)
    step.add(entries.Hinted(seat))
    return await table.commit(step, by)


async def advice(table: Table, ear: Ear, lang: str) -> list[Advised]:
    """The best answers, the best first, found once for a question; in words if the client wants any."""
    progress = deeds.game_of(table)
    found, known = table.camera.advice, ear.viewer
    if known not in found:
        view = table.view(progress.state, ear.viewer)
        choices = [progress.game.write_choice(view.ask, one) for one in view.choices]
        bot = advisor(progress.game)
        assert bot is not None, "nobody is asked for advice where there is none"
        seed = seed_of_hint(table.head.id, ear.viewer, len(progress.answers))
        request = Advising(progress.game.id, bot, seed, seen(table.adapter, view), choices)
        found[known] = await advised(table, request, below(bot, progress.game))
    return [
        Advised(one.choice, one.chance, UNSET if not lang else told(table.game.id, lang, one.reasons))
        for one in found[known]
    ]


async def advised(table: Table, request: Advising, others: Sequence[str]) -> list[Advice]:
    """What the bot says, or one below it that needs less time."""
    try:
        return await table.services.thinkers.advise(request)
    except (TooSlow, BotFailed):
        if not others:
            raise
        return await advised(table, replace(request, bot=others[0]), others[1:])
