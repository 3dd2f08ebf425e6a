"""Reads abilities, heroes, skills, scrolls, artifacts, treasures and Week cards."""

from __future__ import annotations

from interregnum.games.heroes.border.load_effects import check_that_stack, effects, parts
from interregnum.games.heroes.border.rows import entries, fixed, ids_among, named, positive
from interregnum.games.heroes.engine.box import HEROES_EACH
from interregnum.games.heroes.engine.facts import (
    AbilityFacts,
    ArtifactFacts,
    Effects,
    HeroFacts,
    ScrollFacts,
    SetFacts,
    SkillFacts,
    TreasureFacts,
    WeekFacts,
)
from interregnum.games.heroes.engine.terms import (
    ARTIFACT_TYPES,
    FACTIONS,
    MAGIC_SCHOOLS,
    MIGHT_SCHOOLS,
    PHASES,
    REPUTATIONS,
    SCHOOLS,
)
from interregnum.kernel.content import Row, bad

PARTS_EACH = 4
LEVELS = 5


def abilities(top: Row, units: tuple[str, ...]) -> tuple[AbilityFacts, ...]:
    return tuple(ability(row, units) for row in entries(top, "ability"))


def ability(row: Row, units: tuple[str, ...]) -> AbilityFacts:
    """An initial ability; those that speak of a unit belong to its faction (MMH-HAB-19)."""
    faction = row.word("faction", among=FACTIONS) if row.has("faction") else ""
    unit = row.word("unit", among=units) if row.has("unit") else ""
    found = AbilityFacts(row.word("id"), effects(row, "effects", units), faction)
    row.close()
    for one in found.effects:
        if one.unit != unit or bool(unit) != bool(faction):
            raise bad(f"{row.where}.unit", "the unit its effects speak of, and its faction", one.unit or "nothing")
    return found


def heroes(top: Row, known: tuple[AbilityFacts, ...]) -> tuple[HeroFacts, ...]:
    found = tuple(hero(row, known) for row in entries(top, "hero"))
    for faction in FACTIONS:
        if sum(one.faction == faction for one in found) != HEROES_EACH:
            raise bad(f"{top.where}.hero", f"{HEROES_EACH} heroes of {faction}", "another number")
    return found


def hero(row: Row, known: tuple[AbilityFacts, ...]) -> HeroFacts:
    found = HeroFacts(
        id=row.word("id"),
        faction=row.word("faction", among=FACTIONS),
        strength=positive(row, "strength"),
        magic=positive(row, "magic", 0),
        initiative=positive(row, "initiative"),
        command=positive(row, "command"),
        abilities=ids_among(row, "abilities", tuple(one.id for one in known)),
        schools=ids_among(row, "schools", SCHOOLS),
        lean=row.word("lean", among=("might", "magic")),
        reputation=row.word("reputation", among=REPUTATIONS),
    )
    row.close()
    for one in known:
        if one.id in found.abilities and one.faction not in ("", found.faction):
            raise bad(f"{row.where}.abilities", f"abilities open to {found.faction}", one.id)
    return found


def skills(top: Row, units: tuple[str, ...]) -> tuple[SkillFacts, ...]:
    return tuple(skill(row, units) for row in entries(top, "skill"))


def skill(row: Row, units: tuple[str, ...]) -> SkillFacts:
    deck = row.word("deck", among=("might", "magic"))
    found = SkillFacts(
        id=row.word("id"),
        deck=deck,
        school=row.word("school", among=MIGHT_SCHOOLS if deck == "might" else MAGIC_SCHOOLS),
        factions=ids_among(row, "factions", FACTIONS),
        base=effects(row, "base", units),
        up=effects(row, "up", units),
        both=joined(row),
        reputation=row.word("reputation", among=REPUTATIONS),
    )
    row.close()
    check_rules(found.base, found.up, found.both, row.where)
    return found


def scrolls(top: Row, units: tuple[str, ...]) -> tuple[ScrollFacts, ...]:
    return tuple(scroll(row, units) for row in entries(top, "scroll"))


def scroll(row: Row, units: tuple[str, ...]) -> ScrollFacts:
    found = ScrollFacts(
        id=row.word("id"),
        level=positive(row, "level"),
        school=row.word("school", among=MAGIC_SCHOOLS),
        base=effects(row, "base", units),
        up=effects(row, "up", units),
        both=joined(row),
        reputation=row.word("reputation", among=REPUTATIONS),
    )
    row.close()
    if found.level > LEVELS:
        raise bad(f"{row.where}.level", f"1 to {LEVELS}", str(found.level))
    check_rules(found.base, found.up, found.both, row.where)
    for one in found.base + found.up:
        if one.when != found.base[0].when or one.limit or one.when == "always":
            raise bad(row.where, "one window for all effects of a scroll, and no limit", one.limit or one.when)
    return found


def joined(row: Row) -> bool:
    return row.word("join", among=("AND", "OR")) == "AND"


def check_rules(base: Effects, up: Effects, both: bool, where: str) -> None:
    """Both rules say something; a choice between them is one use in one window (MMH-RUL-102)."""
    for rule, key in ((base, "base"), (up, "up")):
        if not rule:
            raise bad(f"{where}.{key}", "an effect", "nothing")
    windows = [one.when for one in base + up]
    if not both and (len(set(windows)) > 1 or windows[0] == "always"):
        raise bad(where, "one window for a choice of two rules, and not always", " | ".join(windows))
    check_that_stack(base, f"{where}.base")
    check_that_stack(base + up if both else up, f"{where}.up")


def artifacts(top: Row, units: tuple[str, ...]) -> tuple[ArtifactFacts, ...]:
    for row in named(top, "type", ARTIFACT_TYPES):
        row.close()
    return tuple(artifact(row, units) for row in entries(top, "artifact"))


def artifact(row: Row, units: tuple[str, ...]) -> ArtifactFacts:
    found = ArtifactFacts(
        id=row.word("id"),
        type=row.word("type", among=ARTIFACT_TYPES),
        set=row.word("set"),
        effects=effects(row, "effects", units),
        reputation=row.word("reputation", among=REPUTATIONS),
        enables=row.word("enables_building") if row.has("enables_building") else "",
    )
    row.close()
    check_that_stack(found.effects, row.where)
    return found


def sets(top: Row, pieces: tuple[ArtifactFacts, ...], units: tuple[str, ...]) -> tuple[SetFacts, ...]:
    """A set has a piece of each type, and its pieces name it (MMH-RUL-88)."""
    found = tuple(artifact_set(row, pieces, units) for row in entries(top, "set"))
    ids = tuple(one.id for one in found)
    for piece in pieces:
        if piece.set not in ids:
            raise bad(f"{top.where}.{piece.id}.set", " | ".join(ids), piece.set, ids)
    return found


def artifact_set(row: Row, pieces: tuple[ArtifactFacts, ...], units: tuple[str, ...]) -> SetFacts:
    found = SetFacts(
        id=row.word("id"),
        pieces=ids_among(row, "pieces", tuple(one.id for one in pieces)),
        two=effects(row, "two", units),
        three=effects(row, "three", units),
    )
    row.close()
    own = tuple(one.id for one in pieces if one.set == found.id)
    if sorted(own) != sorted(found.pieces):
        raise bad(f"{row.where}.pieces", " | ".join(own), " | ".join(found.pieces))
    types = sorted(one.type for one in pieces if one.set == found.id)
    if types != sorted(ARTIFACT_TYPES):
        raise bad(f"{row.where}.pieces", "one piece of each type", " | ".join(types))
    return found


def treasures(top: Row, units: tuple[str, ...]) -> tuple[TreasureFacts, ...]:
    return tuple(treasure(row, units) for row in entries(top, "treasure"))


def treasure(row: Row, units: tuple[str, ...]) -> TreasureFacts:
    found = TreasureFacts(row.word("id"), parts(row, "parts", units))
    row.close()
    if len(found.parts) != PARTS_EACH:
        raise bad(f"{row.where}.parts", f"{PARTS_EACH} parts", str(len(found.parts)))
    return found


def weeks(top: Row, longest: int, units: tuple[str, ...]) -> tuple[WeekFacts, ...]:
    """As many cards of each moon phase as the longest game takes (MMH-SETUP-27)."""
    each = longest // len(PHASES)
    for row in named(top, "phase", PHASES):
        fixed(row, "cards", each)
        row.close()
    found = tuple(week(row, units) for row in entries(top, "week"))
    for phase in PHASES:
        if sum(one.phase == phase for one in found) != each:
            raise bad(f"{top.where}.week", f"{each} cards of {phase}", "another number")
    return found


def week(row: Row, units: tuple[str, ...]) -> WeekFacts:
    found = WeekFacts(
        id=row.word("id"),
        phase=row.word("phase", among=PHASES),
        dark_days=row.flag("dark_days"),
        effects=effects(row, "effects", units),
    )
    row.close()
    return found
