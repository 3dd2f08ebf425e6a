"""Names that run from right to left are set apart in sentences; others stay as they are."""

from __future__ import annotations

import pytest

from interregnum.words.bidi import isolated
from interregnum.words.catalogue import LANGUAGES, folders, sources


@pytest.mark.parametrize("name", ["שרה", "خالد 2", "Ann שרה", "١٢"])
def test_a_name_from_right_to_left_is_set_apart(name: str) -> None:
    assert f"\u2068{name}\u2069" == isolated(name)


@pytest.mark.parametrize("name", ["Ann", "Їжачок", "Małgorzata 2", "安", ""])
def test_a_name_that_runs_with_the_sentence_stays_as_it_is(name: str) -> None:
    assert name == isolated(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_none_of_our_words_runs_from_right_to_left(lang: str) -> None:
    for folder in folders(lang):
        for words in sources(folder).values():
            assert words == isolated(words)
