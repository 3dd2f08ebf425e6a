"""What can be asked, and the codes of what can be answered: a code names the same thing in every position."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.kernel.ids import Choice, Seat

# --- what is asked -----------------------------------------------------------------------------------------------

SETUP: Final[i64] = 0  # lay one of five cards face down, discard another (HL-R-SETUP-02)
ACT: Final[i64] = 1  # play a hero, discard the first card, or pass (HL-TURN-03)
MORE: Final[i64] = 2  # discard one more card, or stop (HL-TURN-08)
DRAW: Final[i64] = 3  # the source of the next card (HL-TURN-10)
KEEP: Final[i64] = 4  # discard down to three (HL-TURN-12)
MOVE: Final[i64] = 5  # which markers go where (HL-R-MARK-02)
PLAYER: Final[i64] = 6  # name a player
FACTION: Final[i64] = 7  # name a faction
PILE: Final[i64] = 8  # name a pile
PICK: Final[i64] = 9  # name a card
BURY: Final[i64] = 10
DISCARD: Final[i64] = 11
TAKE: Final[i64] = 12
PLACE: Final[i64] = 13
TURN_OVER: Final[i64] = 14
LOOK: Final[i64] = 15
EXCHANGE: Final[i64] = 16  # the first card of an exchange
EXCHANGE_WITH: Final[i64] = 17  # the second card of an exchange
PLAY: Final[i64] = 18  # an additional hero, or none (HL-R-PLAY-01)
REVEAL: Final[i64] = 19  # the card to show and hand over (HL-R-CARD-ARTIST)
OPTION: Final[i64] = 20  # one of the alternatives of a card (HL-R-TGT-12)

Ask: TypeAlias = Literal[
    "setup", "act", "more", "draw", "keep", "move", "player", "faction", "pile", "pick", "bury", "discard", "take",
    "place", "turn-over", "look", "exchange", "exchange-with", "play", "reveal", "option",
]  # fmt: skip
ASKS: Final[tuple[Ask, ...]] = get_args(Ask)

# --- what is answered --------------------------------------------------------------------------------------------

PASS: Final[i64] = 0  # neither play nor discard
STOP: Final[i64] = 1  # discard no further card
NONE: Final[i64] = 2  # decline a "may"
TAVERN: Final[i64] = 3  # + slot 0..2
HARBOR: Final[i64] = 6
WILDERNESS: Final[i64] = 7
GRAVEYARD: Final[i64] = 8  # the pile, or its top card
STAY: Final[i64] = 9  # another player decides for a move that moves nothing (HL-R-DEC-06)
SEAT: Final[i64] = 10  # + seat
FACTIONS: Final[i64] = 16  # + faction
OPTIONS: Final[i64] = 20  # + number of the alternative
CARD: Final[i64] = 24  # + card: one that the chooser can see
PLAY_CARD: Final[i64] = 128  # + card: play it
SPOT: Final[i64] = 256  # + place in a party
MOVES: Final[i64] = 4096  # + how far red and green really go
SETUPS: Final[i64] = 8192  # + the hidden hero and the discard
SETUPS_END: Final[i64] = 8192 + 128 * 128

Face = NewType("Face", i64)  # a side of a party; no zone, though both count from face up
UP: Final = Face(0)
DOWN: Final = Face(1)

MOVE_SPAN: Final[i64] = 11  # a marker goes at most 11 spaces either way
MOVE_BASE: Final[i64] = 23


def is_card(choice: Choice) -> bool:
    return CARD <= choice < PLAY_CARD


def is_play(choice: Choice) -> bool:
    return PLAY_CARD <= choice < SPOT


def named_card(choice: Choice) -> i64:
    return choice - CARD


def played_card(choice: Choice) -> i64:
    return choice - PLAY_CARD


def pile(number: i64) -> i64:
    """One of the piles, by its place in the list of their names."""
    return HARBOR + number


def pile_number(choice: Choice) -> i64:
    return choice - HARBOR


def tavern_slot(choice: Choice) -> i64:
    return choice - TAVERN


def spot(seat: Seat, face: Face, index: i64) -> i64:
    """A place in a party: whose, which side, and how many older ones lie before it."""
    return SPOT + index * 16 + seat * 2 + face


def spot_seat(choice: Choice) -> i64:
    return ((choice - SPOT) % 16) // 2


def spot_face(choice: Choice) -> Face:
    return Face((choice - SPOT) % 2)


def spot_index(choice: Choice) -> i64:
    return (choice - SPOT) // 16


def move_choice(red: i64, green: i64) -> i64:
    """How far the markers really go, after the ends of the track have stopped them."""
    return MOVES + (red + MOVE_SPAN) * MOVE_BASE + green + MOVE_SPAN


def move_red(choice: Choice) -> i64:
    return (choice - MOVES) // MOVE_BASE - MOVE_SPAN


def move_green(choice: Choice) -> i64:
    return (choice - MOVES) % MOVE_BASE - MOVE_SPAN


def setup_choice(hidden: i64, discarded: i64) -> i64:
    return SETUPS + hidden * 128 + discarded


def setup_hidden(choice: Choice) -> i64:
    return (choice - SETUPS) // 128


def setup_discarded(choice: Choice) -> i64:
    return (choice - SETUPS) % 128
