"""The content as tables of small integers: every card is a source of effects with two rules, its own row of a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.cards.effects import Effect, code_of
from interregnum.games.heroes.engine.facts import BoxFacts, BuildingFacts, EffectFacts, Effects, UnitFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ACTIONS,
    ALWAYS,
    FACES,
    FACTIONS,
    PHASES,
    PLACE_KINDS,
    TIERS,
    TOUGHNESS,
)

NO_UNIT: Final[i64] = -1
NO_CARD: Final[i64] = -1
LEVELS: Final[i64] = 4  # town levels, and unit types of a faction
HEROES_EACH: Final[i64] = 3
FIELDS_OF_TILE: Final[i64] = 4  # a tile is so many fields wide and high

# The kinds of sources, in the order of their numbers.
ABILITY: Final[i64] = 0
SKILL: Final[i64] = 1
SCROLL: Final[i64] = 2
ARTIFACT: Final[i64] = 3
SET: Final[i64] = 4  # two sources each: what two and what three pieces give
BUILDING: Final[i64] = 5
WEEK: Final[i64] = 6
PLACE: Final[i64] = 7
TREASURE: Final[i64] = 8
KINDS: Final = ("ability", "skill", "scroll", "artifact", "set", "building", "week", "place", "treasure")


# Heroes and units are numbered faction by faction: the arithmetic stands here alone. What is asked most is listed once:
# a call costs nothing where it is compiled, and something where it is not.


def faction_of(hero: i64) -> i64:
    return hero // HEROES_EACH


HEROES_OF: Final[list[list[int]]] = [
    [hero for hero in range(HEROES_EACH * len(FACTIONS)) if faction_of(hero) == faction]
    for faction in range(len(FACTIONS))
]
FACTION_OF: Final[list[int]] = [int(faction_of(hero)) for heroes in HEROES_OF for hero in heroes]


def unit_row(faction: i64, level: i64) -> i64:
    """The row of the unit of that town level in the tables of units."""
    return faction * LEVELS + level


def unit_of_hero(hero: i64, level: i64) -> i64:
    """The row of the unit of that town level which the hero may lead."""
    return hero // HEROES_EACH * LEVELS + level


class Sources:
    """The sources of effects in one row: what kind each is, its id, and the effects of its two rules."""

    def __init__(self, facts: BoxFacts) -> None:
        self.facts: Final = facts
        self.elementals: Final = [one.id for one in facts.elementals]
        self.units: Final = {unit.id: unit for faction in facts.factions for unit in faction.units}
        self.ids: list[str] = []
        self.kinds: list[int] = []
        self.starts: list[int] = []  # the first source of each kind
        self.both: list[bool] = []  # AND: both rules apply
        self.schools: list[int] = []  # the school that opens the second rule; a bit
        self.rules: list[list[Effect]] = []  # two for each source
        self.effects: list[Effect] = []
        self.add_all()

    def add_all(self) -> None:
        facts = self.facts
        self.begin()
        for ability in facts.abilities:
            self.add(ABILITY, ability.id, ability.effects, (), True, 0)
        self.begin()
        for skill in facts.skills:
            self.add(SKILL, skill.id, skill.base, skill.up, skill.both, self.school_bit(skill.school))
        self.begin()
        for scroll in facts.scrolls:
            self.add(SCROLL, scroll.id, scroll.base, scroll.up, scroll.both, self.school_bit(scroll.school))
        self.begin()
        for artifact in facts.artifacts:
            self.add(ARTIFACT, artifact.id, artifact.effects, (), True, 0)
        self.begin()
        for one in facts.sets:
            self.add(SET, f"{one.id}-two", one.two, (), True, 0)
            self.add(SET, f"{one.id}-three", one.three, (), True, 0)
        self.begin()
        for building in facts.buildings:
            self.add(BUILDING, building.id, building.effects, (), True, 0)
        self.begin()
        for week in facts.weeks:
            self.add(WEEK, week.id, week.effects, (), True, 0)
        self.begin()
        for place in facts.places:
            self.add(PLACE, place.id, place.effects, (), True, 0)
        self.begin()
        for treasure in facts.treasures:
            self.add(TREASURE, treasure.id, treasure.parts, (), True, 0)
        self.begin()

    def begin(self) -> None:
        self.starts.append(len(self.ids))

    def add(self, kind: i64, name: str, base: Effects, up: Effects, both: bool, school: int) -> None:
        self.ids.append(name)
        self.kinds.append(kind)
        self.both.append(both)
        self.schools.append(school)
        self.rules.append([self.effect(one) for one in base])
        self.rules.append([self.effect(one) for one in up])

    def effect(self, facts: EffectFacts) -> Effect:
        found = Effect(facts, len(self.effects), code_of(facts, self.elementals), self.unit_level(facts))
        self.effects.append(found)
        return found

    def unit_level(self, facts: EffectFacts) -> int:
        """The level of the unit an effect names, by id or by Strength: the four have Strength 2, 3, 4 and 5."""
        if facts.unit:
            return self.units[facts.unit].town_level - 1
        if facts.strength:
            levels = [unit.town_level for unit in self.facts.factions[0].units if unit.strength == facts.strength]
            return levels[0] - 1
        return NO_UNIT

    def school_bit(self, school: str) -> int:
        return 1 << self.facts.schools.index(school)


class Box:
    """What is in the box, in the form the engine works with. Immutable once made."""

    def __init__(self, facts: BoxFacts) -> None:
        self.facts: Final = facts
        sources = Sources(facts)
        self.ids: Final = sources.ids
        self.numbers: Final = {f"{KINDS[sources.kinds[n]]} {name}": n for n, name in enumerate(sources.ids)}
        self.kinds: Final = sources.kinds
        self.starts: Final = sources.starts
        self.both: Final = sources.both
        self.schools: Final = sources.schools
        self.rules: Final = sources.rules  # the effects of rule 2 * source, and of the second rule behind it
        self.effects: Final = sources.effects
        self.always: Final = [[one for one in rule if one.when == ALWAYS] for rule in sources.rules]
        self.windows: Final = [mask([one.when for one in rule]) for rule in sources.rules]  # a bit for each window
        self.ability_first: i64 = sources.starts[ABILITY]
        self.skill_first: i64 = sources.starts[SKILL]
        self.scroll_first: i64 = sources.starts[SCROLL]
        self.artifact_first: i64 = sources.starts[ARTIFACT]
        self.set_first: i64 = sources.starts[SET]
        self.building_first: i64 = sources.starts[BUILDING]
        self.week_first: i64 = sources.starts[WEEK]
        self.place_first: i64 = sources.starts[PLACE]
        self.treasure_first: i64 = sources.starts[TREASURE]
        self.add_heroes(facts)
        self.add_units(facts)
        self.add_creatures(facts)
        self.add_cards(facts)
        self.add_numbers(facts)

    def add_heroes(self, facts: BoxFacts) -> None:
        """Heroes stand faction by faction, three each, so that a hero's faction is his number divided by three."""
        ordered = [hero for faction in facts.factions for hero in facts.heroes if hero.faction == faction.id]
        self.faction_ids = [faction.id for faction in facts.factions]
        self.hero_ids = [hero.id for hero in ordered]
        self.hero_strength = [hero.strength for hero in ordered]
        self.hero_magic = [hero.magic for hero in ordered]
        self.hero_initiative = [hero.initiative for hero in ordered]
        self.hero_command = [hero.command for hero in ordered]
        self.hero_schools = [mask([facts.schools.index(one) for one in hero.schools]) for hero in ordered]
        self.hero_abilities = [[self.numbers[f"ability {one}"] for one in hero.abilities] for hero in ordered]

    def add_units(self, facts: BoxFacts) -> None:
        """Units by faction and level: row 4 * faction + level; what differs by side has two entries a row."""
        units = [unit_of(faction.units, level + 1) for faction in facts.factions for level in range(LEVELS)]
        self.unit_ids = [unit.id for unit in units]
        self.unit_strength = [unit.strength for unit in units]
        self.unit_initiative = [unit.initiative for unit in units]
        self.unit_tokens = [unit.tokens for unit in units]
        sides = [side for unit in units for side in (unit.basic, unit.elite)]
        self.unit_gold = [side.gold for side in sides]
        self.unit_abilities = [mask([ABILITIES.index(one) for one in side.abilities]) for side in sides]
        self.unit_icons = [side.abilities.count(ABILITIES[TOUGHNESS]) for side in sides]

    def add_creatures(self, facts: BoxFacts) -> None:
        """Encounter tokens, and behind them the elementals: both fight with a Number."""
        self.token_ids = [one.id for one in facts.encounters]
        self.token_tier = [TIERS.index(one.tier) for one in facts.encounters]
        self.token_elite = [one.elite for one in facts.encounters]
        self.token_xp = [one.xp for one in facts.encounters]
        self.token_chests = [one.chests for one in facts.encounters]
        self.elemental_ids = [one.id for one in facts.elementals]
        self.elemental_first: i64 = len(facts.encounters)
        fronts = [(one.strength, one.initiative, one.number, one.abilities) for one in facts.encounters]
        fronts += [(one.strength, one.initiative, one.number, one.abilities) for one in facts.elementals]
        self.creature_strength = [front[0] for front in fronts]
        self.creature_initiative = [front[1] for front in fronts]
        self.creature_number = [front[2] for front in fronts]
        self.creature_abilities = [mask([ABILITIES.index(one) for one in front[3]]) for front in fronts]
        self.rout_needed = [tier.rout_needed for tier in facts.tiers]

    def add_cards(self, facts: BoxFacts) -> None:
        """What the engine asks of cards besides their effects."""
        self.faction_skills = [
            [
                self.skill_first + n
                for n, skill in enumerate(facts.skills)
                if faction.id in skill.factions and skill.deck == deck
            ]
            for faction in facts.factions
            for deck in ("might", "magic")
        ]
        self.scroll_level = [scroll.level for scroll in facts.scrolls]
        types = sorted({artifact.type for artifact in facts.artifacts})
        self.artifact_type = [types.index(artifact.type) for artifact in facts.artifacts]
        self.artifact_set = [set_of(facts, artifact.id) for artifact in facts.artifacts]
        self.faction_buildings = [
            [self.building_first + n for n, one in enumerate(facts.buildings) if one.faction in ("", faction.id)]
            for faction in facts.factions
        ]
        self.building_level = [one.town_level for one in facts.buildings]
        self.building_resources = [one.resources for one in facts.buildings]
        self.building_gold = [one.gold for one in facts.buildings]
        self.building_either = [one.either for one in facts.buildings]
        self.building_artifact = [self.artifact_needed(one) for one in facts.buildings]
        self.week_phase = [PHASES.index(week.phase) for week in facts.weeks]
        self.week_dark = [week.dark_days for week in facts.weeks]
        self.place_kind = [PLACE_KINDS.index(place.kind) for place in facts.places]
        self.place_power = [place.power for place in facts.places]
        self.portal: i64 = [place.id for place in facts.places].index("portal")
        self.card_ids = [card.id for card in facts.cards]
        self.card_actions = [[ACTIONS.index(one) for one in card.actions] for card in facts.cards]
        self.start_cards: i64 = mask([n for n, card in enumerate(facts.cards) if card.at_start])

    def add_numbers(self, facts: BoxFacts) -> None:
        numbers = facts.constants
        self.die = [FACES.index(face) for face in numbers.die_faces]
        self.max_dice: i64 = numbers.max_dice
        self.flight_loss: i64 = numbers.flight_loss
        self.movement_points: i64 = numbers.movement_points
        self.zone_range: i64 = numbers.zone_range
        self.recruit_limit: i64 = numbers.recruit_limit
        self.hero_price: i64 = numbers.hero_price
        self.advance_extra: i64 = numbers.advance_extra
        self.rout_tokens: i64 = numbers.rout_tokens
        self.rout_strength: i64 = numbers.rout_strength
        self.dark_rout: i64 = numbers.dark_rout
        self.trade_give: i64 = numbers.trade_give
        self.trade_take: i64 = numbers.trade_take
        self.artifact_power: i64 = numbers.artifact_power
        self.level_costs = list(numbers.level_costs)

    def artifact_needed(self, building: BuildingFacts) -> int:
        name = building.needs_artifact
        return self.numbers[f"artifact {name}"] if name else NO_CARD

    def opens_second(self, hero: i64, source: i64) -> bool:
        """Whether the hero's card shows the school of the card (MMH-SKILL-03)."""
        return self.schools[source] & self.hero_schools[hero] != 0


def mask(numbers: list[int]) -> int:
    """A set of small numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def unit_of(units: tuple[UnitFacts, ...], level: int) -> UnitFacts:
    return [unit for unit in units if unit.town_level == level][0]


def set_of(facts: BoxFacts, artifact: str) -> int:
    return [number for number, one in enumerate(facts.sets) if artifact in one.pieces][0]
