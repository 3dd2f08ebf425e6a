"""How even Heroes is: factions, seats, heroes, buildings and encounters over many games of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import SupportsIndex

from interregnum import bots
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.box import KINDS
from interregnum.games.heroes.engine.flow.power import SOURCES
from interregnum.games.heroes.engine.ids import TokenId
from interregnum.games.heroes.engine.state import ENDS, State
from interregnum.games.heroes.engine.terms import TIERS
from interregnum.games.heroes.game import Heroes
from interregnum.kernel.dice import FairDice, seed_of_game
from interregnum.kernel.journal import Event
from interregnum.kernel.options import Chosen
from interregnum.lab.shares import Share, shares
from interregnum.lab.simulate import TURN_LIMIT, play_on

HELD = ("skill", "artifact")  # what is used by whoever has it
USED = ("skill", "scroll", "artifact", "building", "place")
LEVEL = "level"  # a town level among the buildings, with its number


@dataclass
class Seat:
    """What one player of one game had and did."""

    faction: str
    hero: str  # the one of the start
    place: int  # in turn order of the first round
    won: bool = False
    sources: dict[str, int] = field(default_factory=dict)
    built: list[str] = field(default_factory=list)  # buildings and levels, in their order
    beaten: Counter[str] = field(default_factory=Counter)  # encounters, by colour
    lost: Counter[str] = field(default_factory=Counter)
    duels: int = 0
    heroes: int = 1
    used: set[str] = field(default_factory=set)  # cards, buildings and places by kind and id


@dataclass
class Played:
    """One game."""

    seats: list[Seat]
    rounds: int
    decisions: int
    reason: str

    @property
    def winner(self) -> Seat | None:
        """Who won alone."""
        won = [seat for seat in self.seats if seat.won]
        return won[0] if len(won) == 1 else None


def games(game: Heroes, seats: int, bot: str, number: int, seed: bytes, options: Chosen) -> Iterator[Played]:
    """So many games between bots of one name, factions at random."""
    switched = {**options, "random-factions": True}
    for index in range(number):
        yield play(game, seats, bot, seed_of_game(seed, index), switched)


def play(game: Heroes, seats: int, bot: str, seed: bytes, options: Chosen) -> Played:
    state = game.new(seats, options, FairDice(seed), journal=True)
    first: int = state.first
    players = [bots.make(bot, game, bots.seed_of_bot(seed, seat), seat) for seat in range(seats)]
    play_on(game, state, players, TURN_LIMIT)
    return told(game, state, first)


def told(game: Heroes, state: State, first: int) -> Played:
    """What the journal tells of a game."""
    result = game.result_plain(state)
    sources = result["sources"]
    assert isinstance(sources, list)
    found = [
        Seat(game.box.faction_ids[faction], "", (seat - first) % state.seats, seat in state.winners, sources[seat])
        for seat, faction in enumerate(state.factions)
    ]
    assert state.journal is not None
    for event in state.journal.events:
        note(game, state, found, event)
    return Played(found, state.round, state.decisions, ENDS[state.end])


def note(game: Heroes, state: State, seats: list[Seat], event: Event) -> None:
    """Enter one event, if it is about a building, a hero, a battle or something of the box that was used."""
    match event:
        case e.Built():
            seats[event.seat].built.append(game.box.ids[event.card])
            seats[event.seat].used.add(named(game, event.card))
        case e.Kept() if KINDS[game.box.kinds[event.card]] in HELD:
            seats[state.seat_of_hero(event.hero)].used.add(named(game, event.card))
        case e.ScrollUsed():
            seats[state.seat_of_hero(event.hero)].used.add(named(game, event.card))
        case e.Explored() | e.Taken():
            seats[state.seat_of_hero(event.hero)].used.add(f"place {game.box.facts.places[event.place].id}")
        case e.LevelRaised():
            seats[event.seat].built.append(f"{LEVEL} {event.level}")
        case e.HeroEntered():
            seat = seats[event.seat]
            seat.heroes += bool(seat.hero)
            seat.hero = seat.hero or game.box.hero_ids[event.hero]
        case e.BattleWon() | e.Routed():
            seats[state.seat_of_hero(event.hero)].beaten[colour(game, event.token)] += 1
        case e.BattleLost():
            seats[state.seat_of_hero(event.hero)].lost[colour(game, event.token)] += 1
        case e.DuelWon():
            seats[state.seat_of_hero(event.hero)].duels += 1


def named(game: Heroes, card: SupportsIndex) -> str:
    """A card or building by its kind and id."""
    return f"{KINDS[game.box.kinds[card]]} {game.box.ids[card]}"


def colour(game: Heroes, token: TokenId) -> str:
    """How strong an encounter is."""
    return TIERS[game.box.token_tier[token]]


class Balance:
    """Sums over games."""

    def __init__(self) -> None:
        self.games: list[Played] = []

    def add(self, game: Played) -> None:
        self.games.append(game)

    @property
    def decided(self) -> list[Played]:
        return [game for game in self.games if game.winner is not None]

    def wins(self, key: str) -> dict[str, Share]:
        """How often those with the same faction, hero or place won, of the games that somebody won alone."""
        return shares((str(getattr(seat, key)), seat.won) for game in self.decided for seat in game.seats)

    def pairs(self) -> dict[tuple[str, str], Share]:
        """At tables of two: how often the first faction beat the second."""
        return shares(
            ((seat.faction, other.faction), seat.won)
            for game in self.decided
            for seat, other in permutations(game.seats, 2)
        )

    def seats(self, faction: str = "") -> list[Seat]:
        return [seat for game in self.games for seat in game.seats if faction in ("", seat.faction)]

    def sources(self, faction: str = "") -> dict[str, float]:
        """Power of a seat at the end, by source."""
        found = self.seats(faction)
        return {name: sum(seat.sources[name] for seat in found) / max(1, len(found)) for name in SOURCES}

    def battles(self, faction: str = "") -> dict[str, tuple[float, Share]]:
        """By colour: encounters beaten by a seat in a game, and the share of battles won."""
        found = self.seats(faction)
        totals = {}
        for colour in TIERS:
            beaten = sum(seat.beaten[colour] for seat in found)
            lost = sum(seat.lost[colour] for seat in found)
            totals[colour] = beaten / max(1, len(found)), Share(beaten, beaten + lost)
        return totals

    def buildings(self) -> list[tuple[str, Share, float, Share]]:
        """How often a building was raised, as which one on average, and how often its owners won."""
        names = sorted({name for seat in self.seats() for name in seat.built})
        found = []
        for name in names:
            owners = [seat for seat in self.seats() if name in seat.built]
            place = sum(seat.built.index(name) + 1 for seat in owners) / len(owners)
            decided = [seat for game in self.decided for seat in game.seats if name in seat.built]
            raised = Share(len(owners), len(self.seats()))
            found.append((name, raised, place, Share(sum(seat.won for seat in decided), len(decided))))
        return sorted(found, key=lambda row: row[2])

    def used(self, game: Heroes, kind: str) -> dict[str, Share]:
        """In how many games somebody used each thing of a kind, the rarest first."""
        names = [name for name in game.box.numbers if name.split(" ")[0] == kind]
        met = [{name for seat in one.seats for name in seat.used} for one in self.games]
        found = {name: Share(sum(name in one for one in met), len(met)) for name in names}
        return {name.removeprefix(f"{kind} "): found[name] for name in sorted(names, key=lambda name: found[name].hits)}
