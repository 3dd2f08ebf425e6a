"""Errors say why by a key, by which rule, and with which facts; the words come later."""

from __future__ import annotations

import pytest

from interregnum.kernel import errors
from interregnum.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalChoice,
    InterregnumError,
    RecordMismatch,
    UnknownChoice,
)

ALL = [UnknownChoice, IllegalChoice, BadOptions, BadContent, BadPosition, BadRecord, RecordMismatch]


@pytest.mark.parametrize("kind", ALL)
def test_callers_may_catch_every_error_as_one(kind: type[InterregnumError]) -> None:
    with pytest.raises(InterregnumError) as caught:
        raise kind("reason-key", rule="HL-TURN-03", facts={"card": "keen-koi"})

    assert ("reason-key", "HL-TURN-03") == (caught.value.reason, caught.value.rule)
    assert {"card": "keen-koi"} == caught.value.facts


def test_no_error_is_forgotten_here() -> None:
    found = {one for one in vars(errors).values() if isinstance(one, type) and issubclass(one, InterregnumError)}

    assert {InterregnumError, *ALL} == found


def test_rule_and_facts_may_be_missing_and_are_never_shared() -> None:
    one, other = BadOptions("seats"), BadOptions("seats")
    one.facts["seats"] = "9"

    assert ("", {}) == (other.rule, other.facts)


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (BadOptions("seats"), "seats"),
        (BadOptions("seats", facts={"seats": "9", "most": "6"}), "seats (seats=9, most=6)"),
        (BadOptions("seats", rule="HL-COMP-01"), "seats"),
    ],
)
def test_the_text_of_an_error_is_its_key_and_its_facts(error: BadOptions, text: str) -> None:
    assert text == str(error)
