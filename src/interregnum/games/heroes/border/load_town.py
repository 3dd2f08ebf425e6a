"""Reads factions with their units, buildings and action cards."""

from __future__ import annotations

from interregnum.games.heroes.border.grammar import ENCOUNTERS_ONLY
from interregnum.games.heroes.border.load_effects import effects
from interregnum.games.heroes.border.rows import by_key, count, entries, fixed, ids_among, named, positive, provenance
from interregnum.games.heroes.engine.facts import ActionCardFacts, BuildingFacts, FactionFacts, SideFacts, UnitFacts
from interregnum.games.heroes.engine.terms import ABILITIES, ACTIONS, FACTIONS, MAGIC_SCHOOLS, SIDES
from interregnum.kernel.content import Row, bad

LEVELS = ("1", "2", "3", "4")
STRENGTHS = ("2", "3", "4", "5")
START_CARDS = 3


def level_costs(top: Row) -> tuple[int, ...]:
    row = top.row("town")
    provenance(row)
    found = by_key(row.row("level_cost_resources"), LEVELS)
    row.close()
    return found


def factions(top: Row) -> tuple[FactionFacts, ...]:
    return tuple(faction(row) for row in named(top, "faction", FACTIONS))


def faction(row: Row) -> FactionFacts:
    name = row.word("id")
    found = FactionFacts(
        id=name,
        colour=row.word("colour"),
        symbol=row.word("symbol"),
        building=row.word("unique_building"),
        units=tuple(unit(one, name) for one in entries(row, "unit")),
        magic_schools=ids_among(row, "magic_schools", MAGIC_SCHOOLS),
    )
    row.close()
    if tuple(str(one.town_level) for one in found.units) != LEVELS:
        raise bad(f"{row.where}.unit", "one unit for each town level, lowest first", "another order")
    return found


def unit(row: Row, faction_id: str) -> UnitFacts:
    found = UnitFacts(
        id=row.word("id"),
        faction=faction_id,
        town_level=row.number("town_level"),
        strength=positive(row, "strength"),
        initiative=positive(row, "initiative"),
        tokens=positive(row, "tokens"),
        basic=side(row.row("basic")),
        elite=side(row.row("elite")),
    )
    row.close()
    return found


def side(row: Row) -> SideFacts:
    own = tuple(one for one in ABILITIES if one not in ENCOUNTERS_ONLY)
    found = SideFacts(positive(row, "gold"), row.words("abilities", own))
    row.close()
    return found


def check_units(top: Row, found: tuple[FactionFacts, ...], each: int) -> None:
    """Units of one Strength have one price and one number of tokens in all factions (MMH-CON-09, MMH-CON-10)."""
    prices, tokens = top.row("unit_prices"), top.row("unit_tokens")
    provenance(prices)
    provenance(tokens)
    by_price = prices.row("gold")
    paid = [by_key(by_price.row(strength), SIDES) for strength in STRENGTHS]
    numbers = by_key(tokens.row("by_strength"), STRENGTHS)
    by_price.close()
    prices.close()
    tokens.close()
    if sum(numbers) != each:
        raise bad(f"{tokens.where}.by_strength", f"{each} tokens", str(sum(numbers)))
    for one in [unit for faction in found for unit in faction.units]:
        told = (one.basic.gold, one.elite.gold, one.tokens)
        index = STRENGTHS.index(str(one.strength)) if str(one.strength) in STRENGTHS else -1
        if index < 0 or told != (*paid[index], numbers[index]):
            wanted = "a Strength, prices and a number of tokens of unit_prices and unit_tokens"
            raise bad(f"{top.where}.{one.faction}.{one.id}", wanted, f"{one.strength}: {told}")


def buildings(top: Row, units: tuple[str, ...]) -> tuple[BuildingFacts, ...]:
    return tuple(building(row, units) for row in entries(top, "building"))


def building(row: Row, units: tuple[str, ...]) -> BuildingFacts:
    cost = row.row("cost")
    found = BuildingFacts(
        id=row.word("id"),
        faction=row.word("faction", among=FACTIONS) if row.has("faction") else "",
        town_level=row.number("town_level"),
        resources=count(cost, "resources"),
        gold=count(cost, "gold"),
        either=count(cost, "resources_or_gold"),
        needs_artifact=row.word("needs_artifact") if row.has("needs_artifact") else "",
        effects=effects(row, "effects", units),
    )
    cost.close()
    row.close()
    if str(found.town_level) not in LEVELS:
        raise bad(f"{row.where}.town_level", " | ".join(LEVELS), str(found.town_level))
    if bool(found.either) == bool(found.resources or found.gold):
        raise bad(f"{row.where}.cost", "resources and gold, or either of them", "another mix")
    return found


def check_buildings(top: Row, found: tuple[BuildingFacts, ...], known: tuple[FactionFacts, ...], each: int) -> None:
    """Every faction has the common buildings and one of its own, the one it names."""
    common = sum(not one.faction for one in found)
    if common + 1 != each:
        raise bad(f"{top.where}.building", f"{each - 1} buildings of all factions", str(common))
    for faction_facts in known:
        own = " | ".join(one.id for one in found if one.faction == faction_facts.id)
        if own != faction_facts.building:
            raise bad(f"factions.{faction_facts.id}.unique_building", own or "a building", faction_facts.building)


def cards(top: Row, buildings_known: tuple[str, ...]) -> tuple[ActionCardFacts, ...]:
    for row in named(top, "action", ACTIONS):
        row.close()
    found = tuple(card(row, buildings_known) for row in entries(top, "card"))
    if sum(one.at_start for one in found) != START_CARDS or len(found) != START_CARDS + 1:
        raise bad(f"{top.where}.card", f"{START_CARDS} cards at the start and one special card", "another number")
    return found


def card(row: Row, buildings_known: tuple[str, ...]) -> ActionCardFacts:
    found = ActionCardFacts(row.word("id"), ids_among(row, "actions", ACTIONS), row.flag("at_start"))
    if not found.at_start:
        row.word("needs_building", among=buildings_known)
        fixed(row, "back", "scales")
    row.close()
    if len(found.actions) != 2:
        raise bad(f"{row.where}.actions", "two actions", str(len(found.actions)))
    return found
