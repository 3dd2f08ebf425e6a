"""Under the Cup: everybody rolls in secret and bids on all dice at once, until somebody doubts a bid."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from interregnum.choices import Notation, Part, Row, Table, numbers
from interregnum.guest.engine import GuestGame, GuestState, GuestView, Sight, Told
from interregnum.kernel.dice import Dice
from interregnum.kernel.options import Chosen, flag
from interregnum.kernel.state import State
from interregnum.kernel.view import View

ID: Final = "cups"
WILD_ONES: Final = "wild-ones"  # a one counts as whatever the bid names
SHORT: Final = "short-game"  # three dice each instead of five
MOST_DICE, FEW_DICE, SIDES, MOST_SEATS = 5, 3, 6, 6
STEP: Final = 2  # a bid names at most so many dice more than the one before
DOUBT: Final = 0  # any other answer is a bid
NUMBERS: Final = Part("number", MOST_DICE * MOST_SEATS, least=1)
FACES: Final = Part("face", SIDES, least=1)
CHOICES: Final = Table(Row("doubt", DOUBT), Row("bid", 1, (NUMBERS, FACES), "bid {number}x{face}"))

Face = Annotated[int, Meta(ge=1, le=SIDES)]
Number = Annotated[int, Meta(ge=0, le=MOST_DICE * MOST_SEATS)]
Cup = Annotated[list[Face], Meta(max_length=MOST_DICE)]


def rolls(seats: int, dice: Dice) -> list[list[int]]:
    """A full cup for every seat, whatever is left to it: how many rolls are made tells nobody anything."""
    return [[dice.below(SIDES) + 1 for _ in range(MOST_DICE)] for _ in range(seats)]


class Rolled(Told, frozen=True, tag="cups-rolled"):
    """A seat shook its cup: nobody else knows the dice."""

    secret = ("dice",)
    dice: Cup | None


class Bid(Told, frozen=True, tag="cups-bid"):
    """At least so many dice show this face, under all cups together."""

    number: Number
    face: Face


class Doubted(Told, frozen=True, tag="cups-doubted"):
    """A bid was doubted and all cups were lifted: so many dice were there."""

    number: Number
    face: Face
    cups: list[Cup]


class Lost(Told, frozen=True, tag="cups-lost"):
    """A seat lost a die; so many are left to it."""

    left: Number


class Truth(Struct, forbid_unknown_fields=True):
    """All cups, the bid that stands, and whose turn it is."""

    left: list[Annotated[int, Meta(ge=0, le=MOST_DICE)]]  # dice of each seat
    cups: list[Cup]  # none between two rounds
    coming: list[Cup]  # the next roll, made a round ahead: hidden like any other, so another world may have another
    turn: Number
    number: Number = 0  # of the bid; 0 before the first
    face: Number = 0
    bidder: Number = 0


class Seen(Struct, frozen=True):
    """Everybody's dice, one's own with their faces, and the bid."""

    left: list[int]
    cups: list[list[int | None]]
    number: int
    face: int
    bidder: int


class CupsView(Sight[Seen], frozen=True, tag=ID):
    """What a viewer of this game sees."""


class CupsState(GuestState):
    """The rules."""

    truth: Truth

    def go_on(self) -> None:
        """Roll for a new round, ask for a bid or a doubt, or end the game with the last who has dice."""
        truth = self.truth
        if truth.left.count(0) == self.seats - 1:
            self.end()
        elif not truth.cups:
            self.roll()
        else:
            self.wants(truth.turn, 0, ([DOUBT] if truth.number else []) + self.bids())

    def roll(self) -> None:
        truth = self.truth
        self.turns += 1
        truth.cups = [sorted(dice[:left]) for dice, left in zip(truth.coming, truth.left, strict=True)]
        truth.coming = rolls(self.seats, self.dice)
        for seat, cup in enumerate(truth.cups):
            if cup:
                self.tell(Rolled(seat, cup))

    def bids(self) -> list[int]:
        """More dice of any face, or as many of a higher one."""
        truth = self.truth
        several = range(max(truth.number, 1), min(truth.number + STEP, sum(truth.left)) + 1)
        raises = [(n, face) for n in several for face in range(1, SIDES + 1) if n > truth.number or face > truth.face]
        return [CHOICES.code("bid", number=n, face=face) for n, face in raises]

    def take(self, choice: int) -> None:
        truth = self.truth
        if choice == DOUBT:
            return self.doubt()
        said = CHOICES.decode(choice)
        truth.number, truth.face, truth.bidder = said["number"], said["face"], truth.turn
        self.tell(Bid(truth.bidder, truth.number, truth.face))
        return self.pass_on(truth.turn + 1)

    def doubt(self) -> None:
        """All cups are lifted; whoever was wrong loses a die and begins the next round."""
        truth = self.truth
        wild = {truth.face, 1} if self.options[WILD_ONES] else {truth.face}
        found = sum(die in wild for cup in truth.cups for die in cup)
        loser = truth.turn if found >= truth.number else truth.bidder
        truth.left[loser] -= 1
        self.tell(Doubted(truth.turn, found, truth.face, truth.cups))
        self.tell(Lost(loser, truth.left[loser]))
        truth.cups, truth.number, truth.face, truth.bidder = [], 0, 0, 0
        self.pass_on(loser)

    def pass_on(self, seat: int) -> None:
        """The turn goes to this seat, or to the next that has dice."""
        seat %= self.seats
        self.truth.turn = (
            seat
            if self.truth.left[seat]
            else next(one % self.seats for one in range(seat, seat + self.seats) if self.truth.left[one % self.seats])
        )


class Cups(GuestGame[CupsState]):
    """The game as the house knows it."""

    state_type, truth_type, sight_type = CupsState, Truth, CupsView
    event_types = (Rolled, Bid, Doubted, Lost)
    asks = ("bid",)
    choices = Notation(CHOICES, {"number": numbers(NUMBERS), "face": numbers(FACES)})

    def __init__(self) -> None:
        super().__init__(ID, 1, 2, MOST_SEATS, [flag(WILD_ONES), flag(SHORT)])
        self.plays_on = True

    def deal(self, seats: int, options: Chosen, dice: Dice) -> Truth:
        left = [FEW_DICE if options[SHORT] else MOST_DICE] * seats
        return Truth(left, [], rolls(seats, dice), dice.below(seats))

    def table(self, state: CupsState, viewer: int) -> Seen:
        truth = state.truth
        cups = [[die if seat == viewer else None for die in cup] for seat, cup in enumerate(truth.cups)]
        return Seen(truth.left[:], cups, truth.number, truth.face, truth.bidder)

    def imagine(self, view: View, dice: Dice) -> State:
        assert isinstance(view, GuestView)
        seen, table = view.sight, view.sight.table
        cups = [sorted(dice.below(SIDES) + 1 if die is None else die for die in cup) for cup in table.cups]
        turn = table.left.index(max(table.left)) if seen.asked is None else seen.asked
        truth = Truth(table.left[:], cups, rolls(seen.seats, dice), turn, table.number, table.face, table.bidder)
        state = CupsState(seen.seats, dice, seen.options, truth)
        state.advance()
        return state

    def shuffle_piles(self, state: State) -> None:
        """The roll that nobody has seen yet is another one; what lies under the cups stays."""
        assert isinstance(state, CupsState)
        state.truth.coming = rolls(state.seats, state.dice)

    def winner(self, state: CupsState) -> int:
        return state.truth.left.index(max(state.truth.left))

    def is_possible(self, state: CupsState) -> bool:
        truth, seats = state.truth, state.seats
        if not len(truth.left) == len(truth.coming) == seats > max(truth.turn, truth.bidder):
            return False
        cups = not truth.cups or [len(cup) for cup in truth.cups] == truth.left
        full = all(len(dice) == MOST_DICE for dice in truth.coming) and truth.left[truth.turn] > 0
        return cups and full and truth.face <= SIDES and state.over == (truth.left.count(0) == seats - 1)
