"""Reads terrain, places, tiles, board patterns and encounters."""

from __future__ import annotations

from interregnum.games.heroes.border.grammar import OPTIONS
from interregnum.games.heroes.border.load_effects import effects
from interregnum.games.heroes.border.rows import entries, fixed, listed, named, numbers, positive, provenance, spot
from interregnum.games.heroes.engine.facts import EncounterFacts, LayoutFacts, PlaceFacts, TierFacts, TileFacts
from interregnum.games.heroes.engine.terms import ABILITIES, PLACE_KINDS, TERRAINS, TIERS
from interregnum.kernel.content import Row, bad

SIDE = 4  # fields along a side of a tile
GUARDED_EACH = 3
MOST_CHESTS = 3  # MMH-ELEM-08


def places(top: Row, tiers: tuple[TierFacts, ...], units: tuple[str, ...]) -> tuple[PlaceFacts, ...]:
    """The places; the legend names every sign of a tile once more, and must agree."""
    signs: dict[str, str] = {}
    for row in named(top, "terrain", TERRAINS):
        signs[sign(row, signs)] = row.word("id")
        row.close()
    for tier in tiers:
        signs[tier.char] = f"encounter-{tier.id}"
    found = tuple(place(row, signs, units) for row in entries(top, "place"))
    legend = top.row("legend")
    provenance(legend)
    for char, meaning in signs.items():
        legend.word(char, among=(meaning,))
    legend.close()
    return found


def sign(row: Row, signs: dict[str, str]) -> str:
    found = row.word("char")
    if len(found) != 1 or found in signs:
        raise bad(f"{row.where}.char", "a sign of its own", found)
    return found


def place(row: Row, signs: dict[str, str], units: tuple[str, ...]) -> PlaceFacts:
    found = PlaceFacts(
        id=row.word("id"),
        char=sign(row, signs),
        kind=row.word("kind", among=PLACE_KINDS),
        power=positive(row, "power", 0),
        effects=effects(row, "effects", units),
    )
    row.close()
    signs[found.char] = found.id
    windows = {"control": "gather", "explore": "explore", "pass": ""}
    for one in found.effects:
        if one.when != windows[found.kind]:
            raise bad(f"{row.where}.effects", f"the window of a place: {windows[found.kind] or 'none'}", one.when)
    if (found.power > 0 and found.kind != "control") or (found.kind == "explore" and not found.effects):
        raise bad(row.where, "Power for control, an effect for exploring", found.kind)
    return found


def tiles(top: Row, signs: str, guarded: str, tiers: str) -> tuple[TileFacts, ...]:
    """The tiles, numbered from 1; `signs` may stand on them, `guarded` are the places that need a guard."""
    found: list[TileFacts] = []
    for row in top.rows("tile"):
        row.where = f"{top.where}.tile-{len(found) + 1}"
        provenance(row)
        fixed(row, "number", len(found) + 1)
        found.append(tile(row, signs, guarded, tiers))
    return tuple(found)


def tile(row: Row, signs: str, guarded: str, tiers: str) -> TileFacts:
    lines = tuple(str(one) for one in listed(row, "rows"))
    if len(lines) != SIDE or any(len(line) != SIDE for line in lines):
        raise bad(f"{row.where}.rows", f"{SIDE} rows of {SIDE} signs", " | ".join(lines))
    for char in "".join(lines):
        if char not in signs:
            raise bad(f"{row.where}.rows", f"the signs {signs}", char)
    guards = tuple(guard(one) for one in row.rows("guards"))
    row.close()
    check_guards(TileFacts(row.number("number"), lines, guards), row.where, guarded, tiers)
    return TileFacts(row.number("number"), lines, guards)


def guard(row: Row) -> tuple[tuple[int, int], tuple[int, int]]:
    encounter = spot(row.raw("encounter"), f"{row.where}.encounter", SIDE, SIDE)
    guarded = spot(row.raw("place"), f"{row.where}.place", SIDE, SIDE)
    row.close()
    if abs(encounter[0] - guarded[0]) + abs(encounter[1] - guarded[1]) != 1:
        raise bad(row.where, "a place beside the encounter", f"{encounter} {guarded}")
    return (encounter, guarded)


def check_guards(one: TileFacts, where: str, guarded: str, tiers: str) -> None:
    """Every encounter guards one place and every place but portals has one guard (MMH-EXP-03, MMH-EXP-04)."""
    fields = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    creatures = [field for field in fields if one.rows[field[0]][field[1]] in tiers]
    wanted = [field for field in fields if one.rows[field[0]][field[1]] in guarded]
    if sorted(guard[0] for guard in one.guards) != creatures or sorted(guard[1] for guard in one.guards) != wanted:
        raise bad(f"{where}.guards", "each encounter once, each place once", str(one.guards))
    if len(one.guards) != GUARDED_EACH:
        raise bad(f"{where}.guards", f"{GUARDED_EACH} encounters", str(len(one.guards)))


def layouts(top: Row, tiles_used: tuple[int, ...]) -> tuple[LayoutFacts, ...]:
    """The patterns: one for each number of players, and others by option."""
    found = tuple(layout(row, tiles_used) for row in entries(top, "layout"))
    for players in (2, 3, 4):
        if sum(one.players == players and not one.option for one in found) != 1:
            raise bad(f"{top.where}.layout", f"one pattern for {players} players", "another number")
    return found


def layout(row: Row, tiles_used: tuple[int, ...]) -> LayoutFacts:
    grid = numbers(row, "grid")
    if len(grid) != 2 or min(grid) < 1:
        raise bad(f"{row.where}.grid", "[rows, columns]", str(grid))
    holes = [spot(one, f"{row.where}.holes", *grid) for one in listed(row, "holes")] if row.has("holes") else []
    starts: list[tuple[tuple[int, int], ...]] = []
    for town in listed(row, "starts"):
        if not isinstance(town, list):
            raise bad(f"{row.where}.starts", "a list of tiles for each town", repr(town))
        starts.append(tuple(spot(one, f"{row.where}.starts", *grid) for one in town))
    found = LayoutFacts(
        id=row.word("id"),
        players=row.number("players"),
        rows=grid[0],
        columns=grid[1],
        holes=tuple(holes),
        starts=tuple(starts),
        option=row.word("option", among=OPTIONS) if row.has("option") else "",
    )
    row.close()
    check_layout(found, row.where, tiles_used)
    return found


def check_layout(one: LayoutFacts, where: str, tiles_used: tuple[int, ...]) -> None:
    if one.players not in (2, 3, 4):
        raise bad(f"{where}.players", "2 | 3 | 4", str(one.players))
    laid = one.rows * one.columns - len(set(one.holes))
    if laid != tiles_used[one.players - 2]:
        raise bad(f"{where}.grid", f"{tiles_used[one.players - 2]} tiles", str(laid))
    towns = [tile for start in one.starts for tile in start]
    if len(one.starts) != one.players or any(not start for start in one.starts):
        raise bad(f"{where}.starts", f"tiles for {one.players} towns", str(len(one.starts)))
    if len(set(towns)) < len(towns) or any(tile in one.holes for tile in towns):
        raise bad(f"{where}.starts", "each tile of the board once", str(towns))


def encounters(top: Row) -> tuple[EncounterFacts, ...]:
    return tuple(encounter(row) for row in entries(top, "encounter"))


def encounter(row: Row) -> EncounterFacts:
    """A token; Toughness is no ability of encounters (MMH-RUL-47)."""
    found = EncounterFacts(
        id=row.word("id"),
        kind=row.word("kind", row.word("id")),
        tier=row.word("tier", among=TIERS),
        strength=positive(row, "strength"),
        initiative=positive(row, "initiative"),
        number=positive(row, "number"),
        elite=row.flag("elite"),
        abilities=row.words("abilities", tuple(one for one in ABILITIES if one != "toughness")),
        xp=positive(row, "xp"),
        chests=positive(row, "chests"),
    )
    row.close()
    if found.chests > MOST_CHESTS:
        raise bad(f"{row.where}.chests", f"1 to {MOST_CHESTS}", str(found.chests))
    return found
