"""Who sits where: sitting down, getting up, bots, links, and the start."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from interregnum.bots import check as check_bot
from interregnum.kernel.dice import commitment
from interregnum.kernel.ids import WATCHER
from interregnum.lessons import lesson
from interregnum.server import entries, heads, petitions, rooms
from interregnum.server.errors import NotAllowed, NotFound, NotNow, TooMuch
from interregnum.server.heads import Seat, TableHead, changed_seat
from interregnum.server.ids import Holder
from interregnum.server.names import alike
from interregnum.server.progress import Progress, deal, header
from interregnum.server.steps import Step
from interregnum.server.store.rows import ROOM
from interregnum.server.table import LEFT, Table
from interregnum.server.words import words

LEAVERS = 16  # of one seat that are remembered
LATELY = 300.0  # seconds for which the place of a watcher whose line broke is kept


def free_seats(head: TableHead) -> list[int]:
    """The seats a person may take: during the game those that somebody left."""
    return [number for number, seat in enumerate(head.seats) if seat.holder is None and seat.bot is None]


def seat_for(head: TableHead, holder: Holder, wanted: int | None) -> int:
    """The free seat that somebody takes: the one they want, or the first that they may have."""
    free, known = free_seats(head), head.known_to(holder)
    if not free or (wanted is not None and wanted not in free):
        raise NotNow("seat-taken" if free else "table-full")
    if head.status == heads.PLAYING and known:  # whoever knows the secrets of one seat is not shown those of another
        free = [seat for seat in free if seat in known]
    if not free or (wanted is not None and wanted not in free):
        raise NotAllowed("hand-seen")
    return free[0] if wanted is None else wanted


def is_taken(head: TableHead, name: str) -> bool:
    """Whether somebody here looks the same by name."""
    taken = [seat.name or "" for seat in head.seats if seat.holder is not None or seat.bot is not None]
    return any(alike(name, other) for other in taken)


def need_link(found: str | None, code: str) -> None:
    """A link may have been revoked while somebody came by it."""
    if found != code:
        raise NotFound("no-link")


async def sit(table: Table, holder: Holder, name: str, wanted: int | None, code: str, another: bool = False) -> int:
    """Take a free seat, and give its number; whoever sits already keeps the seat they have, or wants one more."""
    head = table.head
    need_link(head.invite, code)
    mine = head.seats_of(holder)
    if mine and (wanted in mine or (wanted is None and not another)):
        return mine[0] if wanted is None else wanted
    if head.status == heads.OVER:
        raise NotNow("over")
    if wanted is not None and wanted >= len(head.seats):
        raise NotFound("no-such-seat", facts={"most": str(len(head.seats) - 1)})
    seat = seat_for(head, holder, wanted)
    await table.commit(sitting(table, holder, name, seat))
    return seat


def sitting(table: Table, holder: Holder, name: str, seat: int) -> Step:
    """What it takes to sit down on a free seat."""
    head = table.head
    if is_taken(head, name):
        raise NotAllowed("name-taken", facts={"found": name})
    head = changed_seat(head, seat, name=name, holder=holder, away=False)
    step = Step(replace(head, host=next_host(head)), members=True)
    step.add(entries.SatDown(seat, name))
    table.presence.sits(holder)
    table.heard(seat)
    return step


async def take_over(table: Table, holder: Holder, name: str, seat: int, code: str) -> int:
    """Have the seat of somebody who is away, as those who were there agreed; the link that leads there is used up."""
    head, before = table.head, table.head.seats[seat]
    if before.holder == holder:
        return seat  # whose it is needs no link to come back
    if before.offer is None or before.offer.code != code or before.holder is None:
        raise NotFound("no-link")
    if head.status != heads.PLAYING:
        raise NotNow("over")
    if table.presence.gone_at(seat) is None:
        raise NotNow("not-away", facts={"found": table.names[seat]})
    if any(one != seat for one in head.known_to(holder)):
        raise NotAllowed("hand-seen")
    if is_taken(changed_seat(head, seat, bot=None, holder=None), name):
        raise NotAllowed("name-taken", facts={"found": name})
    step = Step(head)
    hand_to(table, step, seat, holder, name, heads.Turnover("given", before.name or "", before.offer.agreed))
    await table.commit(step)
    return seat


def hand_to(table: Table, step: Step, seat: int, holder: Holder, name: str, told: heads.Turnover) -> None:
    """A seat goes from one person to another, as those who were there agreed."""
    before = step.head.seats[seat]
    seats = [*step.head.seats]
    seats[seat] = Seat(name, holder, left=leavers(before), story=heads.story_of(before, told))
    head = petitions.forget_seat(replace(step.head, seats=seats), seat)
    step.head = replace(head, host=next_host(head))
    step.links = step.members = True
    step.add(entries.TakenOver(seat, name, told.name, told.agreed))
    step.then = partial(has_sat_down, table, seat, holder)


def has_sat_down(table: Table, seat: int, holder: Holder) -> None:
    """Somebody has the seat of somebody else, who sees it no more."""
    table.presence.sits(holder)
    table.heard(seat)
    table.dismiss()


def leavers(seat: Seat) -> list[Holder]:
    """Who held a seat before whoever comes next: they know its secrets."""
    return [*seat.left, *([] if seat.holder is None else [seat.holder])][-LEAVERS:]


async def watch(table: Table, holder: Holder, code: str) -> None:
    """Look on; a seat of one's own is not needed and not lost."""
    head = table.head
    if head.watch is None:
        raise NotAllowed("no-watchers")
    need_link(head.watch, code)
    if holder in head.watchers:
        return
    await table.keep_watchers([*staying(table), holder])


def staying(table: Table) -> list[Holder]:
    """The watchers who stay when one more comes: whoever has not been here for longest gives way."""
    watchers, most = table.head.watchers, table.services.settings.limits.watchers_per_table
    lately = table.services.world.now() - LATELY
    here = {table.head.host, *[one.holder for one in table.viewers]}
    gone = [one for one in watchers if one not in here and table.looked.get(one, 0.0) < lately]
    gone.sort(key=lambda one: table.looked.get(one, 0.0))  # who never was here comes first, the oldest of them before
    leaving = gone[: max(len(watchers) - most + 1, 0)]
    if len(watchers) - len(leaving) >= most:
        raise TooMuch("watchers", facts={"most": str(most)})
    return [one for one in watchers if one not in leaving]


async def get_up(table: Table, holder: Holder, seat: int) -> None:
    """Leave a seat; in a game the bot of the table plays on, and somebody else may sit down."""
    head = table.head
    before = head.seats[seat]
    by = taken_off_by(head, holder, seat)
    name = before.name or ""
    over = head.status == heads.OVER
    told = heads.Turnover("left", name)
    empty = Seat(name=name, left=leavers(before), story=heads.story_of(before, told), parted=over)
    seats = [*head.seats]
    seats[seat] = Seat() if head.status == heads.OPEN else empty
    head = petitions.forget_seat(replace(head, seats=seats, replay=None), seat)
    step = Step(replace(head, host=next_host(head)), links=over or before.offer is not None, members=True)
    step.add(entries.GotUp(seat, name, by))
    await table.commit(step)
    table.dismiss()


def taken_off_by(head: TableHead, holder: Holder, seat: int) -> int | None:
    """Who takes somebody off a seat: nobody if they get up themselves; before the start the host may."""
    if head.seats[seat].holder == holder:
        return None
    if holder != head.host or head.status != heads.OPEN or head.seats[seat].holder is None:
        raise NotAllowed("no-seat")
    mine = head.seats_of(holder)
    return mine[0] if mine else None


def next_host(head: TableHead) -> Holder:
    """The host, or whoever is next when the host neither sits nor watches any more."""
    held = [seat.holder for seat in head.seats if seat.holder is not None]
    return head.host if head.is_member(head.host) or not held else held[0]


def need_host(table: Table, holder: Holder) -> None:
    if holder != table.head.host:
        raise NotAllowed("host-only")


async def set_bot(table: Table, holder: Holder, seat: int, bot: str | None) -> None:
    """Put a bot on a free seat or take it away, before the start."""
    need_host(table, holder)
    head = table.head
    if head.status != heads.OPEN:
        raise NotNow("begun")
    if not 0 <= seat < len(head.seats) or head.seats[seat].holder is not None:
        raise NotAllowed("seat-taken")
    if head.lesson is not None:
        raise NotAllowed("lesson-seats")
    before = head.seats[seat]
    if bot is not None:
        check_bot(bot, table.game)
    if bot == before.bot:
        return
    step = Step(changed_seat(head, seat, bot=bot, name=None if bot is None else bot_name(head)))
    if bot is None:
        step.add(entries.GotUp(seat, before.name or ""))
    else:
        step.add(entries.SatDown(seat, bot_name(head), bot))
    await table.commit(step)


def bot_name(head: TableHead, host: str = "") -> str:
    """A name in the language of the table that nobody there has, nor the host who is about to sit down."""
    names = words(head.lang).ui("cli-bot-names").split(", ")
    more = [f"{name} {number}" for number in range(2, 9) for name in names]
    return next(name for name in (*names, *more) if not is_taken(head, name) and not alike(name, host))


async def start(table: Table, holder: Holder) -> None:
    """Deal the game: the hash of its seed is published with the first frame."""
    need_host(table, holder)
    head = table.head
    if head.status != heads.OPEN:
        raise NotNow("begun")
    missing = free_seats(head)
    if missing:
        raise NotNow("seats-free", facts={"found": str(len(missing))})
    seed = table.services.world.seed() if head.lesson is None else lesson(head.game, head.lesson).seed
    record = header(table.game, len(head.seats), head.options, seed, head.position, table.log.start())
    state, events = deal(table.game, record)
    line = Progress(table.game, record, state, [])
    room = await rooms.fresh(table.services, head)  # who knew the one of the lobby was to sit down there
    step = Step(replace(head, status=heads.PLAYING, seed=seed, room=room), state=state)
    step.then = lambda: begin(table, line)
    told = [table.game.write_event(event) for event in events]
    step.add(entries.Began(commitment(seed), table.game.rules_version, told, head.what_if), events)
    await table.commit(step)


def begin(table: Table, progress: Progress) -> None:
    table.progress = progress


async def revoke(table: Table, holder: Holder, kind: str) -> None:
    """Replace a link or the code; whoever came by the old watch link has to go, but for the host."""
    need_host(table, holder)
    head = table.head
    if kind == ROOM:
        return await renew_room(table)
    if kind == "watch" and head.watch is None:
        raise NotAllowed("no-watchers")
    code = table.services.world.token()
    left = [one for one in head.watchers if one == head.host]
    head = replace(head, invite=code) if kind == "invite" else replace(head, watch=code, watchers=left)
    step = Step(head, links=True, members=True)
    step.add(entries.Revoked(kind))
    await table.commit(step)
    if kind == "watch":
        for viewer in list(table.viewers):
            if viewer.viewer == WATCHER and not (viewer.holder in left or head.seats_of(viewer.holder)):
                viewer.end(LEFT, "revoked")


async def renew_room(table: Table) -> None:
    """Another code for the table; whoever waits at its door still does."""
    if table.head.status == heads.OVER:
        raise NotNow("over")
    step = Step(replace(table.head, room=await rooms.fresh(table.services, table.head)))
    step.add(entries.Revoked(ROOM))
    await table.commit(step)
