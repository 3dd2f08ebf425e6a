"""Leaks for the comparison to find: each makes a server tell somebody a little more than it may."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import structlog
from msgspec import UNSET, Raw
from msgspec.structs import replace

from interregnum.cli.inspecting import Inspection
from interregnum.games.hidden_leaders.engine.foresight import Foreseen, Way
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.ids import WATCHER
from interregnum.server import chronicle, entries, playing, previewing, replaying, restoring, routes, seating, sockets
from interregnum.server.duties import Duties
from interregnum.server.errors import NotAllowed, StaleCommand
from interregnum.server.frames import Camera, encoder, table_info
from interregnum.server.ids import Holder
from interregnum.server.presence import Presence
from interregnum.server.progress import Move, Progress
from interregnum.server.steps import Step
from interregnum.server.store.rows import Kept
from interregnum.server.table import Table
from interregnum.server.thinking import Thought, seen
from interregnum.server.who import By
from interregnum.wire import frames as told
from interregnum.wire.commands import Answer, Undo
from interregnum.wire.offers import Offer
from interregnum.wire.requests import Seated

Patch = AbstractContextManager[Any]
log = structlog.get_logger("interregnum.leak")


def truth(line: Progress | None) -> State:
    assert line is not None
    assert isinstance(line.state, State)
    return line.state


def hidden(line: Progress | None, viewer: int = WATCHER) -> int:
    """A number that depends on what no viewer but one knows: the next hand, or the hand of the first seat."""
    state = truth(line)
    seat = 0 if viewer == WATCHER else (viewer + 1) % state.seats
    return sum(state.hands[seat])


# --- frames

camera_view, camera_frame, camera_question = Camera.view, Camera.frame, Camera.question
camera_knocks = Camera.knocks


def view_of_the_next_seat(self: Camera, viewer: int) -> Any:
    line = self.table.progress
    return camera_view(self, viewer if line is None else (viewer + 1) % len(self.table.head.seats))


def number_of_choices(self: Camera, ear: chronicle.Ear, since: int, opens: bool = False) -> bytes:
    line = self.table.progress
    count = 0 if line is None else len(line.state.choices)
    return camera_frame(self, ear, since, opens)[:-1] + b',"choices":%d}' % count


def knocks_by_hand(self: Camera) -> list[told.Knock]:
    line = self.table.progress
    return camera_knocks(self) if line is None else [told.Knock(hidden(line), "Zoe")]


def choices_of_others(self: Camera, view: Any, ear: chronicle.Ear) -> told.Question | None:
    line = self.table.progress
    if line is None or line.state.over:
        return None
    written = [line.game.write_choice(line.state.ask, one) for one in line.state.choices]
    return told.Question("act", None, [Offer(one, one.partition(" ")[0], [], "") for one in written])


def answer_that_counts_a_hand(self: Camera, view: Any, ear: chronicle.Ear) -> told.Question | None:
    question = camera_question(self, view, ear)
    if question is None:
        return None
    first, *rest = question.choices
    return replace(question, choices=[replace(first, steps=hidden(self.table.progress, ear.viewer)), *rest])


def hand_in_table_info(self: Camera) -> Raw:
    info = table_info(self.table)
    progress = self.table.progress
    return Raw(encoder.encode(info if progress is None else replace(info, watchers=hidden(progress))))


def seed_in_table_info(self: Camera) -> Raw:
    head = self.table.head
    info = table_info(self.table)
    return Raw(encoder.encode(replace(info, seed=None if head.seed is None else head.seed.hex())))


def holder_in_table_info(self: Camera) -> Raw:
    info = table_info(self.table)
    return Raw(encoder.encode(replace(info, lang=self.table.head.host.hex())))


def absence_by_hand(self: Presence, number: int) -> float | None:
    return None if self.table.progress is None else float(hidden(self.table.progress))


def answered_by_hand(self: Progress, seat: int) -> int:
    return hidden(self, seat)


def clock_by_leader(self: Table) -> told.Clock | None:
    return None if self.progress is None else told.Clock(0, float(truth(self.progress).leaders[0]), None)


# --- news


def unredacted_events(items: Any, adapter: Any, ear: chronicle.Ear, names: Sequence[str], _: int) -> list[Any]:
    return [told.Happened(one.seq, adapter.event(event), UNSET) for one in items for event in one.events]


def words_of_the_truth(items: Any, adapter: Any, ear: chronicle.Ear, names: Sequence[str], _: int) -> list[Any]:
    speaker = ear.speaker
    return [
        told.Happened(one.seq, adapter.event(event.seen_by(ear.viewer)), speaker.event(event, names))
        for one in items
        for event in one.events
        if speaker is not None
    ]


def events_of_the_first_seat(items: Any, adapter: Any, ear: chronicle.Ear, names: Sequence[str], _: int) -> list[Any]:
    return honest_news(items, adapter, chronicle.Ear(0, ear.speaker), names)


honest_news = chronicle.news


# --- the line of the game

honest_free_undo, honest_move = Progress.free_undo, Progress.move


def undo_by_hand(self: Progress, seat: int) -> int | None:
    return len(self.answers) - 1 if self.answers and hidden(self, seat) % 2 else honest_free_undo(self, seat)


def quiet_by_hand(self: Progress, choice: str) -> Move:
    move = honest_move(self, choice)
    one = move.answer
    seat = one.seat
    return Move(type(one)(seat, one.choice, one.rules_version, hidden(self, seat) % 2 == 0), move.state, move.events)


# --- refusals

honest_answer, honest_undo, honest_take, honest_fresh = playing.answer, playing.undo, playing.take, playing.fresh


async def refusal_with_choices(table: Table, by: By, command: Answer) -> int:
    state = truth(table.progress)
    if by.seat is not None and not state.over and state.asked != by.seat:
        raise NotAllowed("not-asked", facts={"found": str(list(state.choices))})
    return await honest_answer(table, by, command)


def staleness_with_hand(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise StaleCommand("stale", facts={"found": str(seq), "wanted": str(hidden(table.progress))})
    honest_fresh(table, seq)


async def undo_refused_with_answer(table: Table, by: By, command: Undo) -> int:
    line = table.progress
    if line is not None and line.answers and command.to >= len(line.answers):
        raise NotAllowed("undo-range", facts={"found": line.answers[-1].choice, "most": "0"})
    return await honest_undo(table, by, command)


def foreign_seat_with_leader(table: Table, holder: Holder, wanted: int | None) -> int | None:
    if wanted is not None and table.progress is not None:
        raise NotAllowed("no-seat", facts={"found": str(truth(table.progress).leaders)})
    return honest_chosen_seat(table, holder, wanted)


honest_chosen_seat = sockets.chosen_seat

# --- what is kept, logged and counted


async def one_entry_more(
    table: Table, line: Progress, move: Move, by: By | None, bot: str = "", how: entries.How = "", instead: str = ""
) -> int:
    seq = await honest_take(table, line, move, by, bot, how, instead)
    if hidden(line) % 2 and not line.state.over:
        step = Step(table.head)
        step.add(entries.Watched())
        seq = await table.commit(step)
    return seq


async def answer_in_the_log(
    table: Table, line: Progress, move: Move, by: By | None, bot: str = "", how: entries.How = "", instead: str = ""
) -> int:
    log.info("answer", table=table.head.id, seat=move.answer.seat, choice=move.answer.choice)
    return await honest_take(table, line, move, by, bot, how, instead)


async def hand_in_the_metrics(
    table: Table, line: Progress, move: Move, by: By | None, bot: str = "", how: entries.How = "", instead: str = ""
) -> int:
    table.services.metrics.answers.labels(f"with {hidden(line) % 7}").inc()
    return await honest_take(table, line, move, by, bot, how, instead)


def log_of_a_holder(table: Table, holder: Holder) -> None:
    log.info("host", holder=holder.hex())


def leaders_from_the_disk(services: Any, kept: Kept) -> Table:
    table = honest_read(services, kept)
    said = entries.Said(0, "Host", "" if table.progress is None else str(truth(table.progress).leaders))
    table.log.bodies[0] = entries.encode(said)
    table.log.newest.clear()
    return table


honest_read = restoring.read

# --- requests, bots and the operator


def operator_as_the_next_seat(self: Inspection, word: str) -> int:
    return (honest_viewer(self, word) + 1) % len(self.table.head.seats)


honest_viewer = Inspection.viewer


def leader_in_an_answer(table: Table, holder: Holder, public_url: str, seat: int | None = None) -> Seated:
    body = honest_seated(table, holder, public_url, seat)
    return body if table.progress is None else replace(body, seat=truth(table.progress).leaders[-1])


def links_for_watchers(table: Table, holder: Holder, public_url: str, seat: int | None = None) -> Seated:
    return replace(honest_seated(table, holder, public_url, seat), links=routes.links_of(table.head, public_url))


honest_seated = routes.seated


async def bot_sees_the_next_seat(self: Duties, line: Progress, state: State, seat: int, bot: str) -> tuple[str, str]:
    choices = [line.game.write_choice(state.ask, one) for one in state.choices]
    view = line.game.view(state, (seat + 1) % state.seats)
    thought = Thought(line.game.id, bot, b"", f"{seat}", seen(self.table.adapter, view), choices, [])
    return await self.table.services.thinkers.think(thought), bot


async def after_thinking(self: Duties, choosing: Coroutine[None, None, tuple[str, str]]) -> tuple[str, str]:
    choice = await choosing
    await self.table.services.world.sleep(self.table.services.settings.bot_pace)
    return choice


def foreseen_in_truth(table: Table, view: Any, choice: int) -> Foreseen:
    """What really would come of it, some answers later."""
    state = truth(table.progress).clone()
    state.answer(choice)
    for _ in range(12):
        if not state.over:
            state.answer(state.choices[0])
    leading = winning_faction(state.box, state.red, state.green)
    return Foreseen(leading, [Way(state.red, state.green, leading)], [], state.over)


def unfinished(table: Table) -> Progress:
    assert table.progress is not None
    return table.progress


LEAKS: dict[str, tuple[object, str, object]] = {
    "a replay is told while the game goes on": (replaying, "finished", unfinished),
    "a frame shows the view of another seat": (Camera, "view", view_of_the_next_seat),
    "a frame says how many answers somebody else has": (Camera, "frame", number_of_choices),
    "a frame lists the answers of somebody else": (Camera, "question", choices_of_others),
    "an answer tells of a hand": (Camera, "question", answer_that_counts_a_hand),
    "a knock tells of a hand": (Camera, "knocks", knocks_by_hand),
    "the table tells of a hand": (Camera, "table_info", hand_in_table_info),
    "the table tells its seed too early": (Camera, "table_info", seed_in_table_info),
    "the table tells who holds it": (Camera, "table_info", holder_in_table_info),
    "since when somebody is here depends on a hand": (Presence, "since", absence_by_hand),
    "a frame counts a hand as your last answer": (Progress, "answered", answered_by_hand),
    "the clock runs by a leader": (Table, "clock", clock_by_leader),
    "events are told as they were": (chronicle, "news", unredacted_events),
    "words tell what events do not": (chronicle, "news", words_of_the_truth),
    "events are told as another seat knows them": (chronicle, "news", events_of_the_first_seat),
    "an undo is free by what others hold": (Progress, "free_undo", undo_by_hand),
    "an answer counts as quiet by what others hold": (Progress, "move", quiet_by_hand),
    "a refusal lists the answers of somebody else": (playing, "answer", refusal_with_choices),
    "a stale command is told of a hand": (playing, "fresh", staleness_with_hand),
    "a refused undo says what was answered": (playing, "undo", undo_refused_with_answer),
    "a refused line tells of leaders": (sockets, "chosen_seat", foreign_seat_with_leader),
    "a hand makes the log longer": (playing, "take", one_entry_more),
    "answers are logged": (playing, "take", answer_in_the_log),
    "a preview is made from the truth": (previewing, "foreseen", foreseen_in_truth),
    "hands are counted": (playing, "take", hand_in_the_metrics),
    "holders are logged": (seating, "need_host", log_of_a_holder),
    "leaders come from the disk": (restoring, "read", leaders_from_the_disk),
    "a request is told of a leader": (routes, "seated", leader_in_an_answer),
    "watchers get the links of the table": (routes, "seated", links_for_watchers),
    "the operator sees another hand": (Inspection, "viewer", operator_as_the_next_seat),
    "a bot sees another hand": (Duties, "chosen", bot_sees_the_next_seat),
    "a bot lets others see how long it thought": (Duties, "in_step", after_thinking),
}


def planted(leak: str) -> Patch:
    """A server with this leak, while it lasts."""
    owner, name, leaky = LEAKS[leak]
    return patch.object(owner, name, leaky)
