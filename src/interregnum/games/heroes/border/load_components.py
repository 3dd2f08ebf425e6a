"""Reads the numbers of the rules, the supplies, tiers, elementals and the definitions of the vocabulary."""

from __future__ import annotations

from interregnum.games.heroes.border.grammar import ENCOUNTERS_ONLY, MAYBE, NEEDS, PERMITTED, VERB_TARGETS
from interregnum.games.heroes.border.rows import by_key, fixed, listed, named, numbers, positive, provenance, rules
from interregnum.games.heroes.engine.facts import Constants, ElementalFacts, TierFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    CONDITIONS,
    DURATIONS,
    ELEMENTALS,
    FACES,
    GOODS,
    LENGTHS,
    LIMITS,
    MAGIC_SCHOOLS,
    MIGHT_SCHOOLS,
    REPUTATIONS,
    SCHOOLS,
    STATS,
    TARGETS,
    TIERS,
    VERBS,
    WINDOWS,
)
from interregnum.kernel.content import Row, bad

PLAYERS = ("2", "3", "4")


def section(top: Row, key: str) -> Row:
    row = top.row(key)
    provenance(row)
    return row


def constants(top: Row, level_costs: tuple[int, ...], artifact_power: int) -> Constants:
    setup, attack, trade = section(top, "setup"), section(top, "attack"), section(top, "trade")
    draws, rout = section(top, "draws"), section(top, "rout")
    granted(setup, attack, trade)
    found = Constants(
        tiles_used=by_key(setup.row("tiles_used"), PLAYERS),
        domination=by_key(setup.row("domination"), PLAYERS),
        week_cards=by_key(setup.row("week_cards"), LENGTHS),
        start_resources=positive(setup, "start_resources", 0),
        start_gold=positive(setup, "start_gold", 0),
        hero_price=positive(setup, "hero_price_gold"),
        max_heroes=positive(setup, "max_heroes"),
        movement_points=positive(setup, "movement_points"),
        zone_range=positive(setup, "zone_of_control_range"),
        recruit_limit=positive(setup, "recruit_limit"),
        start_units=start_units(section(top, "starting_army")),
        max_dice=positive(attack, "max_dice"),
        flight_loss=flight_loss(section(top, "flight")),
        die_faces=die_faces(top),
        advance_extra=advance_extra(section(top, "advance")),
        rout_tokens=positive(rout, "tokens_in_army"),
        rout_strength=positive(rout, "elite_unit_strength"),
        dark_rout=positive(rout, "dark_days_extra"),
        trade_give=positive(trade, "give"),
        trade_take=positive(trade, "take"),
        skills_drawn=drawn(draws.row("skill")),
        artifacts_drawn=drawn(draws.row("artifact")),
        scrolls_drawn=drawn(draws.row("scroll")),
        level_costs=level_costs,
        artifact_power=artifact_power,
    )
    for row in (setup, attack, trade, draws, rout):
        row.close()
    return found


def granted(setup: Row, attack: Row, trade: Row) -> None:
    """What the engine takes for granted and a file cannot change."""
    fixed(setup, "players", [2, 3, 4])
    fixed(setup, "start_town_level", 1)
    fixed(setup, "start_action_cards", 3)
    fixed(setup, "week_card_in_round_one", False)
    fixed(attack, "die_sides", 8)
    fixed(attack, "min_dice", 1)
    fixed(attack, "always_hits", 1)
    fixed(attack, "always_misses", 8)
    fixed(trade, "needs_building", "marketplace")
    fixed(trade, "scroll_sale_gold", "level")


def start_units(row: Row) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for one in row.rows("units"):
        fixed(one, "side", "elite")
        found.append((positive(one, "strength"), positive(one, "count")))
        one.close()
    fixed(row, "recruited_hero_units", [{"town_level": 1, "side": "elite", "count": 1}])
    row.close()
    return tuple(found)


def flight_loss(row: Row) -> int:
    found = positive(row, "tokens_lost")
    row.close()
    return found


def die_faces(top: Row) -> tuple[str, ...]:
    for row in named(top, "die_face", FACES):
        row.close()
    die = section(top, "elite_die")
    found = die.words("faces", FACES)
    die.close()
    if len(found) != 6:
        raise bad(f"{die.where}.faces", "6 faces", str(len(found)))
    return found


def advance_extra(row: Row) -> int:
    """An advance costs the hero's skills and a fixed number more (MMH-XP-07)."""
    table = numbers(row, "table")
    row.close()
    if not table or list(table) != list(range(table[0], table[0] + len(table))):
        raise bad(f"{row.where}.table", "costs that rise by 1 with each skill", str(table))
    return table[0]


def drawn(row: Row) -> int:
    fixed(row, "keep", 1)
    found = positive(row, "draw")
    row.close()
    return found


def tiers(top: Row) -> tuple[TierFacts, ...]:
    return tuple(tier(row) for row in named(top, "encounter_tier", TIERS))


def tier(row: Row) -> TierFacts:
    found = TierFacts(row.word("id"), row.word("char"), positive(row, "rout_needed"), row.word("colour"))
    fixed(row, "additional_enemy_tokens", 1)
    row.close()
    return found


def elementals(top: Row) -> tuple[ElementalFacts, ...]:
    return tuple(elemental(row) for row in named(top, "elemental", ELEMENTALS))


def elemental(row: Row) -> ElementalFacts:
    found = ElementalFacts(
        id=row.word("id"),
        strength=positive(row, "strength"),
        initiative=positive(row, "initiative"),
        number=positive(row, "number"),
        abilities=row.words("abilities", tuple(one for one in ABILITIES if one != "toughness")),
        school=row.word("school", among=MAGIC_SCHOOLS),
    )
    row.close()
    return found


def check_names(top: Row) -> None:
    """Combat abilities, schools and reputations are the ones the engine knows."""
    for row in named(top, "ability", ABILITIES):
        scopes = ("encounter",) if row.word("id") in ENCOUNTERS_ONLY else ("stack", "token")
        row.word("scope", among=scopes)
        row.close()
    for row in named(top, "school", SCHOOLS):
        row.word("kind", among=("might",) if row.word("id") in MIGHT_SCHOOLS else ("magic",))
        row.close()
    for row in named(top, "reputation", REPUTATIONS):
        row.close()


def check_vocabulary(top: Row) -> None:
    """Every word of the vocabulary is defined in the file, and no other."""
    words(top, "window", WINDOWS)
    words(top, "target", TARGETS)
    words(top, "duration", DURATIONS[1:])
    words(top, "limit", LIMITS[1:])
    words(top, "condition", CONDITIONS)
    words(top, "stat", STATS)
    words(top, "good", GOODS)
    words(top, "verb", VERBS)
    words(top, "permission", tuple(PERMITTED))


def words(top: Row, key: str, among: tuple[str, ...]) -> None:
    """The definitions of one kind of word; what a verb or a permission takes is said in both places."""
    found: list[str] = []
    for row in top.rows(key):
        name = row.word("id", among=among)
        row.where = f"{top.where}.{key}.{name}"
        found.append(name)
        row.word("text")
        rules(row)
        definition(row, key, name)
        row.close()
    if tuple(found) != among:
        raise bad(f"{top.where}.{key}", " | ".join(among), " | ".join(found))


def definition(row: Row, key: str, name: str) -> None:
    if key == "window":
        row.flag("card_word")
    if key == "stat":
        row.word("base")
    if key == "permission":
        same(row, "verbs", PERMITTED[name])
    if key == "verb":
        same(row, "keys", NEEDS[name])
        same(row, "maybe", MAYBE.get(name, ()))
        same(row, "targets", VERB_TARGETS[name])
        row.word("stacking")


def same(row: Row, key: str, wanted: tuple[str, ...]) -> None:
    found = tuple(str(one) for one in listed(row, key))
    if found != wanted:
        raise bad(f"{row.where}.{key}", " | ".join(wanted) or "nothing", " | ".join(found) or "nothing")
