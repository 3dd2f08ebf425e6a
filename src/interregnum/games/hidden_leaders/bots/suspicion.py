"""Who might lead whom, from all that the others did where they could have done something else."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.bots.forecast import SPAN
from interregnum.games.hidden_leaders.bots.prospects import FAR, KINDS, SPACES, Prospects
from interregnum.games.hidden_leaders.bots.weights import SIGNS
from interregnum.games.hidden_leaders.engine.choices import ACT, BURY, DRAW, MOVE
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.ids import UNKNOWN, Seat

HERO: Final = 0.1  # a hero of an own faction, beside what it does to the markers
MOVED: Final[i64] = 0  # the signs: a move that was preferred to others
PLAYED: Final[i64] = 1  # a card that was preferred to an average one
DRAWN: Final[i64] = 2  # a card of the tavern that was preferred to others
PUSHED: Final[i64] = 3  # what happened to the markers
SHOWN: Final[i64] = 4  # heroes in the party
FELLED: Final[i64] = 5  # heroes that were buried, the own ones less


class Suspicion:
    """For each seat and leader the signs that speak for it, from views alone."""

    def __init__(self, prospects: Prospects, weights: list[float]) -> None:
        self.prospects: Final = prospects
        self.weights: Final = weights
        self.leaders_count: i64 = len(prospects.box.leader_ids)
        size = len(prospects.box.leader_ids) * SIGNS
        self.signs: Final = [[0.0] * size for _ in range(prospects.seats)]
        self.last: View | None = None
        self.base: i64 = 0  # the table of chances that holds

    def see(self, view: View) -> None:
        """Learn from what happened since the last view, if nothing was missed in between."""
        last, self.last = self.last, view
        if last is None or last.asked == view.viewer or view.decisions != last.decisions + 1:
            return
        self.base = self.distance(last) * SPACES * KINDS
        self.prepare(last)
        leader: i64 = 0
        while leader < self.leaders_count:
            self.learn(last, view, last.asked, leader)
            leader += 1

    def prepare(self, last: View) -> None:
        """Look at what all leaders have in common before learning from what followed."""

    def distance(self, view: View) -> i64:
        most: i64 = 0
        for row in view.ups:
            most = max(most, len(row))
        return min(max(view.threshold - most, 0), FAR)

    def learn(self, last: View, view: View, seat: Seat, leader: i64) -> None:
        """What an answer of the seat says for one leader."""
        signs = self.signs[seat]
        at: i64 = leader * SIGNS
        before: i64 = last.red * SPAN + last.green
        after: i64 = view.red * SPAN + view.green
        if before != after:
            signs[at + PUSHED] += self.worth(leader, after) - self.worth(leader, before)
        if last.ask == MOVE:
            signs[at + MOVED] += self.worth(leader, after) - self.usual_move(leader, last.source, before)
        elif last.ask == ACT and len(view.ups[seat]) > len(last.ups[seat]):
            card: i64 = view.ups[seat][-1]
            signs[at + PLAYED] += self.card(leader, card, before) - self.usual_card(leader, before)
        elif last.ask == DRAW:
            signs[at + DRAWN] += self.drawn(last, view, leader, before)
        elif last.ask == BURY:
            self.learn_burial(last, view, seat, leader)

    def learn_burial(self, last: View, view: View, seat: Seat, leader: i64) -> None:
        """Whom somebody buried: heroes that count for others, rather than the own ones."""
        if len(view.graveyard) > len(last.graveyard):
            felled: i64 = view.graveyard[-1]
            own = len(view.ups[seat]) + len(view.downs[seat]) < len(last.ups[seat]) + len(last.downs[seat])
            worth = self.hero(leader, felled, view.red * SPAN + view.green)
            at: i64 = leader * SIGNS + FELLED
            self.signs[seat][at] += -worth if own else worth

    def worth(self, leader: i64, at: i64) -> float:
        """The chance that a faction of the leader wins when the markers stand there."""
        plain = self.prospects.plain
        mask: i64 = self.prospects.box.leader_factions[leader]
        place: i64 = self.base + at * KINDS
        total = 0.0
        faction: i64 = 0
        while faction < KINDS:
            if (mask >> faction) & 1 == 1:
                total += plain[place + faction]
            faction += 1
        return total

    def hero(self, leader: i64, card: i64, at: i64) -> float:
        """What the card is worth in a party of the leader."""
        if card == UNKNOWN:
            return 0.0
        plain = self.prospects.plain
        mask: i64 = self.prospects.box.leader_factions[leader] & self.prospects.box.factions[card]
        place: i64 = self.base + at * KINDS
        total = 0.0
        faction: i64 = 0
        while faction < KINDS:
            if (mask >> faction) & 1 == 1:
                total += HERO * plain[place + faction]
            faction += 1
        return total

    def card(self, leader: i64, card: i64, at: i64) -> float:
        """What it is worth to play the card."""
        best = -1.0
        for to in self.prospects.reach[card][at]:
            best = max(best, self.worth(leader, to))
        return best + self.hero(leader, card, at)

    def usual_move(self, leader: i64, source: i64, at: i64) -> float:
        """The mean of what the card that asks can do to the markers."""
        ways = self.prospects.reach[source][at]
        total = 0.0
        for to in ways:
            total += self.worth(leader, to)
        return total / float(len(ways))

    def usual_card(self, leader: i64, at: i64) -> float:
        """What an average card is worth."""
        total = 0.0
        count: i64 = len(self.prospects.reach)
        card: i64 = 0
        while card < count:
            total += self.card(leader, card, at)
            card += 1
        return total / float(count)

    def drawn(self, last: View, view: View, leader: i64, at: i64) -> float:
        """What the card that was taken from the tavern is worth, beyond the others that lay there."""
        total = 0.0
        count = 0.0
        taken = -1.0
        slot: i64 = 0
        while slot < len(last.tavern):
            card: i64 = last.tavern[slot]
            if card >= 0:
                worth = self.card(leader, card, at)
                total += worth
                count += 1.0
                if view.tavern[slot] != card and taken < 0.0:
                    taken = worth
            slot += 1
        if count == 0.0:
            return 0.0
        usual = self.usual_card(leader, at)
        if taken < 0.0:  # the harbor seemed better than all of them
            taken = usual
        return taken - (total + usual) / (count + 1.0)

    def row(self, view: View, seat: Seat, leader: i64) -> list[float]:
        """All signs that the seat has this leader."""
        at: i64 = leader * SIGNS
        found = self.signs[seat][at : at + SIGNS]
        mask: i64 = self.prospects.box.leader_factions[leader]
        shown = 0.0
        for card in view.ups[seat]:
            if self.prospects.box.factions[card] & mask != 0:
                shown += 1.0
        found[SHOWN] = shown
        return found

    def leaders(self, view: View, seat: Seat) -> list[float]:
        """How likely the seat has each leader; nobody has the viewer's own."""
        found: list[float] = []
        total = 0.0
        leader: i64 = 0
        while leader < self.leaders_count:
            chance = 0.0
            if view.viewer >= view.seats or leader != view.leaders[view.viewer]:
                row = self.row(view, seat, leader)
                score = 0.0
                for index, weight in enumerate(self.weights):
                    score += weight * row[index]
                chance = exp(score)
            found.append(chance)
            total += chance
            leader += 1
        return [chance / total for chance in found]
