"""What the ids of a box stand for."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.notation import ROWS, all_fighters, write_field, write_fighter
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.map.board import STRIDE


class Names:
    """The ids of a box and their numbers, for stored data."""

    def __init__(self, box: Box) -> None:
        self.sources: Final = numbered(box.ids)
        self.heroes: Final = numbered(box.hero_ids)
        self.factions: Final = numbered(box.faction_ids)
        self.units: Final = numbered(box.unit_ids)
        self.cards: Final = numbered(box.card_ids)
        self.tokens: Final = numbered(box.token_ids)
        self.buildings: Final = numbered([one.id for one in box.facts.buildings])
        self.fields: Final = numbered([write_field(field) for field in range(ROWS * STRIDE)])
        self.fighters: Final = {write_fighter(box, fighter): fighter for fighter in all_fighters(box)}


def numbered(ids: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}
