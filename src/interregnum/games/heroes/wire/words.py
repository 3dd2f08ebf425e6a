"""The words that stand on the wire for the small integers of the engine, as types for the schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from interregnum.games.heroes.border import notation, stored_stack
from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards.scrolls import A_SCROLL
from interregnum.games.heroes.engine.map.board import STRIDE

Ask: TypeAlias = Literal[
    "faction", "town", "start-hero", "turn", "next-hero", "move", "gathered", "income", "build", "recruit", "window",
    "target", "announce", "face", "luck", "reroll", "wounded", "heal", "laurels", "flee", "give-up", "order", "deck",
    "keep", "part", "spend", "deposit", "reward", "take-over", "one-hero", "portal", "dismiss", "turn-elite",
]  # fmt: skip
Program: TypeAlias = Literal[
    "set-up", "round", "activations", "activation", "gathering", "building", "recruiting", "battle", "attack",
    "wounds", "window", "using", "healing", "laurel", "flight", "gain-skill", "gain-scroll", "gain-artifact",
    "treasure", "gain-xp", "from-discards", "spoils", "taking-over", "taking", "exploring", "enter-play", "promoting",
    "trimming", "arriving", "revealing", "card-wounds", "aftermath",
]  # fmt: skip
End: TypeAlias = Literal["going-on", "domination", "time-out"]
Side: TypeAlias = Literal["attacker", "defender"]
TokenSide: TypeAlias = Literal["basic", "elite"]
Face: TypeAlias = Literal["one-skull", "two-skulls", "luck", "laurel", "bad-luck"]
Action: TypeAlias = Literal["hero-activation", "gather", "build", "recruit"]
Pile: TypeAlias = Literal["might", "magic", "scroll", "artifact", "treasure"]
Good: TypeAlias = Literal[
    "gold", "resources", "resources-or-gold", "luck-token", "xp", "power", "unit", "activation", "special-action-card",
]  # fmt: skip
Why: TypeAlias = Literal["luck-face", "bad-luck", "precise", "luck-token", "card", "elite-die"]
Healing: TypeAlias = Literal["returned", "turned-elite", "unmarked", "wound-removed"]
LastingVerb: TypeAlias = Literal["add-stat", "substitute", "grant", "allow", "forbid"]
Duration: TypeAlias = Literal["", "attack", "turn", "battle"]
Target: TypeAlias = Literal[
    "hero", "one-hero", "player", "army", "own-stack", "own-stacks", "enemy-stack", "enemy-stacks", "that-stack",
    "creatures", "both-sides", "attack", "scroll",
]  # fmt: skip

ASKS: Final[tuple[Ask, ...]] = get_args(Ask)
PROGRAMS: Final[tuple[Program, ...]] = get_args(Program)
ENDS: Final[tuple[End, ...]] = get_args(End)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
FACES: Final[tuple[Face, ...]] = get_args(Face)
LASTING_VERBS: Final[tuple[LastingVerb, ...]] = get_args(LastingVerb)
DURATIONS: Final[tuple[Duration, ...]] = get_args(Duration)
TARGETS: Final[tuple[Target, ...]] = get_args(Target)


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
        self.sides: Final[list[Side | None]] = [*SIDES, None]
        self.fields: Final = [notation.write_field(field) for field in range(notation.ROWS * STRIDE)]
        self.standing: Final = stored_stack.all_fighters(box)
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
