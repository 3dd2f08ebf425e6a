"""The words and ids that stand on the wire for the small integers of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from interregnum.games.heroes.border import notation, stored_stack
from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards.scrolls import A_SCROLL
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.terms import FACES, Face

Value: TypeAlias = int | str | None  # of a procedure that waits: a number, a word or an id; nobody and nothing are null


class Part(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A part of a view or an event."""


class Tables:
    """The ids of a box, to be read by the numbers of the engine; the last entry, which -1 finds, is null."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.ids: Final[list[str | None]] = [*box.ids, None]
        self.heroes: Final[list[str | None]] = [*box.hero_ids, None]
        self.factions: Final[list[str | None]] = [*box.faction_ids, None]
        self.tokens: Final[list[str | None]] = [*box.token_ids, None]
        self.creatures: Final[list[str | None]] = [*stored_stack.creature_names(box), None]
        self.faces: Final[list[Face | None]] = [*FACES, None]
        self.sides: Final[list[notation.Side | None]] = [*notation.SIDE_WORDS, None]
        self.fields: Final = [notation.write_field(field) for field in range(notation.ROWS * STRIDE)]
        self.standing: Final = notation.all_fighters(box)
        self.fighters: Final = {fighter: notation.write_fighter(box, fighter) for fighter in self.standing}
        self.uses: Final[dict[int, str]] = {}
        self.kinds: Final = kinds_of_values(box, self.fields, self.fighters)

    def use(self, key: int) -> str:
        """A use that counts; looked up in the whole box only once."""
        if key not in self.uses:
            self.uses[key] = stored_stack.use_name(self.box, key)
        return self.uses[key]


def kinds_of_values(box: Box, fields: list[str], fighters: dict[int, str]) -> dict[str, dict[int, Value]]:
    """What a value of each kind stands for, by its number; numbers and seats stand for themselves."""
    names: dict[str, Sequence[str]] = {
        "rule": [stored_stack.rule_name(box, rule) for rule in range(2 * len(box.ids))],
        "field": fields,
        "hero": box.hero_ids,
        "card": box.ids,
        "treasure": box.ids,
        **{kind: stored_stack.words_of(kind) for kind in ("side", "window", "pile")},
    }
    found: dict[str, dict[int, Value]] = {kind: {-1: None, **dict(enumerate(row))} for kind, row in names.items()}
    found["fighter"] = {-1: None, int(NO_TARGET): stored_stack.NAMES_NOBODY, **fighters}
    found["target"] = {**found["fighter"], int(A_SCROLL): int(A_SCROLL)}
    return found
