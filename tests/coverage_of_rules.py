"""Which tests prove which rules: `pytest --rules-report` runs no test and fails on a rule that no test names.

Where all tests run, `tests/house/test_rules.py` looks for the same gaps.

A test names what it proves by `@pytest.mark.rules("HL-TERM-BURY", "HL-CARD:keen-koi")`; ids that do not exist are
refused whenever tests are collected. What cannot be proved stands with its reason in `tests/unproved.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from interregnum.lab.ledger import closest, read
from interregnum.lab.proofs import Proofs, counted
from interregnum.registry import package

GAMES: Final = {"hidden-leaders": "hidden_leaders", "heroes": "heroes"}  # and their folders
CARDS: Final = {  # the tables of a game whose rows must be proved one by one
    "hidden-leaders": ("card",),
    "heroes": (
        "skill", "scroll", "artifact", "set", "building", "unit", "elemental", "encounter", "treasure", "week", "hero",
        "ability", "place", "card",
    ),
}  # fmt: skip
TAGS: Final = {game: package(game).proof for game in GAMES}
UNPROVED: Final = "tests/unproved.toml"
PROOFS: Final = "src/interregnum/lab/proofs.json"
RENEW: Final = ".venv/bin/python -m pytest -q --renew-proofs"
TESTS_OF_RULES: Final = re.compile(r"tests/games/(\w+/)?\w+\.py")  # what stands here should name a rule
NO_PROOF: Final = ("skip", "xfail")

WHOLE: Final = "rules_whole"
KNOWN: Final = pytest.StashKey[tuple[str, ...]]()
ITEMS: Final = pytest.StashKey[list[pytest.Item]]()


class Coverage:
    """The rules and cards of the games, the tests that prove them, and the reasons where there is none."""

    def __init__(self, known: tuple[str, ...], tests: dict[str, list[str]], reasons: list[tuple[str, str]]) -> None:
        self.known = known
        self.tests = tests
        self.reasons = dict(reasons)
        self.twice = sorted({one for one, _ in reasons if [other for other, _ in reasons].count(one) > 1})
        self.gaps = [one for one in known if one not in tests and one not in self.reasons]

    def table(self) -> list[str]:
        """One line for each rule and card."""
        width = max(len(one) for one in self.known)
        return [f"{one:<{width}}  {self.verdict(one)}" for one in self.known]

    def verdict(self, one: str) -> str:
        count = len(self.tests.get(one, []))
        if count:
            return f"{count} test" + "s" * (count > 1)
        return f"no test: {self.reasons[one]}" if one in self.reasons else "NO TEST"

    def problems(self) -> list[str]:
        """What must be mended before the rules count as proved."""
        found = [f"{one}: no test names it" for one in self.gaps]
        found += [f"{one}: {UNPROVED} names it twice" for one in self.twice]
        for one, reason in self.reasons.items():
            if one not in self.known:
                found.append(f"{one}: {UNPROVED} names it, but {no_rule(one, self.known)}")
            if one in self.tests:
                found.append(f"{one}: {UNPROVED} says why no test names it, but a test does: {self.tests[one][0]}")
            if not reason.strip():
                found.append(f"{one}: {UNPROVED} gives no reason")
        return found

    def summary(self) -> str:
        proved = sum(one in self.tests for one in self.known)
        tests = len({test for tests in self.tests.values() for test in tests})
        excused = len(self.known) - proved - len(self.gaps)
        return (
            f"{len(self.known)} rules and cards: {proved} proved by {tests} tests, "
            f"{excused} with a reason, {len(self.gaps)} without a test"
        )

    def as_json(self) -> str:
        """What the installed game shows beside a rule; nobody asks it for the tests of a card."""
        tests = {one: self.tests[one] for one in self.known if one in self.tests and not is_card(one)}
        return Proofs(counted(tests), self.reasons).text()


def is_card(one: str) -> bool:
    return one.startswith(tuple(TAGS.values()))


def known_ids(root: Path) -> tuple[str, ...]:
    """Every rule of the ledgers, and a tag for each card, unit, token and place."""
    rules: list[str] = []
    cards: list[str] = []
    for game, name in GAMES.items():
        content = root / f"src/interregnum/games/{name}/content"
        for path in sorted(content.glob("*.toml")):
            text = path.read_text("utf-8")
            if path.name == "rules.toml":
                rules += read(text, game).by_id
            else:
                cards += [f"{TAGS[game]}{one}" for one in rows_of(tomllib.loads(text), CARDS[game])]
    return (*rules, *cards)


def rows_of(table: object, names: tuple[str, ...], here: bool = False) -> list[str]:
    """The ids of all rows of the tables of these names, however deep they stand."""
    if isinstance(table, list):
        return [one for row in table for one in rows_of(row, names, here)]
    if not isinstance(table, dict):
        return []
    own = [str(table["id"])] if here and "id" in table else []
    return own + [one for name, part in table.items() for one in rows_of(part, names, name in names)]


def stored_reasons(root: Path) -> list[tuple[str, str]]:
    """The ids that no test can prove, and why."""
    rows = tomllib.loads((root / UNPROVED).read_text("utf-8")).get("unproved", [])
    return [(str(row["id"]), str(row.get("reason", ""))) for row in rows]


def no_rule(one: object, known: tuple[str, ...]) -> str:
    near = closest(str(one), known)
    return "there is no such rule or card" + (f"; perhaps {', '.join(near)}" if near else "")


def ids_of(item: pytest.Item) -> list[object]:
    """What the marks of a test name, those of its class, module and parameters included."""
    return [one for mark in item.iter_markers("rules") for one in mark.args]


def mistakes(item: pytest.Item, known: tuple[str, ...]) -> list[str]:
    """What is wrong with the marks of a test."""
    if any(mark.kwargs or not mark.args for mark in item.iter_markers("rules")):
        return [f"{item.nodeid}: the mark `rules` takes one id or more, and nothing else"]
    return [f"{item.nodeid} names {one!r}: {no_rule(one, known)}" for one in ids_of(item) if one not in known]


def proofs_of(items: list[pytest.Item]) -> dict[str, list[str]]:
    """The tests that prove each id; one that is skipped or expected to fail proves nothing."""
    found: dict[str, list[str]] = {}
    for item in items:
        if not any(item.get_closest_marker(name) for name in NO_PROOF):
            for one in dict.fromkeys(ids_of(item)):
                found.setdefault(str(one), []).append(item.nodeid)
    return {one: sorted(tests) for one, tests in found.items()}


def is_wanted(config: pytest.Config) -> bool:
    return bool(config.getoption("rules_report") or config.getoption("renew_proofs"))


def is_whole(config: pytest.Config) -> bool:
    """Whether pytest was asked for all tests and not for some files; a worker is told so."""
    if hasattr(config, "workerinput"):
        return bool(config.workerinput[WHOLE])
    by_hand = config.args_source is pytest.Config.ArgsSource.ARGS
    return not by_hand and config.invocation_params.dir == config.rootpath


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--rules-report", action="store_true", help="run no test; fail on a rule that no test names")
    group.addoption("--renew-proofs", action="store_true", help=f"the same, and write {PROOFS}")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*ids): the rules and cards that the test proves")
    config.stash[KNOWN] = known_ids(config.rootpath)
    config.stash[ITEMS] = []
    if is_wanted(config):
        if not is_whole(config):
            raise pytest.UsageError("the report is about all tests: start it in the project's folder, without paths")
        config.option.dist = "no"  # nothing is run, so nothing is shared out among processes


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker of xdist what it cannot see by itself."""
    node.workerinput[WHOLE] = is_whole(node.config)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """An id that does not exist is an error of the file it stands in."""
    report = yield
    items = [one for one in report.result or [] if isinstance(one, pytest.Item)]
    wrong = [text for item in items for text in mistakes(item, collector.config.stash[KNOWN])]
    if wrong:
        report.outcome, report.longrepr, report.result = "failed", "\n".join(wrong), []
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Remember all tests before -k and -m take some away."""
    config.stash[ITEMS] = list(items)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Print the report in place of running the tests."""
    config = session.config
    if not is_wanted(config) or session.testsfailed:
        return None
    items = config.stash[ITEMS]
    coverage = coverage_of(config)
    problems = coverage.problems() + drift(config, coverage)
    nameless = sorted(one.nodeid for one in items if TESTS_OF_RULES.match(one.nodeid) and not ids_of(one))
    told = [*coverage.table(), "", *(f"names no rule: {one}" for one in nameless), *problems, coverage.summary()]
    config.get_terminal_writer().line("\n".join(told))
    if problems:
        pytest.exit(f"{len(problems)} things to mend", returncode=1)
    return True


def coverage_of(config: pytest.Config) -> Coverage:
    """What the collected tests prove."""
    return Coverage(config.stash[KNOWN], proofs_of(config.stash[ITEMS]), stored_reasons(config.rootpath))


def drift(config: pytest.Config, coverage: Coverage) -> list[str]:
    """The committed list of proofs must be the one that the tests give; it is renewed on demand."""
    path = config.rootpath / PROOFS
    if config.getoption("renew_proofs"):
        path.write_text(coverage.as_json(), "utf-8")
    if path.exists() and path.read_text("utf-8") == coverage.as_json():
        return []
    return [f"{PROOFS} is out of date; renew it by: {RENEW}"]
