"""Choices read from what people write (`notation` says how): strictly, so that a text is one choice or none."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.notation import (
    PASS,
    ROWS,
    WORDS,
    XP_KINDS,
    fighter_kinds,
    write_choice,
    write_field,
    write_fighter,
)
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import FIGHTERS, NO_TARGET, SIDE
from interregnum.games.heroes.engine.box import LEVELS, Box
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.terms import ACTIONS, SIDES
from interregnum.kernel.errors import IllegalChoice, UnknownChoice
from interregnum.kernel.question import Question

MAX_TEXT: Final = 120
UNREAD: Final = -1
TRADES: Final = 128  # one trade names less
FIGHTER_VERBS: Final = {"fighter": c.FIGHTER, "return": c.RETURN, "promote": c.PROMOTE, "unmark": c.UNMARK}
FIELD_VERBS: Final = {"go": c.GO, "visit": c.VISIT, "field": c.FIELD}
GOODS: Final = {"gold": c.FOR_GOLD, "resources": c.FOR_RESOURCES}


class Names:
    """What the words of choices stand for: the ids of a box and their numbers."""

    def __init__(self, box: Box) -> None:
        self.sources: Final = numbered(box.ids)
        self.heroes: Final = numbered(box.hero_ids)
        self.factions: Final = numbered(box.faction_ids)
        self.units: Final = numbered(box.unit_ids)
        self.cards: Final = numbered(box.card_ids)
        self.tokens: Final = numbered(box.token_ids)
        self.buildings: Final = numbered([one.id for one in box.facts.buildings])
        self.fields: Final = numbered([write_field(field) for field in range(ROWS * STRIDE)])
        kinds = range(len(fighter_kinds(box)))
        fighters = [int(SIDE) * side + kind for side in range(2) for kind in kinds]
        self.fighters: Final = {write_fighter(box, fighter): fighter for fighter in fighters}


def numbered(ids: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


def read_choice(box: Box, names: Names, question: Question, text: str) -> int:
    """The answer a text stands for, if it is one to this question."""
    text = text[:MAX_TEXT]  # no choice is longer, and errors should not be
    words = text.split()
    code = read_words(box, names, words)
    if code == UNREAD or write_choice(box, code) != " ".join(words):
        raise UnknownChoice("unknown-choice", facts={"choice": text})
    for choice in question.choices:
        if choice == code:
            return choice
    raise IllegalChoice("illegal-choice", facts={"choice": text})


def read_words(box: Box, names: Names, words: list[str]) -> int:
    """The code of a text that is a choice in some position, or UNREAD."""
    if len(words) == 1 and words[0] in WORDS:
        return WORDS.index(words[0])
    if not words:
        return UNREAD
    verb, rest = words[0], words[1:]
    if verb in ("attack", "use", "advance", "play", "trade"):
        return read_open_ended(box, names, verb, rest)
    if len(rest) == 1:
        return read_verb_and_name(names, verb, rest[0])
    if len(rest) == 2:
        return read_token(names, verb, rest)
    if verb in ("upgrade", "build") and len(rest) == 3:
        return read_upgrade_or_build(names, verb, rest)
    return read_purchase(names, verb, rest) if len(rest) == 4 else UNREAD


def read_verb_and_name(names: Names, verb: str, name: str) -> int:
    """What names one thing."""
    if verb in FIELD_VERBS:
        return plus(FIELD_VERBS[verb], names.fields, name)
    if verb in FIGHTER_VERBS:
        return plus(FIGHTER_VERBS[verb], names.fighters, name)
    if verb == "faction":
        return plus(c.FACTIONS, names.factions, name)
    if verb in ("hero", "hire"):
        return plus(c.HEROES if verb == "hero" else c.HIRE, names.heroes, name)
    if verb == "part" and len(name) == 1 and name in "1234":
        return c.PARTS + int(name) - 1
    if verb == "pass" and name in names.cards:
        return c.play(names.cards[name], PASS)
    if verb == "build":
        return plus(c.BUILD_IT, names.buildings, name)
    if verb in ("card", "sell"):
        return plus(c.CARD if verb == "card" else c.SELL, names.sources, name)
    return UNREAD


def plus(first: int, numbers: dict[str, int], name: str) -> int:
    return first + numbers[name] if name in numbers else UNREAD


def read_token(names: Names, verb: str, rest: list[str]) -> int:
    """`token 3 elite`, `wound attacker-2 basic`."""
    name, side = rest
    if side not in SIDES:
        return UNREAD
    if verb == "token" and len(name) == 1 and name in "1234":
        return c.TOKEN + 2 * (int(name) - 1) + SIDES.index(side)
    if verb == "wound" and name in names.fighters:
        return c.WOUND + 2 * names.fighters[name] + SIDES.index(side)
    return UNREAD


def read_upgrade_or_build(names: Names, verb: str, rest: list[str]) -> int:
    """`upgrade griffins of anton`, `build treasury for gold`."""
    if verb == "build":
        return plus(c.BUILD_GOLD, names.buildings, rest[0])
    if rest[0] not in names.units or rest[2] not in names.heroes:
        return UNREAD
    return c.UPGRADE + LEVELS * names.heroes[rest[2]] + names.units[rest[0]] % LEVELS


def read_purchase(names: Names, verb: str, rest: list[str]) -> int:
    """`buy griffins elite for anton`, `dismiss griffins elite of anton`."""
    unit, side, _, hero = rest
    if verb not in ("buy", "dismiss") or unit not in names.units or side not in SIDES or hero not in names.heroes:
        return UNREAD
    first = c.BUY if verb == "buy" else c.DISMISSAL
    return first + 2 * LEVELS * names.heroes[hero] + 2 * (names.units[unit] % LEVELS) + SIDES.index(side)


def read_open_ended(box: Box, names: Names, verb: str, rest: list[str]) -> int:
    """What may name less or more."""
    if verb == "attack":
        return read_attack(names, rest)
    if verb == "use":
        return read_use(names, rest)
    if verb == "play":
        return read_play(box, names, rest)
    return read_advance(names, rest) if verb == "advance" else read_trade(rest)


def read_attack(names: Names, rest: list[str]) -> int:
    elite = len(rest) > 0 and rest[-1] == "elite"
    named = rest[:-1] if elite else rest
    code = c.ATTACK_WITH + (FIGHTERS if elite else 0)
    if not named:
        return code + NO_TARGET
    return plus(code, names.fighters, named[0]) if len(named) == 1 else UNREAD


def read_use(names: Names, rest: list[str]) -> int:
    """`use weakness up at defender-2`."""
    if not rest or rest[0] not in names.sources:
        return UNREAD
    rule = 1 if len(rest) > 1 and rest[1] == "up" else 0
    named = rest[1 + rule :]
    code = c.use(names.sources[rest[0]], rule, 0)
    if not named:
        return code + NO_TARGET
    return plus(code, names.fighters, named[1]) if len(named) == 2 else UNREAD


def read_play(box: Box, names: Names, rest: list[str]) -> int:
    if len(rest) != 2 or rest[0] not in names.cards or rest[1] not in ACTIONS:
        return UNREAD
    card = names.cards[rest[0]]
    action = ACTIONS.index(rest[1])
    return c.play(card, box.card_actions[card].index(action)) if action in box.card_actions[card] else UNREAD


def read_advance(names: Names, rest: list[str]) -> int:
    if not rest or len(rest) > 2 or rest[0] not in names.heroes:
        return UNREAD
    trophies = rest[1].split("+") if len(rest) == 2 else []
    code = c.ADVANCE + c.ADVANCE_SPAN * names.heroes[rest[0]]
    for xp in range(1, XP_KINDS + 1):
        if trophies.count(str(xp)) > 9:
            return UNREAD
        code += trophies.count(str(xp)) * 10 ** (xp - 1)
    return code


def read_trade(rest: list[str]) -> int:
    """`trade for 3 gold`."""
    if len(rest) != 3 or rest[2] not in GOODS or not is_amount(rest[1]):
        return UNREAD
    return GOODS[rest[2]] + int(rest[1])


def is_amount(word: str) -> bool:
    digits = all(["0" <= letter <= "9" for letter in word])
    return 0 < len(word) <= 3 and digits and 0 < int(word) < TRADES
