"""A battle of Heroes on the wire: everybody sees all of it."""

from __future__ import annotations

from interregnum.games.heroes.border.notation import Side
from interregnum.games.heroes.border.stored_stack import LASTING_WORDS
from interregnum.games.heroes.engine.battle.battle import NO_SPEED, Battle, Lasting
from interregnum.games.heroes.engine.terms import (
    DURATIONS,
    LASTING,
    TARGETS,
    VERBS,
    Duration,
    Face,
    LastingVerb,
    Target,
)
from interregnum.games.heroes.wire.tables import Part, Tables


class StackData(Part, frozen=True, omit_defaults=True):
    """What a stack has suffered."""

    creature: str | None = None  # what is printed, of creatures and elementals
    number: int = 0  # creatures left
    whole: int = 0  # their printed Number
    wounds: int = 0  # taken in this battle
    healed: int = 0  # of them undone
    lost: int = 0  # unit tokens set aside
    marks: int = 0  # wound marks on one token
    marked: int = 0  # the side of that token: 0 basic, 1 elite
    speed: int | None = None  # the Initiative when the track was last sorted


class LastingData(Part, frozen=True):
    """What a card did for a while."""

    do: LastingVerb
    about: str
    amount: int
    target: Target
    fighter: str
    until: Duration


class BattleData(Part, frozen=True):
    """The battle under way; fighters are named by their side and what they are."""

    heroes: list[str | None]  # attacker and defender; null for an encounter
    token: str | None  # the encounter
    field: str
    turn: int
    fighter: str | None  # whose attack it is
    winner: Side | None
    fled: Side | None
    instead: bool  # a card took the place of the hero's attack
    sort_again: bool
    stacks: dict[str, StackData]  # of whom there is something to say
    track: list[str]
    place: int  # how many of the track have had their chance
    settled: list[str]
    elite: bool
    target: str | None  # `none` if an attack names nobody
    dice: list[int]
    rerolled: list[int]
    face: Face | None
    face_rerolled: bool
    skulls: int
    coming: int  # wounds counted and not yet taken
    by_card: bool
    dealt: int
    fallen: int
    lasting: list[LastingData]
    used: list[str]  # cards used in this battle
    used_now: list[str]  # in this battle turn


UNTOUCHED = StackData()


def write_battle(tables: Tables, battle: Battle) -> BattleData:
    fighters = tables.kinds["fighter"]
    return BattleData(
        heroes=[tables.heroes[hero] for hero in battle.heroes],
        token=tables.tokens[battle.token],
        field=tables.fields[battle.field],
        turn=battle.turn,
        fighter=word(fighters[battle.fighter]),
        winner=tables.sides[battle.winner],
        fled=tables.sides[battle.fled],
        instead=battle.instead,
        sort_again=battle.sort_again,
        stacks=write_stacks(tables, battle),
        track=[tables.fighters[fighter] for fighter in battle.track],
        place=battle.place,
        settled=[tables.fighters[fighter] for fighter in battle.settled],
        elite=battle.elite,
        target=word(fighters[battle.target]),
        dice=battle.dice,
        rerolled=battle.rerolled,
        face=tables.faces[battle.face],
        face_rerolled=battle.face_rerolled,
        skulls=battle.skulls,
        coming=battle.coming,
        by_card=battle.by_card,
        dealt=battle.dealt,
        fallen=battle.fallen,
        lasting=[write_lasting(tables, one) for one in battle.lasting],
        used=[tables.use(key) for key in battle.used],
        used_now=[tables.use(key) for key in battle.used_now],
    )


def write_stacks(tables: Tables, battle: Battle) -> dict[str, StackData]:
    found = {tables.fighters[one]: write_stack(tables, battle, one) for one in tables.standing}
    return {name: stack for name, stack in found.items() if stack != UNTOUCHED}


def write_stack(tables: Tables, battle: Battle, one: int) -> StackData:
    speed = battle.speeds[one]
    return StackData(
        tables.creatures[battle.tokens[one]],
        battle.numbers[one],
        battle.whole[one],
        battle.wounds[one],
        battle.healed[one],
        battle.lost[one],
        battle.marks[one],
        battle.marked[one],
        None if speed == NO_SPEED else speed,
    )


def write_lasting(tables: Tables, one: Lasting) -> LastingData:
    return LastingData(
        do=LASTING[LASTING.index(VERBS[one.do])],
        about=LASTING_WORDS[one.do][one.code],
        amount=one.amount,
        target=TARGETS[one.target],
        fighter=str(tables.kinds["fighter"][one.fighter]),
        until=DURATIONS[one.until],
    )


def word(value: object) -> str | None:
    return value if isinstance(value, str) else None
