"""The stack and the battle as plain data: what waits by its name, heroes, cards and fighters by id."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.notation import SIDE_WORDS, all_fighters, write_field, write_fighter
from interregnum.games.heroes.engine.battle.battle import NO_TARGET, Battle, Lasting
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards.prospects import OF_EFFECT, OF_SIDE
from interregnum.games.heroes.engine.events import PILES
from interregnum.games.heroes.engine.flow.programs import FRAMES, PROGRAMS
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ADD_STAT,
    ALLOW,
    DURATIONS,
    FACES,
    FORBID,
    GRANT,
    PERMISSIONS,
    STATS,
    SUBSTITUTE,
    TARGETS,
    VERBS,
    WINDOWS,
)
from interregnum.kernel.ids import NOTHING
from interregnum.kernel.journal import Plain
from interregnum.kernel.pending import Pending

# What the slots and the lot of each procedure name; what has no name here is a number.
SLOTS: Final = [
    ([one.partition(":")[2] or "number" for one in FRAMES[name][0].split()] + ["number"] * 4)[:4] for name in PROGRAMS
]
LOTS: Final = [FRAMES[name][1] for name in PROGRAMS]

# What the number of something that lasts is about.
LASTING_WORDS: Final = {
    int(ADD_STAT): STATS,
    int(SUBSTITUTE): STATS,
    int(GRANT): ABILITIES,
    int(ALLOW): PERMISSIONS,
    int(FORBID): PERMISSIONS,
}
NAMES_NOBODY: Final = "none"  # where a stack could be named and none is


def pending_plain(box: Box, pending: Pending) -> Plain:
    """A procedure that waits; `kept` and `fresh` are of no use in this game."""
    assert pending.kept == NOTHING, "an answer was kept"
    kinds = SLOTS[pending.program]
    return {
        "program": PROGRAMS[pending.program],
        "seat": pending.seat,
        "step": pending.step,
        "stage": pending.stage,
        "slots": [written(box, kinds[n], value) for n, value in enumerate(pending.slots)],
        "lot": lot_plain(box, LOTS[pending.program], pending.lot),
    }


def lot_plain(box: Box, kind: str, lot: list[int]) -> list[object]:
    if kind == "uses":
        return [written(box, "rule" if n % 2 == 0 else "target", value) for n, value in enumerate(lot)]
    return [written(box, kind, value) for value in lot]


def written(box: Box, kind: str, value: int) -> object:
    """A value of a slot by its kind; -1 stands for nobody and nothing."""
    if kind in ("number", "seat"):
        return value
    if value == -1:
        return None
    if kind == "fighter" or kind == "target":
        return fighter_name(box, value)
    if kind == "rule":
        return rule_name(box, value)
    if kind == "field":
        return write_field(value)
    if kind == "hero":
        return box.hero_ids[value]
    if kind in ("card", "treasure"):
        return box.ids[value]
    return words_of(kind)[value]


def words_of(kind: str) -> tuple[str, ...]:
    return SIDE_WORDS if kind == "side" else WINDOWS if kind == "window" else PILES


def fighter_name(box: Box, fighter: int) -> object:
    """The name of a fighter; what stands for no stack, or for a scroll, is said so."""
    if fighter == NO_TARGET:
        return NAMES_NOBODY
    return write_fighter(box, fighter) if fighter >= 0 else fighter


def rule_name(box: Box, rule: int) -> str:
    return f"{box.ids[rule // 2]} up" if rule % 2 == 1 else box.ids[rule // 2]


# --- the battle --------------------------------------------------------------------------------------------------


def battle_plain(box: Box, battle: Battle) -> Plain:
    return {
        "heroes": [written(box, "hero", hero) for hero in battle.heroes],
        "token": box.token_ids[battle.token] if battle.token >= 0 else None,
        "field": write_field(battle.field),
        "turn": battle.turn,
        "fighter": written(box, "fighter", battle.fighter),
        "winner": written(box, "side", battle.winner),
        "fled": written(box, "side", battle.fled),
        "instead": battle.instead,
        "sort_again": battle.sort_again,
        "stacks": {write_fighter(box, one): stack_plain(box, battle, one) for one in all_fighters(box)},
        "track": [write_fighter(box, fighter) for fighter in battle.track],
        "place": battle.place,
        "settled": [write_fighter(box, fighter) for fighter in battle.settled],
        "elite": battle.elite,
        "target": written(box, "fighter", battle.target),
        "dice": battle.dice[:],
        "rerolled": battle.rerolled[:],
        "face": FACES[battle.face] if battle.face >= 0 else None,
        "face_rerolled": battle.face_rerolled,
        "skulls": battle.skulls,
        "coming": battle.coming,
        "by_card": battle.by_card,
        "dealt": battle.dealt,
        "fallen": battle.fallen,
        "lasting": [lasting_plain(box, one) for one in battle.lasting],
        "used": [use_name(box, key) for key in battle.used],
        "used_now": [use_name(box, key) for key in battle.used_now],
    }


def stack_plain(box: Box, battle: Battle, one: int) -> Plain:
    """What a stack has suffered."""
    creature = battle.tokens[one]
    return {
        "creature": creature_names(box)[creature] if creature >= 0 else None,
        "number": battle.numbers[one],
        "whole": battle.whole[one],
        "wounds": battle.wounds[one],
        "healed": battle.healed[one],
        "lost": battle.lost[one],
        "marks": battle.marks[one],
        "marked": battle.marked[one],
        "speed": battle.speeds[one],
    }


def creature_names(box: Box) -> list[str]:
    """The rows of the creature tables: encounters, then elementals."""
    return [*box.token_ids, *box.elemental_ids]


def lasting_plain(box: Box, one: Lasting) -> Plain:
    return {
        "do": VERBS[one.do],
        "about": LASTING_WORDS[one.do][one.code],
        "amount": one.amount,
        "target": TARGETS[one.target],
        "fighter": fighter_name(box, one.fighter),
        "until": DURATIONS[one.until],
    }


def use_name(box: Box, key: int) -> str:
    """A use that counts: whose, of which card, and of which of its effects if they are counted one by one."""
    side = SIDE_WORDS[key // OF_SIDE]
    rest = key % OF_SIDE
    if rest < OF_EFFECT:
        return f"{side} {box.ids[rest]}"
    source, number = place_of_effect(box, rest - OF_EFFECT)
    return f"{side} {box.ids[source]} {number + 1}"


def place_of_effect(box: Box, effect: int) -> tuple[int, int]:
    """The card of an effect, and how many effects of the card stand before it."""
    for source in range(len(box.ids)):
        numbers = [one.number for one in [*box.rules[2 * source], *box.rules[2 * source + 1]]]
        if effect in numbers:
            return source, numbers.index(effect)
    raise AssertionError("no card has this effect")
