"""What kind of answer a code is and what it names, by arithmetic alone: bots ask it of every answer they weigh."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import FIGHTERS


def is_advance(choice: i64) -> bool:
    return choice >= c.ADVANCE


def is_use(choice: i64) -> bool:
    """Whether the answer uses a card; `used_source` and its like take it apart."""
    return c.USE <= choice < c.ADVANCE


def is_go(choice: i64) -> bool:
    return c.GO <= choice < c.VISIT


def is_visit(choice: i64) -> bool:
    return c.VISIT <= choice < c.FIELD


def is_buy(choice: i64) -> bool:
    return c.BUY <= choice < c.UPGRADE


def is_upgrade(choice: i64) -> bool:
    return c.UPGRADE <= choice < c.HIRE


def is_hire(choice: i64) -> bool:
    return c.HIRE <= choice < c.DISMISSAL


def is_dismissal(choice: i64) -> bool:
    return c.DISMISSAL <= choice < c.SELL


def is_trade(choice: i64) -> bool:
    """Gold for resources or resources for gold."""
    return c.FOR_GOLD <= choice < c.GO


def advanced(choice: i64) -> i64:
    """The hero of an advance."""
    return (choice - c.ADVANCE) // c.ADVANCE_SPAN


def target_of(choice: i64) -> i64:
    """The stack that an attack is turned on, or NO_TARGET."""
    return (choice - c.ATTACK_WITH) % FIGHTERS


def attack(elite: i64, target: i64) -> i64:
    """The answer that attacks a stack, with (1) or without the elite die."""
    return c.ATTACK_WITH + FIGHTERS * elite + target


def wounded(choice: i64) -> tuple[i64, i64]:
    """The stack that takes a wound, and the side of the token."""
    return (choice - c.WOUND) // 2, (choice - c.WOUND) % 2
