"""The truth of one game of Heroes, and the procedures that move it on."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import Battle
from interregnum.games.heroes.engine.box import FACTION_OF, HEROES_OF, NO_CARD, Box
from interregnum.games.heroes.engine.events import NO_ROW, Fighter, Fighters
from interregnum.games.heroes.engine.map.board import Board
from interregnum.games.heroes.engine.options import Options
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import NOBODY, Choice, Seat
from interregnum.kernel.pending import Pending
from interregnum.kernel.state import State as KernelState

IN_TOWN: Final[i64] = -1  # where a hero is who stands on no field
NOT_IN_PLAY: Final[i64] = -2
NO_ENCOUNTER: Final[i64] = -1
NO_TOWN: Final[i64] = -1

# How the game ended.
End: TypeAlias = Literal["going-on", "domination", "time-out"]
ENDS: Final[tuple[End, ...]] = get_args(End)
GOING_ON: Final[i64] = ENDS.index("going-on")
DOMINATION: Final[i64] = ENDS.index("domination")
TIME_OUT: Final[i64] = ENDS.index("time-out")


class State(KernelState):
    """Lists by seat, by hero (12) and by field; decks are lists of cards, the top is the end of the list."""

    def __init__(
        self, box: Box, script: Script, options: Options, board: Board, seats: i64, dice: Dice, bare: bool = False
    ) -> None:
        """A table without anything on it; a bare one has no room for it either, since a clone brings its own."""
        super().__init__(seats, dice)
        own = 0 if bare else seats
        heroes = 0 if bare else len(box.hero_ids)
        fields = 0 if bare else board.size
        self.box: Final = box
        self.script: Final = script
        self.options: Final = options
        self.board: Final = board
        self.goal: i64 = box.facts.constants.domination[seats - 2]  # Power that wins at once
        self.first: i64 = 0
        self.turn: i64 = 0  # whose turn it is
        self.round: i64 = 0
        self.end: i64 = GOING_ON
        self.winners: list[int] = []
        # by seat
        self.factions: list[int] = [int(NOBODY)] * own
        self.seat_of: list[int] = [int(NOBODY)] * 4  # by faction
        self.towns: list[int] = [int(NO_TOWN)] * own
        self.levels: list[int] = [1] * own
        self.resources: list[int] = [0] * own
        self.gold: list[int] = [0] * own
        self.honours: list[int] = [0] * own  # Power gained for good (MMH-RUL-32)
        self.buildings: list[list[int]] = [[] for _ in range(own)]
        self.cards: list[int] = [0] * own  # action cards, a bit each
        self.ready: list[int] = [0] * own  # those face up
        self.reserve: list[list[int]] = [[0, 0, 0, 0] for _ in range(own)]
        self.skill_decks: list[list[int]] = [[] for _ in range(2 * own)]  # Might and Magic of each seat
        self.skill_discards: list[list[int]] = [[] for _ in range(2 * own)]
        self.tear: i64 = NOBODY  # whose Temple the Tear of Asha lies under
        # by hero
        self.at: list[int] = [int(NOT_IN_PLAY)] * heroes  # a field, IN_TOWN or NOT_IN_PLAY
        self.armies: list[list[int]] = [[0] * 8 for _ in range(heroes)]  # tokens by 2 * level + side
        self.luck: list[int] = [0] * heroes
        self.skills: list[list[int]] = [[] for _ in range(heroes)]
        self.artifacts: list[list[int]] = [[] for _ in range(heroes)]
        self.scrolls: list[list[int]] = [[] for _ in range(heroes)]
        self.trophies: list[list[int]] = [[] for _ in range(heroes)]
        self.open_rules: list[list[int]] = [[] for _ in range(heroes)]  # rules of his cards that a hero may use
        self.open_windows: list[int] = [0] * heroes  # the windows they work in, a bit each
        # by field
        self.encounters: list[int] = [int(NO_ENCOUNTER)] * fields
        self.owners: list[int] = [int(NOBODY)] * fields
        self.explored: list[int] = [0] * fields
        # cards
        self.treasures: list[int] = []
        self.treasure_discards: list[int] = []
        self.artifact_deck: list[int] = []
        self.artifact_discards: list[int] = []
        self.scroll_deck: list[int] = []
        self.scroll_discards: list[int] = []
        self.known: list[int] = [0] * (
            0 if bare else len(box.scroll_level)
        )  # by scroll: the mask of viewers who know where it is
        self.weeks: list[int] = []
        self.week: i64 = NO_CARD
        self.past_weeks: list[int] = []
        self.town_order: list[int] = []
        # the activation under way
        self.began_in_town: bool = False
        self.battle: Battle | None = None

    def clone(self) -> State:
        copy = State(self.box, self.script, self.options, self.board, self.seats, self.dice.clone(), True)
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.round = self.round
        copy.end = self.end
        copy.winners = self.winners[:]
        copy.factions = self.factions[:]
        copy.seat_of = self.seat_of[:]
        copy.towns = self.towns[:]
        copy.levels = self.levels[:]
        copy.resources = self.resources[:]
        copy.gold = self.gold[:]
        copy.honours = self.honours[:]
        copy.buildings = [row[:] for row in self.buildings]
        copy.cards = self.cards[:]
        copy.ready = self.ready[:]
        copy.reserve = [row[:] for row in self.reserve]
        copy.skill_decks = [row[:] for row in self.skill_decks]
        copy.skill_discards = [row[:] for row in self.skill_discards]
        copy.tear = self.tear
        self.copy_heroes(copy)
        self.copy_map(copy)
        copy.stack = [pending.clone() for pending in self.stack]
        copy.asked = self.asked
        copy.ask = self.ask
        copy.source = self.source
        copy.choices = self.choices[:]
        copy.decisions = self.decisions
        copy.over = self.over
        return copy

    def copy_heroes(self, copy: State) -> None:
        copy.at = self.at[:]
        copy.armies = [row[:] for row in self.armies]
        copy.luck = self.luck[:]
        copy.skills = [row[:] for row in self.skills]
        copy.artifacts = [row[:] for row in self.artifacts]
        copy.scrolls = [row[:] for row in self.scrolls]
        copy.trophies = [row[:] for row in self.trophies]
        copy.open_rules = self.open_rules[:]  # a row is replaced, never changed
        copy.open_windows = self.open_windows[:]

    def copy_map(self, copy: State) -> None:
        copy.encounters = self.encounters[:]
        copy.owners = self.owners[:]
        copy.explored = self.explored[:]
        copy.treasures = self.treasures[:]
        copy.treasure_discards = self.treasure_discards[:]
        copy.artifact_deck = self.artifact_deck[:]
        copy.artifact_discards = self.artifact_discards[:]
        copy.scroll_deck = self.scroll_deck[:]
        copy.scroll_discards = self.scroll_discards[:]
        copy.known = self.known[:]
        copy.weeks = self.weeks[:]
        copy.week = self.week
        copy.past_weeks = self.past_weeks[:]
        copy.town_order = self.town_order[:]
        copy.began_in_town = self.began_in_town
        copy.battle = None if self.battle is None else self.battle.clone()

    def take(self, choice: Choice) -> None:
        pending = self.stack[-1]
        self.script.procedures[pending.program].answered(self, pending, choice)

    def advance(self) -> None:
        while self.asked == NOBODY and not self.over:
            pending = self.stack[-1]
            self.script.procedures[pending.program].resolve(self, pending)

    def call(
        self, program: i64, seat: Seat, a: i64 = NOBODY, b: i64 = NOBODY, c: i64 = NOBODY, d: i64 = NOBODY
    ) -> None:
        """Begin a procedure for a seat; the one that calls goes on when it is finished."""
        if self.over:
            return
        pending = Pending(program, seat, False)
        slots = pending.slots
        slots[0] = a
        slots[1] = b
        slots[2] = c
        slots[3] = d
        self.stack.append(pending)

    def finish(self) -> None:
        """The procedure on top is done; when the game has just ended there is none."""
        if not self.over:
            self.stack.pop()

    def fighter(self, number: i64) -> Fighter:
        """A fighter of this battle, or nobody, as events name it."""
        battle = self.battle
        return Fighter(number, NO_ROW if battle is None else battle.row_of(number))

    def fighters(self, numbers: list[int]) -> Fighters:
        return Fighters([self.fighter(number) for number in numbers])

    def seat_of_hero(self, hero: i64) -> i64:
        return self.seat_of[FACTION_OF[hero]]

    def heroes_of(self, seat: Seat) -> list[int]:
        """The heroes of a seat that are in play."""
        found: list[int] = []
        for hero in HEROES_OF[self.factions[seat]]:
            if self.at[hero] != NOT_IN_PLAY:
                found.append(hero)
        return found

    def left_of(self, seat: Seat) -> i64:
        """The next player in turn order (MMH-RUL-95)."""
        return (seat + 1) % self.seats

    def army_size(self, hero: i64) -> i64:
        total: i64 = 0
        for tokens in self.armies[hero]:
            total += tokens
        return total


class Procedure:
    """A part of the game that can be called: immutable, the same object in every game; asking changes nothing."""

    @abstractmethod
    def resolve(self, state: State, pending: Pending) -> None:
        """Ask somebody, or act; `State.finish` ends it."""

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        """Take an answer that is known to be legal."""
        raise AssertionError("nothing was asked")

    def is_secret(self, pending: Pending) -> bool:
        """Whether the cards in its lot are known to its seat alone (MMH-INFO-04)."""
        return False


class Script:
    """The procedures by number."""

    def __init__(self, procedures: list[Procedure]) -> None:
        self.procedures: Final = procedures
