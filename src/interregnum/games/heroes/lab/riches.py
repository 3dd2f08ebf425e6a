"""Positions in the middle of things: heroes out on the map with cards and armies, so that short games show much."""

from __future__ import annotations

from interregnum.games.heroes.engine.box import HEROES_OF, LEVELS
from interregnum.games.heroes.engine.cards import belongings, values
from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import IN_TOWN, NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import OPEN
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import ALL, NOBODY, bit

SPECIAL_BUILDINGS = ("marketplace", "temple-of-asha")  # raising them does more than raising them
MARGIN = 6  # Power that is still missing at most when the game begins


def enrich(state: State, dice: Dice) -> None:
    """Deal riches to everybody who has just been set up; the question that was asked is asked again."""
    assert state.ask == TURN
    tokens = [token for token in range(len(state.box.token_ids)) if token not in state.encounters]
    dice.shuffle(tokens)
    for seat in range(state.seats):
        state.resources[seat] += dice.below(12)
        state.gold[seat] += dice.below(16)
        state.levels[seat] = 1 + dice.below(LEVELS)
        settle(state, seat, dice)
        for hero in HEROES_OF[state.factions[seat]]:
            if state.at[hero] != NOT_IN_PLAY or dice.below(2):
                equip(state, seat, hero, tokens, dice)
    open_some(state, dice)
    state.ask_again()


def settle(state: State, seat: int, dice: Dice) -> None:
    """Some buildings of the levels reached."""
    box = state.box
    for building in box.faction_buildings[state.factions[seat]]:
        fits = box.building_level[building - box.building_first] <= state.levels[seat]
        if fits and box.ids[building] not in SPECIAL_BUILDINGS and dice.below(3):
            state.buildings[seat].append(building)


def equip(state: State, seat: int, hero: int, tokens: list[int], dice: Dice) -> None:
    if state.at[hero] == NOT_IN_PLAY:
        belongings.enter(state, hero, IN_TOWN)
    for _ in range(dice.below(4)):
        deck = state.skill_decks[2 * seat + dice.below(2)]
        if deck:
            belongings.gain_skill(state, hero, deck.pop())
    for _ in range(min(dice.below(4), len(state.scroll_deck) - 1)):
        scroll = state.scroll_deck.pop()
        state.scrolls[hero].append(scroll)
        state.known[scroll - state.box.scroll_first] = ALL if dice.below(5) == 0 else bit(seat)
    artifact = state.artifact_deck[-1]
    if dice.below(2) and belongings.can_wear(state, hero, artifact) and is_far(state, seat, dice):
        belongings.gain_artifact(state, hero, state.artifact_deck.pop())
    state.trophies[hero] += [tokens.pop() for _ in range(min(dice.below(3), len(tokens)))]
    state.luck[hero] += dice.below(3)
    muster(state, seat, hero, dice)
    state.at[hero] = wild_field(state, dice) if state.army_size(hero) and dice.below(4) else IN_TOWN


def muster(state: State, seat: int, hero: int, dice: Dice) -> None:
    """Units from the reserve, within Command."""
    for _ in range(12):
        level = dice.below(LEVELS)
        if state.reserve[seat][level] > 0 and values.room(state, hero) > 0:
            state.reserve[seat][level] -= 1
            state.armies[hero][2 * level + dice.below(2)] += 1


def wild_field(state: State, dice: Dice) -> int:
    """An open field without anybody."""
    board = state.board
    free = [
        field
        for field in range(board.size)
        if board.terrain[field] == OPEN and state.encounters[field] < 0 and field not in state.towns + state.at
    ]
    return free[dice.below(len(free))]


def open_some(state: State, dice: Dice) -> None:
    """Some guards are gone, and some places taken, as long as nobody wins by it."""
    for field in range(state.board.size):
        if state.encounters[field] >= 0 and dice.below(4) == 0:
            state.encounters[field] = -1
    for field in state.board.flags:
        guard = state.board.guard[field]
        seat = dice.below(state.seats)
        if (guard >= 0 and state.encounters[guard] >= 0) or dice.below(2):
            continue
        state.owners[field] = seat
        if not is_far(state, seat, dice):
            state.owners[field] = NOBODY


def is_far(state: State, seat: int, dice: Dice) -> bool:
    """Whether the seat is still some way from domination."""
    return power.power(state, seat) + 2 + dice.below(MARGIN) < state.goal
