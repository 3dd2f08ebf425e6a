"""How even Hidden Leaders is: factions, leaders, seats and cards over many games of bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interregnum import bots
from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.dice import FairDice, seed_of_game
from interregnum.kernel.ids import NOBODY
from interregnum.kernel.options import Chosen
from interregnum.lab.shares import Share, shares
from interregnum.lab.simulate import TURN_LIMIT, play_on


@dataclass(frozen=True)
class Played:
    """One game."""

    faction: str  # that won
    winner: int | None  # the seat that won alone
    places: list[int]  # of each seat, in the order of the first turns
    leaders: list[str]
    cards: list[frozenset[str]]  # that each seat has played
    turns: int


def games(game: HiddenLeaders, seats: int, bot: str, number: int, seed: bytes, options: Chosen) -> Iterator[Played]:
    """So many games between bots of one name."""
    for index in range(number):
        yield play(game, seats, bot, seed_of_game(seed, index), options)


def play(game: HiddenLeaders, seats: int, bot: str, seed: bytes, options: Chosen) -> Played:
    state = game.new(seats, options, FairDice(seed), journal=True)
    players = [bots.make(bot, game, bots.seed_of_bot(seed, seat), seat) for seat in range(seats)]
    play_on(game, state, players, TURN_LIMIT)
    return told(game, state)


def told(game: HiddenLeaders, state: State) -> Played:
    """What the journal tells of a game."""
    outcome = state.outcome
    assert outcome is not None
    assert state.journal is not None
    cards: list[set[str]] = [set() for _ in range(state.seats)]
    first = 0
    for event in state.journal.events:
        if isinstance(event, e.CardMoved) and event.how == e.PLAYED:
            cards[event.seat].add(game.box.ids[event.card])
        elif isinstance(event, e.GameBegan):
            first = event.seat
    return Played(
        FACTIONS[outcome.faction],
        None if outcome.winner == NOBODY else int(outcome.winner),
        [(seat - first) % state.seats for seat in range(state.seats)],
        [game.box.leader_ids[leader] for leader in state.leaders[: state.seats]],
        [frozenset(one) for one in cards],
        state.turns,
    )


class Balance:
    """Sums over games."""

    def __init__(self) -> None:
        self.games: list[Played] = []

    def add(self, game: Played) -> None:
        self.games.append(game)

    @property
    def decided(self) -> list[Played]:
        return [game for game in self.games if game.winner is not None]

    def factions(self) -> dict[str, Share]:
        """How often each faction took the throne."""
        return shares((name, name == game.faction) for game in self.games for name in FACTIONS)

    def leaders(self) -> dict[str, Share]:
        """How often whoever had a leader won."""
        return shares(
            (leader, seat == game.winner) for game in self.decided for seat, leader in enumerate(game.leaders)
        )

    def places(self) -> dict[str, Share]:
        """How often a seat won, by its place in turn order."""
        return shares(
            (str(place), seat == game.winner) for game in self.decided for seat, place in enumerate(game.places)
        )

    def cards(self, names: list[str]) -> list[tuple[str, Share, Share]]:
        """Of each card: in how many games somebody played it, and how often whoever did won; the winners' first."""
        found = []
        for name in names:
            played = sum(any(name in one for one in game.cards) for game in self.games)
            owners = [(game, seat) for game in self.decided for seat, one in enumerate(game.cards) if name in one]
            won = Share(sum(game.winner == seat for game, seat in owners), len(owners))
            found.append((name, Share(played, len(self.games)), won))
        return sorted(found, key=lambda row: (-row[2].value, row[0]))
