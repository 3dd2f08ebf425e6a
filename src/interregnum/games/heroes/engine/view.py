"""The one function that turns the truth into what a viewer may know (MMH-INFO).

Nearly all lies open (MMH-INFO-01). What does not: the faces of other heroes' scrolls (MMH-INFO-02), the order of every
deck, and which Week cards are left (MMH-INFO-03; their number by moon phase shows on their backs), the cards that
somebody has drawn and not yet chosen from (MMH-INFO-04), and whose marker comes out of the bag next (MMH-SETUP-18).

An encounter is shown by its front. No two fronts in the box are alike, so the number of a token stands for its front;
XP and chests stand on its back and nowhere in a view. Who knows the contents of the box knows what is on the back of
which token, as players do who own the game.

The slots of a pending procedure name heroes, fields, numbers and cards that were announced or drawn openly; a scroll
comes to stand there only once it has been used, and then it lies on the discards. Whether a procedure waits at all
depends on public facts (MMH-INFO-05), so the stack as such is open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import Battle
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.setup import towns_drawn
from interregnum.games.heroes.engine.map.board import Board
from interregnum.games.heroes.engine.options import Options
from interregnum.games.heroes.engine.state import Script, State
from interregnum.kernel.ids import ALL, NOTHING, UNKNOWN, Viewer, bit
from interregnum.kernel.pending import Pending
from interregnum.kernel.view import PendingView
from interregnum.kernel.view import View as KernelView

PHASES: Final = 3  # of the moon


class View(KernelView):
    """A position of Heroes as one viewer knows it; UNKNOWN stands for a card they do not know."""

    def __init__(
        self, viewer: Viewer, state: State, scrolls: list[list[int]], weeks: list[int], stack: list[PendingView]
    ) -> None:
        mine = state.choices[:] if state.asked == viewer else []
        super().__init__(viewer, state.seats, state.asked, state.ask, state.source, mine, state.over)
        self.box: Final[Box] = state.box
        self.script: Final[Script] = state.script
        self.sight: object = None  # what follows from the view, once somebody has asked for it (`sight_of`)
        self.options: Final[Options] = state.options
        self.board: Final[Board] = state.board
        self.goal: Final[i64] = state.goal
        self.first: Final[i64] = state.first
        self.turn: Final[i64] = state.turn
        self.turns: Final[i64] = state.turns
        self.round: Final[i64] = state.round
        self.decisions: Final[i64] = state.decisions
        self.end: Final[i64] = state.end
        self.winners: Final = state.winners[:]
        self.town_order: Final = state.town_order[: towns_drawn(state)]
        self.began_in_town: Final = state.began_in_town
        # by seat
        self.factions: Final = state.factions[:]
        self.towns: Final = state.towns[:]
        self.levels: Final = state.levels[:]
        self.resources: Final = state.resources[:]
        self.gold: Final = state.gold[:]
        self.honours: Final = state.honours[:]
        self.sources: Final = [sources_of(state, seat) for seat in range(state.seats)]  # of Power, as `power.SOURCES`
        self.power: Final = [sum(row) for row in self.sources]
        self.buildings: Final = [row[:] for row in state.buildings]
        self.cards: Final = state.cards[:]
        self.ready: Final = state.ready[:]
        self.reserve: Final = [row[:] for row in state.reserve]
        self.skill_decks: Final = [len(deck) for deck in state.skill_decks]
        self.skill_discards: Final = [row[:] for row in state.skill_discards]
        self.tear: Final[i64] = state.tear
        # by hero
        self.at: Final = state.at[:]
        self.armies: Final = [row[:] for row in state.armies]
        self.luck: Final = state.luck[:]
        self.skills: Final = [row[:] for row in state.skills]
        self.artifacts: Final = [row[:] for row in state.artifacts]
        self.scrolls: Final = scrolls  # one's own in order; of others the known ones, then UNKNOWN
        self.trophies: Final = [row[:] for row in state.trophies]
        self.open_rules: Final = state.open_rules[:]  # of cards that lie open: abilities, skills, artifacts
        self.open_windows: Final = state.open_windows[:]
        # by field
        self.encounters: Final = state.encounters[:]
        self.owners: Final = state.owners[:]
        self.explored: Final = state.explored[:]
        # cards
        self.open_scrolls: Final = open_scrolls(state)  # those on hands that everybody knows
        self.treasures: Final[i64] = len(state.treasures)
        self.treasure_discards: Final = state.treasure_discards[:]
        self.artifact_deck: Final[i64] = len(state.artifact_deck)
        self.artifact_discards: Final = state.artifact_discards[:]
        self.scroll_deck: Final[i64] = len(state.scroll_deck)
        self.scroll_discards: Final = state.scroll_discards[:]
        self.weeks: Final = weeks  # how many are left of each moon phase
        self.week: Final[i64] = state.week
        self.past_weeks: Final = state.past_weeks[:]
        self.battle: Final[Battle | None] = None if state.battle is None else state.battle.clone()
        self.stack: Final = stack

    def plain(self) -> dict[str, object]:
        board = self.board
        return {
            "viewer": self.viewer,
            "options": list(self.options.chosen.values()),
            "asked": [self.asked, self.ask, self.source],
            "choices": self.choices,
            "end": [self.over, self.end, self.winners],
            "turn": [self.goal, self.first, self.turn, self.turns, self.round, self.decisions],
            "board": [board.layout, board.tiles, board.turns],
            "began_in_town": self.began_in_town,
            "town_order": self.town_order,
            "seats": [
                self.factions, self.towns, self.levels, self.resources, self.gold, self.honours, self.power, self.cards,
                self.ready, self.buildings, self.reserve, self.skill_decks, self.skill_discards,
            ],
            "tear": self.tear,
            "heroes": [self.at, self.armies, self.luck, self.skills, self.artifacts, self.scrolls, self.trophies],
            "fields": [self.encounters, self.owners, self.explored],
            "open_scrolls": self.open_scrolls,
            "decks": [self.treasures, self.artifact_deck, self.scroll_deck],
            "discards": [self.treasure_discards, self.artifact_discards, self.scroll_discards],
            "weeks": [self.weeks, self.week, self.past_weeks],
            "battle": None if self.battle is None else battle_plain(self.battle),
            "stack": [pending.plain() for pending in self.stack],
        }  # fmt: skip


def battle_plain(battle: Battle) -> list[object]:
    """A battle in numbers; everybody sees all of it."""
    return [
        [battle.heroes, battle.token, battle.field, battle.turn, battle.fighter, battle.winner, battle.fled],
        [battle.instead, battle.sort_again, battle.numbers, battle.whole, battle.tokens],
        [battle.wounds, battle.healed, battle.lost, battle.marks, battle.marked],
        [battle.track, battle.place, battle.speeds, battle.settled],
        [battle.elite, battle.target, battle.dice, battle.rerolled, battle.face, battle.face_rerolled],
        [battle.skulls, battle.coming, battle.by_card, battle.dealt, battle.fallen],
        [[one.do, one.code, one.amount, one.target, one.fighter, one.until] for one in battle.lasting],
        [battle.used, battle.used_now],
    ]


def view(state: State, viewer: Viewer) -> View:
    """What this seat, or a watcher, may know of the position."""
    return View(
        viewer,
        state,
        [scrolls_seen(state, viewer, hero) for hero in range(len(state.scrolls))],
        weeks_seen(state),
        [pending_seen(state, viewer, pending) for pending in state.stack],
    )


def sources_of(state: State, seat: i64) -> list[int]:
    """Power stands on the track; nobody has any before the factions are chosen."""
    return power.sources(state, seat) if state.factions[seat] >= 0 else [0] * len(power.SOURCES)


def scrolls_seen(state: State, viewer: Viewer, hero: i64) -> list[int]:
    """The scrolls of one's own heroes; of others those one knows, in no order that tells anything (MMH-INFO-02)."""
    scrolls = state.scrolls[hero]
    if not scrolls or state.seat_of_hero(hero) == viewer:
        return scrolls[:]
    me = bit(viewer)
    first = state.box.scroll_first
    known = [scroll for scroll in scrolls if state.known[scroll - first] & me != 0]
    known.sort()
    return known + [UNKNOWN] * (len(scrolls) - len(known))


def open_scrolls(state: State) -> list[int]:
    """The scrolls on hands that everybody knows: only they count as known when somebody might be asked."""
    first = state.box.scroll_first
    found = [scroll for row in state.scrolls for scroll in row if state.known[scroll - first] == ALL]
    found.sort()
    return found


def weeks_seen(state: State) -> list[int]:
    """How many Week cards of each moon phase are left; their backs show it (MMH-INFO-03)."""
    left = [0] * PHASES
    for week in state.weeks:
        left[state.box.week_phase[week - state.box.week_first]] += 1
    return left


def pending_seen(state: State, viewer: Viewer, pending: Pending) -> PendingView:
    """Who is in the middle of what is open; cards drawn for a choice are seen by who chooses (MMH-INFO-04)."""
    mine = viewer == pending.seat
    kept = pending.kept if pending.kept == NOTHING or mine else UNKNOWN
    lot = pending.lot[:]
    if not mine and state.script.procedures[pending.program].is_secret(pending):
        lot = [int(UNKNOWN)] * len(lot)
    return PendingView(pending, kept, lot)
