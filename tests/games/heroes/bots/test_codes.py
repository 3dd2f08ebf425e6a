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


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.name == "attack"])
def test_an_attack_is_taken_apart_and_put_together(answer: Answer) -> None:
    assert answer["target"] == codes.target_of(answer.code)
    assert answer.code == codes.attack(answer["elite"], answer["target"])


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.name == "wound"])
def test_a_wound_is_taken_apart(answer: Answer) -> None:
    assert (answer["fighter"], answer["side"]) == codes.wounded(answer.code)


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.name == "advance"])
def test_the_hero_of_an_advance_is_known(answer: Answer) -> None:
    assert answer["hero"] == codes.advanced(answer.code)
