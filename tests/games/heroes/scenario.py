"""Scenarios: a position in notation, dice that fall as they are told, a line of answers, and what came of it.

    state = position("map .1S. / .^.P | anton a2 3e1 2b2", rolls="3 6 one-skull 1")
    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1; A: done")

- `position` reads it with a journal; docs/notation.md tells how it is written.
- Dice are written as they fall, from 1 on, or by the name of a face of the elite die. Those that are not written show
  a 1, so every attack die hits; after `rig`, and in a `fight`, they show an 8 and miss.
- `alter` adds what more parts of a position say, even what no game comes to.
- `started` is a game as the set-up leaves it to the players, with dice of a seed or rigged ones.
- `begin` puts one procedure on top of the round and goes on to the first question; when it is over, the next seat is
  asked for its turn. `asked` are the answers that are listed, `play` gives some, `told` is what the journal says.
- `ask` is what is asked; `win_through` gives the first answer to everything that is not asked on the map or in a turn,
  which carries a battle to its end.
"""

from __future__ import annotations

from functools import cache

from interregnum.games.heroes.border import load, notation
from interregnum.games.heroes.border.draft import Draft, Part
from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.border.position import muster, named_encounters, read_position, read_weeks
from interregnum.games.heroes.border.position_written import write_army
from interregnum.games.heroes.engine.box import ARTIFACT, BUILDING, SCROLL, SKILL, Box
from interregnum.games.heroes.engine.cards import belongings
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.events import Fighter
from interregnum.games.heroes.engine.flow.programs import ROUND
from interregnum.games.heroes.engine.flow.rounds import PLAYED
from interregnum.games.heroes.engine.flow.script import script_of
from interregnum.games.heroes.engine.flow.setup import new_state
from interregnum.games.heroes.engine.options import OPTIONS, Options
from interregnum.games.heroes.engine.state import IN_TOWN, Script, State
from interregnum.kernel.declared import SEERS, parts_of
from interregnum.kernel.declared import Part as EventPart
from interregnum.kernel.declared import name_of as event_name
from interregnum.kernel.dice import RiggedDice, fast_dice, seed_from_int
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS, UNKNOWN, bit
from interregnum.kernel.journal import Event, Journal
from interregnum.kernel.options import chosen

A, B, C, D = range(4)
FACTS = load.standard()
BOX = Box(FACTS)
NAMES = Names(BOX)
MISS = 7
MANY = 400


@cache
def script() -> Script:
    return script_of(BOX)


def position(given: str, rolls: str = "", box: Box = BOX) -> State:
    """The state that a position describes, with a journal and rigged dice."""
    return read_position(box, NAMES, script(), given, RiggedDice(fallen(rolls)), Journal())


def alter(state: State, change: str) -> None:
    """Let what these parts of a position say be so, too, by nobody's doing, possible or not: `anton haste | A`."""
    draft = Draft(state.box, NAMES, change)
    for seat, part in enumerate(draft.players[: state.seats]):
        state.buildings[seat] += [draft.card(word, seat, BUILDING) for word in part.bare]
        for word in part.listed("owns"):
            state.owners[field_of(word)] = seat
    for hero, part in draft.heroes.items():
        equip(state, draft, hero, part.bare)
    for field, token in named_encounters(state, draft).items():
        state.encounters[field] = token
    if "weeks" in draft.parts:
        read_weeks(state, draft)
    for deck in (state.scroll_deck, state.artifact_deck, *state.skill_decks):
        deck[:] = [card for card in deck if not any(card == used for _, used in draft.used)]


def equip(state: State, draft: Draft, hero: int, words: list[str]) -> None:
    """He is in play, where he was or is said to be, with more tokens and cards."""
    fields = [field_of(word) for word in words if word in NAMES.fields]
    for word in words:
        if Part.is_army(word):
            muster(state, hero, word)
        elif word not in NAMES.fields:
            card = draft.card(word, state.seat_of_hero(hero), SKILL, SCROLL, ARTIFACT)
            held = {SKILL: state.skills, SCROLL: state.scrolls, ARTIFACT: state.artifacts}[BOX.kinds[card]]
            held[hero].append(card)
            if BOX.kinds[card] == SCROLL:
                state.known[card - BOX.scroll_first] = bit(state.seat_of_hero(hero))
    belongings.enter(state, hero, fields[0] if fields else max(IN_TOWN, state.at[hero]))


def options(*switched_on: str) -> Options:
    """The options of a table, by the names of their fields; a length by its word."""
    return Options(chosen(OPTIONS, {name.replace("_", "-"): True for name in switched_on}))


def started(seats: int, *switched_on: str, seed: int = 0, rolls: str | None = None) -> State:
    """A new game at its first question."""
    dice = fast_dice(seed_from_int(seed)) if rolls is None else RiggedDice(fallen(rolls))
    return new_state(BOX, script(), options(*switched_on), seats, dice, Journal())


# -- dice


def rig(state: State, rolls: str) -> None:
    """The dice that fall next."""
    state.dice = RiggedDice(fallen(rolls) + [MISS] * MANY)


def fallen(rolls: str) -> list[int]:
    """Dice as they fall, `1 8 luck`, as the numbers that dice roll."""
    faces = list(FACTS.constants.die_faces)
    return [int(word) - 1 if word.isdigit() else faces.index(word) for word in rolls.split()]


# -- names


def field_of(name: str) -> int:
    return NAMES.fields[name]


def name_of(field: int) -> str:
    return notation.write_field(field)


def names_of(fields: list[int]) -> str:
    """Fields by name, in the order of the map: "a1 c2"."""
    return " ".join(name_of(field) for field in sorted(fields))


def hero_of(name: str) -> int:
    return NAMES.heroes[name]


def where(state: State, hero: int) -> str:
    return "town" if state.at[hero] == IN_TOWN else name_of(state.at[hero])


def army(state: State, hero: int | str) -> str:
    """The army of a hero as it is written: `1b1 2e1`."""
    return write_army(state.armies[hero_of(hero) if isinstance(hero, str) else hero])


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


def who(state: State) -> str:
    """Who is asked for what: "A window"."""
    return f"{SEAT_LETTERS[state.asked]} {ASKS[state.ask]}"


def is_turn_of(state: State, seat: int) -> bool:
    """Whether the action is over and the next player is asked."""
    return ask(state) == "turn" and state.asked == seat


def win_through(state: State) -> None:
    """Give the first answer to whatever a battle and its rewards ask."""
    while ask(state) not in ("turn", "next-hero", "move", "take-over", "over"):
        state.answer(state.choices[0])


def told(state: State, *kinds: str) -> list[dict[str, object]]:
    """What the journal says, or what it says of some kinds."""
    assert state.journal is not None
    found = [in_numbers(event) for event in state.journal.events]
    return [one for one in found if not kinds or one["event"] in kinds]


def in_numbers(event: Event) -> dict[str, object]:
    """An event as the engine has it; fighters by their numbers, nothing where a secret is unknown."""
    found: dict[str, object] = {"event": event_name(type(event))}
    for part in parts_of(type(event)):
        if part.kind != SEERS:
            value = getattr(event, part.name)
            found[part.key] = [number(part, one) for one in value] if isinstance(value, list) else number(part, value)
    return found


def number(part: EventPart, value: object) -> object:
    if isinstance(value, Fighter):
        return value.number
    return None if part.seers and value == UNKNOWN else value
