"""What moves from one device to another: begun on the old one, taken up on the new one, confirmed on the old one."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, json

from interregnum.server import codes
from interregnum.server.errors import NotAllowed, NotFound
from interregnum.server.ids import Holder
from interregnum.server.world import hashed
from interregnum.wire.terms import Moving

MINUTES: Final = 300.0  # seconds for which it can be taken up and confirmed
WRONG: Final = 5  # tries that end it
MARK: Final = 3  # characters of its code that tell which one is meant; the others are guessed or known
OVER: Final = ("moved", "ended")


class Move(Struct, frozen=True):
    """One of them, as it is kept; changed by replacing it as a whole."""

    id: str
    holder: Holder  # the device that has the seats
    table: str | None  # null: all of its tables
    seat: int | None  # null: all of its seats there, and its place among the watchers
    mark: str
    code: bytes  # what is typed, hashed
    link: bytes  # what the QR code leads to, hashed
    until: float
    state: Moving = "open"
    wrong: int = 0
    to: Holder | None = None  # the device that took it up
    digits: str = ""  # what both devices show
    moved: list[str] = []  # tables that are on the new device
    stayed: list[str] = []  # tables that cannot be there


encode = json.Encoder().encode
decode = json.Decoder(Move).decode


def new(
    move_id: str, holder: Holder, wish: tuple[str | None, int | None], secrets: tuple[str, str], now: float
) -> Move:
    """A move that somebody begins: by a code to type, and by the secret of a QR code."""
    (table, seat), (code, link) = wish, secrets
    return Move(move_id, holder, table, seat, code[:MARK], hashed(code), hashed(link), now + MINUTES)


def is_live(move: Move, now: float) -> bool:
    return move.state == "confirmed" or (move.state not in OVER and now < move.until)


def marked(moves: list[Move], typed: str) -> Move | None:
    """The one that is meant, by a code to type or by a link; whether it is right is another question."""
    code = codes.read(typed, codes.DEVICE)
    if code is not None:
        return next((one for one in moves if one.mark == code[:MARK]), None)
    return next((one for one in moves if one.link == hashed(typed)), None)


def is_right(move: Move, typed: str) -> bool:
    code = codes.read(typed, codes.DEVICE)
    return move.link == hashed(typed) if code is None else move.code == hashed(code)


def need_part(move: Move | None, holder: Holder | None) -> Move:
    """For the two devices alone; nobody else learns that there is one."""
    if move is None or holder is None or holder not in (move.holder, move.to):
        raise NotFound("no-move")
    return move


def need_owner(move: Move, holder: Holder) -> None:
    if move.holder != holder:
        raise NotAllowed("old-device")
