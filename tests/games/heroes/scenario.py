"""Scenarios: a hand-made map, heroes with armies on it, a line of answers in notation, and what came of it.

    state = laid('''
        . 1 S .
        . ^ . P
    ''', factions=("haven", "necropolis"), towns=("a1", "d1"), rolls=(0, 3))
    anton = enter(state, "anton", "a2", "3e1 2b2")
    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1; A: done")

- The signs of a map are those of `tiles.toml` (spaces do not count): `. ~ ^ H`, encounters `1 2 3`, places by letter.
  Fields are named as in the notation: a1 is the upper left one, b1 is to its right.
- An encounter guards the first place beside it (up, left, right, down) that no other one guards, unless `guards` says
  otherwise: `{"b1": "c1"}`. Its token is the next one of its colour in the content, or `put(state, "b1", "id")`.
- A seat whose town is not named has one on an islet of its own, which nobody can walk to or from.
- An army is written as `3e1 2b2`: three elite tokens of town level 1, two basic ones of 2; they leave the reserve.
- `give` adds skills, scrolls, artifacts to a hero, `build` buildings to a seat, by id and without any effect at once.
- `started` is a game as the set-up leaves it to the players, with dice of a seed or rigged ones.
- `begin` puts one procedure on top of the round and goes on to the first question; when it is over, the next seat is
  asked for its turn. `asked` are the answers that are listed, `play` gives some, `told` is what the journal says.
- `ask` is what is asked; `fight` gives the first answer to everything that is not asked on the map or in a turn, which
  carries a battle to its end: with dice that have run out every die of both sides hits.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from interregnum.games.heroes.border import load, notation
from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.engine.box import ARTIFACT, HEROES_EACH, LEVELS, SCROLL, SKILL, Box
from interregnum.games.heroes.engine.cards import belongings
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.events import Told
from interregnum.games.heroes.engine.facts import LayoutFacts, TileFacts
from interregnum.games.heroes.engine.flow.programs import ROUND
from interregnum.games.heroes.engine.flow.rounds import PLAYED
from interregnum.games.heroes.engine.flow.script import script_of
from interregnum.games.heroes.engine.flow.setup import new_state
from interregnum.games.heroes.engine.map.board import STRIDE, Board
from interregnum.games.heroes.engine.options import OPTIONS, Options
from interregnum.games.heroes.engine.state import IN_TOWN, Script, State
from interregnum.games.heroes.engine.terms import NO_FIELD
from interregnum.kernel.dice import RiggedDice, fast_dice, seed_from_int
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS
from interregnum.kernel.journal import Journal
from interregnum.kernel.options import chosen

A, B, C, D = range(4)
FACTS = load.standard()
BOX = Box(FACTS)
NAMES = Names(BOX)
SIDE = 4  # of a tile
BLANK = " "


@cache
def script() -> Script:
    return script_of(BOX)


def options(*switched_on: str) -> Options:
    """The options of a table, by the names of their fields; a length by its word."""
    return Options(chosen(OPTIONS, {name.replace("_", "-"): True for name in switched_on}))


def started(seats: int, *switched_on: str, seed: int = 0, rolls: tuple[int, ...] | None = None) -> State:
    """A new game at its first question."""
    dice = fast_dice(seed_from_int(seed)) if rolls is None else RiggedDice(list(rolls))
    return new_state(BOX, script(), options(*switched_on), seats, dice, Journal())


# -- a map


def laid(
    drawing: str,
    factions: tuple[str, ...] = ("haven", "necropolis"),
    towns: tuple[str, ...] = (),
    guards: dict[str, str] | None = None,
    rolls: tuple[int, ...] = (),
    switched_on: tuple[str, ...] = (),
    box: Box = BOX,
) -> State:
    """A game on this map, after the set-up but for the heroes: it is the turn of A, and nothing is asked yet."""
    board = board_of(drawing, guards)
    seats = len(factions)
    state = State(box, script(), options(*switched_on), board, seats, RiggedDice(list(rolls)))
    state.journal = Journal()
    state.round = 1
    for seat, faction in enumerate(factions):
        number = BOX.faction_ids.index(faction)
        state.factions[seat] = number
        state.seat_of[number] = seat
        state.towns[seat] = field_of(towns[seat]) if seat < len(towns) else islet(board, seat)
        state.cards[seat] = state.ready[seat] = BOX.start_cards
        state.reserve[seat] = BOX.unit_tokens[LEVELS * number : LEVELS * (number + 1)]
        state.skill_decks[2 * seat : 2 * seat + 2] = [deck[:] for deck in BOX.faction_skills[2 * number :][:2]]
    lay_cards(state)
    for field in range(board.size):
        if board.tier[field] >= 0:
            state.encounters[field] = next_token(state, board.tier[field])
    return state


def lay_cards(state: State) -> None:
    """All decks in the order of the content, the last card on top."""
    starts = BOX.starts
    state.scroll_deck = list(range(BOX.scroll_first, BOX.artifact_first))
    state.artifact_deck = list(range(BOX.artifact_first, BOX.set_first))
    state.weeks = list(range(BOX.week_first, BOX.place_first))
    state.treasures = list(range(BOX.treasure_first, starts[-1]))


def next_token(state: State, tier: int) -> int:
    return next(n for n, one in enumerate(BOX.token_tier) if one == tier and n not in state.encounters)


def islet(board: Board, seat: int) -> int:
    """A field for a town below the drawing, with nothing around it."""
    return (board.rows - 1) * STRIDE + 2 * seat


def board_of(drawing: str, guards: dict[str, str] | None = None) -> Board:
    """A map of these signs: tiles cut out of the drawing, what is beyond it is no field."""
    lines = ["".join(line.split()) for line in drawing.split("\n") if line.strip()]
    wide = rounded(max(8, *[len(line) for line in lines]))
    high = rounded(len(lines) + 2)
    lines = [line.ljust(wide) for line in lines] + [BLANK * wide] * (high - len(lines))
    tiles = [
        TileFacts(0, tuple(line[column : column + SIDE].replace(BLANK, "^") for line in lines[row : row + SIDE]), ())
        for row in range(0, high, SIDE)
        for column in range(0, wide, SIDE)
    ]
    pattern = LayoutFacts("drawn", 2, high // SIDE, wide // SIDE, (), (), "")
    board = Board(
        Box(replace(FACTS, tiles=tuple(tiles), layouts=(pattern,))), 0, list(range(len(tiles))), [0] * len(tiles)
    )
    for field in range(board.size):
        column = field % STRIDE
        if column >= wide or lines[field // STRIDE][column] == BLANK:
            board.terrain[field] = NO_FIELD
    board.neighbours = [board.beside(field) for field in range(board.size)]
    post_guards(board, guards)
    return board


def post_guards(board: Board, guards: dict[str, str] | None) -> None:
    """Every encounter guards the place its arrow points to, else the first one beside it that is free."""
    arrows = {field_of(token): field_of(place) for token, place in (guards or {}).items()}
    for field in range(board.size):
        if board.tier[field] < 0:
            continue
        free = [
            one for one in board.neighbours[field] if one in board.flags + board.spyglasses and board.guard[one] < 0
        ]
        place = arrows.get(field, free[0] if free else NOBODY)
        if place != NOBODY:
            board.guarded[field] = place
            board.guard[place] = field


def rounded(length: int) -> int:
    """Up to whole tiles."""
    return -(-length // SIDE) * SIDE


def field_of(name: str) -> int:
    return NAMES.fields[name]


def name_of(field: int) -> str:
    return notation.write_field(field)


def names_of(fields: list[int]) -> str:
    """Fields by name, in the order of the map: "a1 c2"."""
    return " ".join(name_of(field) for field in sorted(fields))


# -- what stands on it


def enter(state: State, name: str, where: str = "town", army: str = "1b1") -> int:
    """A hero in his town or on a field, with an army of tokens out of the reserve; gives his number."""
    hero = BOX.hero_ids.index(name)
    belongings.enter(state, hero, IN_TOWN if where == "town" else field_of(where))
    for word in army.split():
        count, side, level = int(word[:-2]), "be".index(word[-2]), int(word[-1]) - 1
        state.armies[hero][2 * level + side] += count
        state.reserve[state.seat_of[hero // HEROES_EACH]][level] -= count
    return hero


def give(state: State, hero: int, *ids: str) -> None:
    """Skills, scrolls and artifacts for a hero; they leave their decks."""
    for name in ids:
        found = [n for n, one in enumerate(BOX.ids) if one == name and BOX.kinds[n] in (SKILL, SCROLL, ARTIFACT)]
        assert found, f"no card {name}"
        source, kind = found[0], BOX.kinds[found[0]]
        held = {SKILL: state.skills, SCROLL: state.scrolls, ARTIFACT: state.artifacts}[kind]
        held[hero].append(source)
        for deck in (state.scroll_deck, state.artifact_deck, *state.skill_decks[2 * state.seat_of_hero(hero) :][:2]):
            if source in deck:
                deck.remove(source)
    belongings.refresh(state, hero)


def build(state: State, seat: int, *ids: str) -> None:
    state.buildings[seat] += [BOX.numbers[f"building {name}"] for name in ids]


def own(state: State, seat: int, *fields: str) -> None:
    """Places that fly the flag of a seat."""
    for name in fields:
        state.owners[field_of(name)] = seat


def clear(state: State, *fields: str) -> None:
    """Take encounters away."""
    for name in fields:
        state.encounters[field_of(name)] = NOBODY


def put(state: State, field: str, token: str) -> None:
    """Let this token stand there."""
    state.encounters[field_of(field)] = BOX.token_ids.index(token)


def reveal(state: State, week: str) -> None:
    """Let this Week card be the current one."""
    state.week = BOX.numbers[f"week {week}"]
    state.weeks.remove(state.week)


def where(state: State, hero: int) -> str:
    return "town" if state.at[hero] == IN_TOWN else name_of(state.at[hero])


# -- playing


def take_turn(state: State, seat: int) -> None:
    """It is the turn of a seat that has played its card; nothing is asked until something advances the state."""
    state.turn = seat
    state.stack = []
    state.asked = NOBODY  # whatever was asked before
    state.call(ROUND, seat)
    state.stack[-1].step = PLAYED


def begin(state: State, program: int, seat: int, *slots: int) -> None:
    """Let one procedure run for a seat, in an action of its turn."""
    take_turn(state, seat)
    state.call(program, seat, *slots)
    state.advance()


def asked(state: State, *verbs: str) -> list[str]:
    """The legal answers in their order, in notation; with verbs, only those that begin with one of them."""
    found = [notation.write_choice(BOX, choice) for choice in state.choices] if not state.over else []
    return [text for text in found if not verbs or text.split()[0] in verbs]


def play(state: State, line: str) -> None:
    """Give the answers of a line: `A: go c1; A: done`."""
    for part in filter(None, (part.strip() for part in line.split(";"))):
        letter, text = part.split(":", 1)
        question = state.question
        assert question is not None, f"the game is over before {part!r}"
        seat = SEAT_LETTERS[question.seat]
        assert seat == letter, f"{seat} is asked, not {letter}: {asked(state)}"
        state.answer(notation.read_choice(BOX, question, text.strip()))


def ask(state: State) -> str:
    """What is asked, in a word."""
    return "over" if state.over else ASKS[state.ask]


def is_turn_of(state: State, seat: int) -> bool:
    """Whether the action is over and the next player is asked."""
    return ask(state) == "turn" and state.asked == seat


def fight(state: State) -> None:
    """Give the first answer to whatever a battle and its rewards ask."""
    while ask(state) not in ("turn", "next-hero", "move", "take-over", "over"):
        state.answer(state.choices[0])


def told(state: State, *kinds: str) -> list[dict[str, object]]:
    """What the journal says, or what it says of some kinds."""
    assert state.journal is not None
    found = [event.plain() for event in state.journal.events if isinstance(event, Told)]
    return [one for one in found if not kinds or one["event"] in kinds]
