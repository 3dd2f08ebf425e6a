"""Choices as people write them (`reading` reads them again): `go b7`, `play special gather`, `hire uriel`, `use haste`.

A choice reads the same whatever is asked. Fields are named as on a chessboard, a1 in the upper left corner: the letter
is the column, the number the row. Fighters are named by their side and what they are: `attacker-2` is the stack of
units of town level 2 of the active hero, `defender-hero` the other hero, `defender-creature` an encounter. Trophies are
named by their XP: `advance anton 1+3`. Cards, units, heroes and buildings are named by their ids.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import FIGHTERS, NO_TARGET, kind_of, side_of
from interregnum.games.heroes.engine.box import HEROES_EACH, LEVELS, Box
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.terms import ACTIONS, SIDES
from interregnum.kernel.ids import Choice

COLUMNS: Final = "abcdefghijklmnop"
ROWS: Final = 16
XP_KINDS: Final = 5
PASS: Final = 2  # stands where a card's action stands

# The answers that are one word, by their codes.
WORDS: Final = (
    "done", "yes", "no", "level-up", "fight-on", "flee", "resources", "gold", "might", "magic", "reroll-elite-die",
    "cancel-bad-luck", "luck-token", "precise-attack", "all-places", "skill",
)  # fmt: skip
Side: TypeAlias = Literal["attacker", "defender"]
SIDE_WORDS: Final[tuple[Side, ...]] = get_args(Side)


def write_choice(box: Box, choice: Choice) -> str:
    """The readable form of an answer."""
    if choice < c.FACTIONS:
        return WORDS[choice]
    if choice < c.FIGHTER:
        return write_set_up_or_play(box, choice)
    if choice < c.TOKEN:
        return write_in_battle(box, choice)
    if choice < c.GO:
        return write_in_town(box, choice)
    if choice < c.USE:
        verb = "go" if choice < c.VISIT else "visit" if choice < c.FIELD else "field"
        return f"{verb} {write_field((choice - c.GO) % 256)}"
    return write_use(box, choice) if choice < c.ADVANCE else write_advance(box, choice - c.ADVANCE)


def write_field(field: i64) -> str:
    return f"{COLUMNS[field % STRIDE]}{field // STRIDE + 1}"


def write_fighter(box: Box, fighter: i64) -> str:
    return f"{SIDE_WORDS[side_of(fighter)]}-{fighter_kinds(box)[kind_of(fighter)]}"


def fighter_kinds(box: Box) -> list[str]:
    """What stands at each place of a side: units by town level, elementals, the hero, creatures."""
    return ["1", "2", "3", "4", *box.elemental_ids, "hero", "creature", "creature-2"]


def write_set_up_or_play(box: Box, choice: Choice) -> str:
    if choice < c.HEROES:
        return f"faction {box.faction_ids[choice - c.FACTIONS]}"
    if choice < c.PARTS:
        return f"hero {box.hero_ids[choice - c.HEROES]}"
    if choice < c.PLAY:
        return f"part {choice - c.PARTS + 1}"
    card = (choice - c.PLAY) // 4
    action = (choice - c.PLAY) % 4
    if action == PASS:
        return f"pass {box.card_ids[card]}"
    return f"play {box.card_ids[card]} {ACTIONS[box.card_actions[card][action]]}"


def write_in_battle(box: Box, choice: Choice) -> str:
    if choice < c.ATTACK_WITH:
        return f"fighter {write_fighter(box, choice - c.FIGHTER)}"
    if choice < c.WOUND:
        target = (choice - c.ATTACK_WITH) % FIGHTERS
        named = "" if target == NO_TARGET else f" {write_fighter(box, target)}"
        return f"attack{named}{' elite' if choice - c.ATTACK_WITH >= FIGHTERS else ''}"
    if choice < c.RETURN:
        return f"wound {write_fighter(box, (choice - c.WOUND) // 2)} {SIDES[(choice - c.WOUND) % 2]}"
    verb = "return" if choice < c.PROMOTE else "promote" if choice < c.UNMARK else "unmark"
    return f"{verb} {write_fighter(box, (choice - c.RETURN) % FIGHTERS)}"


def write_in_town(box: Box, choice: Choice) -> str:
    if choice < c.BUILD_IT:
        return f"token {(choice - c.TOKEN) // 2 + 1} {SIDES[(choice - c.TOKEN) % 2]}"
    if choice < c.CARD:
        name = box.facts.buildings[(choice - c.BUILD_IT) % 32].id
        return f"build {name}" if choice < c.BUILD_GOLD else f"build {name} for gold"
    if choice < c.BUY:
        return f"card {box.ids[choice - c.CARD]}"
    if choice < c.SELL:
        return write_recruit(box, choice)
    if choice < c.FOR_GOLD:
        return f"sell {box.ids[choice - c.SELL]}"
    if choice < c.FOR_RESOURCES:
        return f"trade for {choice - c.FOR_GOLD} gold"
    return f"trade for {choice - c.FOR_RESOURCES} resources"


def write_recruit(box: Box, choice: Choice) -> str:
    if choice < c.UPGRADE:
        return f"buy {write_tokens(box, choice - c.BUY, 'for')}"
    if choice < c.HIRE:
        hero = (choice - c.UPGRADE) // LEVELS
        return f"upgrade {unit_of(box, hero, (choice - c.UPGRADE) % LEVELS)} of {box.hero_ids[hero]}"
    if choice < c.DISMISSAL:
        return f"hire {box.hero_ids[choice - c.HIRE]}"
    return f"dismiss {write_tokens(box, choice - c.DISMISSAL, 'of')}"


def write_tokens(box: Box, code: i64, word: str) -> str:
    """`griffins elite for anton`."""
    hero = code // (2 * LEVELS)
    return f"{unit_of(box, hero, code % 8 // 2)} {SIDES[code % 2]} {word} {box.hero_ids[hero]}"


def unit_of(box: Box, hero: i64, level: i64) -> str:
    return box.unit_ids[hero // HEROES_EACH * LEVELS + level]


def write_use(box: Box, choice: Choice) -> str:
    target = c.used_target(choice)
    rule = " up" if c.used_rule(choice) == 1 else ""
    named = "" if target == NO_TARGET else f" at {write_fighter(box, target)}"
    return f"use {box.ids[c.used_source(choice)]}{rule}{named}"


def write_advance(box: Box, code: i64) -> str:
    """The trophies from the smallest on: `advance anton 1+1+3`, or none."""
    hero = box.hero_ids[code // c.ADVANCE_SPAN]
    rest = code % c.ADVANCE_SPAN
    trophies: list[str] = []
    for xp in range(1, XP_KINDS + 1):
        trophies += [str(xp)] * (rest % 10)
        rest //= 10
    return f"advance {hero} {'+'.join(trophies)}" if trophies else f"advance {hero}"
