"""What happens in Heroes, one class for each event: its fields are its whole declaration (`kernel.declared`).

Nearly everything is open (MMH-INFO-01); of drawn and chosen cards the seers alone know which they are.
The compiler makes no constructor of its own for a dataclass: events that are told often write theirs out, which is
several times as quick.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NewType, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.heroes.engine.ids import (
    ActionCardId,
    ActionNo,
    Dice,
    EndNo,
    FaceNo,
    FactionId,
    FieldId,
    GoodNo,
    HealingNo,
    HeroId,
    PileNo,
    PlaceId,
    SideNo,
    TokenId,
    TokenIds,
    UnitId,
    WhyNo,
)
from interregnum.kernel.declared import SecretEvent
from interregnum.kernel.ids import CardId, SeatId, SeatIds, SecretCard, SecretCards, Seers
from interregnum.kernel.journal import OpenEvent, QuietEvent

# Why dice were rolled again (`Rerolled`), and how a wound was undone (`Healed`).
Why: TypeAlias = Literal["luck-face", "bad-luck", "precise", "luck-token", "card", "elite-die"]
REROLL_WHYS: Final[tuple[Why, ...]] = get_args(Why)
BY_LUCK_FACE: Final = WhyNo(REROLL_WHYS.index("luck-face"))
BY_BAD_LUCK: Final = WhyNo(REROLL_WHYS.index("bad-luck"))
BY_PRECISE: Final = WhyNo(REROLL_WHYS.index("precise"))
BY_LUCK_TOKEN: Final = WhyNo(REROLL_WHYS.index("luck-token"))
BY_CARD: Final = WhyNo(REROLL_WHYS.index("card"))
OF_THE_FACE: Final = WhyNo(REROLL_WHYS.index("elite-die"))
Healing: TypeAlias = Literal["returned", "turned-elite", "unmarked", "wound-removed"]
HEALINGS: Final[tuple[Healing, ...]] = get_args(Healing)
RETURNED: Final = HealingNo(HEALINGS.index("returned"))
TURNED_ELITE: Final = HealingNo(HEALINGS.index("turned-elite"))
UNMARKED: Final = HealingNo(HEALINGS.index("unmarked"))
WOUND_REMOVED: Final = HealingNo(HEALINGS.index("wound-removed"))
# The decks that cards are drawn from (`Drawn`, `Kept`, `Reshuffled`).
Pile: TypeAlias = Literal["might", "magic", "scroll", "artifact", "treasure"]
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
MIGHT_PILE: Final[i64] = PILES.index("might")
MAGIC_PILE: Final[i64] = PILES.index("magic")
SCROLL_PILE: Final[i64] = PILES.index("scroll")
ARTIFACT_PILE: Final[i64] = PILES.index("artifact")
TREASURE_PILE: Final[i64] = PILES.index("treasure")

NO_ROW: Final[i64] = -1  # nothing is said about what a fighter is


class Fighter:
    """A fighter is a number that means something in its battle only: so an event says what it is, too."""

    def __init__(self, number: i64, row: i64) -> None:
        self.number: Final = number
        self.row: Final = row  # a unit, a hero or a row of the creature tables, or NO_ROW


Fighters = NewType("Fighters", list[Fighter])


@dataclass
class GameBegan(OpenEvent):
    """The table is laid; this seat has the first turn."""

    first: SeatId


@dataclass
class FactionTaken(QuietEvent):
    """A player took a faction."""

    seat: SeatId
    faction: FactionId


@dataclass
class TownFounded(QuietEvent):
    """A player chose the field of their town."""

    seat: SeatId
    field: FieldId


@dataclass
class HeroEntered(QuietEvent):
    """A hero came into play."""

    seat: SeatId
    hero: HeroId


@dataclass
class RoundBegan(OpenEvent):
    """A round begins; `first` has the first turn."""

    round: i64
    first: SeatId


@dataclass
class WeekRevealed(OpenEvent):
    """The Week card that holds from now on."""

    card: CardId


@dataclass(init=False)
class CardPlayed(QuietEvent):
    """A player played an action card for one of its actions."""

    seat: SeatId
    card: ActionCardId
    action: ActionNo

    def __init__(self, seat: SeatId, card: ActionCardId, action: ActionNo) -> None:
        self.seat = seat
        self.card = card
        self.action = action


@dataclass(init=False)
class Passed(QuietEvent):
    """A player played an action card for nothing."""

    seat: SeatId
    card: ActionCardId

    def __init__(self, seat: SeatId, card: ActionCardId) -> None:
        self.seat = seat
        self.card = card


@dataclass(init=False)
class Activated(QuietEvent):
    """A hero was activated, with so many movement points."""

    hero: HeroId
    points: i64

    def __init__(self, hero: HeroId, points: i64) -> None:
        self.hero = hero
        self.points = points


@dataclass(init=False)
class Moved(QuietEvent):
    """A hero went from one field to another; `points` are left."""

    hero: HeroId
    from_: FieldId
    to: FieldId
    points: i64

    def __init__(self, hero: HeroId, from_: FieldId, to: FieldId, points: i64) -> None:
        self.hero = hero
        self.from_ = from_
        self.to = to
        self.points = points


@dataclass
class CameHome(QuietEvent):
    """A hero stands in town again."""

    hero: HeroId


@dataclass
class Explored(OpenEvent):
    """A hero explored a place."""

    hero: HeroId
    field: FieldId
    place: PlaceId


@dataclass
class Taken(QuietEvent):
    """A hero took a place, from nobody or from another player."""

    hero: HeroId
    field: FieldId
    place: PlaceId
    from_: SeatId


@dataclass
class Routed(OpenEvent):
    """Creatures ran from a hero without a battle."""

    hero: HeroId
    token: TokenId
    field: FieldId


@dataclass
class BattleBegan(OpenEvent):
    """A hero fights creatures; on dark days there are twice as many."""

    hero: HeroId
    token: TokenId
    field: FieldId
    doubled: i64


@dataclass
class DuelBegan(OpenEvent):
    """A hero fights another hero."""

    hero: HeroId
    enemy: HeroId
    field: FieldId


@dataclass(init=False)
class BattleTurn(OpenEvent):
    """A turn of the battle begins."""

    turn: i64

    def __init__(self, turn: i64) -> None:
        self.turn = turn


@dataclass(init=False)
class Track(OpenEvent):
    """Who acts in which order this turn."""

    fighters: Fighters

    def __init__(self, fighters: Fighters) -> None:
        self.fighters = fighters


@dataclass(init=False)
class Attacked(OpenEvent):
    """A fighter attacks; with the elite die, or aimed at nobody, where it says so."""

    fighter: Fighter
    target: Fighter
    elite: i64

    def __init__(self, fighter: Fighter, target: Fighter, elite: i64) -> None:
        self.fighter = fighter
        self.target = target
        self.elite = elite


@dataclass(init=False)
class Rolled(OpenEvent):
    """The dice of an attack, and the face of the elite die if it was rolled."""

    fighter: Fighter
    face: FaceNo
    dice: Dice

    def __init__(self, fighter: Fighter, face: FaceNo, dice: Dice) -> None:
        self.fighter = fighter
        self.face = face
        self.dice = dice


@dataclass
class Rerolled(OpenEvent):
    """Dice of an attack were rolled again; all of them as they lie now."""

    fighter: Fighter
    why: WhyNo
    face: FaceNo
    dice: Dice


@dataclass(init=False)
class Hits(OpenEvent):
    """What an attack comes to."""

    fighter: Fighter
    hits: i64
    skulls: i64
    wounds: i64

    def __init__(self, fighter: Fighter, hits: i64, skulls: i64, wounds: i64) -> None:
        self.fighter = fighter
        self.hits = hits
        self.skulls = skulls
        self.wounds = wounds


@dataclass
class Prevented(OpenEvent):
    """A card took wounds away before they were dealt."""

    hero: HeroId
    card: CardId
    wounds: i64


@dataclass(init=False)
class Wounded(OpenEvent):
    """Wounds fall on tokens of this side."""

    fighter: Fighter
    wounds: i64
    side: SideNo

    def __init__(self, fighter: Fighter, wounds: i64, side: SideNo) -> None:
        self.fighter = fighter
        self.wounds = wounds
        self.side = side


@dataclass(init=False)
class TurnedBasic(OpenEvent):
    """An elite token was turned to its basic side."""

    fighter: Fighter

    def __init__(self, fighter: Fighter) -> None:
        self.fighter = fighter


@dataclass(init=False)
class Eliminated(OpenEvent):
    """A token, or all creatures of a stack, are gone."""

    fighter: Fighter

    def __init__(self, fighter: Fighter) -> None:
        self.fighter = fighter


@dataclass
class Healed(OpenEvent):
    """A wound was undone."""

    fighter: Fighter
    how: HealingNo


@dataclass
class Promoted(QuietEvent):
    """A unit was turned to its elite side for good."""

    hero: HeroId
    unit: UnitId


@dataclass
class CardUsed(OpenEvent):
    """A rule of a card works, on a fighter or on nobody in particular."""

    hero: HeroId
    card: CardId
    rule: i64
    target: Fighter


@dataclass
class ScrollUsed(OpenEvent):
    """A scroll was read."""

    hero: HeroId
    card: CardId
    rule: i64


@dataclass
class ScrollCancelled(OpenEvent):
    """A scroll comes to nothing."""

    hero: HeroId
    card: CardId


@dataclass
class CardRolled(OpenEvent):
    """Dice were rolled for a card."""

    card: CardId
    fighter: Fighter
    wounds: i64
    dice: Dice


@dataclass
class Summoned(OpenEvent):
    """A hero called an elemental into the battle."""

    hero: HeroId
    fighter: Fighter


@dataclass
class LuckSpent(OpenEvent):
    """A hero gave a luck token."""

    hero: HeroId


@dataclass
class Fled(OpenEvent):
    """A hero flees from the battle."""

    hero: HeroId


@dataclass
class GivenUp(OpenEvent):
    """A fleeing hero left a token behind."""

    hero: HeroId
    unit: UnitId
    side: SideNo


@dataclass
class Regenerated(OpenEvent):
    """The wounds of creatures closed."""

    fighter: Fighter


@dataclass
class BattleWon(OpenEvent):
    """A hero beat creatures."""

    hero: HeroId
    token: TokenId


@dataclass
class BattleLost(OpenEvent):
    """Creatures beat a hero."""

    hero: HeroId
    token: TokenId


@dataclass
class DuelWon(OpenEvent):
    """A hero beat another hero."""

    hero: HeroId
    enemy: HeroId


@dataclass
class Trophy(OpenEvent):
    """A hero keeps the token of beaten creatures."""

    hero: HeroId
    token: TokenId


@dataclass(init=False)
class Gained(QuietEvent):
    """A card gave a player goods."""

    seat: SeatId
    good: GoodNo
    amount: i64
    card: CardId

    def __init__(self, seat: SeatId, good: GoodNo, amount: i64, card: CardId) -> None:
        self.seat = seat
        self.good = good
        self.amount = amount
        self.card = card


@dataclass
class GainedLuck(OpenEvent):
    """A hero gained luck tokens."""

    hero: HeroId
    amount: i64


@dataclass
class GainedUnit(QuietEvent):
    """A unit joined a hero."""

    hero: HeroId
    unit: UnitId
    side: SideNo


@dataclass
class LostGold(OpenEvent):
    """Gold was taken from a player."""

    seat: SeatId
    amount: i64


@dataclass(init=False)
class Gathered(QuietEvent):
    """What a player gathered."""

    seat: SeatId
    resources: i64
    gold: i64

    def __init__(self, seat: SeatId, resources: i64, gold: i64) -> None:
        self.seat = seat
        self.resources = resources
        self.gold = gold


@dataclass
class Built(QuietEvent):
    """A player raised a building."""

    seat: SeatId
    card: CardId


@dataclass
class LevelRaised(QuietEvent):
    """The town of a player has reached this level."""

    seat: SeatId
    level: i64


@dataclass
class Bought(QuietEvent):
    """A hero recruited a unit."""

    hero: HeroId
    unit: UnitId
    side: SideNo
    gold: i64


@dataclass
class Upgraded(QuietEvent):
    """A unit was turned to its elite side for gold."""

    hero: HeroId
    unit: UnitId
    gold: i64


@dataclass
class Dismissed(QuietEvent):
    """A hero sent a unit away."""

    hero: HeroId
    unit: UnitId
    side: SideNo


@dataclass(init=False)
class Traded(QuietEvent):
    """A player traded; `amount` of this good was taken."""

    seat: SeatId
    good: GoodNo
    amount: i64

    def __init__(self, seat: SeatId, good: GoodNo, amount: i64) -> None:
        self.seat = seat
        self.good = good
        self.amount = amount


@dataclass
class ScrollSold(OpenEvent):
    """A hero sold a scroll."""

    hero: HeroId
    card: CardId
    gold: i64


@dataclass
class Advanced(OpenEvent):
    """A hero reached a level, for these trophies."""

    hero: HeroId
    tokens: TokenIds


@dataclass
class XpLost(OpenEvent):
    """Experience that no hero could use."""

    hero: HeroId
    xp: i64


@dataclass
class Drawn(SecretEvent):
    """Cards were drawn to choose from."""

    hero: HeroId
    deck: PileNo
    cards: SecretCards
    seers: Seers


@dataclass
class Kept(SecretEvent):
    """One of the drawn cards was kept."""

    hero: HeroId
    deck: PileNo
    card: SecretCard
    seers: Seers


@dataclass
class Discarded(OpenEvent):
    """A card was put away openly."""

    hero: HeroId
    card: CardId


@dataclass
class TreasureDrawn(OpenEvent):
    """A treasure card was drawn."""

    hero: HeroId
    card: CardId


@dataclass
class PartTaken(OpenEvent):
    """A part of a treasure card was chosen."""

    hero: HeroId
    card: CardId
    part: i64


@dataclass
class ArtifactWon(OpenEvent):
    """An artifact went from the beaten hero to the other."""

    hero: HeroId
    enemy: HeroId
    card: CardId


@dataclass
class Relocated(OpenEvent):
    """A hero was put on another field."""

    hero: HeroId
    to: FieldId


@dataclass
class Reshuffled(OpenEvent):
    """The discards became a new deck, a player's own or one for all."""

    deck: PileNo
    seat: SeatId


@dataclass
class PowerChanged(QuietEvent):
    """The Power of a player is another one now."""

    seat: SeatId
    power: i64


@dataclass
class GameEnded(OpenEvent):
    """How the game ended, and who won."""

    end: EndNo
    winners: SeatIds
