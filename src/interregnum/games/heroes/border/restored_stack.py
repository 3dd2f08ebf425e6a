"""The stack and the battle read again from plain data."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.names import numbered
from interregnum.games.heroes.border.notation import SIDE_WORDS, all_fighters, write_fighter
from interregnum.games.heroes.border.stored_reader import StateReader
from interregnum.games.heroes.border.stored_stack import (
    LASTING_WORDS,
    LOTS,
    NAMES_NOBODY,
    SLOTS,
    creature_names,
    words_of,
)
from interregnum.games.heroes.engine.battle.battle import NO_TARGET, Battle, Lasting
from interregnum.games.heroes.engine.box import TREASURE
from interregnum.games.heroes.engine.cards.prospects import OF_EFFECT, OF_SIDE
from interregnum.games.heroes.engine.cards.scrolls import A_SCROLL
from interregnum.games.heroes.engine.cards.verbs import CANCELLED, USE_PART, USE_WINDOW
from interregnum.games.heroes.engine.flow.programs import PROGRAMS, USING, USING_RULE, WINDOW, WINDOW_HERO, WINDOW_OPEN
from interregnum.games.heroes.engine.state import NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import DURATIONS, FACES, TARGETS, VERBS, WINDOWS
from interregnum.kernel.pending import Pending

SMALL: Final = 99  # more than any count of steps or tokens
NUMBERS: Final = 100_000
DICE: Final = 8
USE_WORDS: Final = 4  # what the lot of a card in use says


def read_pending(state: State, reader: StateReader) -> Pending:
    program = reader.among("program", PROGRAMS)
    pending = Pending(program, reader.number("seat", 0, state.seats - 1), False)
    pending.step = reader.number("step", 0, CANCELLED)
    pending.stage = reader.number("stage", 0, SMALL)
    slots = reader.items("slots")
    if len(slots) != len(pending.slots):
        raise reader.bad("slots")
    kinds = SLOTS[program]
    pending.slots = [read_value(state, reader, "slots", kinds[n], item) for n, item in enumerate(slots)]
    pending.lot = read_lot(state, reader, LOTS[program])
    if program == USING and not is_use(state, pending):
        raise reader.bad("lot")
    if program == WINDOW and min(pending.slots[WINDOW_OPEN], pending.slots[WINDOW_HERO]) < 0:
        raise reader.bad("slots")
    return pending


def is_use(state: State, pending: Pending) -> bool:
    """Whether the lot says in which window which part of a card is carried out."""
    rule = pending.slots[USING_RULE]
    if len(pending.lot) != USE_WORDS or rule < 0:
        return False
    parts = len(state.box.rules[rule])
    return 0 <= pending.lot[USE_WINDOW] < len(WINDOWS) and -1 <= pending.lot[USE_PART] < parts


def read_lot(state: State, reader: StateReader, kind: str) -> list[int]:
    items = reader.items("lot")
    if kind != "uses":
        return [read_value(state, reader, "lot", kind, item) for item in items]
    kinds = ("rule", "target")
    return [read_value(state, reader, "lot", kinds[n % 2], item) for n, item in enumerate(items)]


def read_value(state: State, reader: StateReader, key: str, kind: str, item: object) -> int:
    """A value of a slot or a lot by its kind."""
    names = reader.names
    if kind in ("number", "seat"):
        return reader.number_of(key, item, -2, state.seats - 1 if kind == "seat" else NUMBERS)
    if item is None:
        return -1
    if kind == "target" and item == A_SCROLL and not isinstance(item, bool):
        return A_SCROLL
    if kind in ("fighter", "target"):
        return NO_TARGET if item == NAMES_NOBODY else reader.id_of(key, item, names.fighters)
    if kind == "rule":
        return read_rule(reader, key, item)
    if kind == "field":
        field = reader.id_of(key, item, names.fields)
        return reader.number_of(key, field, 0, state.board.size - 1)
    if kind == "hero":
        return read_hero(state, reader, key, item)
    if kind == "treasure":
        return reader.card_of(key, item, TREASURE)
    if kind == "card":
        return reader.id_of(key, item, names.sources)
    return reader.id_of(key, item, numbered(list(words_of(kind))))


def read_hero(state: State, reader: StateReader, key: str, item: object) -> int:
    """A hero who is in play."""
    hero = reader.id_of(key, item, reader.names.heroes)
    if state.at[hero] == NOT_IN_PLAY:
        raise reader.bad(key)
    return hero


def read_rule(reader: StateReader, key: str, item: object) -> int:
    """`haste` or `haste up`."""
    name, _, up = item.partition(" ") if isinstance(item, str) else ("", "", "")
    if up not in ("", "up"):
        raise reader.bad(key)
    return 2 * reader.id_of(key, name, reader.names.sources) + (1 if up else 0)


# --- the battle --------------------------------------------------------------------------------------------------


def read_battle(state: State, reader: StateReader) -> Battle:
    heroes = [-1 if item is None else read_hero(state, reader, "heroes", item) for item in reader.items("heroes")]
    if len(heroes) != 2 or heroes[0] < 0:
        raise reader.bad("heroes")
    field = reader.id_of("field", reader.data.get("field"), reader.names.fields)
    token = reader.maybe("token", reader.names.tokens)
    battle = Battle(heroes[0], heroes[1], token, reader.number_of("field", field, 0, state.board.size - 1))
    sides = numbered(list(SIDE_WORDS))
    battle.turn = reader.number("turn", 0, NUMBERS)
    battle.fighter = reader.maybe("fighter", reader.names.fighters)
    battle.winner = reader.maybe("winner", sides)
    battle.fled = reader.maybe("fled", sides)
    battle.instead = reader.flag("instead")
    battle.sort_again = reader.flag("sort_again")
    read_stacks(battle, reader)
    read_attack(battle, reader)
    battle.lasting = [read_lasting(reader.part_of("lasting", item)) for item in reader.items("lasting")]
    battle.used = [read_use(reader, "used", item) for item in reader.items("used")]
    battle.used_now = [read_use(reader, "used_now", item) for item in reader.items("used_now")]
    return battle


def read_stacks(battle: Battle, reader: StateReader) -> None:
    fighters = reader.names.fighters
    creatures = numbered(creature_names(reader.box))
    stacks = reader.part("stacks")
    for one in all_fighters(reader.box):
        part = stacks.part(write_fighter(reader.box, one))
        battle.tokens[one] = part.maybe("creature", creatures)
        battle.whole[one] = part.number("whole", 0, SMALL)
        battle.numbers[one] = part.number("number", 0, battle.whole[one])
        battle.wounds[one] = part.number("wounds", 0, NUMBERS)
        battle.healed[one] = part.number("healed", 0, NUMBERS)
        battle.lost[one] = part.number("lost", 0, SMALL)
        battle.marks[one] = part.number("marks", 0, SMALL)
        battle.marked[one] = part.number("marked", 0, 1)
        battle.speeds[one] = part.number("speed", -NUMBERS, NUMBERS)
        if battle.numbers[one] > 0 and battle.tokens[one] < 0:
            raise part.bad("creature")
    battle.track = reader.ids("track", fighters)
    battle.place = reader.number("place", 0, len(battle.track))
    battle.settled = reader.ids("settled", fighters)


def read_attack(battle: Battle, reader: StateReader) -> None:
    battle.elite = reader.flag("elite")
    target = reader.data.get("target")
    battle.target = NO_TARGET if target == NAMES_NOBODY else reader.maybe("target", reader.names.fighters)
    battle.dice = reader.numbers("dice", 1, DICE)
    battle.rerolled = reader.numbers("rerolled", 0, 1)
    battle.face = reader.maybe("face", numbered(list(FACES)))
    battle.face_rerolled = reader.flag("face_rerolled")
    battle.skulls = reader.number("skulls", 0, SMALL)
    battle.coming = reader.number("coming", 0, NUMBERS)
    battle.by_card = reader.flag("by_card")
    battle.dealt = reader.number("dealt", 0, NUMBERS)
    battle.fallen = reader.number("fallen", 0, NUMBERS)
    if len(battle.dice) != len(battle.rerolled):
        raise reader.bad("rerolled")


def read_lasting(reader: StateReader) -> Lasting:
    do = reader.among("do", VERBS)
    if do not in LASTING_WORDS:
        raise reader.bad("do")
    fighter = reader.data.get("fighter")
    return Lasting(
        do,
        reader.among("about", LASTING_WORDS[do]),
        reader.number("amount", -SMALL, SMALL),
        reader.among("target", TARGETS),
        NO_TARGET if fighter == NAMES_NOBODY else reader.id_of("fighter", fighter, reader.names.fighters),
        reader.among("until", DURATIONS),
    )


def read_use(reader: StateReader, key: str, item: object) -> int:
    """`attacker haste`, or `attacker archery 2` where effects are counted one by one."""
    words = item.split() if isinstance(item, str) else []
    if len(words) not in (2, 3) or words[0] not in SIDE_WORDS:
        raise reader.bad(key)
    first = OF_SIDE * SIDE_WORDS.index(words[0])
    source = reader.id_of(key, words[1], reader.names.sources)
    if len(words) == 2:
        return first + source
    box = reader.box
    numbers = [one.number for one in [*box.rules[2 * source], *box.rules[2 * source + 1]]]
    places = numbered([str(n + 1) for n in range(len(numbers))])
    return first + OF_EFFECT + numbers[reader.id_of(key, words[2], places)]
