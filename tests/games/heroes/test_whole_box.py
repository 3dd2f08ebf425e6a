"""Every unit, hero, elemental, encounter and treasure card, with what is printed on it, as the game plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from tests.games.heroes.battles import battle_of, cast, decline, fight, fighter_of, left, over, until
from tests.games.heroes.scenario import BOX, A, alter, army, asked, begin, hero_of, play, position, rig, told
from tests.games.heroes.towns import town

from interregnum.games.heroes.engine.battle import rolls
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import TREASURE
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    BASIC,
    COMMAND,
    ELITE,
    INITIATIVE,
    MAGIC,
    STRENGTH,
    TOUGHNESS,
)
from interregnum.games.heroes.engine.town import experience
from interregnum.games.heroes.engine.town.recruiting import price

MAGES = {"haven": "uriel", "necropolis": "sveltana", "sanctuary": "irina", "stronghold": "sandor"}  # no unit is cheaper
OF_SCHOOL = {  # a skill of each
    "virtues": "logistics", "war-cries": "heroism", "tactics": "manoeuvre", "art-of-war": "vitality",
    "realm": "economist", "primal": "arcane-ward", "darkness": "agony", "light": "heal", "earth": "renewal",
    "water": "ice-bolt",
}  # fmt: skip


def card(name: str, *facts: Any) -> ParameterSet:
    """A row of a table that proves one card, unit or token."""
    return pytest.param(name, *facts, marks=pytest.mark.rules(f"MMH-CARD:{name}"), id=name)


def abilities(state: State, fighter: str) -> str:
    """What a stack can do, and how often it shows Toughness on its better side."""
    battle, number = battle_of(state), fighter_of(fighter)
    side = ELITE if fighter.startswith("attacker") and "e" in army(state, hero_in(state)) else BASIC
    found = [word for n, word in enumerate(ABILITIES) if values.has_ability(state, battle, number, n)]
    tough = values.icons(state, battle, number, side) if ABILITIES[TOUGHNESS] in found else 0
    return in_order(" ".join(found + [ABILITIES[TOUGHNESS]] * (tough - 1)))


def hero_in(state: State) -> str:
    return BOX.hero_ids[battle_of(state).heroes[0]]


def in_order(words: str) -> str:
    return " ".join(sorted(words.split(), key=ABILITIES.index))


@pytest.mark.rules("MMH-RUL-42")
@pytest.mark.parametrize(
    ("unit", "faction", "level", "strength", "initiative", "tokens", "gold", "basic", "elite"),
    [
        card("crossbowmen", "haven", 1, 2, 4, 9, (1, 2), "piercing", "piercing precise-attack"),
        card("priestesses", "haven", 2, 3, 3, 7, (2, 4), "defence", "defence toughness"),
        card("griffins", "haven", 3, 4, 6, 6, (4, 6), "precise-attack", "precise-attack toughness"),
        card("seraphs", "haven", 4, 5, 7, 4, (6, 9), "toughness", "toughness defence"),
        card("skeletons", "necropolis", 1, 2, 2, 9, (1, 2), "", "toughness"),
        card("liches", "necropolis", 2, 3, 5, 7, (2, 4), "precise-attack", "precise-attack piercing"),
        card("vampires", "necropolis", 3, 4, 6, 6, (4, 6), "piercing", "piercing toughness"),
        card("namtaru", "necropolis", 4, 5, 6, 4, (6, 9), "precise-attack toughness", "precise-attack toughness"),
        card("shark-guards", "sanctuary", 1, 2, 4, 9, (1, 2), "", "piercing toughness"),
        card("snow-maidens", "sanctuary", 2, 3, 5, 7, (2, 4), "precise-attack", "precise-attack defence"),
        card("kenshi", "sanctuary", 3, 4, 6, 6, (4, 6), "piercing", "piercing toughness"),
        card("kirin", "sanctuary", 4, 5, 8, 4, (6, 9), "toughness", "toughness precise-attack"),
        card("orcs", "stronghold", 1, 2, 3, 9, (1, 2), "", "toughness"),
        card("centaurs", "stronghold", 2, 3, 6, 7, (2, 4), "precise-attack", "precise-attack piercing"),
        card("shamans", "stronghold", 3, 4, 4, 6, (4, 6), "defence", "defence toughness"),
        card("cyclopes", "stronghold", 4, 5, 4, 4, (6, 9), "piercing", "piercing toughness toughness"),
    ],
)
def test_a_unit_fights_and_costs_as_its_town_board_says(
    unit: str,
    faction: str,
    level: int,
    strength: int,
    initiative: int,
    tokens: int,
    gold: tuple[int, int],
    basic: str,
    elite: str,
) -> None:
    hero, stack = MAGES[faction], f"attacker-{level}"
    for side, shown in (("b", basic), ("e", elite)):
        state = fight(f"{hero} 1{side}{level}", "ghouls")
        battle = battle_of(state)
        assert strength == values.strength(state, battle, fighter_of(stack))
        assert initiative == values.initiative(state, battle, fighter_of(stack))
        assert in_order(shown) == abilities(state, stack)
    home = town(hero, 50, level, army="", faction=faction)
    number = hero_of(hero)
    assert gold == tuple(price(home, number, level - 1, side, True) for side in (BASIC, ELITE))
    assert tokens == home.reserve[A][level - 1]
    assert unit == BOX.unit_ids[BOX.faction_ids.index(faction) * LEVELS + level - 1]


@pytest.mark.rules("MMH-HCARD-01")
@pytest.mark.parametrize(
    ("hero", "faction", "stats", "abilities", "schools"),
    [
        card("anton", "haven", (4, 2, 5, 9), "inheritance master-of-griffins", "virtues war-cries light"),
        card("cornelia", "haven", (4, 1, 4, 9), "leader warlord-of-crossbowmen", "war-cries art-of-war earth"),
        card("uriel", "haven", (3, 4, 6, 7), "enlightened dimension-traveller", "light primal tactics"),
        card("anastasya", "necropolis", (2, 4, 5, 8), "mystic master-of-vampires", "darkness primal tactics"),
        card("sveltana", "necropolis", (2, 5, 4, 8), "artifact-seeker wealthy", "darkness earth realm"),
        card("moander", "necropolis", (4, 2, 3, 9), "leader warlord-of-skeletons", "art-of-war war-cries water"),
        card("irina", "sanctuary", (3, 4, 6, 7), "mystic dimension-traveller", "water primal virtues"),
        card("hitomi", "sanctuary", (5, 2, 6, 7), "aggressor master-of-kenshi", "tactics art-of-war light"),
        card("ciele", "sanctuary", (4, 2, 5, 8), "merchant warlord-of-shark-guards", "realm tactics water"),
        card("sandor", "stronghold", (5, 1, 5, 8), "explorer aggressor", "war-cries virtues earth"),
        card("kraal", "stronghold", (4, 1, 4, 10), "quartermaster warlord-of-orcs", "art-of-war realm darkness"),
        card("airini", "stronghold", (2, 4, 4, 8), "vagabond master-of-shamans", "earth water tactics"),
    ],
)
def test_a_hero_is_what_his_card_says(
    hero: str, faction: str, stats: tuple[int, ...], abilities: str, schools: str
) -> None:
    home = town(hero, army="", faction=faction)
    number = hero_of(hero)

    assert stats == tuple(values.of_hero(home, number, stat) for stat in (STRENGTH, MAGIC, INITIATIVE, COMMAND))
    assert A == home.seat_of_hero(number)
    assert set(abilities.split()) == {BOX.ids[rule // 2] for rule in home.open_rules[number]}
    assert set(schools.split()) == {school for school, skill in OF_SCHOOL.items() if opens_both(hero, faction, skill)}


def opens_both(hero: str, faction: str, skill: str) -> bool:
    """Whether the second rule of a skill is open to the hero, too."""
    home = town(hero, army="", faction=faction)
    number = hero_of(hero)
    alter(home, f"{hero} {skill}")
    return 2 * BOX.numbers[f"skill {skill}"] + 1 in home.open_rules[number]


@pytest.mark.rules("MMH-RUL-111")
@pytest.mark.parametrize(
    ("elemental", "hero", "strength", "initiative", "number", "shown"),
    [
        card("earth-elemental", "irina", 3, 2, 5, "defence"),
        card("water-elemental", "uriel", 4, 5, 4, ""),
        card("light-elemental", "irina", 4, 7, 3, "precise-attack"),
        card("shadow-elemental", "irina", 5, 6, 3, "piercing"),
    ],
)
def test_an_elemental_is_what_its_card_says(
    elemental: str, hero: str, strength: int, initiative: int, number: int, shown: str
) -> None:
    state = fight(f"{hero} 3b1 summon-{elemental}", "timber-wolves-1")
    stack = f"attacker-{elemental}"

    cast(state, f"summon-{elemental}")
    until(state, "flee")

    assert (strength, initiative, number) == front(state, stack)
    assert shown == abilities(state, stack)


def strike(state: State) -> None:
    """The attacker's first stack meets one creature that is left, and every die hits."""
    until(state, "announce", "attacker-1")
    battle_of(state).numbers = [min(1, number) for number in battle_of(state).numbers]
    rig(state, "1 " * 10)
    decline(state)


def front(state: State, stack: str) -> tuple[int, int, int]:
    """Strength, Initiative and Number."""
    battle, number = battle_of(state), fighter_of(stack)
    return values.strength(state, battle, number), values.initiative(state, battle, number), left(state, stack)


@pytest.mark.rules("MMH-COMP-11", "MMH-ELEM-20")
@pytest.mark.parametrize(
    ("encounter", "tier", "values_shown", "elite", "shown", "xp", "chests"),
    [
        card("timber-wolves-1", "common", (4, 6, 6), False, "", 1, 1),
        card("timber-wolves-2", "common", (4, 6, 8), False, "", 2, 1),
        card("goblins", "common", (3, 5, 8), False, "", 1, 1),
        card("goblin-hunters", "common", (3, 5, 8), False, "precise-attack", 2, 1),
        card("harpies", "common", (5, 7, 6), False, "", 2, 1),
        card("ghouls", "common", (3, 3, 9), False, "", 1, 1),
        card("ravenous-ghouls", "common", (4, 3, 8), False, "", 1, 1),
        card("ghosts", "common", (3, 5, 5), False, "regeneration", 2, 1),
        card("hell-hounds-1", "common", (5, 6, 7), False, "", 2, 1),
        card("hell-hounds-2", "common", (4, 6, 8), False, "fury", 2, 1),
        card("cultists", "common", (4, 4, 8), True, "", 2, 1),
        card("frenzied-cultists", "common", (2, 5, 8), False, "slayer", 2, 1),
        card("succubi", "common", (4, 5, 7), False, "precise-attack", 2, 1),
        card("kappas-1", "common", (4, 5, 8), True, "", 2, 1),
        card("kappas-2", "common", (4, 5, 7), False, "", 1, 1),
        card("coral-priestesses", "common", (3, 4, 8), True, "", 1, 1),
        card("sentinels", "common", (3, 2, 10), False, "defence", 1, 1),
        card("praetorians", "common", (5, 3, 7), True, "defence", 2, 1),
        card("cave-spiders", "common", (3, 6, 7), False, "slayer", 2, 1),
        card("brigands", "common", (4, 4, 6), False, "", 1, 1),
        card("brigand-band", "common", (5, 5, 8), False, "", 2, 1),
        card("dire-wolves-1", "dangerous", (6, 6, 14), True, "", 3, 2),
        card("dire-wolves-2", "dangerous", (6, 6, 12), True, "fury", 3, 2),
        card("sirens-1", "dangerous", (6, 5, 12), True, "precise-attack", 3, 2),
        card("sirens-2", "dangerous", (5, 5, 13), True, "precise-attack", 2, 2),
        card("fire-elementals-1", "dangerous", (5, 5, 10), True, "slayer", 3, 2),
        card("fire-elementals-2", "dangerous", (6, 5, 9), True, "slayer", 3, 2),
        card("water-elementals", "dangerous", (4, 5, 7), False, "regeneration", 3, 2),
        card("earth-elementals", "dangerous", (4, 2, 7), True, "regeneration", 2, 2),
        card("air-elementals", "dangerous", (6, 7, 10), True, "piercing", 3, 2),
        card("lamasu", "dangerous", (4, 4, 13), True, "slayer", 3, 2),
        card("lacerators", "dangerous", (5, 6, 9), True, "slayer", 3, 2),
        card("breeders", "dangerous", (6, 3, 15), True, "fury", 3, 2),
        card("tormentors", "dangerous", (4, 6, 10), True, "slayer fury", 3, 2),
        card("juggernauts", "dangerous", (6, 3, 13), True, "piercing", 3, 2),
        card("jaguar-warriors", "dangerous", (6, 7, 11), True, "precise-attack", 3, 2),
        card("radiant-glories", "dangerous", (6, 7, 9), True, "precise-attack piercing", 3, 2),
        card("spring-spirits", "dangerous", (6, 7, 13), True, "", 3, 2),
        card("phoenix-1", "legendary", (6, 7, 8), True, "regeneration", 5, 3),
        card("phoenix-2", "legendary", (5, 7, 8), True, "regeneration", 4, 3),
        card("pit-fiends", "legendary", (6, 5, 16), True, "slayer", 4, 3),
        card("pit-lords", "legendary", (7, 6, 13), True, "slayer", 4, 3),
        card("black-dragons", "legendary", (6, 6, 14), True, "fury piercing", 4, 3),
        card("elder-black-dragon", "legendary", (7, 6, 12), True, "fury piercing", 5, 3),
        card("enraged-kirin", "legendary", (6, 8, 12), True, "slayer fury", 5, 3),
        card("mother-namtaru", "legendary", (6, 5, 14), True, "slayer fury", 5, 3),
        card("kraken", "legendary", (6, 4, 15), True, "slayer fury", 4, 3),
        card("fallen-archangel", "legendary", (7, 7, 10), True, "slayer fury", 5, 3),
    ],
)
def test_an_encounter_fights_and_rewards_as_its_token_says(
    encounter: str, tier: str, values_shown: tuple[int, int, int], elite: bool, shown: str, xp: int, chests: int
) -> None:
    state = fight("anton 3e1", encounter)
    state.treasures.append(BOX.numbers["treasure smugglers-gold"])
    creature = fighter_of("defender-creature")

    assert values_shown == front(state, "defender-creature")
    assert in_order(shown) == abilities(state, "defender-creature")
    assert elite == bool(rolls.may_use_elite_die(state, battle_of(state), creature))
    assert tier == ("common", "dangerous", "legendary")[BOX.token_tier[BOX.token_ids.index(encounter)]]

    strike(state)
    over(state)

    anton = hero_of("anton")
    assert [encounter] == [BOX.token_ids[one] for one in state.trophies[anton]]
    assert [int(xp == one) for one in range(6)] == experience.trophies_by_xp(state, anton)
    play(state, "".join(f"A: part {part};" for part in (1, 2, 4)[:chests]))
    assert [] == asked(state, "part")


PARTS: dict[str, Callable[[State, int], int]] = {
    "gold": lambda state, hero: state.gold[A],
    "resources": lambda state, hero: state.resources[A],
    "luck": lambda state, hero: state.luck[hero],
    "scroll": lambda state, hero: len(state.scrolls[hero]),
    "artifact": lambda state, hero: int(asked(state, "card") != []),
    "xp": lambda state, hero: sum(int(str(one["xp"])) for one in told(state, "xp-lost")),
    "elite": lambda state, hero: 2 * int("token 1 basic" in asked(state)),
    "2e": lambda state, hero: state.armies[hero][1],
    "3b": lambda state, hero: state.armies[hero][2] - 1,
}


@pytest.mark.rules("MMH-TREAS-02", "MMH-TREAS-03", "MMH-RUL-98", "MMH-RUL-115")
@pytest.mark.parametrize(
    ("treasure", "parts"),
    [
        card("misers-chest", ("gold 4", "resources 3", "xp 2", "luck 1")),
        card("hermits-hoard", ("gold 3", "resources 4", "xp 2", "scroll 1")),
        card("mercenarys-strongbox", ("gold 5", "resources 2", "luck 1", "2e 1")),
        card("barrow-treasure", ("gold 3", "resources 3", "xp 3", "artifact 1")),
        card("caravan-goods", ("gold 4", "resources 4", "xp 1", "scroll 1")),
        card("armoury-crate", ("gold 2", "resources 5", "luck 1", "elite 2")),
        card("recruiters-coffer", ("gold 4", "xp 2", "scroll 1", "3b 1")),
        card("dragon-cache", ("resources 4", "xp 3", "luck 1", "artifact 1")),
        card("captains-chest", ("gold 5", "resources 3", "xp 1", "elite 2")),
        card("gamblers-purse", ("gold 3", "resources 3", "luck 2", "scroll 1")),
        card("reliquary", ("gold 4", "xp 3", "luck 1", "artifact 1")),
        card("border-fort-stores", ("gold 3", "resources 4", "xp 2", "2e 1")),
        card("smugglers-gold", ("gold 6", "resources 1", "xp 1", "luck 1")),
        card("timber-and-stone", ("gold 1", "resources 6", "xp 1", "scroll 1")),
        card("wizards-vault", ("gold 3", "resources 3", "scroll 1", "artifact 1")),
    ],
)
def test_a_treasure_card_gives_four_parts(treasure: str, parts: tuple[str, ...]) -> None:
    for number, part in enumerate(parts):
        state = position("map .... | cornelia c1 2b1 1b2")
        hero = hero_of("cornelia")
        drawn = BOX.numbers[f"treasure {treasure}"]
        state.treasures.remove(drawn)
        state.skill_decks[0] = state.skill_decks[1] = []  # no advance, so that XP are seen to be lost

        begin(state, TREASURE, A, hero, 1, drawn, 0)
        play(state, f"A: part {number + 1}")

        assert [part] == [f"{name} {count}" for name, found in PARTS.items() if (count := found(state, hero))]
