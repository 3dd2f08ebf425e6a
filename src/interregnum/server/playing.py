"""What people do in a game: answer, take back, agree or not. Each is applied to a clone, kept, and only then shown."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.kernel.errors import IllegalChoice
from interregnum.server import entries, heads
from interregnum.server.errors import NotAllowed, NotNow, StaleCommand
from interregnum.server.heads import Proposal
from interregnum.server.progress import Move, Progress
from interregnum.server.table import Step, Table
from interregnum.server.who import By, Who
from interregnum.wire.commands import Answer, Undo, Vote
from interregnum.wire.frames import Done


def seat_of(table: Table, who: Who) -> int:
    """The seat, if it is still theirs."""
    if who.seat is None or table.head.seats[who.seat].holder != who.holder:
        raise NotAllowed("no-seat")
    return who.seat


def game_of(table: Table) -> Progress:
    if table.progress is None:
        raise NotNow("not-begun")
    return table.progress


async def answer(table: Table, by: By, command: Answer) -> int:
    """A person answers the question they were asked."""
    progress = readable(table, by, command)
    move = progress.move(command.choice)
    seq = await take(table, progress, move, by, how="setting" if command.by == "setting" else "")
    table.services.metrics.answers.labels("person").inc()
    return seq


def readable(table: Table, by: By, command: Answer) -> Progress:
    """The game, if the command answers the question that it asks."""
    seat = seat_of(table, by)
    progress = game_of(table)
    fresh(table, command.seq)
    if progress.state.over:
        raise IllegalChoice("game-over", facts={"choice": command.choice[:80]})
    if progress.state.asked != seat:
        raise NotAllowed("not-asked")
    progress.read(command.choice)
    return progress


async def take(
    table: Table, progress: Progress, move: Move, by: By | None, bot: str = "", how: entries.How = ""
) -> int:
    """Keep a move, and let it stand."""
    step = Step(replace(table.head, proposal=None), state=move.state, then=lambda: progress.take(move, table.seq))
    one = move.answer
    events = [table.game.write_event(event) for event in move.events]
    step.add(entries.Answered(one.seat, one.choice, one.rules_version, events, one.quiet, bot, how), move.events)
    return await table.commit(step, by)


def fresh(table: Table, seq: int) -> None:
    """The client must have seen the question that is asked now."""
    if seq > table.seq:
        raise StaleCommand("from-the-future", facts={"found": str(seq), "most": str(table.seq)})
    if seq < table.log.moved:
        raise StaleCommand("stale", facts={"found": str(seq), "wanted": str(table.seq)})


async def undo(table: Table, by: By, command: Undo) -> int:
    """Go back: at once where it is free, else when everybody agrees."""
    seat = seat_of(table, by)
    progress = game_of(table)
    fresh(table, command.seq)
    progress.check_undo(command.to)
    if table.head.proposal is not None:
        raise NotNow("undo-proposed")
    free = progress.free_undo(seat)
    if free is not None and command.to >= free:
        return await go_back(table, progress, Step(table.head), entries.Undone(seat, command.to, False), by)
    now, quiet = table.services.world.now(), progress.is_quiet(command.to)
    proposal = Proposal(table.seq + 1, seat, command.to, [seat], now, quiet)
    step = Step(replace(table.head, proposal=proposal))
    if not step.head.missing:
        return await go_back(table, progress, step, entries.Undone(seat, command.to, True), by)
    step.add(entries.Proposed(seat, command.to))
    return await table.commit(step, by)


async def go_back(table: Table, progress: Progress, step: Step, undone: entries.Undone, by: By | None) -> int:
    """Keep the undo itself; the log keeps what was undone, too."""
    state = progress.undone(undone.to)
    step.head = replace(step.head, proposal=None)
    step.state = state
    step.then = lambda: progress.go_back(state, undone.to)
    step.add(replace(undone, first=progress.answers[undone.to].seq))
    return await table.commit(step, by)


async def vote(table: Table, by: By, command: Vote) -> int:
    """Agree to an undo or not; with the last agreement it is done."""
    seat = seat_of(table, by)
    progress = game_of(table)
    proposal = table.head.proposal
    if proposal is None or proposal.seq != command.proposal:
        raise StaleCommand("no-proposal")
    if not command.agree:
        step = Step(replace(table.head, proposal=None))
        step.add(entries.Declined(seat))
        return await table.commit(step, by)
    if seat in proposal.agreed:
        return unchanged(table, by)
    agreed = sorted([*proposal.agreed, seat])
    step = Step(replace(table.head, proposal=replace(proposal, agreed=agreed)))
    step.add(entries.Agreed(seat))
    if not step.head.missing:
        return await go_back(table, progress, step, entries.Undone(proposal.by, proposal.to, True), by)
    return await table.commit(step, by)


async def back(table: Table, who: Who, by: By | None = None) -> int:
    """The owner of a seat is here again."""
    seat = seat_of(table, who)
    table.heard(seat)
    if not table.head.seats[seat].away:
        return unchanged(table, by)
    step = Step(heads.changed_seat(table.head, seat, away=False))
    step.add(entries.Returned(seat))
    return await table.commit(step, by)


def unchanged(table: Table, by: By | None) -> int:
    """It is so already: nothing is kept, and a repeated command gets the same reply."""
    if by is not None:
        table.remember(by, Done(by.command, table.seq))
    return table.seq


async def stand_in(table: Table, seat: int) -> None:
    """Patience ran out: the bot of the table plays for whoever is asked."""
    due = table.due(table.head)
    if table.head.asked != seat or due is None or due > table.services.world.now():
        return
    step = Step(heads.changed_seat(table.head, seat, away=True, since=table.silent(table.head, seat)))
    step.add(entries.StoodIn(seat, table.head.stand_in))
    proposal = table.head.proposal
    if proposal is not None and not step.head.missing:  # nobody else is to be asked
        await go_back(table, game_of(table), step, entries.Undone(proposal.by, proposal.to, True), None)
    else:
        await table.commit(step)
