"""The content files: whatever the engine does not understand is refused with its place and what would be right."""

from __future__ import annotations

import pytest

from interregnum.games.heroes.border.grammar import NEEDS, VERB_TARGETS
from interregnum.games.heroes.border.load import FILES, read, standard, standard_text
from interregnum.games.heroes.border.load_board import check_guards
from interregnum.games.heroes.engine.facts import ALL_OF_THEM, BY_MAGIC, EffectFacts, TileFacts
from interregnum.kernel.errors import BadContent

TEXTS = standard_text()


def refused(texts: dict[str, str]) -> dict[str, str]:
    """The facts of the error that content causes."""
    with pytest.raises(BadContent) as caught:
        read(texts)
    return caught.value.facts


def spoilt(name: str, old: str, new: str) -> dict[str, str]:
    """The content with one thing written wrongly in one file, where it first stands after the header."""
    head = TEXTS[name].index("\nschema = 2")
    assert old in TEXTS[name][head:], old
    return TEXTS | {name: TEXTS[name][:head] + TEXTS[name][head:].replace(old, new, 1)}


def artifact(effects: str) -> dict[str, str]:
    """The content with other effects on the first artifact, the Sword of the Griffin."""
    old = '[{ when = "always", do = "add-stat", stat = "strength", amount = 1, target = "hero" }]\nsource'
    return spoilt("artifacts", old, f"{effects}\nsource")


def skill(base: str, up: str, join: str = "AND") -> dict[str, str]:
    """The content with other rules on the first skill, Aggressiveness."""
    text = TEXTS["skills"]
    start, end = text.index("base = ["), text.index('source = "rulebook"')
    return TEXTS | {"skills": f'{text[:start]}base = {base}\njoin = "{join}"\nup = {up}\n{text[end:]}'}


def test_the_files_of_the_package_are_understood() -> None:
    box = standard()

    assert (20, 12, 4, 12, 4) == tuple(map(len, (box.abilities, box.heroes, box.factions, box.buildings, box.cards)))
    assert (30, 20, 20, 4, 15) == tuple(map(len, (box.skills, box.scrolls, box.artifacts, box.sets, box.treasures)))
    assert (15, 48, 4, 15, 16, 4) == tuple(
        map(len, (box.weeks, box.encounters, box.elementals, box.places, box.tiles, box.layouts))
    )


def test_effects_are_read_as_they_are_written() -> None:
    box = standard()
    scythe = next(one for one in box.artifacts if one.id == "reapers-scythe")
    agony = next(one for one in box.skills if one.id == "agony")
    angel = next(one for one in box.buildings if one.id == "guardian-angel")

    assert (EffectFacts("always", "allow", "hero", what="elite-die"),) == scythe.effects
    assert (BY_MAGIC, 6) == (agony.base[0].against, agony.up[0].against)
    assert (ALL_OF_THEM, "once-turn") == (angel.effects[0].amount, angel.effects[0].limit)
    assert {"take-part"} == {part.when for one in box.treasures for part in one.parts}


def test_a_missing_file_and_one_that_is_not_toml_are_refused() -> None:
    for name in FILES:
        without = {key: text for key, text in TEXTS.items() if key != name}
        assert f"heroes/{name}.toml" == refused(without)["where"]
        assert (f"heroes/{name}.toml", "TOML") == tuple(
            refused(TEXTS | {name: "= 1"})[key] for key in ("where", "wanted")
        )
        assert f"{name}.schema" == refused(TEXTS | {name: TEXTS[name].replace("schema = 2", "schema = 1", 1)})["where"]
        assert f"{name}.game" == refused(TEXTS | {name: TEXTS[name].replace('"heroes"', '"chess"', 1)})["where"]
        assert (
            f"{name}.more"
            == refused(TEXTS | {name: TEXTS[name].replace("schema = 2", "schema = 2\nmore = 1", 1)})["where"]
        )


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "wanted"),
    [
        # numbers of the rules
        ("components", "start_gold = 7", 'start_gold = "7"', "components.setup.start_gold", "a whole number"),
        ("components", "start_gold = 7", "start_gold = -1", "components.setup.start_gold", "0 or more"),
        ("components", "max_heroes = 3", "max_hero = 3", "components.setup.max_heroes", "a value"),
        ("components", "recruit_limit = 3", "recruit_limit = 3\nluck = 1", "components.setup.luck", "recruit_limit"),
        ("components", "players = [2, 3, 4]", "players = [2, 3]", "components.setup.players", "[2, 3, 4]"),
        ("components", "2 = 9, 3 = 12", "2 = 9, 5 = 12", "components.setup.tiles_used.3", "a value"),
        ("components", "die_sides = 8", "die_sides = 6", "components.attack.die_sides", "8"),
        ("components", "week_card_in_round_one = false", "week_card_in_round_one = 0",
         "components.setup.week_card_in_round_one", "False"),
        ("components", 'side = "elite", count = 3', 'side = "basic", count = 3',
         "components.starting_army.units[1].side", "elite"),
        ("components", '"luck", "laurel"', '"luck", "crown"', "components.elite_die.faces", "laurel"),
        ("components", '["one-skull", "one-skull", ', '["one-skull", ', "components.elite_die.faces", "6 faces"),
        ("components", "table = [3, 4, 5", "table = [3, 4, 6", "components.advance.table", "rise by 1"),
        ("components", "draw = 2, keep = 1", "draw = 2, keep = 2", "components.draws.skill.keep", "1"),
        # supplies
        ("components", "encounter_tokens = 48", "encounter_tokens = 47", "components.supply.encounter_tokens", "48"),
        ("components", "unit_tokens = 26", "unit_tokens = 25",
         "components.supply_per_faction.unit_tokens", "26 for haven"),
        ("components", "elemental_tokens = 4", "elemental_tokens = 5", "components.supply.elemental_tokens", "4"),
        # named things
        ("components", 'id = "one-skull"', 'id = "one-skul"', "components.one-skul.id", "one-skull"),
        ("components", 'id = "slayer"\nscope = "encounter"', 'id = "slayer"\nscope = "stack"',
         "components.slayer.scope", "encounter"),
        ("components", 'id = "virtues"\nkind = "might"', 'id = "virtues"\nkind = "magic"',
         "components.virtues.kind", "might"),
        ("components", 'colour = "yellow"', "colour = 1", "components.common.colour", "a word"),
        ("components", 'school = "earth"', 'school = "tactics"', "components.earth-elemental.school", "earth"),
        ("components", 'source = "rulebook"', 'source = "hearsay"', "components.setup.source", "rulebook | inferred"),
        ("components", 'name_source = "public"\nwhere', 'name_source = "public"\nthere',
         "components.earth-elemental.where", "where it"),
        ("components", '["MMH-ELITE-05"]', '["ELITE-05"]', "components.one-skull.rule", "MMH-RUL-100"),
        # vocabulary
        ("components", 'id = "gather"\n', 'id = "harvest"\n', "components.window[6].id", "gather"),
        ("components", 'keys = ["stat", "amount"]', 'keys = ["stat"]',
         "components.verb.add-stat.keys", "stat | amount"),
        ("components", 'verbs = ["allow", "forbid"]', 'verbs = ["allow"]',
         "components.permission.elite-die.verbs", "allow | forbid"),
        # factions and units
        ("factions", 'id = "haven"', 'id = "heaven"', "factions.heaven.id", "haven | necropolis"),
        ("factions", 'unique_building = "guardian-angel"', 'unique_building = "honor"',
         "factions.haven.unique_building", "guardian-angel"),
        ("factions", '["primal", "light", "earth"]', '["primal", "tactics"]', "factions.haven.magic_schools", "primal"),
        ("factions", "town_level = 1", "town_level = 2", "factions.haven.unit", "one unit for each town level"),
        ("factions", '["piercing", "precise-attack"]', '["piercing", "fury"]',
         "factions.haven.crossbowmen.elite.abilities", "toughness"),
        ("factions", "tokens = 9", "tokens = 8", "components.supply.unit_tokens", "103"),
        ("factions", "basic = { gold = 1, a", "basic = { gold = 2, a", "factions.haven.crossbowmen", "prices"),
        ("factions", "4 = 12 }", "5 = 12 }", "factions.town.level_cost_resources.4", "a value"),
        # buildings and action cards
        ("buildings", "town_level = 1", "town_level = 5", "buildings.town-hall.town_level", "1 | 2 | 3 | 4"),
        ("buildings", "resources_or_gold = 3", "resources_or_gold = 3, gold = 1",
         "buildings.town-hall.cost", "either of them"),
        ("buildings", "resources_or_gold = 3", "wood = 3", "buildings.town-hall.cost.wood", "gold"),
        ("buildings", 'needs_artifact = "tear-of-asha"', 'needs_artifact = "griffin-seal"',
         "buildings.needs_artifact", "tear-of-asha"),
        ("buildings", 'faction = "necropolis"', 'faction = "haven"',
         "components.supply_per_faction.building_tokens", "10 for haven"),
        ("actions", '["hero-activation", "build"]', '["hero-activation", "fly"]',
         "actions.activation-build.actions", "build"),
        ("actions", '["hero-activation", "build"]', '["build"]', "actions.activation-build.actions", "two actions"),
        ("actions", '["hero-activation", "build"]', '["build", "build"]',
         "actions.activation-build.actions", "each id once"),
        ("actions", "at_start = true", "at_start = false", "actions.activation-build.needs_building", "a value"),
        ("actions", 'needs_building = "marketplace"', 'needs_building = "market"',
         "actions.special.needs_building", "marketplace"),
        # heroes
        ("heroes", '["inheritance", "master-of-griffins"]', '["inheritance", "master-of-orcs"]',
         "heroes.anton.abilities", "aggressor"),
        ("heroes", '["inheritance", "master-of-griffins"]', '["master-of-kenshi"]',
         "heroes.anton.abilities", "open to haven"),
        ("heroes", '["virtues", "war-cries", "light"]', '["virtues", "chess"]', "heroes.anton.schools", "tactics"),
        ("heroes", "command = 9", "command = 0", "heroes.anton.command", "1 or more"),
        ("heroes", 'reputation = "balance"', 'reputation = "good"', "heroes.anton.reputation", "tears"),
        ("heroes", 'id = "cornelia"\nfaction = "haven"', 'id = "cornelia"\nfaction = "sanctuary"',
         "heroes.cornelia.abilities", "sanctuary"),
        ("heroes", 'id = "anton"', 'id = "uriel"', "heroes.uriel", "each id once"),
        ("heroes", 'unit = "griffins"', 'unit = "orcs"',
         "heroes.master-of-griffins.unit", "the unit its effects speak of"),
        # skills and scrolls
        ("skills", 'school = "art-of-war"', 'school = "light"', "skills.aggressiveness.school", "virtues"),
        ("skills", 'join = "AND"', 'join = "BUT"', "skills.aggressiveness.join", "AND | OR"),
        ("skills", '"sanctuary", "stronghold"]', '"sanctuary"]', "components.supply.skill_cards", "63"),
        ("skills", 'factions = ["necropolis", "stronghold"]', 'factions = ["haven", "stronghold"]',
         "components.supply_per_faction.skill_cards", "17 for haven"),
        ("scrolls", "level = 1", "level = 6", "scrolls.haste.level", "1 to 5"),
        ("scrolls", 'school = "primal"', 'school = "realm"', "scrolls.haste.school", "primal"),
        # artifacts
        ("artifacts", 'type = "weapon"', 'type = "hat"', "artifacts.sword-of-the-griffin.type", "clothing"),
        ("artifacts", 'set = "griffin-legacy"', 'set = "griffin"', "artifacts.griffin-legacy.pieces", "griffin-shield"),
        ("artifacts", '"griffin-seal"]', '"griffin-seals"]', "artifacts.griffin-legacy.pieces", "griffin-seal"),
        # treasures and weeks
        ("treasures", '  { do = "gain", what = "luck-token", amount = 1, target = "hero" },\n', "",
         "treasures.misers-chest.parts", "4 parts"),
        ("treasures", '{ do = "gain"', '{ when = "gather", do = "gain"',
         "treasures.misers-chest.parts[1].when", "target"),
        ("weeks", 'phase = "crescent"', 'phase = "quarter"', "weeks.week", "5 cards of crescent"),
        ("weeks", "cards = 5", "cards = 4", "weeks.crescent.cards", "5"),
        ("weeks", "dark_days = false", 'dark_days = "no"', "weeks.week-of-the-harvest.dark_days", "true | false"),
        # encounters
        ("encounters", "chests = 1", "chests = 4", "encounters.timber-wolves-1.chests", "1 to 3"),
        ("encounters", "abilities = []", 'abilities = ["toughness"]',
         "encounters.timber-wolves-1.abilities", "piercing"),
        ("encounters", 'tier = "common"', 'tier = "legendary"', "encounters.encounter", "21 common tokens"),
        ("encounters", "number = 6", "number = 0", "encounters.timber-wolves-1.number", "1 or more"),
        # the map
        ("tiles", '"S" = "sawmill"', '"S" = "iron-mine"', "tiles.legend.S", "sawmill"),
        ("tiles", 'char = "S"', 'char = "I"', "tiles.iron-mine.char", "a sign of its own"),
        ("tiles", 'kind = "control"\npower = 1', 'kind = "explore"\npower = 1', "tiles.sawmill.effects", "explore"),
        ("tiles", 'when = "explore", do = "draw"', 'when = "gather", do = "draw"',
         "tiles.secret-library.effects", "explore"),
        ("tiles", '"L..."', '"L.?."', "tiles.tile-1.rows", "the signs"),
        ("tiles", '"L..."', '"L...."', "tiles.tile-1.rows", "4 rows of 4 signs"),
        ("tiles", '"L..."', '"...."', "tiles.tile-1.guards", "each place once"),
        ("tiles", "encounter = [2, 3], place = [1, 3]", "encounter = [2, 3], place = [0, 0]",
         "tiles.tile-1.guards[1]", "beside"),
        ("tiles", "encounter = [2, 3]", "encounter = [2, 4]", "tiles.tile-1.guards[1].encounter", "[row, column]"),
        ("tiles", "number = 2\n", "number = 1\n", "tiles.tile-2.number", "2"),
        ("tiles", "grid = [3, 3]", "grid = [3, 4]", "tiles.small-square.grid", "9 tiles"),
        ("tiles", "players = 2", "players = 5", "tiles.small-square.players", "2 | 3 | 4"),
        ("tiles", "starts = [[[0, 0]], [[2, 2]]]", "starts = [[[0, 0]]]", "tiles.small-square.starts", "2 towns"),
        ("tiles", "starts = [[[0, 0]], [[2, 2]]]", "starts = [[[0, 0]], [[0, 0]]]",
         "tiles.small-square.starts", "once"),
        ("tiles", 'option = "octagon"', 'option = "star"', "tiles.octagon.option", "octagon"),
    ],
)  # fmt: skip
def test_a_fault_is_refused_with_its_place(name: str, old: str, new: str, where: str, wanted: str) -> None:
    facts = refused(spoilt(name, old, new))

    assert where == facts["where"]
    assert wanted in facts["wanted"]


@pytest.mark.parametrize(
    ("effect", "where", "wanted"),
    [
        ('when = "alway", do = "cancel", target = "scroll"', ".when", "always"),
        ('when = "always", do = "heal", target = "hero"', ".do", "resurrect"),
        ('when = "take-part", do = "cancel", target = "scroll"', ".when", "a window that a card may write"),
        ('when = "always", do = "add-stat", stat = "rout", target = "hero"',
         ".amount", "add-stat with stat and amount"),
        ('when = "always", do = "add-stat", stat = "luck", amount = 1, target = "hero"', ".stat", "strength"),
        ('when = "always", do = "add-stat", stat = "rout", amount = 0, target = "hero"', ".amount", "a number but 0"),
        ('when = "always", do = "add-stat", stat = "rout", amount = 1, target = "army"', ".target", "own-stacks"),
        ('when = "always", do = "add-stat", stat = "rout", amount = 1, target = "hero", dice = 1', ".dice", "amount"),
        ('when = "always", do = "add-stat", stat = "rout", amount = "all", target = "hero"',
         ".amount", "a whole number"),
        ('when = "always", do = "add-stat", stat = "rout", amount = 1, target = "hero", dur = "turn"',
         ".dur", "no duration"),
        ('when = "gather", do = "add-stat", stat = "rout", amount = 1, target = "hero"',
         ".dur", "a duration for add-stat"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", dur = "turn"',
         ".dur", "no duration"),
        ('when = "in-battle", do = "add-stat", stat = "initiative", amount = 1, target = "hero", dur = "turn"',
         ".when", "turn-start"),
        ('when = "gather", do = "gain", what = "silver", amount = 1, target = "player"', ".what", "gold"),
        ('when = "gather", do = "gain", what = "gold", amount = -1, target = "player"', ".amount", "1 or more"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", side = "elite"',
         "", "a unit by its id"),
        ('when = "gather", do = "gain", what = "unit", amount = 1, target = "hero", side = "elite"',
         "", "a unit by its id"),
        ('when = "gather", do = "gain", what = "unit", unit = "ents", amount = 1, target = "hero", side = "elite"',
         ".unit", "orcs"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", from = "discard-pile"',
         ".from", "former-owner"),
        ('when = "always", do = "allow", what = "flight", target = "hero"', ".what", "elite-die"),
        ('when = "always", do = "forbid", what = "trade", target = "player"', ".what", "flight"),
        ('when = "always", do = "grant", ability = "fury", target = "hero"', ".ability", "piercing"),
        ('when = "in-battle", do = "wound", target = "enemy-stack"', "", "by dice against a value"),
        ('when = "in-battle", do = "wound", dice = 2, target = "enemy-stack"', "", "by dice against a value"),
        ('when = "in-battle", do = "wound", amount = 1, dice = 2, against = 6, target = "enemy-stack"', "", "by dice"),
        ('when = "in-battle", do = "wound", dice = 2, against = "luck", target = "enemy-stack"',
         ".against", "a whole number"),
        ('when = "before-wounds", do = "prevent", of = "hail", amount = 1, target = "army"', ".of", "elite-die"),
        ('when = "own-roll", do = "reroll", which = "all", amount = 1, target = "attack"', ".which", "misses | hits"),
        ('when = "before-battle", do = "summon", what = "phoenix", target = "army"', ".what", "earth-elemental"),
        ('when = "explore", do = "draw", deck = "week", target = "hero"', ".deck", "scroll"),
        ('when = "explore", do = "draw", deck = "treasure", target = "hero"', ".parts", "parts for a treasure card"),
        ('when = "explore", do = "draw", deck = "scroll", parts = 1, target = "hero"',
         ".parts", "parts for a treasure card"),
        ('when = "explore", do = "draw", deck = "any", parts = 1, target = "hero"', ".from", "discard piles"),
        ('when = "always", do = "discount", on = "hero", amount = 1, target = "player"', ".on", "town-level"),
        ('when = "always", do = "discount", on = "building", amount = 1, target = "hero"', ".target", "player"),
        ('when = "always", do = "discount", on = "advance", amount = 1, side = "elite", target = "hero"',
         "", "units only"),
        ('when = "gather", do = "discount", on = "advance", amount = 1, target = "hero"', ".when", "always"),
        ('when = "activation-start", do = "relocate", to = "moon", target = "hero"', ".to", "own-town | portal"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", limit = "twice"',
         ".limit", "once-turn"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", cond = ["rain"]',
         ".cond", "first-turn"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", optional = 1',
         ".optional", "true | false"),
        ('when = "gather", do = "gain", what = "gold", amount = 1, target = "player", instead_of_attack = true',
         ".instead_of_attack", "in-battle"),
    ],
)  # fmt: skip
def test_an_effect_the_engine_would_not_carry_out_is_refused(effect: str, where: str, wanted: str) -> None:
    facts = refused(artifact(f"[{{ {effect} }}]"))

    assert f"artifacts.sword-of-the-griffin.effects[1]{where}" == facts["where"]
    assert wanted in facts["wanted"]


ROUT = '{ when = "always", do = "add-stat", stat = "rout", amount = 1, target = "hero" }'
NAMED = '{ when = "turn-start", do = "forbid", what = "attack", target = "enemy-stack", dur = "turn" }'
THAT = '{ when = "turn-start", do = "wound", amount = 1, target = "that-stack" }'
GOLD = '{ when = "gather", do = "gain", what = "gold", amount = 1, target = "player" }'


def test_two_rules_with_an_and_may_have_two_moments() -> None:
    assert "gather" == read(skill(f"[{ROUT}]", f"[{GOLD}]")).skills[0].up[0].when


@pytest.mark.parametrize(
    ("base", "up", "join", "where", "wanted"),
    [
        ("[]", f"[{GOLD}]", "AND", ".base", "an effect"),
        (f"[{GOLD}]", "[]", "AND", ".up", "an effect"),
        (f"[{GOLD}]", f"[{NAMED}]", "OR", "", "one window"),
        (f"[{ROUT}]", f"[{ROUT}]", "OR", "", "not always"),
        (f"[{THAT}]", f"[{NAMED}]", "OR", ".base", "picks or summons"),
        (f"[{NAMED}]", f"[{THAT}]", "OR", ".up", "picks or summons"),
    ],
)
@pytest.mark.rules("MMH-RUL-102")
def test_two_rules_that_cannot_go_together_are_refused(base: str, up: str, join: str, where: str, wanted: str) -> None:
    facts = refused(skill(base, up, join))

    assert f"skills.aggressiveness{where}" == facts["where"]
    assert wanted in facts["wanted"]


@pytest.mark.rules("MMH-RUL-102")
def test_that_stack_may_be_one_that_the_first_rule_named() -> None:
    assert "that-stack" == read(skill(f"[{NAMED}]", f"[{THAT}]")).skills[0].up[0].target


@pytest.mark.rules("MMH-RUL-87")
def test_all_effects_of_a_scroll_share_one_moment_and_have_no_limit() -> None:
    for new in ('when = "turn-end"', 'limit = "once-battle", when = "turn-start"'):
        facts = refused(spoilt("scrolls", 'when = "turn-start"', new))
        assert "scrolls.haste" in facts["where"]


def test_a_misspelt_word_gets_the_one_that_was_perhaps_meant() -> None:
    facts = refused(artifact('[{ when = "allways", do = "cancel", target = "scroll" }]'))

    assert ("allways", "always") == (facts["found"], facts["perhaps"])


def test_every_verb_has_targets() -> None:
    assert set(NEEDS) == set(VERB_TARGETS)


@pytest.mark.rules("MMH-RUL-33", "MMH-CON-59", "MMH-EXP-03")
def test_a_place_with_two_guards_is_refused() -> None:
    tile = TileFacts(1, ("1L1.", "....", "....", "...."), (((0, 0), (0, 1)), ((0, 2), (0, 1))))

    with pytest.raises(BadContent) as caught:
        check_guards(tile, "tiles.tile-1", "L", "123")

    assert "tiles.tile-1.guards" == caught.value.facts["where"]
