"""Battles and actions with the heroes, units, creatures and cards of the box.

    state = fight("anton", "3b1", "timber-wolves-1", cards="heroism")
    assert ["use heroism at attacker-1", "done"] == asked(state)
    play(state, "A: use heroism at attacker-1")
    until(state, "announce", "attacker-1")

- The first hero is of seat A and attacks, the second one, if the enemy is a hero, is of seat B and defends.
- Dice are written as they fall, 1 to 8 or the name of a face of the elite die; `dice` lays the next ones ready. When
  they run out every die misses: it shows an 8.
- `until` answers what does not matter (no cards, no elite die, no flight, the first token) up to a question of a kind,
  or about the attack of a fighter; `over` up to the end of the battle.
"""

from __future__ import annotations

from tests.games.heroes.scenario import BOX, FACTS, NAMES, A, B, asked, build, enter, field_of, give, laid, put, reveal

from interregnum.games.heroes.border import notation
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.battle.battle import Battle
from interregnum.games.heroes.engine.box import HEROES_EACH, Box
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.events import NAMES as EVENT_NAMES
from interregnum.games.heroes.engine.events import Told
from interregnum.games.heroes.engine.flow.programs import ROUND
from interregnum.games.heroes.engine.flow.rounds import PLAYED
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.ids import ALL, NOBODY, SEAT_LETTERS, bit

MAP = """
    . {sign} S .
    P . . .
    . . . P
"""
MISS = 7
DULL = ("done", "no", "fight-on")  # answers that decline
MANY = 200


def fight(
    hero: str,
    army: str,
    enemy: str,
    theirs: str = "",
    *,
    cards: str = "",
    their_cards: str = "",
    buildings: str = "",
    their_buildings: str = "",
    rolls: str = "",
    week: str = "",
    luck: int = 0,
    switched_on: tuple[str, ...] = (),
    box: Box = BOX,
    starts: bool = True,
) -> State:
    """A battle up to its first question, or before it; cards are skills, scrolls and artifacts, by id."""
    is_duel = enemy in BOX.hero_ids
    sign = "." if is_duel else str(BOX.token_tier[BOX.token_ids.index(enemy)] + 1)
    factions = (faction_of(hero), faction_of(enemy) if is_duel else other_faction(hero))
    state = laid(MAP.format(sign=sign), factions=factions, switched_on=switched_on, box=box)
    dice(state, rolls)
    number = enter(state, hero, "b2", army)
    hold(state, number, cards)
    state.luck[number] = luck
    build(state, A, *buildings.split())
    build(state, B, *their_buildings.split())
    if week:
        reveal(state, week)
    if is_duel:
        hold(state, enter(state, enemy, "b1", theirs), their_cards)
    else:
        put(state, "b1", enemy)
    if starts:
        start(state, number)
    return state


def start(state: State, hero: int) -> None:
    """The hero goes for whoever stands on b1."""
    state.turn = state.seat_of_hero(hero)
    state.stack = []
    state.asked = NOBODY
    state.call(ROUND, state.turn)
    state.stack[-1].step = PLAYED
    field = field_of("b1")
    if field in state.at:
        fighting.duel(state, hero, state.at.index(field))
    else:
        fighting.meet(state, hero, field, field)
    state.advance()


def hold(state: State, hero: int, ids: str) -> None:
    """Cards for a hero; his scrolls are known to his player alone."""
    give(state, hero, *ids.split())
    for scroll in state.scrolls[hero]:
        state.known[scroll - BOX.scroll_first] = bit(state.seat_of_hero(hero))


def show(state: State, scroll: str) -> None:
    """Let everybody know where this scroll is."""
    state.known[BOX.numbers[f"scroll {scroll}"] - BOX.scroll_first] = ALL


def faction_of(hero: str) -> str:
    return BOX.faction_ids[BOX.hero_ids.index(hero) // HEROES_EACH]


def other_faction(hero: str) -> str:
    return next(one for one in BOX.faction_ids if one != faction_of(hero))


def dice(state: State, rolls: str) -> None:
    """The dice that fall next."""
    faces = list(FACTS.constants.die_faces)
    fallen = [int(word) - 1 if word.isdigit() else faces.index(word) for word in rolls.split()]
    state.dice = RiggedDice(fallen + [MISS] * MANY)


# -- going on


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


def win(state: State) -> None:
    """Fight on with a stroke that nobody survives: one creature is left of each stack, and every die hits."""
    until(state, "flee")
    battle = battle_of(state)
    battle.numbers = [min(1, number) for number in battle.numbers]
    dice(state, "1 " * 10)
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


# -- what there is


def battle_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def fighter_of(name: str) -> int:
    return NAMES.fighters[name]


def attacker(state: State) -> str:
    """Whose attack it is, if anybody's."""
    fighter = battle_of(state).fighter
    return notation.write_fighter(BOX, fighter) if fighter >= 0 else ""


def track(state: State) -> str:
    return " ".join(notation.write_fighter(BOX, one) for one in battle_of(state).track)


def who(state: State) -> str:
    """Who is asked for what: "A window"."""
    return f"{SEAT_LETTERS[state.asked]} {ASKS[state.ask]}"


def army(state: State, hero: str) -> str:
    """The army of a hero as it is written: "1b1 2e1"."""
    tokens = state.armies[BOX.hero_ids.index(hero)]
    return " ".join(f"{count}{'be'[n % 2]}{n // 2 + 1}" for n, count in enumerate(tokens) if count)


def left(state: State, stack: str = "defender-creature") -> int:
    """How many creatures or elementals a stack has left."""
    return battle_of(state).numbers[fighter_of(stack)]


def rolled(state: State, fighter: str) -> list[int]:
    """How many d8 this fighter rolled in each of his attacks, the elite die aside."""
    return [len(one.values) - 2 for one in events(state, "rolled") if one.values[0] == fighter_of(fighter)]


def used(state: State) -> list[str]:
    """The cards that worked by themselves or were used, in order."""
    return [BOX.ids[one.values[1]] for one in events(state, "card-used", "scroll-used")]


def events(state: State, *kinds: str) -> list[Told]:
    assert state.journal is not None
    numbers = [EVENT_NAMES.index(kind) for kind in kinds]
    return [one for one in state.journal.events if isinstance(one, Told) and one.kind in numbers]
