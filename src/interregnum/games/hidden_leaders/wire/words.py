"""Ids by the numbers of the engine, and what parts of views and events have in common."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.script import slot_kinds
from interregnum.kernel.pending import Pending


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
