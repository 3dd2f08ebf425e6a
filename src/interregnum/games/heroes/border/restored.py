"""A state read again from plain data; what is no position of the game is refused with its place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.border.drawing import DRAWN_WORD, drawn_board
from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.border.restored_stack import read_battle, read_pending
from interregnum.games.heroes.border.stored import FLAGS_ONLY, FORMER_READINGS, ID, NEWER, SCHEMA
from interregnum.games.heroes.border.stored_reader import StateReader
from interregnum.games.heroes.engine.box import ARTIFACT, BUILDING, LEVELS, NO_CARD, SCROLL, SKILL, TREASURE, WEEK, Box
from interregnum.games.heroes.engine.cards import belongings
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.consistency import problem
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.map.board import Board
from interregnum.games.heroes.engine.map.layout import layout_of
from interregnum.games.heroes.engine.options import OPTIONS, Options
from interregnum.games.heroes.engine.state import DOMINATION, ENDS, GOING_ON, IN_TOWN, Script, State
from interregnum.kernel.dice import dice_from_plain
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import ALL, NOBODY
from interregnum.kernel.options import chosen

ROUNDS: Final = 100
TREASURY: Final = 100_000
NAMES: Final = [option.name for option in OPTIONS]
FORMER: Final = [option for option in OPTIONS if option.name not in NEWER]
FORMER_NAMES: Final = {
    FLAGS_ONLY: [str(one) for option in FORMER for one in (option.others() if option.words else [option.name])],
    FORMER_READINGS: [option.name for option in FORMER],
}


def from_plain(box: Box, names: Names, script: Script, data: object) -> State:
    """The state again; its question is listed anew and must be the one that was stored."""
    reader = StateReader(box, names, data, "state")
    schema = reader.number("schema", FLAGS_ONLY, SCHEMA)
    if reader.data.get("game") != ID:
        raise reader.bad("game")
    seats = reader.number("seats", 2, 4)
    options = read_options(reader, seats, FORMER_NAMES.get(schema, NAMES))
    board = read_board(reader, options, seats)
    state = State(box, script, options, board, seats, dice_from_plain(reader.words("dice")))
    read_numbers(state, reader)
    read_players(state, reader)
    read_heroes(state, reader)
    read_map(state, reader)
    read_cards(state, reader)
    if reader.given("battle") is not None:
        state.battle = read_battle(state, reader.part("battle"))
    state.stack = [read_pending(state, reader.part_of("stack", item)) for item in reader.items("stack")]
    state.over = reader.flag("over")
    wrong = problem(state)
    if wrong:
        raise reader.bad(wrong)
    ask_stored(state, reader)
    return state


def read_options(reader: StateReader, seats: int, names: list[str]) -> Options:
    """What was chosen, under each of these names; a reading that was no option yet is the one by default."""
    given = reader.table("options")
    try:
        found = chosen(OPTIONS, given)
    except BadOptions as error:
        raise reader.bad("options") from error
    if sorted(given) != sorted(names) or (found["octagon"] and seats != 3):
        raise reader.bad("options")
    return Options(found)


def read_board(reader: StateReader, options: Options, seats: int) -> Board:
    """The pattern of the options with each of its tiles once, holes left out; or a drawn map."""
    part = reader.part("board")
    box = reader.box
    if part.data.get("layout") == DRAWN_WORD:
        arrows = {part.id_of("guards", one, part.names.fields): place for one, place in part.table("guards").items()}
        places = [part.id_of("guards", place, part.names.fields) for place in arrows.values()]
        return drawn_board(box, "/".join(part.words("rows")), dict(zip(arrows, places, strict=True)))
    layout = layout_of(box, options, seats)
    pattern = box.facts.layouts[layout]
    numbers = [tile.number for tile in box.facts.tiles]
    items = part.items("tiles")
    tiles = [-1 if item is None else numbers.index(part.number_in("tiles", item, numbers)) for item in items]
    turns = part.numbers("turns", 0, 3)
    holes = [(spot // pattern.columns, spot % pattern.columns) in pattern.holes for spot in range(len(tiles))]
    used = box.facts.constants.tiles_used[pattern.players - 2]
    if part.data.get("layout") != pattern.id or [tile < 0 for tile in tiles] != holes:
        raise reader.bad("board")
    if sorted([numbers[tile] for tile in tiles if tile >= 0]) != sorted(numbers)[:used] or len(turns) != len(tiles):
        raise reader.bad("board")
    if len(tiles) != pattern.rows * pattern.columns:
        raise reader.bad("board")
    return Board(box, layout, tiles, turns)


def read_numbers(state: State, reader: StateReader) -> None:
    last = state.seats - 1
    state.first, state.turn = reader.number("first", 0, last), reader.number("turn", 0, last)
    state.turns, state.decisions = reader.number("turns"), reader.number("decisions")
    state.round = reader.number("round", 0, ROUNDS)
    state.tear = reader.number("tear", -1, last)
    state.town_order = reader.numbers("town_order", 0, last)
    state.began_in_town = reader.flag("began_in_town")
    if len(set(state.town_order)) != len(state.town_order):
        raise reader.bad("town_order")


def read_players(state: State, reader: StateReader) -> None:
    items = reader.items("players")
    if len(items) != state.seats:
        raise reader.bad("players")
    for seat, item in enumerate(items):
        read_player(state, reader.part_of("players", item), seat)


def read_player(state: State, part: StateReader, seat: int) -> None:
    names = part.names
    state.factions[seat] = part.maybe("faction", names.factions)
    if state.factions[seat] >= 0:
        if state.seat_of[state.factions[seat]] != NOBODY:
            raise part.bad("faction")
        state.seat_of[state.factions[seat]] = seat
    state.towns[seat] = part.maybe("town", names.fields)
    state.levels[seat] = part.number("level", 1, LEVELS)
    state.resources[seat] = part.number("resources", 0, TREASURY)
    state.gold[seat] = part.number("gold", 0, TREASURY)
    state.honours[seat] = part.number("honours", 0, ROUNDS)
    state.buildings[seat] = part.cards("buildings", BUILDING)
    state.cards[seat] = bits(part.ids("cards", names.cards))
    state.ready[seat] = bits(part.ids("ready", names.cards))
    state.reserve[seat] = part.numbers("reserve", 0, 99)
    state.skill_decks[2 * seat] = part.cards("might", SKILL)
    state.skill_decks[2 * seat + 1] = part.cards("magic", SKILL)
    state.skill_discards[2 * seat] = part.cards("might_discards", SKILL)
    state.skill_discards[2 * seat + 1] = part.cards("magic_discards", SKILL)
    if len(state.reserve[seat]) != LEVELS:
        raise part.bad("reserve")


def bits(numbers: list[int]) -> int:
    return sum([1 << number for number in set(numbers)])


def read_heroes(state: State, reader: StateReader) -> None:
    for name, item in reader.table("heroes").items():
        hero = reader.id_of("heroes", name, reader.names.heroes)
        part = reader.part_of("heroes", item)
        if state.seat_of_hero(hero) == NOBODY:
            raise reader.bad("heroes")
        place = part.maybe("at", reader.names.fields)
        state.armies[hero] = part.numbers("army", 0, 99)
        state.luck[hero] = part.number("luck", 0, 999)
        state.skills[hero] = part.cards("skills", SKILL)
        state.artifacts[hero] = part.cards("artifacts", ARTIFACT)
        state.scrolls[hero] = part.cards("scrolls", SCROLL)
        state.trophies[hero] = part.ids("trophies", reader.names.tokens)
        if len(state.armies[hero]) != 2 * LEVELS:
            raise part.bad("army")
        belongings.enter(state, hero, IN_TOWN if place < 0 else place)


def read_map(state: State, reader: StateReader) -> None:
    for field, token in read_fields(state, reader, "encounters"):
        state.encounters[field] = reader.id_of("encounters", token, reader.names.tokens)
    for field, owner in read_fields(state, reader, "owners"):
        state.owners[field] = reader.number_of("owners", owner, 0, state.seats - 1)
    for field, mark in read_fields(state, reader, "explored"):
        state.explored[field] = reader.number_of("explored", mark, 1, 1)


def read_fields(state: State, reader: StateReader, key: str) -> list[tuple[int, object]]:
    """What stands on fields of this map."""
    found = [(reader.id_of(key, name, reader.names.fields), value) for name, value in reader.table(key).items()]
    for field, _ in found:
        if field >= state.board.size:
            raise reader.bad(key)
    return found


def read_cards(state: State, reader: StateReader) -> None:
    state.treasures = reader.cards("treasures", TREASURE)
    state.treasure_discards = reader.cards("treasure_discards", TREASURE)
    state.artifact_deck = reader.cards("artifacts", ARTIFACT)
    state.artifact_discards = reader.cards("artifact_discards", ARTIFACT)
    state.scroll_deck = reader.cards("scrolls", SCROLL)
    state.scroll_discards = reader.cards("scroll_discards", SCROLL)
    for name, mask in reader.table("known").items():
        scroll = reader.card_of("known", name, SCROLL) - state.box.scroll_first
        state.known[scroll] = reader.number_of("known", mask, 0, ALL)
    state.weeks = reader.cards("weeks", WEEK)
    state.past_weeks = reader.cards("past_weeks", WEEK)
    week = reader.given("week")
    state.week = NO_CARD if week is None else reader.card_of("week", week, WEEK)


def ask_stored(state: State, reader: StateReader) -> None:
    """Come to the stored question again, or to the end of a game that can have ended there."""
    end = reader.among("end", ENDS)
    if state.over:
        end_again(state, reader, end)
        return
    if end != GOING_ON or reader.items("winners") or not state.stack:
        raise reader.bad("end")
    decisions: i64 = state.decisions
    state.ask_again()
    if state.asked != reader.number("asked", 0, state.seats - 1):  # nobody, if the game ended instead
        raise reader.bad("asked")
    if state.ask != reader.among("ask", ASKS) or not state.choices:
        raise reader.bad("ask")
    state.decisions = decisions


def end_again(state: State, reader: StateReader, end: i64) -> None:
    """Somebody has enough Power, or the last week is over."""
    if state.stack or state.battle is not None or end == GOING_ON:
        raise reader.bad("over")
    if reader.number("asked", -1, -1) != NOBODY or reader.among("ask", ASKS) != 0:
        raise reader.bad("asked")
    winners = reader.numbers("winners", 0, state.seats - 1)
    if end == DOMINATION:
        right = len(winners) == 1 and power.power(state, winners[0]) >= state.goal
    else:
        last = state.clone()
        power.time_out(last)
        right = not state.weeks and state.week == NO_CARD and last.winners == winners
    if not right:
        raise reader.bad("winners")
    power.end(state, end, winners)
