"""What can be asked for by HTTP: tables, seats, bots, links, records."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from msgspec import convert, json
from msgspec.structs import replace

from interregnum.bots import advisor, rungs, usual
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.ids import MOST_SEATS
from interregnum.kernel.options import Option
from interregnum.lessons import lesson
from interregnum.registry import from_each, game, package
from interregnum.server import heads, knocking, seating, sharing
from interregnum.server.doors import Doors, address, base_url, holder_of
from interregnum.server.errors import NotAllowed, NotFound, NotNow
from interregnum.server.frames import table_info
from interregnum.server.hall import Hall
from interregnum.server.heads import TableHead
from interregnum.server.hosts import is_loopback, name_of
from interregnum.server.ids import Holder
from interregnum.server.names import clean_name
from interregnum.server.qr import drawn
from interregnum.server.site import AGAIN, Page, page
from interregnum.server.store.rows import INVITE, SEAT, WATCH
from interregnum.server.table import Table
from interregnum.server.visitors import new_or_known
from interregnum.wire import requests as r
from interregnum.wire.adapters import GameTally, adapter
from interregnum.wire.schema import schema
from interregnum.words.catalogue import LANGUAGES, guests
from interregnum.words.speaker import speaker

Asked = Request[Any, Any, Any]
PACKED = {"cache-control": "no-store", "content-encoding": "gzip"}
SeatPath = Annotated[int, Parameter(ge=0, le=MOST_SEATS - 1)]


def answered(body: r.Seated, request: Asked, doors: Doors, token: str | None) -> Response[r.Seated]:
    return Response(body, status_code=201, cookies=[] if token is None else [doors.cookie(token, request)])


def seated(table: Table, holder: Holder, public_url: str, seat: int | None = None) -> r.Seated:
    """The table as a caller may know it who belongs to it."""
    mine = table.head.seats_of(holder)
    seat = seat if seat is not None else mine[0] if mine else None
    links = links_for(table, holder, public_url) if mine or holder == table.head.host else None
    return r.Seated(table_info(table), seat, links, mine)


def links_of(head: TableHead, public_url: str) -> r.Links:
    watch = None if head.watch is None else f"{public_url}/w/{head.watch}"
    replay = None if head.replay is None else f"{public_url}/r/{head.replay}"
    return r.Links(f"{public_url}/j/{head.invite}", watch, replay=replay)


def links_for(table: Table, holder: Holder, public_url: str) -> r.Links:
    """The links of a table for one of its people; a seat that is theirs is offered to others only."""
    seats = {
        str(number): f"{public_url}/j/{seat.offer.code}"
        for number, seat in enumerate(table.head.seats)
        if seat.offer is not None and seat.holder != holder
    }
    return replace(links_of(table.head, public_url), seats=seats, network=elsewhere(table, public_url))


def elsewhere(table: Table, public_url: str) -> str | None:
    """The invitation for other devices, if the usual one leads to this machine alone and another is known."""
    network = table.services.settings.network_url
    is_here = is_loopback(name_of(urlsplit(public_url).netloc))
    return f"{network}/j/{table.head.invite}" if network and is_here else None


def came_by(head: TableHead, public_url: str) -> r.Links:
    """What a watcher may pass on: the watch link, whose renewal sends its watchers away, and never an invitation."""
    return r.Links(None, links_of(head, public_url).watch)


def base(request: Asked, hall: Hall) -> str:
    """How this caller reaches the server."""
    return base_url(request, hall.services.settings.public_url)


@get("/api/games", operation_id="games")
async def games() -> r.Games:
    """Everything that can be played here."""
    found = from_each(game).values()
    return r.Games([info(one) for one in found], list(LANGUAGES), {lang: guests(lang) for lang in LANGUAGES})


def info(one: Game) -> r.GameInfo:
    options = [
        r.OptionInfo(option.name, list(option.words), option.default, fits(one, option)) for option in one.options
    ]
    here = package(one.id)
    lessons = {name: lesson(one.id, name).seats for name in here.lessons}
    return r.GameInfo(
        one.id,
        one.min_seats,
        one.max_seats,
        options,
        list(rungs(one)),
        usual(one),
        dict(here.first),
        lessons,
        one.remembers,
        one.plays_on,
        advisor(one) is not None,
    )


def fits(one: Game, option: Option) -> list[int]:
    """The numbers of seats with which an option can be on; none if it goes with all of them."""
    every = range(one.min_seats, one.max_seats + 1)
    found = [] if option.words else [seats for seats in every if is_possible(one, seats, option.name)]
    return found if len(found) < len(every) else []


def is_possible(one: Game, seats: int, option: str) -> bool:
    try:
        one.check(seats, {option: True})
    except BadOptions:
        return False
    return True


@get("/api/games/{game_id:str}/cards", operation_id="cards")
async def cards(request: Asked, game_id: FromPath[str], lang: FromQuery[str] = LANGUAGES[0]) -> Response[bytes]:
    """Everything in the box of a game, in words."""
    known = lang if lang in LANGUAGES else LANGUAGES[0]
    found = await asyncio.to_thread(book, adapter(game_id).game.id, known)  # nobody waits while it is made
    return found.answer(request, AGAIN)


@cache
def book(game_id: str, lang: str) -> Page:
    """The box in a language: made once, as it never changes."""
    told = convert(speaker(game_id, lang).book(), adapter(game_id).book_type, from_attributes=True)
    return page(json.encode(told), "application/json")


@post("/api/tables", operation_id="newTable")
async def new_table(
    request: Asked, hall: NamedDependency[Hall], doors: NamedDependency[Doors], data: JSONBody[r.NewTable]
) -> Response[r.Seated]:
    """Set up a table."""
    holder, token = new_or_known(request, hall)
    table = await hall.set_up(holder, data, address(request))
    return answered(seated(table, holder, base(request, hall)), request, doors, token)


@get("/api/tables", operation_id="myTables")
async def my_tables(request: Asked, hall: NamedDependency[Hall]) -> r.MyTables:
    """The tables you belong to."""
    holder = holder_of(request)
    if holder is None:
        return r.MyTables([])
    return r.MyTables([mine(head, touched, holder) for head, touched in await hall.tables_of(holder)])


def mine(head: TableHead, touched: float, holder: Holder) -> r.MyTable:
    seats = head.seats_of(holder)
    names = [seat.name for seat in head.seats]
    turn = head.status == heads.PLAYING and head.asked in seats
    seat = seats[0] if seats else None
    since = head.asked_at or head.created
    return r.MyTable(
        head.id,
        head.game,
        head.status,
        seat,
        names,
        turn,
        touched,
        head.lesson,
        head.asked,
        since,
        head.winners,
        head.ended,
        head.what_if is not None,
    )


@post("/api/links", operation_id="openLink", status_code=200)
async def open_link(request: Asked, hall: NamedDependency[Hall], data: JSONBody[r.Entrance]) -> r.Behind:
    """What a link leads to; nothing changes."""
    kind, table = await hall.behind(data.code)
    holder = holder_of(request)
    seats = [] if holder is None else table.head.seats_of(holder)
    offered = offered_by(kind)
    found: r.LinkKind | Literal["seat"] = "seat" if offered is not None else "invite" if kind == INVITE else "watch"
    now = hall.services.world.now()
    state = "none" if holder is None else knocking.state_by_link(table.head, holder, now)
    return r.Behind(found, table_info(table), seats[0] if seats else None, offered, state)


def offered_by(kind: str) -> int | None:
    """The seat of somebody who is away to which a link of this kind leads."""
    return int(kind.removeprefix(SEAT)) if kind.startswith(SEAT) else None


@post("/api/join", operation_id="join")
async def join(
    request: Asked, hall: NamedDependency[Hall], doors: NamedDependency[Doors], data: JSONBody[r.Entrance]
) -> Response[r.Seated]:
    """Take a free seat by an invite link, or the seat of somebody who is away by the link to it."""
    kind, table = await hall.behind(data.code)
    offered = offered_by(kind)
    if kind != INVITE and offered is None:
        raise NotAllowed("watch-link")
    if data.name is None:
        raise NotAllowed("name-missing")
    name = clean_name(data.name, hall.services.settings.limits.name_length)
    holder, token = new_or_known(request, hall)
    if offered is not None:
        seat = await table.run(partial(seating.take_over, table, holder, name, offered, data.code))
    else:
        seat = await table.run(partial(seating.sit, table, holder, name, data.seat, data.code, data.another))
    return answered(seated(table, holder, base(request, hall), seat), request, doors, token)


@post("/api/watch", operation_id="watch")
async def watch(
    request: Asked, hall: NamedDependency[Hall], doors: NamedDependency[Doors], data: JSONBody[r.Entrance]
) -> Response[r.Seated]:
    """Look on by a watch link."""
    kind, table = await hall.behind(data.code)
    if kind != WATCH:
        raise NotAllowed("invite-link")
    holder, token = new_or_known(request, hall)
    await table.run(partial(seating.watch, table, holder, data.code))
    return answered(seated(table, holder, base(request, hall)), request, doors, token)


@get("/api/tables/{table_id:str}", operation_id="table")
async def one_table(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> r.Seated:
    """A table you belong to."""
    table, holder = await own(request, hall, table_id)
    return seated(table, holder, base(request, hall))


@delete("/api/tables/{table_id:str}/seats/{seat:int}", operation_id="leave", status_code=200)
async def leave(
    request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str], seat: FromPath[SeatPath]
) -> r.Seated:
    """Get up from your seat; before the start the host may also take somebody else off theirs."""
    table, holder = await own(request, hall, table_id)
    need_seat(table, seat)
    await table.run(partial(seating.get_up, table, holder, seat))
    return seated(table, holder, base(request, hall))


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", operation_id="addBot")
async def add_bot(
    request: Asked,
    hall: NamedDependency[Hall],
    table_id: FromPath[str],
    seat: FromPath[SeatPath],
    data: JSONBody[r.BotWish],
) -> r.Seated:
    """Put a bot on a free seat."""
    table, holder = await own(request, hall, table_id)
    need_seat(table, seat)
    await table.run(partial(seating.set_bot, table, holder, seat, data.bot))
    return seated(table, holder, base(request, hall))


@delete("/api/tables/{table_id:str}/seats/{seat:int}/bot", operation_id="removeBot", status_code=200)
async def remove_bot(
    request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str], seat: FromPath[SeatPath]
) -> r.Seated:
    """Take a bot from its seat."""
    table, holder = await own(request, hall, table_id)
    need_seat(table, seat)
    await table.run(partial(seating.set_bot, table, holder, seat, None))
    return seated(table, holder, base(request, hall))


@post("/api/tables/{table_id:str}/start", operation_id="start", status_code=200)
async def start(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> r.Seated:
    """Deal the game."""
    table, holder = await own(request, hall, table_id)
    await table.run(partial(seating.start, table, holder))
    return seated(table, holder, base(request, hall))


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", status_code=200)
async def rematch(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> r.Seated:
    """Meet the same people again."""
    table, holder = await own(request, hall, table_id)
    return seated(await hall.rematch(table, holder), holder, base(request, hall))


@post("/api/tables/{table_id:str}/play-on", operation_id="playOn")
async def play_on(
    request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str], data: JSONBody[r.PlayOn]
) -> r.Seated:
    """What if: play a finished game on from one of its positions, against bots at a new table."""
    table, holder = await own(request, hall, table_id)
    other = await hall.play_on(table, holder, data, address(request))
    return seated(other, holder, base(request, hall))


@post("/api/replays/{code:str}/play-on", operation_id="playOnShared")
async def play_on_shared(
    request: Asked,
    hall: NamedDependency[Hall],
    doors: NamedDependency[Doors],
    code: FromPath[str],
    data: JSONBody[r.PlayOn],
) -> Response[r.Seated]:
    """The same for anybody who has the link of the replay."""
    _, table = await hall.behind(code, replay=True)
    seating.need_link(table.head.replay, code)
    holder, token = new_or_known(request, hall)
    other = await hall.play_on(table, holder, data, address(request))
    return answered(seated(other, holder, base(request, hall)), request, doors, token)


@post("/api/tables/{table_id:str}/links/{kind:str}", operation_id="renewLink", status_code=200)
async def renew_link(
    request: Asked,
    hall: NamedDependency[Hall],
    table_id: FromPath[str],
    kind: FromPath[Literal["invite", "watch", "room"]],
) -> r.Seated:
    """Revoke a link; there is a new one."""
    table, holder = await own(request, hall, table_id)
    await table.run(partial(seating.revoke, table, holder, kind))
    return seated(table, holder, base(request, hall))


@get("/api/tables/{table_id:str}/qr", operation_id="qr", media_type="image/svg+xml")
async def qr(
    request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str], kind: FromQuery[r.LinkKind] = "invite"
) -> Response[bytes]:
    """A link of your table as a QR code."""
    table, holder = await own(request, hall, table_id)
    here = base(request, hall)
    links = seated(table, holder, here).links or came_by(table.head, here)
    link = links.invite if kind == "invite" else links.watch
    if link is None:
        raise NotFound("no-link")
    return Response(drawn(link), media_type="image/svg+xml")


@get("/api/tables/{table_id:str}/record", operation_id="record")
async def record(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """The record of a finished game, for replay and verify."""
    table, _ = await own(request, hall, table_id)
    if table.progress is None or table.head.status != heads.OVER:
        raise NotNow("not-over")
    head = table.head
    told = {"names": table.names, "bots": [seat.bot or "" for seat in head.seats], "lang": head.lang}
    body = {**table.progress.record().plain(), "table": {**told, "seen": [0] * len(head.seats)}}
    name = f"{head.game}-{head.id}.json"
    return Response(body, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/api/tables/{table_id:str}/replay",
    operation_id="replay",
    responses={200: ResponseSpec(r.Replay, generate_examples=False, description="Always packed with gzip.")},
)
async def replay(
    request: Asked,
    hall: NamedDependency[Hall],
    table_id: FromPath[str],
    viewer: FromQuery[r.Eyes] = "watcher",
    lang: FromQuery[str] = LANGUAGES[0],
) -> Response[bytes]:
    """A finished game again, step by step."""
    table, _ = await own(request, hall, table_id)
    return await told_again(request, hall, table, viewer, lang)


async def told_again(
    request: Asked, hall: Hall, table: Table, viewer: r.Eyes, lang: str, shared: bool = False
) -> Response[bytes]:
    """The replay of a table, for its people or for anybody."""
    if viewer.isdigit():
        need_seat(table, int(viewer))
    known = lang if lang in LANGUAGES else LANGUAGES[0]
    told = sharing.shared_info(table, known) if shared else None
    packed = await hall.replays.packed(table, viewer, known, address(request), told)
    return Response(packed, headers=PACKED, media_type=MediaType.JSON)


@get(
    "/api/replays/{code:str}",
    operation_id="sharedReplay",
    responses={200: ResponseSpec(r.Replay, generate_examples=False, description="Always packed with gzip.")},
)
async def shared_replay(
    request: Asked,
    hall: NamedDependency[Hall],
    code: FromPath[str],
    viewer: FromQuery[r.Eyes] = "open",
    lang: FromQuery[str] = LANGUAGES[0],
) -> Response[bytes]:
    """A finished game again, for anybody who has its link."""
    _, table = await hall.behind(code, replay=True)
    seating.need_link(table.head.replay, code)
    return await told_again(request, hall, table, viewer, lang, shared=True)


@post(
    "/api/tables/{table_id:str}/analysis",
    operation_id="analysis",
    status_code=200,
    responses={
        200: ResponseSpec(r.Analysed, generate_examples=False, description="Packed with gzip once it is found.")
    },
)
async def analysis(
    request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str], lang: FromQuery[str] = LANGUAGES[0]
) -> Response[Any]:
    """A finished game explained, or how far that is; the first who asks has it begun."""
    table, _ = await own(request, hall, table_id)
    return await explained(request, hall, table, lang)


@post(
    "/api/replays/{code:str}/analysis",
    operation_id="sharedAnalysis",
    status_code=200,
    responses={
        200: ResponseSpec(r.Analysed, generate_examples=False, description="Packed with gzip once it is found.")
    },
)
async def shared_analysis(
    request: Asked, hall: NamedDependency[Hall], code: FromPath[str], lang: FromQuery[str] = LANGUAGES[0]
) -> Response[Any]:
    """The same for anybody who has the link to the replay."""
    _, table = await hall.behind(code, replay=True)
    seating.need_link(table.head.replay, code)
    return await explained(request, hall, table, lang, shared=True)


async def explained(request: Asked, hall: Hall, table: Table, lang: str, shared: bool = False) -> Response[Any]:
    """The analysis of a table, for its people or for anybody."""
    known = lang if lang in LANGUAGES else LANGUAGES[0]
    told = sharing.shared_info(table, known) if shared else None
    found = await hall.analyses.look(table, known, address(request), told)
    if isinstance(found, r.Analysed):
        return Response(found)
    return Response(found, headers=PACKED, media_type=MediaType.JSON)


@put("/api/tables/{table_id:str}/sharing", operation_id="share")
async def share(
    request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str], data: JSONBody[r.Consent]
) -> r.Seated:
    """Agree that anybody with the link may see the finished game again."""
    table, holder = await own(request, hall, table_id)
    await table.run(partial(sharing.agree, table, holder, data.named))
    return seated(table, holder, base(request, hall))


@delete("/api/tables/{table_id:str}/sharing", operation_id="unshare", status_code=200)
async def unshare(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> r.Seated:
    """Agree no more: the link leads nowhere."""
    table, holder = await own(request, hall, table_id)
    await table.run(partial(sharing.withdraw, table, holder))
    return seated(table, holder, base(request, hall))


@get(
    "/api/tables/{table_id:str}/tally",
    operation_id="tally",
    responses={200: ResponseSpec(GameTally, generate_examples=False, description="Always packed with gzip.")},
)
async def tally(request: Asked, hall: NamedDependency[Hall], table_id: FromPath[str]) -> Response[bytes]:
    """A finished game in figures."""
    table, _ = await own(request, hall, table_id)
    packed = await hall.replays.tallied(table, address(request))
    return Response(packed, headers=PACKED, media_type=MediaType.JSON)


@get("/api/schema", operation_id="schema")
async def protocol_schema() -> dict[str, Any]:
    """The protocol of the websocket and of these requests."""
    return schema()


async def own(request: Asked, hall: Hall, table_id: str) -> tuple[Table, Holder]:
    """A table of the caller's, and who they are there."""
    holder = holder_of(request)
    if holder is None:
        raise NotFound("unknown-table")
    return await hall.own(table_id, holder), holder


def need_seat(table: Table, seat: int) -> None:
    if seat >= len(table.head.seats):
        raise NotFound("no-such-seat", facts={"most": str(len(table.head.seats) - 1)})


ROUTES = [
    games, cards, new_table, my_tables, open_link, join, watch, one_table, leave, add_bot, remove_bot, start, rematch,
    play_on, play_on_shared, renew_link, qr, record, replay, shared_replay, analysis, shared_analysis, share, unshare,
    tally, protocol_schema,
]  # fmt: skip
