"""A text that would also describe another effect describes none: every change of a fact changes the text."""

from __future__ import annotations

import pytest
from tests.i18n.mutants import mutants

from interregnum.games.hidden_leaders.facts import CardFacts
from interregnum.games.hidden_leaders.load import read, standard_text
from interregnum.i18n.cards import card_text
from interregnum.i18n.catalogue import LANGUAGES

CARDS = read(standard_text()).cards


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_changed_fact_changes_the_text(card: CardFacts) -> None:
    told = {lang: card_text(card, lang) for lang in LANGUAGES}
    changed = list(mutants(card))

    same = [
        (lang, told[lang], other) for other in changed for lang in LANGUAGES if card_text(other, lang) == told[lang]
    ]

    assert [] == same[:3]
    assert len(changed) >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_changes_of_a_card_read_the_same(lang: str) -> None:
    for card in CARDS:
        meant: dict[str, CardFacts] = {}
        for other in mutants(card):
            assert other == meant.setdefault(card_text(other, lang), other)


def test_a_changed_card_is_another_card() -> None:
    assert [] == [card.id for card in CARDS if card in mutants(card)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_effects_read_the_same_and_different_ones_do_not(lang: str) -> None:
    told = [(effect(card), card_text(card, lang)) for card in CARDS]

    assert [] == [(a, b) for a in told for b in told if (a[0] == b[0]) != (a[1] == b[1])]


def effect(card: CardFacts) -> str:
    """What a card does, with the names of bound things replaced by the order in which they appear."""
    facts = repr((card.marker, card.steps, card.static, card.endgame, card.copyable, len(card.factions) == 1))
    names = [name for step in card.steps for name in (step.binds, step.binds_owner) if name]
    for number, name in enumerate(names):
        facts = facts.replace(f"'{name}'", f"'#{number}'")
    return facts
