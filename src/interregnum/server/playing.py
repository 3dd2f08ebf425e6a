"""What people do in a game: answer, take back, agree or not. Each is applied to a clone, kept, and only then shown."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.kernel.errors import IllegalChoice
from interregnum.server import entries, heads, petitions
from interregnum.server.deeds import game_of, seat_of, unchanged
from interregnum.server.errors import NotAllowed, NotNow, StaleCommand
from interregnum.server.heads import Petition, TableHead
from interregnum.server.kinds import KINDS, Kind, known
from interregnum.server.progress import Move, Progress
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.who import By, Who
from interregnum.wire.commands import Answer, Undo
from interregnum.wire.terms import Why


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
    table: Table, progress: Progress, move: Move, by: By | None, bot: str = "", how: entries.How = "", instead: str = ""
) -> int:
    """Keep a move, and let it stand; if a bot gave it instead of another, everybody is told first."""
    if table.head.ended:
        raise NotNow("over")
    step = Step(replace(table.head, proposal=None, refused=[]), state=move.state)
    step.then = lambda: progress.take(move, table.seq, by_hand=not bot and not how)
    one = move.answer
    if instead:
        step.add(entries.Replaced(one.seat, instead, bot))
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
        step = Step(table.head)
        go_back(table, step, entries.Undone(seat, command.to, False))
        return await table.commit(step, by)
    if seat in table.head.refused:
        raise NotNow("undo-refused")
    asked = Petition(0, seat, command.to, [seat], quiet=progress.is_quiet(command.to))
    return await petitions.make(table, asked, by)


def go_back(table: Table, step: Step, undone: entries.Undone) -> None:
    """The undo itself; the log keeps what was undone, too."""
    progress = game_of(table)
    state = progress.undone(undone.to)
    step.head = replace(step.head, proposal=None, refused=[])
    step.state = state
    step.then = lambda: progress.go_back(state, undone.to)
    step.add(replace(undone, first=progress.answers[undone.to].seq))


class UndoKind(Kind):
    """Taking back what others learned from, or acted on: everybody whom it concerns must agree."""

    name = "undo"
    lasts = None  # it ends with the position it is about

    def check(self, table: Table, asked: Petition) -> None:
        game_of(table).check_undo(asked.to)

    def voters(self, table: Table, asked: Petition) -> list[int]:
        return [number for number, seat in enumerate(table.head.seats) if seat.decides(asked)]

    def voice(self, table: Table, asked: Petition, seat: int) -> int | None:
        """Every seat speaks for itself: people who share a device are several."""
        return seat

    def dropped(self, head: TableHead, asked: Petition, why: Why, now: float) -> TableHead:
        """Whoever wished to undo does not wish again before the game goes on."""
        assert asked.by is not None, "a seat takes back"
        return replace(head, refused=[*head.refused, asked.by])

    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        assert asked.by is not None, "a seat takes back"
        go_back(table, step, entries.Undone(asked.by, asked.to, True))

    def made(self, asked: Petition) -> entries.Entry:
        assert asked.by is not None
        return entries.Proposed(asked.by, asked.to)

    def off(self, asked: Petition, why: Why, by: int | None) -> entries.Entry:
        assert by is not None, "an undo waits for people"
        return entries.Declined(by)


known(UndoKind())


async def back(table: Table, who: Who, by: By | None = None, asked_too: bool = False) -> int:
    """The owner of a seat is here again: the bot rests, and nobody decides on the seat any more.

    `asked_too`: they have said nothing yet, or vote just now; what they are asked themselves goes on.
    """
    seat = seat_of(table, who)
    table.heard(seat)
    here = table.head.seats[seat]
    ending = [one for one in table.head.petitions if one.about == seat]
    ending = [one for one in ending if not (asked_too and KINDS[one.kind].asks_holder)]
    if not here.away and here.offer is None and not ending:
        return unchanged(table, by)
    step = Step(heads.changed_seat(table.head, seat, away=False, offer=None), links=here.offer is not None)
    for asked in ending:
        step.head = petitions.without(step.head, asked)
        step.add(KINDS[asked.kind].off(asked, "back", seat))
    if here.away:
        step.add(entries.Returned(seat))
    return await table.commit(step, by)


async def stand_in(table: Table, seat: int) -> None:
    """Patience ran out: the bot of the table plays for whoever is asked."""
    due = table.clocks.due(table.head)
    if table.head.asked != seat or due is None or due > table.services.world.now():
        return
    step = Step(table.head)
    let_bot_play(table, step, seat, [])
    await table.commit(step)
    await petitions.review(table)  # whoever is away is not asked any more


def let_bot_play(table: Table, step: Step, seat: int, agreed: list[int]) -> None:
    """The bot of the table plays a seat until its owner is back; `agreed` are those who decided so."""
    here = step.head.seats[seat]
    told = heads.Turnover("bot", here.name or "", [table.names[one] for one in agreed])
    since = table.clocks.last_heard(step.head, seat)
    step.head = heads.changed_seat(step.head, seat, away=True, since=since, story=heads.story_of(here, told))
    step.add(entries.StoodIn(seat, step.head.stand_in, agreed))
