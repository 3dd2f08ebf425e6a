"""The choices of Heroes as one table, and how people write them: `go b7`, `play special gather`, `hire uriel`.

A choice reads the same whatever is asked. Fields are named as on a chessboard, a1 in the upper left corner: the letter
is the column, the number the row. Fighters are named by their side and what they are: `attacker-2` is the stack of
units of town level 2 of the active hero, `defender-hero` the other hero, `defender-creature` an encounter. Trophies are
named by their XP: `advance anton 1+3`. Cards, units, heroes and buildings are named by their ids.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.choices import Answer, Notation, Part, Row, Table, Words, listed
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import FIGHTERS, NO_TARGET, kind_of, side_of
from interregnum.games.heroes.engine.box import HEROES_EACH, LEVELS, Box, unit_of_hero
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.terms import ACTIONS, FACTIONS, SIDES
from interregnum.games.heroes.engine.town.experience import XP_KINDS
from interregnum.kernel.ids import Choice
from interregnum.kernel.question import Question

COLUMNS: Final = "abcdefghijklmnop"
ROWS: Final = 16
PASS: Final = 2  # stands where a card's action stands
SOURCES: Final = int(c.BUY - c.CARD)  # room for the sources of effects
AMOUNTS: Final = int(c.FOR_RESOURCES - c.FOR_GOLD)
Side: TypeAlias = Literal["attacker", "defender"]
SIDE_WORDS: Final[tuple[Side, ...]] = get_args(Side)

FIGHTER: Final = Part("fighter", int(FIGHTERS))
FIELD: Final = Part("field", ROWS * int(STRIDE))
HERO: Final = Part("hero", len(FACTIONS) * int(HEROES_EACH))
LEVEL: Final = Part("level", int(LEVELS))
SIDE: Final = Part("side", len(SIDES))
CARD: Final = Part("card", SOURCES)
BUILDING: Final = Part("building", int(c.BUILD_GOLD - c.BUILD_IT))
AMOUNT: Final = Part("amount", AMOUNTS)

CHOICES: Final = Table(
    Row("done", c.DONE, group="end"),
    Row("yes", c.YES),
    Row("no", c.NO),
    Row("level-up", c.LEVEL_UP, group="build"),
    Row("fight-on", c.FIGHT_ON),
    Row("flee", c.TAKE_FLIGHT),
    Row("resources", c.IN_RESOURCES),
    Row("gold", c.IN_GOLD),
    Row("might", c.MIGHT),
    Row("magic", c.MAGIC),
    Row("reroll-elite-die", c.REROLL_FACE),
    Row("cancel-bad-luck", c.CANCEL_BAD_LUCK),
    Row("luck-token", c.LUCK_TOKEN),
    Row("precise-attack", c.PRECISE_DIE),
    Row("all-places", c.ALL_PLACES),
    Row("skill", c.A_SKILL),
    Row("faction", c.FACTIONS, (Part("faction", len(FACTIONS)),), "faction {faction}"),
    Row("hero", c.HEROES, (HERO,), "hero {hero}"),
    Row("part", c.PARTS, (Part("part", 4),), "part {part}"),
    Row("play", c.PLAY, (Part("card", 8, kind="action-card"), Part("action", 4)), "{played}"),
    Row("fighter", c.FIGHTER, (FIGHTER,), "fighter {fighter}"),
    Row("attack", c.ATTACK_WITH, (Part("elite", 2), Part("target", FIGHTER.size)), "attack{target}{elite}"),
    Row("wound", c.WOUND, (FIGHTER, SIDE), "wound {fighter} {side}"),
    Row("return", c.RETURN, (FIGHTER,), "return {fighter}"),
    Row("promote", c.PROMOTE, (FIGHTER,), "promote {fighter}"),
    Row("unmark", c.UNMARK, (FIGHTER,), "unmark {fighter}"),
    Row("token", c.TOKEN, (LEVEL, SIDE), "token {level} {side}"),
    Row("build", c.BUILD_IT, (BUILDING,), "build {building}"),
    Row("build-for-gold", c.BUILD_GOLD, (BUILDING,), "build {building} for gold", group="build"),
    Row("card", c.CARD, (CARD,), "card {card}"),
    Row("buy", c.BUY, (HERO, LEVEL, SIDE), "buy {unit} {side} for {hero}"),
    Row("upgrade", c.UPGRADE, (HERO, LEVEL), "upgrade {unit} of {hero}"),
    Row("hire", c.HIRE, (HERO,), "hire {hero}"),
    Row("dismiss", c.DISMISSAL, (HERO, LEVEL, SIDE), "dismiss {unit} {side} of {hero}"),
    Row("sell", c.SELL, (CARD,), "sell {card}"),
    Row("for-gold", c.FOR_GOLD, (AMOUNT,), "trade for {amount} gold"),
    Row("for-resources", c.FOR_RESOURCES, (AMOUNT,), "trade for {amount} resources"),
    Row("go", c.GO, (FIELD,), "go {field}", group="fields"),
    Row("visit", c.VISIT, (FIELD,), "visit {field}", group="places"),
    Row("field", c.FIELD, (FIELD,), "field {field}"),
    Row("use", c.USE, (CARD, Part("rule", 2), Part("target", FIGHTER.size, kind="aim")), "use {card}{rule}{target}"),
    Row("advance", c.ADVANCE, (HERO, Part("trophies", int(c.ADVANCE_SPAN))), "advance {hero}{trophies}"),
)
CHOICES.agrees("play", c.play, read={})
CHOICES.agrees("use", c.use, read={"card": c.used_source, "rule": c.used_rule, "target": c.used_target})


class Trophies(Words):
    """Trophies by their XP, from the smallest on: ` 1+1+3`, or none."""

    def __init__(self) -> None:
        super().__init__({})

    def write(self, value: int) -> str:
        named = "+".join([str(xp) for xp in trophies_of(value)])
        return f" {named}" if named else ""

    def read(self, text: str) -> int:
        """The number of trophies in a digit each; what has more than nine of a kind is none, and nothing is read so."""
        digits = [text.count(str(xp)) for xp in range(XP_KINDS, 0, -1)]
        return 0 if max(digits) > 9 else int("".join([str(digit) for digit in digits]))

    @cached_property
    def pattern(self) -> str:
        digits = "".join([str(xp) for xp in range(1, XP_KINDS + 1)])
        return rf"(?: [{digits}](?:\+[{digits}])*)?"


def trophies_of(code: int) -> list[int]:
    """The trophies of an advance by their XP: how many of 1, 2, 3, 4, 5 XP, a digit each."""
    return [xp for xp in range(1, int(XP_KINDS) + 1) for _ in range(code // 10 ** (xp - 1) % 10)]


@lru_cache(16)
def notation_of(box: Box) -> Notation:
    """How the choices are written that are made with this box."""
    fighters = {fighter: write_fighter(box, fighter) for fighter in all_fighters(box)}
    return Notation(
        CHOICES,
        {
            "faction": listed(box.faction_ids),
            "hero": listed(box.hero_ids),
            "part": listed("1234"),
            "fighter": Words(fighters),
            "target": Words({int(NO_TARGET): "", **{one: f" {name}" for one, name in fighters.items()}}),
            "aim": Words({int(NO_TARGET): "", **{one: f" at {name}" for one, name in fighters.items()}}),
            "elite": listed(["", " elite"]),
            "rule": listed(["", " up"]),
            "level": listed("1234"),
            "side": listed(SIDES),
            "building": listed(one.id for one in box.facts.buildings),
            "card": listed(box.ids),
            "amount": Words({amount: str(amount) for amount in range(1, AMOUNTS)}),
            "field": listed(write_field(field) for field in range(FIELD.size)),
            "trophies": Trophies(),
        },
        phrases={
            "played": lambda answer: write_play(box, answer),
            "unit": lambda answer: box.unit_ids[unit_of_hero(answer["hero"], answer["level"])],
        },
    )


def write_choice(box: Box, choice: Choice) -> str:
    """The readable form of an answer."""
    return notation_of(box).write(choice)


def read_choice(box: Box, question: Question, text: str) -> int:
    """The answer a text stands for, if it is one to this question."""
    return notation_of(box).read(question, text)


def read_any(box: Box, text: str) -> int:
    """The code of a text that is a choice in some position."""
    return notation_of(box).read_any(text)


def write_play(box: Box, answer: Answer) -> str:
    """`play special gather`, or `pass special`."""
    card = box.card_ids[answer["card"]]
    return f"pass {card}" if answer["action"] == PASS else f"play {card} {action_of(box, answer)}"


def action_of(box: Box, answer: Answer) -> str:
    """What a card is played for."""
    return ACTIONS[box.card_actions[answer["card"]][answer["action"]]]


def write_field(field: i64) -> str:
    return f"{COLUMNS[field % STRIDE]}{field // STRIDE + 1}"


def write_fighter(box: Box, fighter: i64) -> str:
    return f"{SIDE_WORDS[side_of(fighter)]}-{fighter_kinds(box)[kind_of(fighter)]}"


def fighter_kinds(box: Box) -> list[str]:
    """What stands at each place of a side: units by town level, elementals, the hero, creatures."""
    return ["1", "2", "3", "4", *box.elemental_ids, "hero", "creature", "creature-2"]


def all_fighters(box: Box) -> list[int]:
    """The numbers that a fighter can have."""
    kinds = len(fighter_kinds(box))
    return [fighter for fighter in range(FIGHTERS) if kind_of(fighter) < kinds]
