"""Many positions that fit one view, for search: what is the same in all of them is prepared once."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.imagine import TRIES, copy_numbers, filled_pending
from interregnum.games.hidden_leaders.engine.state import Script, State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import UNKNOWN

SCALE: Final = 1 << 30  # all that is believed, in whole parts
HALF_WORD: Final[i64] = 1 << 30
SWAPS: Final[i64] = 3  # cards looked at in place of a hidden hero that seems unlikely
PER_CENT: Final[i64] = 100


class Worlds:
    """Positions for one view; who leads whom is drawn by what is believed, everything else by chance.

    Nobody may look at such a position: who knows which card is left out of it.
    """

    def __init__(
        self, box: Box, script: Script, view: View, beliefs: list[list[float]], leaning: i64, remembers: bool = True
    ) -> None:
        self.box: Final = box
        self.script: Final = script
        self.view: Final = view
        me: int = view.viewer
        remembers = remembers or len(view.stack) > 0  # what a card goes on with lies before one's eyes
        self.hands: Final = [kept(row, remembers or seat == me) for seat, row in enumerate(view.hands)]
        self.downs: Final = [kept(row, remembers or seat == me) for seat, row in enumerate(view.downs)]
        self.wilderness: Final = kept(view.wilderness, remembers)
        self.graveyard: Final = kept(view.graveyard, remembers)
        self.unseen: Final = self.unseen_cards()
        self.leaning: i64 = leaning  # in per cent, how often a hidden hero is looked for among the owner's own factions
        self.as_asked: Final = view.asked == view.viewer and not view.stack
        self.deals: Final[list[list[int]]] = []  # every way to deal the leaders
        self.shares: Final[list[int]] = []  # and how likely it is, with all before it
        self.weigh_leaders(beliefs)

    def unseen_cards(self) -> list[int]:
        """The cards in play that lie in no place the viewer knows, or remembers."""
        options = self.view.options
        seen = [False] * len(self.box.ids)
        rows = self.hands + self.view.ups + self.downs + [self.wilderness, self.graveyard, self.view.aside]
        for row in [*rows, self.view.tavern]:
            for card in row:
                if card >= 0:
                    seen[card] = True
        cards = self.box.cards_in_play(options.beginner, options.extras, options.queens)
        return [card for card in cards if not seen[card]]

    def weigh_leaders(self, beliefs: list[list[float]]) -> None:
        """List the deals of leaders with what is believed of each seat: a weight for each leader."""
        view = self.view
        rest = [leader for leader in range(len(view.leaders)) if leader not in view.leaders]
        empty = [seat for seat in range(view.seats) if view.leaders[seat] == UNKNOWN]
        weights: list[float] = []
        for some in permutations(rest, len(empty)):
            leaders = view.leaders[:]
            weight = 1.0
            for seat, leader in zip(empty, some, strict=True):
                leaders[seat] = leader
                weight *= beliefs[seat][leader]
            others = [leader for leader in rest if leader not in some]
            self.deals.append([others.pop() if leader == UNKNOWN else leader for leader in leaders])
            weights.append(weight)
        self.share_out(weights)

    def share_out(self, weights: list[float]) -> None:
        """Turn weights into whole parts, so that the same deal is drawn on every machine."""
        total = 0.0
        for weight in weights:
            total += weight
        reached = 0
        for weight in weights:
            reached += 1 + int(round(weight / total, 9) * SCALE)
            self.shares.append(reached)

    def deal(self, dice: FastDice) -> State:
        """One of the positions, at the question of the view."""
        for _ in range(TRIES):
            state = self.laid_out(dice)
            if self.as_asked:
                state.asked = self.view.asked
                state.ask = self.view.ask
                state.source = self.view.source
                state.choices = self.view.choices[:]
                return state
            state.ask_again()
            if state.asked == self.view.asked and state.ask == self.view.ask:
                return state
        raise AssertionError("no position fits the view")

    def drawn_leaders(self, dice: FastDice) -> list[int]:
        shares = self.shares
        part: i64 = dice.below(shares[-1])
        number: i64 = 0
        share: i64 = shares[0]
        while share <= part:
            number += 1
            share = shares[number]
        return self.deals[number]

    def laid_out(self, dice: FastDice) -> State:
        view = self.view
        unseen = self.unseen[:]
        dice.shuffle(unseen)
        leaders = self.drawn_leaders(dice)
        hands: list[list[int]] = []
        for row in self.hands:
            hands.append(filled(row, unseen))
        ups: list[list[int]] = []
        for row in view.ups:
            ups.append(row[:])
        downs: list[list[int]] = []
        for row, leader in zip(self.downs, leaders, strict=False):
            downs.append(self.hidden(row, unseen, self.box.leader_factions[leader], dice))
        wilderness = filled(self.wilderness, unseen)
        graveyard = filled(self.graveyard, unseen)
        aside = filled(view.aside, unseen)
        rolls = FastDice((dice.below(HALF_WORD) << 30) + dice.below(HALF_WORD) + 1)
        state = State(
            self.box,
            self.script,
            view.options,
            view.seats,
            rolls,
            leaders,
            hands,
            ups,
            downs,
            view.tavern[:],
            unseen,
            wilderness,
            graveyard,
            aside,
            [0] * len(self.box.ids),
        )
        copy_numbers(state, view)
        for pending in view.stack:
            state.stack.append(filled_pending(state, self.script, pending, dice))
        return state

    def hidden(self, row: list[int], unseen: list[int], own: i64, dice: FastDice) -> list[int]:
        """Hidden heroes, rather of the owner's factions: people hide what counts for them."""
        found: list[int] = []
        for known in row:
            if known != UNKNOWN:
                found.append(known)
                continue
            card: i64 = unseen.pop()
            if unseen and dice.below(PER_CENT) < self.leaning:
                card = self.likelier(card, unseen, own, dice)
            found.append(card)
        return found

    def likelier(self, card: i64, unseen: list[int], own: i64, dice: FastDice) -> i64:
        """The card, or in its place one of a few others that is of these factions."""
        factions = self.box.factions
        tries: i64 = 0
        while tries < SWAPS and factions[card] & own == 0:
            index: i64 = dice.below(len(unseen))
            other: i64 = unseen[index]
            unseen[index] = card
            card = other
            tries += 1
        return card


def kept(row: list[int], remembers: bool) -> list[int]:
    """The row as it is remembered: all of it, or only how many cards lie there and what is on top of them."""
    return row[:] if remembers else [UNKNOWN] * (len(row) - 1) + row[-1:]


def filled(row: list[int], unseen: list[int]) -> list[int]:
    """The row with an unseen card in every unknown place."""
    found: list[int] = []
    for card in row:
        found.append(unseen.pop() if card == UNKNOWN else card)
    return found
