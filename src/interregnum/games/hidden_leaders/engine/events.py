"""What happens in Hidden Leaders, one class for each event: its fields are its whole declaration (`kernel.declared`).

An event holds the truth; `seen_by` leaves out what a viewer may not know. Cards are numbers of the box.
The compiler makes no constructor of its own for a dataclass: events that are told often write theirs out, which is
several times as quick.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.ids import (
    ActorId,
    CardRows,
    FactionId,
    HowNo,
    LeaderIds,
    NamedId,
    NamedWord,
    ReasonWord,
    SecretLeader,
    WinnerId,
)
from interregnum.games.hidden_leaders.engine.zones import PARTY_UP, TAVERN_ZONE, Place, is_open, moves_quietly
from interregnum.kernel.declared import SecretEvent
from interregnum.kernel.ids import CardId, CardIds, SeatId, SecretCard, SecretCards, Seers
from interregnum.kernel.journal import OpenEvent, QuietEvent

# How a card came to move (`CardMoved.how`).
PLAYED: Final[i64] = 0  # from hand, face up, abilities follow
BURIED: Final[i64] = 1
DISCARDED: Final[i64] = 2
TAKEN: Final[i64] = 3  # into a hand
PLACED: Final[i64] = 4  # into a party or back on a pile, without abilities
TURNED_OVER: Final[i64] = 5
DRAWN: Final[i64] = 6  # from a pile, into a hand or aside
DRAWN_AT_RANDOM: Final[i64] = 7  # from another player's hand
LIFTED: Final[i64] = 8  # out of its zone, to be performed or split up
RETURNED: Final[i64] = 9
REFILLED: Final[i64] = 10  # into an empty tavern slot
SAVED: Final[i64] = 11  # turned face down instead of being buried (HL-X-QUEENS-06)

How: TypeAlias = Literal[
    "played", "buried", "discarded", "taken", "placed", "turned-over", "drawn", "drawn-at-random", "lifted",
    "returned", "refilled", "saved",
]  # fmt: skip
HOW_WORDS: Final[tuple[How, ...]] = get_args(How)
# What can be named (`Named.what`).
What: TypeAlias = Literal["player", "faction", "pile"]
NAMED: Final[tuple[What, ...]] = get_args(What)


class Markers:
    """The spaces of both markers."""

    def __init__(self, red: i64, green: i64) -> None:
        self.red: Final = red
        self.green: Final = green


@dataclass
class GameBegan(OpenEvent):
    """The table is laid; this seat starts, and these cards lie in the tavern (HL-SETUP-08)."""

    seat: SeatId
    cards: CardIds


@dataclass(init=False)
class Dealt(SecretEvent):
    """A player received a leader and five cards (HL-SETUP-01, 09)."""

    seat: SeatId
    leader: SecretLeader
    cards: SecretCards

    def __init__(self, seat: SeatId, leader: SecretLeader, cards: SecretCards) -> None:
        self.seat = seat
        self.leader = leader
        self.cards = cards


@dataclass(init=False)
class TurnBegan(QuietEvent):
    """A player's turn begins (HL-TURN-01)."""

    seat: SeatId
    number: i64

    def __init__(self, seat: SeatId, number: i64) -> None:
        self.seat = seat
        self.number = number


@dataclass(init=False)
class Passed(QuietEvent):
    """A player neither plays nor discards (HL-R-TURN-01)."""

    seat: SeatId

    def __init__(self, seat: SeatId) -> None:
        self.seat = seat


@dataclass(init=False)
class CardMoved(SecretEvent):
    """A card went from one place to another; the seers know which card it was."""

    how: HowNo
    seat: ActorId
    card: SecretCard
    from_: Place
    to: Place
    seers: Seers

    def __init__(self, how: HowNo, seat: ActorId, card: SecretCard, from_: Place, to: Place, seers: Seers) -> None:
        self.how = how
        self.seat = seat
        self.card = card
        self.from_ = from_
        self.to = to
        self.seers = seers

    def quiet(self) -> bool:
        return moves_quietly(self.seat, self.from_, self.to)


@dataclass
class Exchanged(SecretEvent):
    """Two cards swapped places (HL-TERM-EXCHANGE): `a` left `a_place` for `b_place`, and `b` the other way."""

    seat: SeatId
    a: SecretCard
    a_place: Place
    a_seers: Seers
    b: SecretCard
    b_place: Place
    b_seers: Seers

    def quiet(self) -> bool:
        """Of two open places, neither is left for another card to come to light."""
        a, b = self.a_place, self.b_place
        return (is_open(a) and is_open(b)) or (moves_quietly(self.seat, a, b) and moves_quietly(self.seat, b, a))


@dataclass(init=False)
class MarkersMoved(QuietEvent):
    """The markers went from the old spaces to the new ones, or were left; `seat` decided or played the card."""

    seat: SeatId
    from_: Markers
    to: Markers

    def __init__(self, seat: SeatId, from_: Markers, to: Markers) -> None:
        self.seat = seat
        self.from_ = from_
        self.to = to


@dataclass(init=False)
class Named(OpenEvent):
    """A player, a faction or a pile was named."""

    seat: SeatId
    what: NamedWord
    value: NamedId

    def __init__(self, seat: SeatId, what: NamedWord, value: NamedId) -> None:
        self.seat = seat
        self.what = what
        self.value = value

    def quiet(self) -> bool:
        """A player who is asked for a hand card then holds such a one: being asked tells it (HL-R-INFO-08)."""
        return self.what != "player"


@dataclass
class Picked(OpenEvent):
    """A player pointed at a face-up card; what happens to it follows."""

    seat: SeatId
    card: CardId
    place: Place

    def quiet(self) -> bool:
        return self.place.zone in (PARTY_UP, TAVERN_ZONE)


@dataclass
class Looked(SecretEvent):
    """Somebody saw a hidden card; everybody sees where it lies (HL-R-INFO-03)."""

    seat: SeatId
    card: SecretCard
    place: Place
    seers: Seers


@dataclass
class Searched(SecretEvent):
    """A player looks through the whole graveyard, bottom to top (HL-R-PILE-07)."""

    seat: SeatId
    cards: SecretCards


@dataclass
class Revealed(OpenEvent):
    """A card was shown to everybody."""

    seat: SeatId
    card: CardId
    place: Place


@dataclass
class HandLacks(OpenEvent):
    """A player holds no card of the faction that was named; the engine vouches for it (HL-R-INFO-08)."""

    seat: SeatId
    faction: FactionId


@dataclass
class Performed(QuietEvent):
    """A player performs the abilities of a card that lies open, or was shown, as if played (HL-R-COPY-01)."""

    seat: SeatId
    card: CardId


@dataclass(init=False)
class Reshuffled(OpenEvent):
    """The wilderness became the new harbor (HL-TURN-14)."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count


@dataclass
class GameEnded(OpenEvent):
    """The result; leaders and hidden heroes are open now (HL-WIN-08, HL-R-END-04, 07). Words: the outcome."""

    markers: Markers
    faction: FactionId
    winner: WinnerId
    reason: ReasonWord
    leaders: LeaderIds
    hidden: CardRows  # the hidden heroes of each party
