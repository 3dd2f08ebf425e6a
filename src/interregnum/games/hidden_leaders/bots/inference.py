"""Who might lead whom, by how likely each answer of the others was with each leader that they could have."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.bots.forecast import SPAN
from interregnum.games.hidden_leaders.bots.prospects import Prospects
from interregnum.games.hidden_leaders.bots.suspicion import DRAWN, MOVED, PLAYED, Suspicion
from interregnum.games.hidden_leaders.bots.weights import SIGNS
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.choices import ACT, BURY, DRAW, MOVE
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.ids import Seat

WAITED: Final[i64] = 3  # the sign of who played no hero; the others are those of `Suspicion`
CLEAR: Final = 0.05  # a chance by which one answer is clearly better than another
LEAST: Final = -4.0  # nothing that somebody does says more against a leader than this
SAME: Final = 1e-9


class Inference(Suspicion):
    """Signs are logarithms of how likely an answer was among all that could have been given."""

    def __init__(self, prospects: Prospects, weights: list[float]) -> None:
        super().__init__(prospects, weights)
        self.unseen: list[int] = []  # cards that a hand could hold

    def prepare(self, last: View) -> None:
        if last.ask == ACT:
            self.unseen = unseen_cards(self.prospects.box, last)

    def learn(self, last: View, view: View, seat: Seat, leader: i64) -> None:
        signs = self.signs[seat]
        at: i64 = leader * SIGNS
        before: i64 = last.red * SPAN + last.green
        after: i64 = view.red * SPAN + view.green
        if last.ask == MOVE:
            signs[at + MOVED] += self.moving(leader, last.source, before, after)
        elif last.ask == ACT and len(view.ups[seat]) > len(last.ups[seat]):
            signs[at + PLAYED] += self.playing(leader, view.ups[seat][-1], before)
        elif last.ask == ACT:
            signs[at + WAITED] += self.waiting(leader, before)
        elif last.ask == DRAW:
            signs[at + DRAWN] += self.drawing(last, view, leader, before)
        elif last.ask == BURY:
            self.learn_burial(last, view, seat, leader)

    def moving(self, leader: i64, source: i64, before: i64, after: i64) -> float:
        """How likely the markers were moved just there."""
        best = self.worth(leader, after)
        for to in self.prospects.reach[source][before]:
            best = max(best, self.worth(leader, to))
        total = 0.0
        for to in self.prospects.reach[source][before]:
            total += exp((self.worth(leader, to) - best) / CLEAR)
        return max((self.worth(leader, after) - best) / CLEAR - log(total), LEAST)

    def playing(self, leader: i64, card: i64, at: i64) -> float:
        """How likely no other card of the hand was better: the share of unseen cards that are worse."""
        worth = self.card(leader, card, at)
        worse = 1.0
        for other in self.unseen:
            than = self.card(leader, other, at)
            if than < worth - SAME:
                worse += 1.0
            elif than <= worth + SAME:
                worse += 0.5
        return log(worse / float(len(self.unseen) + 2))

    def waiting(self, leader: i64, at: i64) -> float:
        """How likely no card of the hand was any good."""
        stays = self.worth(leader, at)
        good = 0.0
        for other in self.unseen:
            if self.card(leader, other, at) > stays:
                good += 1.0
        return log(1.05 - good / float(max(len(self.unseen), 1)))

    def drawing(self, last: View, view: View, leader: i64, at: i64) -> float:
        """How much likelier the card was taken, from the tavern or unseen from the harbor, than by chance."""
        taken = self.usual_card(leader, at)
        worths = [taken]
        is_found = False
        slot: i64 = 0
        while slot < len(last.tavern):
            card: i64 = last.tavern[slot]
            if card >= 0:
                worth = self.card(leader, card, at)
                worths.append(worth)
                if view.tavern[slot] != card and not is_found:
                    taken = worth
                    is_found = True
            slot += 1
        best = max(worths)
        total = 0.0
        for worth in worths:
            total += exp((worth - best) / CLEAR)
        return (taken - best) / CLEAR - log(total / float(len(worths)))

    def row(self, view: View, seat: Seat, leader: i64) -> list[float]:
        """Who draws as if by chance gives nothing away by it, so it says little against anybody."""
        found = super().row(view, seat, leader)
        found[DRAWN] = log(0.5 + 0.5 * exp(min(0.5 * found[DRAWN], 50.0)))
        return found


def unseen_cards(box: Box, view: View) -> list[int]:
    """The cards in play that lie where the viewer does not know them."""
    options = view.options
    seen = [False] * len(box.ids)
    for row in [*view.hands, *view.ups, *view.downs, view.wilderness, view.graveyard, view.aside, view.tavern]:
        for card in row:
            if card >= 0:
                seen[card] = True
    return [card for card in box.cards_in_play(options.beginner, options.extras, options.queens) if not seen[card]]
