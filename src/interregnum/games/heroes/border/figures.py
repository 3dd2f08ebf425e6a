"""The numbers and words printed on the things of the box, apart from any sentence: what a client draws as icons."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.engine.facts import SideFacts, UnitFacts
from interregnum.games.heroes.engine.map.board import SIGNS

# Of each kind the facts that lie open, `:` before another name; the back of an encounter is nobody's to know
# (MMH-INFO-03), and what a card does is told by its rules.
PRINTED: Final = {
    "hero": "faction strength magic initiative command abilities schools",
    "faction": "building magic_schools:schools",
    "unit": "faction town_level strength initiative tokens",
    "building": "faction town_level resources gold either needs_artifact",
    "card": "actions at_start",
    "skill": "deck school factions",
    "scroll": "level school",
    "artifact": "type set",
    "set": "pieces",
    "week": "phase dark_days",
    "encounter": "kind tier strength initiative number elite:elite_die abilities",
    "elemental": "strength initiative number abilities school",
    "tier": "char:sign rout_needed",
    "place": "char:sign kind power",
}
OPEN_SIGN: Final = "."
TERRAIN_SIGNS: Final = {"open": OPEN_SIGN, **{terrain: sign for sign, terrain in SIGNS.items()}}


def figures(kind: str, key: str, facts: object) -> dict[str, object]:
    """What is printed on a thing of this kind, by name; what it does not have is left out."""
    if kind == "terrain":
        return {"sign": TERRAIN_SIGNS[key]}
    found: dict[str, object] = {}
    for name in PRINTED.get(kind, "").split():
        field, _, shown = name.partition(":")
        value = getattr(facts, field)
        if value not in ("", ()):
            found[shown or field] = list(value) if isinstance(value, tuple) else value
    if isinstance(facts, UnitFacts):
        found["sides"] = [side(facts.basic), side(facts.elite)]
    return found


def side(facts: SideFacts) -> dict[str, object]:
    return {"gold": facts.gold, "abilities": list(facts.abilities)}
