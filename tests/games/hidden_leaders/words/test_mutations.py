"""A text that would also describe another effect describes none: every change of a fact changes the text."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest
from tests.games.hidden_leaders.words.mutants import mutants

from interregnum.games.hidden_leaders.border.load import read, standard_text
from interregnum.games.hidden_leaders.engine import facts
from interregnum.games.hidden_leaders.engine.facts import CardFacts
from interregnum.games.hidden_leaders.words.cards import card_text
from interregnum.words.catalogue import LANGUAGES

CARDS = read(standard_text()).cards

# Fields that no mutant changes, and why.
EXEMPT = {
    "CardFacts.id": "a name, not an effect",
    "CardFacts.set": "stands on the card beside the text",
    "CardFacts.advanced": "stands on the card beside the text",
    "CardFacts.pure_copier": "follows from the steps of the card",
    "StepFacts.binds": "ties steps together; the text says it, that player, the rest",
    "StepFacts.binds_owner": "ties steps together; the text says its owner",
    "StaticFacts.replace": "the loader knows one word for it",
    "StaticFacts.instead": "the loader knows one word for it",
}


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


def changed_fields(a: object, b: object) -> set[str]:
    """The fields in which two facts of one class differ, down to the innermost."""
    if isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b):
        pairs = [(one, other) for one, other in zip(a, b, strict=True) if one != other]
        return changed_fields(*pairs[0]) if len(pairs) == 1 else set()  # steps that change places change no field
    if not is_dataclass(a) or type(a) is not type(b):
        return set()
    names = [one.name for one in fields(a) if getattr(a, one.name) != getattr(b, one.name)]
    inner = [changed_fields(getattr(a, name), getattr(b, name)) for name in names]
    return {f"{type(a).__name__}.{name}" for name in names}.union(*inner)


def test_every_field_that_means_something_is_changed_somewhere() -> None:
    kinds = [kind for kind in vars(facts).values() if isinstance(kind, type) and is_dataclass(kind)]
    about_cards = [kind for kind in kinds if kind not in (facts.BoxFacts, facts.Constants, facts.LeaderFacts)]
    every = {f"{kind.__name__}.{one.name}" for kind in about_cards for one in fields(kind)}

    changed = {name for card in CARDS for other in mutants(card) for name in changed_fields(card, other)}

    assert set(EXEMPT) == every - changed


def test_a_changed_card_is_another_card() -> None:
    assert [] == [card.id for card in CARDS if card in mutants(card)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_effects_read_the_same_and_different_ones_do_not(lang: str) -> None:
    told = [(effect(card), card_text(card, lang)) for card in CARDS]

    assert [] == [(a, b) for a in told for b in told if (a[0] == b[0]) != (a[1] == b[1])]


def effect(card: CardFacts) -> str:
    """What a card does, with the names of bound things replaced by the order in which they appear."""
    told = repr((card.marker, card.steps, card.static, card.endgame, card.copyable, len(card.factions) == 1))
    names = [name for step in card.steps for name in (step.binds, step.binds_owner) if name]
    for number, name in enumerate(names):
        told = told.replace(f"'{name}'", f"'#{number}'")
    return told
