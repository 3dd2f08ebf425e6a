"""What one command does to a table, and what follows from a head after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event
from interregnum.kernel.state import State
from interregnum.server import entries, heads
from interregnum.server.heads import TableHead
from interregnum.server.ids import Holder, LinkHash
from interregnum.server.rooms import room_hash
from interregnum.server.store.rows import INVITE, REPLAY, ROOM, SEAT, WATCH
from interregnum.server.world import hashed


@dataclass(slots=True)
class Step:
    """What one command does to a table; nothing of it counts before it is kept."""

    head: TableHead
    added: list[tuple[entries.Entry, Sequence[Event]]] = field(default_factory=list)
    state: State | None = None  # the game after it, if it changes the game
    then: Callable[[], None] | None = None  # when it is kept
    links: bool = False  # the links changed
    members: bool = False  # who belongs to the table changed

    def add(self, entry: entries.Entry, events: Sequence[Event] = ()) -> None:
        self.added.append((entry, events))


def asked(game: Game, head: TableHead, state: State, now: float) -> TableHead:
    """The head with whoever must answer now, and with whoever is to be told of it; or with those who have won."""
    if state.over:
        won = winners(game, state)
        return replace(head, status=heads.OVER, asked=None, asked_at=now, room=None, knocks=[], winners=won)
    seat, turn = int(state.asked), int(state.turns)
    told = head.noticed[1] if head.noticed[0] == turn else []
    if head.notice is not None and head.bot_for(seat) is None and seat not in told:
        told = [*told, seat]
    return replace(head, asked=seat, asked_at=now, noticed=(turn, told))


def winners(game: Game, state: State) -> list[int]:
    """The seats that have won a game that is over; a game in which several can says so."""
    result = game.result_plain(state)
    won = result.get("winners", [result.get("winner")])
    return [seat for seat in won if isinstance(seat, int)] if isinstance(won, list) else []


def link_hashes(head: TableHead) -> dict[str, LinkHash]:
    """The links of a table as the store knows them."""
    codes = {INVITE: head.invite, WATCH: head.watch, REPLAY: head.replay}
    codes |= {f"{SEAT}{number}": seat.offer.code for number, seat in enumerate(head.seats) if seat.offer is not None}
    found = {kind: LinkHash(hashed(code)) for kind, code in codes.items() if code is not None}
    return found if head.room is None else {**found, ROOM: room_hash(head.room)}


def members(head: TableHead) -> frozenset[Holder]:
    """Everybody who may find the table among their own."""
    held = [seat.holder for seat in head.seats if seat.holder is not None]
    return frozenset([*held, *head.watchers, head.host])
