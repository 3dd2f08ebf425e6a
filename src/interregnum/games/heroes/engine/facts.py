"""What the content files say, in the words of the files: immutable, checked by `load`, turned into numbers by `Box`."""

from __future__ import annotations

from dataclasses import dataclass, field

NO_AMOUNT = 0
ALL_OF_THEM = -1  # amount = "all"
BY_MAGIC = -1  # against = "magic"


@dataclass(frozen=True)
class EffectFacts:
    """One effect of a card: when, what, to whom, how long, how often (`components.toml` defines every word)."""

    when: str
    do: str
    target: str
    stat: str = ""  # of add-stat and substitute
    amount: int = NO_AMOUNT  # ALL_OF_THEM where the file says "all"
    with_stat: str = ""  # of substitute
    ability: str = ""  # of grant
    what: str = ""  # permission of allow and forbid, good of gain, elemental of summon
    dice: int = 0  # of wound
    against: int = 0  # of wound: a number, or BY_MAGIC
    of: str = ""  # of prevent: attack, elite-die, card
    which: str = ""  # of reroll: misses, hits
    deck: str = ""  # of draw: skill, scroll, artifact, treasure, any
    parts: int = 0  # of draw
    source: str = ""  # `from`: former-owner of gain, discard-pile of draw
    on: str = ""  # of discount: building, town-level, advance, unit
    unit: str = ""  # of gain and discount: the id of a unit type
    strength: int = 0  # of gain: a unit by its Strength
    side: str = ""  # basic, elite
    to: str = ""  # of relocate: own-town, portal
    dur: str = ""  # attack, turn, battle
    limit: str = ""  # once-battle, once-turn, once-action
    cond: tuple[str, ...] = ()
    instead_of_attack: bool = False
    optional: bool = False


Effects = tuple[EffectFacts, ...]


@dataclass(frozen=True)
class AbilityFacts:
    """An initial ability of heroes."""

    id: str
    effects: Effects
    faction: str = ""  # whose heroes may have it; empty for all


@dataclass(frozen=True)
class HeroFacts:
    """A hero card."""

    id: str
    faction: str
    strength: int
    magic: int
    initiative: int
    command: int
    abilities: tuple[str, ...]
    schools: tuple[str, ...]
    lean: str = ""  # might, magic
    reputation: str = ""  # printed, without effect (MMH-REP-01)


@dataclass(frozen=True)
class SideFacts:
    """One side of a unit token."""

    gold: int
    abilities: tuple[str, ...]  # toughness may stand twice


@dataclass(frozen=True)
class UnitFacts:
    """A unit type: one for each town level of a faction."""

    id: str
    faction: str
    town_level: int
    strength: int
    initiative: int
    tokens: int
    basic: SideFacts
    elite: SideFacts


@dataclass(frozen=True)
class FactionFacts:
    """A faction: its mark, its own building, its four units by town level."""

    id: str
    colour: str
    symbol: str
    building: str
    units: tuple[UnitFacts, ...]
    magic_schools: tuple[str, ...] = ()


@dataclass(frozen=True)
class BuildingFacts:
    """A building token; `either` is a price payable in resources or in gold."""

    id: str
    faction: str  # empty for the eight that every faction has
    town_level: int
    resources: int
    gold: int
    either: int
    needs_artifact: str
    effects: Effects


@dataclass(frozen=True)
class SkillFacts:
    """A skill design; one copy in the deck of each faction named."""

    id: str
    deck: str  # might, magic
    school: str
    factions: tuple[str, ...]
    base: Effects
    up: Effects
    both: bool  # AND; otherwise OR
    reputation: str = ""


@dataclass(frozen=True)
class ScrollFacts:
    """A magic scroll."""

    id: str
    level: int
    school: str
    base: Effects
    up: Effects
    both: bool
    reputation: str = ""


@dataclass(frozen=True)
class ArtifactFacts:
    """An artifact card."""

    id: str
    type: str
    set: str
    effects: Effects
    reputation: str = ""
    enables: str = ""  # the building that asks for it


@dataclass(frozen=True)
class SetFacts:
    """A set of artifacts and what two or three pieces of it give (option artifact-sets)."""

    id: str
    pieces: tuple[str, ...]
    two: Effects
    three: Effects


@dataclass(frozen=True)
class TreasureFacts:
    """A treasure card of four parts."""

    id: str
    parts: Effects


@dataclass(frozen=True)
class WeekFacts:
    """A Week card."""

    id: str
    phase: str
    dark_days: bool
    effects: Effects


@dataclass(frozen=True)
class EncounterFacts:
    """An encounter token: its front, and on its back XP and chests."""

    id: str
    kind: str  # what is printed on it: the same creature may stand on several tokens
    tier: str
    strength: int
    initiative: int
    number: int
    elite: bool
    abilities: tuple[str, ...]
    xp: int
    chests: int


@dataclass(frozen=True)
class ElementalFacts:
    """A creature that magic summons into a battle."""

    id: str
    strength: int
    initiative: int
    number: int
    abilities: tuple[str, ...]
    school: str = ""


@dataclass(frozen=True)
class TierFacts:
    """A colour of encounters."""

    id: str
    char: str
    rout_needed: int
    colour: str = ""


@dataclass(frozen=True)
class PlaceFacts:
    """A place of the map: control (a flag), explore (a spyglass) or pass."""

    id: str
    char: str
    kind: str
    power: int
    effects: Effects


@dataclass(frozen=True)
class TileFacts:
    """A board tile: four rows of four signs, and which encounter field guards which place (row, column)."""

    number: int
    rows: tuple[str, ...]
    guards: tuple[tuple[tuple[int, int], tuple[int, int]], ...]  # (encounter field, place field)


@dataclass(frozen=True)
class LayoutFacts:
    """A pattern of tiles; each start lists the tiles (row, column) one town may stand on."""

    id: str
    players: int
    rows: int
    columns: int
    holes: tuple[tuple[int, int], ...]
    starts: tuple[tuple[tuple[int, int], ...], ...]
    option: str


@dataclass(frozen=True)
class ActionCardFacts:
    """An action card: one of its two actions is carried out."""

    id: str
    actions: tuple[str, ...]
    at_start: bool


@dataclass(frozen=True)
class Constants:
    """The numbers of the rules."""

    tiles_used: tuple[int, ...]  # for 2, 3, 4 players
    domination: tuple[int, ...]
    week_cards: tuple[int, ...]  # for short, medium, long games
    start_resources: int
    start_gold: int
    hero_price: int
    max_heroes: int
    movement_points: int
    zone_range: int
    recruit_limit: int
    start_units: tuple[tuple[int, int], ...]  # (Strength, how many), all elite
    max_dice: int
    flight_loss: int
    die_faces: tuple[str, ...]
    advance_extra: int  # an advance costs the hero's skills and so much more
    rout_tokens: int
    rout_strength: int
    dark_rout: int
    trade_give: int
    trade_take: int
    skills_drawn: int
    artifacts_drawn: int
    scrolls_drawn: int
    level_costs: tuple[int, ...]  # resources of level 1 (none), 2, 3, 4
    artifact_power: int


@dataclass(frozen=True)
class BoxFacts:
    """Everything that is in the box."""

    constants: Constants
    abilities: tuple[AbilityFacts, ...]
    heroes: tuple[HeroFacts, ...]
    factions: tuple[FactionFacts, ...]
    buildings: tuple[BuildingFacts, ...]
    cards: tuple[ActionCardFacts, ...]
    skills: tuple[SkillFacts, ...]
    scrolls: tuple[ScrollFacts, ...]
    artifacts: tuple[ArtifactFacts, ...]
    sets: tuple[SetFacts, ...]
    treasures: tuple[TreasureFacts, ...]
    weeks: tuple[WeekFacts, ...]
    encounters: tuple[EncounterFacts, ...]
    elementals: tuple[ElementalFacts, ...]
    tiers: tuple[TierFacts, ...]
    places: tuple[PlaceFacts, ...]
    tiles: tuple[TileFacts, ...]
    layouts: tuple[LayoutFacts, ...]
    schools: tuple[str, ...] = field(default=())
