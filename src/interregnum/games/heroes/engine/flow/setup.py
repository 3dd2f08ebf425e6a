"""Laying the table: tiles, encounters, decks, and what the players choose before the first round (MMH-SETUP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import FIELDS_OF_TILE, HEROES_OF, LEVELS, Box, unit_row
from interregnum.games.heroes.engine.cards import belongings
from interregnum.games.heroes.engine.choices import FACTION, FACTIONS, FIELD, HEROES, START_HERO, TOWN
from interregnum.games.heroes.engine.events import FactionTaken, GameBegan, HeroEntered, TownFounded
from interregnum.games.heroes.engine.flow.programs import ENTER_PLAY, ROUND, SET_UP, SET_UP_CHOSEN
from interregnum.games.heroes.engine.ids import FactionId, FieldId, HeroId
from interregnum.games.heroes.engine.map.board import NO_PLACE, NO_TIER, STRIDE, Board
from interregnum.games.heroes.engine.map.layout import layout_of, tiles_of, turns_of
from interregnum.games.heroes.engine.options import Options
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, NO_TOWN, Procedure, Script, State
from interregnum.games.heroes.engine.terms import ELITE, OPEN, PORT, TIERS
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice, Seat, SeatId
from interregnum.kernel.journal import Journal
from interregnum.kernel.pending import Pending

PHASES: Final = 3  # of the moon

# The steps of the set-up that ask.
IN_FACTIONS: Final[i64] = 0
IN_TOWNS: Final[i64] = 1
IN_HEROES: Final[i64] = 2


def new_state(box: Box, script: Script, options: Options, seats: int, dice: Dice, journal: Journal | None) -> State:
    """Chance comes in this order: first player, tiles, their turns, encounters, factions, order of towns, decks, weeks.

    The decks are treasures, artifacts, scrolls; encounters and weeks come colour by colour, phase by phase.
    The skill decks are shuffled as soon as all factions are known, in turn order, Might before Magic.
    """
    first = dice.below(seats)
    layout = layout_of(box, options, seats)
    tiles = tiles_of(box, layout, dice)
    board = Board(box, layout, tiles, turns_of(box, layout, tiles, dice))
    state = State(box, script, options, board, seats, dice)
    state.journal = journal
    state.first = state.turn = first
    if state.journal is not None:
        state.journal.add(GameBegan(SeatId(first)))
    place_encounters(state)
    state.call(ROUND, first)
    state.call(SET_UP, first, 0)
    if options.random_factions:
        draw_factions(state)
    state.town_order = list(range(seats))
    dice.shuffle(state.town_order)
    lay_decks(state)
    lay_weeks(state)
    for seat in range(seats):
        stock(state, seat)
    state.advance()
    return state


def place_encounters(state: State) -> None:
    """One colour at a time, tile by tile, row by row; what is left over is out of the game (MMH-RUL-07)."""
    fields = fields_by_tile(state.board)
    for tier in range(len(TIERS)):
        bag = [token for token, colour in enumerate(state.box.token_tier) if colour == tier]
        state.dice.shuffle(bag)
        for field in fields:
            if state.board.tier[field] == tier and bag:
                state.encounters[field] = bag.pop()


def fields_by_tile(board: Board) -> list[int]:
    """All fields, tile by tile in row order, and row by row in each tile."""
    wide = board.columns // FIELDS_OF_TILE
    found: list[int] = []
    for spot, tile in enumerate(board.tiles):
        if tile >= 0:
            found.extend(fields_of_spot(spot // wide, spot % wide))
    return found


def fields_of_spot(row: i64, column: i64) -> list[int]:
    """The fields of the tile at this place of the pattern."""
    corner = (row * STRIDE + column) * FIELDS_OF_TILE
    return [corner + y * STRIDE + x for y in range(FIELDS_OF_TILE) for x in range(FIELDS_OF_TILE)]


def draw_factions(state: State) -> None:
    """Factions at random, in turn order (MMH-SETUP-02)."""
    factions = list(range(len(state.box.faction_ids)))
    state.dice.shuffle(factions)
    for offset in range(state.seats):
        take_faction(state, (state.first + offset) % state.seats, factions[offset])


def take_faction(state: State, seat: Seat, faction: i64) -> None:
    """The seat plays this faction; all its unit tokens are in reserve (MMH-SETUP-04, 31)."""
    state.factions[seat] = faction
    state.seat_of[faction] = seat
    state.reserve[seat] = state.box.unit_tokens[unit_row(faction, 0) : unit_row(faction + 1, 0)]
    if state.journal is not None:
        state.journal.add(FactionTaken(SeatId(seat), FactionId(faction)))


def lay_decks(state: State) -> None:
    """Treasures, artifacts and scrolls, shuffled one after another (MMH-SETUP-23)."""
    box = state.box
    state.treasures = [box.treasure_first + n for n in range(len(box.facts.treasures))]
    state.artifact_deck = [box.artifact_first + n for n in range(len(box.facts.artifacts))]
    state.scroll_deck = [box.scroll_first + n for n in range(len(box.facts.scrolls))]
    state.dice.shuffle(state.treasures)
    state.dice.shuffle(state.artifact_deck)
    state.dice.shuffle(state.scroll_deck)


def lay_weeks(state: State) -> None:
    """As many cards of each phase as the length asks for, the first phase on top (MMH-SETUP-26 to 29)."""
    box = state.box
    each = box.facts.constants.week_cards[state.options.length] // PHASES
    deck: list[int] = []
    for phase in range(PHASES):
        weeks = [box.week_first + n for n, one in enumerate(box.week_phase) if one == phase]
        state.dice.shuffle(weeks)
        deck = weeks[:each] + deck
    state.weeks = deck


def shuffle_piles(state: State) -> None:
    """All decks, the weeks within their phases of the moon, and the markers of towns that are still in the bag."""
    for deck in [state.treasures, state.artifact_deck, state.scroll_deck, *state.skill_decks]:
        state.dice.shuffle(deck)
    weeks: list[int] = []
    for phase in range(PHASES):
        left = [week for week in state.weeks if state.box.week_phase[week - state.box.week_first] == phase]
        state.dice.shuffle(left)
        weeks = left + weeks
    state.weeks = weeks
    drawn = towns_drawn(state)
    bag = state.town_order[drawn:]
    state.dice.shuffle(bag)
    state.town_order = state.town_order[:drawn] + bag


def stock(state: State, seat: Seat) -> None:
    """Three action cards and the start stock (MMH-SETUP-34 to 36)."""
    state.cards[seat] = state.box.start_cards
    state.ready[seat] = state.box.start_cards
    state.resources[seat] = state.box.facts.constants.start_resources
    state.gold[seat] = state.box.facts.constants.start_gold


class SetUp(Procedure):
    """Factions, then towns, then heroes, one seat after another (MMH-RUL-09)."""

    def resolve(self, state: State, pending: Pending) -> None:
        done: i64 = pending.slots[SET_UP_CHOSEN]
        if pending.step == IN_FACTIONS and state.options.random_factions:
            done = state.seats
        if done == state.seats:
            self.go_on(state, pending)
            return
        seat: Seat = self.chooser(state, pending)
        if pending.step == IN_FACTIONS:
            state.put(seat, FACTION, UNKNOWN, [FACTIONS + one for one in free_factions(state)], True)
        elif pending.step == IN_TOWNS:
            fields = town_fields(state)
            assert fields, "no field is left for a town"
            state.put(seat, TOWN, UNKNOWN, [FIELD + field for field in fields], True)
        else:
            heroes = [HEROES + hero for hero in HEROES_OF[state.factions[seat]]]
            state.put(seat, START_HERO, UNKNOWN, heroes, True)

    def chooser(self, state: State, pending: Pending) -> i64:
        """Turn order from the first player; towns in the order drawn (MMH-SETUP-18)."""
        done: i64 = pending.slots[SET_UP_CHOSEN]
        return state.town_order[done] if pending.step == IN_TOWNS else (state.first + done) % state.seats

    def go_on(self, state: State, pending: Pending) -> None:
        if pending.step == IN_FACTIONS:
            shuffle_skills(state)
        elif pending.step == IN_HEROES:
            state.finish()
        pending.slots[SET_UP_CHOSEN] = 0
        pending.done()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        seat: Seat = self.chooser(state, pending)
        pending.slots[SET_UP_CHOSEN] += 1
        if pending.step == IN_FACTIONS:
            take_faction(state, seat, choice - FACTIONS)
        elif pending.step == IN_TOWNS:
            state.towns[seat] = choice - FIELD
            if state.journal is not None:
                state.journal.add(TownFounded(SeatId(seat), FieldId(choice - FIELD)))
        else:
            start_with(state, seat, choice - HEROES)


def towns_drawn(state: State) -> i64:
    """How many markers have come out of the bag: one for each town, and the next when it is its turn (MMH-SETUP-18)."""
    for pending in state.stack:
        if pending.program == SET_UP and pending.step == IN_FACTIONS:
            return 0
        if pending.program == SET_UP and pending.step == IN_TOWNS:
            return min(state.seats, pending.slots[SET_UP_CHOSEN] + 1)
    return state.seats


def free_factions(state: State) -> list[int]:
    """A faction is played by one player at most (MMH-SETUP-03)."""
    return [faction for faction, seat in enumerate(state.seat_of) if seat == NOBODY]


def shuffle_skills(state: State) -> None:
    """The two skill decks of every player (MMH-SETUP-33)."""
    for offset in range(state.seats):
        seat: i64 = (state.first + offset) % state.seats
        for deck in range(2):
            skills = state.box.faction_skills[2 * state.factions[seat] + deck][:]
            state.dice.shuffle(skills)
            state.skill_decks[2 * seat + deck] = skills


def start_with(state: State, seat: Seat, hero: i64) -> None:
    """The starting hero in his town, with six elite tokens (MMH-SETUP-37 to 39)."""
    belongings.enter(state, hero, IN_TOWN)
    first: i64 = unit_row(state.factions[seat], 0)
    for strength, count in state.box.facts.constants.start_units:
        for level in range(LEVELS):
            if state.box.unit_strength[first + level] == strength:
                state.armies[hero][2 * level + ELITE] += count
                state.reserve[seat][level] -= count
    if state.journal is not None:
        state.journal.add(HeroEntered(SeatId(seat), HeroId(hero)))
    state.call(ENTER_PLAY, seat, hero, 1)


# -- towns


def town_fields(state: State) -> list[int]:
    """Where the next town may stand: a start tile of its own, with a way out (MMH-SETUP-19 to 22, MMH-RUL-05)."""
    found: list[int] = []
    for tiles in state.box.facts.layouts[state.board.layout].starts:
        spots = [fields_of_spot(row, column) for row, column in tiles]
        if not holds_town(state, spots):
            for fields in spots:
                found.extend([field for field in fields if can_found(state, field)])
    return found


def holds_town(state: State, spots: list[list[int]]) -> bool:
    """Whether a town stands on one of these tiles: tiles of one start exclude each other (MMH-RUL-05)."""
    for town in state.towns:
        for fields in spots:
            if town in fields:
                return True
    return False


def can_found(state: State, field: i64) -> bool:
    """Neither place nor encounter, an exit, and no earlier town loses its last one (MMH-RUL-08)."""
    if state.board.place[field] != NO_PLACE or state.board.tier[field] != NO_TIER:
        return False
    if not has_exit(state, field, NO_TOWN):
        return False
    for town in state.towns:
        if town != NO_TOWN and not has_exit(state, town, field):
            return False
    return True


def has_exit(state: State, town: i64, taken: i64) -> bool:
    """Whether a hero could leave this field without a battle, if the other one were taken by a town."""
    for near in state.board.neighbours[town]:
        ground: i64 = state.board.terrain[near]
        walkable = ground in (OPEN, PORT)
        if walkable and state.encounters[near] == NO_ENCOUNTER and near != taken and near not in state.towns:
            return True
    return False
