"""What an answer would do to the markers, from a view alone: the same in every position that fits it, or not to tell.

What the viewer knows is laid out as it lies; in every other place lies a blank, a card without a face. The rules play
the answer there. Dice show all their sides, one after the other, and shuffled cards become blanks. Where the rules ask
for the face of a blank (there is none: an IndexError), either no marker can move any more before the next question, or
every card that could lie there is tried. Questions that only name something, or move markers, are followed: where the
card takes the markers is told at once, for each way that somebody may choose.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.choices import FACTION, MOVE, PLAYER
from interregnum.games.hidden_leaders.engine.imagine import card_at_code, laid_out, unseen_cards
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.state import Script, State
from interregnum.games.hidden_leaders.engine.steps.markers import Markers
from interregnum.games.hidden_leaders.engine.steps.performing import Perform, PlayAnother
from interregnum.games.hidden_leaders.engine.turn import is_reached, is_stuck
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import UNKNOWN, Choice
from interregnum.kernel.pending import Pending
from interregnum.kernel.view import Foreseen as KernelForeseen
from interregnum.kernel.view import PendingView

FOLLOWED: Final = (MOVE, PLAYER, FACTION)
MOST_RUNS: Final[i64] = 600  # answers that are played for one; an answer that takes more counts as not to tell


class Way:
    """Where the markers may stand, and the faction that would win then."""

    def __init__(self, red: i64, green: i64, leading: i64) -> None:
        self.red: Final = red
        self.green: Final = green
        self.leading: Final = leading

    def is_same(self, other: Way) -> bool:
        return self.red == other.red and self.green == other.green


class Foreseen(KernelForeseen):
    """All ways an answer may go; none if cards that the viewer does not know decide where the markers stand."""

    def __init__(self, now: i64, ways: list[Way], by: list[int], over: bool) -> None:
        self.now: Final = now  # the faction that would win before the answer
        self.ways: Final = ways
        self.by: Final = by  # the seats whose answers decide between the ways
        self.over: Final = over  # whether the game is certainly over then


class Untold(Exception):
    """What happens depends on something the viewer does not know."""


class Chance(Dice):
    """Dice that show one side after the other, run by run; where cards are shuffled, nobody knows any of them."""

    def __init__(self, rolls: list[int], faces: i64, blank: i64, shuffled: bool) -> None:
        self.rolls: Final = rolls
        self.sides: Final[list[int]] = []
        self.faces: i64 = faces  # how many cards there are; the numbers behind them are those of blanks
        self.blank: i64 = blank  # the next new one
        self.shuffled: bool = shuffled

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        self.sides.append(n)
        if len(self.sides) > len(self.rolls):
            self.rolls.append(0)
        return self.rolls[len(self.sides) - 1]

    def shuffle(self, cards: list[int]) -> None:
        for place in range(len(cards)):
            if cards[place] < self.faces:
                cards[place] = self.blank
                self.blank += 1
        self.shuffled = True

    def clone(self) -> Dice:
        return Chance([], self.faces, self.blank, self.shuffled)

    def plain(self) -> list[str]:
        raise AssertionError("nobody keeps what was only thought of")

    def turn(self) -> bool:
        """Show the next side; no if all were shown."""
        while self.rolls and self.rolls[-1] + 1 == self.sides[len(self.rolls) - 1]:
            self.rolls.pop()
        if self.rolls:
            self.rolls[-1] += 1
        return len(self.rolls) > 0


def foresee(box: Box, script: Script, view: View, choice: Choice) -> Foreseen:
    """What comes of a listed answer until somebody is asked for more than a name or a move of the markers."""
    sight = Foresight(box, script, view)
    now = winning_faction(box, view.red, view.green)
    try:
        ways = sight.reached(sight.state, choice)
    except Untold:
        return Foreseen(now, [], [], False)
    return Foreseen(now, ways, sight.by if len(ways) > 1 else [], sight.over)


class Foresight:
    """One answer, played in the position that a view shows."""

    def __init__(self, box: Box, script: Script, view: View) -> None:
        self.box: Final = box
        self.unseen: Final = unseen_cards(box, view)
        self.tried: Final[list[int]] = []  # the cards that blanks stand for, as far as it was asked
        self.by: Final[list[int]] = []
        self.over: bool = True
        self.runs: i64 = 0
        blank: i64 = len(box.ids)
        blanks = [int(blank + place) for place in range(len(self.unseen))]
        dice = Chance([], blank, blank + len(blanks), False)
        leaders = [int(UNKNOWN)] * len(view.leaders)
        self.state: Final = laid_out(box, script, view, blanks, leaders, dice, 3 * len(box.ids))
        for pending in view.stack:
            self.state.stack.append(known_pending(self.state, pending))
        self.state.ask = view.ask
        self.state.source = view.source
        self.state.choices = view.choices[:]

    def reached(self, state: State, choice: Choice) -> list[Way]:
        """Where the answer takes the markers, the same whatever the dice show."""
        found: list[Way] = []
        rolls: list[int] = []
        while True:
            copy = state.clone()
            before = copy.dice
            assert isinstance(before, Chance)
            chance = Chance(rolls, before.faces, before.blank, before.shuffled)
            copy.dice = chance
            found = agreed(found, self.played(state, copy, chance, choice))
            if not chance.turn():
                return found
            rolls = chance.rolls

    def played(self, state: State, copy: State, chance: Chance, choice: Choice) -> list[Way]:
        self.runs += 1
        if self.runs > MOST_RUNS:
            raise Untold
        try:
            copy.answer(choice)
        except IndexError:  # somebody looked at a blank
            return self.met_blank(state, copy, chance, choice)
        return self.followed(copy)

    def followed(self, state: State) -> list[Way]:
        """The ways from here on, question by question."""
        if state.over or state.ask not in FOLLOWED:
            return [self.way(state, state.over)]
        if state.asked not in self.by:
            self.by.append(state.asked)
        found: list[Way] = []
        for choice in state.choices:
            for way in self.reached(state, choice):
                if not has(found, way):
                    found.append(way)
        return found

    def way(self, state: State, over: bool) -> Way:
        if not over:
            self.over = False
        return Way(state.red, state.green, winning_faction(self.box, state.red, state.green))

    def met_blank(self, state: State, copy: State, chance: Chance, choice: Choice) -> list[Way]:
        """What a face that is not known decides: nothing any more, or what each of the possible cards makes of it."""
        if is_settled(copy):
            return [self.way(copy, not copy.stack and (is_reached(copy) or is_stuck(copy)))]
        blank = blank_in_play(copy)
        if blank == UNKNOWN or chance.shuffled:
            raise Untold
        found: list[Way] = []
        for card in self.unseen:
            if card not in self.tried:
                self.tried.append(card)
                found = agreed(found, self.reached(with_card(state, blank, card), choice))
                self.tried.pop()
        return found


def known_pending(state: State, seen: PendingView) -> Pending:
    """What is pending; nobody but the viewer can have an answer up their sleeve while the viewer is asked."""
    assert seen.kept != UNKNOWN, "somebody else is asked"
    pending = Pending(seen.program, seen.seat, seen.fresh)
    pending.step = seen.step
    pending.stage = seen.stage
    pending.kept = seen.kept
    pending.slots = seen.slots[:]
    pending.lot = [card_at_code(state, code) for code in seen.lot]
    return pending


def agreed(found: list[Way], more: list[Way]) -> list[Way]:
    """Both lists where they are the same, or where there was none before."""
    if not found:
        return more
    if len(found) != len(more):
        raise Untold
    for way in more:
        if not has(found, way):
            raise Untold
    return found


def has(ways: list[Way], way: Way) -> bool:
    for other in ways:
        if other.is_same(way):
            return True
    return False


def is_settled(state: State) -> bool:
    """Whether nothing that is pending can move a marker, or set another card to work."""
    for pending in state.stack:
        program = state.script.programs[pending.program]
        first: i64 = pending.step
        if first > 0 and isinstance(program[first - 1], Perform):  # done with its card, perhaps not with performing it
            return False
        for step in program[first:]:
            if isinstance(step, (Markers, Perform, PlayAnother)):
                return False
    return True


def blank_in_play(state: State) -> i64:
    """The blank that a card goes on with; UNKNOWN if there is none."""
    for pending in state.stack:
        for card in pending.lot:
            if card >= len(state.box.ids):
                return card
    return UNKNOWN


def with_card(state: State, blank: i64, card: i64) -> State:
    """The same position with a card in the place of a blank."""
    copy = state.clone()
    for row in copy.hands + copy.downs + copy.ups + [copy.harbor, copy.wilderness, copy.graveyard, copy.aside]:
        put_for(row, blank, card)
    for pending in copy.stack:
        put_for(pending.lot, blank, card)
    copy.known[card] = copy.known[blank]
    return copy


def put_for(row: list[int], blank: i64, card: i64) -> None:
    for place in range(len(row)):
        if row[place] == blank:
            row[place] = card
