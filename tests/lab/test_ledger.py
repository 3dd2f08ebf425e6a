"""The numbered rules are complete, consistent and easy to find."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from interregnum.kernel.errors import BadContent, InterregnumError
from interregnum.lab.ledger import Rule, UnknownRule, ledger, read
from interregnum.lab.proofs import proofs
from interregnum.registry import package

LEDGER = ledger("hidden-leaders")
ID = re.compile(r"HL(?:-[A-Z]+)+(?:-\d\d)?")
SMALL = """
schema = 1
game = "hidden-leaders"

[[chapter]]
title = "Terms"
kind = "rule"

[[chapter.rule]]
id = "HL-TERM-BURY"
text = "Bury: onto the graveyard."

[[chapter.rule]]
id = "HL-TERM-DRAW"
kind = "ruling"
text = "Draw: the top card."
why = "It is the only one within reach."
see = ["HL-TERM-BURY"]
"""


def ids(rules: tuple[Rule, ...]) -> list[str]:
    return [rule.id for rule in rules]


def numbered(chapter: str, last: int) -> list[str]:
    return [f"HL-{chapter}-{number:02}" for number in range(1, last + 1)]


def test_a_rule_has_its_chapter_kind_reason_and_pointers() -> None:
    bury, draw = read(SMALL, "hidden-leaders").rules

    assert Rule("HL-TERM-BURY", "Terms", "rule", "Bury: onto the graveyard.") == bury
    assert ("ruling", "It is the only one within reach.", ("HL-TERM-BURY",)) == (draw.kind, draw.why, draw.see)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('id = "HL-TERM-DRAW"', 'id = "HL-TERM-BURY"', "rules.HL-TERM-BURY"),
        ('see = ["HL-TERM-BURY"]', 'see = ["HL-TERM-BURRY"]', "HL-TERM-DRAW.see"),
        ('kind = "ruling"', 'kind = "guess"', "HL-TERM-DRAW.kind"),
        ('why = "', 'because = "', "HL-TERM-DRAW.because"),
        ("schema = 1", "schema = 2", "rules.schema"),
        ("[[chapter]]", "[[chapter", "rules"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(old: str, new: str, where: str) -> None:
    with pytest.raises(BadContent) as refused:
        read(SMALL.replace(old, new), "hidden-leaders")

    assert where == refused.value.facts["where"]


@pytest.mark.parametrize(
    ("chapter", "last"),
    [
        ("COMP", 15), ("GOAL", 6), ("SETUP", 15), ("BEGINNER", 4), ("TURN", 15), ("ABIL", 9), ("HIDDEN", 10),
        ("INFO", 6), ("END", 6), ("WIN", 13), ("TIE", 7), ("EMP", 8), ("EX", 30), ("DIFF", 19), ("R-SETUP", 7),
        ("R-TURN", 11), ("R-PILE", 9), ("R-MARK", 9), ("R-TGT", 13), ("R-DEC", 6), ("R-COPY", 9), ("R-PLAY", 5),
        ("R-HID", 6), ("R-INFO", 15), ("R-EMP", 4), ("R-END", 8), ("X-EXTRAS", 6), ("X-QUEENS", 6),
    ],
)  # fmt: skip
def test_no_numbered_rule_is_missing(chapter: str, last: int) -> None:
    assert numbered(chapter, last) == ids(LEDGER.find(f"HL-{chapter}-"))


@pytest.mark.parametrize(("chapter", "count"), [("ZONE", 7), ("TERM", 12), ("GLOS", 8), ("R-CARD", 40)])
def test_no_named_rule_is_missing(chapter: str, count: int) -> None:
    assert count == len(LEDGER.find(f"HL-{chapter}-"))


def test_the_whole_ledger_has_its_size_and_every_kind() -> None:
    assert 344 == len(LEDGER.rules)
    assert set(package("hidden-leaders").kinds) == {rule.kind for rule in LEDGER.rules}


def test_a_text_names_only_rules_that_it_also_points_to() -> None:
    astray = {rule.id: set(ID.findall(f"{rule.text} {rule.why}")) - set(rule.see) for rule in LEDGER.rules}

    assert {} == {rule: named for rule, named in astray.items() if named}


def test_no_rule_points_to_itself_and_no_text_is_unfinished() -> None:
    assert [] == [rule.id for rule in LEDGER.rules if rule.id in rule.see]
    assert [] == [rule.id for rule in LEDGER.rules if not rule.text.rstrip('")').endswith((".", '"', ")"))]


def test_chapters_keep_the_order_of_the_book() -> None:
    chapters = LEDGER.chapters()

    assert "Components and constants" == next(iter(chapters))
    assert numbered("TIE", 7) == ids(chapters["Ties"])
    assert LEDGER.rules == tuple(rule for rules in chapters.values() for rule in rules)


@pytest.mark.parametrize("text", ["HL-TERM-BURY", "hl-term-bury", " Hl-Term-Bury "])
def test_an_id_is_found_in_capitals_or_not(text: str) -> None:
    assert "HL-TERM-BURY" == LEDGER.rule(text).id
    assert ["HL-TERM-BURY"] == ids(LEDGER.find(text))  # although HL-TERM-BURY-ELSE begins so too


def test_the_beginning_of_an_id_finds_all_that_begin_so() -> None:
    assert ["HL-TERM-EXCHANGE-QUIET", "HL-TERM-EXCHANGE-SIDE"] == ids(LEDGER.find("hl-term-exchange-"))


@pytest.mark.parametrize(
    ("text", "meant"),
    [("HL-TUNR-01", "HL-TURN-01"), ("turn-01", "HL-TURN-01"), ("hl-r-card-grany", "HL-R-CARD-GRANNY")],
)
def test_an_unknown_id_gets_the_closest_ones(text: str, meant: str) -> None:
    for ask in (LEDGER.find, LEDGER.rule):
        with pytest.raises(UnknownRule) as refused:
            ask(text)

        assert isinstance(refused.value, InterregnumError)
        assert ("unknown-rule", text) == (refused.value.reason, refused.value.facts["id"])
        assert meant == refused.value.facts["closest"].split(", ")[0]


def test_an_id_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(UnknownRule) as refused:
        LEDGER.find("???")

    assert "" == refused.value.facts["closest"]


def test_a_search_wants_every_word() -> None:
    found = LEDGER.search("EMPEROR tavern")

    assert "HL-EX-30" in ids(found)
    assert all("emperor" in rule.text.casefold() and "tavern" in rule.text.casefold() for rule in found)
    assert () == LEDGER.search("emperor submarine")


def test_a_search_looks_into_ids_too() -> None:
    assert "HL-EMP-07" in ids(LEDGER.search("emp ability"))


def test_the_best_fit_comes_first() -> None:
    assert "HL-TERM-BURY" == LEDGER.search("bury")[0].id
    found = ids(LEDGER.search("shuffle"))
    assert found.index("HL-TURN-14") < found.index("HL-R-PILE-01")  # the word itself before "shuffled"


def test_what_proves_a_rule_is_known_or_why_nothing_does() -> None:
    known = {*LEDGER.by_id, *ledger("heroes").by_id}

    assert "HL-COMP-05" in proofs().reasons
    assert {*proofs().reasons} <= known
    assert {*proofs().tests} <= known
    assert {*known} == {*proofs().tests, *proofs().reasons}


def test_the_list_of_proofs_that_everybody_installs_is_small() -> None:
    rules = len(proofs().tests) + len(proofs().reasons)
    assert len(files("interregnum.lab").joinpath("proofs.json").read_bytes()) < 100 * rules  # bytes
