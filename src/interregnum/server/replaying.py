"""A finished game again: what a viewer saw after each answer, or everything open."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

from interregnum.i18n.speaker import Speaker, speaker
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.journal import Event
from interregnum.kernel.record import replay
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.protocol import requests as r
from interregnum.protocol.adapter import Adapter, best_known
from interregnum.protocol.adapters import GameEvent, GameView
from interregnum.protocol.frames import Happened
from interregnum.server import heads
from interregnum.server.errors import NotNow
from interregnum.server.frames import table_info
from interregnum.server.line import Answer
from interregnum.server.table import Table


async def told(table: Table, eyes: r.Eyes, lang: str) -> r.Replay:
    """The line of answers that stands, from the deal to the end; other tables go on meanwhile."""
    line = table.line
    if line is None or table.head.status != heads.OVER:
        raise NotNow("not-over")
    if not line.replays:
        raise NotNow("replay-version")
    teller = Teller(table.adapter, eyes, len(table.head.seats), speaker(table.head.game, lang), table.names)
    state = replay(table.game, line.record(), 0)
    steps = [teller.step(state, 0, None)]
    for number, answer in enumerate(line.answers, start=1):
        take(state, answer, table)
        steps.append(teller.step(state, number, answer.seat))
        await asyncio.sleep(0)
    info = table_info(table.head, table.here(), table.watching())
    return r.Replay(info, eyes, steps, teller.result(state))


def take(state: State, answer: Answer, table: Table) -> None:
    question = state.question
    assert question is not None, "an answer after the end"
    state.answer(table.game.read_choice(question, answer.choice))


class Teller:
    """Tells a game step by step through the eyes of one viewer, or of all seats together."""

    def __init__(self, adapter: Adapter, eyes: r.Eyes, seats: int, words: Speaker, names: Sequence[str]) -> None:
        self.adapter = adapter
        everybody = [WATCHER, *range(seats)]
        self.viewers = everybody if eyes == "open" else [WATCHER if eyes == "watcher" else int(eyes)]
        self.words = words
        self.names = names
        self.heard = 0  # events

    def step(self, state: State, answers: int, by: int | None) -> r.ReplayStep:
        view = self.view(state)
        waiting = "" if view.over else self.words.waiting(view, self.names)
        news = [self.happened(answers, event) for event in self.events(state)]
        return r.ReplayStep(answers, by, cast(GameView, self.adapter.view(view)), waiting, news)

    def view(self, state: State) -> View:
        views = [self.adapter.game.view(state, viewer) for viewer in self.viewers]
        return views[0] if len(views) == 1 else self.adapter.open_view(views)

    def events(self, state: State) -> list[Event]:
        """What happened since the step before, each event as those saw it who saw most of it."""
        journal = state.journal
        assert journal is not None
        seen = [journal.seen_by(viewer, self.heard) for viewer in self.viewers]
        self.heard += len(seen[0])
        return [best_known(list(one)) for one in zip(*seen, strict=True)]

    def happened(self, answers: int, event: Event) -> Happened:
        return Happened(answers, cast(GameEvent, self.adapter.event(event)), self.words.event(event, self.names))

    def result(self, state: State) -> list[str]:
        return self.words.result(self.view(state), self.names)
