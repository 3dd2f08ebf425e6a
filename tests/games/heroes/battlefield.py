"""Battles with numbers made for one test: the armies in a line each, the dice as they fall, then answers in notation.

    state = battle(
        "hero 4 4 | 1: 2 3 3e | 2: 3 5 3e elite:toughness",
        "creature 3 4 4 elite slayer",
        rolls="3 6 one-skull 1 8",
    )
    play(state, "A: attack elite; A: wound attacker-2 elite")

- `hero 4 4` has Strength 4 and Initiative 4, no abilities and Command 10; `| 2: 3 5 3e 1b` adds three elite tokens and
  a basic one of the unit of town level 2, Strength 3, Initiative 5; `basic:`, `elite:` or `both:` and the name of an
  ability print that on a side of the token.
- `creature 3 4 4` has Strength 3, Initiative 4, Number 4; `elite`, abilities and another colour (`dangerous`,
  `legendary`) may follow. It stands on b1 and guards the Sawmill on c1; the hero comes from b2.
- A second hero stands on b1 in its place.
- Dice are written as they fall: 1 to 8 for an attack die, the name of a face for the elite die. Attack dice that are
  not written show an 8, and miss.
- The attacker is the first hero of Haven and seat A, a defending hero the first one of Necropolis and seat B, unless
  `factions` says otherwise.
- `play` also proves at every question that a clone is the same position, that asking again changes nothing, and that
  the battle and what waits read back to what was stored.
"""

from __future__ import annotations

from tests.games.heroes import scenario
from tests.games.heroes.scenario import BOX, FACTS, NAMES, A, enter, field_of, laid, take_turn

from interregnum.games.heroes.border import notation
from interregnum.games.heroes.border.restored_stack import read_battle, read_pending
from interregnum.games.heroes.border.stored import to_plain
from interregnum.games.heroes.border.stored_reader import StateReader
from interregnum.games.heroes.border.stored_stack import battle_plain, pending_plain
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.battle.battle import CREATURE, SIDE, Battle, Lasting
from interregnum.games.heroes.engine.box import HEROES_EACH, LEVELS, Box, mask
from interregnum.games.heroes.engine.choices import FIGHT_ON
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

MAP = """
    . {sign} S .
    . . . .
    . . . .
"""
SIGNS = {"common": "1", "dangerous": "2", "legendary": "3"}
COMMAND = 10
MISS = 7
MANY = 400


def battle(
    attacker: str,
    defender: str,
    rolls: str = "",
    factions: tuple[str, ...] = ("haven", "necropolis"),
    switched_on: tuple[str, ...] = (),
    starts: bool = True,
) -> State:
    """A battle of hand-made fighters, begun up to its first question; without `starts` only what comes before it."""
    is_duel = defender.startswith("hero")
    box = Box(FACTS)
    set_army(box, factions[0], attacker)
    tier = next((word for word in defender.split() if word in SIGNS), "common")
    if is_duel:
        set_army(box, factions[1], defender)
    else:
        set_creature(box, tier, defender)
    drawing = MAP.format(sign="." if is_duel else SIGNS[tier])
    state = laid(drawing, factions=factions, rolls=fallen(rolls), switched_on=switched_on, box=box)
    enter(state, leader(factions[0]), "b2", army_of(attacker))
    if is_duel:
        enter(state, leader(factions[1]), "b1", army_of(defender))
    if starts:
        start(state)
    return state


def start(state: State) -> None:
    """The hero of A goes for whoever stands on b1."""
    hero, field = attacker_of(state), field_of("b1")
    enemies = [one for one, at in enumerate(state.at) if at == field]
    take_turn(state, A)
    state.at[hero] = field
    if enemies:
        fighting.duel(state, hero, enemies[0])
    else:
        fighting.meet(state, hero, field, field)
    state.advance()


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
        fight = battle_plain(state.box, state.battle)
        assert fight == battle_plain(state.box, read_battle(state, StateReader(state.box, NAMES, fight, "battle")))


def attacker_of(state: State) -> int:
    return state.factions[0] * HEROES_EACH


def defender_of(state: State) -> int:
    return state.factions[1] * HEROES_EACH


def leader(faction: str) -> str:
    return BOX.hero_ids[HEROES_EACH * BOX.faction_ids.index(faction)]


# -- numbers


def set_army(box: Box, faction: str, text: str) -> None:
    """Print this hero and these units in the place of a faction's; no hero of it has abilities."""
    number = box.faction_ids.index(faction)
    for part in text.split("|"):
        words = part.split()
        if words[0] == "hero":
            set_hero(box, HEROES_EACH * number, [int(word) for word in words[1:]])
        else:
            set_unit(box, LEVELS * number + int(words[0].rstrip(":")) - 1, words[1:])


def set_hero(box: Box, hero: int, numbers: list[int]) -> None:
    strength, initiative, magic, command = [*numbers, *[0, 0, 0, COMMAND][len(numbers) :]]
    box.hero_strength[hero] = strength
    box.hero_initiative[hero] = initiative
    box.hero_magic[hero] = magic
    box.hero_command[hero] = command
    box.hero_abilities[hero] = []


def set_unit(box: Box, row: int, words: list[str]) -> None:
    box.unit_strength[row] = int(words[0])
    box.unit_initiative[row] = int(words[1])
    for number, side in enumerate(SIDES):
        printed = [ABILITIES.index(word.split(":")[1]) for word in words if word.split(":")[0] in (side, "both")]
        box.unit_abilities[2 * row + number] = mask(printed)
        box.unit_icons[2 * row + number] = printed.count(TOUGHNESS)


def set_creature(box: Box, tier: str, text: str) -> None:
    """Print these numbers on the first encounter token of a colour."""
    first = box.token_tier.index(TIERS.index(tier))
    words = text.split()
    box.creature_strength[first] = int(words[1])
    box.creature_initiative[first] = int(words[2])
    box.creature_number[first] = int(words[3])
    box.token_elite[first] = "elite" in words
    box.creature_abilities[first] = mask([ABILITIES.index(word) for word in words[4:] if word in ABILITIES])


def army_of(text: str) -> str:
    """`3e1 2b2`, out of `hero 4 4 | 1: 2 3 3e | 2: 3 5 2b`."""
    found: list[str] = []
    for part in text.split("|")[1:]:
        level = part.split(":")[0].strip()
        found += [f"{word}{level}" for word in part.split()[1:] if word[-1] in "be" and word[:-1].isdigit()]
    return " ".join(found)


def fallen(rolls: str) -> tuple[int, ...]:
    """Dice as they fall, `1 8 luck`, as the numbers that dice roll; then many misses."""
    faces = list(FACTS.constants.die_faces)
    rolled = [int(word) - 1 if word.isdigit() else faces.index(word) for word in rolls.split()]
    return (*rolled, *[MISS] * MANY)


# -- what came of it


def fought(state: State) -> Battle:
    """The battle under way."""
    assert state.battle is not None
    return state.battle


def army(state: State, hero: int) -> str:
    """The army of a hero as it was written: `1b1 2e1`."""
    tokens = state.armies[hero]
    kinds = [(level, side) for level in range(LEVELS) for side in range(2)]
    return " ".join(
        f"{tokens[2 * level + side]}{'be'[side]}{level + 1}" for level, side in kinds if tokens[2 * level + side]
    )


def order(state: State) -> str:
    """The initiative track: `attacker-2 defender-creature attacker-hero`."""
    return " ".join(notation.write_fighter(BOX, fighter) for fighter in fought(state).track)


def left(state: State, second: bool = False) -> int:
    """How many creatures the encounter has left, or the additional enemies of Dark days."""
    return fought(state).numbers[SIDE + CREATURE + (1 if second else 0)]


def fighting_on(state: State, turns: int = 1) -> None:
    """Give the last answer (no elite die, no card) until flight may be declared, and fight on; so many times."""
    for _ in range(turns):
        while "fight-on" not in scenario.asked(state):
            state.answer(state.choices[-1])
        state.answer(FIGHT_ON)


def change(state: State, fighter: int, stat: int, amount: int, until: int = FOR_BATTLE) -> None:
    """A card has changed a value of a fighter for a while."""
    fought(state).lasting.append(Lasting(ADD_STAT, stat, amount, THAT_STACK, fighter, until))


def grant(state: State, fighter: int, ability: int, until: int = FOR_BATTLE) -> None:
    """A card has given an ability to a fighter for a while."""
    fought(state).lasting.append(Lasting(GRANT, ability, 0, THAT_STACK, fighter, until))


def interrupt(state: State, program: int, seat: int, *slots: int) -> None:
    """Let a procedure run before the question that is asked."""
    state.asked = NOBODY
    state.call(program, seat, *slots)
    state.advance()
