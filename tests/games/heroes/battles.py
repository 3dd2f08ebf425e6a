"""Battles: two sides in notation, begun up to the first question, and ways to go on in them.

    state = fight("anton 3b1 heroism", "timber-wolves-1", "weeks week-of-mists", rolls="1 8 luck")
    assert ["use heroism at attacker-1", "done"] == asked(state)
    play(state, "A: use heroism at attacker-1")
    until(state, "announce", "attacker-1")

- The first text is the part of the hero who attacks, the second one that of the hero who defends, or an encounter; the
  third one is the rest of the position. Whoever defends stands on b1 beside a Sawmill, the attacker comes from b2.
- Behind a word may stand numbers made for this test: `anton=4/4` has Strength 4 and Initiative 4 (then Magic and
  Command), no abilities and Command 10; `3e1=2/5+elite:toughness` is a unit with Strength 2 and Initiative 5 and this
  ability on its elite side (`basic:`, `both:`); `creature=3/4/6 elite slayer` has Number 6, the elite die and an
  ability, `dangerous` and `legendary` another colour. `hero` stands for the first one of Haven, or of Necropolis.
- `until` answers what does not matter (no cards, no elite die, no flight, the first token) up to a question of a kind,
  or about the attack of a fighter; `over` up to the end of the battle.
- `play` also proves at every question that a clone is the same position, that asking again changes nothing, and that
  the battle and what waits read back to what was stored.
"""

from __future__ import annotations

from typing import TypeVar

from tests.games.heroes import scenario
from tests.games.heroes.scenario import BOX, FACTS, NAMES, A, asked, field_of, position, rig, take_turn

from interregnum.games.heroes.border import notation
from interregnum.games.heroes.border.restored_stack import read_battle, read_pending
from interregnum.games.heroes.border.stored import to_plain
from interregnum.games.heroes.border.stored_reader import StateReader
from interregnum.games.heroes.border.stored_stack import battle_plain, pending_plain
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.battle.battle import Battle, Lasting
from interregnum.games.heroes.engine.box import HEROES_OF, Box, faction_of, mask, unit_row
from interregnum.games.heroes.engine.choices import ASKS, FIGHT_ON
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ADD_STAT,
    FOR_BATTLE,
    GRANT,
    SIDES,
    THAT_STACK,
    TIERS,
    TOUGHNESS,
)
from interregnum.kernel.ids import NOBODY, UNKNOWN
from interregnum.kernel.journal import Event

MAP = "map .{sign}S./P.../...P"
LEADERS = ("anton", "anastasya")  # who `hero` is
COMMAND = 10
DULL = ("done", "no", "fight-on")  # answers that decline
MANY = 200


def fight(hero: str, enemy: str, more: str = "", rolls: str = "", starts: bool = True, box: Box = BOX) -> State:
    """A battle up to its first question; without `starts` only what comes before it."""
    if "=" in hero + enemy:
        box = Box(FACTS)
    mine, theirs = printed(box, hero, LEADERS[0]), printed(box, enemy, LEADERS[1])
    token = theirs.split()[0] if theirs.split()[0] in BOX.token_ids else ""
    sign = str(BOX.token_tier[BOX.token_ids.index(token)] + 1) if token else "."
    parts = [MAP.format(sign=sign), at_field(mine, "b2"), f"encounters b1 {token}" if token else at_field(theirs, "b1")]
    state = position(" | ".join([*parts, more]), box=box)
    rig(state, rolls)
    if starts:
        start(state)
    return state


def at_field(part: str, field: str) -> str:
    """The part of a hero who stands there."""
    name, _, rest = part.partition(" ")
    return f"{name} {field} {rest}"


def start(state: State) -> None:
    """The hero on b2, or the first one of A, goes for whoever stands on b1."""
    field, start = field_of("b1"), field_of("b2")
    hero = state.at.index(start) if start in state.at else attacker_of(state)
    enemies = [one for one, at in enumerate(state.at) if at == field]
    take_turn(state, A)
    state.at[hero] = field
    if enemies:
        fighting.duel(state, hero, enemies[0])
    else:
        fighting.meet(state, hero, field, field)
    state.advance()


# -- numbers made for a test


def printed(box: Box, part: str, leader: str) -> str:
    """The part in notation; what it says behind `=` is printed in the box."""
    words = part.split()
    if words[0].startswith("creature="):
        return printed_creature(box, words)
    name = words[0].partition("=")[0]
    first = leader if name == "hero" else name
    if first in BOX.hero_ids and "=" in part:
        print_army(box, BOX.hero_ids.index(first), [word for word in words if "=" in word])
    return " ".join([first, *[word.partition("=")[0] for word in words[1:]]])


def print_army(box: Box, hero: int, words: list[str]) -> None:
    """This hero and these units have other numbers; no hero has abilities."""
    for word in words:
        name, _, numbers = word.partition("=")
        values, *abilities = numbers.split("+")
        if name[-1].isdigit():
            row = unit_row(faction_of(hero), int(name[-1]) - 1)
            print_unit(box, row, [int(one) for one in values.split("/")], abilities)
        else:
            print_hero(box, hero, [int(one) for one in values.split("/")])


def print_hero(box: Box, hero: int, numbers: list[int]) -> None:
    strength, initiative, magic, command = [*numbers, *[0, 0, 0, COMMAND][len(numbers) :]]
    box.hero_strength[hero] = strength
    box.hero_initiative[hero] = initiative
    box.hero_magic[hero] = magic
    box.hero_command[hero] = command
    box.hero_abilities[hero] = []


def print_unit(box: Box, row: int, numbers: list[int], abilities: list[str]) -> None:
    box.unit_strength[row], box.unit_initiative[row] = numbers
    for number, side in enumerate(SIDES):
        found = [ABILITIES.index(word.split(":")[1]) for word in abilities if word.split(":")[0] in (side, "both")]
        box.unit_abilities[2 * row + number] = mask(found)
        box.unit_icons[2 * row + number] = found.count(TOUGHNESS)


def printed_creature(box: Box, words: list[str]) -> str:
    """The first encounter token of a colour, with these numbers on it."""
    tier = next((word for word in words if word in TIERS), TIERS[0])
    first = box.token_tier.index(TIERS.index(tier))
    numbers = [int(one) for one in words[0].partition("=")[2].split("/")]
    box.creature_strength[first], box.creature_initiative[first], box.creature_number[first] = numbers
    box.token_elite[first] = "elite" in words
    box.creature_abilities[first] = mask([ABILITIES.index(word) for word in words if word in ABILITIES])
    return box.token_ids[first]


# -- going on


def play(state: State, line: str) -> None:
    """Give the answers of a line, and look at every question twice."""
    for part in line.split(";"):
        look_twice(state)
        scenario.play(state, part)
    look_twice(state)


def look_twice(state: State) -> None:
    """A clone is the same position, and asking it again changes nothing."""
    if state.over:
        return
    copy = state.clone()
    assert to_plain(state) == to_plain(copy)
    copy.ask_again()
    assert to_plain(state) == to_plain(copy)
    assert (state.asked, state.ask, state.source, state.choices) == (copy.asked, copy.ask, copy.source, copy.choices)
    assert state.source in (UNKNOWN, *range(len(BOX.ids)))  # a rule asks, or a card
    read_back(state)


def read_back(state: State) -> None:
    """The battle and whatever waits can be stored and read again."""
    for pending in state.stack:
        stored = pending_plain(state.box, pending)
        assert stored == pending_plain(state.box, read_pending(state, StateReader(state.box, NAMES, stored, "stack")))
    if state.battle is not None:
        fought = battle_plain(state.box, state.battle)
        assert fought == battle_plain(state.box, read_battle(state, StateReader(state.box, NAMES, fought, "battle")))


def until(state: State, ask: str, fighter: str = "") -> None:
    """Decline and go on until this is asked, if it is to be about the attack of this fighter."""
    for _ in range(MANY):
        assert state.battle is not None, f"the battle is over before {ask} is asked"
        if ask == ASKS[state.ask] and fighter in ("", attacker(state)):
            return
        decline(state)
    raise AssertionError(f"{ask} is never asked")


def offered(state: State, card: str) -> None:
    """Decline and go on until a card can be used; a face-down scroll lets its player be asked before, too."""
    for _ in range(MANY):
        if any(one.split()[1] == card for one in asked(state, "use")):
            return
        decline(state)
    raise AssertionError(f"{card} is never offered")


def cast(state: State, text: str) -> None:
    """Go on until a card can be used, and use it: `cast(state, "haste up")`."""
    offered(state, text.split()[0])
    state.answer(state.choices[asked(state).index(f"use {text}")])


def turn(state: State, number: int) -> None:
    """Decline and go on to the first question of a battle turn, flight aside."""
    turns(state, number - 1)
    while ASKS[state.ask] == "flee":
        decline(state)


def turns(state: State, number: int) -> None:
    """Decline and go on until so many battle turns are over and flight may be declared."""
    while battle_of(state).turn <= number:
        decline(state)
    assert ASKS[state.ask] == "flee"


def fighting_on(state: State, turns: int = 1) -> None:
    """Give the last answer (no elite die, no card) until flight may be declared, and fight on; so many times."""
    for _ in range(turns):
        while "fight-on" not in asked(state):
            state.answer(state.choices[-1])
        state.answer(FIGHT_ON)


def win(state: State) -> None:
    """Fight on with a stroke that nobody survives: one creature is left of each stack, and every die hits."""
    until(state, "flee")
    battle = battle_of(state)
    battle.numbers = [min(1, number) for number in battle.numbers]
    rig(state, "1 " * 10)
    decline(state)


def over(state: State) -> None:
    """Decline and go on to the end of the battle."""
    for _ in range(MANY):
        if state.battle is None:
            return
        decline(state)
    raise AssertionError("the battle does not end")


def decline(state: State) -> None:
    """The answer that uses nothing: no card, no elite die, the first token."""
    answers = asked(state)
    chosen = next((one for one in answers if one in DULL), answers[0])
    plain = [one for one in answers if one.startswith("attack") and not one.endswith("elite")]
    state.answer(state.choices[answers.index(plain[0] if plain else chosen)])


def change(state: State, fighter: int, stat: int, amount: int, until: int = FOR_BATTLE) -> None:
    """A card has changed a value of a fighter for a while."""
    battle_of(state).lasting.append(Lasting(ADD_STAT, stat, amount, THAT_STACK, fighter, until))


def grant(state: State, fighter: int, ability: int, until: int = FOR_BATTLE) -> None:
    """A card has given an ability to a fighter for a while."""
    battle_of(state).lasting.append(Lasting(GRANT, ability, 0, THAT_STACK, fighter, until))


def interrupt(state: State, program: int, seat: int, *slots: int) -> None:
    """Let a procedure run before the question that is asked."""
    state.asked = NOBODY
    state.call(program, seat, *slots)
    state.advance()


# -- what there is


def battle_of(state: State) -> Battle:
    """The battle under way."""
    assert state.battle is not None
    return state.battle


def attacker_of(state: State) -> int:
    return HEROES_OF[state.factions[0]][0]


def defender_of(state: State) -> int:
    return HEROES_OF[state.factions[1]][0]


def fighter_of(name: str) -> int:
    return NAMES.fighters[name]


def attacker(state: State) -> str:
    """Whose attack it is, if anybody's."""
    fighter = battle_of(state).fighter
    return notation.write_fighter(BOX, fighter) if fighter >= 0 else ""


def track(state: State) -> str:
    """The initiative track: `attacker-2 defender-creature attacker-hero`."""
    return " ".join(notation.write_fighter(BOX, fighter) for fighter in battle_of(state).track)


def left(state: State, stack: str = "defender-creature") -> int:
    """How many creatures or elementals a stack has left."""
    return battle_of(state).numbers[fighter_of(stack)]


def rolled(state: State, fighter: str) -> list[int]:
    """How many d8 this fighter rolled in each of his attacks, the elite die aside."""
    return [len(one.dice) for one in events(state, e.Rolled) if one.fighter.number == fighter_of(fighter)]


def used(state: State) -> list[str]:
    """The cards that worked by themselves or were used, in order."""
    assert state.journal is not None
    return [BOX.ids[one.card] for one in state.journal.events if isinstance(one, (e.CardUsed, e.ScrollUsed))]


T = TypeVar("T", bound=Event)


def events(state: State, kind: type[T]) -> list[T]:
    assert state.journal is not None
    return [one for one in state.journal.events if isinstance(one, kind)]
