"""The truth of one battle: who stands where on the track, what each stack has suffered, what was rolled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import NO_CARD, unit_of_hero

# A fighter is a number below 32: side 0 is the active hero's, side 1 the other's; units come first, by level 0..3.
SIDE: Final[i64] = 16  # the second side begins here
ELEMENTALS: Final[i64] = 4  # + elemental 0..3
THE_HERO: Final[i64] = 8
CREATURE: Final[i64] = 9  # the encounter token; the additional enemies of Dark days are one behind it
FIGHTERS: Final[i64] = 32
NO_FIGHTER: Final[i64] = -1
NO_TARGET: Final[i64] = 31  # stands in a choice where no stack is named

NOT_OVER: Final[i64] = -1  # Battle.winner while the battle goes on; else the side that won

NO_FACE: Final[i64] = -1  # no elite die lies there
NO_SPEED: Final[i64] = -1000  # of a fighter who was not on the track yet


def side_of(fighter: i64) -> i64:
    return 0 if fighter < SIDE else 1


def kind_of(fighter: i64) -> i64:
    """The place of a fighter within its side."""
    return fighter if fighter < SIDE else fighter - SIDE


def is_units(fighter: i64) -> bool:
    return kind_of(fighter) < ELEMENTALS


def is_hero(fighter: i64) -> bool:
    return kind_of(fighter) == THE_HERO


class Lasting:
    """What a card did for a while: the verb, what it is about, whom it concerns, and until when. Immutable."""

    def __init__(self, do: i64, code: i64, amount: i64, target: i64, fighter: i64, until: i64) -> None:
        self.do: i64 = do
        self.code: i64 = code
        self.amount: i64 = amount
        self.target: i64 = target  # OWN_STACKS for all stacks of the fighter's side, BOTH_SIDES, else the fighter alone
        self.fighter: i64 = fighter
        self.until: i64 = until


class Battle:
    """One battle. The tokens of armies stand with their heroes; here is what only the battle knows."""

    def __init__(self, hero: i64, enemy: i64, token: i64, field: i64, bare: bool = False) -> None:
        fighters = 0 if bare else FIGHTERS
        self.heroes: list[int] = [hero, enemy]  # the enemy hero, or NOBODY
        self.token: i64 = token  # the encounter, or NOBODY
        self.field: i64 = field  # where it takes place
        self.turn: i64 = 0
        self.fighter: i64 = NO_FIGHTER  # whose attack it is
        self.winner: i64 = NOT_OVER
        self.fled: i64 = NOT_OVER  # the side that fled
        self.instead: bool = False  # a card took the place of the hero's attack
        self.sort_again: bool = False  # Initiative was changed at the start of the turn
        # by fighter
        self.numbers: list[int] = [0] * fighters  # creatures and elementals left of a stack
        self.whole: list[int] = [0] * fighters  # their printed Number
        self.tokens: list[int] = [NO_CARD] * fighters  # what is printed: a row of the creature tables
        self.wounds: list[int] = [0] * fighters  # wounds taken in this battle
        self.healed: list[int] = [0] * fighters  # of them undone
        self.lost: list[int] = [0] * fighters  # unit tokens set aside
        self.marks: list[int] = [0] * fighters  # wound marks on the one token that carries any (MMH-CAB-08)
        self.marked: list[int] = [0] * fighters  # the side of that token
        # the track
        self.track: list[int] = []
        self.place: i64 = 0  # how many of the track have had their chance
        self.speeds: list[int] = [int(NO_SPEED)] * fighters  # the Initiative each had when the track was last sorted
        self.settled: list[int] = []  # equal fighters of one side in the order their owner put them
        # the attack
        self.elite: bool = False
        self.target: i64 = NO_TARGET
        self.dice: list[int] = []
        self.rerolled: list[int] = []  # 1 for each die that was
        self.face: i64 = NO_FACE
        self.face_rerolled: bool = False
        self.skulls: i64 = 0
        self.coming: i64 = 0  # wounds counted and not yet taken (MMH-RUL-108)
        self.by_card: bool = False  # they come from a card
        self.dealt: i64 = 0  # wounds of the attack, prevented ones not counted
        self.fallen: i64 = 0  # unit tokens it eliminated
        # cards
        self.lasting: list[Lasting] = []
        self.used: list[int] = []  # in this battle: side * 1024 + effect or card, see `windows`
        self.used_now: list[int] = []  # in this battle turn

    def clone(self) -> Battle:
        copy = Battle(self.heroes[0], self.heroes[1], self.token, self.field, True)
        copy.turn = self.turn
        copy.fighter = self.fighter
        copy.winner = self.winner
        copy.fled = self.fled
        copy.instead = self.instead
        copy.sort_again = self.sort_again
        copy.numbers = self.numbers[:]
        copy.whole = self.whole[:]
        copy.tokens = self.tokens[:]
        copy.wounds = self.wounds[:]
        copy.healed = self.healed[:]
        copy.lost = self.lost[:]
        copy.marks = self.marks[:]
        copy.marked = self.marked[:]
        copy.track = self.track[:]
        copy.place = self.place
        copy.speeds = self.speeds[:]
        copy.settled = self.settled[:]
        copy.elite = self.elite
        copy.target = self.target
        copy.dice = self.dice[:]
        copy.rerolled = self.rerolled[:]
        copy.face = self.face
        copy.face_rerolled = self.face_rerolled
        copy.skulls = self.skulls
        copy.coming = self.coming
        copy.by_card = self.by_card
        copy.dealt = self.dealt
        copy.fallen = self.fallen
        copy.lasting = self.lasting[:]
        copy.used = self.used[:]
        copy.used_now = self.used_now[:]
        return copy

    def row_of(self, fighter: i64) -> i64:
        """What a fighter is: a unit (4 * faction + level), a hero, or a row of the creature tables; none for nobody."""
        if fighter < 0 or fighter == NO_TARGET:
            return NO_CARD
        kind = kind_of(fighter)
        if ELEMENTALS <= kind != THE_HERO:
            return self.tokens[fighter]
        hero: i64 = self.heroes[side_of(fighter)]
        return hero if kind == THE_HERO else unit_of_hero(hero, kind)
