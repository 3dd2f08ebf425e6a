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


def gone(choice: i64) -> i64:
    """The field to which a hero goes."""
    return choice - c.GO


def visited(choice: i64) -> i64:
    """The field that a hero visits."""
    return choice - c.VISIT


def site(choice: i64) -> i64:
    """The field that is named for a town."""
    return choice - c.FIELD


def played(choice: i64) -> tuple[i64, i64]:
    """The card that is played, and for which of its actions."""
    return (choice - c.PLAY) // 4, (choice - c.PLAY) % 4


def card(choice: i64) -> i64:
    """The card that is chosen out of some."""
    return choice - c.CARD


def part(choice: i64) -> i64:
    """The part of a card that is carried out."""
    return choice - c.PARTS


def hired(choice: i64) -> i64:
    return choice - c.HIRE


def built(choice: i64) -> i64:
    """The building, where resources pay for it."""
    return choice - c.BUILD_IT


def in_gold(choice: i64) -> i64:
    """The answer that has gold pay for the same building, or for the Town Hall."""
    return choice if choice == c.LEVEL_UP else c.BUILD_GOLD + built(choice)


def fighter(choice: i64) -> i64:
    """The stack that is named."""
    return choice - c.FIGHTER


def promoted(choice: i64) -> i64:
    """The stack of which a token turns to its elite side."""
    return choice - c.PROMOTE


def returned(choice: i64) -> i64:
    """The stack to which a token comes back."""
    return choice - c.RETURN


def given_up(choice: i64) -> tuple[i64, i64]:
    """The level of the token that is left behind, and its side."""
    return (choice - c.TOKEN) // 2, (choice - c.TOKEN) % 2


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
