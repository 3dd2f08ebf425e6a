"""What is different from game to game when two servers are compared: other worlds, the deal, and what is answered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar, Protocol

from tests.happened import happened
from tests.properties import heroes_games
from tests.server.sights import Sights, SightsOfHeroes, SightsOfLeaders, SightsOfLeadersPlayedOn

from interregnum import game
from interregnum.games.heroes.engine import state as heroes
from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.lab import interference as heroes_interference
from interregnum.games.heroes.lab import worlds as heroes_worlds
from interregnum.games.heroes.lab.riches import enrich
from interregnum.games.hidden_leaders.engine import state as leaders
from interregnum.games.hidden_leaders.engine.choices import PLAY_CARD, SPOT
from interregnum.games.hidden_leaders.engine.events import Dealt
from interregnum.games.hidden_leaders.lab import interference, worlds
from interregnum.kernel.dice import Dice, fast_dice
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event, Journal
from interregnum.kernel.record import Record, make_dice, played_on, start_of
from interregnum.kernel.state import State

BEFORE = 24  # answers of the game that is played on


class World(Protocol):
    """A position that a viewer cannot tell from the true one."""

    @property
    def state(self) -> State: ...

    def choice(self, choice: int) -> int:
        """The answer that corresponds to one given in the true world."""


class Kin(ABC):
    """A game that two servers play."""

    game: ClassVar[str]

    @abstractmethod
    def another(self, state: State, viewer: int, choice: int | None, dice: Dice) -> World:
        """Another world for the viewer; one in which an answer reveals the same, if somebody is about to give it."""

    @abstractmethod
    def sights(self) -> Sights:
        """A book of who has seen what."""

    def chosen(self, state: State, random: Random) -> int:
        """An answer."""
        return random.choice(list(state.choices))

    def new(self, game: Game, record: Record, journal: bool) -> State:
        """A game at its first question."""
        return game.new(record.seats, record.options, make_dice(record.dice, record.seed), journal)

    def redealt(self, world: World, event: Event) -> Event:
        """What happened in the deal, as it happened in another world."""
        return event

    def replay(self, game: Game, record: Record, answers: int = -1, journal: bool = True) -> State:
        """The state after so many answers."""
        state = self.new(game, record, journal)
        texts = record.answers()
        for text in texts if answers < 0 else texts[:answers]:
            question = state.question
            assert question is not None
            state.answer(game.read_choice(question, text))
        return state


class HiddenLeadersKin(Kin):
    """Hidden Leaders from the deal on."""

    game = "hidden-leaders"

    def another(self, state: State, viewer: int, choice: int | None, dice: Dice) -> World:
        assert isinstance(state, leaders.State)
        reveal = worlds.Reveal()
        if choice is not None:
            truth = state.clone()
            truth.journal = Journal()
            truth.answer(choice)
            reveal = interference.revealed(truth, viewer)
        reveal.holds += interference.asked_to_show(state)
        reveal.leaders = reveal.leaders or state.over
        return worlds.other_world(state, viewer, reveal, dice)

    def sights(self) -> Sights:
        return SightsOfLeaders(game("hidden-leaders").box)

    def chosen(self, state: State, random: Random) -> int:
        """Any answer, but rather a hero than a discard: heroes lead to stranger questions."""
        played = [one for one in state.choices if PLAY_CARD <= one < SPOT]
        return random.choice(played) if played and random.random() < 0.6 else super().chosen(state, random)

    def redealt(self, world: World, event: Event) -> Event:
        if not isinstance(event, Dealt):
            return event
        assert isinstance(world, worlds.World)
        cards = [world.stands_for[card] for card in event.cards]
        return happened(Dealt, event.seat, world.state.leaders[event.seat], cards)


class LeadersPlayedOnKin(HiddenLeadersKin):
    """Hidden Leaders from a position of another game: hands and what is known stay, piles are shuffled anew."""

    def new(self, game: Game, record: Record, journal: bool) -> State:
        state, random = super().new(game, record, False), Random(record.seed)
        while state.decisions < BEFORE:
            state.answer(self.chosen(state, random))
        return played_on(game, start_of(game, state), make_dice(record.dice, record.seed), journal)

    def sights(self) -> Sights:
        return SightsOfLeadersPlayedOn(game("hidden-leaders").box)


class HeroesKin(Kin):
    """Heroes from a position in the middle of things, as its first rounds hide little."""

    game = "heroes"

    def another(self, state: State, viewer: int, choice: int | None, dice: Dice) -> World:
        assert isinstance(state, heroes.State)
        truth = state.clone()
        truth.journal = Journal()
        if choice is not None:
            truth.answer(choice)
        shown = heroes_interference.shown(state, truth, viewer)
        for _ in range(heroes_interference.TRIES):
            world = heroes_worlds.other_world(state, viewer, shown, dice)
            if is_alike(state, truth, world, choice):
                return world
        return heroes_worlds.World(state.clone(), {})

    def sights(self) -> Sights:
        return SightsOfHeroes(game("heroes").box)

    def chosen(self, state: State, random: Random) -> int:
        """Any answer, but seldom one that does nothing."""
        busy = [one for one in state.choices if not heroes_games.does_nothing(one)]
        return random.choice(busy) if busy and random.random() < 0.8 else super().chosen(state, random)

    def new(self, game: Game, record: Record, journal: bool) -> State:
        state = super().new(game, record, False)
        assert isinstance(state, heroes.State)
        dice = fast_dice(record.seed)
        while state.ask != TURN:
            state.answer(heroes_games.pick(state, dice))
        enrich(state, dice)
        state.journal = Journal() if journal else None
        return state


def is_alike(truth: heroes.State, after: heroes.State, world: heroes_worlds.World, choice: int | None) -> bool:
    """Whether the same is found to fit, before an answer and after it."""
    if not heroes_interference.fits_alike(truth, world.state):
        return False
    if choice is None or world.choice(choice) not in world.state.choices:
        return True
    other = world.state.clone()
    other.answer(world.choice(choice))
    return heroes_interference.fits_alike(after, other)


HIDDEN_LEADERS = HiddenLeadersKin()
PLAYED_ON = LeadersPlayedOnKin()
HEROES = HeroesKin()
