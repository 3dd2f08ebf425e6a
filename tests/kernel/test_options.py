"""Options are declared: flags, and one of several words; what does not exist is refused with what does."""

from __future__ import annotations

import pytest

from interregnum.kernel.errors import BadOptions
from interregnum.kernel.options import are_distinct, chosen, flag, one_of, written

OPTIONS = [one_of("length", ("short", "medium", "long")), flag("octagon"), flag("sets")]
USUAL = {"length": "short", "octagon": False, "sets": False}


def refused(given: dict[str, object]) -> tuple[str, dict[str, str]]:
    with pytest.raises(BadOptions) as caught:
        chosen(OPTIONS, given)
    return caught.value.reason, caught.value.facts


def test_options_that_are_not_given_are_off_or_their_first_word() -> None:
    assert USUAL == chosen(OPTIONS, {})
    assert list(USUAL) == list(chosen(OPTIONS, {"sets": False, "length": "short"}))


def test_a_flag_is_switched_and_a_word_is_chosen() -> None:
    assert {**USUAL, "octagon": True, "length": "long"} == chosen(OPTIONS, {"octagon": True, "length": "long"})


@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_a_word_may_be_given_as_the_flag_it_was_once(length: str) -> None:
    once = {word: word == length for word in ("medium", "long")}

    assert {**USUAL, "length": length} == chosen(OPTIONS, once)


@pytest.mark.parametrize("name", ["dragons", "", "Length", "length=long"])
def test_an_unknown_name_is_refused_with_the_options_and_their_words(name: str) -> None:
    facts = {"option": name, "options": "length=short|medium|long, octagon, sets"}

    assert ("unknown-option", facts) == refused({name: True})


@pytest.mark.parametrize("value", ["endless", "", True, False, None, 1, ["long"]])
def test_an_unknown_word_is_refused_with_the_words_there_are(value: object) -> None:
    reason, facts = refused({"length": value})

    assert ("option-word", "length", "short, medium, long") == (reason, facts["option"], facts["wanted"])


@pytest.mark.parametrize(("name", "value"), [("octagon", "long"), ("octagon", 1), ("octagon", None), ("medium", "yes")])
def test_a_flag_is_on_or_off_and_nothing_else(name: str, value: object) -> None:
    assert ("option-value", {"option": name, "value": str(value)}) == refused({name: value})


@pytest.mark.parametrize("given", [{"medium": True, "long": True}, {"length": "short", "medium": True}])
def test_an_option_is_chosen_once(given: dict[str, object]) -> None:
    assert ("option-twice", {"option": "length"}) == refused(given)


def test_a_word_that_is_off_chooses_nothing() -> None:
    assert {**USUAL, "length": "medium"} == chosen(OPTIONS, {"length": "medium", "long": False})


def test_each_name_and_each_word_stands_for_one_thing() -> None:
    assert are_distinct(OPTIONS)
    assert not are_distinct([*OPTIONS, flag("medium")])
    assert not are_distinct([flag("sets"), flag("sets")])


def test_options_tell_what_else_they_can_be_and_how_they_are_given() -> None:
    assert [["medium", "long"], [True], [True]] == [option.others() for option in OPTIONS]
    assert "length=short|medium|long, octagon, sets" == written(OPTIONS)
