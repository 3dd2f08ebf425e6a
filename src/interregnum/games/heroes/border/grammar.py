"""What the content files may say with each word; `components.toml` says it, too, and `load` compares."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.engine.terms import Target, Verb

# What an entry may say about where it comes from; nothing in the game depends on it.
SOURCES: Final = ("rulebook", "inferred", "public", "ours")

ENCOUNTERS_ONLY: Final = ("slayer", "fury", "regeneration")
# The verbs that may speak of a permission.
PERMITTED: Final[dict[str, tuple[Verb, ...]]] = {
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
NEEDS: Final[dict[str, tuple[str, ...]]] = {
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
# The keys a verb may have besides.
MAYBE: Final[dict[str, tuple[str, ...]]] = {
    "wound": ("amount", "dice", "against"),
    "gain": ("from", "unit", "strength", "side"),
    "draw": ("parts", "from"),
    "discount": ("unit", "side"),
}
# The keys every effect may have.
COMMON_KEYS: Final = ("when", "do", "target", "dur", "limit", "cond", "instead_of_attack", "optional")
VERB_TARGETS: Final[dict[str, tuple[Target, ...]]] = {
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
# Verbs whose amount may be "all".
ALL_OR_SOME: Final[tuple[Verb, ...]] = ("prevent", "reroll", "turn-elite")
# A change of Initiative at any other moment would come too late for the track of the turn (MMH-RUL-105).
INITIATIVE_WINDOWS: Final = ("always", "before-battle", "turn-start")
# Windows that an attack opened: "that stack" is the one that attacked.
ATTACK_WINDOWS: Final = ("after-own-attack", "after-enemy-attack")
OPTIONS: Final = ("octagon",)
