"""What the content file says, as immutable facts: the engine's verbs and the texts of the cards are made from these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Faction: TypeAlias = Literal["undead", "water-folk", "imperial-army", "hill-tribes"]
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
CardSet: TypeAlias = Literal["base", "extras", "queens"]
SETS: Final[tuple[CardSet, ...]] = get_args(CardSet)
ALL_CARDS: Final = -1  # `n = "all"`


@dataclass(frozen=True)
class Selector:
    """Which cards: those of a zone that pass every test, or the ones an earlier step bound (`ref`)."""

    zone: str = ""  # party, hand, tavern, harbor, wilderness, graveyard; empty with `ref`
    owner: str = ""  # you, other, any, next, each-other, or the name of a bound player
    face: str = ""  # up, down, any: parties only
    faction: tuple[str, ...] = ()
    not_faction: tuple[str, ...] = ()
    faction_ref: str = ""
    top: int = 0  # only the top n cards of the pile; 0 for the whole pile
    copyable: bool = False  # only cards that can be performed
    in_chain: bool = True  # False leaves out a pure copier that is being performed already
    receiver: bool = False  # only cards that a player other than you and the owner could receive
    ref: str = ""


@dataclass(frozen=True)
class Condition:
    """Exactly one of: a marker leads, a card is there, a name is bound, a bound card is (not) of a faction."""

    leads: str = ""  # red, green, any
    has: Selector | None = None
    bound: str = ""
    ref: str = ""
    faction: tuple[str, ...] = ()
    not_faction: tuple[str, ...] = ()
    faction_ref: str = ""


@dataclass(frozen=True)
class Move:
    """One marker goes `by` spaces, or X of them in the direction of `by` (1 or -1) when `times_x`."""

    marker: str  # red, green, leading, trailing
    by: int
    times_x: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class Amount:
    """How X is found: the cards counted (at most `cap`), or the different factions among them."""

    count: Selector
    cap: int = 0  # 0: no maximum
    factions: bool = False
    except_factions: tuple[str, ...] = ()


@dataclass(frozen=True)
class MarkerPart:
    """The marker line of a card."""

    mode: str = "none"  # none, all, one-of, any-of
    moves: tuple[Move, ...] = ()
    chooser: str = "you"  # you, next-player, or a bound player
    condition: Condition | None = None
    x: Amount | None = None


@dataclass(frozen=True)
class Destination:
    """Where cards go: a hand, aside, back on the wilderness, or a side of a party."""

    place: str  # hand, aside, wilderness-top, party
    owner: str = ""  # of a party: you, or a bound player
    face: str = ""  # of a party: up, down


@dataclass(frozen=True)
class StepFacts:
    """One step of a card: a verb and what it needs."""

    do: str
    what: Selector | None = None
    n: int = 1
    least: int = -1  # the fewest cards the chooser may take; -1: n
    by: str = "you"
    optional: bool = False
    condition: Condition | None = None
    binds: str = ""
    binds_owner: str = ""
    to: Destination | None = None
    piles: tuple[str, ...] = ()  # draw, refill, pick-pile
    pile_ref: str = ""  # draw: from the pile that was named
    who: str = ""  # pick-player: any, other
    having: Selector | None = None
    not_player: str = ""
    set_aside: bool = False
    a: Selector | None = None
    b: Selector | None = None
    options: tuple[tuple[StepFacts, ...], ...] = ()


@dataclass(frozen=True)
class StaticFacts:
    """As long as the card is where `holds` says, one verb happens to the others instead of another."""

    holds: Selector
    replace: str
    instead: str
    of: Selector


@dataclass(frozen=True)
class EndgameFacts:
    """In the party of one of the leaders, or beside a card, it counts as `counts_as` heroes of the winning faction."""

    counts_as: int
    leaders: tuple[str, ...] = ()
    beside: str = ""


@dataclass(frozen=True)
class CardFacts:
    """One hero card."""

    id: str
    factions: tuple[str, ...]
    set: str = "base"
    advanced: bool = False
    copyable: bool = True
    pure_copier: bool = False
    marker: MarkerPart = MarkerPart()
    steps: tuple[StepFacts, ...] = ()
    static: StaticFacts | None = None
    endgame: EndgameFacts | None = None


@dataclass(frozen=True)
class LeaderFacts:
    """One leader: a number that breaks ties, and two factions."""

    id: str
    number: int
    factions: tuple[str, ...]


@dataclass(frozen=True)
class Constants:
    """The numbers of the rules."""

    track_spaces: int
    start_space: int
    war_first: int
    war_last: int
    tavern_slots: int
    setup_deal: int
    hand_after_setup: int
    draw_to: int
    keep: int
    step1_discard_max: int
    end_threshold: tuple[int, ...]  # for 2, 3, ... players
    end_threshold_beginner: tuple[int, ...]


@dataclass(frozen=True)
class BoxFacts:
    """Everything that is in the box."""

    constants: Constants
    leaders: tuple[LeaderFacts, ...]
    cards: tuple[CardFacts, ...]
