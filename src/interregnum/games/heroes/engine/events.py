"""What happens in Heroes: one shape for all events, a kind and its values; a table says what the values are.

Nearly everything is open (MMH-INFO-01). Of the few secrets, drawn and chosen cards, the seers alone get the values
marked with "?"; everybody else gets UNKNOWN in their place.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.kernel.ids import ALL, UNKNOWN, Viewer, bit
from interregnum.kernel.journal import Event, Plain

# Each kind: its name and its values as "name:type"; "?" before a value only the seers know, "*" before one that takes
# all values that are left. Types: seat, hero, field, card (a source of effects), token (an encounter), fighter, place,
# unit (4 * faction + level), side, deck (one of PILES), action-card, action, face, end, number.
SHAPES: Final = (
    ("game-began", "first:seat"),
    ("faction-taken", "seat:seat faction:faction"),
    ("town-founded", "seat:seat field:field"),
    ("hero-entered", "seat:seat hero:hero"),
    ("round-began", "round:number first:seat"),
    ("week-revealed", "card:card"),
    ("card-played", "seat:seat card:action-card action:action"),
    ("passed", "seat:seat card:action-card"),
    ("activated", "hero:hero points:number"),
    ("moved", "hero:hero from:field to:field points:number"),
    ("came-home", "hero:hero"),
    ("explored", "hero:hero field:field place:place"),
    ("taken", "hero:hero field:field place:place from:seat"),
    ("routed", "hero:hero token:token field:field"),
    ("battle-began", "hero:hero token:token field:field doubled:number"),
    ("duel-began", "hero:hero enemy:hero field:field"),
    ("battle-turn", "turn:number"),
    ("track", "*fighters:fighter"),
    ("attacked", "fighter:fighter target:fighter elite:number"),
    ("rolled", "fighter:fighter face:face *dice:number"),
    ("rerolled", "fighter:fighter why:why face:face *dice:number"),
    ("hits", "fighter:fighter hits:number skulls:number wounds:number"),
    ("prevented", "hero:hero card:card wounds:number"),
    ("wounded", "fighter:fighter wounds:number side:side"),
    ("turned-basic", "fighter:fighter"),
    ("eliminated", "fighter:fighter"),
    ("healed", "fighter:fighter how:healing"),
    ("promoted", "hero:hero unit:unit"),
    ("card-used", "hero:hero card:card rule:number target:fighter"),
    ("scroll-used", "hero:hero card:card rule:number"),
    ("scroll-cancelled", "hero:hero card:card"),
    ("card-rolled", "card:card fighter:fighter wounds:number *dice:number"),
    ("summoned", "hero:hero fighter:fighter"),
    ("luck-spent", "hero:hero"),
    ("fled", "hero:hero"),
    ("given-up", "hero:hero unit:unit side:side"),
    ("regenerated", "fighter:fighter"),
    ("battle-won", "hero:hero token:token"),
    ("battle-lost", "hero:hero token:token"),
    ("duel-won", "hero:hero enemy:hero"),
    ("trophy", "hero:hero token:token"),
    ("gained", "seat:seat good:good amount:number card:card"),
    ("gained-luck", "hero:hero amount:number"),
    ("gained-unit", "hero:hero unit:unit side:side"),
    ("lost-gold", "seat:seat amount:number"),
    ("gathered", "seat:seat resources:number gold:number"),
    ("built", "seat:seat card:card"),
    ("level-raised", "seat:seat level:number"),
    ("bought", "hero:hero unit:unit side:side gold:number"),
    ("upgraded", "hero:hero unit:unit gold:number"),
    ("dismissed", "hero:hero unit:unit side:side"),
    ("traded", "seat:seat good:good amount:number"),
    ("scroll-sold", "hero:hero card:card gold:number"),
    ("advanced", "hero:hero *tokens:token"),
    ("xp-lost", "hero:hero xp:number"),
    ("drawn", "hero:hero deck:deck *?cards:card"),
    ("kept", "hero:hero deck:deck ?card:card"),
    ("discarded", "hero:hero card:card"),
    ("treasure-drawn", "hero:hero card:card"),
    ("part-taken", "hero:hero card:card part:number"),
    ("artifact-won", "hero:hero enemy:hero card:card"),
    ("relocated", "hero:hero to:field"),
    ("reshuffled", "deck:deck seat:seat"),
    ("power-changed", "seat:seat power:number"),
    ("game-ended", "end:end *winners:seat"),
)

NAMES: Final = [name for name, _ in SHAPES]
GAME_BEGAN: Final[i64] = NAMES.index("game-began")
FACTION_TAKEN: Final[i64] = NAMES.index("faction-taken")
TOWN_FOUNDED: Final[i64] = NAMES.index("town-founded")
HERO_ENTERED: Final[i64] = NAMES.index("hero-entered")
ROUND_BEGAN: Final[i64] = NAMES.index("round-began")
WEEK_REVEALED: Final[i64] = NAMES.index("week-revealed")
CARD_PLAYED: Final[i64] = NAMES.index("card-played")
PASSED: Final[i64] = NAMES.index("passed")
ACTIVATED: Final[i64] = NAMES.index("activated")
MOVED: Final[i64] = NAMES.index("moved")
CAME_HOME: Final[i64] = NAMES.index("came-home")
EXPLORED: Final[i64] = NAMES.index("explored")
TAKEN: Final[i64] = NAMES.index("taken")
ROUTED: Final[i64] = NAMES.index("routed")
BATTLE_BEGAN: Final[i64] = NAMES.index("battle-began")
DUEL_BEGAN: Final[i64] = NAMES.index("duel-began")
BATTLE_TURN: Final[i64] = NAMES.index("battle-turn")
TRACK: Final[i64] = NAMES.index("track")
ATTACKED: Final[i64] = NAMES.index("attacked")
ROLLED: Final[i64] = NAMES.index("rolled")
REROLLED: Final[i64] = NAMES.index("rerolled")
HITS: Final[i64] = NAMES.index("hits")
PREVENTED: Final[i64] = NAMES.index("prevented")
WOUNDED: Final[i64] = NAMES.index("wounded")
TURNED_BASIC: Final[i64] = NAMES.index("turned-basic")
ELIMINATED: Final[i64] = NAMES.index("eliminated")
HEALED: Final[i64] = NAMES.index("healed")
PROMOTED: Final[i64] = NAMES.index("promoted")
CARD_USED: Final[i64] = NAMES.index("card-used")
SCROLL_USED: Final[i64] = NAMES.index("scroll-used")
SCROLL_CANCELLED: Final[i64] = NAMES.index("scroll-cancelled")
CARD_ROLLED: Final[i64] = NAMES.index("card-rolled")
SUMMONED: Final[i64] = NAMES.index("summoned")
LUCK_SPENT: Final[i64] = NAMES.index("luck-spent")
FLED: Final[i64] = NAMES.index("fled")
GIVEN_UP: Final[i64] = NAMES.index("given-up")
REGENERATED: Final[i64] = NAMES.index("regenerated")
BATTLE_WON: Final[i64] = NAMES.index("battle-won")
BATTLE_LOST: Final[i64] = NAMES.index("battle-lost")
DUEL_WON: Final[i64] = NAMES.index("duel-won")
TROPHY: Final[i64] = NAMES.index("trophy")
GAINED: Final[i64] = NAMES.index("gained")
GAINED_LUCK: Final[i64] = NAMES.index("gained-luck")
GAINED_UNIT: Final[i64] = NAMES.index("gained-unit")
LOST_GOLD: Final[i64] = NAMES.index("lost-gold")
GATHERED: Final[i64] = NAMES.index("gathered")
BUILT: Final[i64] = NAMES.index("built")
LEVEL_RAISED: Final[i64] = NAMES.index("level-raised")
BOUGHT: Final[i64] = NAMES.index("bought")
UPGRADED: Final[i64] = NAMES.index("upgraded")
DISMISSED: Final[i64] = NAMES.index("dismissed")
TRADED: Final[i64] = NAMES.index("traded")
SCROLL_SOLD: Final[i64] = NAMES.index("scroll-sold")
ADVANCED: Final[i64] = NAMES.index("advanced")
XP_LOST: Final[i64] = NAMES.index("xp-lost")
DRAWN: Final[i64] = NAMES.index("drawn")
KEPT: Final[i64] = NAMES.index("kept")
DISCARDED: Final[i64] = NAMES.index("discarded")
TREASURE_DRAWN: Final[i64] = NAMES.index("treasure-drawn")
PART_TAKEN: Final[i64] = NAMES.index("part-taken")
ARTIFACT_WON: Final[i64] = NAMES.index("artifact-won")
RELOCATED: Final[i64] = NAMES.index("relocated")
RESHUFFLED: Final[i64] = NAMES.index("reshuffled")
POWER_CHANGED: Final[i64] = NAMES.index("power-changed")
GAME_ENDED: Final[i64] = NAMES.index("game-ended")

# Why dice were rolled again (`rerolled`), and how a wound was undone (`healed`).
Why: TypeAlias = Literal["luck-face", "bad-luck", "precise", "luck-token", "card", "elite-die"]
REROLL_WHYS: Final[tuple[Why, ...]] = get_args(Why)
BY_LUCK_FACE: Final[i64] = REROLL_WHYS.index("luck-face")
BY_BAD_LUCK: Final[i64] = REROLL_WHYS.index("bad-luck")
BY_PRECISE: Final[i64] = REROLL_WHYS.index("precise")
BY_LUCK_TOKEN: Final[i64] = REROLL_WHYS.index("luck-token")
BY_CARD: Final[i64] = REROLL_WHYS.index("card")
OF_THE_FACE: Final[i64] = REROLL_WHYS.index("elite-die")
Healing: TypeAlias = Literal["returned", "turned-elite", "unmarked", "wound-removed"]
HEALINGS: Final[tuple[Healing, ...]] = get_args(Healing)
RETURNED: Final[i64] = HEALINGS.index("returned")
TURNED_ELITE: Final[i64] = HEALINGS.index("turned-elite")
UNMARKED: Final[i64] = HEALINGS.index("unmarked")
WOUND_REMOVED: Final[i64] = HEALINGS.index("wound-removed")
# The decks that cards are drawn from (`drawn`, `kept`, `reshuffled`).
Pile: TypeAlias = Literal["might", "magic", "scroll", "artifact", "treasure"]
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
MIGHT_PILE: Final[i64] = PILES.index("might")
MAGIC_PILE: Final[i64] = PILES.index("magic")
SCROLL_PILE: Final[i64] = PILES.index("scroll")
ARTIFACT_PILE: Final[i64] = PILES.index("artifact")
TREASURE_PILE: Final[i64] = PILES.index("treasure")


class Value:
    """One value of a shape: its name, its type, whether only the seers know it, whether it takes all that is left."""

    def __init__(self, text: str) -> None:
        self.many: Final = text.startswith("*")
        self.secret: Final = "?" in text[:2]
        name, _, kind = text.lstrip("*?").partition(":")
        self.name: Final = name
        self.kind: Final = kind


VALUES: Final = [[Value(one) for one in shape.split()] for _, shape in SHAPES]
SECRETS: Final = [[value.secret for value in shape] for shape in VALUES]
FIGHTERS_AT: Final = [[value.kind == "fighter" for value in shape] for shape in VALUES]
NAMES_FIGHTERS: Final = [any(places) for places in FIGHTERS_AT]
NO_ROW: Final[i64] = -1  # nothing is said about what a fighter is


class Told(Event):
    """One thing that happened.

    A fighter is a number that means something in its battle only. So for each value that is a fighter `rows` says what
    it is: a unit, a hero or a row of the creature tables. It is empty for kinds of events that name no fighters.
    """

    def __init__(self, kind: i64, values: list[int], seers: i64, rows: list[int] | None = None) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.seers: Final = seers
        self.rows: Final[list[int]] = [] if rows is None else rows

    def row(self, place: i64) -> i64:
        """What the fighter at this place of the values is, or NO_ROW."""
        return self.rows[place] if place < len(self.rows) else NO_ROW

    def seen_by(self, viewer: Viewer) -> Event:
        if self.seers == ALL or self.seers & bit(viewer) != 0:
            return Told(self.kind, self.values, ALL, self.rows)
        secrets = SECRETS[self.kind]
        last = len(secrets) - 1
        seen = [UNKNOWN if secrets[min(n, last)] else value for n, value in enumerate(self.values)]
        return Told(self.kind, seen, 0, self.rows)

    def plain(self) -> Plain:
        found: Plain = {"event": NAMES[self.kind]}
        for n, value in enumerate(VALUES[self.kind]):
            known = [None if value.secret and one == UNKNOWN else one for one in self.values[n:]]
            found[value.name] = known if value.many else known[0]
        return found

    def quiet(self) -> bool:
        """Public facts alone show that nobody learned anything: nothing was rolled, drawn or revealed by it."""
        return self.kind in QUIET


QUIET: Final = frozenset(
    [
        FACTION_TAKEN, TOWN_FOUNDED, HERO_ENTERED, CARD_PLAYED, PASSED, ACTIVATED, MOVED, CAME_HOME, TAKEN, GAINED,
        GAINED_UNIT, GATHERED, BUILT, LEVEL_RAISED, BOUGHT, UPGRADED, DISMISSED, TRADED, PROMOTED, POWER_CHANGED,
    ]
)  # fmt: skip
