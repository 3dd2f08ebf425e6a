"""What an answer of Heroes does, for clients that know no rules: where it points, what it takes, how far it goes.

It points at what its parts name, by the ids of the view and the book: `field/c7`, `stack/attacker-2`, `hero/anton`,
`unit/griffins`, `building/marketplace`, `scroll/haste`, `action/special`, `faction/haven`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import UNSET, UnsetType

from interregnum.choices import Answer
from interregnum.games.heroes.border.notation import CHOICES, PASS, action_of, trophies_of
from interregnum.games.heroes.engine.box import KINDS, Box, unit_of_hero
from interregnum.games.heroes.engine.flow.programs import FLIGHT_SIDE
from interregnum.games.heroes.engine.sight import Price, Sight
from interregnum.games.heroes.engine.terms import SIDES
from interregnum.games.heroes.wire.tables import Tables
from interregnum.wire.offers import Offer

Places: TypeAlias = dict[str, dict[int, str]]  # by the kind of a part and its value

BATTLES: Final = "battles"  # the group of ways that end in one
WAYS: Final = ("go", "visit")


def places_of(tables: Tables) -> Places:
    """The address of everything that an answer can name."""
    box = tables.box
    stacks = {fighter: f"stack/{name}" for fighter, name in tables.fighters.items()}
    return {
        "field": named("field", tables.fields),
        "fighter": stacks,
        "target": stacks,
        "aim": stacks,
        "hero": named("hero", box.hero_ids),
        "unit": named("unit", box.unit_ids),
        "faction": named("faction", box.faction_ids),
        "building": named("building", [one.id for one in box.facts.buildings]),
        "action-card": named("action", box.card_ids),
        "card": {number: f"{KINDS[box.kinds[number]]}/{name}" for number, name in enumerate(box.ids)},
    }


def named(kind: str, names: Iterable[str]) -> dict[int, str]:
    return {number: f"{kind}/{name}" for number, name in enumerate(names)}


def write_offer(places: Places, sight: Sight, choice: int, written: str, text: str | UnsetType) -> Offer:
    answer = CHOICES.decode(choice)
    return Offer(
        written,
        written.partition(" ")[0],
        pointed_at(places, answer),
        BATTLES if answer.name == "go" and sight.begins_battle(choice) else answer.group,
        about(sight.view.box, answer) or UNSET,
        cost(sight, answer) or UNSET,
        sight.steps()[answer["field"]] if answer.name in WAYS else UNSET,
        {name: [now, then] for name, now, then in sight.changes(choice)} or UNSET,
        text,
    )


def pointed_at(places: Places, answer: Answer) -> list[str]:
    """What the answer names, in the order of its parts; a level is the unit of that level in the hero's town."""
    values = [(part.names, answer[part.name]) for part in answer.row.parts]
    if "hero" in answer and "level" in answer:
        values.append(("unit", unit_of_hero(answer["hero"], answer["level"])))
    return [places[kind][value] for kind, value in values if value in places.get(kind, ())]


def about(box: Box, answer: Answer) -> dict[str, str]:
    """What else it says, by the name of the part: the action of a card, the side of a unit, a level without a hero."""
    found = {}
    if answer.name == "play" and answer["action"] != PASS:
        found["action"] = action_of(box, answer)
    if "level" in answer and "hero" not in answer:
        found["level"] = str(answer["level"] + 1)
    if "side" in answer:
        found["side"] = SIDES[answer["side"]]
    return found


def cost(sight: Sight, answer: Answer) -> dict[str, int]:
    """Resources and gold, XP of trophies, tokens of an army: what is gone afterwards."""
    if answer.name == "flee":
        return {"tokens": sight.flight_loss(sight.view.stack[-1].slots[FLIGHT_SIDE])}
    if answer.name == "advance":
        return {"xp": sum(trophies_of(answer["trophies"]))}
    paid = price(sight, answer)
    goods = () if paid is None else (("resources", paid.resources), ("gold", paid.gold))
    return {good: n for good, n in goods if n}


def price(sight: Sight, answer: Answer) -> Price | None:
    """What is paid; nothing for an answer that has no price."""
    seat = sight.view.asked
    match answer.name:
        case "level-up":
            return sight.level_price(seat)
        case "build" | "build-for-gold":
            return sight.building_price(seat, answer["building"], answer.name == "build-for-gold")
        case "buy":
            return sight.unit_price(answer["hero"], answer["level"], answer["side"])
        case "upgrade":
            return sight.upgrade_price(answer["hero"], answer["level"])
        case "hire":
            return sight.hero_price()
        case "for-gold":
            return Price(sight.given(answer["amount"]), 0)
        case "for-resources":
            return Price(0, sight.given(answer["amount"]))
    return None
