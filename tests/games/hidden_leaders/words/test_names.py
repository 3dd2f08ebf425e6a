"""Every card and leader has one name in every language, written in its house style."""

from __future__ import annotations

import re

import pytest

from interregnum.games.hidden_leaders.border.load import read, standard_text
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.words.catalogue import LANGUAGES

BOX = read(standard_text())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_all_there_and_all_different(lang: str) -> None:
    words = HiddenLeadersWords(lang)
    names = [words.card_name(card.id) for card in BOX.cards] + [words.leader_name(one.id) for one in BOX.leaders]

    assert len(names) == len(set(names))
    assert all(words.leader_epithet(one.id) for one in BOX.leaders)


def test_ukrainian_names_capitalise_the_first_word_only() -> None:
    names = [HiddenLeadersWords("uk").card_name(card.id) for card in BOX.cards]

    others = [name for name in names if name[0].islower() or name[1:] != name[1:].lower()]
    assert ["Похований Імператор", "Найліпший друг Імператора"] == others


def test_polish_names_capitalise_every_word_that_is_no_preposition() -> None:
    small = {
        word for card in BOX.cards for word in HiddenLeadersWords("pl").card_name(card.id).split() if word[0].islower()
    }

    assert {"bez", "na", "o", "od", "z"} == small


@pytest.mark.parametrize(
    ("card", "pl", "uk"),
    [
        ("buried-emperor", "Pogrzebany Cesarz", "Похований Імператор"),
        ("spirited-shaman", "Szalony Szaman", "Шалений шаман"),
        ("doubtful-priest", "Wątpiący Wikary", "Недовірливий диякон"),
        ("battle-connoisseur", "Koneser Konfliktu", "Знавець звад"),
        ("triple-sword-lizard", "Trójmieczna Traszka", "Тримечний тритон"),
    ],
)
def test_names_of_the_rulebooks_are_kept(card: str, pl: str, uk: str) -> None:
    assert (pl, uk) == (HiddenLeadersWords("pl").card_name(card), HiddenLeadersWords("uk").card_name(card))


def test_english_ids_and_names_agree() -> None:
    names = {card.id: HiddenLeadersWords("en").card_name(card.id).lower().replace(" ", "-") for card in BOX.cards}

    assert [] == [card for card, name in names.items() if card != re.sub("[^a-z-]", "", name)]
