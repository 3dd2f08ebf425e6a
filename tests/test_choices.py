"""A table of choices: codes, values, texts and other worlds all follow from its rows."""

from __future__ import annotations

import pytest

from interregnum.choices import Answer, Notation, Part, Row, Table, Words, listed
from interregnum.kernel.errors import IllegalChoice, UnknownChoice
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.question import Question

TABLE = Table(
    Row("pass", 0),
    Row("play", 10, (Part("card", 4),), "play {card}"),
    Row("swap", 20, (Part("mine", 4, kind="card"), Part("theirs", 4, kind="card")), "swap {mine} for {theirs}"),
    Row("push", 40, (Part("by", 5, least=-2),), "push{by}"),
    Row("buy", 50, (Part("hero", 2), Part("level", 3)), "buy {unit} for {hero}"),
    Row("name", 60, (Part("card", 4),), "{verb} {card}", group="names"),
)
UNITS = (("imps", "hounds", "devils"), ("sprites", "elves", "dragons"))


def unit(answer: Answer) -> str:
    return UNITS[answer["hero"]][answer["level"]]


NOTATION = Notation(
    TABLE,
    {
        "card": listed(["axe", "axe-head", "bow"]),  # the fourth number stands for nothing
        "by": Words({-2: " two back", -1: " one back", 0: "", 1: " one on", 2: " two on"}),
        "hero": listed(["xeron", "gelu"]),
    },
    phrases={"unit": unit},
    verbs=["bury", "take"],
)

WRITTEN = [
    (0, "", "pass"),
    (11, "", "play axe-head"),
    (22, "", "swap axe for bow"),
    (40, "", "push two back"),
    (42, "", "push"),
    (54, "", "buy elves for gelu"),
    (62, "bury", "bury bow"),
]


def asked(*choices: int) -> Question:
    return Question(0, 0, list(choices), UNKNOWN)


def test_a_code_is_taken_apart_and_put_together_again() -> None:
    for row in TABLE.ranges:
        for code in range(row.first, row.first + row.size):
            answer = TABLE.decode(code)
            assert (row.name, code) == (answer.name, TABLE.code(answer.name, **answer.parts))


def test_the_last_part_counts_fastest_and_may_begin_below_nothing() -> None:
    assert {"mine": 1, "theirs": 2} == TABLE.decode(26).parts
    assert -1 == TABLE.decode(41)["by"]


def test_an_answer_tells_what_it_names_of_a_kind_and_where_it_is_shown() -> None:
    assert [0, 2] == TABLE.decode(22).all("card")
    assert ("names", "swap") == (TABLE.decode(60).group, TABLE.decode(22).group)
    assert "card" in TABLE.decode(60)
    assert "hero" not in TABLE.decode(60)


@pytest.mark.parametrize("code", [-1, 1, 9, 14, 45, 64])
def test_a_number_between_the_rows_is_no_choice(code: int) -> None:
    with pytest.raises(AssertionError, match="no choice"):
        TABLE.decode(code)


def test_rows_do_not_run_into_each_other() -> None:
    with pytest.raises(AssertionError, match="the codes of play run into stop"):
        Table(Row("play", 10, (Part("card", 4),)), Row("stop", 13))


def test_no_part_has_a_value_beyond_its_size() -> None:
    with pytest.raises(AssertionError, match="no card is 4"):
        TABLE.code("play", card=4)


def test_another_world_exchanges_every_part_of_a_kind_and_nothing_else() -> None:
    others = [3, 2, 1, 0]

    assert TABLE.code("swap", mine=3, theirs=1) == TABLE.renamed(22, "card", others.__getitem__)
    assert 54 == TABLE.renamed(54, "card", others.__getitem__)


@pytest.mark.parametrize(("code", "verb", "text"), WRITTEN)
def test_choices_are_written_and_read_as_their_rows_say(code: int, verb: str, text: str) -> None:
    assert text == NOTATION.write(code, verb)
    assert code == NOTATION.read(asked(51, code), f"  {text.replace(' ', '   ')}", verb)
    assert [code] == NOTATION.codes(text)


@pytest.mark.parametrize(("code", "verb", "text"), WRITTEN)
def test_a_choice_that_is_not_listed_is_illegal(code: int, verb: str, text: str) -> None:
    with pytest.raises(IllegalChoice):
        NOTATION.read(asked(51), text, verb)


@pytest.mark.parametrize(
    "text", ["", "play", "play sword", "play axe-", "push three on", "buy elves for xeron", "lay bow"]
)
def test_what_no_row_writes_is_unknown(text: str) -> None:
    with pytest.raises(UnknownChoice):
        NOTATION.read(asked(51), text)


def test_an_engine_that_counts_otherwise_is_told_so() -> None:
    TABLE.agrees("swap", lambda mine, theirs: 20 + 4 * mine + theirs, read={"theirs": lambda code: (code - 20) % 4})

    with pytest.raises(AssertionError, match="the engine says"):
        TABLE.agrees("swap", lambda mine, theirs: 20 + 8 * mine + theirs, read={})
    with pytest.raises(AssertionError, match="swap"):
        TABLE.agrees("swap", lambda mine, theirs: 20 + 4 * mine + theirs, read={"mine": lambda code: code})
