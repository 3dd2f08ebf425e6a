"""The words that stand on the wire for the small integers of the engine, as types for the schema."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.script import slot_kinds
from interregnum.kernel.pending import Pending

Ask: TypeAlias = Literal[
    "setup", "act", "more", "draw", "keep", "move", "player", "faction", "pile", "pick", "bury", "discard", "take",
    "place", "turn-over", "look", "exchange", "exchange-with", "play", "reveal", "option",
]  # fmt: skip
Phase: TypeAlias = Literal["setup", "act", "more", "draw", "keep", "end"]
Zone: TypeAlias = Literal["party-up", "party-down", "hand", "tavern", "harbor", "wilderness", "graveyard", "aside"]
How: TypeAlias = Literal[
    "played", "buried", "discarded", "taken", "placed", "turned-over", "drawn", "drawn-at-random", "lifted",
    "returned", "refilled", "saved",
]  # fmt: skip
Faction: TypeAlias = Literal["undead", "water-folk", "imperial-army", "hill-tribes"]
Reason: TypeAlias = Literal["sole", "most", "fewest", "number", "nobody"]
Named: TypeAlias = Literal["player", "faction", "pile"]

ASKS: Final[tuple[Ask, ...]] = get_args(Ask)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ZONES: Final[tuple[Zone, ...]] = get_args(Zone)
HOWS: Final[tuple[How, ...]] = get_args(How)
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


class Part(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A part of a view or an event."""


class Tables:
    """The ids of a box, to be read by the numbers of the engine: UNKNOWN (-1) and EMPTY (-2) find null."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.cards: Final[list[str | None]] = [*box.ids, None, None]
        self.leaders: Final[list[str | None]] = [*box.leader_ids, None]
        none = ["player"] * len(Pending(0, 0, True).slots)
        kinds = [slot_kinds(card) for card in box.facts.cards]
        self.slots: Final = [row + none[len(row) :] for row in kinds]  # what each slot of a card names
