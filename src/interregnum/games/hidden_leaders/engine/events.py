"""What happens in Hidden Leaders. An event holds the truth; `seen_by` leaves out what a viewer may not know.

Cards are numbers of the box, UNKNOWN (-1) where a viewer may not know them. `plain` speaks in numbers too; whoever
shows events translates them through the box (`Game.event_plain`) or the catalogue.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.zones import PARTY_UP, TAVERN_ZONE, Place, is_open, moves_quietly
from interregnum.kernel.ids import UNKNOWN, Card, Seat, Viewer, bit
from interregnum.kernel.journal import Event, OpenEvent, Plain

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


def maybe(card: Card) -> int | None:
    return None if card == UNKNOWN else card


class GameBegan(OpenEvent):
    """The table is laid; this seat starts (HL-SETUP-08)."""

    def __init__(self, first: i64, tavern: list[int]) -> None:
        self.first: Final = first
        self.tavern: Final = tavern

    def plain(self) -> Plain:
        return {"event": "game-began", "seat": self.first, "cards": list(self.tavern)}


class Dealt(Event):
    """A player received a leader and five cards (HL-SETUP-01, 09)."""

    def __init__(self, seat: Seat, leader: i64, cards: list[int]) -> None:
        self.seat: Final = seat
        self.leader: Final = leader
        self.cards: Final = cards

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else Dealt(self.seat, UNKNOWN, [UNKNOWN] * len(self.cards))

    def plain(self) -> Plain:
        cards = [maybe(card) for card in self.cards]
        return {"event": "dealt", "seat": self.seat, "leader": maybe(self.leader), "cards": cards}


class TurnBegan(OpenEvent):
    """A player's turn begins (HL-TURN-01)."""

    def __init__(self, seat: Seat, number: i64) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def quiet(self) -> bool:
        return True

    def plain(self) -> Plain:
        return {"event": "turn-began", "seat": self.seat, "number": self.number}


class Passed(OpenEvent):
    """A player neither plays nor discards (HL-R-TURN-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def quiet(self) -> bool:
        return True

    def plain(self) -> Plain:
        return {"event": "passed", "seat": self.seat}


class CardMoved(Event):
    """A card went from one place to another; `seers` is the mask of those who know which card it was."""

    def __init__(self, how: i64, seat: Seat, card: Card, source: Place, target: Place, seers: i64) -> None:
        self.how: Final = how
        self.seat: Final = seat  # who did it
        self.card: Final = card
        self.source: Final = source
        self.target: Final = target
        self.seers: Final = seers

    def seen_by(self, viewer: Viewer) -> Event:
        seen = self.seers & bit(viewer) != 0
        return CardMoved(self.how, self.seat, self.card if seen else UNKNOWN, self.source, self.target, 0)

    def quiet(self) -> bool:
        return moves_quietly(self.seat, self.source, self.target)

    def plain(self) -> Plain:
        return {
            "event": "card-moved",
            "how": HOW_WORDS[self.how],
            "seat": self.seat,
            "card": maybe(self.card),
            "from": self.source.plain(),
            "to": self.target.plain(),
        }


class Exchanged(Event):
    """Two cards swapped places (HL-TERM-EXCHANGE): `a` left `a_place` for `b_place`, and `b` the other way."""

    def __init__(self, seat: Seat, a: i64, a_place: Place, a_seers: i64, b: i64, b_place: Place, b_seers: i64) -> None:
        self.seat: Final = seat
        self.a: Final = a
        self.a_place: Final = a_place
        self.a_seers: Final = a_seers
        self.b: Final = b
        self.b_place: Final = b_place
        self.b_seers: Final = b_seers

    def seen_by(self, viewer: Viewer) -> Event:
        a = self.a if self.a_seers & bit(viewer) != 0 else UNKNOWN
        b = self.b if self.b_seers & bit(viewer) != 0 else UNKNOWN
        return Exchanged(self.seat, a, self.a_place, 0, b, self.b_place, 0)

    def quiet(self) -> bool:
        """Of two open places, neither is left for another card to come to light."""
        a, b = self.a_place, self.b_place
        return (is_open(a) and is_open(b)) or (moves_quietly(self.seat, a, b) and moves_quietly(self.seat, b, a))

    def plain(self) -> Plain:
        return {
            "event": "exchanged",
            "seat": self.seat,
            "a": maybe(self.a),
            "a_place": self.a_place.plain(),
            "b": maybe(self.b),
            "b_place": self.b_place.plain(),
        }


class MarkersMoved(OpenEvent):
    """The markers went from the old spaces to the new ones; `seat` decided or played the card."""

    def __init__(self, seat: Seat, old_red: i64, old_green: i64, red: i64, green: i64) -> None:
        self.seat: Final = seat
        self.old_red: Final = old_red
        self.old_green: Final = old_green
        self.red: Final = red
        self.green: Final = green

    def quiet(self) -> bool:
        return True

    def plain(self) -> Plain:
        return {
            "event": "markers-moved",
            "seat": self.seat,
            "from": {"red": self.old_red, "green": self.old_green},
            "to": {"red": self.red, "green": self.green},
        }


class Named(OpenEvent):
    """A player, a faction or a pile was named (`what`: player, faction, pile); `value` is its number or zone."""

    def __init__(self, seat: Seat, what: str, value: i64) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.value: Final = value

    def quiet(self) -> bool:
        """A player who is asked for a hand card then holds such a one: being asked tells it (HL-R-INFO-08)."""
        return self.what != "player"

    def plain(self) -> Plain:
        return {"event": "named", "seat": self.seat, "what": self.what, "value": self.value}


class Picked(OpenEvent):
    """A player pointed at a face-up card; what happens to it follows."""

    def __init__(self, seat: Seat, card: Card, place: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place

    def quiet(self) -> bool:
        return self.place.zone in (PARTY_UP, TAVERN_ZONE)

    def plain(self) -> Plain:
        return {"event": "picked", "seat": self.seat, "card": self.card, "place": self.place.plain()}


class Looked(Event):
    """Somebody saw a hidden card; everybody sees where it lies (HL-R-INFO-03)."""

    def __init__(self, seat: Seat, card: Card, place: Place, seers: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place
        self.seers: Final = seers

    def seen_by(self, viewer: Viewer) -> Event:
        return Looked(self.seat, self.card if self.seers & bit(viewer) != 0 else UNKNOWN, self.place, 0)

    def plain(self) -> Plain:
        return {"event": "looked", "seat": self.seat, "card": maybe(self.card), "place": self.place.plain()}


class Searched(Event):
    """A player looks through the whole graveyard, bottom to top (HL-R-PILE-07)."""

    def __init__(self, seat: Seat, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else Searched(self.seat, [UNKNOWN] * len(self.cards))

    def plain(self) -> Plain:
        return {"event": "searched", "seat": self.seat, "cards": [maybe(card) for card in self.cards]}


class Revealed(OpenEvent):
    """A card was shown to everybody."""

    def __init__(self, seat: Seat, card: Card, place: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place

    def plain(self) -> Plain:
        return {"event": "revealed", "seat": self.seat, "card": self.card, "place": self.place.plain()}


class HandLacks(OpenEvent):
    """A player holds no card of the faction that was named; the engine vouches for it (HL-R-INFO-08)."""

    def __init__(self, seat: Seat, faction: i64) -> None:
        self.seat: Final = seat
        self.faction: Final = faction

    def plain(self) -> Plain:
        return {"event": "hand-lacks", "seat": self.seat, "faction": self.faction}


class Performed(OpenEvent):
    """A player performs the abilities of a card as if they had played it (HL-R-COPY-01)."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def quiet(self) -> bool:
        """The card lies open, or was shown before."""
        return True

    def plain(self) -> Plain:
        return {"event": "performed", "seat": self.seat, "card": self.card}


class Reshuffled(OpenEvent):
    """The wilderness became the new harbor (HL-TURN-14)."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final = cards

    def plain(self) -> Plain:
        return {"event": "reshuffled", "count": self.cards}


class GameEnded(OpenEvent):
    """The result; leaders and hidden heroes are open now (HL-WIN-08, HL-R-END-04, 07). Words: the outcome."""

    def __init__(
        self, red: i64, green: i64, faction: i64, winner: i64, reason: str, leaders: list[int], hidden: list[list[int]]
    ) -> None:
        self.red: Final = red
        self.green: Final = green
        self.faction: Final = faction
        self.winner: Final = winner
        self.reason: Final = reason
        self.leaders: Final = leaders
        self.hidden: Final = hidden  # the hidden heroes of each party, open now

    def plain(self) -> Plain:
        return {
            "event": "game-ended",
            "markers": {"red": self.red, "green": self.green},
            "faction": self.faction,
            "winner": maybe(self.winner),
            "reason": self.reason,
            "leaders": list(self.leaders),
            "hidden": [list(row) for row in self.hidden],
        }
