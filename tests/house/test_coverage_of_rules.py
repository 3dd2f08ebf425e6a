"""The report on proved rules fails on a gap, on a stale reason and on an id that does not exist."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.coverage_of_rules import PROOFS, UNPROVED

from interregnum.lab.proofs import read

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
PLUGIN = ("-p", "tests.coverage_of_rules")
BURY, DRAW, KOI = "HL-TERM-BURY", "HL-TERM-DRAW", "HL-CARD:keen-koi"
RULES = f"""
schema = 1
game = "hidden-leaders"
[[chapter]]
title = "Terms"
kind = "rule"
[[chapter.rule]]
id = "{BURY}"
text = "Bury."
[[chapter.rule]]
id = "{DRAW}"
text = "Draw."
"""
TESTS = f"""
import pytest

@pytest.mark.rules("{BURY}")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rules("{DRAW}"))])
def test_terms(n): pass

@pytest.mark.rules("{KOI}", "{BURY}")
class TestKoi:
    def test_koi(self): pass
"""


class Suite:
    """A small project with two rules and one card."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.write("src/interregnum/games/hidden_leaders/content/rules.toml", RULES)
        self.write("src/interregnum/games/hidden_leaders/content/cards.toml", '[[card]]\nid = "keen-koi"\n')
        (pytester.path / PROOFS).parent.mkdir(parents=True)
        self.write("pytest.ini", "[pytest]\ntestpaths = tests\naddopts = --strict-markers\n")
        self.reasons()
        self.tests(TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def tests(self, text: str) -> None:
        self.write("tests/games/test_terms.py", text)

    def reasons(self, *rows: tuple[str, str]) -> None:
        self.write(UNPROVED, "".join(f'[[unproved]]\nid = "{one}"\nreason = "{reason}"\n' for one, reason in rows))

    def run(self, *words: str, renew: bool = True) -> tuple[int, str]:
        """Exit code and output of the report, by default with a fresh list of proofs."""
        if renew:
            self.pytester.runpytest_inprocess(*PLUGIN, "--renew-proofs")
        result = self.pytester.runpytest_inprocess(*PLUGIN, "--rules-report", *words)
        return int(result.ret), result.stdout.str() + result.stderr.str()


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """Without compiled files: a file rewritten within a second, at the same length, would not be read again."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take a second to load, and the report needs none
    return Suite(pytester)


def test_a_suite_that_names_everything_passes_and_runs_nothing(suite: Suite) -> None:
    suite.tests(TESTS.replace("pass", "raise AssertionError"))

    code, told = suite.run()

    assert 0 == code
    assert f"{BURY}      3 tests" in told
    assert f"{DRAW}      1 test\n" in told
    assert "3 rules and cards: 3 proved by 3 tests, 0 with a reason, 0 without a test" in told


@pytest.mark.parametrize(("lost", "rest"), [(DRAW, BURY), (KOI, BURY)])
def test_a_gap_fails(suite: Suite, lost: str, rest: str) -> None:
    suite.tests(TESTS.replace(lost, rest))

    code, told = suite.run()

    assert 1 == code
    assert f"{lost}: no test names it" in told
    assert "1 without a test" in told


def test_every_row_of_the_tables_of_heroes_is_demanded_and_no_row_of_others(suite: Suite) -> None:
    suite.write(
        "src/interregnum/games/heroes/content/factions.toml",
        '[[faction]]\nid = "haven"\n[[faction.unit]]\nid = "orcs"\n[[week]]\nid = "week-of-mists"\n',
    )

    code, told = suite.run()

    assert 1 == code
    assert "MMH-CARD:orcs: no test names it" in told
    assert "MMH-CARD:week-of-mists: no test names it" in told
    assert "haven" not in told


def test_a_recorded_reason_fills_a_gap(suite: Suite) -> None:
    suite.tests(TESTS.replace(KOI, BURY))
    suite.reasons((KOI, "It swims."))

    code, told = suite.run()

    assert 0 == code
    assert f"{KOI}  no test: It swims." in told
    assert "2 proved by 3 tests, 1 with a reason" in told


@pytest.mark.parametrize(
    ("reasons", "told"),
    [
        ([(KOI, "It swims.")], f"{KOI}: {UNPROVED} says why no test names it, but a test does"),
        ([("HL-TERM-DRAWN", "Nobody can.")], "there is no such rule or card; perhaps HL-TERM-DRAW"),
    ],
)
def test_a_stale_reason_fails(suite: Suite, reasons: list[tuple[str, str]], told: str) -> None:
    suite.reasons(*reasons)

    code, output = suite.run()

    assert 1 == code
    assert told in output


@pytest.mark.parametrize(
    ("reasons", "told"), [([(KOI, " ")], "gives no reason"), ([(KOI, "One."), (KOI, "Two.")], "names it twice")]
)
def test_a_reason_is_given_once_and_in_words(suite: Suite, reasons: list[tuple[str, str]], told: str) -> None:
    suite.tests(TESTS.replace(KOI, BURY))
    suite.reasons(*reasons)

    code, output = suite.run()

    assert 1 == code
    assert f"{KOI}: {UNPROVED} {told}" in output


@pytest.mark.parametrize("mark", ["skip(reason='later')", "xfail"])
def test_a_test_that_cannot_fail_proves_nothing(suite: Suite, mark: str) -> None:
    suite.tests(TESTS.replace("class TestKoi", f"@pytest.mark.{mark}\nclass TestKoi"))

    code, told = suite.run()

    assert 1 == code
    assert f"{KOI}: no test names it" in told


@pytest.mark.parametrize("words", [(), ("--rules-report",), ("-k", "nothing")])
def test_an_unknown_id_is_an_error_that_names_the_test(suite: Suite, words: tuple[str, ...]) -> None:
    suite.tests(TESTS.replace(f'rules("{DRAW}")', 'rules("HL-TERM-DROW")'))

    result = suite.pytester.runpytest_inprocess(*PLUGIN, *words)

    assert 0 != result.ret
    result.stdout.fnmatch_lines(["*test_terms.py::test_terms[[]2] names 'HL-TERM-DROW': *perhaps HL-TERM-DRAW,*"])


@pytest.mark.parametrize("mark", ["rules", "rules()", f"rules(id='{BURY}')"])
def test_a_mark_without_ids_is_an_error(suite: Suite, mark: str) -> None:
    suite.tests(f"import pytest\n\n@pytest.mark.{mark}\ndef test_terms(): pass\n")

    result = suite.pytester.runpytest_inprocess(*PLUGIN)

    assert 0 != result.ret
    result.stdout.fnmatch_lines(["*test_terms: the mark `rules` takes one id or more*"])


def test_tests_of_the_games_without_an_id_are_listed(suite: Suite) -> None:
    suite.tests(TESTS + "\ndef test_of_nothing(): pass\n")

    code, told = suite.run()

    assert 0 == code
    assert "names no rule: tests/games/test_terms.py::test_of_nothing" in told


def test_an_old_list_of_proofs_fails_and_says_how_to_renew_it(suite: Suite) -> None:
    for renew, expected in ((False, 1), (True, 0)):
        code, told = suite.run(renew=renew)

        assert expected == code
        assert (expected == 1) == (f"{PROOFS} is out of date; renew it by: .venv/bin/python -m pytest" in told)

    suite.tests(TESTS.replace("test_koi", "test_carp"))
    assert 1 == suite.run(renew=False)[0]


def test_the_list_of_proofs_names_tests_and_reasons(suite: Suite) -> None:
    suite.tests(TESTS.replace(KOI, BURY))
    suite.reasons((KOI, "It swims."))
    suite.run()

    stored = read((suite.pytester.path / PROOFS).read_text("utf-8"))

    assert {"tests/games/test_terms.py::test_terms": 1} == stored.tests[DRAW]
    assert {"tests/games/test_terms.py::TestKoi::test_koi": 1, "tests/games/test_terms.py::test_terms": 2} == (
        stored.tests[BURY]
    )
    assert {KOI: "It swims."} == stored.reasons


def test_the_list_of_proofs_names_no_cards_and_every_test_on_one_line(suite: Suite) -> None:
    suite.run()

    text = (suite.pytester.path / PROOFS).read_text("utf-8")

    assert '"terms": "HL-TERM-BURY*2,DRAW"' in text
    assert KOI not in text


@pytest.mark.parametrize("words", [("tests/games",), ("tests/games/test_terms.py::TestKoi",)])
def test_the_report_refuses_a_part_of_the_suite(suite: Suite, words: tuple[str, ...]) -> None:
    code, told = suite.run(*words)

    assert pytest.ExitCode.USAGE_ERROR == code
    assert "without paths" in told


def test_deselected_tests_still_prove_their_rules(suite: Suite) -> None:
    assert 0 == suite.run("-k", "koi")[0]


def test_the_report_works_when_tests_are_shared_out(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    suite.run()

    assert 0 == suite.pytester.runpytest_subprocess(*PLUGIN, "-p", "xdist", "-n", "2", "--rules-report").ret

    suite.tests(TESTS.replace(f'rules("{DRAW}")', 'rules("HL-TERM-DROW")'))
    result = suite.pytester.runpytest_subprocess(*PLUGIN, "-p", "xdist", "-n", "2")
    assert 0 != result.ret
    result.stdout.fnmatch_lines(["*names 'HL-TERM-DROW'*"])
