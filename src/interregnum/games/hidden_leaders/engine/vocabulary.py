"""The words a content file may use."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

PILES: Final = ("harbor", "wilderness", "graveyard")
ZONES: Final = ("party", "hand", "tavern", *PILES)
OWNERS: Final = ("you", "other", "any", "next", "each-other")
FACES: Final = ("up", "down", "any")
Marker: TypeAlias = Literal["red", "green", "leading", "trailing"]
MARKERS: Final[tuple[Marker, ...]] = get_args(Marker)
MarkerMode: TypeAlias = Literal["all", "one-of", "any-of"]
MODES: Final[tuple[str, ...]] = ("none", *get_args(MarkerMode))
# The keys each verb understands; whatever else a step says would be told to the reader and ignored by the engine.
KEYS: Final = {
    "markers": (),
    "pick-player": ("who", "having", "not_player", "as", "if"),
    "pick-faction": ("as", "if"),
    "pick-pile": ("from", "as"),
    "pick-card": ("what", "optional", "set_aside", "as", "owner_as"),
    "bury": ("what", "n", "min", "by", "optional", "if"),
    "discard": ("what", "n", "min", "by", "optional", "if", "as"),
    "take": ("what", "n", "min", "optional", "if", "to", "as", "owner_as"),
    "place": ("what", "n", "min", "optional", "if", "to"),
    "turn-over": ("what", "n", "min", "optional", "if", "as"),
    "exchange": ("a", "b", "optional"),
    "draw": ("from", "n", "to", "as"),
    "draw-random": ("what", "to"),
    "look": ("what", "n", "min", "as"),
    "reveal": ("what", "n", "by", "as"),
    "return": ("what", "n", "to"),
    "refill": ("from",),
    "perform": ("what",),
    "play": ("what", "optional"),
    "choose": ("options",),
}
VERBS: Final = tuple(KEYS)
# The keys a verb cannot do without.
NEEDS: Final = {
    "pick-player": ("who", "as"),
    "pick-faction": ("as",),
    "pick-pile": ("from", "as"),
    "pick-card": ("what", "as"),
    "take": ("what", "to"),
    "place": ("what", "to"),
    "exchange": ("a", "b"),
    "draw": ("from", "to"),
    "draw-random": ("what", "to"),
    "return": ("what", "to"),
    "refill": ("from",),
    "choose": ("options",),
    "markers": (),
}
# Where the cards of a verb may lie; "ref" stands for cards that an earlier step bound.
PLACES: Final = {
    "pick-card": ("party", "tavern"),
    "bury": ("party", "ref"),
    "discard": ("party", "tavern", "hand", "ref"),
    "take": ("party", "tavern", "graveyard", "ref"),
    "place": ("hand", "tavern", "party", "ref"),
    "turn-over": ("party",),
    "exchange": ("party", "hand", "tavern", "graveyard", "ref"),
    "draw-random": ("hand",),
    "look": ("party", "wilderness"),
    "reveal": ("hand", "wilderness"),
    "return": ("ref",),
    "perform": ("graveyard", "ref"),
    "play": ("hand",),
}
