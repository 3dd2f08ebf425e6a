"""The words of the content as numbers: what an effect says, in the order of the vocabulary."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WINDOWS: Final = (
    "always", "game-start", "enter-play", "round-start", "activation-start", "gather", "after-recruit", "explore",
    "take-control", "take-part", "before-battle", "turn-start", "in-battle", "own-roll", "enemy-roll",
    "before-wounds", "after-own-attack", "after-enemy-attack", "enemy-scroll", "turn-end", "after-battle",
)  # fmt: skip
ALWAYS: Final[i64] = 0
GAME_START: Final[i64] = 1
ENTER_PLAY: Final[i64] = 2
ROUND_START: Final[i64] = 3
ACTIVATION_START: Final[i64] = 4
GATHER: Final[i64] = 5
AFTER_RECRUIT: Final[i64] = 6
EXPLORE: Final[i64] = 7
TAKE_CONTROL: Final[i64] = 8
TAKE_PART: Final[i64] = 9
BEFORE_BATTLE: Final[i64] = 10
TURN_START: Final[i64] = 11
IN_BATTLE: Final[i64] = 12
OWN_ROLL: Final[i64] = 13
ENEMY_ROLL: Final[i64] = 14
BEFORE_WOUNDS: Final[i64] = 15
AFTER_OWN_ATTACK: Final[i64] = 16
AFTER_ENEMY_ATTACK: Final[i64] = 17
ENEMY_SCROLL: Final[i64] = 18
TURN_END: Final[i64] = 19
AFTER_BATTLE: Final[i64] = 20

VERBS: Final = (
    "add-stat", "substitute", "grant", "allow", "forbid", "wound", "prevent", "reroll", "resurrect", "turn-elite",
    "summon", "gain", "draw", "discount", "recruit-units", "relocate", "cancel",
)  # fmt: skip
ADD_STAT: Final[i64] = 0
SUBSTITUTE: Final[i64] = 1
GRANT: Final[i64] = 2
ALLOW: Final[i64] = 3
FORBID: Final[i64] = 4
WOUND: Final[i64] = 5
PREVENT: Final[i64] = 6
REROLL: Final[i64] = 7
RESURRECT: Final[i64] = 8
TURN_ELITE: Final[i64] = 9
SUMMON: Final[i64] = 10
GAIN: Final[i64] = 11
DRAW: Final[i64] = 12
DISCOUNT: Final[i64] = 13
RECRUIT_UNITS: Final[i64] = 14
RELOCATE: Final[i64] = 15
CANCEL: Final[i64] = 16

TARGETS: Final = (
    "hero", "one-hero", "player", "army", "own-stack", "own-stacks", "enemy-stack", "enemy-stacks", "that-stack",
    "creatures", "both-sides", "attack", "scroll",
)  # fmt: skip
HERO: Final[i64] = 0
ONE_HERO: Final[i64] = 1
PLAYER: Final[i64] = 2
ARMY: Final[i64] = 3
OWN_STACK: Final[i64] = 4
OWN_STACKS: Final[i64] = 5
ENEMY_STACK: Final[i64] = 6
ENEMY_STACKS: Final[i64] = 7
THAT_STACK: Final[i64] = 8
CREATURES: Final[i64] = 9
BOTH_SIDES: Final[i64] = 10
THE_ATTACK: Final[i64] = 11
THE_SCROLL: Final[i64] = 12

DURATIONS: Final = ("", "attack", "turn", "battle")
FOR_ATTACK: Final[i64] = 1
FOR_TURN: Final[i64] = 2
FOR_BATTLE: Final[i64] = 3

LIMITS: Final = ("", "once-battle", "once-turn", "once-action")
NO_LIMIT: Final[i64] = 0
ONCE_BATTLE: Final[i64] = 1
ONCE_TURN: Final[i64] = 2
ONCE_ACTION: Final[i64] = 3

CONDITIONS: Final = (
    "first-turn", "starts-in-own-town", "battle-won", "unit-lost", "wounds-dealt-1", "wounds-dealt-2", "unit-bought",
    "taken-from-opponent", "taken-from-nobody", "chests-of-encounter", "tier-legendary",
)  # fmt: skip
FIRST_TURN: Final[i64] = 1
STARTS_IN_TOWN: Final[i64] = 2
BATTLE_WON: Final[i64] = 4
UNIT_LOST: Final[i64] = 8
WOUNDS_DEALT_1: Final[i64] = 16
WOUNDS_DEALT_2: Final[i64] = 32
UNIT_BOUGHT: Final[i64] = 64
FROM_OPPONENT: Final[i64] = 128
FROM_NOBODY: Final[i64] = 256
CHESTS: Final[i64] = 512
LEGENDARY_TIER: Final[i64] = 1024

STATS: Final = (
    "strength", "magic", "initiative", "command", "rout", "attacks", "movement-points", "power", "recruit-limit",
    "flight-loss", "treasure-parts", "skills-drawn", "scrolls-drawn", "artifacts-drawn",
)  # fmt: skip
STRENGTH: Final[i64] = 0
MAGIC: Final[i64] = 1
INITIATIVE: Final[i64] = 2
COMMAND: Final[i64] = 3
ROUT: Final[i64] = 4
ATTACKS: Final[i64] = 5
MOVEMENT: Final[i64] = 6
POWER: Final[i64] = 7
RECRUIT_LIMIT: Final[i64] = 8
FLIGHT_LOSS: Final[i64] = 9
TREASURE_PARTS: Final[i64] = 10
SKILLS_DRAWN: Final[i64] = 11
SCROLLS_DRAWN: Final[i64] = 12
ARTIFACTS_DRAWN: Final[i64] = 13

ABILITIES: Final = ("precise-attack", "defence", "toughness", "piercing", "slayer", "fury", "regeneration")
PRECISE: Final[i64] = 0
DEFENCE: Final[i64] = 1
TOUGHNESS: Final[i64] = 2
PIERCING: Final[i64] = 3
SLAYER: Final[i64] = 4
FURY: Final[i64] = 5
REGENERATION: Final[i64] = 6

PERMISSIONS: Final = (
    "elite-die", "attack", "flight", "scrolls", "recruit-heroes", "recruit-elites", "trade", "town-by-portal",
    "portal-to-portal", "cross-mountains", "cross-water", "win-ties",
)  # fmt: skip
ELITE_DIE: Final[i64] = 0
TO_ATTACK: Final[i64] = 1
FLIGHT: Final[i64] = 2
SCROLLS: Final[i64] = 3
RECRUIT_HEROES: Final[i64] = 4
RECRUIT_ELITES: Final[i64] = 5
TRADE: Final[i64] = 6
TOWN_BY_PORTAL: Final[i64] = 7
PORTAL_TO_PORTAL: Final[i64] = 8
CROSS_MOUNTAINS: Final[i64] = 9
CROSS_WATER: Final[i64] = 10
WIN_TIES: Final[i64] = 11

GOODS: Final = (
    "gold", "resources", "resources-or-gold", "luck-token", "xp", "power", "unit", "activation", "special-action-card",
)  # fmt: skip
GOLD: Final[i64] = 0
RESOURCES: Final[i64] = 1
RESOURCES_OR_GOLD: Final[i64] = 2
LUCK_TOKEN: Final[i64] = 3
XP: Final[i64] = 4
POWER_POINTS: Final[i64] = 5
UNIT: Final[i64] = 6
ACTIVATION: Final[i64] = 7
SPECIAL_CARD: Final[i64] = 8

LOTS: Final = ("attack", "elite-die", "card")  # the wounds a prevention is about
OF_ATTACK: Final[i64] = 0
OF_ELITE_DIE: Final[i64] = 1
OF_CARD: Final[i64] = 2

DICE_KINDS: Final = ("misses", "hits")
MISSES: Final[i64] = 0
HITS: Final[i64] = 1

DECKS: Final = ("skill", "scroll", "artifact", "treasure", "any")
SKILL_DECK: Final[i64] = 0
SCROLL_DECK: Final[i64] = 1
ARTIFACT_DECK: Final[i64] = 2
TREASURE_DECK: Final[i64] = 3
ANY_DISCARD: Final[i64] = 4

PRICES: Final = ("building", "town-level", "advance", "unit")
ON_BUILDING: Final[i64] = 0
ON_LEVEL: Final[i64] = 1
ON_ADVANCE: Final[i64] = 2
ON_UNIT: Final[i64] = 3

WAYS: Final = ("own-town", "portal")
TO_TOWN: Final[i64] = 0
TO_PORTAL: Final[i64] = 1

SIDES: Final = ("basic", "elite")
BASIC: Final[i64] = 0
ELITE: Final[i64] = 1

FACES: Final = ("one-skull", "two-skulls", "luck", "laurel", "bad-luck")
ONE_SKULL: Final[i64] = 0
TWO_SKULLS: Final[i64] = 1
LUCK_FACE: Final[i64] = 2
LAUREL: Final[i64] = 3
BAD_LUCK: Final[i64] = 4

ACTIONS: Final = ("hero-activation", "gather", "build", "recruit")
ACTIVATE: Final[i64] = 0
TO_GATHER: Final[i64] = 1
TO_BUILD: Final[i64] = 2
TO_RECRUIT: Final[i64] = 3

TERRAINS: Final = ("open", "water", "mountain", "port")
OPEN: Final[i64] = 0
WATER: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
PORT: Final[i64] = 3
NO_FIELD: Final[i64] = 4  # a hole of the pattern

PLACE_KINDS: Final = ("control", "explore", "pass")
CONTROLLED: Final[i64] = 0
EXPLORED: Final[i64] = 1
PASSED: Final[i64] = 2

TIERS: Final = ("common", "dangerous", "legendary")
LEGENDARY: Final[i64] = 2
