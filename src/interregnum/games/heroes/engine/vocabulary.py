"""The words the content files may use; `components.toml` says what each of them means, and `load` compares."""

from __future__ import annotations

from typing import Final

# What an entry may say about where it comes from; nothing in the game depends on it.
SOURCES: Final = ("rulebook", "inferred", "public", "ours")

TIERS: Final = ("common", "dangerous", "legendary")
ELEMENTALS: Final = ("earth-elemental", "water-elemental", "light-elemental", "shadow-elemental")
ABILITIES: Final = ("precise-attack", "defence", "toughness", "piercing", "slayer", "fury", "regeneration")
ENCOUNTERS_ONLY: Final = ("slayer", "fury", "regeneration")
MIGHT: Final = ("virtues", "war-cries", "tactics", "art-of-war", "realm")
MAGIC: Final = ("primal", "darkness", "light", "earth", "water")
SCHOOLS: Final = MIGHT + MAGIC
DIE_FACES: Final = ("one-skull", "two-skulls", "luck", "laurel", "bad-luck")
REPUTATIONS: Final = ("tears", "balance", "blood")
FACTIONS: Final = ("haven", "necropolis", "sanctuary", "stronghold")
ACTIONS: Final = ("hero-activation", "gather", "build", "recruit")
ARTIFACT_TYPES: Final = ("clothing", "armour", "weapon", "treasure", "pouch")
PHASES: Final = ("crescent", "quarter", "full-moon")
TERRAINS: Final = ("open", "water", "mountain", "port")
PLACE_KINDS: Final = ("control", "explore", "pass")
SIDES: Final = ("basic", "elite")
LENGTHS: Final = ("short", "medium", "long")

WINDOWS: Final = (
    "always",
    "game-start",
    "enter-play",
    "round-start",
    "activation-start",
    "gather",
    "after-recruit",
    "explore",
    "take-control",
    "take-part",
    "before-battle",
    "turn-start",
    "in-battle",
    "own-roll",
    "enemy-roll",
    "before-wounds",
    "after-own-attack",
    "after-enemy-attack",
    "enemy-scroll",
    "turn-end",
    "after-battle",
)
TARGETS: Final = (
    "hero",
    "one-hero",
    "player",
    "army",
    "own-stack",
    "own-stacks",
    "enemy-stack",
    "enemy-stacks",
    "that-stack",
    "creatures",
    "both-sides",
    "attack",
    "scroll",
)
DURATIONS: Final = ("attack", "turn", "battle")
LIMITS: Final = ("once-battle", "once-turn", "once-action")
CONDITIONS: Final = (
    "first-turn",
    "starts-in-own-town",
    "battle-won",
    "unit-lost",
    "wounds-dealt-1",
    "wounds-dealt-2",
    "unit-bought",
    "taken-from-opponent",
    "taken-from-nobody",
    "chests-of-encounter",
    "tier-legendary",
)
STATS: Final = (
    "strength",
    "magic",
    "initiative",
    "command",
    "rout",
    "attacks",
    "movement-points",
    "power",
    "recruit-limit",
    "flight-loss",
    "treasure-parts",
    "skills-drawn",
    "scrolls-drawn",
    "artifacts-drawn",
)
GOODS: Final = (
    "gold",
    "resources",
    "resources-or-gold",
    "luck-token",
    "xp",
    "power",
    "unit",
    "activation",
    "special-action-card",
)
# The permissions and the verbs that may speak of them.
PERMISSIONS: Final = {
    "elite-die": ("allow", "forbid"),
    "attack": ("forbid",),
    "flight": ("forbid",),
    "scrolls": ("forbid",),
    "recruit-heroes": ("allow",),
    "recruit-elites": ("allow",),
    "trade": ("allow",),
    "town-by-portal": ("allow",),
    "portal-to-portal": ("allow",),
    "cross-mountains": ("allow",),
    "cross-water": ("allow",),
    "win-ties": ("allow",),
}
# The keys a verb cannot do without.
NEEDS: Final = {
    "add-stat": ("stat", "amount"),
    "substitute": ("stat", "with"),
    "grant": ("ability",),
    "allow": ("what",),
    "forbid": ("what",),
    "wound": (),
    "prevent": ("amount", "of"),
    "reroll": ("which", "amount"),
    "resurrect": ("amount",),
    "turn-elite": ("amount",),
    "summon": ("what",),
    "gain": ("what", "amount"),
    "draw": ("deck",),
    "discount": ("on", "amount"),
    "recruit-units": ("amount",),
    "relocate": ("to",),
    "cancel": (),
}
VERBS: Final = tuple(NEEDS)
# The keys a verb may have besides.
MAYBE: Final = {
    "wound": ("amount", "dice", "against"),
    "gain": ("from", "unit", "strength", "side"),
    "draw": ("parts", "from"),
    "discount": ("unit", "side"),
}
# The keys every effect may have.
COMMON_KEYS: Final = ("when", "do", "target", "dur", "limit", "cond", "instead_of_attack", "optional")
VERB_TARGETS: Final = {
    "add-stat": (
        "hero",
        "player",
        "own-stack",
        "own-stacks",
        "enemy-stack",
        "enemy-stacks",
        "that-stack",
        "creatures",
    ),
    "substitute": ("hero",),
    "grant": ("hero", "own-stack", "own-stacks"),
    "allow": ("hero", "player"),
    "forbid": ("enemy-stack", "both-sides", "player"),
    "wound": ("enemy-stack", "enemy-stacks", "that-stack"),
    "prevent": ("army",),
    "reroll": ("attack",),
    "resurrect": ("army", "that-stack"),
    "turn-elite": ("army",),
    "summon": ("army",),
    "gain": ("hero", "one-hero", "player"),
    "draw": ("hero",),
    "discount": ("hero", "player"),
    "recruit-units": ("hero",),
    "relocate": ("hero",),
    "cancel": ("scroll",),
}
# Verbs whose effect lasts: outside the window "always" they need a duration, all others have none.
LASTING: Final = ("add-stat", "substitute", "grant", "allow", "forbid")
# Verbs whose amount may be "all".
ALL_OR_SOME: Final = ("prevent", "reroll", "turn-elite")
# A change of Initiative at any other moment would come too late for the track of the turn (MMH-RUL-105).
INITIATIVE_WINDOWS: Final = ("always", "before-battle", "turn-start")
# Windows that an attack opened: "that stack" is the one that attacked.
ATTACK_WINDOWS: Final = ("after-own-attack", "after-enemy-attack")
PREVENTED: Final = ("attack", "elite-die", "card")
REROLLED: Final = ("misses", "hits")
DECKS: Final = ("skill", "scroll", "artifact", "treasure", "any")
DISCOUNTED: Final = ("building", "town-level", "advance", "unit")
RELOCATIONS: Final = ("own-town", "portal")
OPTIONS: Final = ("octagon",)
