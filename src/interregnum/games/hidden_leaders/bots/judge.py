"""What a position is worth to one seat: the chance that its leader wins, by the little the seat knows."""

from __future__ import annotations

from math import exp, fsum, sqrt
from typing import Final

from interregnum.games.hidden_leaders.bots.belief import Belief, bits
from interregnum.games.hidden_leaders.bots.forecast import Space, space
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View

OWN_PACE: Final = 0.9  # heroes a turn
FEWER: Final = 0.3  # a smaller party, in heroes of the winning faction (HL-TIE-03)
HIGHER: Final = 0.1  # a higher leader (HL-TIE-04)
SHARP: Final = 0.12  # how steep the comparison of heroes is at the end of the game
BLUR: Final = 0.55  # and how it flattens with the rounds to come


class Judge:
    """Made for one decision: what is believed of the others does not change while it looks ahead."""

    def __init__(self, box: Box, belief: Belief, view: View) -> None:
        self.me: Final[int] = view.viewer
        self.forecast: Final = belief.forecast
        self.threshold: Final[int] = view.threshold
        self.leader: Final = view.leaders[self.me]
        self.factions: Final = bits(box.leader_factions[self.leader])
        self.others: Final = [seat for seat in range(view.seats) if seat != self.me]
        self.aligned: Final = [belief.aligned(view, seat) if seat != self.me else [] for seat in range(view.seats)]
        self.higher: Final = [self.number_edge(box, belief, view, seat) for seat in range(view.seats)]
        self.paces: Final = [self.pace(view, seat) for seat in range(view.seats)]
        self.pace_of_others: Final = fsum(self.paces[seat] for seat in self.others)
        self.heroes: Final = {one: [mask >> one & 1 for mask in box.factions] for one in self.factions}
        self.own_heroes: Final = {one: self.own_count(box, one) for one in self.factions}

    def pace(self, view: View, seat: int) -> float:
        """How many heroes the seat plays in a turn, as far as that shows."""
        if seat == self.me:
            return OWN_PACE
        turns: int = view.turns
        return min(max((len(view.ups[seat]) + 1) / (turns / len(view.ups) + 2), 0.3), 1.0)

    def number_edge(self, box: Box, belief: Belief, view: View, seat: int) -> float:
        """What the last tie rule is likely to give against the seat."""
        if seat == self.me:
            return 0.0
        chances, mine = belief.leaders(view, seat), box.leader_numbers[self.leader]
        return HIGHER * fsum(p if mine > box.leader_numbers[one] else -p for one, p in enumerate(chances))

    def own_count(self, box: Box, faction: int) -> list[int]:
        """What each card counts for in the own party; a Queen may count twice (HL-X-QUEENS-02)."""
        own = box.leader_ids[self.leader]
        return [
            card.endgame.counts_as if card.endgame is not None and own in card.endgame.leaders else plain
            for card, plain in zip(box.facts.cards, self.heroes[faction], strict=True)
        ]

    def rounds(self, ups: list[list[int]]) -> float:
        """How many rounds are still to come; none when a party shows enough heroes (HL-END-01)."""
        threshold = self.threshold
        least = min([(threshold - len(row)) / pace for row, pace in zip(ups, self.paces, strict=True)])
        return max(least, 0.0)

    def worth(self, state: State) -> float:
        """The chance to win from here on, about."""
        rounds = self.rounds(state.ups)
        chances = self.forecast.chances(space(state.red, state.green), rounds * self.pace_of_others)
        total = 0.0
        for faction in self.factions:
            if chances[faction] > 0.0:
                total += chances[faction] * self.wins_with(faction, state.ups, state.downs, rounds)
        return total

    def wins_with(self, faction: int, ups: list[list[int]], downs: list[list[int]], rounds: float) -> float:
        """The chance that no other aligned player has the better party when this faction wins."""
        me, plain, own = self.me, self.heroes[faction], self.own_heroes[faction]
        mine = sum([own[card] for card in ups[me]]) + sum([own[card] for card in downs[me]])
        size = len(ups[me]) + len(downs[me])
        steep = 1.0 / (SHARP + BLUR * sqrt(rounds))
        chance = 1.0
        for seat in self.others:
            lead = mine - sum([plain[card] for card in ups[seat]]) - sum([plain[card] for card in downs[seat]])
            other = len(ups[seat]) + len(downs[seat])
            edge = lead + (FEWER if size < other else -FEWER if size > other else self.higher[seat])
            chance *= 1.0 - self.aligned[seat][faction] / (1.0 + exp(min(edge * steep, 50.0)))
        return chance

    def table(self, view: View) -> dict[Space, float]:
        """What each space of the markers would be worth with the parties as they are, seen from a turn later."""
        rounds = max(self.rounds(view.ups) - 1.0, 0.0)
        downs = [[card for card in row if card >= 0] for row in view.downs]
        wins = {faction: self.wins_with(faction, view.ups, downs, rounds) for faction in self.factions}
        plays = rounds * self.pace_of_others
        found: dict[Space, float] = {}
        for at in self.forecast.spaces:
            chances = self.forecast.chances(at, plays)
            found[at] = fsum([chances[faction] * wins[faction] for faction in self.factions])
        return found
