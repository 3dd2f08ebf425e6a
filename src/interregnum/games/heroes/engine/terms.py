"""The words of the content and the wire, each list once; in the engine a word is its place in its list."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

WINDOWS: Final = (
    "always", "game-start", "enter-play", "round-start", "activation-start", "gather", "after-recruit", "explore",
    "take-control", "take-part", "before-battle", "turn-start", "in-battle", "own-roll", "enemy-roll",
    "before-wounds", "after-own-attack", "after-enemy-attack", "enemy-scroll", "turn-end", "after-battle",
)  # fmt: skip
ALWAYS: Final[i64] = WINDOWS.index("always")
GAME_START: Final[i64] = WINDOWS.index("game-start")
ENTER_PLAY: Final[i64] = WINDOWS.index("enter-play")
ROUND_START: Final[i64] = WINDOWS.index("round-start")
ACTIVATION_START: Final[i64] = WINDOWS.index("activation-start")
GATHER: Final[i64] = WINDOWS.index("gather")
AFTER_RECRUIT: Final[i64] = WINDOWS.index("after-recruit")
EXPLORE: Final[i64] = WINDOWS.index("explore")
TAKE_CONTROL: Final[i64] = WINDOWS.index("take-control")
TAKE_PART: Final[i64] = WINDOWS.index("take-part")
BEFORE_BATTLE: Final[i64] = WINDOWS.index("before-battle")
TURN_START: Final[i64] = WINDOWS.index("turn-start")
IN_BATTLE: Final[i64] = WINDOWS.index("in-battle")
OWN_ROLL: Final[i64] = WINDOWS.index("own-roll")
ENEMY_ROLL: Final[i64] = WINDOWS.index("enemy-roll")
BEFORE_WOUNDS: Final[i64] = WINDOWS.index("before-wounds")
AFTER_OWN_ATTACK: Final[i64] = WINDOWS.index("after-own-attack")
AFTER_ENEMY_ATTACK: Final[i64] = WINDOWS.index("after-enemy-attack")
ENEMY_SCROLL: Final[i64] = WINDOWS.index("enemy-scroll")
TURN_END: Final[i64] = WINDOWS.index("turn-end")
AFTER_BATTLE: Final[i64] = WINDOWS.index("after-battle")

# Verbs whose effect lasts: outside the window "always" they need a duration, all others have none.
LastingVerb: TypeAlias = Literal["add-stat", "substitute", "grant", "allow", "forbid"]
LASTING: Final[tuple[LastingVerb, ...]] = get_args(LastingVerb)
Verb: TypeAlias = Literal[
    LastingVerb, "wound", "prevent", "reroll", "resurrect", "turn-elite", "summon", "gain", "draw", "discount",
    "recruit-units", "relocate", "cancel",
]  # fmt: skip
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
ADD_STAT: Final[i64] = VERBS.index("add-stat")
SUBSTITUTE: Final[i64] = VERBS.index("substitute")
GRANT: Final[i64] = VERBS.index("grant")
ALLOW: Final[i64] = VERBS.index("allow")
FORBID: Final[i64] = VERBS.index("forbid")
WOUND: Final[i64] = VERBS.index("wound")
PREVENT: Final[i64] = VERBS.index("prevent")
REROLL: Final[i64] = VERBS.index("reroll")
RESURRECT: Final[i64] = VERBS.index("resurrect")
TURN_ELITE: Final[i64] = VERBS.index("turn-elite")
SUMMON: Final[i64] = VERBS.index("summon")
GAIN: Final[i64] = VERBS.index("gain")
DRAW: Final[i64] = VERBS.index("draw")
DISCOUNT: Final[i64] = VERBS.index("discount")
RECRUIT_UNITS: Final[i64] = VERBS.index("recruit-units")
RELOCATE: Final[i64] = VERBS.index("relocate")
CANCEL: Final[i64] = VERBS.index("cancel")

Target: TypeAlias = Literal[
    "hero", "one-hero", "player", "army", "own-stack", "own-stacks", "enemy-stack", "enemy-stacks", "that-stack",
    "creatures", "both-sides", "attack", "scroll",
]  # fmt: skip
TARGETS: Final[tuple[Target, ...]] = get_args(Target)
ITS_HERO: Final[i64] = TARGETS.index("hero")
CHOSEN_HERO: Final[i64] = TARGETS.index("one-hero")
PLAYER: Final[i64] = TARGETS.index("player")
ARMY: Final[i64] = TARGETS.index("army")
OWN_STACK: Final[i64] = TARGETS.index("own-stack")
OWN_STACKS: Final[i64] = TARGETS.index("own-stacks")
ENEMY_STACK: Final[i64] = TARGETS.index("enemy-stack")
ENEMY_STACKS: Final[i64] = TARGETS.index("enemy-stacks")
THAT_STACK: Final[i64] = TARGETS.index("that-stack")
CREATURES: Final[i64] = TARGETS.index("creatures")
BOTH_SIDES: Final[i64] = TARGETS.index("both-sides")

Duration: TypeAlias = Literal["", "attack", "turn", "battle"]
DURATIONS: Final[tuple[Duration, ...]] = get_args(Duration)
FOR_ATTACK: Final[i64] = DURATIONS.index("attack")
FOR_TURN: Final[i64] = DURATIONS.index("turn")
FOR_BATTLE: Final[i64] = DURATIONS.index("battle")

LIMITS: Final = ("", "once-battle", "once-turn", "once-action")
NO_LIMIT: Final[i64] = LIMITS.index("")
ONCE_BATTLE: Final[i64] = LIMITS.index("once-battle")
ONCE_TURN: Final[i64] = LIMITS.index("once-turn")

CONDITIONS: Final = (
    "first-turn", "starts-in-own-town", "battle-won", "unit-lost", "wounds-dealt-1", "wounds-dealt-2", "unit-bought",
    "taken-from-opponent", "taken-from-nobody", "chests-of-encounter", "tier-legendary",
)  # fmt: skip
FIRST_TURN: Final[i64] = 1 << CONDITIONS.index("first-turn")
STARTS_IN_TOWN: Final[i64] = 1 << CONDITIONS.index("starts-in-own-town")
HAS_WON: Final[i64] = 1 << CONDITIONS.index("battle-won")
UNIT_LOST: Final[i64] = 1 << CONDITIONS.index("unit-lost")
WOUNDS_DEALT_1: Final[i64] = 1 << CONDITIONS.index("wounds-dealt-1")
WOUNDS_DEALT_2: Final[i64] = 1 << CONDITIONS.index("wounds-dealt-2")
UNIT_BOUGHT: Final[i64] = 1 << CONDITIONS.index("unit-bought")
FROM_OPPONENT: Final[i64] = 1 << CONDITIONS.index("taken-from-opponent")
FROM_NOBODY: Final[i64] = 1 << CONDITIONS.index("taken-from-nobody")
CHESTS: Final[i64] = 1 << CONDITIONS.index("chests-of-encounter")
LEGENDARY_TIER: Final[i64] = 1 << CONDITIONS.index("tier-legendary")

STATS: Final = (
    "strength", "magic", "initiative", "command", "rout", "attacks", "movement-points", "power", "recruit-limit",
    "flight-loss", "treasure-parts", "skills-drawn", "scrolls-drawn", "artifacts-drawn",
)  # fmt: skip
STRENGTH: Final[i64] = STATS.index("strength")
MAGIC: Final[i64] = STATS.index("magic")
INITIATIVE: Final[i64] = STATS.index("initiative")
COMMAND: Final[i64] = STATS.index("command")
ROUT: Final[i64] = STATS.index("rout")
ATTACKS: Final[i64] = STATS.index("attacks")
MOVEMENT: Final[i64] = STATS.index("movement-points")
POWER: Final[i64] = STATS.index("power")
RECRUIT_LIMIT: Final[i64] = STATS.index("recruit-limit")
FLIGHT_LOSS: Final[i64] = STATS.index("flight-loss")
TREASURE_PARTS: Final[i64] = STATS.index("treasure-parts")
SKILLS_DRAWN: Final[i64] = STATS.index("skills-drawn")
SCROLLS_DRAWN: Final[i64] = STATS.index("scrolls-drawn")
ARTIFACTS_DRAWN: Final[i64] = STATS.index("artifacts-drawn")

ABILITIES: Final = ("precise-attack", "defence", "toughness", "piercing", "slayer", "fury", "regeneration")
PRECISE: Final[i64] = ABILITIES.index("precise-attack")
DEFENCE: Final[i64] = ABILITIES.index("defence")
TOUGHNESS: Final[i64] = ABILITIES.index("toughness")
PIERCING: Final[i64] = ABILITIES.index("piercing")
SLAYER: Final[i64] = ABILITIES.index("slayer")
FURY: Final[i64] = ABILITIES.index("fury")
REGENERATION: Final[i64] = ABILITIES.index("regeneration")

PERMISSIONS: Final = (
    "elite-die", "attack", "flight", "scrolls", "recruit-heroes", "recruit-elites", "trade", "town-by-portal",
    "portal-to-portal", "cross-mountains", "cross-water", "win-ties",
)  # fmt: skip
ELITE_DIE: Final[i64] = PERMISSIONS.index("elite-die")
TO_ATTACK: Final[i64] = PERMISSIONS.index("attack")
TO_FLEE: Final[i64] = PERMISSIONS.index("flight")
SCROLLS: Final[i64] = PERMISSIONS.index("scrolls")
RECRUIT_HEROES: Final[i64] = PERMISSIONS.index("recruit-heroes")
RECRUIT_ELITES: Final[i64] = PERMISSIONS.index("recruit-elites")
TRADE: Final[i64] = PERMISSIONS.index("trade")
TOWN_BY_PORTAL: Final[i64] = PERMISSIONS.index("town-by-portal")
PORTAL_TO_PORTAL: Final[i64] = PERMISSIONS.index("portal-to-portal")
CROSS_MOUNTAINS: Final[i64] = PERMISSIONS.index("cross-mountains")
CROSS_WATER: Final[i64] = PERMISSIONS.index("cross-water")
WIN_TIES: Final[i64] = PERMISSIONS.index("win-ties")

Good: TypeAlias = Literal[
    "gold", "resources", "resources-or-gold", "luck-token", "xp", "power", "unit", "activation", "special-action-card",
]  # fmt: skip
GOODS: Final[tuple[Good, ...]] = get_args(Good)
GOLD: Final[i64] = GOODS.index("gold")
RESOURCES: Final[i64] = GOODS.index("resources")
RESOURCES_OR_GOLD: Final[i64] = GOODS.index("resources-or-gold")
LUCK_TOKEN: Final[i64] = GOODS.index("luck-token")
XP: Final[i64] = GOODS.index("xp")
POWER_POINTS: Final[i64] = GOODS.index("power")
UNIT: Final[i64] = GOODS.index("unit")
ONE_ACTIVATION: Final[i64] = GOODS.index("activation")
SPECIAL_CARD: Final[i64] = GOODS.index("special-action-card")

LOTS: Final = ("attack", "elite-die", "card")  # the wounds a prevention is about
OF_ELITE_DIE: Final[i64] = LOTS.index("elite-die")
OF_CARD: Final[i64] = LOTS.index("card")

DICE_KINDS: Final = ("misses", "hits")
MISSES: Final[i64] = DICE_KINDS.index("misses")

DECKS: Final = ("skill", "scroll", "artifact", "treasure", "any")
SKILL_DECK: Final[i64] = DECKS.index("skill")
SCROLL_DECK: Final[i64] = DECKS.index("scroll")
ARTIFACT_DECK: Final[i64] = DECKS.index("artifact")
ANY_DISCARD: Final[i64] = DECKS.index("any")

PRICES: Final = ("building", "town-level", "advance", "unit")
ON_BUILDING: Final[i64] = PRICES.index("building")
ON_LEVEL: Final[i64] = PRICES.index("town-level")
ON_ADVANCE: Final[i64] = PRICES.index("advance")
ON_UNIT: Final[i64] = PRICES.index("unit")

WAYS: Final = ("own-town", "portal")
TO_TOWN: Final[i64] = WAYS.index("own-town")

TokenSide: TypeAlias = Literal["basic", "elite"]
SIDES: Final[tuple[TokenSide, ...]] = get_args(TokenSide)
BASIC: Final[i64] = SIDES.index("basic")
ELITE: Final[i64] = SIDES.index("elite")

Face: TypeAlias = Literal["one-skull", "two-skulls", "luck", "laurel", "bad-luck"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
ONE_SKULL: Final[i64] = FACES.index("one-skull")
TWO_SKULLS: Final[i64] = FACES.index("two-skulls")
LUCK_FACE: Final[i64] = FACES.index("luck")
LAUREL_FACE: Final[i64] = FACES.index("laurel")
BAD_LUCK: Final[i64] = FACES.index("bad-luck")

Action: TypeAlias = Literal["hero-activation", "gather", "build", "recruit"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
ACTIVATE: Final[i64] = ACTIONS.index("hero-activation")
TO_GATHER: Final[i64] = ACTIONS.index("gather")
TO_BUILD: Final[i64] = ACTIONS.index("build")
TO_RECRUIT: Final[i64] = ACTIONS.index("recruit")

TERRAINS: Final = ("open", "water", "mountain", "port")
OPEN: Final[i64] = TERRAINS.index("open")
WATER: Final[i64] = TERRAINS.index("water")
MOUNTAIN: Final[i64] = TERRAINS.index("mountain")
PORT: Final[i64] = TERRAINS.index("port")
NO_FIELD: Final[i64] = len(TERRAINS)  # a hole of the pattern

PLACE_KINDS: Final = ("control", "explore", "pass")
CONTROLLED: Final[i64] = PLACE_KINDS.index("control")
EXPLORABLE: Final[i64] = PLACE_KINDS.index("explore")

TIERS: Final = ("common", "dangerous", "legendary")
LEGENDARY: Final[i64] = TIERS.index("legendary")

PHASES: Final = ("crescent", "quarter", "full-moon")
ELEMENTALS: Final = ("earth-elemental", "water-elemental", "light-elemental", "shadow-elemental")
MIGHT_SCHOOLS: Final = ("virtues", "war-cries", "tactics", "art-of-war", "realm")
MAGIC_SCHOOLS: Final = ("primal", "darkness", "light", "earth", "water")
SCHOOLS: Final = MIGHT_SCHOOLS + MAGIC_SCHOOLS
REPUTATIONS: Final = ("tears", "balance", "blood")
FACTIONS: Final = ("haven", "necropolis", "sanctuary", "stronghold")
ARTIFACT_TYPES: Final = ("clothing", "armour", "weapon", "treasure", "pouch")
LENGTHS: Final = ("short", "medium", "long")
