"""Answers that are typed as words: a field, the end, a trade, the name of what an answer is about."""

from __future__ import annotations

from collections.abc import Iterator

from interregnum.games.heroes.border.notation import CHOICES, PASS
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import unit_of_hero
from interregnum.games.heroes.engine.terms import ACTIONS
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.terminal import lookup
from interregnum.games.heroes.terminal.picture import Picture
from interregnum.kernel.errors import UnknownChoice

END = ("end", "koniec", "zakończ", "кінець", "завершити")
TRADE = ("trade", "wymień", "wymiana", "поміняти", "обмін")
GIVEN = {
    "resources": c.FOR_GOLD, "resource": c.FOR_GOLD, "r": c.FOR_GOLD, "zasoby": c.FOR_GOLD, "zasobów": c.FOR_GOLD,
    "ресурси": c.FOR_GOLD, "ресурсів": c.FOR_GOLD,
    "gold": c.FOR_RESOURCES, "g": c.FOR_RESOURCES, "złoto": c.FOR_RESOURCES, "złota": c.FOR_RESOURCES,
    "золото": c.FOR_RESOURCES, "золота": c.FOR_RESOURCES,
}  # fmt: skip
WAYS = 4  # that are named where a word fits several answers


def meant(picture: Picture, text: str) -> int | None:
    """The answer that a word stands for; where it could be several, they are told."""
    word, _, rest = text.partition(" ")
    if text in END and c.DONE in picture.view.choices:
        return int(c.DONE)
    if word in TRADE and not rest.startswith("for "):
        return trade(picture, rest)
    found = fields(picture, text) or named(picture, text)
    if len(found) > 1:
        raise UnknownChoice("heroes-several-ways", facts={"found": text, "ways": written(picture, found)})
    return found[0] if found else None


def fields(picture: Picture, text: str) -> list[int]:
    """What can be done on the field of this name."""
    field = lookup.field_of(picture, text)
    choices = picture.view.choices
    return [code + field for code in (c.GO, c.VISIT, c.FIELD) if field >= 0 and code + field in choices]


def trade(picture: Picture, text: str) -> int:
    """`4 resources`: four resources are given; the kind may be left out where there is only one."""
    amount, _, kind = text.partition(" ")
    kinds = [GIVEN[kind]] if kind in GIVEN else sorted(set(GIVEN.values())) if not kind else []
    taken = int(amount) // picture.box.trade_give * picture.box.trade_take if amount.isdecimal() else 0
    found = [code + taken for code in kinds if taken and code + taken in picture.view.choices]
    exact = [one for one in found if str(picture.sight.given(CHOICES.decode(one)["amount"])) == amount]
    if len(exact) != 1:
        raise UnknownChoice("heroes-trade-how", facts={"found": f"trade {text}".strip()})
    return exact[0]


def named(picture: Picture, text: str) -> list[int]:
    """The answers about what has this name or id, or whose name begins so."""
    about = {choice: [name.casefold() for name in names(picture, choice)] for choice in picture.view.choices}
    exact = [choice for choice, found in about.items() if text in found]
    return exact or [choice for choice, found in about.items() if any(one.startswith(text) for one in found)]


def names(picture: Picture, choice: int) -> Iterator[str]:
    """What an answer is about, by name and by id."""
    answer, box, cards = CHOICES.decode(choice), picture.box, picture.table.cards
    if "building" in answer:
        key = box.facts.buildings[answer["building"]].id
        yield from (key, cards.name("building", key))
    elif answer.name in ("buy", "upgrade", "dismiss"):
        key = box.unit_ids[unit_of_hero(answer["hero"], answer["level"])]
        yield from (key, cards.name("unit", key))
    elif "hero" in answer and answer.name != "advance":
        yield from (box.hero_ids[answer["hero"]], picture.table.hero(answer["hero"]))
    elif "faction" in answer:
        yield from (box.faction_ids[answer["faction"]], picture.table.faction(answer["faction"]))
    elif answer.name in ("card", "use", "sell"):
        yield from (box.ids[answer["card"]], picture.card(answer["card"]))
    elif answer.name == "play" and answer["action"] != PASS:
        key = ACTIONS[box.card_actions[answer["card"]][answer["action"]]]
        yield from (key, cards.name("action", key))


def written(picture: Picture, found: list[int]) -> str:
    """Some of the answers in notation."""
    told = [standard().write_choice(picture.view.ask, one) for one in found[:WAYS]]
    return " | ".join([*told, *["…"] * (len(found) > WAYS)])
