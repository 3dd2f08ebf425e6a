"""How seats are thought to play on in an imagined position: at once, each for its own leader, by tables alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.bots.forecast import SPAN
from interregnum.games.hidden_leaders.bots.prospects import KINDS, SPACES, STAND, Prospects, lowest
from interregnum.games.hidden_leaders.engine.choices import (
    ACT,
    BURY,
    CARD,
    DRAW,
    HARBOR,
    KEEP,
    MORE,
    MOVE,
    MOVES,
    NONE,
    PASS,
    PLAY,
    PLAY_CARD,
    SETUP,
    SPOT,
    STAY,
    STOP,
    UP,
    is_card,
    move_green,
    move_red,
    named_card,
    played_card,
    setup_discarded,
    setup_hidden,
    spot_face,
    spot_index,
    spot_seat,
    tavern_slot,
)
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import Seat

HERO: Final = 0.02  # a hero of an own faction, when nobody else seems to serve it
PATIENCE: Final = 0.04  # what a hero may cost before somebody rather waits
SAMPLE: Final[i64] = 3  # cards that stand for all that could lie in the harbor


class Habits:
    """Answers any question of a position in which everything is open; holds what it found for the seat asked."""

    def __init__(self, prospects: Prospects, dice: FastDice) -> None:
        self.prospects: Final = prospects
        self.dice: Final = dice
        self.turn: i64 = -1  # of whom the rest was found, and when
        self.seat: i64 = -1
        self.first: i64 = 0  # the two factions of the leader
        self.second: i64 = 0
        self.first_share = 0.0  # the chance to win with them
        self.second_share = 0.0
        self.first_hero = 0.0  # and what one more hero adds to it
        self.second_hero = 0.0
        self.at: i64 = 0  # where the markers stand
        self.base: i64 = 0  # the table of chances that holds now
        self.next_base: i64 = 0  # and when the seat has shown one more hero

    def answer(self, state: State) -> i64:
        """What the seat that is asked is likely to answer."""
        choices = state.choices
        if len(choices) == 1:
            return choices[0]
        seat = state.asked
        self.look(state, seat)
        ask = state.ask
        if ask == ACT:
            return self.act(state, seat)
        if ask == MOVE:
            return self.move(state)
        if ask == DRAW:
            return self.draw(state)
        if ask == KEEP:
            return CARD + self.worst(state.hands[seat])
        if ask == MORE:
            return self.more(state, seat)
        if ask == PLAY:
            return self.play(state)
        return self.setup(state) if ask == SETUP else self.best(state, seat)

    def look(self, state: State, seat: Seat) -> None:
        """What the seat wants, with the markers and parties as they are."""
        distance = self.prospects.distance(state)
        if state.ask == ACT or self.turn != state.turns or self.seat != seat:
            self.turn = state.turns
            self.seat = seat
            self.want(state, seat, distance)
        self.at = state.red * SPAN + state.green
        self.base = distance * SPACES * KINDS
        after: i64 = min(distance, max(state.threshold - len(state.ups[seat]) - 1, 0))
        self.next_base = after * SPACES * KINDS

    def want(self, state: State, seat: Seat, distance: i64) -> None:
        """Which factions the seat serves and how it stands with them; that holds for a turn."""
        prospects = self.prospects
        prospects.count(state)
        factions: i64 = prospects.box.leader_factions[state.leaders[seat]]
        self.first = lowest(factions)
        self.second = lowest(factions & (factions - 1))
        self.first_share = prospects.share(state, seat, self.first, distance)
        self.second_share = prospects.share(state, seat, self.second, distance)
        steep = prospects.standing[distance * STAND]
        self.first_hero = HERO + steep * self.first_share * (1.0 - self.first_share)
        self.second_hero = HERO + steep * self.second_share * (1.0 - self.second_share)

    def forget(self) -> None:
        """Another position comes."""
        self.turn = -1

    def worth(self, base: i64, at: i64) -> float:
        """The chance to win when the markers stand there."""
        plain = self.prospects.plain
        place: i64 = base + at * KINDS
        return plain[place + self.first] * self.first_share + plain[place + self.second] * self.second_share

    def hero(self, base: i64, at: i64, card: i64) -> float:
        """What the card adds as a hero of the own party when the markers stand there."""
        plain = self.prospects.plain
        factions: i64 = self.prospects.box.factions[card]
        place: i64 = base + at * KINDS
        found = 0.0
        if (factions >> self.first) & 1 == 1:
            found += plain[place + self.first] * self.first_hero
        if (factions >> self.second) & 1 == 1:
            found += plain[place + self.second] * self.second_hero
        return found

    def card(self, card: i64) -> float:
        """What it is worth to play the card, with the best of its moves: as `worth` and `hero` say, read once."""
        plain = self.prospects.plain
        factions: i64 = self.prospects.box.factions[card]
        is_first = (factions >> self.first) & 1 == 1
        is_second = (factions >> self.second) & 1 == 1
        best = -1.0
        for to in self.prospects.reach[card][self.at]:
            place: i64 = self.next_base + to * KINDS
            first = plain[place + self.first]
            second = plain[place + self.second]
            hero = 0.0
            if is_first:
                hero += first * self.first_hero
            if is_second:
                hero += second * self.second_hero
            best = max(best, first * self.first_share + second * self.second_share + hero)
        return best

    def act(self, state: State, seat: Seat) -> i64:
        """The best hero, or away with the poorest card when every hero would do harm."""
        hand = state.hands[seat]
        best = self.worth(self.base, self.at) - PATIENCE
        choice: i64 = PASS
        for card in hand:
            worth = self.card(card)
            if worth > best:
                best = worth
                choice = PLAY_CARD + card
        return choice if choice != PASS else CARD + self.worst(hand)

    def play(self, state: State) -> i64:
        """One more hero if that does good."""
        best = self.worth(self.base, self.at)
        found: i64 = state.choices[-1]
        for choice in state.choices:
            if choice >= PLAY_CARD:
                worth = self.card(played_card(choice))
                if worth > best:
                    best = worth
                    found = choice
        return found

    def move(self, state: State) -> i64:
        best = -1.0
        found: i64 = STAY
        for choice in state.choices:
            at: i64 = self.at
            if choice >= MOVES:
                at += move_red(choice) * SPAN + move_green(choice)
            worth = self.worth(self.base, at)
            if worth > best:
                best = worth
                found = choice
        return found

    def worst(self, cards: list[int]) -> i64:
        """The card that is worth least."""
        least = 9.0
        found: i64 = -1
        for card in cards:
            worth = self.card(card)
            if worth < least:
                least = worth
                found = card
        return found

    def more(self, state: State, seat: Seat) -> i64:
        """Away with another card only if it is worse than none."""
        worst = self.worst(state.hands[seat])
        return CARD + worst if self.card(worst) < self.worth(self.base, self.at) else STOP

    def draw(self, state: State) -> i64:
        """The best of the tavern, or the harbor if that promises more."""
        harbor = state.harbor
        best = -1.0
        found: i64 = state.choices[-1]
        if found == HARBOR and harbor:
            best = 0.0
            some: i64 = 0
            while some < SAMPLE:
                best += self.card(harbor[self.dice.below(len(harbor))])
                some += 1
            best /= float(SAMPLE)
        for choice in state.choices:
            if choice < HARBOR:
                worth = self.card(state.tavern[tavern_slot(choice)])
                if worth > best:
                    best = worth
                    found = choice
        return found

    def setup(self, state: State) -> i64:
        """Hide what counts and does little else, discard what does least."""
        best = -9.0
        found: i64 = state.choices[0]
        for choice in state.choices:
            hidden = setup_hidden(choice)
            worth = 3.0 * self.hero(self.base, self.at, hidden) - self.card(hidden) - self.card(setup_discarded(choice))
            if worth > best:
                best = worth
                found = choice
        return found

    def best(self, state: State, seat: Seat) -> i64:
        """Any other question: heroes are worth something to the one whose party they are in; the rest is chance."""
        best = 0.0 if state.choices[-1] == NONE else -9.0
        found: i64 = state.choices[-1]
        ask = state.ask
        for choice in state.choices:
            if choice >= SPOT and choice < MOVES:
                worth = self.spot(state, seat, choice, ask == BURY)
            elif is_card(choice):
                worth = self.hero(self.base, self.at, named_card(choice))
            else:
                worth = 0.0
            worth += float(self.dice.below(1000)) * 1e-6
            if worth > best and choice != NONE:
                best = worth
                found = choice
        return found

    def spot(self, state: State, seat: Seat, choice: i64, buries: bool) -> float:
        """What it is worth to take this hero out of its party; without burial it may come to something else."""
        owner = spot_seat(choice)
        row = state.ups[owner] if spot_face(choice) == UP else state.downs[owner]
        card: i64 = row[spot_index(choice)]
        if owner == seat:
            return -self.hero(self.base, self.at, card)
        rival: i64 = self.prospects.box.leader_factions[state.leaders[owner]]
        factions: i64 = self.prospects.box.factions[card]
        found = 0.0 if buries else -0.001
        plain = self.prospects.plain
        place: i64 = self.base + self.at * KINDS
        if (factions & rival) >> self.first & 1 == 1:
            found += plain[place + self.first] * self.first_hero
        if (factions & rival) >> self.second & 1 == 1:
            found += plain[place + self.second] * self.second_hero
        return found
