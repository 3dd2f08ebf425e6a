"""Reads the content files once and refuses, with the place and what would be right, whatever it does not understand."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from interregnum.games.heroes.border import load_board, load_cards, load_components, load_town
from interregnum.games.heroes.border.rows import fixed, provenance
from interregnum.games.heroes.engine.facts import BoxFacts
from interregnum.games.heroes.engine.terms import FACTIONS, SCHOOLS
from interregnum.kernel.content import Row, bad

FILES: Final = (
    "components",
    "factions",
    "heroes",
    "buildings",
    "actions",
    "skills",
    "scrolls",
    "artifacts",
    "treasures",
    "weeks",
    "encounters",
    "tiles",
)


def standard_text() -> dict[str, str]:
    """The content files that ship with the package, by name."""
    folder = files("interregnum.games.heroes").joinpath("content")
    return {name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in FILES}


def standard() -> BoxFacts:
    """The facts of the content that ships with the package."""
    return read(standard_text())


def read(texts: dict[str, str]) -> BoxFacts:
    """The facts of a set of content files."""
    for name in FILES:
        if name not in texts:
            raise bad(f"heroes/{name}.toml", "a file", "nothing")
    tops = {name: table(name, texts[name]) for name in FILES}
    box = facts(tops)
    each = supplies(tops["components"], box)
    load_town.check_units(tops["factions"], box.factions, each.number("unit_tokens"))
    load_town.check_buildings(tops["buildings"], box.buildings, box.factions, each.number("building_tokens"))
    for top in tops.values():
        top.close()
    check_references(box)
    return box


def table(name: str, text: str) -> Row:
    try:
        found = Row(tomllib.loads(text), name)
    except tomllib.TOMLDecodeError as error:
        raise bad(f"heroes/{name}.toml", "TOML", str(error)) from error
    fixed(found, "schema", 2)
    fixed(found, "game", "heroes")
    return found


def facts(tops: dict[str, Row]) -> BoxFacts:
    """Everything in the box, kind by kind: units first, because effects name them."""
    components, tiles = tops["components"], tops["tiles"]
    load_components.check_vocabulary(components)
    load_components.check_names(components)
    factions = load_town.factions(tops["factions"])
    units = tuple(unit.id for faction in factions for unit in faction.units)
    artifact_power = tops["artifacts"].number("power_each")
    constants = load_components.constants(components, load_town.level_costs(tops["factions"]), artifact_power)
    abilities = load_cards.abilities(tops["heroes"], units)
    buildings = load_town.buildings(tops["buildings"], units)
    artifacts = load_cards.artifacts(tops["artifacts"], units)
    tiers = load_components.tiers(components)
    places = load_board.places(tiles, tiers, units)
    guards = "".join(tier.char for tier in tiers)
    guarded = "".join(place.char for place in places if place.kind != "pass")
    portals = "".join(place.char for place in places if place.kind == "pass")
    return BoxFacts(
        constants=constants,
        abilities=abilities,
        heroes=load_cards.heroes(tops["heroes"], abilities),
        factions=factions,
        buildings=buildings,
        cards=load_town.cards(tops["actions"], tuple(one.id for one in buildings)),
        skills=load_cards.skills(tops["skills"], units),
        scrolls=load_cards.scrolls(tops["scrolls"], units),
        artifacts=artifacts,
        sets=load_cards.sets(tops["artifacts"], artifacts, units),
        treasures=load_cards.treasures(tops["treasures"], units),
        weeks=load_cards.weeks(tops["weeks"], constants.week_cards[-1], units),
        encounters=load_board.encounters(tops["encounters"]),
        elementals=load_components.elementals(components),
        tiers=tiers,
        places=places,
        tiles=load_board.tiles(tiles, f".~^H{guards}{guarded}{portals}", guarded, guards),
        layouts=load_board.layouts(tiles, constants.tiles_used),
        schools=SCHOOLS,
    )


def supplies(components: Row, box: BoxFacts) -> Row:
    """The numbers of tokens and cards in the box are the ones its files hold; gives the row for one faction."""
    supply, each = components.row("supply"), components.row("supply_per_faction")
    provenance(supply)
    provenance(each)
    tokens = {one.id: sum(unit.tokens for unit in one.units) for one in box.factions}
    own = {one: sum(building.faction in ("", one) for building in box.buildings) for one in FACTIONS}
    cards = {one: sum(one in skill.factions for skill in box.skills) for one in FACTIONS}
    for key, held in (("unit_tokens", tokens), ("building_tokens", own), ("skill_cards", cards)):
        fixed(supply, key, sum(held.values()))
        for faction, number in held.items():
            if number != each.number(key):
                raise bad(f"{each.where}.{key}", f"{number} for {faction}", str(each.number(key)))
    fixed(supply, "encounter_tokens", len(box.encounters))
    fixed(supply, "elemental_tokens", len(box.elementals))
    fixed(supply, "additional_enemy_tokens", len(box.tiers))
    fixed(supply, "d8", box.constants.max_dice)
    fixed(supply, "control_markers", each.number("control_markers") * len(FACTIONS))
    for key in UNLIMITED:
        supply.number(key)
    supply.close()
    each.close()
    return each


# Supplies that have no end in the software (MMH-RUL-69), kept for the record.
UNLIMITED: Final = (
    "luck_tokens",
    "wound_tokens",
    "unexplored_tokens",
    "rout_tokens_1",
    "rout_tokens_3",
    "resource_tokens_3",
    "resource_tokens_1",
    "gold_tokens_3",
    "gold_tokens_1",
    "elite_dice",
)


def check_references(box: BoxFacts) -> None:
    """What one file says about another holds there too."""
    check_artifacts(box)
    check_encounters(box)
    check_schools(box)
    if len(box.tiles) != box.constants.tiles_used[-1]:
        raise bad("tiles.tile", f"{box.constants.tiles_used[-1]} tiles", str(len(box.tiles)))
    ids = [unit.id for faction in box.factions for unit in faction.units]
    for one in ids:
        if ids.count(one) > 1:
            raise bad(f"factions.{one}", "each id once", one)


def check_artifacts(box: BoxFacts) -> None:
    """A building that asks for an artifact and the artifact name each other (MMH-BLD-10)."""
    needs = sorted((one.needs_artifact, one.id) for one in box.buildings if one.needs_artifact)
    enables = sorted((one.id, one.enables) for one in box.artifacts if one.enables)
    if needs != enables:
        raise bad("buildings.needs_artifact", f"the same as enables_building: {enables}", str(needs))


def check_encounters(box: BoxFacts) -> None:
    """All tiles together show as many encounters of each colour as there are tokens (MMH-SETUP-17)."""
    board = "".join(row for tile in box.tiles for row in tile.rows)
    for tier in box.tiers:
        tokens = sum(one.tier == tier.id for one in box.encounters)
        if board.count(tier.char) != tokens:
            raise bad("encounters.encounter", f"{board.count(tier.char)} {tier.id} tokens", str(tokens))


def check_schools(box: BoxFacts) -> None:
    """A faction's Magic deck and heroes keep to the schools open to it; its two decks are equally large."""
    for faction in box.factions:
        mine = [skill for skill in box.skills if faction.id in skill.factions]
        if 2 * sum(skill.deck == "might" for skill in mine) != len(mine):
            raise bad("skills.skill", f"a Might and a Magic deck of one size for {faction.id}", str(len(mine)))
        for skill in mine:
            if skill.deck == "magic" and skill.school not in faction.magic_schools:
                raise bad(f"skills.{skill.id}.factions", f"factions with {skill.school}", faction.id)
