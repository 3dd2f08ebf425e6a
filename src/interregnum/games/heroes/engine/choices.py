"""What can be asked, and the codes of what can be answered: a code names the same thing in every position."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.kernel.ids import Choice

# --- what is asked -----------------------------------------------------------------------------------------------

Ask: TypeAlias = Literal[
    "faction", "town", "start-hero", "turn", "next-hero", "move", "gathered", "income", "build", "recruit", "window",
    "target", "announce", "face", "luck", "reroll", "wounded", "heal", "laurels", "flee", "give-up", "order", "deck",
    "keep", "part", "spend", "deposit", "reward", "take-over", "one-hero", "portal", "dismiss", "turn-elite",
]  # fmt: skip
ASKS: Final[tuple[Ask, ...]] = get_args(Ask)
FACTION: Final[i64] = ASKS.index("faction")  # which faction to play (MMH-SETUP-02)
TOWN: Final[i64] = ASKS.index("town")  # where the town stands (MMH-SETUP-18)
START_HERO: Final[i64] = ASKS.index("start-hero")  # who leads the first army (MMH-SETUP-37)
TURN: Final[i64] = ASKS.index("turn")  # which action card, which action (MMH-ROUND-02)
NEXT_HERO: Final[i64] = ASKS.index("next-hero")  # whom to activate (MMH-HACT-01)
MOVE: Final[i64] = ASKS.index("move")  # where to go, what to do there (MMH-DEC-04)
AFTER_GATHERING: Final[i64] = ASKS.index("gathered")  # after Gather: trade, advance or end
INCOME: Final[i64] = ASKS.index("income")  # resources or gold (MMH-GATH-06)
BUILD: Final[i64] = ASKS.index("build")  # what to build (MMH-BUILD-01)
RECRUIT: Final[i64] = ASKS.index("recruit")  # what to buy, upgrade, dismiss (MMH-RECR-01)
ASK_WINDOW: Final[i64] = ASKS.index("window")  # which cards to use now (MMH-RUL-101)
TARGET: Final[i64] = ASKS.index("target")  # the stack an effect is about
ANNOUNCE: Final[i64] = ASKS.index("announce")  # elite die and target of an attack (MMH-RUL-40)
FACE: Final[i64] = ASKS.index("face")  # a luck token for the elite die (MMH-LUCK-03)
LUCK: Final[i64] = ASKS.index("luck")  # the Luck face: reroll all misses or not (MMH-ELITE-06)
REROLL: Final[i64] = ASKS.index("reroll")  # further rerolls of the attacker (MMH-RUL-40)
TAKE_WOUNDS: Final[i64] = ASKS.index("wounded")  # which token takes the wounds (MMH-WND-01)
HEAL: Final[i64] = ASKS.index("heal")  # a point of Resurrection (MMH-RUL-53)
LAURELS: Final[i64] = ASKS.index("laurels")  # what the Laurel does (MMH-ELITE-07)
FLEE: Final[i64] = ASKS.index("flee")  # flee or fight on (MMH-BTURN-03)
GIVE_UP: Final[i64] = ASKS.index("give-up")  # a token left behind in flight (MMH-FLEE-02)
ORDER: Final[i64] = ASKS.index("order")  # which of one's own equal fighters goes first (MMH-RUL-43)
DECK: Final[i64] = ASKS.index("deck")  # Might or Magic (MMH-XP-10)
KEEP: Final[i64] = ASKS.index("keep")  # which of the drawn cards (MMH-XP-12)
PART: Final[i64] = ASKS.index("part")  # a part of the treasure card (MMH-TREAS-02)
SPEND: Final[i64] = ASKS.index("spend")  # trophies for an advance, together with XP just gained (MMH-XP-04)
DEPOSIT: Final[i64] = ASKS.index("deposit")  # a card from the discards (MMH-PLACE-12)
REWARD: Final[i64] = ASKS.index("reward")  # of a hero battle (MMH-HVH-06)
TAKE_OVER: Final[i64] = ASKS.index("take-over")  # which places to take over (MMH-HVH-12)
ONE_HERO: Final[i64] = ASKS.index("one-hero")  # which hero receives it (MMH-DEC-24)
PORTAL: Final[i64] = ASKS.index("portal")  # where to arrive (MMH-RUL-117)
DISMISS: Final[i64] = ASKS.index("dismiss")  # tokens beyond Command (MMH-RUL-77)
TURN_ELITE: Final[i64] = ASKS.index("turn-elite")  # which basic token turns elite

# --- what is answered --------------------------------------------------------------------------------------------

DONE: Final[i64] = 0  # no more of it; the end of an action
YES: Final[i64] = 1
NO: Final[i64] = 2
LEVEL_UP: Final[i64] = 3
FIGHT_ON: Final[i64] = 4
TAKE_FLIGHT: Final[i64] = 5
IN_RESOURCES: Final[i64] = 6
IN_GOLD: Final[i64] = 7
MIGHT: Final[i64] = 8
MAGIC: Final[i64] = 9
REROLL_FACE: Final[i64] = 10  # a luck token rerolls the elite die
CANCEL_BAD_LUCK: Final[i64] = 11
LUCK_TOKEN: Final[i64] = 12  # a luck token rerolls all misses
PRECISE_DIE: Final[i64] = 13  # Precise attack rerolls one miss
ALL_PLACES: Final[i64] = 14
A_SKILL: Final[i64] = 15
FACTIONS: Final[i64] = 16  # + faction
HEROES: Final[i64] = 32  # + hero
PARTS: Final[i64] = 48  # + part of a treasure card
PLAY: Final[i64] = 64  # + 4 * action card + 0, 1 for its action, 2 for a pass
FIGHTER: Final[i64] = 96  # + fighter: a stack, or who goes first
ATTACK_WITH: Final[i64] = 128  # + 32 * (1 with the elite die) + target or NO_TARGET
WOUND: Final[i64] = 192  # + 2 * fighter + side of the token
RETURN: Final[i64] = 256  # + fighter: a lost token comes back
PROMOTE: Final[i64] = 288  # + fighter: a basic token turns elite
UNMARK: Final[i64] = 320  # + fighter: a wound mark is taken off
TOKEN: Final[i64] = 352  # + 2 * level + side
BUILD_IT: Final[i64] = 384  # + building: paid in resources, and gold where the price says so
BUILD_GOLD: Final[i64] = 416  # + building: paid in gold
CARD: Final[i64] = 512  # + source of effects
BUY: Final[i64] = 768  # + 8 * hero + 2 * level + side
UPGRADE: Final[i64] = 896  # + 4 * hero + level
HIRE: Final[i64] = 960  # + hero
DISMISSAL: Final[i64] = 1024  # + 8 * hero + 2 * level + side
SELL: Final[i64] = 1152  # + source: a scroll
FOR_GOLD: Final[i64] = 1408  # + so much gold taken for resources
FOR_RESOURCES: Final[i64] = 1536  # + so many resources taken for gold
GO: Final[i64] = 2048  # + field
VISIT: Final[i64] = 2304  # + field: go there, explore or take it
FIELD: Final[i64] = 2560  # + field
USE: Final[i64] = 4096  # + 64 * source + 32 * rule + target or NO_TARGET
ADVANCE: Final[i64] = 1 << 20  # + 100000 * hero + trophies to discard: how many of 1, 2, 3, 4, 5 XP, a digit each
ADVANCE_SPAN: Final[i64] = 100000


def play(card: i64, action: i64) -> i64:
    """One of the two actions of a card, or (2) a pass with it."""
    return PLAY + 4 * card + action


def use(card: i64, rule: i64, target: i64) -> i64:
    """Use a card with its first (0) or second (1) rule, at a stack or NO_TARGET."""
    return USE + 64 * card + 32 * rule + target


def buying(hero: i64, level: i64, side: i64) -> i64:
    """Buy a token of that level, basic (0) or elite (1), for a hero."""
    return BUY + 8 * hero + 2 * level + side


def bought(choice: Choice) -> tuple[i64, i64, i64]:
    """Hero, level and side."""
    return (choice - BUY) // 8, (choice - BUY) % 8 // 2, (choice - BUY) % 2


def upgrading(hero: i64, level: i64) -> i64:
    """Turn a basic token of that level of a hero."""
    return UPGRADE + 4 * hero + level


def upgraded(choice: Choice) -> tuple[i64, i64]:
    """Hero and level."""
    return (choice - UPGRADE) // 4, (choice - UPGRADE) % 4


def dismissal(hero: i64, token: i64) -> i64:
    """Dismiss a token of a hero, 2 * level + side of it."""
    return DISMISSAL + 8 * hero + token


def dismissed(choice: Choice) -> tuple[i64, i64]:
    """Hero and token."""
    return (choice - DISMISSAL) // 8, (choice - DISMISSAL) % 8


def used_source(choice: Choice) -> i64:
    return (choice - USE) // 64


def used_rule(choice: Choice) -> i64:
    return (choice - USE) % 64 // 32


def used_target(choice: Choice) -> i64:
    return (choice - USE) % 32
