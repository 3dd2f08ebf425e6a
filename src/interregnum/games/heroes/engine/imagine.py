"""A full position that fits a view: what the viewer does not know is dealt anew (MMH-INFO)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import HEROES_OF, NO_CARD, Box
from interregnum.games.heroes.engine.consistency import is_dealt, tear_of
from interregnum.games.heroes.engine.events import MIGHT_PILE
from interregnum.games.heroes.engine.flow.programs import (
    GAIN_ARTIFACT,
    GAIN_PILE,
    GAIN_SCROLL,
    GAIN_SKILL,
    TREASURE,
    TREASURE_CARD,
)
from interregnum.games.heroes.engine.state import Script, State
from interregnum.games.heroes.engine.view import PHASES, View
from interregnum.kernel.dice import Dice, FastDice
from interregnum.kernel.ids import ALL, NOBODY, UNKNOWN, bit
from interregnum.kernel.pending import Pending
from interregnum.kernel.view import PendingView

TRIES: Final = 10_000


def imagine(box: Box, script: Script, view: View, dice: Dice) -> State:
    """One of the positions the view allows, with fast dice; worlds that would ask something else are left out."""
    for _ in range(TRIES):
        state = deal(box, script, view, dice)
        if view.over:
            return state
        state.ask_again()
        if state.asked == view.asked and state.ask == view.ask and state.source == view.source:
            return state
    raise AssertionError("no position fits the view")


def deal(box: Box, script: Script, view: View, dice: Dice) -> State:
    fast = FastDice(((dice.below(1 << 30) << 30) | dice.below(1 << 30)) + 1)
    state = State(box, script, view.options, view.board, view.seats, fast)
    lay_open(state, view)
    state.stack = [pending_of(seen) for seen in view.stack]
    deal_treasures(state, view, dice)
    deal_artifacts(state, view, dice)
    deal_scrolls(state, view, dice)
    for seat in range(view.seats):
        deal_skills(state, view, seat, dice)
    deal_weeks(state, view, dice)
    draw_towns(state, view, dice)
    assume_knowledge(state, view)
    return state


# --- what everybody sees -----------------------------------------------------------------------------------------


def lay_open(state: State, view: View) -> None:
    """The open facts of a view: all but decks, hands of scrolls, and what waits."""
    copy_numbers(state, view)
    copy_players(state, view)
    copy_heroes(state, view)


def copy_numbers(state: State, view: View) -> None:
    state.goal = view.goal
    state.first = view.first
    state.turn = view.turn
    state.turns = view.turns
    state.round = view.round
    state.decisions = view.decisions
    state.end = view.end
    state.over = view.over
    state.winners = view.winners[:]
    state.began_in_town = view.began_in_town
    state.tear = view.tear
    state.week = view.week
    state.past_weeks = view.past_weeks[:]
    state.battle = None if view.battle is None else view.battle.clone()


def copy_players(state: State, view: View) -> None:
    state.factions = view.factions[:]
    for seat, faction in enumerate(view.factions):
        if faction != NOBODY:
            state.seat_of[faction] = seat
    state.towns = view.towns[:]
    state.levels = view.levels[:]
    state.resources = view.resources[:]
    state.gold = view.gold[:]
    state.honours = view.honours[:]
    state.buildings = [row[:] for row in view.buildings]
    state.cards = view.cards[:]
    state.ready = view.ready[:]
    state.reserve = [row[:] for row in view.reserve]
    state.skill_discards = [row[:] for row in view.skill_discards]
    state.encounters = view.encounters[:]
    state.owners = view.owners[:]
    state.explored = view.explored[:]


def copy_heroes(state: State, view: View) -> None:
    state.armies = [row[:] for row in view.armies]
    state.luck = view.luck[:]
    state.skills = [row[:] for row in view.skills]
    state.artifacts = [row[:] for row in view.artifacts]
    state.trophies = [row[:] for row in view.trophies]
    state.at = view.at[:]
    state.open_rules = view.open_rules[:]
    state.open_windows = view.open_windows[:]


def pending_of(seen: PendingView) -> Pending:
    pending = Pending(seen.program, seen.seat, seen.fresh)
    pending.step = seen.step
    pending.stage = seen.stage
    pending.kept = seen.kept
    pending.slots = seen.slots[:]
    pending.lot = seen.lot[:]
    return pending


# --- what is dealt anew ------------------------------------------------------------------------------------------


def unseen(first: i64, end: i64, rows: list[list[int]], dice: Dice) -> list[int]:
    """The cards from one number to another that the viewer sees nowhere, in an order of their own."""
    seen: set[int] = set()
    for row in rows:
        seen.update(row)
    found = [card for card in range(first, end) if card not in seen]
    dice.shuffle(found)
    return found


def filled(row: list[int], rest: list[int]) -> list[int]:
    """The row with an unseen card in every unknown place."""
    return [rest.pop() if card == UNKNOWN else card for card in row]


def deck_of(rest: list[int], count: i64, view: View) -> list[int]:
    """What is left lies in the deck; at a sudden end some cards were in use and lie nowhere."""
    assert len(rest) == count or view.over, "the cards of the view do not add up"
    return rest[:count]


def lots_of(state: State, program: i64) -> list[Pending]:
    return [pending for pending in state.stack if pending.program == program]


def deal_treasures(state: State, view: View, dice: Dice) -> None:
    box = state.box
    open_cards = [pending.slots[TREASURE_CARD] for pending in lots_of(state, TREASURE)]
    held = [card for card in open_cards if card != NO_CARD]
    state.treasure_discards = view.treasure_discards[:]
    rest = unseen(box.treasure_first, len(box.ids), [view.treasure_discards, held], dice)
    state.treasures = deck_of(rest, view.treasures, view)


def deal_artifacts(state: State, view: View, dice: Dice) -> None:
    box = state.box
    lots = lots_of(state, GAIN_ARTIFACT)
    rows = [*view.artifacts, view.artifact_discards, tear_of(state), *[pending.lot for pending in lots]]
    rest = unseen(box.artifact_first, box.set_first, rows, dice)
    for pending in lots:
        pending.lot = filled(pending.lot, rest)
    state.artifact_discards = view.artifact_discards[:]
    state.artifact_deck = deck_of(rest, view.artifact_deck, view)


def deal_scrolls(state: State, view: View, dice: Dice) -> None:
    box = state.box
    lots = lots_of(state, GAIN_SCROLL)
    rows = [*view.scrolls, view.scroll_discards, *[pending.lot for pending in lots]]
    rest = unseen(box.scroll_first, box.artifact_first, rows, dice)
    for pending in lots:
        pending.lot = filled(pending.lot, rest)
    state.scrolls = [filled(row, rest) for row in view.scrolls]
    state.scroll_discards = view.scroll_discards[:]
    state.scroll_deck = deck_of(rest, view.scroll_deck, view)


def deal_skills(state: State, view: View, seat: i64, dice: Dice) -> None:
    """The two skill decks of a seat, once they are shuffled; everybody knows which cards belong to which."""
    faction: i64 = state.factions[seat]
    if faction == NOBODY or not is_dealt(state):
        return
    owned = [skill for hero in HEROES_OF[faction] for skill in view.skills[hero]]
    lots = [pending for pending in lots_of(state, GAIN_SKILL) if pending.seat == seat]
    for deck in range(2):
        skills = state.box.faction_skills[2 * faction + deck]
        seen = view.skill_discards[2 * seat + deck] + owned
        for pending in lots:
            seen = seen + pending.lot
        rest = [card for card in skills if card not in seen]
        dice.shuffle(rest)
        for pending in lots:
            if pending.slots[GAIN_PILE] == MIGHT_PILE + deck:
                pending.lot = filled(pending.lot, rest)
        state.skill_decks[2 * seat + deck] = deck_of(rest, view.skill_decks[2 * seat + deck], view)


def deal_weeks(state: State, view: View, dice: Dice) -> None:
    """As many weeks of each phase as are left, of those that were not seen yet; the first phase lies on top."""
    box = state.box
    seen = [*view.past_weeks, view.week]
    deck: list[int] = []
    for phase in range(PHASES):
        weeks = [box.week_first + n for n, one in enumerate(box.week_phase) if one == phase]
        rest = [week for week in weeks if week not in seen]
        dice.shuffle(rest)
        deck = rest[: view.weeks[phase]] + deck
    state.weeks = deck


def draw_towns(state: State, view: View, dice: Dice) -> None:
    """The markers that are still in the bag come out in some order (MMH-SETUP-18)."""
    rest = [seat for seat in range(view.seats) if seat not in view.town_order]
    dice.shuffle(rest)
    state.town_order = view.town_order + rest


def assume_knowledge(state: State, view: View) -> None:
    """The viewer knows what the view shows, everybody what is open, and players their own scrolls."""
    known = state.known
    first = state.box.scroll_first
    me = bit(view.viewer)
    for hero, row in enumerate(state.scrolls):
        for place, card in enumerate(row):
            known[card - first] |= bit(state.seat_of_hero(hero))
            if view.scrolls[hero][place] != UNKNOWN:
                known[card - first] |= me
    for pending in lots_of(state, GAIN_SCROLL):
        for card in pending.lot:
            known[card - first] |= bit(pending.seat)
    for card in view.open_scrolls + view.scroll_discards:
        known[card - first] = ALL
