"""Which tests prove each rule, as it ships with the package: a line for each test, its parameters counted."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby

TEST = "test_"  # how every name of a test begins: it is not written down
Lines = dict[str, dict[str, str]]  # by file and test: "HL-COMP-02,11*3 HL-TIE-06", which rules it proves, how often


@dataclass(frozen=True)
class Proofs:
    """For each rule the tests that prove it, each with the number of its cases, or why there is none."""

    tests: dict[str, dict[str, int]]
    reasons: dict[str, str]

    def text(self) -> str:
        """As it is kept; `read` reads it."""
        return json.dumps({"tests": lines(self.tests), "reasons": self.reasons}, indent=1, ensure_ascii=False) + "\n"


def counted(tests: Mapping[str, Iterable[str]]) -> dict[str, dict[str, int]]:
    """Names of single tests by rule, without their parameters."""
    return {rule: dict(Counter(test.split("[", 1)[0] for test in found)) for rule, found in tests.items()}


def lines(tests: Mapping[str, Mapping[str, int]]) -> Lines:
    by_test: dict[str, list[tuple[str, int]]] = {}
    for rule, found in tests.items():
        for test, cases in found.items():
            by_test.setdefault(test, []).append((rule, cases))
    told: Lines = {}
    for test in sorted(by_test):
        file, name = test.split("::", 1)
        told.setdefault(file, {})[name.removeprefix(TEST)] = shortened(by_test[test])
    return told


def chapter_of(rule: str) -> str:
    return rule.rsplit("-", 1)[0]


def shortened(rules: list[tuple[str, int]]) -> str:
    """Rules of one chapter name it once."""
    rows = groupby(rules, lambda one: chapter_of(one[0]))
    return " ".join(f"{chapter}-{','.join(number(*one) for one in row)}" for chapter, row in rows)


def number(rule: str, cases: int) -> str:
    last = rule.rsplit("-", 1)[1]
    return last if cases == 1 else f"{last}*{cases}"


def spelled_out(line: str) -> Iterator[tuple[str, int]]:
    for row in line.split(" "):
        chapter, numbers = row.rsplit("-", 1)
        for one in numbers.split(","):
            last, _, cases = one.partition("*")
            yield f"{chapter}-{last}", int(cases or 1)


def full_name(name: str) -> str:
    """The name of a test; one of a class was not shortened."""
    return name if "::" in name else f"{TEST}{name}"


def read(text: str) -> Proofs:
    stored = json.loads(text)
    tests: dict[str, dict[str, int]] = {}
    for file, by_name in stored["tests"].items():
        for name, line in by_name.items():
            for rule, cases in spelled_out(line):
                tests.setdefault(rule, {})[f"{file}::{full_name(name)}"] = cases
    return Proofs(tests, stored["reasons"])


@cache
def proofs() -> Proofs:
    """What the tests of this version prove; the test suite writes it and checks that it is up to date."""
    return read(files("interregnum").joinpath("lab", "proofs.json").read_text("utf-8"))
