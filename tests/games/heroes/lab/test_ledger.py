"""The numbered rules of Heroes are complete and consistent."""

from __future__ import annotations

import re

import pytest

from interregnum.lab.ledger import ledger
from interregnum.registry import package

LEDGER = ledger("heroes")
SHORT = re.compile(r"\b([A-Z]{2,6}-\d{2,3})\b")


@pytest.mark.parametrize(
    ("prefix", "last"),
    [
        ("GOAL", 13), ("COMP", 33), ("ELEM", 32), ("SETUP", 41), ("HCARD", 11), ("HAB", 19), ("ROUND", 17),
        ("HACT", 7), ("MOVE", 11), ("PORTAL", 10), ("EXP", 11), ("CTRL", 11), ("ZOC", 8), ("BAT", 10), ("INIT", 6),
        ("ATK", 12), ("STACK", 3), ("ELITE", 11), ("REROLL", 3), ("WND", 10), ("RES", 4), ("BTURN", 5), ("FLEE", 5),
        ("BEND", 11), ("HVH", 16), ("CAB", 15), ("TIME", 8), ("GATH", 7), ("BUILD", 10), ("BLD", 20), ("RECR", 20),
        ("CARD", 3), ("SKILL", 6), ("SCROLL", 6), ("TREAS", 5), ("ART", 7), ("XP", 14), ("LUCK", 4), ("ROUT", 14),
        ("DARK", 8), ("TRADE", 3), ("REP", 1), ("SCHOOL", 2), ("TERR", 9), ("PLACE", 16), ("TIP", 11), ("DEC", 24),
        ("INFO", 5), ("INV", 16), ("RUL", 122), ("EX", 101), ("CON", 72),
    ],
)  # fmt: skip
def test_no_numbered_rule_is_missing(prefix: str, last: int) -> None:
    wanted = [f"MMH-{prefix}-{number:02}" for number in range(1, last + 1)]

    assert wanted == [rule.id for rule in LEDGER.find(f"MMH-{prefix}-")]


def test_the_whole_ledger_has_its_size_and_every_kind() -> None:
    assert 849 == len(LEDGER.rules)
    assert set(package("heroes").kinds) == {rule.kind for rule in LEDGER.rules}


def test_a_text_names_only_rules_that_it_also_points_to() -> None:
    named = {rule.id: {f"MMH-{one}" for one in SHORT.findall(f"{rule.text} {rule.why}")} for rule in LEDGER.rules}

    astray = {rule.id: named[rule.id] - {rule.id, *rule.see} for rule in LEDGER.rules}

    assert {} == {rule: ids for rule, ids in astray.items() if ids}


def test_no_rule_points_to_itself_and_no_text_is_unfinished() -> None:
    assert [] == [rule.id for rule in LEDGER.rules if rule.id in rule.see]
    assert [] == [rule.id for rule in LEDGER.rules if not rule.text.endswith((".", ")")) or "*" in rule.text]
