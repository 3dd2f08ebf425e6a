"""Card texts are short: a tenth shorter on average than before their copy edit, in every language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from interregnum.games.hidden_leaders.border.load import read, standard_text
from interregnum.games.hidden_leaders.words.cards import card_text
from interregnum.words.catalogue import LANGUAGES

BEFORE: dict[str, list[int]] = json.loads(Path(__file__).with_name("lengths_before.json").read_text())
CARDS = [card for card in read(standard_text()).cards if card.id in BEFORE]

# Texts that had to say more than before, and what.
LONGER = {
    ("saltwater-sage", "en"): "as if you played it",
    ("slaughtered-slime", "pl"): "any hidden hero, your own too",
    ("slaughtered-slime", "uk"): "any hidden hero, your own too",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_a_tenth_shorter_than_before(lang: str, record_property: Callable[[str, object], None]) -> None:
    before = sum(BEFORE[card.id][LANGUAGES.index(lang)] for card in CARDS)
    now = sum(len(card_text(card, lang)) for card in CARDS)

    means = f"{now / len(CARDS):.1f} characters, {before / len(CARDS):.1f} before"
    record_property("figure", f"card texts ({lang}): {means}")
    assert now <= 0.9 * before


def test_no_card_text_is_longer_than_before_without_a_reason() -> None:
    lengths = {(card.id, lang): len(card_text(card, lang)) for card in CARDS for lang in LANGUAGES}

    assert set(LONGER) == {
        (card, lang) for (card, lang), now in lengths.items() if now > BEFORE[card][LANGUAGES.index(lang)]
    }
