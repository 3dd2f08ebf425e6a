"""What an answer of Heroes does, for clients that know no rules: where it points, what it takes, how far it goes.

No two things of the box have the same id, so an answer in notation says by its words where it points: `field/c7`,
`stack/attacker-2`, `hero/anton`, `building/marketplace`, `unit/griffins`, `scroll/haste`, `action/special`.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import KINDS, Box
from interregnum.games.heroes.engine.flow.programs import FLIGHT_SIDE
from interregnum.games.heroes.engine.sight import Sight
from interregnum.games.heroes.wire.tables import Tables
from interregnum.wire.offers import Offer

# The groups of answers whose verb is not their group.
GROUPS: Final = {"go": "fields", "visit": "places", "level-up": "build"}
BATTLES: Final = "battles"
TRADE: Final = "trade"  # for gold, or for resources


def addresses(tables: Tables) -> dict[str, str]:
    """Where each word of the notation points that names something."""
    box = tables.box
    rows = {
        "field": tables.fields,
        "stack": list(tables.fighters.values()),
        "hero": box.hero_ids,
        "unit": box.unit_ids,
        "faction": box.faction_ids,
        "action": box.card_ids,
    }
    named = [(name, f"{kind}/{name}") for kind, names in rows.items() for name in names] + sources(box)
    found = dict(named)
    assert len(named) == len(found), "two things have the same id"
    return found


def sources(box: Box) -> list[tuple[str, str]]:
    """Cards, buildings and whatever else has effects, by their kinds."""
    return [(name, f"{KINDS[kind]}/{name}") for name, kind in zip(box.ids, box.kinds, strict=True)]


def write_offer(places: dict[str, str], sight: Sight, choice: int, written: str, text: str | UnsetType) -> Offer:
    verb, *words = written.split()
    return Offer(
        written,
        verb,
        pointed_at(places, words),
        group(sight, choice, verb, words),
        cost(sight, choice) or UNSET,
        steps(sight, choice),
        text,
    )


def pointed_at(places: dict[str, str], words: list[str]) -> list[str]:
    """The places that these words name."""
    return [places[word] for word in words if word in places]


def group(sight: Sight, choice: int, verb: str, words: list[str]) -> str:
    """What stands together: ways, battles and places apart, purchases by what is bought."""
    if verb == TRADE:
        return f"{words[0]}-{words[-1]}"
    return BATTLES if verb == "go" and sight.begins_battle(choice) else GROUPS.get(verb, verb)


def cost(sight: Sight, choice: int) -> dict[str, int]:
    """Resources and gold, XP of trophies, tokens of an army: what is gone afterwards."""
    if choice == c.TAKE_FLIGHT:
        return {"tokens": sight.flight_loss(sight.view.stack[-1].slots[FLIGHT_SIDE])}
    if choice >= c.ADVANCE:
        return {"xp": sight.trophies_xp(choice)}
    price = sight.price(choice)
    if price is None:
        return {}
    return {good: n for good, n in (("resources", price.resources), ("gold", price.gold)) if n}


def steps(sight: Sight, choice: int) -> int | UnsetType:
    """The movement points of the way to a field."""
    return sight.steps()[(choice - c.GO) % (c.VISIT - c.GO)] if c.GO <= choice < c.FIELD else UNSET
