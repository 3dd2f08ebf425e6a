"""Bots take answers apart by arithmetic; it agrees with the table of choices."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from interregnum.choices import Answer, Row
from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.bots import codes

KINDS: tuple[tuple[Callable[[int], bool], tuple[str, ...]], ...] = (
    (codes.is_advance, ("advance",)),
    (codes.is_use, ("use",)),
    (codes.is_go, ("go",)),
    (codes.is_visit, ("visit",)),
    (codes.is_buy, ("buy",)),
    (codes.is_upgrade, ("upgrade",)),
    (codes.is_hire, ("hire",)),
    (codes.is_dismissal, ("dismiss",)),
    (codes.is_trade, ("for-gold", "for-resources")),
)


# What an answer names, by the names of its parts in the table.
PARTS: tuple[tuple[str, Callable[[int], object], Callable[[Answer], object]], ...] = (
    ("go", codes.gone, lambda one: one["field"]),
    ("visit", codes.visited, lambda one: one["field"]),
    ("field", codes.site, lambda one: one["field"]),
    ("play", codes.played, lambda one: (one["card"], one["action"])),
    ("card", codes.card, lambda one: one["card"]),
    ("part", codes.part, lambda one: one["part"]),
    ("hire", codes.hired, lambda one: one["hero"]),
    ("build", codes.built, lambda one: one["building"]),
    ("fighter", codes.fighter, lambda one: one["fighter"]),
    ("promote", codes.promoted, lambda one: one["fighter"]),
    ("return", codes.returned, lambda one: one["fighter"]),
    ("token", codes.given_up, lambda one: (one["level"], one["side"])),
    ("wound", codes.wounded, lambda one: (one["fighter"], one["side"])),
    ("advance", codes.advanced, lambda one: one["hero"]),
    ("attack", codes.target_of, lambda one: one["target"]),
)


def some(row: Row) -> list[Answer]:
    """The first, the second and the last value of each part, in all combinations."""
    values = [
        sorted({part.least, part.least + min(1, part.size - 1), part.least + part.size - 1}) for part in row.parts
    ]
    names = [part.name for part in row.parts]
    return [CHOICES.decode(row.code(**dict(zip(names, one, strict=True)))) for one in product(*values)]


ANSWERS = [answer for row in CHOICES.ranges for answer in some(row)]


@pytest.mark.parametrize(("is_kind", "names"), KINDS)
def test_a_kind_of_answer_is_known(is_kind: Callable[[int], bool], names: tuple[str, ...]) -> None:
    assert [answer.name in names for answer in ANSWERS] == [is_kind(answer.code) for answer in ANSWERS]


@pytest.mark.parametrize(("name", "taken", "named"), PARTS)
def test_what_an_answer_names_is_known(
    name: str, taken: Callable[[int], object], named: Callable[[Answer], object]
) -> None:
    answers = [answer for answer in ANSWERS if answer.name == name]
    assert answers
    assert [named(answer) for answer in answers] == [taken(answer.code) for answer in answers]


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.name == "attack"])
def test_an_attack_is_put_together(answer: Answer) -> None:
    assert answer.code == codes.attack(answer["elite"], answer["target"])


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.name == "build-for-gold"])
def test_a_building_is_paid_in_gold_instead(answer: Answer) -> None:
    same = CHOICES.code("build", building=answer["building"])
    assert answer.code == codes.in_gold(same)
